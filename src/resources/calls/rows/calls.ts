// Rows of calls: creation, lookups and the updates of transitions. Lists, leases, the queue, timeline numbers and recordings are
// in separate files of this folder. No other folder writes this table.
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

/** Locks the row, even if the call is erased. */
export async function lockCallOf(trx: Trx, workspaceId: string, id: string): Promise<CallRow | undefined> {
  return trx
    .selectFrom('calls')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Selects a call for jobs and sessions, which have its id but no workspace to check it against. */
export async function selectCallById(db: Db, id: string): Promise<CallRow | undefined> {
  const row = await db.selectFrom('calls').selectAll().where('id', '=', id).executeTakeFirst();
  return row;
}

const RECENT_SECONDS = 60;

/** Counts inbound calls from this number in the last minute. */
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

/** Locks the row, so that transitions of one call are serialized. */
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

/** Requests the end of the session, in whichever process it runs. Only the first request is recorded. */
export async function requestEnd(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('calls')
    .set({ end_requested_at: sql`coalesce(end_requested_at, now())` })
    .where('id', '=', id)
    .execute();
}

/** The campaign or schedule that created calls. */
type Creator = { campaignId: string } | { scheduleId: string };

/**
 * Returns the ids of the queued calls of a creator without a reserved dial time. Locks their rows, so that no
 * process claims them.
 */
export async function lockUndialed(trx: Trx, workspaceId: string, of: Creator): Promise<string[]> {
  const rows = await trx
    .selectFrom('calls')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where((eb) => eb.and('campaignId' in of ? { campaign_id: of.campaignId } : { schedule_id: of.scheduleId }))
    .where('status', '=', 'queued')
    .where('dial_at', 'is', null)
    // Always true of these calls; the condition of the index.
    .where('direction', '=', 'outbound')
    .where('channel', '=', 'phone')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Changes the queued calls of a campaign that have no reserved dial time. */
export async function updateUndialed(
  trx: Trx,
  workspaceId: string,
  campaignId: string,
  changes: Pick<Updateable<CallsTable>, 'agent_version' | 'queue_expires_at'>,
): Promise<void> {
  const ids = await lockUndialed(trx, workspaceId, { campaignId });
  if (ids.length > 0) await trx.updateTable('calls').set(changes).where('id', 'in', ids).execute();
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
