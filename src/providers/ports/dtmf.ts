// The keys of a telephone (DTMF) that our side presses, as functions, control commands and servers of models spell them: keys 0-9,
// A-D, * and #, and pauses. Invariant: every line sends exactly the sequences that `parseKeys` accepts.
import { sleep, type Clock } from '../../core/clock.ts';
import { ProviderError } from './errors.ts';

/** One key, in upper case, or a wait before the next one. */
export type KeyStep = { key: string } | { pauseMs: number };

/** Maximum keys and pauses in one sequence. */
const MAX_STEPS = 64;
const KEY = /^[0-9A-D*#]$/;
/** The contract's `send_dtmf` promises half a second for each of them. */
const PAUSES = 'wW,';
const PAUSE_MS = 500;
/** A tone and the gap after it. No line takes longer. */
const KEY_MS = 200;

/** What is wrong with a sequence that `parseKeys` does not accept. */
export const NOT_KEYS = `keys 0-9 A-D * # and pauses (w or ,) only, at most ${MAX_STEPS}`;

export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** Returns the steps of a sequence in upper or lower case; null if it is empty, too long or contains anything else. */
export function parseKeys(digits: string): KeyStep[] | null {
  if (digits === '' || digits.length > MAX_STEPS) return null;
  const steps: KeyStep[] = [];
  for (const one of digits) {
    const key = one.toUpperCase();
    if (PAUSES.includes(one)) steps.push({ pauseMs: PAUSE_MS });
    else if (isKey(key)) steps.push({ key });
    else return null;
  }
  return steps;
}

/** @throws ProviderError `refused` for a sequence that `parseKeys` does not accept */
export function requireKeys(provider: string, digits: string): KeyStep[] {
  const steps = parseKeys(digits);
  if (steps === null) throw new ProviderError(provider, 'refused', NOT_KEYS);
  return steps;
}

/** Returns the time that a line needs at most to send the steps. */
export function durationMs(steps: readonly KeyStep[]): number {
  return steps.reduce((sum, step) => sum + ('key' in step ? KEY_MS : step.pauseMs), 0);
}

/**
 * Presses the keys of a sequence on a line that sends one key at a time.
 * @param over aborted when the line is closed; its reason is thrown
 */
export async function pressInOrder(
  { clock, over, keyMs }: { clock: Clock; over: AbortSignal; keyMs: number },
  steps: readonly KeyStep[],
  press: (key: string) => Promise<void> | void,
): Promise<void> {
  for (const step of steps) {
    over.throwIfAborted();
    if ('key' in step) await press(step.key);
    await sleep(clock, 'key' in step ? keyMs : step.pauseMs, over);
  }
}
