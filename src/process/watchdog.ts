// The watchdog: a thread that ends the process when its event loop no longer runs, so that a supervisor starts a new one. Without
// it, such a process holds its connections and jobs, and answers nobody.
// Invariant: the main thread only counts up in shared memory; everything else happens in watchdog/thread.ts, which needs nothing
// from the main thread.
// Absent on purpose: an orderly end. It would run on the event loop that is stuck; other processes take over as after a crash.
import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { BEATS, DEBUGGED, SLOTS, STOPPED, type WatchdogOptions } from './watchdog/shared.ts';

// Four beats within the time after which a warning is written.
const BEAT_MS = 250;

export interface Watchdog {
  /** The process may take any time from now on. May be called twice. */
  stop(): void;
}

/**
 * @param seconds how long the event loop may stand still before the process ends; 0: no watchdog
 * @param log its level applies to the lines of the thread, too
 */
export function startWatchdog(seconds: number, log: Logger): Watchdog {
  if (seconds === 0) return { stop: () => undefined };
  const shared = new Int32Array(new SharedArrayBuffer(SLOTS * Int32Array.BYTES_PER_ELEMENT));
  const beat = (): void => {
    // A debugger may hold the main thread at a breakpoint for as long as it likes.
    Atomics.store(shared, DEBUGGED, inspectorUrl() === undefined ? 0 : 1);
    Atomics.add(shared, BEATS, 1);
  };
  const workerData: WatchdogOptions = { shared, endMs: seconds * 1000, leastLevel: log.levelVal };
  const thread = new Worker(new URL('./watchdog/thread.ts', import.meta.url), { workerData, name: 'watchdog' });
  thread.unref();
  thread.on('error', (error) => log.error({ err: error }, 'the watchdog failed; a stuck event loop is not noticed'));
  // From now on, even when the event loop gets stuck before its first timer.
  beat();
  const timer = setInterval(beat, BEAT_MS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      Atomics.store(shared, STOPPED, 1);
    },
  };
}
