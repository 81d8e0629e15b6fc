// Queues sources for ingestion, in the transaction that created or reset them, and passes the turn from one source to the next.
// A workspace has one source in the job queue at a time, so the queue is fair between workspaces, however many sources each has.
import type { Trx } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import * as turns from '../store/turns.ts';

export async function enqueueIngestion(trx: Trx, workspaceId: string, sourceIds: readonly string[]): Promise<void> {
  if (sourceIds.length === 0) return;
  await turns.lockTurns(trx, workspaceId);
  await turns.requestTurns(trx, workspaceId, sourceIds);
  await passTurn(trx, workspaceId);
}

/** Queues the source that has waited longest, unless one is already queued. The caller holds the lock of the workspace's turns. */
export async function passTurn(trx: Trx, workspaceId: string): Promise<void> {
  const next = await turns.queueNext(trx, workspaceId);
  if (!next) return;
  const { sourceId, runAt } = next;
  const options = { jobKey: `source:${sourceId}`, ...(runAt ? { runAt } : {}) };
  await enqueue(trx, 'knowledge-bases.ingest', { workspaceId, sourceId }, options);
}
