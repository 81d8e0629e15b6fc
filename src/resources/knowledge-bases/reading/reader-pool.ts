// Keeps a reading process for the next document, because starting one costs more than reading a page. Invariant: a process reads
// documents of only one group (a workspace's own texts and files, or its pages of one host), so that a process that a document
// has compromised learns nothing of another group. Only processes that have read little and without failure are kept, because
// their memory is like that of a new one. At most MAX_KEPT wait, each for KEEP_MS.
import type { Clock, Timer } from '../../../core/clock.ts';
import type { DocumentType } from './documents.ts';
import { createReader, type Reader } from './reader.ts';

/** Sources usually follow one another within seconds, whether a user or a program adds them. */
const KEEP_MS = 5_000;
/** An idle process uses 60 MB. */
const MAX_KEPT = 2;
/** Maximum size of all documents of a process. */
const KEPT_BYTES = 512 * 1024;
/** Types that do not unpack to a multiple of their size. */
const PLAIN: ReadonlySet<DocumentType> = new Set(['text', 'markdown', 'html']);

export interface ReaderPool {
  /** Lends a reader, whose `close` returns it. @param group group of the documents it will read */
  lend(group: string): Reader;
}

interface Kept {
  reader: Reader;
  bytes: number;
  timer: Timer;
}

/** @param create creates a reader, whose process starts with the first document */
export function createReaderPool(clock: Clock, create: (clock: Clock) => Reader = createReader): ReaderPool {
  const kept = new Map<string, Kept>();
  const take = (group: string): Kept | undefined => {
    const found = kept.get(group);
    found?.timer.cancel();
    kept.delete(group);
    return found;
  };
  const end = (group: string): Promise<void> | undefined => take(group)?.reader.close();
  return {
    lend(group) {
      const { reader, bytes: before } = take(group) ?? { reader: create(clock), bytes: 0 };
      let bytes = before;
      let isLikeNew = true;
      const watched = async <Result>(work: Promise<Result>): Promise<Result> => {
        try {
          return await work;
        } catch (error) {
          isLikeNew = false;
          throw error;
        }
      };
      return {
        read(task, signal) {
          bytes += task.bytes.length;
          isLikeNew &&= PLAIN.has(task.type) && bytes <= KEPT_BYTES;
          return watched(reader.read(task, signal));
        },
        checkRobots: (question, signal) => watched(reader.checkRobots(question, signal)),
        async close() {
          if (!isLikeNew) return reader.close();
          await end(group);
          const timer = clock.after(KEEP_MS, () => void end(group));
          kept.set(group, { reader, bytes, timer });
          if (kept.size > MAX_KEPT) await end(kept.keys().next().value!);
        },
      };
    },
  };
}
