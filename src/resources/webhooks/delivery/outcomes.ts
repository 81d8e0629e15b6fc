// Turns the result of a delivery attempt into the outcome to write. Pure.
import type { ClaimedDelivery, ClaimOutcome } from '../store/claims.ts';
import type { HealthChange } from '../store/health.ts';
import type { ReceiverSpeed } from './receiver-slots.ts';
import { classifyStatus, nextAttempt } from './retry-schedule.ts';
import type { SendResult } from './send.ts';

// A receiver with slower responses shares the slots of slow receivers.
const QUICK_MS = 1_000;
// Below this response time, a receiver counts as prompt: requests wait for a socket only briefly.
const PROMPT_MS = 50;

/** @param endedAt end of the attempt, milliseconds since the epoch */
export function outcomeOf(claim: ClaimedDelivery, attempt: SendResult, endedAt: number): ClaimOutcome {
  const finished = { claim, attempt, nextAttemptAt: null, finishedAt: new Date(endedAt) };
  const kind = classifyStatus(attempt.status);
  if (kind === 'delivered') return { ...finished, status: 'succeeded' };
  if (kind !== 'retry') return { ...finished, status: 'rejected' };
  const next = nextAttempt({
    policy: claim.retry_policy,
    attempts: claim.round_attempts + 1,
    startedAt: claim.round_started_at.getTime(),
    failedAt: endedAt,
  });
  if (next === null) return { ...finished, status: 'dead_letter' };
  return { claim, attempt, status: 'retrying', nextAttemptAt: new Date(next), finishedAt: null };
}

/** Returns the outcome for a webhook that was disabled or deleted: canceled, without an attempt. */
export function canceledOutcome(claim: ClaimedDelivery, now: number): ClaimOutcome {
  return { claim, attempt: null, status: 'canceled', nextAttemptAt: null, finishedAt: new Date(now) };
}

export function speedOf(attempt: SendResult): ReceiverSpeed {
  if (attempt.status === null) return 'silent';
  if (attempt.durationMs < PROMPT_MS) return 'prompt';
  return attempt.durationMs < QUICK_MS ? 'quick' : 'slow';
}

/** Computes health changes per webhook, sorted by id. @param outcomes in the order in which the attempts ended */
export function healthOf(outcomes: readonly ClaimOutcome[]): HealthChange[] {
  const byWebhook = new Map<string, HealthChange>();
  for (const { claim, attempt, status } of outcomes) {
    if (attempt === null) continue;
    const webhookId = claim.webhook_id;
    const fresh = { webhookId, succeededAt: null, failures: 0, firstFailedAt: null, lastFailedAt: null };
    const change: HealthChange = byWebhook.get(webhookId) ?? fresh;
    const succeeded = status === 'succeeded';
    byWebhook.set(webhookId, {
      webhookId,
      succeededAt: succeeded ? attempt.at : change.succeededAt,
      failures: succeeded ? 0 : change.failures + 1,
      firstFailedAt: succeeded ? null : (change.firstFailedAt ?? attempt.at),
      lastFailedAt: succeeded ? change.lastFailedAt : attempt.at,
    });
  }
  // Rows are locked in this order, so that runners cannot deadlock.
  return [...byWebhook.values()].sort((a, b) => (a.webhookId < b.webhookId ? -1 : 1));
}
