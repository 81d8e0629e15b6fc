// The watchdog: a thread that kills the process when its event loop is stuck, so that a process supervisor restarts it. Otherwise
// the process would keep its connections and jobs and respond to no request. Invariant: the main thread only increments a counter
// in shared memory. Everything else happens in watchdog/thread.ts, which needs nothing from the main thread. Deliberately
// omitted: a graceful shutdown, which would need the stuck event loop. Other processes take over as after a crash.
import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { BEATS, DEBUGGED, SLOTS, STOPPED, type WatchdogOptions } from './watchdog/shared.ts';

// Four heartbeats per warning threshold.
const HEARTBEAT_MS = 250;

interface Watchdog {
  /** Disables the watchdog. May be called twice. */
  stop(): void;
}

/**
 * @param seconds how long the event loop may be stuck before the process is killed; 0: no watchdog
 * @param log its level applies to the thread's lines, too
 * @param isPretty whether the thread's lines are for a terminal
 */
export function startWatchdog(seconds: number, log: Logger, isPretty = false): Watchdog {
  if (seconds === 0) return { stop: () => undefined };
  const shared = new Int32Array(new SharedArrayBuffer(SLOTS * Int32Array.BYTES_PER_ELEMENT));
  const beat = (): void => {
    // A debugger may stop the main thread at a breakpoint for any length of time.
    Atomics.store(shared, DEBUGGED, inspectorUrl() === undefined ? 0 : 1);
    Atomics.add(shared, BEATS, 1);
  };
  const workerData: WatchdogOptions = { shared, endMs: seconds * 1000, minLevel: log.levelVal, isPretty };
  const thread = new Worker(new URL('./watchdog/thread.ts', import.meta.url), { workerData, name: 'watchdog' });
  thread.unref();
  thread.on('error', (error) =>
    log.error({ err: error }, 'the watchdog failed; a stuck event loop will not be detected'),
  );
  // Sends the first heartbeat now, in case the event loop gets stuck before its first timer.
  beat();
  const timer = setInterval(beat, HEARTBEAT_MS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      Atomics.store(shared, STOPPED, 1);
    },
  };
}
