// Chooses the store of this process's rate-limit counters: Redis if REDIS_URL is set, otherwise Postgres. With the embedded
// database, which serves one process, the store is memory. While Redis fails, Postgres counts, so that limits still apply across
// processes. While both fail, each process counts alone, so that an unavailable store never causes refusals.
import type { Logger } from 'pino';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../database/pool.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { requireReady, type Probe } from './probes.ts';
import { createCounterRows } from './rate-counts.ts';
import { createSharedCounters, type SharedCounters } from './shared-counters.ts';

export interface ProcessCounters {
  counters: SharedCounters;
  /** Checks of /ready, by name. */
  probes: Readonly<Record<string, Probe>>;
  close(): void;
}

// Redis answers in less than a millisecond. Each failure delays the requests in progress by this time, every few seconds.
const REDIS_TIMEOUT_MS = 250;
const WORDS: Readonly<Record<string, string>> = { database: 'in Postgres', process: 'by each process alone' };

/** Counters in the memory of this process. */
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
  // Imported on demand: the client loads hundreds of command modules.
  const { createRedisCounts } = await import('./redis-counts.ts');
  const redis = createRedisCounts(redisUrl);
  const counters = createSharedCounters(redis, {
    clock,
    log,
    name: 'redis',
    timeoutMs: REDIS_TIMEOUT_MS,
    otherwise: usual,
  });
  const ask = async (): Promise<void> => {
    const isThere = await redis.ping().then(
      () => true,
      () => false,
    );
    if (!isThere) requireReady(`does not respond; requests are counted ${WORDS[usual.countedIn()] ?? ''} meanwhile`);
  };
  return { counters, probes: { redis: { ask, isOptional: true } }, close: () => redis.close() };
}
