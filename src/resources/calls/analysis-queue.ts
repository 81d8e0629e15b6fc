// The order of analyses. One workspace must not delay the others, whether it ends many calls or has a slow model: its jobs run
// after the jobs of workspaces with fewer recent calls. Deliberately omitted: a limit per workspace. Most deployments have one
// workspace, which may use all workers.
import type { Trx } from '../../database/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { MAX_BACKLOG } from '../../jobs/priority.ts';
import { countRecentEnds } from './rows/analyses.ts';

/** Enqueues the first analysis of a call, in the transaction of its end. */
export async function enqueueAnalysis(trx: Trx, workspaceId: string, callId: string): Promise<void> {
  const others = (await countRecentEnds(trx, workspaceId, MAX_BACKLOG)) - 1;
  await enqueue(trx, 'calls.analyse', { callId }, { jobKey: `analyse:${callId}`, priority: Math.max(0, others) });
}

/** Enqueues another analysis of a call. It runs after all first ones, which publish events. */
export async function enqueueAnotherAnalysis(trx: Trx, callId: string): Promise<void> {
  await enqueue(trx, 'calls.analyse-again', { callId }, { jobKey: `analyse-again:${callId}`, priority: MAX_BACKLOG });
}
