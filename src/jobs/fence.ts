// Fencing. A worker that was paused (SIGSTOP, long swapping) resumes in the belief that it still owns its job, which another
// worker has taken over. Its writes must not be applied: assertStillOwner checks this in the transaction that writes.
import { sql } from 'kysely';
import type { Trx } from '../database/transaction.ts';

/** Identifies one attempt of one job by one worker; no two attempts share it. */
export interface JobFence {
  jobId: string;
  attempt: number;
  workerId: string;
}

/** Thrown when another worker owns the job. The runner drops it without counting a further attempt. */
export class JobLockLost extends Error {}

/**
 * Locks the job's row until the transaction ends, so that no other worker can take over the job meanwhile.
 * @throws JobLockLost when the job was unlocked, taken over or completed
 */
export async function assertStillOwner(trx: Trx, { jobId, attempt, workerId }: JobFence): Promise<void> {
  const { rows } = await sql`
    select 1 from graphile_worker._private_jobs
     where id = ${jobId}::bigint and attempts = ${attempt}::int and locked_by = ${workerId}
       for share`.execute(trx);
  if (rows.length === 0) throw new JobLockLost(`job ${jobId} (attempt ${attempt}) now belongs to another worker`);
}
