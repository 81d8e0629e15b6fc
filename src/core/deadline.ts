// Promises and streams with a deadline, so that every wait is bounded.
import { ABORTED } from './aborted.ts';
import type { Clock } from './clock.ts';

export class DeadlinePassed extends Error {}

/**
 * Settles like `promise`, or rejects after `ms`. A later result of the promise is ignored.
 * @param late creates the error to reject with. Default: DeadlinePassed
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

/** Applies a deadline to work that a signal stops. The signal is aborted when the time has passed. */
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

/**
 * Settles like the work, or rejects when the signal is aborted first. Work does not begin if the signal is already aborted; otherwise
 * it is not stopped, and its later result is ignored.
 */
export async function untilAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const onAbort = (): void => aborted.reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([aborted.promise, work()]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

interface StreamLimits {
  clock: Clock;
  /** Called before each item; returns its limit. */
  limitMs(): number;
  signal: AbortSignal;
}

/**
 * Yields the items of a stream, each within its limit. When the reading ends (by deadline, abort, failure or break), the stream
 * is stopped by its signal and by `return`, and is not awaited. Ends without an error when `signal` is aborted.
 */
export async function* itemsWithin<T>(
  { clock, limitMs, signal }: StreamLimits,
  open: (signal: AbortSignal) => AsyncIterable<T>,
): AsyncGenerator<T> {
  // A signal that is already aborted fires no event.
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
    own.abort(ABORTED);
    // The stream is no longer read, so its end and its errors do not matter.
    items.return?.().then(undefined, () => undefined);
  }
}
