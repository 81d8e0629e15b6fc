// SQL for retention: removes content of one agent's calls that ended a number of days ago, oldest first, by the database clock.
// Invariants: rows that another transaction has locked are left for the next run. The statement that removes content also marks
// the call, so a run can stop anywhere and be repeated. The call's row, cost and times are kept.
import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '../../../database/transaction.ts';
import type { TimelineType } from './timeline.ts';

export interface DueCalls {
  workspaceId: string;
  agentId: string;
  days: number;
}

/** Numbers of affected calls and removed entries. */
export interface Removed {
  calls: number;
  entries: number;
}

/** Entry types of the conversation, as shown by the transcript and the log of keys and searches. */
const SAID: readonly TimelineType[] = ['utterance', 'tool', 'dtmf', 'knowledge', 'monitor'];
const ANALYZED: readonly TimelineType[] = ['analysis'];

const due = ({ workspaceId, agentId, days }: DueCalls) =>
  sql`c.workspace_id = ${workspaceId} and c.agent_id = ${agentId} and c.erased_at is null
    and c.ended_at < now() - make_interval(days => ${days})`;

export async function removeTranscripts(db: Db, of: DueCalls, limit: number): Promise<Removed> {
  return remove(db, sql`${due(of)} and c.started_at is not null and c.transcript_removed_at is null`, limit, {
    marks: sql`transcript_removed_at = now()`,
    entries: sql`type = any(${[...SAID]})`,
    others: sql`delete from call_commands x using due where x.workspace_id = ${of.workspaceId} and x.call_id = due.id`,
    derived: sql`delete from call_words x using due where x.workspace_id = ${of.workspaceId} and x.call_id = due.id`,
  });
}

export async function removeTimelines(db: Db, of: DueCalls, limit: number): Promise<Removed> {
  return remove(db, sql`${due(of)} and c.timeline_removed_at is null`, limit, {
    marks: sql`timeline_removed_at = now()`,
    entries: sql`type <> all(${[...SAID, ...ANALYZED]})`,
    others: sql`delete from call_drafts x using due where x.workspace_id = ${of.workspaceId} and x.call_id = due.id`,
  });
}

export async function removeAnalyses(db: Db, of: DueCalls, limit: number): Promise<Removed> {
  return remove(db, sql`${due(of)} and c.started_at is not null and c.analysis_removed_at is null`, limit, {
    marks: sql`analysis_removed_at = now()`,
    entries: sql`type = any(${[...ANALYZED]})`,
    others: sql`delete from call_analyses x using due where x.call_id = due.id`,
  });
}

interface Removal {
  marks: RawBuilder<unknown>;
  entries: RawBuilder<unknown>;
  others: RawBuilder<unknown>;
  /** Rows derived from the entries. Not counted. */
  derived?: RawBuilder<unknown>;
}

async function remove(
  db: Db,
  where: RawBuilder<unknown>,
  limit: number,
  { marks, entries, others, derived }: Removal,
): Promise<Removed> {
  const { rows } = await sql<Removed>`
    with due as materialized (
        select c.workspace_id, c.id from calls c where ${where}
        order by c.ended_at limit ${limit} for no key update skip locked),
      entries as (delete from call_events e using due where e.call_id = due.id and e.${entries} returning 1),
      others as (${others} returning 1),
      derived as (${derived ?? sql`select`}),
      marked as (
        update calls c set ${marks}, updated_at = now() from due
        where c.workspace_id = due.workspace_id and c.id = due.id returning 1)
    select (select count(*)::int from marked) as calls,
      (select count(*)::int from entries) + (select count(*)::int from others) as entries`.execute(db);
  return rows[0]!;
}

export interface DueRecording {
  id: string;
  endedAt: Date;
  /** An assembly may still write its object. The row is then kept until the next check. */
  mayBeWritten: boolean;
}

/**
 * Marks recordings as removed; their objects are deleted next. From then on they are not served, but their rows still refer to
 * them. Also returns recordings that an earlier run has marked.
 * @param after last recording of the previous batch
 */
export async function markRecordings(
  db: Db,
  of: DueCalls,
  after: DueRecording | undefined,
  limit: number,
  settleSeconds: number,
): Promise<DueRecording[]> {
  const { rows } = await sql<DueRecording>`
    with due as materialized (
      select c.workspace_id, c.id, c.ended_at, c.recording_state, c.recording_removed_at from calls c
      where ${due(of)} and c.recording_state is not null
        and (c.ended_at, c.id) > (${after?.endedAt ?? new Date(0)}::timestamptz, ${after?.id ?? ''}::text)
      order by c.ended_at, c.id limit ${limit} for no key update skip locked),
    marked as (
      update calls c set recording_removed_at = now(), updated_at = now() from due
      where c.workspace_id = due.workspace_id and c.id = due.id and due.recording_removed_at is null)
    select id, ended_at as "endedAt", recording_state = 'pieces'
      and coalesce(recording_removed_at, now()) > now() - make_interval(secs => ${settleSeconds}) as "mayBeWritten"
    from due order by ended_at, id`.execute(db);
  return rows;
}

/**
 * Clears the recording columns of calls whose objects are deleted.
 * @returns number of cleared rows
 */
export async function clearRecordings(db: Db, workspaceId: string, ids: readonly string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update calls set recording_state = null, recording_bytes = null, recording_held_bytes = 0, recording_pieces = 0,
      recording_mono_bytes = 0, recording_incomplete = false, waveform = null
    where workspace_id = ${workspaceId} and id = any(${[...ids]})
      and recording_removed_at is not null and recording_state is not null`.execute(db);
  return Number(numAffectedRows);
}

/**
 * Returns and locks the given calls that still have a timeline. The timelines cannot be removed before the commit.
 * @param waitMs maximum wait of the transaction for each lock from here on
 */
export async function lockTimelines(trx: Trx, ids: readonly string[], waitMs: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with limits as materialized (select set_config('lock_timeout', ${`${waitMs}`}, true))
    select id from calls, limits
    where id = any(${[...ids]}) and timeline_removed_at is null order by id for no key update of calls`.execute(trx);
  return rows.map(({ id }) => id);
}
