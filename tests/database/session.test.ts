// What the product relies on, on both kinds of database: transactions are isolated, errors stay inside them, and
// notifications reach their listener. On the embedded database this tests our code; a server is the reference.
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../support/database.ts';
import { until } from '../support/until.ts';
import { fetchInPortions } from './portions.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase({ poolSize: 12, lockTimeoutMs: 4_000 });
  await test.pool.query('create table session_rows (id serial primary key, worker int not null, step int not null)');
});
afterAll(() => test.close());

describe('transactions on both kinds of database', () => {
  it('hundreds of interleaved transactions see all of their own rows and no others', async () => {
    const workers = Array.from({ length: 12 }, (_, worker) => worker + 1);
    let wrong = 0;
    await Promise.all(
      workers.map(async (worker) => {
        for (let round = 0; round < 30; round++) {
          const client = await test.pool.connect();
          await client.query('begin');
          await client.query('insert into session_rows (worker, step) values ($1, $2)', [worker, round]);
          const { rows } = await client.query('select count(*) as mine from session_rows where worker = $1', [worker]);
          if (rows[0].mine !== round + 1) wrong++;
          await client.query('commit');
          client.release();
        }
      }),
    );
    expect(wrong).toBe(0);
    const { rows } = await test.pool.query('select count(*) as total from session_rows');
    expect(rows[0].total).toBe(12 * 30);
  });

  it('a rolled-back transaction leaves no rows, while concurrent ones commit', async () => {
    await test.pool.query('truncate session_rows');
    await Promise.all(
      Array.from({ length: 60 }, async (_, i) => {
        const client = await test.pool.connect();
        await client.query('begin');
        await client.query('insert into session_rows (worker, step) values ($1, 0)', [i]);
        await client.query(i % 2 === 0 ? 'commit' : 'rollback');
        client.release();
      }),
    );
    const { rows } = await test.pool.query(
      'select count(*) filter (where worker % 2 = 1) as odd, count(*) as total from session_rows',
    );
    expect(rows[0]).toEqual({ odd: 0, total: 30 });
  });

  it('an error fails its own transaction until rollback, and no other', async () => {
    const client = await test.pool.connect();
    await client.query('begin');
    await expect(client.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    await expect(client.query('select 1')).rejects.toMatchObject({ code: '25P02' });
    await client.query('rollback');
    expect((await client.query('select 7 as seven')).rows).toEqual([{ seven: 7 }]);
    client.release();
    await expect(test.pool.query('select no_such_column')).rejects.toMatchObject({ code: '42703' });
    expect((await test.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('waiting too long for a locked row fails with 55P03, and the connection works afterwards', async () => {
    const [holder, waiter] = [await test.pool.connect(), await test.pool.connect()];
    await holder.query('begin');
    await holder.query('lock table session_rows in access exclusive mode');
    await expect(waiter.query('select count(*) from session_rows')).rejects.toMatchObject({ code: '55P03' });
    await holder.query('commit');
    expect((await waiter.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    holder.release();
    waiter.release();
  });

  it('a connection dropped in mid-transaction rolls back and unblocks the others', async () => {
    const client = await test.pool.connect();
    await client.query('begin');
    await client.query('insert into session_rows (worker, step) values (999, 0)');
    client.release(true);
    const { rows } = await test.pool.query('select count(*) as left_over from session_rows where worker = 999');
    expect(rows[0].left_over).toBe(0);
  });
});

describe('the protocol of both kinds of database', () => {
  it('a portal returns its rows in portions, and the connection works afterwards', async () => {
    const client = await test.pool.connect();
    const portions = await fetchInPortions(client, 'select n from generate_series(1, 25) n', 10);
    expect(portions.map((rows) => rows.length)).toEqual([10, 10, 5]);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    client.release();
  });

  it('a portal of an invalid statement reports the error, and the connection works afterwards', async () => {
    const client = await test.pool.connect();
    await expect(fetchInPortions(client, 'select nonsense from nowhere', 10)).rejects.toMatchObject({ code: '42P01' });
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    client.release();
  });

  it('large parameters and large results arrive intact', async () => {
    const text = 'ü€😀'.repeat(300_000);
    const { rows } = await test.pool.query('select $1::text as echo, md5($1::text) as digest', [text]);
    expect(rows[0].echo === text).toBe(true);
    const bytes = Buffer.alloc(1_000_000, 7);
    const copy = await test.pool.query('select $1::bytea as echo', [bytes]);
    expect((copy.rows[0].echo as Buffer).equals(bytes)).toBe(true);
  });

  it('integers beyond 2^53 are an error and never a rounded number', async () => {
    expect((await test.pool.query('select 9007199254740991::int8 as n')).rows).toEqual([{ n: 9007199254740991 }]);
    await expect(test.pool.query('select 9007199254740993::int8 as n')).rejects.toThrow(/exact integers/);
    expect((await test.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('notifications of both kinds of database', () => {
  const listener = async (channel: string): Promise<{ client: pg.Client; heard: string[] }> => {
    const client = test.database.createClient('listener');
    const heard: string[] = [];
    client.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await client.connect();
    await client.query(`listen "${channel}"`);
    return { client, heard };
  };

  it('reach each listener of the channel once, and no other listener', async () => {
    const [a, a2, b] = await Promise.all([listener('letters'), listener('letters'), listener('numbers')]);
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => test.pool.query('select pg_notify($1, $2)', ['letters', `l${i}`])),
    );
    await test.pool.query(`select pg_notify('numbers', '1')`);
    const expected = Array.from({ length: 20 }, (_, i) => `l${i}`).sort();
    await until(() => a.heard.length >= 20 && a2.heard.length >= 20 && b.heard.length >= 1);
    expect([[...a.heard].sort(), [...a2.heard].sort(), b.heard]).toEqual([expected, expected, ['1']]);
    await Promise.all([a, a2, b].map(({ client }) => client.end()));
  });

  it('are sent at commit, and not at all after a rollback', async () => {
    const { client, heard } = await listener('late');
    const sender = await test.pool.connect();
    for (const [word, end] of [
      ['dropped', 'rollback'],
      ['kept', 'commit'],
    ]) {
      await sender.query('begin');
      await sender.query('select pg_notify($1, $2)', ['late', word]);
      await sender.query(end as string);
    }
    sender.release();
    await until(() => heard.length > 0);
    expect(heard).toEqual(['kept']);
    await client.end();
  });

  it('continue for one listener when another one on the same channel stops', async () => {
    const [stays, goes] = await Promise.all([listener('shared'), listener('shared')]);
    await goes.client.query('unlisten "shared"');
    await test.pool.query(`select pg_notify('shared', 'still here')`);
    await until(() => stays.heard.length > 0);
    expect([stays.heard, goes.heard]).toEqual([['still here'], []]);
    await Promise.all([stays.client.end(), goes.client.end()]);
  });
});
