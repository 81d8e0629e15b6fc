// Which counters the rate limits of this process have: Redis where REDIS_URL names one, else Postgres, else (with the embedded
// database, which serves one process) the memory. While Redis fails, Postgres counts, so that the limits go on to hold over all
// processes; while both fail, each process counts alone, so that no request is refused because a store is away.
import type { Logger } from 'pino';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../database/pool.ts';
import { requireReady, type Probe } from './probes.ts';
import { createCounterRows } from './rate-counts.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { createSharedCounters, type SharedCounters } from './shared-counters.ts';

export interface ProcessCounters {
  counters: SharedCounters;
  /** For /ready, by name. */
  probes: Readonly<Record<string, Probe>>;
  close(): void;
}

// Redis answers in less than a millisecond; each failure holds up the requests that are under way for so long, every few seconds.
const REDIS_PATIENCE_MS = 250;
const WORDS: Readonly<Record<string, string>> = { database: 'in Postgres', process: 'by each process alone' };

/** In the memory of this process. */
export function localCounters(clock: Clock): SharedCounters {
  return { ...createMemoryCounters(clock), countedIn: () => 'process' };
}

export async function openCounters(
  redisUrl: string | null,
  { kind, db }: Pick<Database, 'kind' | 'db'>,
  { clock, log }: { clock: Clock; log: Logger },
): Promise<ProcessCounters> {
  const usual =
    kind === 'embedded'
      ? localCounters(clock)
      : createSharedCounters(createCounterRows(db), { clock, log, name: 'database' });
  if (redisUrl === null) return { counters: usual, probes: {}, close: () => undefined };
  // Loads some hundred commands, for those who use it.
  const { createRedisCounts } = await import('./redis-counts.ts');
  const redis = createRedisCounts(redisUrl);
  const counters = createSharedCounters(redis, {
    clock,
    log,
    name: 'redis',
    patienceMs: REDIS_PATIENCE_MS,
    otherwise: usual,
  });
  const ask = async (): Promise<void> => {
    const isThere = await redis.ping().then(
      () => true,
      () => false,
    );
    if (!isThere) requireReady(`does not answer; requests are counted ${WORDS[usual.countedIn()] ?? ''} meanwhile`);
  };
  return { counters, probes: { redis: { ask, isOptional: true } }, close: () => redis.close() };
}
