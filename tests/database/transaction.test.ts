// Transactions that retry, notifications that survive a broken connection, and startup errors in one line.
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNotifications } from '../../src/database/notifications.ts';
import { inTransaction, constraintOf } from '../../src/database/transaction.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';
import { openDatabase } from '../support/open-database.ts';
import { until } from '../support/until.ts';

const log = pino({ level: 'silent' });
let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
  await test.pool.query('create table counted (n int constraint counted_positive check (n > 0))');
});
afterAll(() => test.close());

describe('inTransaction', () => {
  const conflict = (code: string): Error => Object.assign(new Error('conflict'), { code });

  it.each(['40001', '40P01'])('runs again after %s, from the beginning', async (code) => {
    await test.pool.query('truncate counted');
    let runs = 0;
    await inTransaction(test.db, async (trx) => {
      await sql`insert into counted values (${++runs})`.execute(trx);
      if (runs < 3) throw conflict(code);
    });
    const { rows } = await test.pool.query('select n from counted');
    expect(rows).toEqual([{ n: 3 }]);
  });

  it('gives up after five conflicts, and immediately on any other error', async () => {
    let runs = 0;
    const always = inTransaction(test.db, () => Promise.reject(conflict(++runs > 0 ? '40001' : '')));
    await expect(always).rejects.toThrow('conflict');
    expect(runs).toBe(5);
    await expect(inTransaction(test.db, () => Promise.reject(new Error(`run ${++runs}`)))).rejects.toThrow('run 6');
  });

  it('joins the transaction that it is called in', async () => {
    await test.pool.query('truncate counted');
    const outer = inTransaction(test.db, async (trx) => {
      await inTransaction(trx, (inner) => sql`insert into counted values (1)`.execute(inner));
      throw new Error('outer');
    });
    await expect(outer).rejects.toThrow('outer');
    expect((await test.pool.query('select from counted')).rowCount).toBe(0);
  });

  it('the error of a violated constraint names the constraint', async () => {
    const error: unknown = await test.pool.query('insert into counted values (-1)').catch((reason: unknown) => reason);
    expect(constraintOf(error)).toBe('counted_positive');
    expect(constraintOf(new Error('other'))).toBeUndefined();
  });
});

describe('notifications of a transaction', () => {
  it('are sent with the transaction, and arrive with their text', async () => {
    const notifications = createNotifications(test.database, log);
    const heard: (string | null)[] = [];
    const stop = notifications.listen('calls', (payload) => heard.push(payload));
    await notifications.ready();
    const dropped = inTransaction(test.db, async (trx) => {
      await notifications.notify(trx, 'calls', 'dropped');
      throw new Error('rolled back');
    });
    await expect(dropped).rejects.toThrow('rolled back');
    await inTransaction(test.db, (trx) => notifications.notify(trx, 'calls', 'call_1'));
    await until(() => heard.length > 0);
    expect(heard).toEqual(['call_1']);
    stop();
    await expect(notifications.notify(test.db, 'calls', 'x'.repeat(8_000))).rejects.toThrow(RangeError);
    await notifications.close();
  });

  it('a hundred simultaneous wake-ups are merged into one', async () => {
    const notifications = createNotifications(test.database, log);
    const heard: (string | null)[] = [];
    notifications.listen('outbox', (payload) => heard.push(payload));
    notifications.listen('end', (payload) => heard.push(`end ${payload}`));
    await notifications.ready();
    for (let i = 0; i < 100; i++) notifications.wake('outbox');
    await until(() => heard.length > 0);
    await notifications.notify(test.db, 'end');
    await until(() => heard.includes('end '));
    expect(heard).toEqual(['', 'end ']);
    await notifications.close();
  });

  it('a broken connection is replaced, and every listener is woken', async () => {
    const clients: { connection?: { stream: { destroy(error: Error): void } } }[] = [];
    const createClient: typeof test.database.createClient = (name) => {
      const client = test.database.createClient(name);
      clients.push(client as never);
      return client;
    };
    const notifications = createNotifications({ ...test.database, createClient }, log);
    const heard: (string | null)[] = [];
    notifications.listen('calls', (payload) => heard.push(payload));
    await notifications.ready();
    clients[0]?.connection?.stream.destroy(new Error('cut'));
    await until(() => heard.length > 0);
    await notifications.notify(test.db, 'calls', 'after');
    await until(() => heard.length > 1);
    expect(heard).toEqual([null, 'after']);
    await notifications.close();
  });
});

describe('opening', () => {
  it('fails in one line without the password when no server answers', async () => {
    const url = 'postgres://someone:secret@127.0.0.1:1/none';
    const error = (await openDatabase({ url }, { connectWithinMs: 1 }).catch((reason: unknown) => reason)) as Error;
    expect(error.message).toMatch(/^cannot reach the database server at 127\.0\.0\.1:1: .*ECONNREFUSED/);
    expect(error.message).not.toContain('secret');
  });
});
