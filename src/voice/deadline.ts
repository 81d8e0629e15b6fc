// Promises and streams with a deadline. Called wherever a session waits for somebody else: every wait has a bound.
import type { Clock } from '../core/clock.ts';

export class DeadlinePassed extends Error {}

/** Settles as `promise` does, or rejects with DeadlinePassed after `ms`. What the promise does later is ignored. */
export function withDeadline<T>(clock: Clock, ms: number, promise: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = clock.after(ms, () => reject(new DeadlinePassed(`no answer within ${ms} ms`)));
    promise.then(resolve, reject).finally(() => timer.cancel());
  });
}

export interface StreamLimits {
  clock: Clock;
  /** Asked before each item. */
  limitMs(): number;
  signal: AbortSignal;
}

/**
 * The items of a stream, each within its limit. However the reading ends (deadline, abort, failure, break), the stream is
 * told to stop, by its signal and by `return`, and is not waited for. Ends quietly when `signal` is aborted.
 */
export async function* itemsWithin<T>(
  { clock, limitMs, signal }: StreamLimits,
  open: (signal: AbortSignal) => AsyncIterable<T>,
): AsyncGenerator<T> {
  // A signal that is aborted already tells nobody any more.
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
    // How a stream that nobody reads any more ends is nobody's concern.
    items.return?.().then(undefined, () => undefined);
  }
}
