// A wake signal for a loop that waits between two rounds of its work.
import type { Clock } from './clock.ts';

interface WakeSignal {
  /** Ends the current wait; when there is none, the next wait ends at once. */
  signal(): void;
  /** Resolves after `ms`, or as soon as `signal` was called since the last wait. */
  wait(ms: number): Promise<void>;
}

export function createWakeSignal(clock: Pick<Clock, 'after'>): WakeSignal {
  let signaled = false;
  let wake = () => {};
  return {
    signal() {
      signaled = true;
      wake();
    },
    async wait(ms) {
      if (!signaled) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const timer = clock.after(ms, resolve);
        await promise;
        timer.cancel();
      }
      signaled = false;
    },
  };
}
