// Outgoing connections: which addresses are refused, and how each kind of response is handled. Receivers listen on
// loopback, which a test must allow explicitly; names are resolved by a scripted lookup.
import { createServer, type RequestListener, type Server } from 'node:http';
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server as TcpServer,
  type Socket as TcpSocket,
} from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { createConnection, type GuardedConnection, type ConnectionOptions } from '../../src/providers/connection.ts';
import { createAddressGuard } from '../../src/providers/connection/addresses.ts';
import { isConnectionFailure, type ConnectionCode } from '../../src/providers/connection/failure.ts';
import type { Lookup } from '../../src/providers/connection/lookup.ts';
import type { SocketEnd } from '../../src/providers/socket.ts';
import { PRIVATE_URLS, UNUSABLE_URLS } from './connection-urls.ts';

const LOOPBACK = ['127.0.0.0/8'];
const POST = { method: 'POST', body: '{}', timeoutMs: 5_000, maxBytes: 1_000 } as const;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function open(options: Partial<ConnectionOptions> = {}): GuardedConnection {
  const connection = createConnection({ allow: [], ...options });
  closing.push(() => connection.close());
  return connection;
}

async function listen(server: Server | TcpServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as AddressInfo).port;
}

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  closing.push(async () => server.closeAllConnections());
  return listen(server);
}

async function codeOf(work: Promise<unknown>): Promise<ConnectionCode | 'none'> {
  try {
    await work;
    return 'none';
  } catch (error) {
    if (!isConnectionFailure(error)) throw error;
    return error.code;
  }
}

const resolvesTo =
  (...addresses: string[]): Lookup =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('private addresses', () => {
  test.each(PRIVATE_URLS)('%s is refused when it is saved and when it is called', async (url) => {
    const connection = open();
    expect(await codeOf(connection.checkUrl(url))).toBe('private_address');
    expect(await codeOf(connection.request(url, POST))).toBe('private_address');
  });
  test.each(UNUSABLE_URLS)('%s is rejected as an invalid URL', async (url) => {
    const connection = open({ lookup: resolvesTo('93.184.215.14') });
    expect(await codeOf(connection.checkUrl(url))).toBe('invalid_url');
    expect(await codeOf(connection.request(url, POST))).toBe('invalid_url');
  });
  test.each(['8.8.8.8', '93.184.215.14', '2606:4700::1111', '64:ff9b::808:808', '::ffff:8.8.8.8'])(
    '%s is accepted as public',
    (ip) => expect(createAddressGuard([]).permits(ip)).toBe(true),
  );
  test('a name is refused when any of its addresses is private', async () => {
    const connection = open({ lookup: resolvesTo('93.184.215.14', '2606:4700::1111', '10.0.0.1') });
    expect(await codeOf(connection.checkUrl('https://mixed.example.com/'))).toBe('private_address');
    expect(await codeOf(connection.request('https://mixed.example.com/', POST))).toBe('private_address');
  });
  test('a name that was public when it was saved is refused once it resolves to a private address', async () => {
    let reached = 0;
    const port = await serve((_request, response) => void (reached++, response.end()));
    const answers = ['93.184.215.14', '127.0.0.1'];
    const connection = open({ lookup: async () => [{ address: answers.shift()!, family: 4 }] });
    await connection.checkUrl(`http://rebind.example.com:${port}/`);
    expect(await codeOf(connection.request(`http://rebind.example.com:${port}/`, POST))).toBe('private_address');
    expect(reached).toBe(0);
  });
  test('the socket connects to the address that was checked; the name is not resolved a second time', async () => {
    const port = await serve((_request, response) => void response.end('here'));
    let asked = 0;
    const lookup: Lookup = async () => (asked++, [{ address: '127.0.0.1', family: 4 }]);
    const answer = await open({ allow: LOOPBACK, lookup }).request(`http://once.example.com:${port}/`, POST);
    expect([answer.body.toString(), asked]).toEqual(['here', 1]);
  });
  test('a redirect to a private address is returned as a response and not followed', async () => {
    let inside = 0;
    const private_ = await serve((_request, response) => void (inside++, response.end()));
    const headers = { location: `http://127.0.0.1:${private_}/admin` };
    for (const status of [301, 302, 303, 307, 308]) {
      const port = await serve((_request, response) => void response.writeHead(status, headers).end());
      const answer = await open({ allow: LOOPBACK }).request(`http://127.0.0.1:${port}/`, POST);
      expect(answer.status).toBe(status);
    }
    expect(inside).toBe(0);
  });
  test('networks that the operator lists are allowed, also as IPv4-mapped IPv6, and no others', () => {
    const guard = createAddressGuard(['10.1.0.0/16', 'fd12::/32']);
    expect(['10.1.2.3', '::ffff:10.1.2.3', 'fd12::9'].map(guard.permits)).toEqual([true, true, true]);
    expect(['10.2.0.1', '127.0.0.1', 'fd13::9'].map(guard.permits)).toEqual([false, false, false]);
    expect(['10.1.2.3', '8.8.8.8', '10.2.0.1'].map(guard.isException)).toEqual([true, false, false]);
  });
  test('an invalid network in the list is named in the error', () => {
    expect(() => createAddressGuard(['10.0.0.0/8', 'lan'])).toThrow('lan is not a network');
  });
});

describe('isAllowedPrivate', () => {
  test.each([
    ['10.1.2.3', true],
    ['10.2.2.3', false],
    ['8.8.8.8', false],
    ['[::ffff:10.1.0.1]', true],
  ])('%s: %s', async (host, expected) => {
    expect(await open({ allow: ['10.1.0.0/16'] }).isAllowedPrivate(host)).toBe(expected);
  });
  test('a name is allowed only when all of its addresses are', async () => {
    const allow = ['10.1.0.0/16'];
    expect(await open({ allow, lookup: resolvesTo('10.1.0.1') }).isAllowedPrivate('llm.lan')).toBe(true);
    expect(await open({ allow, lookup: resolvesTo('10.1.0.1', '8.8.8.8') }).isAllowedPrivate('llm.lan')).toBe(false);
  });
});

describe('request', () => {
  test('sends method, path, query, headers and body', async () => {
    const seen = Promise.withResolvers<string>();
    const port = await serve((request, response) => {
      request.setEncoding('utf8').on('data', (body: string) => {
        seen.resolve(`${request.method} ${request.url} ${String(request.headers['x-one'])} ${body}`);
        response.writeHead(201, { 'x-two': '2' }).end('done');
      });
    });
    const request = { ...POST, headers: { 'x-one': '1' }, body: 'hello' };
    const answer = await open({ allow: LOOPBACK }).request(`http://127.0.0.1:${port}/a/b?c=d`, request);
    expect(await seen.promise).toBe('POST /a/b?c=d 1 hello');
    expect([answer.status, answer.headers['x-two'], answer.body.toString()]).toEqual([201, '2', 'done']);
  });
  test('connections are reused: ten sequential requests open at most two sockets', async () => {
    const sockets = new Set<unknown>();
    const port = await serve((request, response) => void (sockets.add(request.socket), response.end('ok')));
    const connection = open({ allow: LOOPBACK });
    for (let i = 0; i < 10; i++) await connection.request(`http://127.0.0.1:${port}/`, POST);
    expect(sockets.size).toBeLessThanOrEqual(2);
  });
  test('an endless response is read up to the size limit', async () => {
    const port = await serve((_request, response) => {
      const more = () => void (response.write('x'.repeat(10_000)) ? setImmediate(more) : response.once('drain', more));
      more();
    });
    const answer = await open({ allow: LOOPBACK }).request(`http://127.0.0.1:${port}/`, POST);
    expect([answer.body.length, answer.truncated]).toEqual([1_000, true]);
  });
  test('a response of exactly the size limit is complete', async () => {
    const port = await serve((_request, response) => void response.end('x'.repeat(1_000)));
    const answer = await open({ allow: LOOPBACK }).request(`http://127.0.0.1:${port}/`, POST);
    expect([answer.body.length, answer.truncated]).toEqual([1_000, false]);
  });
  test.each([
    ['never answers', (() => undefined) as RequestListener],
    ['answers drop by drop', ((_request, response) => void response.writeHead(200).write('x')) as RequestListener],
  ])('a receiver that %s causes a timeout', async (_what, listener) => {
    const port = await serve(listener);
    const work = open({ allow: LOOPBACK }).request(`http://127.0.0.1:${port}/`, { ...POST, timeoutMs: 60 });
    expect(await codeOf(work)).toBe('timeout');
  });
  test('the caller can abort the request', async () => {
    const arrived = Promise.withResolvers<void>();
    const port = await serve(() => arrived.resolve());
    const stop = new AbortController();
    const work = codeOf(
      open({ allow: LOOPBACK }).request(`http://127.0.0.1:${port}/`, { ...POST, signal: stop.signal }),
    );
    await arrived.promise;
    stop.abort();
    expect(await work).toBe('aborted');
  });
  test('refused, lost, invalid, non-TLS and unresolvable connections each have their own error code', async () => {
    const connection = open({ allow: LOOPBACK, lookup: async () => [] });
    const gone = createServer();
    const refused = await listen(gone);
    await closing.pop()!();
    const lost = await listen(createTcpServer((socket) => void socket.on('data', () => socket.destroy())));
    const garbled = await listen(
      createTcpServer((socket) => void socket.on('data', () => socket.end('SSH-2.0-x\r\n'))),
    );
    const plain = await serve((_request, response) => void response.end());
    const codes = await Promise.all([
      codeOf(connection.request(`http://127.0.0.1:${refused}/`, POST)),
      codeOf(connection.request(`http://127.0.0.1:${lost}/`, POST)),
      codeOf(connection.request(`http://127.0.0.1:${garbled}/`, POST)),
      codeOf(connection.request(`https://127.0.0.1:${plain}/`, POST)),
      codeOf(connection.request('http://nowhere.example.com/', POST)),
    ]);
    expect(codes).toEqual(['refused', 'connection_lost', 'bad_answer', 'tls_failed', 'dns_failed']);
  });
  test.each([
    [20, 'none'],
    [21, 'bad_answer'],
  ])('%d informational responses before the final one: %s', async (count, code) => {
    const port = await serve((_request, response) => {
      for (let sent = 0; sent < count; sent++) response.writeProcessing();
      response.end('ok');
    });
    expect(await codeOf(open({ allow: LOOPBACK }).request(`http://127.0.0.1:${port}/`, POST))).toBe(code);
  });
  test.each([
    [1, 16_000, 'none'],
    [1, 17_000, 'bad_answer'],
    [16, 17_000, 'none'],
  ])('chunks of %d bytes, %d of them: %s', async (size, count, code) => {
    const chunk = `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;
    const port = await listen(
      createTcpServer((socket) => {
        socket.on('error', () => undefined);
        socket.once('data', () => {
          socket.end(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${chunk.repeat(count)}0\r\n\r\n`);
        });
      }),
    );
    const request = { ...POST, maxBytes: 1024 * 1024 };
    expect(await codeOf(open({ allow: LOOPBACK }).request(`http://127.0.0.1:${port}/`, request))).toBe(code);
  });
});

describe('a WebSocket is closed if its server sends, without end,', () => {
  const closedBy = async (port: number): Promise<SocketEnd> => {
    const { promise, resolve } = Promise.withResolvers<SocketEnd>();
    const events = { onOpen: () => undefined, onText: () => undefined, onClosed: resolve };
    // No test waits for this deadline.
    open({ allow: LOOPBACK }).openSocket(`ws://127.0.0.1:${port}/`, { connectTimeoutMs: 50_000 }, events);
    return promise;
  };
  const endless = (socket: TcpSocket, text: string): void => {
    const more = () => {
      if (!socket.destroyed) void (socket.write(text) ? setImmediate(more) : socket.once('drain', more));
    };
    socket.on('error', () => undefined);
    more();
  };

  test('informational responses to the handshake', async () => {
    const port = await listen(
      createTcpServer((socket) => void socket.once('data', () => endless(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n'))),
    );
    expect(await closedBy(port)).toMatchObject({ status: null, reason: 'the response was not HTTP' });
  });

  test('fragments of a message', async () => {
    const server = createServer();
    new WebSocketServer({ server }).on('connection', (socket) => {
      for (let count = 0; count < 1_000; count++) socket.send('', { fin: false });
    });
    const end = await closedBy(await listen(server));
    expect(end).toMatchObject({ status: null, reason: expect.stringMatching(/fragments/i) });
  });

  test.each(['ping', 'pong'] as const)('%s frames', async (frame) => {
    const server = createServer();
    new WebSocketServer({ server }).on('connection', (socket) => {
      // Pings in one packet are limited by the library, to 60.
      if (frame === 'ping') {
        socket.on('pong', () => socket.ping());
        socket.ping();
      } else for (let count = 0; count < 200; count++) socket.pong();
    });
    const port = await listen(server);
    expect(await closedBy(port)).toEqual({ status: null, code: 1008, reason: 'the other side sends too much' });
  });
});
