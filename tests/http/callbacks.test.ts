// Callbacks of providers: what the callback handler gets, what the sender gets, and which requests are rate limited.
import { request } from 'node:http';
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { fail } from '../../src/core/errors.ts';
import type { Callback, CallbackRequest } from '../../src/protocol/callback.ts';
import { startHarness, type HttpHarness } from './http-harness.ts';

let harness: HttpHarness;
afterEach(() => harness.close());

const SIGNED = { 'x-signature': 'good' };

/** A callback that accepts requests signed `good`, and the requests that it got. */
function signedHook(more: Partial<Callback> = {}): { hook: Callback; seen: CallbackRequest[] } {
  const seen: CallbackRequest[] = [];
  const hook: Callback = {
    path: '/hooks/payments/acme',
    async receive(_runtime, given) {
      if (given.headers['x-signature'] !== 'good') throw fail('invalid_signature');
      seen.push(given);
      return { status: 200, body: 'thanks' };
    },
    ...more,
  };
  return { hook, seen };
}

const post = (headers: Record<string, string> = SIGNED, payload: string | Buffer = '{}', remoteAddress = '192.0.2.1') =>
  harness.app.inject({ method: 'POST', url: '/hooks/payments/acme', headers, payload, remoteAddress });

describe('a callback handler receives', () => {
  test.each([
    ['application/json', '{"a" : 1,\n "__proto__":{}}'],
    ['application/x-www-form-urlencoded', 'From=%2B1202&Body=a+b'],
    ['text/plain', 'é'],
  ])('the body unchanged, whatever its media type: %s', async (type, body) => {
    const { hook, seen } = signedHook();
    harness = await startHarness({}, { hooks: [hook] });
    const bytes = Buffer.concat([Buffer.from(body), Buffer.from([0, 255, 254])]);
    expect((await post({ ...SIGNED, 'content-type': type }, bytes)).statusCode).toBe(200);
    expect(seen[0]!.rawBody.equals(bytes)).toBe(true);
  });

  test('the public URL, with path prefix and query as sent', async () => {
    const { hook, seen } = signedHook({ path: '/hooks/carriers/:carrier', methods: ['GET', 'POST'] });
    harness = await startHarness({}, { hooks: [hook], settings: { publicUrl: 'https://voice.example/parley' } });
    const url = '/hooks/carriers/acme?To=%2B1202&x=a+b';
    expect((await harness.app.inject({ url, headers: SIGNED })).statusCode).toBe(200);
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: `https://voice.example/parley${url}`,
      params: { carrier: 'acme' },
    });
    expect(seen[0]!.rawBody).toHaveLength(0);
  });

  test('a signal that is aborted when the sender disconnects', async () => {
    let taken = (_signal: AbortSignal) => {};
    const given = new Promise<AbortSignal>((resolve) => (taken = resolve));
    const hook: Callback = {
      path: '/hooks/slow',
      receive: (_runtime, { signal }) =>
        new Promise((_resolve, reject) => {
          taken(signal);
          signal.addEventListener('abort', () => reject(fail('unavailable')), { once: true });
        }),
    };
    harness = await startHarness({}, { hooks: [hook] });
    const sent = request(`${await harness.listen()}/hooks/slow`, { method: 'POST' });
    sent.on('error', () => {}).end();
    const signal = await given;
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    sent.destroy();
    await aborted;
  });
});

describe('the sender of a callback receives', () => {
  test('the response of the callback, with its own media type', async () => {
    const xml = { status: 200, contentType: 'text/xml; charset=utf-8', body: '<Response/>' };
    harness = await startHarness({}, { hooks: [signedHook({ receive: async () => xml }).hook] });
    const answer = await post();
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, xml.body, xml.contentType]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('no body when the response has none', async () => {
    harness = await startHarness({}, { hooks: [signedHook({ receive: async () => ({ status: 204 }) }).hook] });
    expect([(await post()).statusCode, (await post()).body]).toEqual([204, '']);
  });

  test('a problem document for every refusal: unknown, other method, too long, forged, broken', async () => {
    const broken: Callback = { path: '/hooks/broken', receive: () => Promise.reject(new Error('the cable is out')) };
    harness = await startHarness({}, { hooks: [signedHook().hook, broken] });
    const refusals = await Promise.all([
      harness.app.inject({ method: 'POST', url: '/hooks/payments/other' }),
      harness.app.inject({ method: 'PUT', url: '/hooks/payments/acme' }),
      post(SIGNED, 'x'.repeat(256 * 1024 + 1)),
      post({}),
      harness.app.inject({ method: 'POST', url: '/hooks/broken' }),
    ]);
    expect(refusals.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual([
      [404, 'not_found'],
      [405, 'method_not_allowed'],
      [413, 'payload_too_large'],
      [403, 'invalid_signature'],
      [500, 'internal_error'],
    ]);
    for (const { headers } of refusals) expect(headers['content-type']).toContain('application/problem+json');
    expect(refusals[1]!.headers['allow']).toBe('POST');
  });

  test('404 when the provider is not configured', async () => {
    const receive = () => Promise.reject(fail('not_found'));
    harness = await startHarness({}, { hooks: [signedHook({ receive }).hook] });
    expect((await post()).json()).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('rate limits of callbacks', () => {
  const one = { public: { max: 1, windowSeconds: 60, per: 'ip' }, user: { max: 1, windowSeconds: 60, per: 'user' } };

  test('count senders of wrong signatures by address, and never genuine senders, even from that address', async () => {
    harness = await startHarness({}, { hooks: [signedHook().hook], settings: { rateLimits: one as never } });
    const forged = [await post({}), await post({}), await post({}, '{}', '192.0.2.2')];
    expect(forged.map(({ statusCode }) => statusCode)).toEqual([403, 429, 403]);
    expect(Number(forged[1]!.headers['retry-after'])).toBeGreaterThan(50);
    const genuine = await Promise.all(Array.from({ length: 5 }, () => post()));
    expect(genuine.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  });

  test('count addresses that do not exist, and refuse a NUL in an address before the callback sees it', async () => {
    const { hook, seen } = signedHook({ path: '/hooks/calls/:id', receive: () => Promise.reject(fail('not_found')) });
    harness = await startHarness({}, { hooks: [hook], settings: { rateLimits: one as never } });
    const statusesFor = async (url: string, remoteAddress: string) => {
      const send = () => harness.app.inject({ method: 'POST', url, remoteAddress });
      return [(await send()).statusCode, (await send()).statusCode];
    };
    expect(await statusesFor('/hooks/calls/1', '192.0.2.1')).toEqual([404, 429]);
    expect(await statusesFor('/hooks/calls/%00', '192.0.2.2')).toEqual([400, 429]);
    expect(seen).toHaveLength(0);
  });

  test('share one count between forged callbacks and public operations of an address', async () => {
    const sendMessage = async () => ({ status: 200, body: { text: 'hello' } });
    harness = await startHarness(
      { sendMessage },
      { hooks: [signedHook().hook], settings: { rateLimits: one as never } },
    );
    await post({});
    const chat = { method: 'POST', url: '/v1/widgets/agent_1/chat', payload: { text: 'hi' } } as const;
    expect((await harness.app.inject({ ...chat, remoteAddress: '192.0.2.1' })).statusCode).toBe(429);
  });
});

test('logs and metrics name the callback, but never its query', async () => {
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  harness = await startHarness(
    {},
    { hooks: [signedHook().hook], log: pino({}, sink), settings: { metricsToken: 'a-token-of-the-tests' } },
  );
  await harness.app.inject({ method: 'POST', url: '/hooks/payments/acme?token=hush', headers: SIGNED });
  const line = lines.map((text) => JSON.parse(text) as Record<string, unknown>).find(({ msg }) => msg === 'request');
  expect(line).toMatchObject({ operation: '/hooks/payments/acme', method: 'POST', status: 200 });
  const metrics = await harness.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer a-token-of-the-tests' },
  });
  expect(metrics.body).toContain('operation="/hooks/payments/acme"');
  expect(lines.join('')).not.toContain('hush');
});
