// Deletes old deliveries and events. They contain what callers said, and replays after a month have no use.
import type { Uses } from '../../../runtime.ts';
import { deleteOldDeliveries, deleteOldEvents, deleteOldWebhooks } from '../store/retention.ts';

export const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;
// Keeps statements short, so that the rows being deleted do not block the runners.
const BATCH = 5_000;

/** Deletes everything older than 30 days. Safe to run twice and to stop at any point. */
export async function pruneWebhooks(runtime: Uses<'db' | 'clock'>, signal: AbortSignal): Promise<void> {
  const before = runtime.clock.now() - RETENTION_MS;
  for (const step of [deleteOldDeliveries, deleteOldEvents, deleteOldWebhooks]) {
    let deleted = BATCH;
    while (deleted === BATCH && !signal.aborted) deleted = await step(runtime.db, before, BATCH);
  }
}
