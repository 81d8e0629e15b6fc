// Promises and streams with a deadline, so that every wait has a bound.
import type { Clock } from './clock.ts';

export class DeadlinePassed extends Error {}

/**
 * Settles as `promise` does, or rejects after `ms`. A later result of the promise is ignored.
 * @param late makes the error to reject with; without it, DeadlinePassed
 */
export function withDeadline<T>(
  clock: Clock,
  ms: number,
  promise: Promise<T>,
  late: () => Error = () => new DeadlinePassed(`no answer within ${ms} ms`),
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = clock.after(ms, () => reject(late()));
    promise.then(resolve, reject).finally(() => timer.cancel());
  });
}

/** Does the same for work that a signal stops. The signal is aborted when the time has passed. */
export function withinTime<T>(
  clock: Clock,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  late: () => Error = () => new DeadlinePassed(`no answer within ${ms} ms`),
): Promise<T> {
  const stop = new AbortController();
  return withDeadline(clock, ms, work(stop.signal), () => {
    stop.abort();
    return late();
  });
}

export interface StreamLimits {
  clock: Clock;
  /** Called before each item. */
  limitMs(): number;
  signal: AbortSignal;
}

/**
 * The items of a stream, each within its limit. However the reading ends (deadline, abort, failure, break), the stream is stopped by
 * its signal and by `return`, and is not awaited. Ends without an error when `signal` is aborted.
 */
export async function* itemsWithin<T>(
  { clock, limitMs, signal }: StreamLimits,
  open: (signal: AbortSignal) => AsyncIterable<T>,
): AsyncGenerator<T> {
  // An aborted signal fires no event.
  if (signal.aborted) return;
  const own = new AbortController();
  const abort = () => own.abort(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  const items = open(own.signal)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const result = await withDeadline(clock, limitMs(), items.next());
      if (result.done || signal.aborted) return;
      yield result.value;
    }
  } finally {
    signal.removeEventListener('abort', abort);
    own.abort();
    // The stream is not read any more; its end and its errors do not matter.
    items.return?.().then(undefined, () => undefined);
  }
}
