// Fencing: a worker that was paused (SIGSTOP, a long swap) wakes up and believes that it still owns its job, while another
// has taken it over. Its writes must not happen: assertStillOwner is the check, made in the transaction that writes.
import { sql } from 'kysely';
import type { Trx } from '../database/transaction.ts';

/** Names one attempt of one job by one worker; no two attempts share it. */
export interface JobFence {
  jobId: string;
  attempt: number;
  workerId: string;
}

/** The job belongs to someone else by now. The runner drops it without a further attempt of its own. */
export class LeaseLost extends Error {}

/**
 * Holds the job's row until the transaction ends, so that nobody can take the job over in between.
 * @throws LeaseLost when the job was unlocked, taken over or completed
 */
export async function assertStillOwner(trx: Trx, { jobId, attempt, workerId }: JobFence): Promise<void> {
  const { rows } = await sql`
    select 1 from graphile_worker._private_jobs
     where id = ${jobId}::bigint and attempts = ${attempt}::int and locked_by = ${workerId}
       for share`.execute(trx);
  if (rows.length === 0) throw new LeaseLost(`job ${jobId} (attempt ${attempt}) belongs to another worker by now`);
}
