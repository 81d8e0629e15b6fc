// A clock for calls in tests that runs faster than the real one and slows down on a busy machine: speech is synthesized and
// heard by threads that need a processor, so that a call's deadlines mean the same on two loaded cores as on idle ones.
// Used by app.ts. Absent on purpose: exactness; pace is measured by the benchmarks.
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg, platform } from 'node:os';
import type { Clock } from '../../src/core/clock.ts';

/** How often the clock looks whether the process runs. */
const LOOK_MS = 4;
/** A longer pause between two looks was not ours: of it only this much counts. */
const MOST_MS = 12;
const LOAD_EVERY_MS = 50;
/** Their mean counts: half a second. */
const SAMPLES = 10;
/** Threads per processor with which calls still go well at eight times their pace. */
const BEARABLE = 2;

/** Plays up to `factor` milliseconds in one; never less than one. */
export function patientClock(factor: number): Clock {
  const wallStart = Date.now();
  let elapsed = performance.now();
  const start = elapsed;
  let lookedAt = performance.now();
  let pace = 1;
  const crowds: number[] = [];
  const monotonic = () => {
    const now = performance.now();
    elapsed += Math.min(now - lookedAt, MOST_MS) * pace;
    lookedAt = now;
    return elapsed;
  };
  const adapt = () => {
    monotonic();
    crowds.push(crowd());
    if (crowds.length > SAMPLES) crowds.shift();
    const mean = crowds.reduce((sum, one) => sum + one, 0) / crowds.length;
    pace = Math.max(1, factor * Math.min(1, BEARABLE / mean));
  };
  adapt();
  setInterval(monotonic, LOOK_MS).unref();
  setInterval(adapt, LOAD_EVERY_MS).unref();
  return {
    now: () => Math.floor(wallStart + monotonic() - start),
    monotonic,
    after(ms, fn) {
      const due = monotonic() + Math.max(0, ms);
      let handle: NodeJS.Timeout;
      const arm = (left: number) => {
        handle = setTimeout(() => {
          const rest = due - monotonic();
          if (rest <= 0) fn();
          else arm(rest);
        }, left / pace).unref();
      };
      arm(Math.max(0, ms));
      return { cancel: () => clearTimeout(handle) };
    },
  };
}

/** How many threads want each processor right now; where the system does not say, over the last minute. */
function crowd(): number {
  const wanting =
    platform() === 'linux' ? Number(readFileSync('/proc/loadavg', 'utf8').split(/[ /]/)[3]) : loadavg()[0]!;
  return wanting / availableParallelism();
}
