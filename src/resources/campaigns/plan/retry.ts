// Determines the next state of a contact after its call has ended. Pure.
// A call that ended before the carrier was asked does not count as an attempt if it was canceled, or refused by the do-not-call
// list, the calling window or a change of the campaign. Every other call counts, also one that failed before its dial: otherwise
// a contact whose calls cannot begin would be retried without an end, and the circuit breaker would not see them. An outcome with
// a retry rule is retried while attempts are left, whatever the status of the call.
import type { CallEndReason, CampaignRetry, RetryRule } from '../../../../generated/types.ts';

export interface DialResult {
  status: 'completed' | 'failed';
  reason: CallEndReason;
  /** Whether the carrier received a dial request, so that the phone may have rung. */
  wasDialed: boolean;
  endedAt: number;
}

export type DialVerdict =
  /** Deliberately not dialed, so the attempt does not count. */
  | { status: 'skipped'; skipReason: 'dnc'; givesBack: true }
  | { status: 'canceled'; givesBack: boolean }
  /** Its window closed, or the campaign changed, while the call waited. The contact waits again. */
  | { status: 'pending'; givesBack: true }
  | { status: 'retry_scheduled'; nextAttemptAt: number; givesBack: true }
  | { status: 'completed' | 'failed'; givesBack: false }
  | { status: 'retry_scheduled'; nextAttemptAt: number; givesBack: false };

const MAX_ATTEMPTS = 3;
const BACK_OFF = 2;
/** Upper bound of a doubled delay. */
const MAX_DELAY_SECONDS = 7 * 24 * 3_600;

/**
 * @param attempt number of the attempt in this round, from 1
 * @param isOver whether the campaign was canceled, so that there are no retries
 */
export function verdictOf(call: DialResult, retry: CampaignRetry, attempt: number, isOver: boolean): DialVerdict {
  const { status, reason, wasDialed, endedAt } = call;
  if (reason === 'dnc_blocked') return { status: 'skipped', skipReason: 'dnc', givesBack: true };
  if (reason === 'canceled' && !wasDialed) return { status: 'canceled', givesBack: true };
  // Calls of campaigns have no other limit of their wait (dialBefore of calls/service.ts).
  if (reason === 'concurrency_timeout' && !wasDialed) return waitsAgain(attempt, endedAt, isOver);
  const rule = retry.rules?.find(({ outcome }) => outcome === reason);
  if (!rule) return { status, givesBack: false };
  if (attempt >= maxAttemptsOf(retry)) return { status: 'failed', givesBack: false };
  if (isOver) return { status: 'canceled', givesBack: false };
  return { status: 'retry_scheduled', nextAttemptAt: endedAt + delayMsOf(rule, retry, attempt), givesBack: false };
}

/** A contact that was called before in this round remains a retry, which is due. */
function waitsAgain(attempt: number, endedAt: number, isOver: boolean): DialVerdict {
  if (isOver) return { status: 'canceled', givesBack: true };
  if (attempt === 1) return { status: 'pending', givesBack: true };
  return { status: 'retry_scheduled', nextAttemptAt: endedAt, givesBack: true };
}

export function maxAttemptsOf(retry: CampaignRetry): number {
  return retry.max_attempts ?? MAX_ATTEMPTS;
}

/**
 * Returns the delay from the end of this attempt to the next one.
 * @param attempt number of the attempt, from 1
 */
export function delayMsOf({ delay_seconds: first }: RetryRule, { back_off: factor }: CampaignRetry, attempt: number) {
  return Math.round(Math.min(MAX_DELAY_SECONDS, first * (factor ?? BACK_OFF) ** (attempt - 1)) * 1_000);
}

interface RetryMove {
  outcome: string;
  /** Attempts of the contact in this round. */
  attempts: number;
  /** Change of the delay; negative for an earlier retry. */
  ms: number;
}

/** What new rules change for the contacts that wait for a retry. */
export interface RetryChange {
  /** Contacts with as many attempts are not dialed again. */
  maxAttempts: number;
  /** Contacts with these outcomes are not dialed again. */
  unruled: readonly string[];
  moves: readonly RetryMove[];
}

export function retryChangeOf(before: CampaignRetry, after: CampaignRetry): RetryChange {
  const maxAttempts = maxAttemptsOf(after);
  const rules = (before.rules ?? []).map((rule) => ({
    rule,
    next: after.rules?.find(({ outcome }) => outcome === rule.outcome),
  }));
  const attempts = Array.from({ length: maxAttempts - 1 }, (_, i) => i + 1);
  return {
    maxAttempts,
    unruled: rules.flatMap(({ rule, next }) => (next ? [] : [rule.outcome])),
    moves: rules.flatMap(({ rule, next }) =>
      attempts.flatMap((attempt) => {
        const ms = next ? delayMsOf(next, after, attempt) - delayMsOf(rule, before, attempt) : 0;
        return ms === 0 ? [] : [{ outcome: rule.outcome, attempts: attempt, ms }];
      }),
    ),
  };
}
