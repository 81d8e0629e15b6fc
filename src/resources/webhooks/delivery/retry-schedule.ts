// Decides when a delivery is retried, and when it becomes a dead letter. Pure. A round consists of a first attempt and its
// retries; a replay starts a new round. `scheduled` delays count from the first attempt of the round, so that all six retries fit
// into the 24 hours that the API promises. `exponential` delays count from the previous attempt.

export type RetryPolicy = 'scheduled' | 'exponential';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const SCHEDULED_OFFSETS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  24 * HOUR_MS,
] as const;
const EXPONENTIAL_DELAYS_MS = [30_000, 60_000, 120_000] as const;

/** Deadline of one attempt, from its start to the last byte read of the response. The API promises these values. */
export const ATTEMPT_TIMEOUT_MS: Readonly<Record<RetryPolicy, number>> = { scheduled: 10_000, exponential: 5_000 };

/** A webhook whose attempts all failed for this long is disabled. */
export const FAILING_LIMIT_MS = 5 * 24 * HOUR_MS;

type OutcomeClass = 'delivered' | 'rejected' | 'gone' | 'retry';

/**
 * Redirects and client errors are final, including 408 and 429, because the API promises retries only for 5xx and for no
 * response. A receiver that wants the delivery to be retried must respond with 5xx.
 * @param status the HTTP status, or null if there was no response (timeout, refused, DNS, TLS)
 */
export function classifyStatus(status: number | null): OutcomeClass {
  if (status === null || status >= 500) return 'retry';
  if (status >= 200 && status < 300) return 'delivered';
  return status === 410 ? 'gone' : 'rejected';
}

interface Round {
  policy: RetryPolicy;
  /** Attempts of this round, including the one that just failed. */
  attempts: number;
  /** Start of the first attempt of this round, milliseconds since the epoch. */
  startedAt: number;
  /** End of the attempt that just failed, milliseconds since the epoch. */
  failedAt: number;
}

/**
 * Returns the time of the next attempt, milliseconds since the epoch; null if the round is over and the delivery is a dead
 * letter. Scheduled times that have already passed are skipped, because several attempts in a row would show no more than one.
 */
export function nextAttempt({ policy, attempts, startedAt, failedAt }: Round): number | null {
  if (policy === 'exponential') {
    const delay = EXPONENTIAL_DELAYS_MS[attempts - 1];
    return delay === undefined ? null : failedAt + delay;
  }
  const offset = SCHEDULED_OFFSETS_MS.find((ms, index) => index >= attempts - 1 && startedAt + ms > failedAt);
  return offset === undefined ? null : startedAt + offset;
}
