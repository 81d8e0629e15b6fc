// The Twilio stand-in behind real sockets, for the official SDK over HTTP and media streams over WebSockets. TWILIO_API_URL
// points here.
import WebSocket from 'ws';
import type { Clock } from '../../src/core/clock.ts';
import { startStandIn } from './stand-in.ts';
import { createTwilioNetwork, type SocketEnd, type SocketEvents, type TwilioNetwork } from './twilio-network.ts';

export interface TwilioServer extends TwilioNetwork {
  url: string;
  /** Settings that point the service to this stand-in. */
  env: Record<string, string>;
  /** Adds a customer's account, with its own numbers, calls and token. */
  others: readonly TwilioNetwork[];
  /** Requests, as `<account SID> POST Calls.json`. */
  asked: string[];
  close(): Promise<void>;
}

const ACCOUNT_SID = `AC${'0123456789abcdef'.repeat(2)}`;
const AUTH_TOKEN = 'fedcba9876543210fedcba9876543210';

export interface TwilioAccount {
  sid: string;
  token: string;
}

/** @param account the deployment's account */
export async function startTwilio(
  clock: Clock,
  account: TwilioAccount = { sid: ACCOUNT_SID, token: AUTH_TOKEN },
  others: readonly TwilioAccount[] = [],
): Promise<TwilioServer> {
  const networks = new Map(
    [account, ...others].map(({ sid, token }) => [
      sid,
      createTwilioNetwork({ clock, accountSid: sid, authToken: token, post, connect }),
    ]),
  );
  const network = networks.get(account.sid)!;
  const asked: string[] = [];
  const { url, close } = await startStandIn((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const headers = { authorization: incoming.headers.authorization ?? '' };
      const request = {
        method: incoming.method as 'POST',
        headers,
        body: Buffer.concat(parts),
        timeoutMs: 0,
        maxBytes: 0,
      };
      const [, sid = '', what = ''] = /\/Accounts\/(AC\w+)\/(.*)$/.exec(incoming.url ?? '') ?? [];
      asked.push(`${sid} ${incoming.method} ${what}`);
      (networks.get(sid) ?? network).request(`http://stand-in${incoming.url}`, request).then(
        ({ status, body }) => response.writeHead(status, { 'content-type': 'application/json' }).end(body),
        // The response is lost: the connection breaks.
        () => incoming.socket.destroy(),
      );
    });
  });
  const env = {
    TWILIO_ACCOUNT_SID: account.sid,
    TWILIO_AUTH_TOKEN: account.token,
    TWILIO_API_URL: url,
    TWILIO_CALLS_PER_SECOND: '100',
  };
  const theirs = others.map(({ sid }) => networks.get(sid)!);
  return Object.assign(network, { url, env, others: theirs, asked, close });
}

async function post(url: string, params: Record<string, string>, signature: string): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
    body: new URLSearchParams(params),
  });
  return response.text();
}

function connect(url: string, { onMessage, onClose }: SocketEvents): Promise<SocketEnd> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    socket.once('open', () => resolve({ send: (text) => socket.send(text), close: () => socket.close() }));
    socket.once('error', reject);
    socket.on('message', (bytes: Buffer) => onMessage(bytes.toString('utf8')));
    socket.once('close', onClose);
  });
}
