// How long deliveries and their texts are kept: they hold what callers said, and nobody replays a month later.
import type { Runtime } from '../../../runtime.ts';
import { deleteOldDeliveries, deleteOldEvents, deleteOldWebhooks } from '../store/retention.ts';

export const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;
// Short statements: rows that are being deleted must not hold up the runners.
const BATCH = 5_000;

/** Deletes what is older than 30 days. May run twice, and be stopped at any point. */
export async function pruneWebhooks(runtime: Pick<Runtime, 'db' | 'clock'>, signal: AbortSignal): Promise<void> {
  const before = runtime.clock.now() - RETENTION_MS;
  for (const step of [deleteOldDeliveries, deleteOldEvents, deleteOldWebhooks]) {
    let deleted = BATCH;
    while (deleted === BATCH && !signal.aborted) deleted = await step(runtime.db, before, BATCH);
  }
}
