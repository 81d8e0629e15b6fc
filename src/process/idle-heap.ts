// Returns the memory of calls to the system when this process has carried none for a while. V8 enlarges its heap for the audio of
// many calls and collects nothing while a process is idle, so the heap and its garbage would remain until the next calls.
import type { Clock } from '../core/clock.ts';

/** Long enough that the recordings of the last calls are stored, and well within a minute. */
const IDLE_MS = 20_000;
const LOOK_MS = 5_000;

/**
 * @param calls returns the number of calls that this process carries
 * @param compact blocks the event loop for some tenths of a second; called once after each period of calls
 */
export function compactWhenIdle(clock: Clock, calls: () => number, compact: () => void): { stop(): void } {
  let lastCallAt: number | null = null;
  const look = (): void => {
    const now = clock.monotonic();
    if (calls() > 0) lastCallAt = now;
    else if (lastCallAt !== null && now - lastCallAt >= IDLE_MS) {
      lastCallAt = null;
      compact();
    }
    timer = clock.after(LOOK_MS, look);
  };
  let timer = clock.after(LOOK_MS, look);
  return { stop: () => timer.cancel() };
}
