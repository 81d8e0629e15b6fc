// What pages of other origins can do to the service on a developer's machine, and which request headers are rejected
// everywhere.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { HttpSettings } from '../../src/http/http-settings.ts';
import { CLOSE, type SocketRoute } from '../../src/protocol/server-socket.ts';
import { AGENT, startHarness, type HttpHarness } from './http-harness.ts';

let harness: HttpHarness;
afterEach(() => harness.close());

const EVIL = 'https://evil.example';
const OWN = ['https://dev.example:8443'];
const isAdmitted = (status: number) => status !== 403 && status !== 421;

async function start(settings: Partial<HttpSettings>, sockets: SocketRoute[] = []): Promise<void> {
  const handlers = {
    getAgent: async () => ({ status: 200, body: AGENT }),
    sendMessage: async () => ({ status: 200, body: { text: 'hello' } }),
  };
  const local = { localOnly: true, corsOrigins: [], ownUrls: OWN };
  harness = await startHarness(handlers, { settings: { ...local, ...settings }, sockets });
}

const ask = (headers: Record<string, string>, url = '/v1/agents/agent_1', method: 'GET' | 'POST' | 'OPTIONS' = 'GET') =>
  harness.app.inject({ url, method, headers: { ...harness.bearer('write'), ...headers } });

describe('on a developer machine', () => {
  test.each([
    ['GET', '/v1/agents/agent_1'],
    ['POST', '/v1/agents'],
    ['GET', '/health'],
    ['GET', '/metrics'],
    ['GET', '/docs/'],
    ['GET', '/openapi.json'],
    ['OPTIONS', '/v1/agents'],
  ] as const)('%s %s is refused for pages and host names from elsewhere', async (method, url) => {
    await start({});
    const preflight: Record<string, string> = method === 'OPTIONS' ? { 'access-control-request-method': 'POST' } : {};
    const foreign = await ask({ origin: EVIL, ...preflight }, url, method);
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'origin_not_allowed']);
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
    const rebound = await ask({ host: 'rebind.evil.example', ...preflight }, url, method);
    expect([rebound.statusCode, rebound.json().code]).toEqual([421, 'misdirected_request']);
  });

  test.each(['http://localhost:5173', 'http://127.0.0.1:3000', 'https://[::1]:1', 'http://app.localhost', OWN[0]!])(
    'pages of %s may send requests and read the responses',
    async (origin) => {
      await start({});
      const answer = await ask({ origin });
      expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, origin]);
      const preflight = await ask(
        { origin, 'access-control-request-method': 'PATCH' },
        '/v1/agents/agent_1',
        'OPTIONS',
      );
      expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, origin]);
    },
  );

  test.each(['null', 'http://localhost.evil.example', 'file://', 'http://127.0.0.1.evil.example', 'localhost'])(
    'the origin %s counts as foreign',
    async (origin) => {
      await start({});
      expect((await ask({ origin })).statusCode).toBe(403);
    },
  );

  test.each([
    ['localhost:3000', true],
    ['LOCALHOST', true],
    ['127.0.0.1:3000', true],
    ['[::1]:3000', true],
    ['app.localhost:3000', true],
    ['dev.example', true],
    ['dev.example.evil.example', false],
    ['localhost.evil.example', false],
    ['192.168.1.9:3000', false],
    ['127.0.0.1@evil.example', false],
  ])('the host name "%s" is accepted: %s', async (host, admitted) => {
    await start({});
    expect(isAdmitted((await ask({ host })).statusCode)).toBe(admitted);
  });

  test('programs, which send no origin, may send requests', async () => {
    await start({});
    expect((await ask({})).statusCode).toBe(200);
  });

  test('origins in CORS_ORIGINS may send requests, and * allows every page', async () => {
    await start({ corsOrigins: ['https://app.example'] });
    expect((await ask({ origin: 'https://app.example' })).headers['access-control-allow-origin']).toBe(
      'https://app.example',
    );
    expect((await ask({ origin: EVIL })).statusCode).toBe(403);
    await harness.close();
    await start({ corsOrigins: '*' });
    expect((await ask({ origin: EVIL })).headers['access-control-allow-origin']).toBe('*');
  });

  test('widget operations are checked against the allowed origins of the widget instead', async () => {
    await start({});
    const headers = { origin: EVIL, 'content-type': 'application/json' };
    const url = '/v1/widgets/agent_1/chat';
    const answer = await harness.app.inject({ method: 'POST', url, headers, payload: { text: 'hi' } });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, EVIL]);
  });

  test('WebSockets of other origins are rejected in the handshake, except the voice line, which needs a token', async () => {
    const route = (path: string): SocketRoute => ({
      path,
      maxMessageBytes: 100,
      maxPerAddress: 10,
      open: (socket) => socket.close(CLOSE.ended),
    });
    await start({}, [route('/monitor/:call_id'), route('/rtc/:call_id')]);
    const address = (await harness.listen()).replace('http', 'ws');
    const outcome = async (path: string, origin: string): Promise<number> => {
      const socket = new WebSocket(`${address}${path}`, { origin });
      const answered = once(socket, 'unexpected-response').then(
        ([, answer]) => (answer as { statusCode: number }).statusCode,
      );
      const closed = once(socket, 'close').then(([code]) => code as number);
      socket.on('error', () => undefined);
      const result = await Promise.race([answered, closed]);
      socket.terminate();
      return result;
    };
    expect(await outcome('/monitor/call_1', EVIL)).toBe(403);
    expect(await outcome('/monitor/call_1', 'http://localhost:5173')).toBe(CLOSE.ended);
    expect(await outcome('/rtc/call_1', EVIL)).toBe(CLOSE.ended);
  });
});

describe('on every machine', () => {
  test('other origins and host names are accepted unless it is a developer machine', async () => {
    await start({ localOnly: false, corsOrigins: '*' });
    expect((await ask({ origin: EVIL, host: 'voice.example' })).statusCode).toBe(200);
  });

  test('responses are readable by the pages in CORS_ORIGINS, and by no others', async () => {
    await start({ localOnly: false, corsOrigins: ['https://app.example'] });
    const allowed = async (origin: string) => (await ask({ origin })).headers['access-control-allow-origin'];
    expect([await allowed('https://app.example'), await allowed(EVIL)]).toEqual(['https://app.example', undefined]);
  });

  test.each([
    ['two Host headers', 'GET /health HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n'],
    ['HTTP/0.9', 'GET /health\r\n\r\n'],
  ])('%s are refused', async (_what, bytes) => {
    await start({ localOnly: false });
    const { port, hostname } = new URL(await harness.listen());
    const client = connect(Number(port), hostname);
    client.write(bytes);
    const [chunk] = await once(client, 'data');
    expect(String(chunk)).toMatch(/^HTTP\/1\.1 400 /);
    client.destroy();
  });
});
