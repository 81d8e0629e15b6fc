// SQL of source_turns: the order in which a workspace's sources are read. Every change runs under the lock of its workspace.
// Invariant: at most one source per workspace is `reading`. While a source is ready to be read, one is `queued` or `reading`.
import { sql } from 'kysely';
import type { Db, Trx } from '../../../database/transaction.ts';

export interface SourceTurn {
  sourceId: string;
  /** Failed attempts so far. */
  attempts: number;
  /** The source's request count at the start of the turn. */
  requested: number;
}

interface NextSource {
  sourceId: string;
  /** Null for immediately. */
  runAt: Date | null;
}

/** Locks a workspace's turns until the end of the transaction. Lock several workspaces in the order of their ids. */
export async function lockTurns(trx: Trx, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`knowledge-bases.turns:${workspaceId}`}, 0))`.execute(trx);
}

/** Requests turns for sources. A source that is being read gets another turn afterwards. A waiting one keeps its place. */
export async function requestTurns(trx: Trx, workspaceId: string, sourceIds: readonly string[]): Promise<void> {
  await sql`
    insert into source_turns (workspace_id, source_id, state)
    select ${workspaceId}, id, 'waiting' from unnest(${[...sourceIds]}::text[]) as id
    on conflict (source_id) do update
      set requested = source_turns.requested + 1, attempts = 0,
        turn_at = case when source_turns.state = 'waiting' then least(source_turns.turn_at, now()) else source_turns.turn_at end`.execute(
    trx,
  );
}

/** Marks the next source of the workspace as queued. Returns null if none is waiting, or if one is queued or being read. */
export async function queueNext(trx: Trx, workspaceId: string): Promise<NextSource | null> {
  const { rows } = await sql<{ source_id: string; run_at: Date | null }>`
    update source_turns set state = 'queued'
     where source_id = (
       select source_id from source_turns where workspace_id = ${workspaceId} and state = 'waiting'
        order by turn_at, source_id limit 1)
       and not exists (
         select from source_turns where workspace_id = ${workspaceId}
            and (state = 'reading' or (state = 'queued' and turn_at <= clock_timestamp())))
    returning source_id, case when turn_at > clock_timestamp() then turn_at end as run_at`.execute(trx);
  const [next] = rows;
  return next ? { sourceId: next.source_id, runAt: next.run_at } : null;
}

/**
 * Starts the turn of a source, or continues one that its job started before.
 * @returns undefined while another source of the workspace is being read; this one then waits
 */
export async function beginTurn(trx: Trx, workspaceId: string, sourceId: string): Promise<SourceTurn | undefined> {
  const { rows } = await sql<{ state: string; attempts: number; requested: number }>`
    insert into source_turns as own (workspace_id, source_id, state)
    select ${workspaceId}, ${sourceId}, case when other.busy then 'waiting' else 'reading' end
      from (select exists (
        select from source_turns where workspace_id = ${workspaceId} and state = 'reading'
           and source_id <> ${sourceId}) as busy) other
    on conflict (source_id) do update set state = excluded.state
    returning own.state, own.attempts, own.requested`.execute(trx);
  const { state, attempts, requested } = rows[0]!;
  return state === 'reading' ? { sourceId, attempts, requested } : undefined;
}

/** Ends the turn of a source that is read or has permanently failed. It waits again only if it was requested meanwhile. */
export async function endTurn(trx: Trx, { sourceId, requested }: SourceTurn): Promise<void> {
  await sql`delete from source_turns where source_id = ${sourceId} and requested <= ${requested}`.execute(trx);
  await sql`update source_turns set state = 'waiting', turn_at = now(), attempts = 0
    where source_id = ${sourceId} and state = 'reading'`.execute(trx);
}

/** Puts the source behind the others of its workspace, for at least this long. */
export async function postponeTurn(
  trx: Trx,
  { sourceId, requested }: SourceTurn,
  { waitMs, attempts }: { waitMs: number; attempts: number },
): Promise<void> {
  await sql`
    update source_turns set state = 'waiting',
      attempts = case when requested > ${requested} then 0 else ${attempts}::int end,
      turn_at = case when requested > ${requested} then now() else now() + ${waitMs}::double precision * interval '1 millisecond' end
    where source_id = ${sourceId} and state = 'reading'`.execute(trx);
}

interface Lost {
  workspace_id: string;
  source_id: string;
}

/** Returns turns that have had no job for a minute, because it failed too often during a database outage, or was deleted. */
export async function selectLost(db: Db, limit: number): Promise<Lost[]> {
  const { rows } = await sql<Lost>`
    select workspace_id, source_id from source_turns t
     where state <> 'waiting' and turn_at < now() - interval '1 minute' and not exists (
       select from graphile_worker._private_jobs
        where key = 'source:' || t.source_id and (attempts < max_attempts or locked_at is not null))
     order by turn_at limit ${limit}`.execute(db);
  return rows;
}

/** Resets a turn that is still lost to waiting. This counts as a failed attempt. */
export async function requeueLost(trx: Trx, sourceId: string): Promise<void> {
  await sql`
    update source_turns t set state = 'waiting', turn_at = now(), attempts = attempts + 1
     where source_id = ${sourceId} and state <> 'waiting' and not exists (
       select from graphile_worker._private_jobs
        where key = 'source:' || t.source_id and (attempts < max_attempts or locked_at is not null))`.execute(trx);
}
