// A local server for the requests of one webhook. It verifies each request (Standard Webhooks) and forwards it with its original
// headers. Invariant: a request with an invalid signature is answered with 401 and never forwarded.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { usage } from './failures.ts';

export interface Received {
  at: Date;
  /** Name of the event. */
  name: string;
  /** Id of the call, campaign or payment that the event is about; empty when there is none. */
  subject: string;
  /** The verified event; null if the request was refused. */
  event: object | null;
  /** Reason of the refusal. */
  fault: string | null;
  headers: IncomingHttpHeaders;
  forwarded: Forwarded | null;
}

interface Forwarded {
  url: string;
  /** Status of the response; 502 when there was none. */
  status: number;
  ms: number;
  /** Reason why there was no response. */
  error: string | null;
}

interface Receiver {
  url: string;
  /** Sets the secret. Requests wait for it, because it is known only after the webhook was created. */
  verifyWith(secret: string): void;
  close(): Promise<void>;
}

const MAX_BYTES = 10 * 1024 * 1024;
/** Equal to the time that the service waits for a response. */
const FORWARD_MS = 10_000;
/** Headers of the connection between two servers, not of the message (RFC 9110, section 7.6.1). */
const OF_THE_CONNECTION = ['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive', 'upgrade', 'te'];

/** @param port 0 picks a free one @param onRequest is called when a request has been answered */
export async function openReceiver(
  port: number,
  forward: string | null,
  onRequest: (received: Received) => void,
): Promise<Receiver> {
  const { promise: secret, resolve: verifyWith } = Promise.withResolvers<string>();
  const server = createServer((request, response) => {
    receive(request, response, { secret, forward }).then(
      (received) => received && onRequest(received),
      () => response.destroy(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw usage(`port ${port} is in use`, 'Choose another one with --port, or leave it out to get a free one.');
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound}/`,
    verifyWith,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

interface Handling {
  secret: Promise<string>;
  forward: string | null;
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  { secret, forward }: Handling,
): Promise<Received | null> {
  const answer = (status: number): void => void response.writeHead(status).end();
  if (request.method !== 'POST') {
    answer(405);
    return null;
  }
  const body = await readBody(request);
  if (body === null) {
    answer(413);
    return null;
  }
  const { headers } = request;
  const { event, fault } = await verified(body, headers, await secret);
  const forwarded = event === null || forward === null ? null : await send(forward, body, headers);
  answer(event === null ? 401 : (forwarded?.status ?? 204));
  return { at: new Date(), ...described(event), event, fault, headers, forwarded };
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function verified(
  body: Buffer,
  headers: IncomingHttpHeaders,
  secret: string,
): Promise<Pick<Received, 'event' | 'fault'>> {
  const { verifyWebhook, WebhookVerificationError } = await import('../../generated/clients/typescript/src/index.ts');
  try {
    return { event: await verifyWebhook(new Uint8Array(body), headers, secret), fault: null };
  } catch (error) {
    if (error instanceof WebhookVerificationError) return { event: null, fault: error.message };
    throw error;
  }
}

function described(event: object | null): Pick<Received, 'name' | 'subject'> {
  if (event === null) return { name: '-', subject: '' };
  const flat = event as { type?: string; event?: string; call_id?: string; data?: Record<string, unknown> };
  const { data = {} } = flat;
  const call = data['call'] as { call_id?: string } | undefined;
  const subject = flat.call_id ?? data['call_id'] ?? call?.call_id ?? data['campaign_id'] ?? data['id'] ?? '';
  return { name: flat.type ?? flat.event ?? '-', subject: String(subject) };
}

async function send(url: string, body: Buffer, headers: IncomingHttpHeaders): Promise<Forwarded> {
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || OF_THE_CONNECTION.includes(name) ? [] : [[name, String(value)] as [string, string]],
  );
  const started = performance.now();
  const taken = (): number => Math.round(performance.now() - started);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: kept,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(FORWARD_MS),
    });
    await answer.arrayBuffer();
    return { url, status: answer.status, ms: taken(), error: null };
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : undefined;
    return { url, status: 502, ms: taken(), error: reason ?? message };
  }
}
