// The probe of a SIP trunk before a number on it is saved, against local servers that answer with SIP, with something else,
// or not at all.
import { createSocket } from 'node:dgram';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { probeTrunk } from '../../../src/providers/telephony/sip-probe.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const UNAUTHORIZED = 'SIP/2.0 401 Unauthorized\r\nContent-Length: 0\r\n\r\n';
const trunk = (port: number, transport: 'udp' | 'tcp') =>
  ({ host: 'sip.example.com', port, transport, username: null, password: null }) as const;
const probe = (port: number, transport: 'udp' | 'tcp', signal = new AbortController().signal) =>
  probeTrunk(trunk(port, transport), '127.0.0.1', signal);

/** Answers the nth datagram and all later ones. */
async function udp(answer: string, from = 1): Promise<{ port: number; asked: string[] }> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (message, { port, address }) => {
    asked.push(message.toString());
    if (asked.length >= from) socket.send(answer, port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  closing.push(() => socket.close());
  return { port: socket.address().port, asked };
}

async function tcp(answer: string): Promise<number> {
  const server = createServer((socket) => socket.on('error', () => undefined).once('data', () => socket.end(answer)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

test('any SIP response proves a trunk, including a request for authentication', async () => {
  const { port, asked } = await udp(UNAUTHORIZED);
  await probe(port, 'udp');
  expect(asked[0]).toMatch(/^OPTIONS sip:sip\.example\.com:\d+ SIP\/2\.0\r\nVia: SIP\/2\.0\/UDP /);
  await probe(await tcp(UNAUTHORIZED), 'tcp');
});

test('a lost datagram is sent again', async () => {
  const { port, asked } = await udp(UNAUTHORIZED, 2);
  await probe(port, 'udp');
  expect(asked).toHaveLength(2);
});

test('a server that does not speak SIP is refused', async () => {
  await expect(probe(await tcp('HTTP/1.1 400 Bad Request\r\n\r\n'), 'tcp')).rejects.toMatchObject({ kind: 'refused' });
});

test('silence and a closed port are refused', async () => {
  const { port } = await udp('', 1_000);
  await expect(probe(port, 'udp', AbortSignal.timeout(300))).rejects.toMatchObject({ kind: 'unavailable' });
  const closed = await tcp('');
  closing.splice(0).forEach((close) => close());
  await expect(probe(closed, 'tcp')).rejects.toMatchObject({ kind: 'unavailable' });
});

test('an aborted probe does not start', async () => {
  const { port, asked } = await udp(UNAUTHORIZED);
  for (const transport of ['udp', 'tcp'] as const) {
    await expect(probe(port, transport, AbortSignal.abort())).rejects.toMatchObject({ kind: 'unavailable' });
  }
  expect(asked).toEqual([]);
});

test('an unreachable address is refused as a trunk', async () => {
  const probing = probeTrunk(trunk(5060, 'udp'), '255.255.255.255', new AbortController().signal);
  await expect(probing).rejects.toMatchObject({ kind: 'unavailable' });
});
