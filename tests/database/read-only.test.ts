// A database that becomes read-only, as after a failover to a standby, and then accepts writes again: no connection stays read-only.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/database/pool.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { newTenant } from '../support/client.ts';
import { serverUrl, testDatabase, type TestDatabase } from '../support/database.ts';
import { openDatabase } from '../support/open-database.ts';
import { until } from '../support/until.ts';

// The embedded database has no standby.
describe.runIf(serverUrl() !== undefined)('a database that becomes read-only', () => {
  let real: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    real = await testDatabase();
    database = await openDatabase({ url: real.url! }, { poolSize: 2 });
  });
  afterEach(async () => {
    await database.close();
    await real.close();
  });

  /** New sessions are read-only from now on; existing ones are ended. */
  async function becomeReadOnly(): Promise<void> {
    await real.pool.query(
      `alter database ${new URL(real.url!).pathname.slice(1)} set default_transaction_read_only = on`,
    );
    await real.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  }
  async function becomeWritable(): Promise<void> {
    const name = new URL(real.url!).pathname.slice(1);
    await real.pool.query(
      `set default_transaction_read_only = off; alter database ${name} reset default_transaction_read_only`,
    );
  }

  test('accepts the transactions of a busy pool as soon as it accepts writes', async () => {
    const write = () =>
      inTransaction(database.db, (trx) => sql`create table if not exists written (n int)`.execute(trx));
    await becomeReadOnly();
    // Both connections are in use.
    const refused = await Promise.allSettled([write(), write(), write(), write()]);
    expect(refused.map(({ status }) => status)).not.toContain('fulfilled');
    await becomeWritable();
    await write();
    await write();
  });

  test('makes a process unready, with the reason, and its writes fail with 503', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'parley-read-only-'));
    const config = readConfig({ PORT: '0', DATA_DIR: dataDir, REGISTRATION: 'open' });
    const app = await startApp(config, 'api', { database, log: pino({ level: 'silent' }) });
    const ready = async () => {
      const response = await fetch(`${app.url}/ready`);
      return [response.status, ((await response.json()) as { checks: { database: string } }).checks.database];
    };
    const tenant = await newTenant(app.url);
    expect(await ready()).toEqual([200, 'ok']);
    await becomeReadOnly();
    await until(async () => (await ready())[1] === 'read-only');
    expect((await ready())[0]).toBe(503);
    const refused = await tenant.refused('createApiKey', { body: { name: 'a key', scope: 'read-only' } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await tenant.send('listAgents')).status).toBe(200);
    await becomeWritable();
    await until(async () => (await ready())[0] === 200);
    await tenant.ok('createApiKey', { body: { name: 'a key', scope: 'read-only' } });
    await app.stop(0);
    await rm(dataDir, { recursive: true, force: true });
  });
});
