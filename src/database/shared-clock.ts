// The clock that processes share: the database's. Rows hold moments that other processes compare with their own time, so
// `now()` of this clock is the database's time, carried on by this machine's monotonic clock between two measurements. A wrong
// or adjusted wall clock changes nothing. It is still watched, because some parts cannot do without it (the timetable of
// graphile-worker, access tokens, TLS): a process whose wall clock is off by more than 2 s says so and takes no work.
// Of the last answers the quickest is believed, as in NTP (RFC 5905, section 10), while the others do not contradict it.
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Clock } from '../core/clock.ts';

export interface SharedClock extends Clock {
  /** The wall clock of this machine less the database's, milliseconds. */
  skewMs(): number;
  /** Null, or a sentence for operators: this process takes no work until its wall clock is right again. */
  off(): string | null;
  stop(): void;
}

// Far beyond what machines with NTP differ by, far below every lease.
const MOST_SKEW_MS = 2_000;
const EVERY_MS = 5_000;
const FIRST_SAMPLES = 3;
const SAMPLES = 8;
// Rounding, and the drift of two quartz clocks over the life of a sample.
const TOLERANCE_MS = 20;

interface Sample {
  /** Database time less monotonic time. */
  offset: number;
  tookMs: number;
}

/**
 * Measures a few times before it resolves, then regularly.
 * @param ask the database's clock, milliseconds since the epoch
 * @throws what `ask` throws when the first measurement fails
 */
export async function startSharedClock(options: {
  ask: () => Promise<number>;
  base: Clock;
  log: Pick<Logger, 'warn' | 'info'>;
  everyMs?: number;
}): Promise<SharedClock> {
  const { ask, base, log, everyMs = EVERY_MS } = options;
  let samples: Sample[] = [];
  let best: Sample = { offset: 0, tookMs: Infinity };
  let told = false;
  let stopped = false;

  const measure = async (): Promise<void> => {
    const asked = base.monotonic();
    const at = await ask();
    const answered = base.monotonic();
    const sample = { offset: at - (asked + answered) / 2, tookMs: answered - asked };
    samples = [...samples.filter((earlier) => agree(earlier, sample)), sample].slice(-SAMPLES);
    best = samples.reduce((quickest, one) => (one.tookMs < quickest.tookMs ? one : quickest));
  };
  for (let n = 0; n < FIRST_SAMPLES; n++) await measure();

  const now = (): number => Math.floor(base.monotonic() + best.offset);
  const skewMs = (): number => base.now() - now();
  const off = (): string | null => {
    const skew = skewMs();
    if (Math.abs(skew) <= MOST_SKEW_MS + best.tookMs / 2) return null;
    const seconds = (Math.abs(skew) / 1000).toFixed(1);
    return `the clock of this machine is ${seconds} s ${skew > 0 ? 'ahead of' : 'behind'} the database's`;
  };
  const tell = (): void => {
    const reason = off();
    if (reason !== null && !told)
      log.warn({ skewMs: skewMs() }, `${reason}; this process takes no work until it is right`);
    if (reason === null && told) log.info('the clock of this machine is right again');
    told = reason !== null;
  };
  const tick = (): void => {
    if (stopped) return;
    base.after(everyMs, () => {
      measure()
        // Without an answer the last measurement holds; the monotonic clock drifts by milliseconds an hour.
        .catch(() => undefined)
        .finally(() => {
          tell();
          tick();
        });
    });
  };
  tell();
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

/** What the database's clock says now, milliseconds since the epoch. */
export async function databaseTime(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  return rows[0]?.ms ?? Number.NaN;
}

/** Two answers agree when one moment fits into both: each lies somewhere between its question and its answer. */
function agree(one: Sample, other: Sample): boolean {
  return Math.abs(one.offset - other.offset) <= (one.tookMs + other.tookMs) / 2 + TOLERANCE_MS;
}
