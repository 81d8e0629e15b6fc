// Statements that are compiled once: every call binds its own values, and on a server the statement has a name.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepared, preparedSqlRead } from '../../src/database/prepared.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { serverUrl, testDatabase, type TestDatabase } from '../support/database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase({ poolSize: 2 });
});
afterAll(() => test.close());

let built = 0;
const insertWorkspace = prepared((db, row: { id: string; name: string }, change: { suffix: string }) => {
  built++;
  return db
    .insertInto('workspaces')
    .values({ id: row.id, name: sql`${row.name}::text || ${change.suffix}::text || ${'!'}` })
    .returning(['id', 'name']);
});

describe('a prepared statement', () => {
  it('is built once and binds the fields of each argument to their placeholders', async () => {
    for (let i = 0; i < 5; i++) {
      const rows = await insertWorkspace(test.db, { id: `w${i}`, name: `n${i}` }, { suffix: `-${i}` });
      expect(rows).toEqual([{ id: `w${i}`, name: `n${i}-${i}!` }]);
    }
    expect(built).toBe(1);
  });

  it('keeps the values of concurrent callers apart', async () => {
    const many = Array.from({ length: 50 }, (_, i) => `p${i}`);
    const rows = await Promise.all(
      many.map((id) => insertWorkspace(test.db, { id, name: `of ${id}` }, { suffix: '' })),
    );
    expect(rows.flat()).toEqual(many.map((id) => ({ id, name: `of ${id}!` })));
  });

  it('runs in the transaction that it is called in', async () => {
    const undone = inTransaction(test.db, async (trx) => {
      await insertWorkspace(trx, { id: 'undone', name: 'n' }, { suffix: '' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await test.db.selectFrom('workspaces').select('id').where('id', '=', 'undone').execute()).toEqual([]);
  });

  it('fails like any other, and works again on the same connection', async () => {
    await expect(insertWorkspace(test.db, { id: 'w0', name: 'n' }, { suffix: '' })).rejects.toMatchObject({
      code: '23505',
    });
    expect(await insertWorkspace(test.db, { id: 'after', name: 'n' }, { suffix: '' })).toHaveLength(1);
  });

  it.runIf(serverUrl())('is parsed once per connection', async () => {
    await test.db.connection().execute(async (db) => {
      for (const id of ['q1', 'q2']) await insertWorkspace(db, { id, name: 'n' }, { suffix: '' });
      const { rows } = await sql<{ name: string }>`
        select name from pg_prepared_statements where statement like 'insert into "workspaces"%'`.execute(db);
      expect(rows).toHaveLength(1);
    });
  });
});

const readBackend = preparedSqlRead(
  ({ id }: { id: string }) => sql<{ id: string; pid: number }>`select ${id}::text as id, pg_backend_pid() as pid`,
);
const divide = preparedSqlRead(({ by }: { by: number }) => sql<{ result: number }>`select 12 / ${by}::int as result`);
const endBackend = preparedSqlRead(
  ({ pid }: { pid: number }) => sql<{ ended: boolean }>`select pg_terminate_backend(${pid}::int) as ended`,
);

describe('reads of one moment', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, i) => `r${i}`);

  it('each get their own row', async () => {
    const rows = await Promise.all(ids(40).map((id) => readBackend(test.db, { id })));
    expect(rows.map(([row]) => row!.id)).toEqual(ids(40));
  });

  it.runIf(serverUrl())('share a connection, up to sixteen of them', async () => {
    const rows = await Promise.all(ids(16).map((id) => readBackend(test.db, { id })));
    expect(new Set(rows.map(([row]) => row!.pid)).size).toBe(1);
  });

  it('fail alone', async () => {
    const results = await Promise.allSettled([3, 0, 4, 0].map((by) => divide(test.db, { by })));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    expect(results[2]).toMatchObject({ value: [{ result: 3 }] });
    expect(await divide(test.db, { by: 2 })).toEqual([{ result: 6 }]);
  });

  it('see what their transaction has written, on its connection', async () => {
    const same = await inTransaction(test.db, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const [[one], [two]] = await Promise.all([readBackend(trx, { id: 'a' }), readBackend(trx, { id: 'b' })]);
      return [one!.pid, two!.pid].every((pid) => pid === rows[0]!.pid);
    });
    expect(same).toBe(true);
  });

  it.runIf(serverUrl())('fail together when their connection is lost, and the next ones get another', async () => {
    const [found] = await readBackend(test.db, { id: 'lost' });
    // The pool lends its most recently used connection, so this ends its own.
    const lost = await Promise.allSettled([
      endBackend(test.db, { pid: found!.pid }),
      ...ids(5).map((id) => readBackend(test.db, { id })),
    ]);
    expect(lost.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'rejected'));
    const rows = await Promise.all(ids(20).map((id) => readBackend(test.db, { id })));
    expect(rows.map(([row]) => row!.id)).toEqual(ids(20));
  });

  // The embedded database has one connection.
  it.runIf(serverUrl())('leave every connection to the pool', async () => {
    await Promise.all(ids(100).map((id) => readBackend(test.db, { id })));
    // The pool has two: both are needed at once.
    await inTransaction(test.db, async (outer) => {
      await sql`select 1`.execute(outer);
      await inTransaction(test.db, async (inner) => void (await sql`select 1`.execute(inner)));
    });
  });
});
