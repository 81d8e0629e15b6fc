// Limits shared by several processes: the counters in Postgres, alone and under two servers.
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { systemClock, type Clock } from '../../src/core/clock.ts';
import { createCounterRows, deleteOldCounts } from '../../src/http/rate-counts.ts';
import { createSharedCounters, type CounterStore } from '../../src/http/shared-counters.ts';
import { CLOSE, type SocketRoute } from '../../src/protocol/server-socket.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';
import { until } from '../support/until.ts';
import { settings, startHarness, type HttpHarness } from './http-harness.ts';

const MINUTE = 60_000;
const quiet = pino({ level: 'silent' });
let database: TestDatabase;
const rims: HttpHarness[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => void (await sql`truncate rate_counts`.execute(database.db)));
afterEach(async () => void (await Promise.all(rims.splice(0).map((harness) => harness.close()))));
afterAll(() => database.close());

/** The counters of one process. */
const process = (options: { clock?: Clock; log?: pino.Logger; store?: CounterStore } = {}) =>
  createSharedCounters(options.store ?? createCounterRows(database.db), {
    clock: options.clock ?? systemClock,
    log: options.log ?? quiet,
    name: 'database',
  });

function warnings(): { log: pino.Logger; lines: string[] } {
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  return { log: pino({ level: 'warn' }, sink), lines };
}

describe('counts in Postgres', () => {
  test('of several processes are exact: no request is lost and none is counted twice', async () => {
    const processes = [process(), process(), process()];
    const keys = ['a', 'b', 'c'];
    const counts: Record<string, number[]> = { a: [], b: [], c: [] };
    const all = Array.from({ length: 900 }, async (_, index) => {
      const key = keys[index % 3]!;
      const { count } = await processes[Math.floor(index / 3) % 3]!.add(key, MINUTE, 1000);
      counts[key]!.push(count);
    });
    await Promise.all(all);
    const expected = Array.from({ length: 300 }, (_, index) => index + 1);
    for (const key of keys) expect(counts[key]!.toSorted((a, b) => a - b)).toEqual(expected);
  });

  test('that arrive while a statement is running share the next one', async () => {
    const rows = createCounterRows(database.db);
    let statements = 0;
    const store: CounterStore = {
      add(batch, signal) {
        statements += 1;
        return rows.add(batch, signal);
      },
    };
    const counters = process({ store });
    const first = counters.add('first', MINUTE, 10);
    await until(() => statements === 1);
    await Promise.all([
      first,
      ...Array.from({ length: 500 }, (_, index) => counters.add(`key ${index % 50}`, MINUTE, 10)),
    ]);
    expect(statements).toBe(2);
  });

  test('of a busy key far below its limit are reserved ahead: few statements, each number once', async () => {
    const rows = createCounterRows(database.db);
    let statements = 0;
    const store: CounterStore = { add: (batch, signal) => ((statements += 1), rows.add(batch, signal)) };
    const [one, other] = [process({ store }), process({ store })];
    const counts: number[] = [];
    for (let index = 0; index < 600; index++) {
      counts.push((await (index % 2 ? one : other).add('busy', MINUTE, 1_000_000)).count);
    }
    expect(new Set(counts).size).toBe(600);
    expect(statements).toBeLessThan(100);
  });

  test.each([30, 100, 255])(
    'up to a limit of %i are made one by one, so that exactly that many requests pass',
    async (max) => {
      const processes = [process(), process()];
      let passed = 0;
      // The worst order: counts that the first process had reserved would be missing in the end.
      for (let index = 0; index < 20; index++)
        passed += (await processes[0]!.add('k', MINUTE, max)).count <= max ? 1 : 0;
      for (let index = 0; index < max; index++)
        passed += (await processes[1]!.add('k', MINUTE, max)).count <= max ? 1 : 0;
      expect(passed).toBe(max);
    },
  );

  test('of a larger limit never allow more than the limit, and hardly fewer', async () => {
    const processes = [process(), process(), process()];
    const max = 2_000;
    const answers = await Promise.all(
      Array.from({ length: 3 }, async (_, which) => {
        let passed = 0;
        for (let index = 0; index < 1_000; index++) {
          passed += (await processes[which]!.add('k', MINUTE, max)).count <= max ? 1 : 0;
        }
        return passed;
      }),
    );
    const passed = answers.reduce((sum, each) => sum + each, 0);
    expect(passed).toBeLessThanOrEqual(max);
    expect(passed).toBeGreaterThanOrEqual(max - 3 * 8);
  });

  test('of statements that name the same keys in opposite orders do not deadlock', async () => {
    const hits = Array.from({ length: 500 }, (_, index) => ({ key: `key ${index}`, hits: 1, windowMs: MINUTE }));
    const rows = createCounterRows(database.db);
    const never = new AbortController().signal;
    const both = () => [rows.add(hits, never), rows.add(hits.toReversed(), never)];
    const counts = await Promise.all(Array.from({ length: 10 }, both).flat());
    expect(counts.flat().reduce((most, { count }) => Math.max(most, count), 0)).toBe(20);
  });

  test('restart when the window ends, by the database clock', async () => {
    const counters = process();
    expect((await counters.add('a', 50, 10)).count).toBe(1);
    await until(async () => (await counters.add('a', 50, 10_000)).count === 1);
  });

  test('beyond the limit send no query until the window ends', async () => {
    let now = 0;
    const clock: Clock = { ...systemClock, monotonic: () => now };
    const counters = process({ clock });
    for (let round = 0; round < 3; round++) await counters.add('a', MINUTE, 2);
    await sql`truncate rate_counts`.execute(database.db);
    expect((await counters.add('a', MINUTE, 2)).count).toBe(3);
    now += MINUTE + 1;
    expect((await counters.add('a', MINUTE, 2)).count).toBe(1);
  });

  test('are deleted after their window, and kept before', async () => {
    const counters = process();
    await counters.add('old', 1, 10);
    await counters.add('new', MINUTE, 10);
    let deleted = 0;
    await until(async () => (deleted += await deleteOldCounts(database.db, 10)) === 1);
    const { rows } = await sql<{ count: number }>`select count from rate_counts`.execute(database.db);
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('store neither address nor user in the database', async () => {
    await process().add('public:192.0.2.1', MINUTE, 10);
    const { rows } = await sql<{ key: string }>`select key from rate_counts`.execute(database.db);
    expect(rows[0]!.key).toMatch(/^[\w-]{22}$/);
  });
});

describe('when the database of the counters fails', () => {
  test('each process counts alone, warns once, and recovers', async () => {
    let now = 0;
    const { log, lines } = warnings();
    const counters = process({ clock: { ...systemClock, monotonic: () => now }, log });
    await sql`alter table rate_counts rename to rate_counts_gone`.execute(database.db);
    try {
      const counts = [];
      for (let round = 0; round < 3; round++) counts.push((await counters.add('a', MINUTE, 100)).count);
      now += 5_001;
      counts.push((await counters.add('a', MINUTE, 100)).count);
      expect(counts).toEqual([1, 2, 3, 4]);
      expect(lines.length).toBe(1);
    } finally {
      await sql`alter table rate_counts_gone rename to rate_counts`.execute(database.db);
    }
    now += 5_001;
    await counters.add('a', MINUTE, 100);
    const { rows } = await sql<{ count: number }>`select count from rate_counts`.execute(database.db);
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('a store that does not answer delays no request for more than a second', async () => {
    let now = 0;
    const asked = Promise.withResolvers<never>();
    const counters = process({
      store: { add: () => asked.promise },
      clock: { ...systemClock, monotonic: () => now },
    });
    const begun = performance.now();
    expect((await counters.add('a', MINUTE, 1)).count).toBe(1);
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect((await counters.add('a', MINUTE, 1)).count).toBe(2);
    now += 1;
    asked.reject(new Error('late'));
  });
});

describe('two servers on one database', () => {
  const page = { status: 200, body: { data: [], has_more: false, next_cursor: null } };
  const limits = {
    rateLimits: { ...settings.rateLimits, user: { max: 10, windowSeconds: 60, per: 'user' } },
    failedAuthentication: { max: 5, windowSeconds: 60, per: 'ip' },
  } as const;

  async function two(): Promise<[HttpHarness, HttpHarness]> {
    for (let count = 0; count < 2; count++) {
      rims.push(
        await startHarness({ listAgents: async () => page }, { database, settings: limits, counters: process() }),
      );
    }
    return [rims[0]!, rims[1]!];
  }

  test('a user has one limit on both', async () => {
    const servers = await two();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const harness = servers[index % 2]!;
        return harness.app.inject({ url: '/v1/agents', headers: harness.bearer('write') });
      }),
    );
    const served = answers.filter(({ statusCode }) => statusCode === 200);
    expect([served.length, answers.length - served.length]).toEqual([10, 20]);
    const left = served.map(({ headers }) => Number(/r=(\d+)/.exec(String(headers['ratelimit']))![1]));
    expect(left.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('an address, or an IPv6 /64 network, has one limit of rejected sockets on both', async () => {
    const socket: SocketRoute = {
      path: '/echo',
      maxMessageBytes: 100,
      maxPerAddress: 100,
      open: (opened) => opened.refuse(CLOSE.unauthorized, 'no'),
    };
    for (let count = 0; count < 2; count++) {
      const options = { settings: { ...limits, trustProxy: 1 }, sockets: [socket], counters: process() };
      rims.push(await startHarness({}, { database, ...options }));
    }
    const urls = await Promise.all(rims.map((harness) => harness.listen()));
    let refused = 0;
    const isShut = async (server: number): Promise<boolean> => {
      const headers = { 'x-forwarded-for': `2001:db8:0:1::${refused}` };
      const client = new WebSocket(`${urls[server]!.replace('http', 'ws')}/echo`, { headers });
      const [code] = (await once(client, 'close')) as [number];
      if (code === CLOSE.unauthorized) refused += 1;
      return code === CLOSE.tooMany;
    };
    await until(async () => {
      const shut = [await isShut(0), await isShut(1)];
      return shut.every(Boolean);
    });
    // Five in all, plus requests that a server handled before it learned of the fifth. Five on each would be ten.
    expect(refused).toBeGreaterThanOrEqual(5);
    expect(refused).toBeLessThan(10);
  });

  test('an address has one limit of failed authentications on both', async () => {
    const servers = await two();
    const statuses: number[] = [];
    for (let index = 0; index < 8; index++) {
      const headers = { authorization: 'Bearer sk_service_live_guess' };
      statuses.push((await servers[index % 2]!.app.inject({ url: '/v1/agents', headers })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });
});
