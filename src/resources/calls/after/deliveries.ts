// Webhook deliveries on the timeline of the call that they tell of. The delivery runner calls this in the transaction that
// writes the outcomes; it lies in calls because calls owns the timeline.
import type { DeliveryOutcome } from '../../webhooks/delivery/outcome-writer.ts';
import { appendTimeline } from '../rows/timeline.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { Runtime } from '../../../runtime.ts';

export async function noteDeliveries(trx: Trx, runtime: Runtime, outcomes: readonly DeliveryOutcome[]): Promise<void> {
  const byCall = Map.groupBy(outcomes, ({ callId }) => callId);
  // Always in the same order: two batches that tell of the same calls must not wait for each other.
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
