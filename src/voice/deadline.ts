// A promise with a deadline. Called wherever a session waits for somebody else; every wait has a bound.
import type { Clock } from '../core/clock.ts';

export class DeadlinePassed extends Error {}

/** Settles as `promise` does, or rejects with DeadlinePassed after `ms`. What the promise does later is ignored. */
export function withDeadline<T>(clock: Clock, ms: number, promise: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = clock.after(ms, () => reject(new DeadlinePassed(`no answer within ${ms} ms`)));
    promise.then(resolve, reject).finally(() => timer.cancel());
  });
}
