// The telephone keys that our side presses in a call: for the model, for its functions, and for control commands.
// Invariants: one sequence is pressed after the other, in the order of the requests. The end of the session ends them all, also on a
// line that does not respond, and no key is recorded after it. The timeline has a warning for each sequence that was requested before
// the end and not sent.
import { untilAborted, withDeadline } from '../../core/deadline.ts';
import { durationMs, NOT_KEYS, parseKeys } from '../../providers/ports/dtmf.ts';
import type { SessionContext } from './context.ts';

/** Time beyond the length of the keys themselves. */
const KEYS_GRACE_MS = 10_000;

export interface Keypad {
  /** Resolves when all keys were pressed. @throws Error when they were not */
  pressKeys(digits: string): Promise<void>;
  /** Resolves when no keys are being pressed. */
  idle(): Promise<void>;
}

export function createKeypad({ clock, line, signal, record, warn, nowMs }: SessionContext): Keypad {
  let last: Promise<void> = Promise.resolve();

  const press = async (digits: string): Promise<void> => {
    const steps = parseKeys(digits);
    if (steps === null) throw new Error(`digits: ${NOT_KEYS}`);
    await withDeadline(
      clock,
      durationMs(steps) + KEYS_GRACE_MS,
      untilAborted(signal, () => line.sendDtmf(digits)),
    );
    const atMs = Math.round(nowMs());
    for (const step of steps) if ('key' in step) record({ type: 'dtmf', digit: step.key, atMs, by: 'agent' });
  };
  return {
    pressKeys(digits) {
      const pressed = last
        .then(() => press(digits))
        .catch((error: Error) => {
          throw signal.aborted ? new Error('the call ended first') : error;
        });
      last = pressed.catch((error: Error) => warn('keys_not_sent', error.message));
      return pressed;
    },
    async idle() {
      await last;
    },
  };
}
