// Sends OPTIONS to a SIP trunk (RFC 3261 section 11) before a number on it is saved. Any SIP response proves that the server is
// reachable, including a request for authentication; only the first call shows whether the password is correct.
// Deliberately omitted: a SIP stack; this is one request and the first line of its response.
import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { SipAddress } from '../numbers.ts';
import { ProviderError } from '../ports/errors.ts';

/** Attempts, one second apart, because datagrams get lost. */
const TRIES = 4;
const TRY_MS = 1_000;
const MAX_ANSWER_BYTES = 8 * 1024;
const STATUS_LINE = /^SIP\/2\.0 (\d{3}) /;

/**
 * @param address the checked address of the trunk's host; the name is not resolved again
 * @throws ProviderError `unavailable` without a response, `refused` for a response that is not SIP
 */
export async function probeTrunk(trunk: SipAddress, address: string, signal: AbortSignal): Promise<void> {
  const late = AbortSignal.any([signal, AbortSignal.timeout(TRIES * TRY_MS)]);
  let answer: string;
  try {
    // Neither transport detects an abort that happened earlier.
    late.throwIfAborted();
    answer = await (trunk.transport === 'udp' ? overUdp(trunk, address, late) : overStream(trunk, address, late));
  } catch (error) {
    const why = late.aborted ? 'did not answer' : (error as Error).message;
    throw new ProviderError('sip', 'unavailable', `${trunk.host}:${trunk.port} ${why}`, { cause: error });
  }
  if (!STATUS_LINE.test(answer)) {
    throw new ProviderError('sip', 'refused', `${trunk.host}:${trunk.port} answers, but not as a SIP server`);
  }
}

function overUdp(trunk: SipAddress, address: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createSocket({ type: address.includes(':') ? 'udp6' : 'udp4' });
    const request = optionsRequest(trunk, 'UDP');
    const ask = (): void => socket.send(request, trunk.port, address, (error) => error && done(() => reject(error)));
    const again = setInterval(ask, TRY_MS);
    let isDone = false;
    const done = (settle: () => void): void => {
      // A pending datagram may still fail after the end.
      if (isDone) return;
      isDone = true;
      clearInterval(again);
      signal.removeEventListener('abort', onAbort);
      socket.close();
      settle();
    };
    const onAbort = (): void => done(() => reject(signal.reason as Error));
    signal.addEventListener('abort', onAbort, { once: true });
    socket.once('message', (answer) => done(() => resolve(answer.toString('latin1'))));
    socket.on('error', (error) => done(() => reject(error)));
    ask();
  });
}

function overStream(trunk: SipAddress, address: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const { host, port, transport } = trunk;
    const socket: Socket =
      transport === 'tls' ? connectTls({ host: address, port, servername: host }) : connect({ host: address, port });
    let answer = '';
    const onAbort = (): void => void socket.destroy(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
    socket.once(transport === 'tls' ? 'secureConnect' : 'connect', () =>
      socket.write(optionsRequest(trunk, transport.toUpperCase())),
    );
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
      if (!answer.includes('\r\n') && answer.length < MAX_ANSWER_BYTES) return;
      socket.destroy();
      resolve(answer);
    });
    socket.once('error', reject);
    socket.once('close', () => signal.removeEventListener('abort', onAbort));
    socket.once('close', () => reject(new Error('closed the connection without an answer')));
  });
}

function optionsRequest({ host, port }: SipAddress, transport: string): string {
  const [branch, tag, id] = [randomBytes(8), randomBytes(8), randomBytes(8)].map((bytes) => bytes.toString('hex'));
  return [
    `OPTIONS sip:${host}:${port} SIP/2.0`,
    `Via: SIP/2.0/${transport} parley.invalid;branch=z9hG4bK${branch};rport`,
    'Max-Forwards: 70',
    `From: <sip:probe@parley.invalid>;tag=${tag}`,
    `To: <sip:${host}:${port}>`,
    `Call-ID: ${id}@parley.invalid`,
    'CSeq: 1 OPTIONS',
    'Accept: application/sdp',
    'Content-Length: 0',
    '',
    '',
  ].join('\r\n');
}
