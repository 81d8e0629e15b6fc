// A wake signal for a loop that waits between two rounds of its work.
import type { Clock } from './clock.ts';

export interface Bell {
  /** Ends the current wait; when there is none, the next wait ends at once. */
  ring(): void;
  /** Resolves after `ms`, or as soon as the bell was rung since the last wait. */
  wait(ms: number): Promise<void>;
}

export function createBell(clock: Pick<Clock, 'after'>): Bell {
  let rung = false;
  let wake = () => {};
  return {
    ring() {
      rung = true;
      wake();
    },
    async wait(ms) {
      if (!rung) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const timer = clock.after(ms, resolve);
        await promise;
        timer.cancel();
      }
      rung = false;
    },
  };
}
