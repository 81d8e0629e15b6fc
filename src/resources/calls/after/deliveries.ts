// Records webhook deliveries on the timelines of the calls that they report, in the transaction that stores their outcomes. Calls
// own the timeline, so this code is not in webhooks.
import type { Trx } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import type { DeliveryOutcome } from '../../webhooks/delivery/outcome-writer.ts';
import { lockTimelines } from '../rows/retention.ts';
import { appendTimelines } from '../rows/timeline.ts';

/** Normal locks of a call last for milliseconds. Deliveries of all workspaces wait meanwhile. */
const LOCK_MS = 1_000;

export async function recordDeliveries(
  trx: Trx,
  runtime: Uses<'clock'>,
  outcomes: readonly DeliveryOutcome[],
): Promise<void> {
  const byCall = Map.groupBy(outcomes, ({ callId }) => callId);
  // Always in the same order, so that two batches about the same calls cannot deadlock.
  const callIds = await lockTimelines(
    trx,
    [...byCall.keys()].filter((callId) => callId !== null),
    LOCK_MS,
  );
  const linesOf = (callId: string) =>
    byCall.get(callId)!.map((outcome) => ({ type: 'webhook' as const, data: dataOf(outcome) }));
  await appendTimelines(trx, runtime, new Map(callIds.map((callId) => [callId, linesOf(callId)])));
}

function dataOf(outcome: DeliveryOutcome) {
  return {
    event: outcome.event,
    event_id: outcome.eventId,
    webhook_id: outcome.webhookId,
    delivery_id: outcome.deliveryId,
    status: outcome.status,
    attempt: outcome.attempt,
    http_status: outcome.httpStatus,
    error: outcome.error,
    duration_ms: outcome.durationMs,
  };
}
