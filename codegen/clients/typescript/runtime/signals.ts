// Abortable waiting. AbortSignal.any and AbortSignal.timeout are newer than Node 18.

/** Longest delay of a timer, 24 days. With a longer one, `setTimeout` runs at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Like setTimeout, without the limit: a longer delay, such as Infinity, never ends. Cancel it with clearTimeout. */
export function after(ms: number, run: () => void): ReturnType<typeof setTimeout> | undefined {
  return ms > MAX_TIMER_MS ? undefined : setTimeout(run, ms);
}

/** A signal that aborts with the given signal, or with `reason()` after `ms`. Call `done` when it is no longer needed. */
export function linkedSignal(
  outer: AbortSignal | undefined,
  ms: number,
  reason: () => unknown,
): { signal: AbortSignal; timedOut(): boolean; stopTimer(): void; done(): void } {
  const controller = new AbortController();
  let late = false;
  const abort = () => controller.abort(outer!.reason);
  if (outer?.aborted) abort();
  else outer?.addEventListener('abort', abort, { once: true });
  const timer = after(ms, () => {
    late = true;
    controller.abort(reason());
  });
  return {
    signal: controller.signal,
    timedOut: () => late,
    stopTimer: () => clearTimeout(timer),
    done: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}

/** @throws the signal's reason when it aborts first */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const timer = after(ms, () => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    });
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

/** The promise's result, or the signal's reason if it aborts first. The promise itself is not canceled. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
