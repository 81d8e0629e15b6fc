// Records webhook deliveries on the timeline of the call that they report, in the transaction that writes their outcomes. Calls own the
// timeline, so this is not in webhooks.
import type { DeliveryOutcome } from '../../webhooks/delivery/outcome-writer.ts';
import { appendTimeline } from '../rows/timeline.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';

export async function recordDeliveries(
  trx: Trx,
  runtime: Uses<'clock' | 'notifications'>,
  outcomes: readonly DeliveryOutcome[],
): Promise<void> {
  const byCall = Map.groupBy(outcomes, ({ callId }) => callId);
  // Always in the same order, so that two batches about the same calls do not wait for each other.
  const callIds = [...byCall.keys()].filter((callId) => callId !== null).sort();
  for (const callId of callIds) {
    const rows = byCall.get(callId)!.map((outcome) => ({ type: 'webhook' as const, data: dataOf(outcome) }));
    await appendTimeline(trx, runtime, callId, rows);
  }
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
