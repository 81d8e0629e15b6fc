// Rate limits in Redis: exact over several processes, and the fallback while a real Redis is killed, stopped or silent.
import { Writable } from 'node:stream';
import { createClient } from '@redis/client';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { missingRedis, startRedis, type RedisServer } from '../../scripts/redis.ts';
import { startFaultProxy } from '../../scripts/stand-ins/fault-proxy.ts';
import { systemClock, type Clock } from '../../src/core/clock.ts';
import { openCounters, type ProcessCounters } from '../../src/http/counters.ts';
import { createRedisCounts, type RedisCounts } from '../../src/http/redis-counts.ts';
import { createSharedCounters } from '../../src/http/shared-counters.ts';
import { startTestApp } from '../support/app.ts';
import { newTenant } from '../support/client.ts';
import { serverUrl, testDatabase, type TestDatabase } from '../support/database.ts';
import { until } from '../support/until.ts';
import { settings, startHarness, type HttpHarness } from './http-harness.ts';

const MINUTE = 60_000;
/** Longer than the pause in which a store is not used after a failure. */
const PAUSE = 5_001;
/** A limit that is counted one by one, without reservations. */
const EXACT = 250;
const quiet = pino({ level: 'silent' });
const missing = missingRedis();
if (missing !== null) console.warn(`SKIPPED tests/http/redis-counters.test.ts: ${missing}`);

describe.skipIf(missing !== null)('with Redis', () => {
  let redis: RedisServer;
  let database: TestDatabase;
  let undo: (() => unknown)[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    database = await testDatabase();
  });
  beforeEach(async () => {
    await redis.kill();
    await redis.restart();
    await sql`truncate rate_counts`.execute(database.db);
  });
  afterEach(async () => {
    for (const each of undo.reverse()) await each();
    undo = [];
  });
  afterAll(async () => {
    redis?.resume();
    await redis?.kill();
    await database?.close();
  });

  function counts(url = redis.url): RedisCounts {
    const store = createRedisCounts(url);
    undo.push(() => store.close());
    return store;
  }
  const isReady = (store: RedisCounts) =>
    until(
      () =>
        store.ping().then(
          () => true,
          () => false,
        ),
      { what: 'Redis answers' },
    );

  /** The counters of one process, as app.ts opens them. */
  async function process(options: { clock?: Clock; log?: pino.Logger; url?: string } = {}): Promise<ProcessCounters> {
    const { clock = systemClock, log = quiet, url = redis.url } = options;
    const opened = await openCounters(url, database.database, { clock, log });
    undo.push(() => opened.close());
    return opened;
  }
  const answers = ({ probes }: ProcessCounters) =>
    until(() =>
      probes['redis']!.ask().then(
        () => true,
        () => false,
      ),
    );
  async function command(url: string, ...words: string[]): Promise<unknown> {
    const client = await createClient({ url }).connect();
    return client.sendCommand(words).finally(() => client.destroy());
  }
  const rowsInPostgres = async () =>
    (await sql<{ sum: number }>`select coalesce(sum(count), 0)::int as sum from rate_counts`.execute(database.db))
      .rows[0]!.sum;

  describe('counts in Redis', () => {
    test('of several processes are exact: no request is lost and none is counted twice', async () => {
      const processes = await Promise.all([process(), process(), process()]);
      for (const one of processes) await answers(one);
      const keys = ['a', 'b', 'c'];
      const found: Record<string, number[]> = { a: [], b: [], c: [] };
      await Promise.all(
        Array.from({ length: 900 }, async (_, index) => {
          const key = keys[index % 3]!;
          found[key]!.push((await processes[Math.floor(index / 3) % 3]!.counters.add(key, MINUTE, 1000)).count);
        }),
      );
      const expected = Array.from({ length: 300 }, (_, index) => index + 1);
      for (const key of keys) expect(found[key]!.toSorted((a, b) => a - b)).toEqual(expected);
      expect(await rowsInPostgres()).toBe(0);
    });

    test('restart when the window ends, by the clock of Redis', async () => {
      const one = await process();
      await answers(one);
      expect(await one.counters.add('a', 50, 10)).toMatchObject({ count: 1, endsInMs: 50 });
      await until(async () => (await one.counters.add('a', 50, 10_000)).count === 1);
    });

    test('leave no Redis key without expiry, and store neither address nor user', async () => {
      const store = counts();
      await isReady(store);
      const counters = createSharedCounters(store, { clock: systemClock, log: quiet, name: 'redis' });
      await counters.add('public:192.0.2.1', 50, 10);
      // The next count of the same key would find it without an expiry.
      await until(async () => {
        const [count] = await store.add([{ key: 'other', hits: 1, windowMs: 50 }], new AbortController().signal);
        return count!.count === 1 && count!.endsInMs <= 50;
      });
    });
  });

  test('two servers let exactly 100 of 150 requests of a user pass, and 5 of 8 failed authentications of an address', async () => {
    const page = { status: 200, body: { data: [], has_more: false, next_cursor: null } };
    const limits = {
      rateLimits: { ...settings.rateLimits, user: { max: 100, windowSeconds: 60, per: 'user' } },
      failedAuthentication: { max: 5, windowSeconds: 60, per: 'ip' },
    } as const;
    const rims: HttpHarness[] = [];
    for (let count = 0; count < 2; count++) {
      const opened = await process();
      await answers(opened);
      const handlers = { listAgents: async () => page };
      rims.push(await startHarness(handlers, { database, settings: limits, counters: opened.counters }));
    }
    undo.push(...rims.map((harness) => () => harness.close()));
    const all = await Promise.all(
      Array.from({ length: 150 }, (_, index) => {
        const harness = rims[index % 2]!;
        return harness.app.inject({ url: '/v1/agents', headers: harness.bearer('write') });
      }),
    );
    const served = all.filter(({ statusCode }) => statusCode === 200).length;
    expect([served, all.filter(({ statusCode }) => statusCode === 429).length]).toEqual([100, 50]);
    const statuses: number[] = [];
    for (let index = 0; index < 8; index++) {
      const headers = { authorization: 'Bearer sk_service_live_revoked' };
      statuses.push((await rims[index % 2]!.app.inject({ url: '/v1/agents', headers })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  // The embedded database serves one process, which counts in memory instead of Redis.
  describe.skipIf(serverUrl() === undefined)('when Redis fails', () => {
    /** A process whose pauses end when the test ends them, and its log. */
    async function watched(url?: string) {
      let now = 0;
      const lines: { level: number; store?: string; meanwhile?: string }[] = [];
      const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(JSON.parse(String(chunk))), done()) });
      const clock: Clock = { ...systemClock, monotonic: () => now };
      const opened = await process({ clock, log: pino({ level: 'info' }, sink), ...(url ? { url } : {}) });
      await answers(opened);
      const count = async (key = 'a') => (await opened.counters.add(key, MINUTE, EXACT)).count;
      return { ...opened, count, lines, pass: () => (now += PAUSE) };
    }

    test('killed during requests: each is answered, Postgres counts for all processes, and Redis again afterwards', async () => {
      const [one, other] = [await watched(), await watched()];
      expect([await one.count(), await other.count()]).toEqual([1, 2]);
      const during = Array.from({ length: 200 }, (_, index) => (index % 2 ? one : other).count());
      await redis.kill();
      await Promise.all(during);
      // Both have detected it: from here on the counts in Postgres are exact over both.
      await Promise.all([one.count(), other.count()]);
      expect([one.counters.countedIn(), other.counters.countedIn()]).toEqual(['database', 'database']);
      const before = await rowsInPostgres();
      const more = await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 2 ? one : other).count()));
      expect(await rowsInPostgres()).toBe(before + 40);
      expect(new Set(more).size).toBe(40);
      expect(one.lines.map(({ level, store, meanwhile }) => [level, store, meanwhile])).toEqual([
        [40, 'redis', 'database'],
      ]);
      await expect(one.probes['redis']!.ask()).rejects.toThrow('does not respond; requests are counted in Postgres');
      expect(one.probes['redis']!.isOptional).toBe(true);

      await redis.restart();
      await Promise.all([answers(one), answers(other)]);
      one.pass();
      other.pass();
      expect([await one.count('b'), await other.count('b')]).toEqual([1, 2]);
      expect(one.counters.countedIn()).toBe('redis');
      expect(one.lines.at(-1)).toMatchObject({ level: 30, store: 'redis' });
    });

    test('stopped (SIGSTOP): no request waits longer than the timeout, and the connection recovers by itself', async () => {
      const one = await watched();
      await one.count();
      redis.pause();
      undo.push(() => redis.resume());
      const begun = performance.now();
      const answered = await Promise.all(Array.from({ length: 50 }, () => one.count()));
      // 250 ms for all of them plus the delay of a busy machine; one after the other they would take 12 s.
      expect(performance.now() - begun).toBeLessThan(10_000);
      expect(answered.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
      expect(await rowsInPostgres()).toBe(50);
      await expect(one.probes['redis']!.ask()).rejects.toThrow('does not respond');
      one.pass();
      // Redis is still away. The connection is a new one by now, which must not make requests wait longer.
      expect(await one.count()).toBe(51);
      redis.resume();
      await answers(one);
      one.pass();
      await one.count('b');
      expect(one.counters.countedIn()).toBe('redis');
    });

    test('on a network that drops everything a new connection is made', async () => {
      const proxy = await startFaultProxy(redis.url);
      undo.push(() => proxy.close());
      const one = await watched(proxy.before(redis.url));
      expect(await one.count()).toBe(1);
      proxy.silence();
      expect(await one.count()).toBe(1);
      expect(one.counters.countedIn()).toBe('database');
      await answers(one);
      one.pass();
      expect(await one.count()).toBeGreaterThan(1);
      expect(one.counters.countedIn()).toBe('redis');
    });

    test.each(['kept', 'lost'])(
      'after a failover whose old primary is a replica (its script %s), the new one counts',
      async (hasScript) => {
        const next = await startRedis();
        undo.push(() => next.kill());
        const proxy = await startFaultProxy(redis.url);
        undo.push(() => proxy.close());
        const one = await watched(proxy.before(redis.url));
        expect(await one.count()).toBe(1);
        proxy.lead(next.url);
        await command(redis.url, 'REPLICAOF', '127.0.0.1', new URL(next.url).port);
        if (hasScript === 'lost') await command(redis.url, 'SCRIPT', 'FLUSH');
        // Refused with READONLY, and counted in Postgres.
        expect(await one.count()).toBe(1);
        expect(one.counters.countedIn()).toBe('database');
        await answers(one);
        one.pass();
        expect(await one.count()).toBe(1);
        expect(one.counters.countedIn()).toBe('redis');
        expect(await command(next.url, 'DBSIZE')).toBe(1);
      },
    );

    test('a restarted Redis that lost its scripts keeps counting', async () => {
      const store = counts();
      await isReady(store);
      const add = () => store.add([{ key: 'k', hits: 2, windowMs: MINUTE }], new AbortController().signal);
      expect(await add()).toMatchObject([{ count: 2 }]);
      await redis.kill();
      await redis.restart();
      await isReady(store);
      expect(await add()).toMatchObject([{ count: 2 }]);
      expect(await add()).toMatchObject([{ count: 4 }]);
    });

    test('a wrong password is not logged, and no request is rejected for it', async () => {
      const locked = await startRedis(['--requirepass', 'right']);
      undo.push(() => locked.kill());
      const store = counts(locked.url.replace('redis://', 'redis://:wrong-password@'));
      const asked = () => store.add([{ key: 'k', hits: 1, windowMs: MINUTE }], new AbortController().signal);
      await until(() =>
        asked().then(
          () => false,
          (error: Error) => error.message.includes('WRONGPASS') && !error.message.includes('wrong-password'),
        ),
      );
    });
  });

  test('a service with REDIS_URL serves while Redis is away, reports degraded with the reason, and names the store in its metrics', async () => {
    const app = await startTestApp({ env: { REDIS_URL: redis.url } });
    undo.push(() => app.close());
    const ready = async () => {
      const response = await fetch(`${app.url}/ready`);
      return {
        status: response.status,
        body: (await response.json()) as { status: string; checks: { redis: string } },
      };
    };
    await until(async () => (await ready()).body.status === 'ready');
    const metric = async () =>
      /parley_rate_limit_store\{store="(\w+)"\} 1/.exec(await (await fetch(`${app.url}/metrics`)).text())?.[1];
    const tenant = await newTenant(app.url);
    expect(await metric()).toBe('redis');
    await redis.kill();
    await tenant.ok('listAgents', {});
    const away = await ready();
    expect(away).toMatchObject({ status: 200, body: { status: 'degraded' } });
    expect(away.body.checks.redis).toMatch(
      /^does not respond; requests are counted (in Postgres|by each process alone)/,
    );
    expect(await metric()).not.toBe('redis');
  });
});
