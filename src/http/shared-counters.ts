// Counters that all API processes share. What arrives while a statement is under way goes into the next one together, so that
// a busy process asks its store once a round trip and not once a request; of a busy key some are counted ahead (spares.ts).
// Invariant: every request of a window is counted once, in the order of its arrival, while the store answers; nobody waits for it
// longer than its patience.
// While the store fails, requests are counted in `otherwise`: another store of all processes, or the memory of this one. The
// switch is logged once each way. Counts do not move: right after a switch an allowance may be used a second time.
import { hash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../core/clock.ts';
import { createMemoryCounters, type Count, type Counters } from './memory-counters.ts';
import { createSpares } from './spares.ts';

/** How often each key came since it was told last. Keys are distinct, short and reveal nothing. */
export interface Hits {
  key: string;
  hits: number;
  windowMs: number;
}

/** Where the counts of all processes stand: rate-counts.ts in Postgres, redis-counts.ts in Redis. */
export interface CounterStore {
  /**
   * Adds all at once and returns the counts after it, in the same order.
   * @param signal aborted when nobody waits for the answer any more
   */
  add(batch: readonly Hits[], signal: AbortSignal): Promise<readonly Count[]>;
}

export interface SharedCounters extends Counters {
  /** Name of the store that counts now, for metrics. */
  countedIn(): string;
}

export interface SharedCountersOptions {
  clock: Clock;
  log: Logger;
  /** Names the store in metrics and logs. */
  name: string;
  /** Longest wait for an answer of the store. Default 1 s: a request is not worth more, and a store answers in a millisecond. */
  patienceMs?: number;
  /** Counts while the store fails. Default: the memory of this process, so that limits then hold for each process. */
  otherwise?: SharedCounters;
}

const PATIENCE_MS = 1_000;
/** After a failure the store is left alone for so long. */
const PAUSE_MS = 5_000;
// Bounds one statement; what is more goes into the next one.
const MOST_IN_A_BATCH = 1_000;
/** Keys over their limit that are refused without asking. */
const MOST_EXCEEDED = 10_000;
// 132 bits in base64url: no two keys meet.
const KEY_CHARACTERS = 22;

interface Waiting {
  key: string;
  windowMs: number;
  max: number;
  answers: ((count: Count) => void)[];
}

export function createSharedCounters(store: CounterStore, options: SharedCountersOptions): SharedCounters {
  const { clock, log, name, patienceMs = PATIENCE_MS } = options;
  const otherwise = options.otherwise ?? { ...createMemoryCounters(clock), countedIn: () => 'process' };
  const exceeded = new Map<string, number>();
  const spares = createSpares();
  let waiting = new Map<string, Waiting>();
  let isAsking = false;
  let pausedUntil = -Infinity;
  let isFailing = false;

  const settle = ({ key, max, answers }: Waiting, hits: number, { count, endsInMs }: Count): void => {
    const now = clock.monotonic();
    if (count > max && endsInMs > 0) remember(exceeded, key, now + endsInMs);
    const before = count - hits;
    const used = before + answers.length;
    // Of those that were counted ahead, only what is within the limit is good for anything.
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
      const counts = await inTime(patienceMs, (signal) => store.add(asked, signal));
      if (isFailing) log.info({ store: name }, 'requests are counted in their usual store again');
      isFailing = false;
      for (const [index, one] of batch.entries()) settle(one, asked[index]!.hits, counts[index]!);
    } catch (error) {
      const meanwhile = otherwise.countedIn();
      if (!isFailing) log.warn({ err: error, store: name, meanwhile }, 'the store of the rate limits failed');
      isFailing = true;
      pausedUntil = clock.monotonic() + PAUSE_MS;
      for (const { key, windowMs, max, answers } of batch) {
        for (const answer of answers) void otherwise.add(key, windowMs, max).then(answer);
      }
    }
  };
  const askForAll = async (): Promise<void> => {
    isAsking = true;
    while (waiting.size > 0) {
      const all = [...waiting.values()];
      waiting = new Map();
      for (let at = 0; at < all.length; at += MOST_IN_A_BATCH) await ask(all.slice(at, at + MOST_IN_A_BATCH));
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
        // What arrives in the same turn goes along. It never rejects.
        queueMicrotask(() => void askForAll());
      });
    },
  };
}

function remember(exceeded: Map<string, number>, key: string, endsAt: number): void {
  exceeded.delete(key);
  exceeded.set(key, endsAt);
  if (exceeded.size > MOST_EXCEEDED) exceeded.delete(exceeded.keys().next().value!);
}

async function inTime<T>(ms: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const patience = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${ms} ms`));
      patience.abort();
    }, ms);
  });
  try {
    return await Promise.race([ask(patience.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
