// Which clients share a rate limit, and what the responses say about it.
import { afterEach, describe, expect, test } from 'vitest';
import type { Session } from '../../generated/types.ts';
import { fail } from '../../src/core/errors.ts';
import { until } from '../support/until.ts';
import { startHarness, type HttpHarness } from './http-harness.ts';

let harness: HttpHarness;
afterEach(() => harness.close());

const page = { status: 200, body: { data: [], has_more: false, next_cursor: null } };
const handlers = { listAgents: async () => page, sendMessage: async () => ({ status: 200, body: { text: 'hello' } }) };
const tight = {
  user: { max: 2, windowSeconds: 60, per: 'user' },
  public: { max: 1, windowSeconds: 60, per: 'ip' },
} as const;

const list = (headers: Record<string, string>) => harness.app.inject({ url: '/v1/agents', headers });

describe('a rate limit per user', () => {
  test('all keys and sessions of one user share one limit, other users have their own', async () => {
    harness = await startHarness(handlers, { settings: { rateLimits: tight } });
    expect((await list(harness.bearer('write'))).headers['ratelimit']).toBe('"user";r=1;t=60');
    expect((await list(harness.session())).headers['ratelimit-policy']).toBe('"user";q=2;w=60');
    const third = await list(harness.bearer('admin'));
    expect([third.statusCode, third.json().code]).toEqual([429, 'rate_limited']);
    expect(third.headers['ratelimit']).toBe('"user";r=0;t=60');
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(50);
    expect((await list(harness.bearer('write.usr_b'))).statusCode).toBe(200);
  });

  test('429 takes precedence over 403', async () => {
    harness = await startHarness(handlers, { settings: { rateLimits: tight } });
    const remove = () =>
      harness.app.inject({ method: 'DELETE', url: '/v1/agents/agent_1', headers: harness.bearer('read-only') });
    const statuses = [await remove(), await remove(), await remove()].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([403, 403, 429]);
  });
});

describe('a rate limit per address', () => {
  const chat = (remoteAddress: string) =>
    harness.app.inject({ method: 'POST', url: '/v1/widgets/agent_1/chat', payload: { text: 'hi' }, remoteAddress });

  test('public operations count by address', async () => {
    harness = await startHarness(handlers, { settings: { rateLimits: tight } });
    const first = await chat('192.0.2.1');
    expect([first.statusCode, first.headers['ratelimit']]).toEqual([200, '"public";r=0;t=60']);
    expect((await chat('192.0.2.1')).statusCode).toBe(429);
    expect((await chat('192.0.2.2')).statusCode).toBe(200);
  });

  test('reloads of a page that is signed in do not count as public operations, refused sessions as failed authentications', async () => {
    const failedAuthentication = { max: 2, windowSeconds: 60, per: 'ip' } as const;
    const session = { access_token: 'a', refresh_token: 'rt_valid', expires_in: 900 } as Session;
    harness = await startHarness(handlers, {
      settings: { failedAuthentication, rateLimits: { ...tight, pages: { max: 9, windowSeconds: 60, per: 'ip' } } },
      refresh: async (token) => {
        if (token !== 'rt_valid') throw fail('invalid_refresh_token');
        return session;
      },
    });
    const open = async (token: string) => {
      const headers = { 'sec-fetch-site': 'same-origin', cookie: `parley_session=${token}` };
      const answer = await harness.app.inject({ method: 'POST', url: '/account/session', headers });
      return [answer.statusCode, Number(answer.headers['retry-after'] ?? 0) > 50];
    };
    for (let n = 0; n < 5; n++) expect(await open('rt_valid')).toEqual([200, false]);
    expect((await chat('127.0.0.1')).statusCode).toBe(200);
    expect([await open('rt_1'), await open('rt_2'), await open('rt_3')]).toEqual([
      [401, false],
      [401, false],
      [429, true],
    ]);
    expect(await open('rt_valid')).toEqual([200, false]);
    expect(await open('rt_valid')).toEqual([429, true]);
  });

  test('addresses of one IPv6 /64 network share one limit', async () => {
    harness = await startHarness(handlers, { settings: { rateLimits: tight } });
    expect((await chat('2001:db8:0:1::1')).statusCode).toBe(200);
    expect((await chat('2001:db8:0:1:ffff::2')).statusCode).toBe(429);
    expect((await chat('2001:db8:0:2::1')).statusCode).toBe(200);
  });

  test('X-Forwarded-For is trusted only from a trusted proxy', async () => {
    const spoofed = (address: string) =>
      harness.app.inject({
        method: 'POST',
        url: '/v1/widgets/agent_1/chat',
        payload: { text: 'hi' },
        headers: { 'x-forwarded-for': address },
      });
    harness = await startHarness(handlers, { settings: { rateLimits: tight } });
    expect([(await spoofed('192.0.2.1')).statusCode, (await spoofed('192.0.2.2')).statusCode]).toEqual([200, 429]);
    await harness.close();
    harness = await startHarness(handlers, { settings: { rateLimits: tight, trustProxy: ['127.0.0.1'] } });
    expect([(await spoofed('192.0.2.1')).statusCode, (await spoofed('192.0.2.2')).statusCode]).toEqual([200, 200]);
  });

  test('failed authentications count by address and end in 429, while valid credentials still work', async () => {
    const failedAuthentication = { max: 2, windowSeconds: 60, per: 'ip' } as const;
    harness = await startHarness(handlers, { settings: { failedAuthentication } });
    const bad = { authorization: 'Bearer sk_service_live_guess' };
    const statuses = [await list(bad), await list(bad), await list(bad)].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([401, 401, 429]);
    expect((await list(harness.bearer('write'))).statusCode).toBe(200);
  });

  describe('a flood of invalid keys', () => {
    const failedAuthentication = { max: 3, windowSeconds: 60, per: 'ip' } as const;
    const madeUp = (i: number) => ({ authorization: `Bearer sk_service_live_made.up.${i}` });
    const floodWith = async (look: () => Promise<void> = async () => {}) => {
      let lookedUp = 0;
      const byKey = async (value: string) => {
        lookedUp++;
        await look();
        const isGood = value.endsWith('_write');
        const actor = { kind: 'key', workspaceId: 'wsp_a', userId: 'usr_a', keyId: 'key_1', scope: 'write' } as const;
        return isGood ? actor : ('unauthorized' as const);
      };
      harness = await startHarness(handlers, { settings: { failedAuthentication }, principals: { byKey } });
      return () => lookedUp;
    };

    test('is not looked up once its address is over the limit, and known keys still work', async () => {
      const lookedUp = await floodWith();
      expect((await list(harness.bearer('write'))).statusCode).toBe(200);
      const statuses: number[] = [];
      for (let i = 0; i < 50; i++) statuses.push((await list(madeUp(i))).statusCode);
      expect(statuses).toEqual([401, 401, 401, ...Array.from({ length: 47 }, () => 429)]);
      // The valid one, three failures, and the one over the limit.
      expect(lookedUp()).toBe(5);
      const late = await list(madeUp(99));
      expect(Number(late.headers['retry-after'])).toBeGreaterThan(50);
      expect((await list(harness.bearer('write'))).statusCode).toBe(200);
      const elsewhere = await harness.app.inject({ url: '/v1/agents', headers: madeUp(0), remoteAddress: '192.0.2.9' });
      expect(elsewhere.statusCode).toBe(401);
    });

    test('that arrives all at once causes a limited number of look-ups', async () => {
      const gate = Promise.withResolvers<void>();
      const lookedUp = await floodWith(() => gate.promise);
      const answers = Array.from({ length: 100 }, (_, i) => list(madeUp(i)));
      await until(() => lookedUp() >= 12, { what: 'the first are being looked up' });
      gate.resolve();
      const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 401)).toHaveLength(3);
      expect(statuses.filter((status) => status === 429)).toHaveLength(97);
      expect(lookedUp()).toBe(12);
    });

    test('does not block a valid client that starts with many requests at once', async () => {
      const gate = Promise.withResolvers<void>();
      const lookedUp = await floodWith(() => gate.promise);
      const answers = Array.from({ length: 60 }, () => list(harness.bearer('write')));
      await until(() => lookedUp() === 60, { what: 'all are being looked up' });
      gate.resolve();
      expect(new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    });

    test('does not block a client whose key is being looked up when the flood starts', async () => {
      const gate = Promise.withResolvers<void>();
      const lookedUp = await floodWith(() => gate.promise);
      const first = list(harness.bearer('write'));
      await until(() => lookedUp() === 1, { what: 'its key is being looked up' });
      const flood = Array.from({ length: 20 }, (_, i) => list(madeUp(i)));
      await until(() => lookedUp() === 12, { what: 'no further unknown key is looked up' });
      const second = list(harness.bearer('write'));
      await until(() => lookedUp() === 13, { what: 'the second request of the client is looked up' });
      gate.resolve();
      expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200]);
      await Promise.all(flood);
    });

    test('is handled differently from a client with one invalid key, which fails from the cache while others at its address are served', async () => {
      const lookedUp = await floodWith();
      const old = madeUp(0);
      for (let i = 0; i < 20; i++) expect([401, 429]).toContain((await list(old)).statusCode);
      expect(lookedUp()).toBe(1);
      expect((await list(harness.bearer('write'))).statusCode).toBe(200);
    });
  });
});
