// Removes content of calls whose retention time is over. Order of a recording: its row is marked, its objects are deleted, its row forgets
// it. A crash at any point leaves a row that names what may still be there, so the next run goes on and no object is orphaned; and no
// reader is led to an object that is gone. Absent on purpose: numbers, metadata and tags of calls, which erasing a call removes.
import type { Uses } from '../../../runtime.ts';
import { deleteRecording } from '../after/recording/pieces.ts';
import * as store from '../rows/retention.ts';

const BATCH = 100;
/** Recordings whose objects are deleted side by side. */
const AT_ONCE = 10;
/** No write to storage that was under way takes this long. */
const SETTLE_SECONDS = 15 * 60;

/** Rests between batches, so that the job takes at most half of a database's time. Also throws when the job is to stop. */
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

/** @returns of how many calls the recording is gone, with how many objects */
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
    if (gone.length > 0) sum.calls += await store.forgetRecordings(runtime.db, of.workspaceId, gone);
    await rest();
  } while (batch.length === BATCH);
  return sum;
}
