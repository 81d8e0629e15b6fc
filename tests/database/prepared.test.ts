// Statements that are compiled once: every call binds its own values, and on a server the statement has a name.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepared } from '../../src/database/prepared.ts';
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
