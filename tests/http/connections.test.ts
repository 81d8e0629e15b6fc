// Connections of misbehaving clients: silent ones, incomplete requests, responses that are not read, too many at once.
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text as textOfStream } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import { limitConnections } from '../../src/http/connections.ts';
import { defaultHttpSettings, type HttpSettings } from '../../src/http/http-settings.ts';
import { createProxies } from '../../src/http/proxies.ts';
import { until } from '../support/until.ts';
import { AGENT, startHarness, type HttpHarness } from './http-harness.ts';

// The settings of a process with a known limit of open files.
const PRINT_LIMIT = `
  import { EventEmitter } from 'node:events';
  import { limitConnections } from '${new URL('../../src/http/connections.ts', import.meta.url).href}';
  const server = new EventEmitter();
  limitConnections(server, { maxConnections: null, maxConnectionsPerAddress: 1 }, {});
  process.stdout.write(String(server.maxConnections));
`;

let harness: HttpHarness;
let port: number;
/** Connections that the server has accepted so far: it destroys some of them before a test can look. */
let accepted = 0;
const clients: Socket[] = [];
const quick = { headersTimeoutMs: 150, requestTimeoutMs: 300, connectionCheckMs: 20 };
const HANDSHAKE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n';
const HEAD = 'GET /health HTTP/1.1\r\nHost: x\r\n';

async function start(
  settings: Partial<HttpSettings>,
  handlers: Parameters<typeof startHarness>[0] = {},
  more: Parameters<typeof startHarness>[1] = {},
) {
  const echo = { path: '/echo', maxMessageBytes: 100, maxPerAddress: 100, open: () => undefined };
  harness = await startHarness(handlers, { settings, sockets: [echo], ...more });
  port = Number(new URL(await harness.listen()).port);
  accepted = 0;
  harness.app.server.on('connection', () => (accepted += 1));
}

/** A client that keeps its side open even when the server closes. */
function stubborn(bytes = ''): Socket {
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  client.on('error', () => undefined);
  if (bytes !== '') client.write(bytes);
  clients.push(client);
  return client;
}

const connections = () =>
  new Promise<number>((resolve, reject) => {
    harness.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

async function textOf(client: Socket): Promise<string> {
  let text = '';
  for await (const chunk of client) text += String(chunk);
  return text;
}

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await harness?.close();
});

describe('a connection without a complete request', () => {
  test.each([
    ['nothing', ''],
    ['half a head', HEAD],
    ['half a body', 'POST /v1/agents HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"name"'],
    ['half of a second request', `${HEAD}\r\n${HEAD}`],
    ['no HTTP', 'NONSENSE\r\n\r\n'],
  ])('is destroyed when it sends %s, although its peer neither reads nor closes', async (_what, bytes) => {
    await start(quick);
    stubborn(bytes).pause();
    await until(() => accepted === 1);
    await until(async () => (await connections()) === 0);
  });

  test('whose head does not arrive in time is destroyed, even if the body may take longer', async () => {
    await start({ ...quick, requestTimeoutMs: 60_000 });
    stubborn(HEAD).pause();
    await until(() => accepted === 1);
    await until(async () => (await connections()) === 0);
  });

  test('has ten seconds for its head and a minute in all by default, checked every five seconds', async () => {
    await start({});
    const { headersTimeout, requestTimeout } = harness.app.server;
    expect([headersTimeout, requestTimeout, defaultHttpSettings.connectionCheckMs]).toEqual([10_000, 60_000, 5_000]);
  });

  test('gets a 408 when the request is late', async () => {
    await start(quick);
    const text = await textOf(stubborn(HEAD));
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(JSON.parse(text.slice(text.indexOf('{')))).toMatchObject({ code: 'request_timeout', status: 408 });
  });
});

describe('a response', () => {
  test('that the client does not read is cut', async () => {
    const endless = () => Readable.from(forever(), { objectMode: false });
    const handler = async () => ({ status: 200, stream: endless(), contentType: 'application/octet-stream' });
    await start({ stalledMs: 100 }, { getAgent: handler });
    const { authorization } = harness.bearer('write');
    stubborn(`GET /v1/agents/agent_1 HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`).pause();
    await until(() => accepted === 1);
    await until(async () => (await connections()) === 0);
  });

  test('whose handler is slow is not cut', async () => {
    const ready = Promise.withResolvers<void>();
    // Long enough for the head to arrive on a busy machine: a connection that is silent before its head is closed.
    await start(
      { stalledMs: 1_000 },
      {
        getAgent: async () => {
          await ready.promise;
          return { status: 200, body: AGENT };
        },
      },
    );
    let silences = 0;
    harness.app.server.on('request', (_request, answer) => answer.on('timeout', () => (silences += 1)));
    const answer = fetch(`http://127.0.0.1:${port}/v1/agents/agent_1`, { headers: harness.bearer('write') });
    await until(() => silences >= 2);
    ready.resolve();
    expect((await answer).status).toBe(200);
  });
});

async function* forever(): AsyncGenerator<Buffer> {
  for (;;) yield Buffer.alloc(64 * 1024);
}

describe('concurrent connections', () => {
  const isServed = async (client: Socket) => {
    client.write(`${HEAD}\r\n`);
    const refused = Promise.race([once(client, 'end'), once(client, 'close')]).then(() => ['']);
    const [chunk] = await Promise.race([once(client, 'data'), refused]);
    return String(chunk).startsWith('HTTP/1.1 200');
  };

  test('from one address are limited, and closed ones free capacity', async () => {
    await start({ maxConnectionsPerAddress: 2 });
    const first = stubborn();
    expect([await isServed(first), await isServed(stubborn()), await isServed(stubborn())]).toEqual([
      true,
      true,
      false,
    ]);
    first.destroy();
    await until(async () => (await connections()) === 1);
    expect(await isServed(stubborn())).toBe(true);
  });

  test('from a trusted proxy are not counted by address', async () => {
    await start({ maxConnectionsPerAddress: 1, trustProxy: ['127.0.0.0/8'] });
    expect([await isServed(stubborn()), await isServed(stubborn()), await isServed(stubborn())]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('of WebSockets are limited by their routes instead', async () => {
    await start({ maxConnectionsPerAddress: 1 });
    const sockets = [];
    for (let count = 0; count < 3; count++) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/echo`);
      sockets.push(socket);
      await once(socket, 'open');
    }
    expect(await isServed(stubborn())).toBe(true);
    for (const socket of sockets) socket.terminate();
  });

  test('of WebSockets that their route refuses are limited by address', async () => {
    const sockets = [{ path: '/echo', maxMessageBytes: 100, maxPerAddress: 1, open: () => undefined }];
    // Refused peers that do not answer are cut after a second, which does not pass here.
    await start({ maxConnectionsPerAddress: 2 }, {}, { sockets, clock: createVirtualClock() });
    const handshakes = Array.from({ length: 3 }, () => stubborn(`GET /echo HTTP/1.1\r\nHost: x\r\n${HANDSHAKE}\r\n`));
    for (const client of handshakes) expect(String((await once(client, 'data'))[0])).toContain(' 101 ');
    expect(await isServed(stubborn())).toBe(false);
    handshakes[1]!.destroy();
    await until(async () => (await connections()) === 2);
    expect(await isServed(stubborn())).toBe(true);
  });

  test('of all addresses together are limited', async () => {
    await start({ maxConnections: 2 });
    expect([await isServed(stubborn()), await isServed(stubborn()), await isServed(stubborn())]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('are by default limited to half of the process’s open files, at most 10 000', async () => {
    await start({});
    expect(harness.app.server.maxConnections).toBeLessThanOrEqual(10_000);
    const child = spawn('sh', [
      '-c',
      'ulimit -n 600; exec "$0" --input-type=module --eval "$1"',
      process.execPath,
      PRINT_LIMIT,
    ]);
    expect(await textOfStream(child.stdout)).toBe('300');
  });

  test('of one IPv6 /64 network are counted together', () => {
    const server = new EventEmitter() as Server;
    const log = pino({ level: 'silent' });
    limitConnections(server, { maxConnections: 10, maxConnectionsPerAddress: 1 }, { proxies: createProxies(0), log });
    const isTaken = (remoteAddress: string): boolean => {
      const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() });
      server.emit('connection', socket);
      return socket.destroy.mock.calls.length === 0;
    };
    const from = ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:db8:0:2::1', '192.0.2.1', '::ffff:192.0.2.1'];
    expect(from.map(isTaken)).toEqual([true, false, true, true, false]);
  });
});
