// The named timers of the turn machine. Invariant: a name has at most one timer; a new one replaces it.
import type { Clock, Timer } from '../../core/clock.ts';
import type { TimerName } from '../vocabulary.ts';

interface Timers {
  start(name: TimerName, ms: number): void;
  cancel(name: TimerName): void;
  cancelAll(): void;
}

export function createTimers(clock: Clock, fire: (name: TimerName) => void): Timers {
  const timers = new Map<TimerName, Timer>();
  const cancel = (name: TimerName) => {
    timers.get(name)?.cancel();
    timers.delete(name);
  };
  return {
    start(name: TimerName, ms: number) {
      cancel(name);
      timers.set(
        name,
        clock.after(ms, () => {
          timers.delete(name);
          fire(name);
        }),
      );
    },
    cancel,
    cancelAll() {
      for (const name of timers.keys()) cancel(name);
    },
  };
}
