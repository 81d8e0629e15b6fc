// Deletes old deliveries and events. They contain conversation content, and replays after a month are useless. A workspace may
// keep them for fewer days.
import { inTransaction } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { deleteDeliveriesOf, deleteOldDeliveries, deleteOldEvents, deleteOldWebhooks } from '../store/retention.ts';

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

const BATCH_OF_AGENT = 500;

/**
 * Deletes finished deliveries and events of one agent (null: without an agent). Deliveries that wait for an attempt are kept.
 * Safe to run twice and to stop at any point. @param rest waits between batches
 */
export async function removeDeliveries(
  { db }: Uses<'db'>,
  of: { workspaceId: string; agentId: string | null; days: number },
  rest: () => Promise<void>,
): Promise<{ deliveries: number; events: number }> {
  const sum = { deliveries: 0, events: 0 };
  for (;;) {
    const { deliveries, events } = await inTransaction(db, (trx) => deleteDeliveriesOf(trx, of, BATCH_OF_AGENT));
    sum.deliveries += deliveries;
    sum.events += events;
    if (deliveries < BATCH_OF_AGENT) return sum;
    await rest();
  }
}
