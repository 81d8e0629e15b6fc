// Settings of a deployment, through the whole service: the modules have their own tests, these show that
// each setting reaches its module.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type App } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Actor } from '../../src/core/context.ts';
import { createApiKey } from '../../src/resources/api-keys/service.ts';
import { createOwner } from '../../src/resources/auth/owners.ts';
import type { ProcessRole } from '../../src/runtime.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { serverUrl, testDatabase, type TestDatabase } from '../support/database.ts';
import { failingStorage } from '../support/failing-storage.ts';
import { until } from '../support/until.ts';

/** Settings of a server that is not a developer machine. The test has its own database; this URL is not used. */
const DEPLOYED = {
  DATABASE_URL: 'postgres://127.0.0.1:9/elsewhere',
  JWT_SECRET: 'j'.repeat(48),
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
};
const EVIL = 'https://evil.example';

interface Asked {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** @param from a loopback address to send from */
async function ask(url: string, headers: Record<string, string> = {}, from = '127.0.0.1'): Promise<Asked> {
  const request = httpRequest(url, { headers, localAddress: from, agent: false }).end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { status: answer.statusCode!, headers: answer.headers, body: await text(answer) };
}

describe('on a developer machine', () => {
  let app: TestApp;
  beforeAll(async () => {
    const storage = failingStorage();
    storage.failWrites('ENOSPC', /^probes\//);
    app = await startTestApp({
      env: { INTERNAL_URL: 'http://inside.example:8080' },
      overrides: { storage: storage.wrap },
    });
  });
  afterAll(() => app?.close());

  test('other origins and host names are rejected, and /metrics needs no token', async () => {
    expect((await ask(`${app.url}/health`)).status).toBe(200);
    expect((await ask(`${app.url}/health`, { origin: EVIL })).status).toBe(403);
    expect((await ask(`${app.url}/health`, { host: 'rebind.evil.example' })).status).toBe(421);
    // Unless it is a host name of the deployment.
    expect((await ask(`${app.url}/health`, { host: 'inside.example' })).status).toBe(200);
    expect((await ask(`${app.url}/metrics`)).status).toBe(200);
  });

  test('/ready names storage that fails writes, and requests are still accepted', async () => {
    const { status, body } = await ask(`${app.url}/ready`);
    expect([status, JSON.parse(body)]).toEqual([
      200,
      { status: 'degraded', checks: { database: 'ok', clock: 'ok', storage: 'failed' } },
    ]);
  });
});

describe('on a server', () => {
  const TOKEN = 'a-token-of-the-tests';
  const PROXY = '127.0.0.2';
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      env: {
        ...DEPLOYED,
        PUBLIC_URL: 'https://voice.example',
        TRUST_PROXY: PROXY,
        METRICS_TOKEN: TOKEN,
        HSTS_INCLUDE_SUBDOMAINS: 'true',
        MAX_CONNECTIONS: '12',
        MAX_CONNECTIONS_PER_ADDRESS: '4',
        RATE_LIMIT_IP: '3',
      },
    });
  });
  afterAll(() => app?.close());

  test('pages of any host name may open the sockets of the service, and HSTS includes no subdomains of other names', async () => {
    expect(app.runtime.web.policy).toContain("connect-src 'self' wss://voice.example;");
    const { headers } = await ask(`${app.localUrl}/health`, { host: 'talk.customer.example' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('every origin may call, /metrics needs its token, and HSTS includes subdomains', async () => {
    const { status, headers } = await ask(`${app.localUrl}/health`, { origin: EVIL, host: 'voice.example' });
    expect([status, headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(headers['strict-transport-security']).toContain('includeSubDomains');
    expect((await ask(`${app.localUrl}/metrics`)).status).toBe(401);
    expect((await ask(`${app.localUrl}/metrics`, { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });

  test('clients are counted by the address that the trusted proxy saw; forwarded headers of others are ignored', async () => {
    const guess = (client: string, from: string) =>
      ask(`${app.localUrl}/v1/agents`, { authorization: 'Bearer sk_none', 'x-forwarded-for': client }, from);
    const statuses = async (clients: string[], from: string) => {
      const all = [];
      for (const client of clients) all.push((await guess(client, from)).status);
      return all;
    };
    expect(await statuses(['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'], PROXY)).toEqual([
      401, 401, 401, 429, 401,
    ]);
    expect(await statuses(['192.0.2.5', '192.0.2.6', '192.0.2.7', '192.0.2.8'], '127.0.0.5')).toEqual([
      401, 401, 401, 429,
    ]);
  });

  test('the allowed addresses of a key are compared with the address that the trusted proxy saw', async () => {
    const owner = await createOwner(app.runtime, {
      email: 'ops@example.com',
      password: 'correct horse battery staple',
      name: 'Ops',
    });
    const actor: Actor = { kind: 'user', ...owner, sessionId: 'test', role: 'owner', scope: 'admin' };
    const request = { requestId: 'req_test', ip: '127.0.0.1', origin: null, bearer: null, accept: '' };
    const ctx = { ...app.runtime, ...request, actor, signal: new AbortController().signal };
    const { key } = await createApiKey(ctx, { name: 'office', allowed_ips: ['198.51.100.0/24', '2001:db8::/48'] });
    const status = async (client: string, from: string) => {
      const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': client };
      return (await ask(`${app.localUrl}/v1/agents`, headers, from)).status;
    };
    expect(await status('198.51.100.7', PROXY)).toBe(200);
    expect(await status('2001:db8::7', PROXY)).toBe(200);
    expect(await status('198.51.101.7', PROXY)).toBe(403);
    expect(await status('198.51.100.7, 198.51.101.8', PROXY)).toBe(403);
    expect(await status('198.51.100.7', '127.0.0.10')).toBe(403);
  });

  test('public operations have a limit per address, and pages ten times that limit', async () => {
    const statuses = async (path: string, count: number, from: string): Promise<number[]> => {
      const all = [];
      for (let i = 0; i < count; i++) all.push((await ask(`${app.localUrl}${path}`, {}, from)).status);
      return all;
    };
    const asked = await statuses('/v1/pricing', 4, '127.0.0.8');
    expect(asked).toEqual([200, 200, 200, 429]);
    const pages = await statuses('/nothing', 31, '127.0.0.9');
    expect([new Set(pages.slice(0, 30)), pages[30]]).toEqual([new Set([404]), 429]);
  });

  test.runIf(serverUrl())('requests are counted in the database, shared with other processes', async () => {
    await ask(`${app.localUrl}/v1/agents`, { authorization: 'Bearer sk_none' }, '127.0.0.6');
    const rows = await app.runtime.db.selectFrom('rate_counts').select('key').execute();
    expect(rows.length).toBeGreaterThan(0);
  });

  test('connections are limited per address and in total', async () => {
    const open = async (from: string, count: number): Promise<Socket[]> => {
      const { port, hostname } = new URL(app.localUrl);
      return Promise.all(
        Array.from({ length: count }, async () => {
          const socket = connect({ port: Number(port), host: hostname, localAddress: from });
          socket.on('error', () => undefined).resume();
          await once(socket, 'connect');
          return socket;
        }),
      );
    };
    const closed = (sockets: Socket[]) => sockets.filter((socket) => socket.closed).length;
    const one = await open('127.0.0.7', 6);
    await until(() => closed(one) === 2, { what: 'two beyond the four of an address are closed' });
    // Only the total limit applies to the proxy; four of it are taken.
    const proxied = await open(PROXY, 10);
    await until(() => closed(proxied) === 2, { what: 'two beyond the twelve of all are closed' });
    for (const socket of [...one, ...proxied]) socket.destroy();
  });
});

describe('a process that gets SIGTERM', () => {
  const roles: ProcessRole[] = serverUrl() ? ['all', 'api', 'worker', 'voice'] : ['all'];
  let database: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'parley-drain-'));
    database = await testDatabase();
  });
  afterAll(async () => {
    await database?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test.each(roles)(
    'with the role %s keeps answering, and /ready reports the drain, until the delay is over',
    async (role) => {
      const config = readConfig({ ...DEPLOYED, PORT: '0', DATA_DIR: dataDir, DRAIN_DELAY_SECONDS: '600' });
      const app: App = await startApp(config, role, {
        database: { ...database.database, close: async () => undefined },
        log: pino({ level: 'silent' }),
      });
      const stopped = app.stop();
      const ready = await ask(`${app.url}/ready`);
      expect([ready.status, JSON.parse(ready.body)]).toMatchObject([503, { status: 'draining' }]);
      expect((await ask(`${app.url}/health`)).status).toBe(200);
      await app.stop(0);
      await stopped;
      await expect(ask(`${app.url}/health`)).rejects.toThrow(/ECONNREFUSED/);
    },
  );
});
