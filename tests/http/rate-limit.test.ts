// Who shares an allowance, and what the answers say about it.
import { afterEach, describe, expect, test } from 'vitest';
import { startRim, type Rim } from './rim.ts';

let rim: Rim;
afterEach(() => rim.close());

const page = { status: 200, body: { data: [], has_more: false, next_cursor: null } };
const handlers = { listAgents: async () => page, sendMessage: async () => ({ status: 200, body: { text: 'hello' } }) };
const tight = {
  user: { max: 2, windowSeconds: 60, per: 'user' },
  public: { max: 1, windowSeconds: 60, per: 'ip' },
} as const;

const list = (headers: Record<string, string>) => rim.app.inject({ url: '/v1/agents', headers });

describe('per user', () => {
  test('all keys and sessions of one user share the allowance, other users have their own', async () => {
    rim = await startRim(handlers, { settings: { rateLimits: tight } });
    expect((await list(rim.bearer('write'))).headers['ratelimit']).toBe('"user";r=1;t=60');
    expect((await list(rim.session())).headers['ratelimit-policy']).toBe('"user";q=2;w=60');
    const third = await list(rim.bearer('admin'));
    expect([third.statusCode, third.json().code]).toEqual([429, 'rate_limited']);
    expect(third.headers['ratelimit']).toBe('"user";r=0;t=60');
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(50);
    expect((await list(rim.bearer('write.usr_b'))).statusCode).toBe(200);
  });

  test('429 comes before 403', async () => {
    rim = await startRim(handlers, { settings: { rateLimits: tight } });
    const remove = () =>
      rim.app.inject({ method: 'DELETE', url: '/v1/agents/agent_1', headers: rim.bearer('read-only') });
    const statuses = [await remove(), await remove(), await remove()].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([403, 403, 429]);
  });
});

describe('per address', () => {
  const chat = (remoteAddress: string) =>
    rim.app.inject({ method: 'POST', url: '/v1/widgets/agent_1/chat', payload: { text: 'hi' }, remoteAddress });

  test('public operations count by address', async () => {
    rim = await startRim(handlers, { settings: { rateLimits: tight } });
    const first = await chat('192.0.2.1');
    expect([first.statusCode, first.headers['ratelimit']]).toEqual([200, '"public";r=0;t=60']);
    expect((await chat('192.0.2.1')).statusCode).toBe(429);
    expect((await chat('192.0.2.2')).statusCode).toBe(200);
  });

  test('X-Forwarded-For is believed only from a trusted proxy', async () => {
    const spoofed = (address: string) =>
      rim.app.inject({
        method: 'POST',
        url: '/v1/widgets/agent_1/chat',
        payload: { text: 'hi' },
        headers: { 'x-forwarded-for': address },
      });
    rim = await startRim(handlers, { settings: { rateLimits: tight } });
    expect([(await spoofed('192.0.2.1')).statusCode, (await spoofed('192.0.2.2')).statusCode]).toEqual([200, 429]);
    await rim.close();
    rim = await startRim(handlers, { settings: { rateLimits: tight, trustProxy: ['127.0.0.1'] } });
    expect([(await spoofed('192.0.2.1')).statusCode, (await spoofed('192.0.2.2')).statusCode]).toEqual([200, 200]);
  });

  test('failed authentication is counted by address and ends in 429, while good credentials still work', async () => {
    const failedAuthentication = { max: 2, windowSeconds: 60, per: 'ip' } as const;
    rim = await startRim(handlers, { settings: { failedAuthentication } });
    const bad = { authorization: 'Bearer sk_service_live_guess' };
    const statuses = [await list(bad), await list(bad), await list(bad)].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([401, 401, 429]);
    expect((await list(rim.bearer('write'))).statusCode).toBe(200);
  });
});
