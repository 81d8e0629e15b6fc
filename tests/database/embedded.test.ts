// Faults that only the embedded database can have: one session for all clients, one thread that may die.
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/database/pool.ts';
import { migratedSnapshot } from '../support/database.ts';
import { openDatabase } from '../support/open-database.ts';
import { until } from '../support/until.ts';

let database: Database;
const deaths: string[] = [];
beforeEach(async () => {
  deaths.length = 0;
  const options = {
    idleTransactionMs: 1_000,
    lockTimeoutMs: 5_000,
    onDeath: (error: Error) => void deaths.push(error.message),
  };
  database = await openDatabase({ embedded: 'memory', snapshot: await migratedSnapshot() }, options);
});
afterEach(() => database.close());

it('COPY FROM STDIN, which would crash the engine, is rejected', async () => {
  await database.pool.query('create table copied (n int)');
  await expect(database.pool.query('copy copied from stdin')).rejects.toMatchObject({ code: '0A000' });
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('an idle transaction loses its connection, and the next client in the queue gets the session', async () => {
  const idle = await database.pool.connect();
  await idle.query('begin');
  await idle.query('create table half_done (n int)');
  const { rows } = await database.pool.query(`select to_regclass('half_done') is null as gone`);
  expect(rows).toEqual([{ gone: true }]);
  await expect(idle.query('commit')).rejects.toThrow();
  idle.release(true);
});

it('when the engine dies, every query fails with the reason and the process is notified once', async () => {
  await database.pool.query('create table copied (n int)');
  // The comment hides the statement from the check that rejects it.
  const fatal = database.pool.query('/* */ copy copied from stdin');
  const beside = database.pool.query('select 1');
  await expect(fatal).rejects.toThrow();
  await expect(beside).rejects.toThrow();
  await until(() => deaths.length > 0);
  await expect(database.pool.query('select 1')).rejects.toThrow(/the embedded database stopped/);
  expect(deaths).toHaveLength(1);
});

it('a snapshot opens as an independent copy', async () => {
  await database.pool.query('create table kept as select 7 as n');
  const copy = await openDatabase({ embedded: 'memory', snapshot: await database.snapshot() });
  await database.pool.query('drop table kept');
  expect((await copy.pool.query('select n from kept')).rows).toEqual([{ n: 7 }]);
  await copy.close();
});
