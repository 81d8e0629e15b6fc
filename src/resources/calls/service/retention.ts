// Removes content of calls at the end of its retention time. Order for a recording: mark its row, delete its objects, clear its
// row. After a crash at any point, the row still refers to objects that may exist, so the next run continues, no object is
// orphaned, and no reader is directed to a deleted object. Deliberately omitted: numbers, metadata and tags of calls, which are
// removed by erasing the call.
import type { Uses } from '../../../runtime.ts';
import { deleteRecording } from '../recording/pieces.ts';
import * as store from '../rows/retention.ts';

const BATCH = 100;
/** Number of recordings whose objects are deleted concurrently. */
const AT_ONCE = 10;
/** Longer than any running write to storage. */
const SETTLE_SECONDS = 15 * 60;

/** Pauses between batches, so that the job uses at most half of the database's time. Throws when the job must stop. */
export type Rest = () => Promise<void>;

type Kind = 'transcripts' | 'timeline' | 'analyses';
const REMOVE = {
  transcripts: store.removeTranscripts,
  timeline: store.removeTimelines,
  analyses: store.removeAnalyses,
} satisfies Record<Kind, unknown>;

export async function removeCallContent(
  { db }: Uses<'db'>,
  kind: Kind,
  of: store.DueCalls,
  rest: Rest,
): Promise<store.Removed> {
  const sum = { calls: 0, entries: 0 };
  for (;;) {
    const { calls, entries } = await REMOVE[kind](db, of, BATCH);
    sum.calls += calls;
    sum.entries += entries;
    if (calls < BATCH) return sum;
    await rest();
  }
}

/** @returns number of calls whose recording was removed, and number of deleted objects */
export async function removeRecordings(
  runtime: Uses<'db' | 'storage'>,
  of: store.DueCalls,
  rest: Rest,
): Promise<store.Removed> {
  const sum = { calls: 0, entries: 0 };
  let batch: store.DueRecording[] = [];
  do {
    batch = await store.markRecordings(runtime.db, of, batch.at(-1), BATCH, SETTLE_SECONDS);
    for (let at = 0; at < batch.length; at += AT_ONCE) {
      const deleted = await Promise.all(batch.slice(at, at + AT_ONCE).map(({ id }) => deleteRecording(runtime, id)));
      sum.entries += deleted.reduce((count, { objects }) => count + objects, 0);
    }
    const gone = batch.filter(({ mayBeWritten }) => !mayBeWritten).map(({ id }) => id);
    if (gone.length > 0) sum.calls += await store.clearRecordings(runtime.db, of.workspaceId, gone);
    await rest();
  } while (batch.length === BATCH);
  return sum;
}
