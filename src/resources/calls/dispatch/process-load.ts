// How busy and how late this process is, for its capacity. Read when somebody asks, so that an idle process has no timer for it; the
// lateness of the event loop is sampled only while it is watched.
import { availableParallelism } from 'node:os';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

export interface LoopLoad {
  /** Share of the time in which the event loop worked, or of the machine's processor time that the process used: the larger. 0 to 1. */
  busy: number;
  /** How late the event loop was, p95. */
  lateMs: number;
}

export interface LoadMeter {
  /** Since the last reading; null within a second after it. */
  read(): LoopLoad | null;
  /** Whether there are calls to measure. */
  watch(isOn: boolean): void;
}

const MIN_SPAN_MS = 1_000;
/** A hundred samples a second cost a thousandth of a core. */
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
      // A sample is the time since the one before it.
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
