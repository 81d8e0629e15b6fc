// Time as a port: voice, jobs and resources receive a Clock, so that tests run on a virtual or faster one. They use neither Date.now
// nor timers of their own. Exception: deadlines of requests to vendors, which may use AbortSignal.timeout.

export interface Timer {
  cancel(): void;
}

export interface Clock {
  /** Milliseconds since the epoch. In the service: by the database's clock (database/shared-clock.ts). */
  now(): number;
  /** Monotonic milliseconds with fractions, for durations and deadlines. */
  monotonic(): number;
  /** Runs `fn` once after `ms`. The timer does not keep the process alive. */
  after(ms: number, fn: () => void): Timer;
}

export const systemClock: Clock = scaledClock(1);

/** A clock that runs `factor` times as fast as the real one; `scaledClock(8)` plays a minute in 7.5 s. */
export function scaledClock(factor: number): Clock {
  const wallStart = Date.now();
  const start = performance.now();
  const elapsed = () => (performance.now() - start) * factor;
  return {
    now: () => (factor === 1 ? Date.now() : Math.floor(wallStart + elapsed())),
    monotonic: () => start + elapsed(),
    after(ms, fn) {
      const handle = setTimeout(fn, Math.max(0, ms / factor));
      handle.unref();
      return { cancel: () => clearTimeout(handle) };
    },
  };
}

/** Resolves after `ms`, or rejects with the signal's reason when it is aborted first. */
export function sleep(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const onAbort = () => {
      timer.cancel();
      reject(signal?.reason as Error);
    };
    const timer = clock.after(ms, () => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    });
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
