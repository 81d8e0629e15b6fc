// Abortable waiting. AbortSignal.any and AbortSignal.timeout are newer than Node 18.

/** A signal that aborts with the given signal, or with `reason()` after `ms`. Call `done` when it is no longer needed. */
export function linkedSignal(
  outer: AbortSignal | undefined,
  ms: number | null,
  reason: () => unknown,
): { signal: AbortSignal; timedOut(): boolean; stopTimer(): void; done(): void } {
  const controller = new AbortController();
  let late = false;
  const abort = () => controller.abort(outer!.reason);
  if (outer?.aborted) abort();
  else outer?.addEventListener('abort', abort, { once: true });
  const timer =
    ms === null
      ? undefined
      : setTimeout(() => {
          late = true;
          controller.abort(reason());
        }, ms);
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
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
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
