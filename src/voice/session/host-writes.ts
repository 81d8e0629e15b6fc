// The session's queue to its host: writes in order, one at a time, off the audio path.
// Invariant: accepted writes are delivered in order, or the queue fails as a whole; nothing is skipped. Writes to a slow host
// fill a bounded queue. A failing write is retried, then the call ends. After `finish`, nothing is written.
// Deliberately omitted: audio, which has its own writer (recording/piece-writer.ts).
import { sleep, type Clock } from '../../core/clock.ts';
import { withDeadline } from '../../core/deadline.ts';

/** About ten minutes of a lively call. A host that is further behind will not catch up. */
const MAX_WAITING = 1000;
const RETRY_AFTER_MS = [200, 1000];
const WRITE_TIMEOUT_MS = 10_000;

export interface HostWriteQueue {
  /** `name` is for the log. */
  push(name: string, write: () => Promise<void>): void;
  /** Resolves when every pushed write was made or given up. Later writes are ignored, because the end is reported next. */
  finish(): Promise<void>;
}

/** @param onFailure called once, after the last retry or when the queue is full; nothing more is written afterwards */
export function createHostWriteQueue(clock: Clock, onFailure: (error: Error) => void): HostWriteQueue {
  const waiting: { name: string; write: () => Promise<void> }[] = [];
  let running: Promise<void> | null = null;
  let failed = false;
  let isFinished = false;
  const fail = (error: Error) => {
    if (failed) return;
    failed = true;
    waiting.length = 0;
    onFailure(error);
  };
  const run = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      try {
        await writeWithRetries(clock, item.write);
      } catch (error) {
        fail(new Error(`the host refused ${item.name}`, { cause: error }));
      }
    }
    running = null;
  };
  return {
    push(name, write) {
      if (failed || isFinished) return;
      if (waiting.length >= MAX_WAITING) return fail(new Error(`the host is ${MAX_WAITING} writes behind`));
      waiting.push({ name, write });
      running ??= Promise.resolve().then(run);
    },
    async finish() {
      while (running) await running;
      isFinished = true;
    },
  };
}

/** Writes, with retries. @throws the last error */
export async function writeWithRetries(clock: Clock, write: () => Promise<void>): Promise<void> {
  for (let tried = 0; ; tried++) {
    try {
      return await withDeadline(clock, WRITE_TIMEOUT_MS, write());
    } catch (error) {
      const pause = RETRY_AFTER_MS[tried];
      if (pause === undefined) throw error;
      await sleep(clock, pause);
    }
  }
}
