// The circuit breaker, and what stops a campaign without one: when too many of the newest calls failed for technical reasons,
// it is paused before it spends its contacts on a fault. Pure; used by planner.ts. A callee who is busy or does not answer is
// no fault, and calls that went with a process of ours are not looked at: their contacts are not to blame, nor is a provider.
import type { CallEndReason, CircuitBreaker } from '../../../../generated/types.ts';

const FAULTS: ReadonlySet<string> = new Set<CallEndReason>([
  'carrier_error',
  'engine_error',
  'stt_error',
  'tts_error',
  'media_lost',
  'internal_error',
]);

/** So many faults in a row are no accidents: whoever carries, hears, thinks or speaks is down. */
export const OUTAGE = 10;

/** @param outcomes as for tripOf @returns why it pauses where nothing works any more, in words, or null */
export function outageOf(outcomes: readonly string[]): string | null {
  return tripOf({ failure_rate: 1, of: OUTAGE }, outcomes);
}

/**
 * @param outcomes of the newest calls, newest first; only the first `of` are looked at
 * @returns why it pauses, in words, or null
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
