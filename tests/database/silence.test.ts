// A network that silently drops what is sent to the database, and then recovers: deadlines on the client side, connections that
// are destroyed and not reused, and processes of every role that recover without help.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFaultProxy, type FaultProxy } from '../../scripts/stand-ins/fault-proxy.ts';
import { startApp, type App } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { withoutDeadline } from '../../src/database/client.ts';
import { createNotifications } from '../../src/database/notifications.ts';
import type { Database } from '../../src/database/pool.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { enqueue } from '../../src/jobs/enqueue.ts';
import type { ProcessRole } from '../../src/runtime.ts';
import { place, reaches, SILENT, talkingAgent } from '../resources/calls/support.ts';
import { newTenant } from '../support/client.ts';
import { serverUrl, testDatabase, type TestDatabase } from '../support/database.ts';
import { openDatabase, type TestDatabaseOptions } from '../support/open-database.ts';
import { size } from '../support/sizes.ts';
import { until } from '../support/until.ts';

const HOLE_MS = size(5_000, 20_000);
const RECOVERY_MS = 10_000;
// Shorter than in production, in the same order by size.
const QUICK: TestDatabaseOptions = {
  connectTimeoutMs: 1_000,
  queryTimeoutMs: 3_000,
  monitor: { checkIntervalMs: 100, suspectMs: 500, stuckMs: 1_000 },
};

// The embedded database has no network.
describe.runIf(serverUrl() !== undefined)('a silent network in front of the database', () => {
  let real: TestDatabase;
  let proxy: FaultProxy;
  const opened: Database[] = [];
  beforeEach(async () => {
    real = await testDatabase();
    proxy = await startFaultProxy(real.url ?? '');
  });
  afterEach(async () => {
    proxy.setMood('well');
    for (const database of opened.splice(0)) await database.close();
    await proxy.close();
    await real.close();
  });

  const open = async (options: TestDatabaseOptions = {}): Promise<Database> => {
    const database = await openDatabase({ url: proxy.before(real.url ?? '') }, { ...QUICK, ...options });
    opened.push(database);
    return database;
  };
  /** Open connections remain silent, new ones are silent until the fault ends. */
  const fall = (): void => {
    proxy.silence();
    proxy.setMood('stall');
  };

  test('a query fails at its deadline, and its connection is not used again', async () => {
    const database = await open({ poolSize: 1, queryTimeoutMs: 1_000 });
    const { rows: before } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    fall();
    const asked = performance.now();
    await expect(database.pool.query('select 1')).rejects.toThrow('did not answer within 1000 ms');
    expect(performance.now() - asked).toBeLessThan(15_000);
    proxy.setMood('well');
    const { rows: after } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    expect(after[0]?.pid).not.toBe(before[0]?.pid);
  });

  test('a transaction whose statement gets no answer fails as a whole, and its connection is not reused', async () => {
    const database = await open({ poolSize: 1, queryTimeoutMs: 1_000 });
    const work = inTransaction(database.db, async (trx) => {
      await sql`create table half (n int)`.execute(trx);
      fall();
      await sql`insert into half values (1)`.execute(trx);
    });
    await expect(work).rejects.toMatchObject({ code: '08006' });
    proxy.setMood('well');
    await until(async () => (await database.pool.query('select 1')).rowCount === 1);
    expect((await database.pool.query(`select to_regclass('half') as half`)).rows).toEqual([{ half: null }]);
  });

  test('a query that the server is executing is not canceled, however long it takes, and a migration has no deadline', async () => {
    const database = await open({ queryTimeoutMs: 5_000, monitor: { checkIntervalMs: 50, suspectMs: 100 } });
    expect((await database.pool.query('select 1 as n, pg_sleep(1)')).rows).toMatchObject([{ n: 1 }]);
    const brief = await open({ queryTimeoutMs: 200 });
    await expect(brief.pool.query('select pg_sleep(1)')).rejects.toThrow('did not answer within 200 ms');
    const client = await brief.pool.connect();
    withoutDeadline(client);
    expect((await client.query('select 1 as n, pg_sleep(1)')).rows).toMatchObject([{ n: 1 }]);
    client.release(true);
  });

  test('a silent connection is detected long before its deadline once the server is reachable', async () => {
    const database = await open({ poolSize: 2, queryTimeoutMs: 60_000 });
    await Promise.all([database.pool.query('select 1'), database.pool.query('select 1')]);
    proxy.silence();
    const asked = performance.now();
    await expect(database.pool.query('select 1')).rejects.toThrow('is not running the query');
    expect(performance.now() - asked).toBeLessThan(30_000);
  });

  test('the listening connection notices, reconnects and reports that notifications may have been missed', async () => {
    const database = await open();
    const notifications = createNotifications(database, pino({ level: 'silent' }));
    const heard: (string | null)[] = [];
    notifications.listen('news', (payload) => heard.push(payload));
    await notifications.ready();
    proxy.silence();
    // The result of the regular probe, without waiting for it.
    await notifications.ready();
    await until(() => heard.includes(null));
    await notifications.notify(real.db, 'news', 'again');
    await until(() => heard.includes('again'));
    await notifications.close();
  });

  test.each(['cut', 'refuse', 'too many clients'] as const)('%s: the pool recovers by itself', async (fault) => {
    const database = await open();
    await database.pool.query('select 1');
    if (fault === 'refuse') proxy.setMood('refuse');
    if (fault === 'too many clients') await real.pool.query(`alter database ${nameOf(real)} connection limit 0`);
    proxy.cut();
    if (fault !== 'cut') await expect(database.pool.query('select 1')).rejects.toThrow();
    proxy.setMood('well');
    if (fault === 'too many clients') await real.pool.query(`alter database ${nameOf(real)} connection limit -1`);
    await until(() =>
      database.pool.query('select 1').then(
        () => true,
        () => false,
      ),
    );
    expect(database.stuck()).toBeNull();
  });

  test('a pool whose connections are all leaked counts as stuck; an unreachable server does not', async () => {
    const database = await open({ poolSize: 1 });
    fall();
    const asked = performance.now();
    await until(() => performance.now() - asked > 2_500);
    expect(database.stuck()).toBeNull();
    proxy.setMood('well');
    await until(() =>
      database.pool.query('select 1').then(
        () => true,
        () => false,
      ),
    );
    const leaked = await database.pool.connect();
    await until(() => database.stuck() !== null);
    expect(database.stuck()).toMatch(/^no query was answered for \d+ s$/);
    leaked.release();
    await until(() => database.stuck() === null);
  });

  describe.each(['under load', 'idle'] as const)('%s', (condition) => {
    test('an api, a worker and a voice process serve again within 10 s', { timeout: 90_000 }, async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'parley-silence-'));
      const config = readConfig({ PORT: '0', DATA_DIR: dataDir, REGISTRATION: 'open', RATE_LIMIT_USER: '1000000' });
      const apps: App[] = [];
      for (const role of ['api', 'worker', 'voice'] as ProcessRole[]) {
        apps.push(await startApp(config, role, { database: await open(), log: pino({ level: 'silent' }) }));
      }
      const [api] = apps as [App, App, App];
      const tenant = await newTenant(api.url);
      const { agent_id } = await tenant.ok('createAgent', { body: talkingAgent() });
      const statusOf = async (path: string): Promise<number> => (await fetch(`${api.url}${path}`)).status;
      const asks = new Set<Promise<unknown>>();
      const load = setInterval(() => {
        if (condition === 'idle') return;
        const ask = tenant.send('listAgents').catch(() => undefined);
        asks.add(ask);
        void ask.then(() => asks.delete(ask));
      }, 50);

      fall();
      const fellAt = performance.now();
      await until(async () => (await statusOf('/ready')) === 503);
      expect(await statusOf('/health')).toBe(200);
      await until(() => performance.now() - fellAt > HOLE_MS, { withinMs: HOLE_MS + 5_000 });
      proxy.setMood('well');
      const healedAt = performance.now();
      await until(async () => (await tenant.send('listAgents')).status === 200);
      await until(async () => (await statusOf('/ready')) === 200);
      clearInterval(load);
      const { call_id } = await place(tenant, SILENT, agent_id);
      await enqueue(real.db, 'calls.expire', { callId: 'call_nobody' });
      await reaches(tenant, call_id, ['in_progress', 'completed'], RECOVERY_MS);
      await until(async () => {
        const { rows } = await real.pool.query(
          `select from graphile_worker.jobs where task_identifier = 'calls.expire'`,
        );
        return rows.length === 0;
      });
      // Dialing and ringing alone take two seconds.
      expect(performance.now() - healedAt).toBeLessThan(RECOVERY_MS + 3_000);
      await Promise.all(asks);
      await Promise.all(apps.map((app) => app.stop(0)));
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    });
  });
});

function nameOf({ url }: TestDatabase): string {
  return new URL(url ?? '').pathname.slice(1);
}
