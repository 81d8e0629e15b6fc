// From an attempt to what is written about it. Pure.
import type { Claimed, Outcome } from '../store/claims.ts';
import type { HealthChange } from '../store/health.ts';
import type { Attempt } from './send.ts';
import { classify, nextAttempt } from './timetable.ts';
import type { Pace } from './receivers.ts';

// Slower than this and a receiver has to share slots with the silent ones.
const QUICK_MS = 1_000;

/** @param endedAt when the attempt was over, milliseconds since the epoch */
export function outcomeOf(claim: Claimed, attempt: Attempt, endedAt: number): Outcome {
  const finished = { claim, attempt, nextAttemptAt: null, finishedAt: new Date(endedAt) };
  const kind = classify(attempt.status);
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

/** Nobody listens any more: nothing was sent and nothing will be. */
export function unwanted(claim: Claimed, now: number): Outcome {
  return { claim, attempt: null, status: 'canceled', nextAttemptAt: null, finishedAt: new Date(now) };
}

export function paceOf(attempt: Attempt): Pace {
  if (attempt.status === null) return 'silent';
  return attempt.durationMs < QUICK_MS ? 'quick' : 'slow';
}

/** @param outcomes in the order in which they ended */
export function healthOf(outcomes: readonly Outcome[]): HealthChange[] {
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
  // One order for everybody who locks several webhooks.
  return [...byWebhook.values()].sort((a, b) => (a.webhookId < b.webhookId ? -1 : 1));
}
