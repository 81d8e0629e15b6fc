// Rows of calls: creation, look-ups and the updates of transitions. Lists, leases, the queue, the timeline's numbers and recordings are
// in files of their own beside this one; no other folder writes the table.
import { sql, type InsertObject, type Selectable, type Updateable } from 'kysely';
import type { CallsTable, DB } from '../../../../generated/tables.ts';
import type { Voicemail } from '../../../../generated/types.ts';
import { countAll } from '../../../database/keyset-page.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

declare module '../../../../generated/tables.ts' {
  interface JsonShapes {
    'calls.latency': { p50_ms: number; p95_ms: number; turns: number };
    'calls.usage': JsonObject;
    'calls.voicemail': Voicemail;
  }
}

export type CallRow = Selectable<CallsTable>;
export type CallStatus = CallRow['status'];

export async function insertCall(
  db: Db,
  workspaceId: string,
  call: Omit<InsertObject<DB, 'calls'>, 'workspace_id'>,
): Promise<CallRow> {
  const row = await db
    .insertInto('calls')
    .values({ workspace_id: workspaceId, ...call })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row;
}

export async function selectCall(db: Db, workspaceId: string, id: string): Promise<CallRow | undefined> {
  const row = await db
    .selectFrom('calls')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row;
}

/** Locks the row; also that of an erased call. */
export async function lockCallOf(trx: Trx, workspaceId: string, id: string): Promise<CallRow | undefined> {
  return trx
    .selectFrom('calls')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** For jobs and sessions, which have the id of a call and no workspace to check it against. */
export async function selectCallById(db: Db, id: string): Promise<CallRow | undefined> {
  const row = await db.selectFrom('calls').selectAll().where('id', '=', id).executeTakeFirst();
  return row;
}

const RECENT_SECONDS = 60;

/** Inbound calls from this number in the last minute. */
export async function countRecentCallsOf(db: Db, workspaceId: string, caller: string): Promise<number> {
  return countAll(
    db
      .selectFrom('calls')
      .where('workspace_id', '=', workspaceId)
      .where('from_number', '=', caller)
      .where('direction', '=', 'inbound')
      .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${RECENT_SECONDS})`),
  );
}

/** Locks the row, so that transitions of one call happen one after the other. */
export async function lockCall(trx: Trx, id: string): Promise<CallRow | undefined> {
  const row = await trx.selectFrom('calls').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row;
}

export async function updateCallRow(trx: Trx, id: string, changes: Updateable<CallsTable>): Promise<CallRow> {
  const row = await trx
    .updateTable('calls')
    .set({ ...changes, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row;
}

/** Asks the session to end, in whichever process it runs. The first request counts. */
export async function requestEnd(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('calls')
    .set({ end_requested_at: sql`coalesce(end_requested_at, now())` })
    .where('id', '=', id)
    .execute();
}

/** Ids of queued calls of a campaign without a reserved dial. Their rows are locked, so that no process claims them. */
export async function selectUndialed(trx: Trx, workspaceId: string, campaignId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('calls')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'queued')
    .where('dial_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function selectCallsById(db: Db, workspaceId: string, ids: readonly string[]): Promise<CallRow[]> {
  if (ids.length === 0) return [];
  const query = db
    .selectFrom('calls')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('erased_at', 'is', null);
  return await query.where('id', 'in', [...ids]).execute();
}
