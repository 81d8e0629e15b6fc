// Removes content of calls at the end of its retention time. Order for a recording: mark its row, delete its objects, clear its
// row. After a crash at any point, the row still refers to objects that may exist, so the next run continues, no object is
// orphaned, and no reader is directed to a deleted object. Deliberately omitted: numbers, metadata and tags of calls, which are
// removed by erasing the call.
import { ProviderError } from '../../../providers/ports/errors.ts';
import { worksForOthers } from '../../../providers/storage/open.ts';
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

/**
 * A recording that storage does not delete, such as a locked object, keeps its row, and the others are deleted. Stops if storage
 * deletes none of a batch and fails for other objects as well.
 * @returns number of calls whose recording was removed, number of deleted objects, and the first failure of storage, if any
 */
export async function removeRecordings(
  runtime: Uses<'db' | 'storage'>,
  of: store.DueCalls,
  rest: Rest,
): Promise<store.Removed & { failure: ProviderError | null }> {
  const sum = { calls: 0, entries: 0 };
  let failure: ProviderError | null = null;
  let batch: store.DueRecording[] = [];
  for (;;) {
    batch = await store.markRecordings(runtime.db, of, batch.at(-1), BATCH, SETTLE_SECONDS);
    const deleted: store.DueRecording[] = [];
    for (let at = 0; at < batch.length; at += AT_ONCE) {
      const some = batch.slice(at, at + AT_ONCE);
      const results = await Promise.allSettled(some.map(({ id }) => deleteRecording(runtime, id)));
      for (const [i, result] of results.entries()) {
        if (result.status === 'fulfilled') {
          sum.entries += result.value.objects;
          deleted.push(some[i]!);
        } else if (result.reason instanceof ProviderError) failure ??= result.reason;
        else throw result.reason;
      }
    }
    const gone = deleted.filter(({ mayBeWritten }) => !mayBeWritten).map(({ id }) => id);
    if (gone.length > 0) sum.calls += await store.clearRecordings(runtime.db, of.workspaceId, gone);
    await rest();
    if (batch.length < BATCH || (deleted.length === 0 && !(await worksForOthers(runtime.storage))))
      return { ...sum, failure };
  }
}
