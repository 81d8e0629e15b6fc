// Rows of voice_processes: the processes that carry calls, the address where the others reach each, how many calls it takes, and why not more.
// Each process refreshes its row while it runs. Invariant: a row leads to a call only together with the lease on it.
import type { Db } from '../../../database/transaction.ts';
import { sql } from 'kysely';
import type { CapacityReason, OfferedCapacity } from '../dispatch/process-capacity.ts';
import { OFFERED } from './leases.ts';

/** A process that was silent for this long is gone. */
const SILENT = sql`interval '1 day'`;
/** A running process writes its row every few seconds. */
const FRESH = sql`interval '20 seconds'`;

export interface VoiceProcess extends OfferedCapacity {
  owner: string;
  url: string;
}

export async function upsertProcess(db: Db, process: VoiceProcess): Promise<void> {
  const { owner, ...changes } = process;
  await db
    .insertInto('voice_processes')
    .values({ owner, ...changes })
    .onConflict((conflict) =>
      conflict.column('owner').doUpdateSet({ ...changes, seen_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
}

/**
 * How many more calls the processes of the deployment take together, with offered inbound calls counted as carried. Below zero when
 * more calls are offered than there is room for. Null when it is not known: no process has reported, or one reports no capacity.
 */
export async function countFreeCapacity(db: Db): Promise<number | null> {
  const { rows } = await sql<{ free: number | null }>`
    with fresh as (select owner, capacity from voice_processes where seen_at > now() - ${FRESH})
    select (case when bool_and(capacity is not null) then sum(capacity) - (
      select count(*) from calls
      where leased_until is not null and (lease_owner = ${OFFERED} or lease_owner in (select owner from fresh))
    ) end)::int as free
    from fresh`.execute(db);
  return rows[0]!.free;
}

/** A process that carries calls, as it has reported itself; what an earlier version does not report is null. */
export interface ReportedProcess {
  url: string;
  /** Calls that it has now. */
  carried: number;
  capacity: number | null;
  configured: number | null;
  reason: CapacityReason | null;
}

/** The processes that carry calls now. */
export async function selectReported(db: Db): Promise<ReportedProcess[]> {
  const { rows } = await sql<ReportedProcess>`
    select url, capacity, configured, reason,
      (select count(*) from calls c where c.leased_until is not null and c.lease_owner = p.owner)::int as carried
    from voice_processes p where seen_at > now() - ${FRESH} order by url, owner`.execute(db);
  return rows;
}

/** Address of the process that has the lease on a call in progress; undefined when there is none. */
export async function selectProcessOf(db: Db, callId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('calls')
    .innerJoin('voice_processes', 'voice_processes.owner', 'calls.lease_owner')
    .select('voice_processes.url')
    .where('calls.id', '=', callId)
    .where('calls.status', '=', 'in_progress')
    .where('calls.leased_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.url;
}

export async function deleteSilentProcesses(db: Db): Promise<void> {
  await db
    .deleteFrom('voice_processes')
    .where('seen_at', '<', sql<Date>`now() - ${SILENT}`)
    .execute();
}
