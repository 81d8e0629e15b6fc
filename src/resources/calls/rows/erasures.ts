// SQL for erasing calls: personal data in the rows of calls, and call_erasures, the proof of erasure. Invariant: an erased call
// keeps its row, times, status and cost. It keeps no spoken words and nothing that identifies a person.
import { sql, type Selectable } from 'kysely';
import type { CallErasuresTable } from '../../../../generated/tables.ts';
import type { CallErasureCounts } from '../../../../generated/types.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

declare module '../../../../generated/tables.ts' {
  interface JsonShapes {
    'call_erasures.counts': Partial<CallErasureCounts>;
  }
}

/** Parts that are erased after the transaction: objects in storage, visitors' sessions of widgets, and test cases. */
export type ErasurePart = 'recording' | 'widget_sessions' | 'test_cases';
export type ErasureRow = Selectable<CallErasuresTable>;

/** Returns whether a transfer of the call is still in progress. Its legs are charged from their rows. */
export async function hasOpenLegs(trx: Trx, workspaceId: string, callId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('onward_legs')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('call_id', '=', callId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether a test case, or a copy in a run, has the words of the call. None is added while the call's row is locked. */
export async function hasTestCases(trx: Trx, workspaceId: string, callId: string): Promise<boolean> {
  const { rows } = await sql`
    select from test_cases where workspace_id = ${workspaceId} and from_call_id = ${callId}
    union all
    select from test_run_cases where workspace_id = ${workspaceId} and from_call_id = ${callId} limit 1`.execute(trx);
  return rows.length > 0;
}

/**
 * Erases personal data in all rows of a call. The call's row must be locked.
 * @returns counts by kind
 */
export async function eraseRows(
  trx: Trx,
  workspaceId: string,
  callId: string,
  at: Date,
): Promise<Partial<CallErasureCounts>> {
  const { rows: counts } = await sql<
    Pick<CallErasureCounts, 'timeline_entries' | 'utterances' | 'analyses' | 'fields'>
  >`
    with entries as (delete from call_events where call_id = ${callId} returning type),
      analyses as (delete from call_analyses where call_id = ${callId} returning 1)
    select (select count(*)::int from entries) as timeline_entries,
      (select count(*)::int from entries where type = 'utterance') as utterances,
      (select count(*)::int from analyses) as analyses,
      (select num_nonnulls(to_number, from_number, end_detail, note, waveform, voicemail, rating)
        + (metadata <> '{}')::int + (variables <> '{}')::int + (tags <> '{}')::int
        from calls where workspace_id = ${workspaceId} and id = ${callId}) as fields`.execute(trx);
  const { rows: others } = await sql<Pick<CallErasureCounts, 'commands' | 'carrier_legs' | 'drafts'>>`
    with commands as (delete from call_commands where workspace_id = ${workspaceId} and call_id = ${callId} returning 1),
      legs as (delete from call_legs where workspace_id = ${workspaceId} and call_id = ${callId} returning 1),
      onward as (delete from onward_legs where workspace_id = ${workspaceId} and call_id = ${callId} returning 1),
      drafts as (delete from call_drafts where workspace_id = ${workspaceId} and call_id = ${callId} returning 1),
      words as (delete from call_words where workspace_id = ${workspaceId} and call_id = ${callId}),
      tokens as (delete from monitor_tokens where workspace_id = ${workspaceId} and call_id = ${callId} returning 1)
    select (select count(*)::int from commands) as commands, (select count(*)::int from drafts) as drafts,
      (select count(*)::int from legs) + (select count(*)::int from onward) as carrier_legs`.execute(trx);
  await sql`update calls set to_number = null, from_number = null, end_detail = null, metadata = '{}', variables = '{}',
      tags = '{}', rating = null, note = null, waveform = null, voicemail = null, recording_state = null,
      recording_bytes = null, recording_held_bytes = 0, recording_pieces = 0, recording_mono_bytes = 0,
      recording_incomplete = false, erased_at = ${at}, updated_at = ${at}
    where workspace_id = ${workspaceId} and id = ${callId}`.execute(trx);
  return { ...counts[0]!, ...others[0]! };
}

/**
 * Deletes responses that were stored for an Idempotency-Key when the call was created, ended or controlled. Requests that are still
 * running store none. @returns number of deleted responses
 */
export async function forgetStoredAnswers(trx: Trx, workspaceId: string, callId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select forget_stored_answers(${workspaceId}, ${callId}) as count`.execute(trx);
  return rows[0]!.count;
}

export async function insertErasure(
  trx: Trx,
  workspaceId: string,
  erasure: { callId: string; at: Date; counts: Partial<CallErasureCounts>; pending: readonly ErasurePart[] },
): Promise<ErasureRow> {
  const { callId, at, counts, pending } = erasure;
  return trx
    .insertInto('call_erasures')
    .values({
      workspace_id: workspaceId,
      call_id: callId,
      requested_at: at,
      counts: JSON.stringify(counts),
      pending: [...pending],
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function selectErasure(db: Db, workspaceId: string, callId: string): Promise<ErasureRow | undefined> {
  return db
    .selectFrom('call_erasures')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('call_id', '=', callId)
    .executeTakeFirst();
}

/** Selects an erasure for the job, which has only the id of the call. */
export async function selectErasureOf(db: Db, callId: string): Promise<ErasureRow | undefined> {
  return db.selectFrom('call_erasures').selectAll().where('call_id', '=', callId).executeTakeFirst();
}

/** Selects calls whose recording should have been erased more than `olderThanSeconds` ago, in the order of their ids. */
export async function selectOverdueErasures(
  db: Db,
  { olderThanSeconds, after, limit }: { olderThanSeconds: number; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select call_id as id from call_erasures
    where completed_at is null and 'recording' = any(pending)
      and requested_at < now() - make_interval(secs => ${olderThanSeconds}) and call_id > ${after}
    order by call_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Adds the counts of an erased part and marks the part as done.
 * @returns the updated erasure; undefined when the part was already done and nothing more was found
 */
export async function finishPart(
  trx: Trx,
  workspaceId: string,
  callId: string,
  part: ErasurePart,
  counts: Partial<CallErasureCounts>,
  at: Date,
): Promise<ErasureRow | undefined> {
  const row = await trx
    .selectFrom('call_erasures')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('call_id', '=', callId)
    .forUpdate()
    .executeTakeFirst();
  const found = Object.values(counts).some((count) => count > 0);
  if (!row || (!row.pending.includes(part) && !found)) return undefined;
  const sums: Partial<CallErasureCounts> = { ...row.counts };
  for (const [kind, count] of Object.entries(counts) as [keyof CallErasureCounts, number][]) {
    sums[kind] = (sums[kind] ?? 0) + count;
  }
  const pending = row.pending.filter((one) => one !== part);
  return trx
    .updateTable('call_erasures')
    .set({
      counts: JSON.stringify(sums),
      pending,
      completed_at: pending.length === 0 ? (row.completed_at ?? at) : null,
    })
    .where('workspace_id', '=', workspaceId)
    .where('call_id', '=', callId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
