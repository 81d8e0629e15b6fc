// Measures this process for GET /v1/status: records several times a minute that it is ready, and adds the requests that it
// answered. Invariants: only the database keeps time and sums, so that killed processes and incorrect clocks lose a few seconds
// at most; while the database cannot be written, nothing counts as ready, and counts wait in memory.
import type { Timer } from '../../core/clock.ts';
import type { Uses } from '../../runtime.ts';
import * as store from './store.ts';

/** Four times per minute, so that one delayed write costs no minute. */
const BEAT_MS = 15_000;
const COUNT_MS = 60_000;
/** One day more than the longest window. */
const KEEP_DAYS = 91;
/** A client that disconnected after waiting this long for the first byte counts as not answered. */
const UNANSWERED_MS = 10_000;
/** Failures of other systems, which do not count against this service. */
const OF_OTHERS: ReadonlySet<string | undefined> = new Set(['provider_failed']);

interface Measurement {
  /** Counts the response of an operation. */
  observe(status: number, code: string | undefined): void;
  readonly lateMs: number;
  start(): void;
  stop(): Promise<void>;
}

/** Whether the process accepts requests, and calls, while it is working. */
export interface Measured {
  isApi: () => boolean;
  isVoice: () => boolean;
}

/** @param isAtWork whether the process has started, can do its work, and is not about to stop */
export function createMeasurement(
  { db, clock, log }: Uses<'clock' | 'db' | 'log'>,
  isAtWork: () => boolean,
  measured: Measured,
): Measurement {
  let [requests, failedRequests] = [0, 0];
  let countedAt = -Infinity;
  let timer: Timer | null = null;
  let isStopped = false;
  let last: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    const isReady = !isStopped && isAtWork();
    const [added, failed] = [requests, failedRequests];
    const [isApiReady, isVoiceReady] = [isReady && measured.isApi(), isReady && measured.isVoice()];
    await store.addBeat(db, { isApiReady, isVoiceReady, requests: added, failedRequests: failed });
    // Requests that arrived meanwhile are added with the next beat.
    requests -= added;
    failedRequests -= failed;
    if (clock.monotonic() - countedAt < COUNT_MS) return;
    countedAt = clock.monotonic();
    await store.countCalls(db);
    await store.deleteOldHours(db, KEEP_DAYS);
  };
  const beat = (): void => {
    last = flush()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the availability of this process could not be written; retrying'),
      )
      .finally(() => {
        if (!isStopped) timer = clock.after(BEAT_MS, beat);
      });
  };
  return {
    observe(status, code) {
      requests += 1;
      if (status >= 500 && !OF_OTHERS.has(code)) failedRequests += 1;
    },
    lateMs: UNANSWERED_MS,
    start: beat,
    async stop() {
      isStopped = true;
      timer?.cancel();
      await last;
      await flush().catch((error: unknown) => log.warn({ err: error }, 'the last requests could not be counted'));
    },
  };
}
