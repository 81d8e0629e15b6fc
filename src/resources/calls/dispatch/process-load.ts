// Measures how busy this process is and how far its event loop lags, for the capacity limit. Measured on demand, so that an idle
// process has no timer; the event-loop lag is sampled only while it is watched.
import { availableParallelism } from 'node:os';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

export interface LoopLoad {
  /** Busy share of the event loop, or share of the machine's CPU time that the process used, whichever is larger. 0 to 1. */
  busy: number;
  /** Event-loop lag, p95. */
  lateMs: number;
}

export interface LoadMeter {
  /** Returns the load since the last reading; null within one second after it. */
  read(): LoopLoad | null;
  /** Turns lag sampling on or off. It is needed only while there are calls. */
  watch(isOn: boolean): void;
}

const MIN_SPAN_MS = 1_000;
/** One hundred samples per second cost a thousandth of a core. */
const SAMPLE_MS = 10;

export function createLoadMeter(): LoadMeter {
  const delays = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  const now = () => ({ at: performance.now(), loop: performance.eventLoopUtilization(), cpu: process.cpuUsage() });
  let last = now();
  let isWatched = false;
  return {
    read() {
      const spanMs = performance.now() - last.at;
      if (spanMs < MIN_SPAN_MS) return null;
      const { user, system } = process.cpuUsage(last.cpu);
      const cpuShare = (user + system) / 1_000 / spanMs / availableParallelism();
      const { utilization } = performance.eventLoopUtilization(last.loop);
      // A sample is the time since the previous sample.
      const lateMs = isWatched && delays.count > 0 ? Math.max(0, delays.percentile(95) / 1e6 - SAMPLE_MS) : 0;
      delays.reset();
      last = now();
      return { busy: Math.min(1, Math.max(utilization, cpuShare)), lateMs };
    },
    watch(isOn) {
      if (isOn === isWatched) return;
      isWatched = isOn;
      if (isOn) {
        delays.reset();
        delays.enable();
        last = now();
      } else delays.disable();
    },
  };
}
