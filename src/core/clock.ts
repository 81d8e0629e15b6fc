// Time as a port: everything that waits or reads the time receives a Clock, so that tests run on a virtual or faster one.
// Deliberately omitted: any use of Date.now or of timers elsewhere in voice, jobs and resources.

export interface Timer {
  cancel(): void;
}

export interface Clock {
  /** Wall clock, milliseconds since the epoch. */
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
