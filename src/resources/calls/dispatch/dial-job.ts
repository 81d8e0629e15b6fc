// The job that dials a queued call. Calls of a campaign share a job, which the campaign enqueues (service/campaign-calls.ts).
import type { Trx } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { MAX_BACKLOG } from '../../../jobs/priority.ts';
import { countBacklog } from '../rows/queue.ts';

/** Enqueues the job in the transaction that queues the call. It waits for the jobs of workspaces with fewer waiting calls. */
export async function enqueueDial(trx: Trx, workspaceId: string, callId: string): Promise<void> {
  const others = (await countBacklog(trx, workspaceId, MAX_BACKLOG)) - 1;
  await enqueue(trx, 'calls.dial', { callId }, { jobKey: `dial:${callId}`, priority: others });
}
