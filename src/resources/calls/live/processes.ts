// Where the processes that carry calls are reached by the others of the deployment: the table's only writer. Each keeps its row
// fresh while it has calls (calls.ts). Invariant: a row leads to a call only together with the lease on it.
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../generated/tables.ts';

/** A process that had no call for so long is gone, or writes its row anew with its next call. */
const SILENT = sql`interval '1 day'`;

export async function announceProcess(db: Kysely<DB>, owner: string, url: string): Promise<void> {
  await db
    .insertInto('voice_processes')
    .values({ owner, url })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet({ url, seen_at: sql<Date>`now()` }))
    .execute();
}

/** Address of the process that has the lease on a call in progress; undefined when there is none. */
export async function findProcessOf(db: Kysely<DB>, callId: string): Promise<string | undefined> {
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

export async function forgetSilentProcesses(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('voice_processes')
    .where('seen_at', '<', sql<Date>`now() - ${SILENT}`)
    .execute();
}
