// Everything around the operations: probes, pages, metrics, logs, internal errors, and graceful shutdown.
import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import pino from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { fail } from '../../src/core/errors.ts';
import { redactPaths } from '../../src/http/observe.ts';
import { until } from '../support/until.ts';
import { AGENT, startHarness, type HttpHarness } from './http-harness.ts';

const ONCE = { max: 1, windowSeconds: 60, per: 'ip' } as const;

let harness: HttpHarness;
afterEach(() => harness.close());

const getAgent = () => harness.app.inject({ url: '/v1/agents/agent_1', headers: harness.bearer('read-only') });

function memoryLog(): { log: pino.Logger; lines: () => Record<string, unknown>[] } {
  const chunks: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return {
    log: pino({ redact: redactPaths }, sink),
    lines: () => chunks.map((chunk) => JSON.parse(chunk) as Record<string, unknown>),
  };
}

describe('internal errors', () => {
  test('an unexpected error is a 500 that shows the client only the request id; the log has the details', async () => {
    const { log, lines } = memoryLog();
    const broken = async () => {
      throw new Error('the cable is out');
    };
    harness = await startHarness({ getAgent: broken }, { log });
    const answer = await getAgent();
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal_error']);
    expect(answer.body).not.toContain('cable');
    const line = lines().find(({ msg }) => msg === 'request failed');
    expect(line).toMatchObject({ requestId: answer.json().request_id, err: { message: 'the cable is out' } });
  });

  test.each([
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
    ...['57P01', '57P05', '57014', '55P03', '25P03', '25P04', '53100', '58030', '40001', '40P01'].map((code) =>
      Object.assign(new Error(`failed with ${code}`), { code, severity: 'ERROR' }),
    ),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Query read timeout'),
    new Error('Connection terminated due to connection timeout'),
    new Error('timeout expired'),
    new Error('timeout exceeded when trying to connect'),
  ])('a database that is away or too busy is 503 with Retry-After: %s', async (error) => {
    harness = await startHarness({ getAgent: () => Promise.reject(error) });
    const answer = await getAgent();
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
  });

  test('a response that breaks the contract is a 500, not a partial response', async () => {
    harness = await startHarness({ getAgent: async () => ({ status: 200, body: { ...AGENT, name: undefined } }) });
    expect((await getAgent()).json().code).toBe('internal_error');
  });

  test('a handler whose client disconnected before it started gets an aborted signal, and nothing of the request is stored', async () => {
    const asked = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<boolean>();
    const byKey = async () => {
      asked.resolve();
      await gone.promise;
      return { kind: 'key', workspaceId: 'wsp_a', userId: 'usr_a', keyId: 'key_1', scope: 'read-only' } as const;
    };
    const getAgent = async ({ signal }: { signal: AbortSignal }) => {
      begun.resolve(signal.aborted);
      return { status: 200, body: AGENT };
    };
    harness = await startHarness({ getAgent }, { principals: { byKey } });
    const address = new URL(await harness.listen());
    harness.app.server.once('connection', (socket) => socket.once('close', () => setImmediate(gone.resolve)));
    const client = connect(Number(address.port), address.hostname);
    client.write(
      `GET /v1/agents/agent_1 HTTP/1.1\r\nHost: x\r\nAuthorization: ${harness.bearer('read-only').authorization}\r\n\r\n`,
    );
    await asked.promise;
    client.destroy();
    expect(await begun.promise).toBe(true);
  });

  // Some clients offer HTTP/2 with each request.
  test.for([
    ['a request', ''],
    ['a request with an offer of HTTP/2', 'Connection: Upgrade\r\nUpgrade: h2c\r\n'],
  ] as const)(
    '%s that its client has given up is no failure of the service: neither logged as one nor counted',
    async ([, offer]) => {
      const { log, lines } = memoryLog();
      const observed: [number, string | undefined][] = [];
      const measured = { observe: (...of: [number, string | undefined]) => void observed.push(of), lateMs: 10_000 };
      const begun = Promise.withResolvers<void>();
      const over = Promise.withResolvers<void>();
      const getAgent = async ({ signal }: { signal: AbortSignal }) => {
        begun.resolve();
        await once(signal, 'abort');
        setImmediate(over.resolve);
        throw fail('unavailable', { detail: 'The client disconnected or the service is shutting down.' });
      };
      harness = await startHarness({ getAgent }, { log, measured });
      const address = new URL(await harness.listen());
      const client = connect(Number(address.port), address.hostname);
      const { authorization } = harness.bearer('read-only');
      client.write(`GET /v1/agents/agent_1 HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n${offer}\r\n`);
      await begun.promise;
      client.destroy();
      await over.promise;
      expect(lines().filter(({ level }) => Number(level) >= 40)).toEqual([]);
      expect(observed).toEqual([]);
      // It has one line and one sample of its own, so that an operator sees that clients give up.
      const requests = () => lines().filter(({ msg }) => msg === 'request');
      await until(() => requests().length > 0);
      expect(requests()).toMatchObject([
        { operation: 'getAgent', method: 'GET', status: 499, cut: true, workspaceId: 'wsp_a', userId: 'usr_a' },
      ]);
      const samples = await harness.registry.getSingleMetricAsString('http_request_duration_seconds');
      expect(samples).toContain('_count{operation="getAgent",method="GET",status="499"} 1');
    },
  );

  test('a response that its client ends in the middle has a line, but no sample of its duration', async () => {
    const { log, lines } = memoryLog();
    async function* endless() {
      for (;;) {
        yield ': still here\n\n';
        await nextTurn();
      }
    }
    const getAgent = async () => ({ status: 200, stream: Readable.from(endless()), contentType: 'text/event-stream' });
    harness = await startHarness({ getAgent }, { log });
    const url = await harness.listen();
    const stop = new AbortController();
    const headers = harness.bearer('read-only');
    const answer = await fetch(`${url}/v1/agents/agent_1`, { headers, signal: stop.signal });
    expect(answer.status).toBe(200);
    stop.abort();
    const requests = () => lines().filter(({ msg }) => msg === 'request');
    await until(() => requests().length > 0);
    expect(requests()).toMatchObject([{ operation: 'getAgent', status: 200, cut: true }]);
    expect(await harness.registry.getSingleMetricAsString('http_request_duration_seconds')).not.toContain('getAgent');
  });

  test('bytes that are not HTTP get a problem document', async () => {
    harness = await startHarness();
    const address = new URL(await harness.listen());
    const socket = connect(Number(address.port), address.hostname);
    socket.end('NONSENSE\r\n\r\n');
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nContent-Type: application\/problem\+json/);
    expect(JSON.parse(text.slice(text.indexOf('{')))).toMatchObject({ code: 'bad_request', status: 400 });
  });
});

describe('pages around the API', () => {
  test('/openapi.json is the contract with the address of this server', async () => {
    harness = await startHarness();
    const url = await harness.listen();
    const document = (await (await fetch(`${url}/openapi.json`)).json()) as { servers: unknown; paths: object };
    expect(document.servers).toEqual([{ url, description: 'This server' }]);
    expect(Object.keys(document.paths)).toContain('/v1/agents');
  });

  test('/openapi.json is compressed, and a client with a current copy gets 304', async () => {
    harness = await startHarness();
    const ask = (headers: Record<string, string>) => harness.app.inject({ url: '/openapi.json', headers });
    const plain = await ask({});
    const codings = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [coding, decode] of Object.entries(codings)) {
      const { headers, rawPayload } = await ask({ 'accept-encoding': coding });
      expect([headers['content-encoding'], headers['cache-control']]).toEqual([coding, 'no-cache']);
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(decode(rawPayload).toString()).toBe(plain.body);
      const again = await ask({ 'accept-encoding': coding, 'if-none-match': `"other", ${headers['etag'] as string}` });
      expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, headers['etag']]);
      expect(headers['etag']).not.toBe(plain.headers.etag);
    }
    expect((await ask({ 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined();
    expect((await ask({ 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBe('br');
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('the root path redirects a browser to the reference', async () => {
    harness = await startHarness();
    const answer = await harness.app.inject('/');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/docs']);
  });

  test('/docs requests nothing over https if the service has no https, and nothing from another host', async () => {
    harness = await startHarness();
    const { body, headers, statusCode } = await harness.app.inject('/docs/');
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).not.toMatch(/upgrade-insecure-requests|https?:/);
    expect(headers['content-security-policy']).toMatch(/script-src 'self'/);
    const addresses = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!);
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
  });

  test('responses that may contain a secret must not be cached', async () => {
    harness = await startHarness({ getAgent: async () => ({ status: 200, body: AGENT }) });
    expect((await getAgent()).headers['cache-control']).toBe('no-store');
    const headers = harness.bearer('write');
    expect(
      (await harness.app.inject({ method: 'DELETE', url: '/v1/agents/agent_1', headers })).headers['cache-control'],
    ).toBeUndefined();
  });

  test('HSTS covers only the host, or its subdomains if the operator enables that', async () => {
    harness = await startHarness();
    expect((await harness.app.inject('/health')).headers['strict-transport-security']).toBe('max-age=31536000');
    await harness.close();
    harness = await startHarness({}, { settings: { hstsSubdomains: true } });
    const { headers } = await harness.app.inject('/health');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test('every response has security headers and a generated request id', async () => {
    harness = await startHarness();
    const answer = await harness.app.inject({ url: '/health', headers: { 'x-request-id': 'mine' } });
    expect(answer.json()).toEqual({ status: 'ok', service: null });
    expect(answer.headers['x-request-id']).toMatch(/^req_[0-9a-z]{26}$/);
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('browsers of any origin may call, without cookies', async () => {
    harness = await startHarness();
    const headers = { origin: 'https://app.example', 'access-control-request-method': 'PATCH' };
    const answer = await harness.app.inject({ method: 'OPTIONS', url: '/v1/agents/agent_1', headers });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-methods']).toContain('PATCH');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('OPTIONS of a program that is no browser gets the methods, as a preflight does', async () => {
    harness = await startHarness();
    const answer = await harness.app.inject({ method: 'OPTIONS', url: '/v1/agents/agent_1' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers['access-control-allow-methods']).toContain('PATCH');
  });

  test('/metrics counts by operation and requires its token', async () => {
    const settings = { metricsToken: 'a-token-of-the-tests', failedAuthentication: ONCE };
    harness = await startHarness({ getAgent: async () => ({ status: 200, body: AGENT }) }, { settings });
    await getAgent();
    const ask = (authorization?: string) =>
      harness.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
    const metrics = await ask('Bearer a-token-of-the-tests');
    expect(metrics.body).toContain(
      'http_request_duration_seconds_count{operation="getAgent",method="GET",status="200"} 1',
    );
    expect([(await ask()).statusCode, (await ask('Bearer a-token-of-the-testz')).statusCode]).toEqual([401, 429]);
  });

  test('probes have names of their own in the metrics and the log, which omits successful ones', async () => {
    const { log, lines } = memoryLog();
    const probes = { database: { ask: () => Promise.reject(new Error('away')) } };
    harness = await startHarness({}, { log, probes, settings: { localOnly: true } });
    await harness.app.inject('/health');
    await harness.app.inject('/ready');
    const metrics = await harness.app.inject('/metrics');
    const count = 'http_request_duration_seconds_count';
    expect(metrics.body).toContain(`${count}{operation="health",method="GET",status="200"} 1`);
    expect(metrics.body).toContain(`${count}{operation="ready",method="GET",status="503"} 1`);
    const requests = lines().filter(({ msg }) => msg === 'request');
    expect(requests.map(({ operation, status }) => [operation, status])).toEqual([['ready', 503]]);
  });

  test('without a token /metrics is served on a developer machine only, and not to a forwarded request', async () => {
    harness = await startHarness();
    expect((await harness.app.inject('/metrics')).statusCode).toBe(404);
    await harness.close();
    harness = await startHarness({}, { settings: { localOnly: true } });
    expect((await harness.app.inject('/metrics')).statusCode).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      expect((await harness.app.inject({ url: '/metrics', headers: { [name]: '192.0.2.1' } })).statusCode).toBe(404);
    }
    expect((await harness.app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })).statusCode).toBe(404);
  });

  test('the log has operation and actor, but no query and no credentials', async () => {
    const { log, lines } = memoryLog();
    harness = await startHarness({ getAgent: async () => ({ status: 200, body: AGENT }) }, { log });
    await harness.app.inject({ url: '/v1/agents/agent_1?x=hidden', headers: harness.bearer('write') });
    log.info({ webhook: { webhook_secret: 'hidden' }, password: 'hidden' }, 'slip');
    const line = lines().find(({ msg }) => msg === 'request');
    expect(line).toMatchObject({ operation: 'getAgent', status: 422, workspaceId: 'wsp_a', userId: 'usr_a' });
    expect(JSON.stringify(lines())).not.toMatch(/hidden|sk_service_live/);
  });
});

describe('readiness', () => {
  test('/ready names a failing optional component and still accepts requests', async () => {
    const storage = { ask: () => Promise.reject(new Error('the disk is full')), isOptional: true };
    harness = await startHarness({}, { probes: { database: { ask: async () => undefined }, storage } });
    const answer = await harness.app.inject('/ready');
    const checks = { database: 'ok', storage: 'failed' };
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'degraded', checks }]);
  });

  test('each response of a process that is shutting down closes its connection, so that the load balancer does not reuse it', async () => {
    harness = await startHarness();
    const url = await harness.listen();
    const connection = async () => (await fetch(`${url}/health`)).headers.get('connection');
    expect(await connection()).toBe('keep-alive');
    harness.announceEnd();
    expect(await connection()).toBe('close');
  });

  test('/ready fails while a component is unusable and while the server drains', async () => {
    let database: () => Promise<void> = () => Promise.reject(new Error('away'));
    const [begun, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const probe = async () => {
      begun.resolve();
      await finished.promise;
    };
    harness = await startHarness({}, { probes: { database: { ask: () => database() } } });
    const away = await harness.app.inject('/ready');
    expect([away.statusCode, away.json()]).toEqual([503, { status: 'not_ready', checks: { database: 'failed' } }]);
    database = async () => undefined;
    expect((await harness.app.inject('/ready')).json()).toEqual({ status: 'ready', checks: { database: 'ok' } });
    database = probe;
    const url = await harness.listen();
    const asked = fetch(`${url}/ready`);
    await begun.promise;
    const closed = harness.close();
    finished.resolve();
    const draining = await asked;
    expect([draining.status, await draining.json()]).toMatchObject([503, { status: 'draining' }]);
    await closed;
  });
});

describe('shutdown', () => {
  test('a pending response is finished, and then the port is closed', async () => {
    const [begun, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const handler = async () => {
      begun.resolve();
      await finished.promise;
      return { status: 200, body: AGENT };
    };
    harness = await startHarness({ getAgent: handler });
    const url = await harness.listen();
    const answer = fetch(`${url}/v1/agents/agent_1`, { headers: harness.bearer('write') });
    await begun.promise;
    const closed = harness.close();
    finished.resolve();
    expect((await answer).status).toBe(200);
    await closed;
    await expect(fetch(`${url}/health`)).rejects.toThrow();
  });

  test('a response that takes longer than the deadline is cut, and the signal of its handler is aborted', async () => {
    let aborted = false;
    const begun = Promise.withResolvers<void>();
    const endless = (ctx: { signal: AbortSignal }) =>
      new Promise<never>((_resolve, reject) => {
        begun.resolve();
        ctx.signal.addEventListener('abort', () => {
          aborted = true;
          reject(ctx.signal.reason as Error);
        });
      });
    harness = await startHarness({ getAgent: endless }, { settings: { drainMs: 50 } });
    const url = await harness.listen();
    const answer = fetch(`${url}/v1/agents/agent_1`, { headers: harness.bearer('write') }).catch(
      (error: Error) => error,
    );
    await begun.promise;
    await harness.close();
    expect(await answer).toBeInstanceOf(Error);
    expect(aborted).toBe(true);
  });
});
