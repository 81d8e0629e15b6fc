// The circuit breaker: pauses a campaign when too many of its newest calls failed for technical reasons, before it uses up its
// contacts. Also the built-in limit for campaigns without a breaker. Pure. A callee who is busy or does not answer is not a
// fault. Calls that were lost with one of our processes are not counted, because neither the contact nor a provider caused the
// failure.
import type { CallEndReason, CircuitBreaker } from '../../../../generated/types.ts';

const FAULTS: ReadonlySet<string> = new Set<CallEndReason>([
  'carrier_error',
  'engine_error',
  'stt_error',
  'tts_error',
  'media_lost',
  'internal_error',
]);

/** Number of consecutive faults that indicate that the carrier or the STT, LLM or TTS provider is down. */
export const OUTAGE = 10;

/**
 * @param outcomes as for tripOf
 * @returns a text with the reason to pause, when every recent call failed; otherwise null
 */
export function outageOf(outcomes: readonly string[]): string | null {
  return tripOf({ failure_rate: 1, of: OUTAGE }, outcomes);
}

/**
 * @param outcomes outcomes of the newest calls, newest first; only the first `of` count
 * @returns a text with the reason to pause, or null
 */
export function tripOf(breaker: CircuitBreaker | null, outcomes: readonly string[]): string | null {
  if (breaker === null || outcomes.length < breaker.of) return null;
  const faults = outcomes.slice(0, breaker.of).filter((outcome) => FAULTS.has(outcome));
  if (faults.length < breaker.failure_rate * breaker.of) return null;
  const [most] = Object.entries(Object.groupBy(faults, (fault) => fault))
    .map(([fault, all = []]) => [fault, all.length] as const)
    .toSorted(([, a], [, b]) => b - a);
  return `${faults.length} of the last ${breaker.of} calls failed, most often with ${most?.[0]}`;
}
