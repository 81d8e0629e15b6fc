// A workspace that grew since the database last took its statistics: its calls are found as fast as those of any other.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCall, listCalls, listCallsById } from '../../../src/resources/calls/store.ts';
import { testDatabase, type TestDatabase } from '../../support/database.ts';
import { rowsTouchedOf } from '../../support/rows-touched.ts';

const [KNOWN, FRESH] = ['wsp_known', 'wsp_fresh'];
const CALLS = 30_000;
const PAGE = 20;
const MOST_ROWS = 3 * PAGE;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await fill(KNOWN);
  await sql`analyze calls`.execute(database.db);
  await fill(FRESH);
}, 120_000);
afterAll(() => database?.close());

const idOf = (workspaceId: string, n: number) => `call_${workspaceId}_${String(n).padStart(16, '0')}`;

/** Calls that are over. */
async function fill(workspaceId: string): Promise<void> {
  const { db } = database;
  const id = `agent_${workspaceId}`;
  await db.insertInto('workspaces').values({ id: workspaceId, name: 'Northwind' }).execute();
  await db.insertInto('agents').values({ workspace_id: workspaceId, id, agent_name: 'Ada', settings: {} }).execute();
  const version = { workspace_id: workspaceId, agent_id: id, version: 1, snapshot: {}, changed: [] };
  await db.insertInto('agent_versions').values(version).execute();
  await sql`insert into calls (workspace_id, id, agent_id, agent_version, direction, channel, status, end_reason, from_number,
      to_number, ended_at, created_at)
    select ${workspaceId}, 'call_' || ${workspaceId} || '_' || lpad(n::text, 16, '0'), ${id}, 1, 'outbound', 'phone',
      'completed', 'caller_hangup', '+12025550199', '+1' || (2025000000 + n), now(), now() - n * interval '1 s'
    from generate_series(1, ${CALLS}::int) n`.execute(db);
}

test.each([KNOWN, FRESH])(
  'of %s a call, some calls and a page of calls touch as many rows as there are in them',
  async (of) => {
    const touched = (work: Parameters<typeof rowsTouchedOf>[2]) => rowsTouchedOf('calls', database.db, work);
    const middle = idOf(of, CALLS / 2);
    const other = idOf(of === KNOWN ? FRESH : KNOWN, 7);
    expect(await touched(async (trx) => expect((await findCall(trx, of, middle))?.id).toBe(middle))).toBe(1);
    expect(await findCall(database.db, of, other)).toBeUndefined();
    const some = (trx: Parameters<typeof listCallsById>[0]) => listCallsById(trx, of, [middle, idOf(of, 3), other]);
    expect(await touched(async (trx) => expect(await some(trx)).toHaveLength(2))).toBeLessThanOrEqual(MOST_ROWS);
    expect(await touched((trx) => listCalls(trx, of, {}, PAGE, undefined))).toBeLessThanOrEqual(MOST_ROWS);
  },
);
