// When a delivery is tried again, and when it is over. Pure: table in, decision out; the runner keeps the clock.
// `scheduled` counts from the first attempt of the round: only so do six retries fit into the 24 hours of specification 6.1.
// `exponential` (variant 2) counts from the attempt before.

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

/** How long a receiver may take to answer. */
export const ANSWER_TIMEOUT_MS: Readonly<Record<RetryPolicy, number>> = { scheduled: 10_000, exponential: 5_000 };

/** A webhook that did nothing but fail for so long is disabled. */
export const FAILING_LIMIT_MS = 5 * 24 * HOUR_MS;

export type OutcomeClass = 'delivered' | 'rejected' | 'gone' | 'retry';

/** @param status the HTTP status, or null when there was no answer (time-out, refused, DNS, TLS) */
export function classify(status: number | null): OutcomeClass {
  if (status === null || status >= 500) return 'retry';
  if (status >= 200 && status < 300) return 'delivered';
  return status === 410 ? 'gone' : 'rejected';
}

export interface Round {
  policy: RetryPolicy;
  /** Attempts of this round, the one that just failed included. */
  attempts: number;
  /** When the first of them began. */
  startedAt: number;
  /** When the one that just failed ended. */
  failedAt: number;
}

/**
 * When to try again, milliseconds since the epoch; null when the round is over and the delivery is a dead letter.
 * Times that passed while nothing could be sent are left out: three attempts in a row tell no more than one.
 */
export function nextAttempt({ policy, attempts, startedAt, failedAt }: Round): number | null {
  if (policy === 'exponential') {
    const delay = EXPONENTIAL_DELAYS_MS[attempts - 1];
    return delay === undefined ? null : failedAt + delay;
  }
  const offset = SCHEDULED_OFFSETS_MS.find((ms, index) => index >= attempts - 1 && startedAt + ms > failedAt);
  return offset === undefined ? null : startedAt + offset;
}
