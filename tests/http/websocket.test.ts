// WebSockets of the HTTP server: handshakes, limits, heartbeat, and closing with the server.
import { once } from 'node:events';
import { request } from 'node:http';
import { pino, type Logger } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createVirtualClock, type VirtualClock } from '../../src/core/virtual-clock.ts';
import { createUpgradeTest } from '../../src/http/websocket.ts';
import type { ServerSocket, SocketRoute } from '../../src/protocol/server-socket.ts';
import { until } from '../support/until.ts';
import { startHarness, type HttpHarness } from './http-harness.ts';

let harness: HttpHarness | null = null;
const open: WebSocket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate();
  await harness?.close();
  harness = null;
});

interface Peer {
  socket: WebSocket;
  code(): Promise<number>;
}

async function serve(
  route: Partial<SocketRoute>,
  clock?: VirtualClock,
  log?: Logger,
): Promise<{ sockets: ServerSocket[]; url: string }> {
  const sockets: ServerSocket[] = [];
  const full: SocketRoute = {
    path: '/echo/:id',
    maxMessageBytes: 100,
    maxPerAddress: 3,
    open(socket) {
      sockets.push(socket);
      socket.onMessage((message) => socket.send(message));
    },
    ...route,
  };
  harness = await startHarness({}, { sockets: [full], ...(clock ? { clock } : {}), ...(log ? { log } : {}) });
  return { sockets, url: `${(await harness.listen()).replace('http', 'ws')}/echo/1` };
}

async function connect(url: string, protocols: string[] = []): Promise<Peer> {
  const socket = new WebSocket(url, protocols);
  open.push(socket);
  let code: number | null = null;
  socket.on('error', () => undefined);
  socket.on('close', (closed) => (code = closed));
  await until(() => socket.readyState !== WebSocket.CONNECTING);
  return {
    socket,
    async code() {
      await until(() => code !== null, { what: 'the socket is closed' });
      return code!;
    },
  };
}

const answerOf = (socket: WebSocket): Promise<[string, boolean]> =>
  new Promise((resolve) => socket.once('message', (data: Buffer, isBinary) => resolve([data.toString(), isBinary])));

describe('a socket', () => {
  test('carries text and bytes both ways, and accepts only the subprotocol parley.v1', async () => {
    const { url } = await serve({});
    const { socket } = await connect(url, ['parley.v1', 'secret']);
    expect(socket.protocol).toBe('parley.v1');
    const text = answerOf(socket);
    socket.send('hello');
    expect(await text).toEqual(['hello', false]);
    const bytes = answerOf(socket);
    socket.send(Buffer.from('bytes'));
    expect(await bytes).toEqual(['bytes', true]);
  });

  test('has no log line of a cut request when it ends', async () => {
    const lines: { msg?: string; method?: string; cut?: true }[] = [];
    const log = pino({}, { write: (text: string) => void lines.push(JSON.parse(text) as (typeof lines)[number]) });
    const ended = Promise.withResolvers<void>();
    const { url } = await serve({ open: (socket) => socket.onClose(() => ended.resolve()) }, undefined, log);
    const { socket } = await connect(url);
    socket.terminate();
    await ended.promise;
    await fetch(url.replace('ws', 'http'), { method: 'HEAD' });
    await until(() => lines.some(({ msg }) => msg === 'request'));
    expect(lines.filter(({ cut }) => cut)).toEqual([]);
  });

  test('keeps messages that arrive before its route is ready', async () => {
    const { url } = await serve({
      async open(socket) {
        await new Promise((resolve) => setImmediate(resolve));
        socket.onMessage((message) => socket.send(message));
      },
    });
    const { socket } = await connect(url);
    const answer = answerOf(socket);
    socket.send('early');
    expect((await answer)[0]).toBe('early');
  });

  test.each([
    [101, 4413],
    [300_000, 1009],
  ])('a message of %d bytes ends it with %d', async (bytes, code) => {
    const { url } = await serve({});
    const peer = await connect(url);
    peer.socket.send('x'.repeat(bytes));
    expect(await peer.code()).toBe(code);
  });

  test('a message of many fragments ends it with 1008', async () => {
    const { url } = await serve({ maxMessageBytes: 1_000 });
    const peer = await connect(url);
    const send = (fragments: number): void => {
      for (let left = fragments - 1; left >= 0; left--) peer.socket.send('x', { fin: left === 0 });
    };
    const answer = answerOf(peer.socket);
    send(128);
    expect((await answer)[0]).toBe('x'.repeat(128));
    send(129);
    expect(await peer.code()).toBe(1008);
  });

  test('above the limit of its address is closed with 4429, until another one closes', async () => {
    const { url } = await serve({});
    const [first] = [await connect(url), await connect(url), await connect(url)];
    expect(await (await connect(url)).code()).toBe(4429);
    first.socket.close();
    await first.code();
    const { socket } = await connect(url);
    const answer = answerOf(socket);
    socket.send('again');
    expect((await answer)[0]).toBe('again');
  });

  test('whose address has a NUL is refused and counted, and its route never sees it', async () => {
    const { sockets, url } = await serve({ maxPerAddress: 1000 });
    const codeOf = async () => (await connect(url.replace(/1$/, '%00'))).code();
    expect(await codeOf()).toBe(4404);
    let last = 4404;
    for (let tries = 0; tries < 200 && last === 4404; tries++) last = await codeOf();
    expect(last).toBe(4429);
    expect(sockets).toHaveLength(0);
  });

  test('whose route fails is closed without a reason for the client', async () => {
    const { url } = await serve({
      open: () => {
        throw new Error('secret');
      },
    });
    expect(await (await connect(url)).code()).toBe(1011);
  });

  test('that answers no ping is disconnected', async () => {
    const clock = createVirtualClock();
    const { url, sockets } = await serve({}, clock);
    const peer = await connect(url);
    let closed = false;
    await until(() => sockets.length === 1);
    sockets[0]!.onClose(() => (closed = true));
    // The client is frozen: it sends no pongs.
    peer.socket.pause();
    await clock.advance(16_000);
    await until(() => closed, { what: 'the silent peer is gone' });
  });

  test.each(['ping', 'pong'] as const)('that sends one %s after the other is disconnected', async (frame) => {
    // No time passes.
    const { url } = await serve({}, createVirtualClock());
    const peer = await connect(url);
    for (let count = 0; count < 100; count++) {
      // Pings in one packet are limited by the library, to 60.
      const answered = frame === 'ping' && once(peer.socket, 'pong');
      peer.socket[frame]();
      await answered;
    }
    const answer = answerOf(peer.socket);
    peer.socket.send('still here');
    expect((await answer)[0]).toBe('still here');
    peer.socket[frame]();
    expect(await peer.code()).toBe(1006);
  });

  test('closes with the server', async () => {
    const { url } = await serve({});
    const peer = await connect(url);
    await harness!.close();
    expect(await peer.code()).toBe(1001);
  });
});

test('a path without a socket answers a handshake like any other request', async () => {
  const { url } = await serve({});
  const socket = new WebSocket(url.replace('/echo/1', '/nothing'));
  const status = await new Promise((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.on('error', () => undefined);
  });
  expect(status).toBe(404);
});

test.each([
  ['/echo/1', true],
  ['/echo/1?token=a', true],
  ['/echo/1/more', false],
  ['/echo/', false],
  ['/v1/echo/1', false],
])('a handshake for %s opens a socket of /echo/:id: %s', (url, opens) => {
  const route = { path: '/echo/:id' } as SocketRoute;
  expect(createUpgradeTest([route])({ url, headers: { upgrade: 'WebSocket' } })).toBe(opens);
});

describe('an offer of an upgrade that is not a handshake of a route is ignored, and the request is answered:', () => {
  const HANDSHAKE = {
    upgrade: 'websocket',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-version': '13',
  };
  test.for([
    ['HTTP/2', 'GET', '/health', { upgrade: 'h2c' }, 200],
    ['a path that has no WebSockets', 'GET', '/health', HANDSHAKE, 200],
    ['a path below that of a route', 'GET', '/echo/1/more', HANDSHAKE, 404],
  ] as const)('%s', async ([, method, path, headers, expected]) => {
    const { url } = await serve({});
    const address = url.replace('ws', 'http').replace('/echo/1', path);
    const status = await new Promise((resolve, reject) => {
      const asked = request(address, { method, headers: { connection: 'upgrade', ...headers } });
      asked.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
      asked.on('upgrade', (response) => resolve(response.statusCode));
      asked.end();
    });
    expect(status).toBe(expected);
  });
});
