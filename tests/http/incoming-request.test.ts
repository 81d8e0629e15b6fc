// Bodies that cost more than their bytes: in tiny chunks, and longer than anybody reads.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { AGENT, NEW_AGENT, startHarness, type HttpHarness } from './http-harness.ts';

let harness: HttpHarness;
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await harness?.close();
});

/** Sends the head of a request. @returns the client and the server's side of its connection */
async function begin(headers: Record<string, string>): Promise<{ client: Socket; connection: Socket }> {
  harness = await startHarness({ createAgent: async () => ({ status: 201, body: AGENT }) });
  const { port } = new URL(await harness.listen());
  const accepted = once(harness.app.server, 'connection');
  const client = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  clients.push(client);
  const all = { host: '127.0.0.1', 'content-type': 'application/json', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  client.write(`POST /v1/agents HTTP/1.1\r\n${lines.join('')}\r\n`);
  return { client, connection: ((await accepted) as [Socket])[0] };
}

const KEY = { authorization: 'Bearer sk_service_live_write' };
const CHUNKED = { 'transfer-encoding': 'chunked' };
/** A body in chunks of this many bytes. */
function chunksOf(body: string, size: number): string {
  const pieces = Array.from({ length: Math.ceil(body.length / size) }, (_, i) => body.slice(i * size, (i + 1) * size));
  return `${pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join('')}0\r\n\r\n`;
}
const padded = (bytes: number) => JSON.stringify(NEW_AGENT).padEnd(bytes, ' ');

test('a body in tiny chunks is refused, and its connection closed', async () => {
  const { client, connection } = await begin({ ...CHUNKED, ...KEY });
  client.write(chunksOf(padded(100_000), 1));
  const answer = await text(client);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('The chunks of the body have less than 16 bytes on average.');
  await until(() => connection.destroyed);
});

test.each([
  ['a short body in tiny chunks', 4_000, 1],
  ['a long body in chunks of a line', 200_000, 40],
])('%s is read', async (_what, bytes, size) => {
  const { client } = await begin({ ...CHUNKED, ...KEY });
  client.write(chunksOf(padded(bytes), size));
  expect(String((await once(client, 'data'))[0])).toMatch(/^HTTP\/1\.1 201 /);
});

test.each([
  ['of unknown length', CHUNKED, `4000\r\n${'x'.repeat(0x4000)}\r\n`, 40],
  ['that is too long', { 'content-length': '90000000000' }, 'x'.repeat(0x4000), 8],
  ['in small chunks', CHUNKED, `40\r\n${'x'.repeat(0x40)}\r\n`.repeat(256), 8],
])('the rest of a body %s is not read to its end after a refusal', async (_what, headers, piece, mostMebibytes) => {
  const { client, connection } = await begin(headers);
  const answered = once(client, 'data');
  const more = (): void => {
    while (!client.destroyed && client.write(piece));
    client.once('drain', more);
  };
  more();
  expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 401 /);
  await until(() => connection.destroyed, { what: 'the connection is closed' });
  expect(connection.bytesRead).toBeLessThan(mostMebibytes * 1024 * 1024);
});

// Many clients begin to read when they have sent everything.
const LONG = 3 * 1024 * 1024;
test.each([
  ['of known length', { 'content-length': String(LONG) }, 'x'.repeat(LONG)],
  ['of unknown length', CHUNKED, chunksOf(padded(LONG), 0x4000)],
])('a connection can be used again after a body %s was refused', async (_what, headers, body) => {
  const { client, connection } = await begin(headers);
  expect(String((await once(client, 'data'))[0])).toMatch(/^HTTP\/1\.1 401 /);
  client.write(body);
  client.write('GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  expect(String((await once(client, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
  expect(connection.destroyed).toBe(false);
});
