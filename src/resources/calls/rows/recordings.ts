// Recording columns of calls. Invariants: a recording is recorded in its row before its first piece is stored, so every stored
// piece is known to a row. Only the process that has the call's lease may record or store pieces.
import { sql } from 'kysely';
import type { Db, Trx } from '../../../database/transaction.ts';
import type { LeaseFence } from './leases.ts';

/** Statuses of calls that are not over. */
const OPEN_STATUSES = ['queued', 'ringing', 'in_progress'] as const;

/**
 * Records a piece and its size in the assembled recording before it is stored. A piece that is stored again is counted once.
 * @returns the workspace; undefined when the call is over or another process has it
 */
export async function recordPiece(
  trx: Trx,
  { callId, token }: LeaseFence,
  piece: number,
  bytes: number,
): Promise<{ workspaceId: string } | undefined> {
  return trx
    .updateTable('calls')
    .set({
      recording_state: 'pieces',
      recording_held_bytes: sql<number>`recording_held_bytes + case when recording_pieces <= ${piece} then ${bytes}::int else 0 end`,
      recording_pieces: sql<number>`greatest(recording_pieces, ${piece + 1}::int)`,
    })
    .where('id', '=', callId)
    .where('lease_token', '=', token)
    .where('status', 'in', OPEN_STATUSES)
    .returning('workspace_id as workspaceId')
    .executeTakeFirst();
}

/**
 * Records the size of the mono version, which is created on the first request for it.
 * @returns false when the recording was removed in the meantime and the object must be deleted too
 */
export async function recordMonoSize(db: Db, callId: string, bytes: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('calls')
    .set({ recording_mono_bytes: bytes })
    .where('id', '=', callId)
    .where('recording_state', 'is not', null)
    .where('recording_removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface PendingRecording {
  callId: string;
  /** Milliseconds since the call ended, by the database's clock. */
  ageMs: number;
}

/** Selects the recording of an ended call whose pieces are not joined yet; undefined when there is none. */
export async function selectPendingRecording(db: Db, callId: string): Promise<PendingRecording | undefined> {
  const row = await db
    .selectFrom('calls')
    .select(['id', sql<number>`(extract(epoch from now() - ended_at) * 1000)::float8`.as('age_ms')])
    .where('id', '=', callId)
    .where('recording_state', '=', 'pieces')
    .where('recording_removed_at', 'is', null)
    .where('ended_at', 'is not', null)
    .executeTakeFirst();
  return row && { callId: row.id, ageMs: row.age_ms };
}

/**
 * Records the result of the assembly.
 * @param bytes size of the joined object; null when nothing could be stored
 * @returns false when the recording was removed in the meantime and its objects must be deleted too
 */
export async function completeRecording(
  db: Db,
  callId: string,
  { bytes, isIncomplete }: { bytes: number | null; isIncomplete: boolean },
): Promise<boolean> {
  await db
    .updateTable('calls')
    .set({
      recording_state: bytes === null ? 'failed' : 'ready',
      recording_bytes: bytes,
      recording_incomplete: sql<boolean>`recording_incomplete or ${isIncomplete}`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', callId)
    .where('recording_state', '=', 'pieces')
    .where('recording_removed_at', 'is', null)
    .where('ended_at', 'is not', null)
    .execute();
  const row = await db
    .selectFrom('calls')
    .select(['recording_state', 'recording_removed_at'])
    .where('id', '=', callId)
    .executeTakeFirst();
  return row !== undefined && row.recording_state !== null && row.recording_removed_at === null;
}

export interface RecordedCall {
  id: string;
  endedAt: Date;
}

/** Selects calls that ended more than `olderThanSeconds` ago and whose pieces are not joined yet, oldest first. */
export async function selectPendingRecordings(
  db: Db,
  { olderThanSeconds, after, limit }: { olderThanSeconds: number; after: RecordedCall | undefined; limit: number },
): Promise<RecordedCall[]> {
  const { rows } = await sql<RecordedCall>`
    select id, ended_at as "endedAt" from calls
    where recording_state = 'pieces' and recording_removed_at is null
      and ended_at < now() - make_interval(secs => ${olderThanSeconds})
      and (ended_at, id) > (${after?.endedAt ?? new Date(0)}::timestamptz, ${after?.id ?? ''}::text)
    order by ended_at, id
    limit ${limit}`.execute(db);
  return rows;
}

/**
 * Selects calls that ended within a time span and whose storage may contain pieces that belong to no recording. This happens when
 * a process was considered dead but resumed, or when storage was slow. Oldest first.
 */
export async function selectSuspectRecordings(
  db: Db,
  {
    fromSeconds,
    toSeconds,
    after,
    limit,
  }: { fromSeconds: number; toSeconds: number; after?: RecordedCall; limit: number },
): Promise<RecordedCall[]> {
  const { rows } = await sql<RecordedCall>`
    select id, ended_at as "endedAt" from calls
    where (recording_state in ('pieces', 'failed') or recording_incomplete or lease_owner like '%/reaper')
      and recording_state is distinct from 'pieces'
      and ended_at between now() - make_interval(secs => ${fromSeconds}) and now() - make_interval(secs => ${toSeconds})
      and (ended_at, id) > (${after?.endedAt ?? new Date(0)}::timestamptz, ${after?.id ?? ''}::text)
    order by ended_at, id
    limit ${limit}`.execute(db);
  return rows;
}

/** A range of ids in ascending order. `to` is null for a range without an end. */
export interface CallRange {
  from: string;
  includesFrom: boolean;
  to: string | null;
  includesTo: boolean;
}

/** Selects recordings that are served, ordered by the id of the call. */
export async function selectReadyRecordings(
  db: Db,
  { from, includesFrom, to, includesTo }: CallRange,
  limit: number,
): Promise<{ id: string; bytes: number | null }[]> {
  let query = db
    .selectFrom('calls')
    .select(['id', 'recording_bytes as bytes'])
    .where('recording_state', '=', 'ready')
    .where('recording_removed_at', 'is', null)
    .where('id', includesFrom ? '>=' : '>', from);
  if (to !== null) query = query.where('id', includesTo ? '<=' : '<', to);
  const rows = await query.orderBy('id').limit(limit).execute();
  return rows.map(({ id, bytes }) => ({ id, bytes: bytes === null ? null : Number(bytes) }));
}

/**
 * Selects calls whose storage may contain more objects than their rows state. Either their pieces are not joined, or were joined
 * within the last day, during which the assembly searches for pieces of processes that were considered dead. Or, with `isReady`,
 * storage may also contain a mono version.
 */
export async function selectUnsettledRecordings(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; isReady: boolean }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; isReady: boolean }>`
    select id, (recording_state = 'ready' and ended_at < now() - interval '1 day') as "isReady" from calls
    where id = any(${ids}::text[]) and erased_at is null and recording_removed_at is null and recording_state is not null
      and (recording_state in ('pieces', 'ready') or ended_at is null or ended_at > now() - interval '1 day')`.execute(
    db,
  );
  return rows;
}
