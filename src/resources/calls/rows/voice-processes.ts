// Rows of voice_processes: the processes that carry calls, their addresses and call capacities, and why a capacity is reduced.
// Each process refreshes its row while it runs. Invariant: a row locates a call only together with the lease on the call.
import { sql } from 'kysely';
import type { Db } from '../../../database/transaction.ts';
import type { CapacityReason, OfferedCapacity } from '../dispatch/process-capacity.ts';
import { OFFERED } from './leases.ts';

/** Silence after which the row of a process is deleted. */
const SILENT = sql`interval '1 day'`;
/** A running process updates its row every few seconds. */
const FRESH = sql`interval '20 seconds'`;

interface VoiceProcess extends OfferedCapacity {
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
 * Counts the calls that all processes together can still accept. Offered inbound calls count as carried, so the result is
 * negative when more calls are offered than can be carried. Null when unknown, because no process has reported or a process
 * reports no capacity.
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

/** Report of a process that carries calls. Null for fields that an earlier release does not report. */
export interface ReportedProcess {
  url: string;
  /** Number of calls that it carries now. */
  carried: number;
  capacity: number | null;
  configured: number | null;
  reason: CapacityReason | null;
}

/** Selects the processes that carry calls now. */
export async function selectReported(db: Db): Promise<ReportedProcess[]> {
  const { rows } = await sql<ReportedProcess>`
    select url, capacity, configured, reason,
      (select count(*) from calls c where c.leased_until is not null and c.lease_owner = p.owner)::int as carried
    from voice_processes p where seen_at > now() - ${FRESH} order by url, owner`.execute(db);
  return rows;
}

/** Returns the address of the process that has the lease on a call in progress; undefined when there is none. */
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
