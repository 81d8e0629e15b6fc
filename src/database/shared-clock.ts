// The clock that all processes share: the database clock. Rows contain times that other processes compare with their own, so
// `now()` returns the database time, advanced by this machine's monotonic clock between two measurements. An incorrect or
// adjusted wall clock has no effect on it. The wall clock is still monitored, because some parts depend on it (graphile-worker's
// cron, access tokens, TLS). A process whose wall clock is off by more than 2 s reports it and accepts no work.
// The most accurate recent sample is used (clock-sample.ts), as long as later ones do not contradict it.
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Clock } from '../core/clock.ts';
import { samplesAgree, mostAccurateOf, newClockSample, type ClockSample } from './clock-sample.ts';

export interface SharedClock extends Clock {
  /** This machine's wall clock minus the database's, milliseconds. */
  skewMs(): number;
  /** Returns null, or the reason for operators why this process accepts no work until its wall clock is correct. */
  off(): string | null;
  stop(): void;
}

// Far more than the difference between machines with NTP, far less than any lease.
const MAX_SKEW_MS = 2_000;
const EVERY_MS = 5_000;
const FIRST_SAMPLES = 3;
const SAMPLES = 8;
// Rounding, plus the slewing of a clock that is being corrected, over the lifetime of a sample.
const TOLERANCE_MS = 20;

/**
 * Measures a few times before it resolves, then regularly.
 * @param ask reads the database clock, milliseconds since the epoch
 * @throws the error of `ask` when the first measurement fails
 */
export async function startSharedClock(options: {
  ask: () => Promise<number>;
  base: Clock;
  log: Pick<Logger, 'warn' | 'info'>;
}): Promise<SharedClock> {
  const { ask, base, log } = options;
  let samples: ClockSample[] = [];
  let best: ClockSample = { offsetMs: 0, tookMs: Infinity, atMs: 0 };
  let isReported = false;
  let stopped = false;

  const measure = async (): Promise<void> => {
    const asked = base.monotonic();
    const at = await ask();
    const sample = newClockSample(at, asked, base.monotonic());
    samples = [...samples.filter((earlier) => samplesAgree(earlier, sample, TOLERANCE_MS)), sample].slice(-SAMPLES);
    best = mostAccurateOf(samples)!;
  };
  for (let n = 0; n < FIRST_SAMPLES; n++) await measure();

  const now = (): number => Math.floor(base.monotonic() + best.offsetMs);
  const skewMs = (): number => base.now() - now();
  const off = (): string | null => {
    const skew = skewMs();
    if (Math.abs(skew) <= MAX_SKEW_MS + best.tookMs / 2) return null;
    const seconds = (Math.abs(skew) / 1000).toFixed(1);
    return `the clock of this machine is ${seconds} s ${skew > 0 ? 'ahead of' : 'behind'} the database's`;
  };
  const report = (): void => {
    const reason = off();
    if (reason !== null && !isReported)
      log.warn({ skewMs: skewMs() }, `${reason}; this process accepts no work until the clock is correct`);
    if (reason === null && isReported) log.info('the clock of this machine is correct again; taking work');
    isReported = reason !== null;
  };
  const tick = (): void => {
    if (stopped) return;
    base.after(EVERY_MS, () => {
      measure()
        // On an error the last measurement stays in use; the monotonic clock drifts by milliseconds per hour.
        .catch(() => undefined)
        .finally(() => {
          report();
          tick();
        });
    });
  };
  report();
  tick();
  return {
    now,
    monotonic: () => base.monotonic(),
    after: (ms, fn) => base.after(ms, fn),
    skewMs,
    off,
    stop: () => void (stopped = true),
  };
}

/** Reads the database clock, milliseconds since the epoch. */
export async function databaseTime(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  return rows[0]?.ms ?? Number.NaN;
}
