// Rate-limit counters shared by all API processes. Requests that arrive while a statement is in flight are counted together in
// the next one, so that a busy process makes one round trip at a time instead of one per request. Busy keys are counted ahead
// (spares.ts). Invariant: while the store works, every request of a window is counted once, in order of arrival; no request waits
// longer than the timeout. While the store fails, `otherwise` counts requests: another shared store, or the memory of this
// process. Each switch is logged once. Counts are not transferred, so an allowance may be used twice around a switch.
import { hash } from 'node:crypto';
import type { Logger } from 'pino';
import { systemClock, type Clock } from '../core/clock.ts';
import { withinTime } from '../core/deadline.ts';
import { setNewest } from '../core/keyed.ts';
import { createMemoryCounters, type Count, type Counters } from './memory-counters.ts';
import { createSpares } from './spares.ts';

/** Requests per key since the last report. Keys are distinct, short and reveal nothing about their clients. */
export interface Hits {
  key: string;
  hits: number;
  windowMs: number;
}

/** A shared store of counts: rate-counts.ts in Postgres, redis-counts.ts in Redis. */
export interface CounterStore {
  /**
   * Adds all hits and returns the resulting counts in the same order.
   * @param signal aborted when the caller has stopped waiting
   */
  add(batch: readonly Hits[], signal: AbortSignal): Promise<readonly Count[]>;
}

export interface SharedCounters extends Counters {
  /** Name of the store in use, for metrics. */
  countedIn(): string;
}

interface SharedCountersOptions {
  clock: Clock;
  log: Logger;
  /** Names the store in metrics and logs. */
  name: string;
  /** Maximum wait for the store. Default 1 s; a store normally responds in a millisecond. */
  timeoutMs?: number;
  /** Used while the store fails. Default: the memory of this process; limits then apply per process. */
  otherwise?: SharedCounters;
}

const TIMEOUT_MS = 1_000;
/** Pause after a failure before the store is queried again. */
const PAUSE_MS = 5_000;
// Bounds one statement; the rest goes into the next one.
const MAX_IN_A_BATCH = 1_000;
/** Maximum remembered keys that are over their limit and refused without a query. */
const MAX_EXCEEDED = 10_000;
// 132 bits in base64url: collisions are negligible.
const KEY_CHARACTERS = 22;

interface Waiting {
  key: string;
  windowMs: number;
  max: number;
  answers: ((count: Count) => void)[];
}

export function createSharedCounters(store: CounterStore, options: SharedCountersOptions): SharedCounters {
  const { clock, log, name, timeoutMs = TIMEOUT_MS } = options;
  const otherwise = options.otherwise ?? { ...createMemoryCounters(clock), countedIn: () => 'process' };
  const exceeded = new Map<string, number>();
  const spares = createSpares();
  let waiting = new Map<string, Waiting>();
  let isAsking = false;
  let pausedUntil = -Infinity;
  let isFailing = false;

  const settle = ({ key, max, answers }: Waiting, hits: number, { count, endsInMs }: Count): void => {
    const now = clock.monotonic();
    if (count > max && endsInMs > 0) setNewest(exceeded, key, now + endsInMs, MAX_EXCEEDED);
    const before = count - hits;
    const used = before + answers.length;
    // Requests counted ahead are usable only within the limit.
    const most = Math.max(used, Math.min(count, max));
    spares.keep(key, { count: most, spare: most - used, endsInMs }, now);
    for (const [index, answer] of answers.entries()) answer({ count: before + index + 1, endsInMs });
  };
  const ask = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const now = clock.monotonic();
      const asked = batch.map(({ key, windowMs, max, answers }) => {
        return { key, hits: answers.length + spares.ahead(key, max, now), windowMs };
      });
      const counts = await withinTime(systemClock, timeoutMs, (signal) => store.add(asked, signal));
      if (isFailing) log.info({ store: name }, 'the rate-limit store works again');
      isFailing = false;
      for (const [index, one] of batch.entries()) settle(one, asked[index]!.hits, counts[index]!);
    } catch (error) {
      const meanwhile = otherwise.countedIn();
      if (!isFailing)
        log.warn({ err: error, store: name, meanwhile }, 'the rate-limit store failed; counting elsewhere meanwhile');
      isFailing = true;
      pausedUntil = clock.monotonic() + PAUSE_MS;
      for (const { key, windowMs, max, answers } of batch) {
        for (const answer of answers) void otherwise.add(key, windowMs, max).then(answer);
      }
    }
  };
  const askForAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const all = [...waiting.values()];
      waiting = new Map();
      for (let at = 0; at < all.length; at += MAX_IN_A_BATCH) await ask(all.slice(at, at + MAX_IN_A_BATCH));
    }
    isAsking = false;
  };

  return {
    countedIn: () => (isFailing ? otherwise.countedIn() : name),
    add(text, windowMs, max) {
      const key = hash('sha256', text, 'base64url').slice(0, KEY_CHARACTERS);
      const now = clock.monotonic();
      const spare = spares.take(key, now);
      if (spare) return Promise.resolve(spare);
      const endsAt = exceeded.get(key) ?? 0;
      if (endsAt > now) return Promise.resolve({ count: max + 1, endsInMs: endsAt - now });
      if (now < pausedUntil) return otherwise.add(key, windowMs, max);
      return new Promise((answer) => {
        const one = waiting.get(key);
        if (one) one.answers.push(answer);
        else waiting.set(key, { key, windowMs, max, answers: [answer] });
        if (isAsking) return;
        isAsking = true;
        // Requests of the same event-loop tick join this batch. askForAll never rejects.
        queueMicrotask(() => void askForAll());
      });
    },
  };
}
