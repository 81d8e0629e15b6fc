// Lists the storage objects that rows of calls refer to, for the comparison of storage with the database (storage/objects.ts).
import type { Db } from '../../../database/transaction.ts';
import type { ObjectRows } from '../../storage/objects.ts';
import { wholeKey } from '../recording/pieces.ts';
import { selectReadyRecordings, selectUnsettledRecordings, type CallRange } from '../rows/recordings.ts';

const PREFIX = 'recordings/';
const MONO = '.mono.mp3';

/** Whole recordings must exist. Pieces may exist until they are joined, and a mono version may exist after its first request. */
export function recordingObjects(db: Db): ObjectRows {
  return {
    prefix: PREFIX,
    async named(after, until, limit) {
      const rows = await selectReadyRecordings(db, rangeOf(after, until), limit);
      return rows.map(({ id, bytes }) => ({ key: wholeKey(id), bytes }));
    },
    async allowed(keys) {
      const rows = await selectUnsettledRecordings(db, [...new Set(keys.map(callOf))]);
      const states = new Map(rows.map(({ id, isReady }) => [id, isReady]));
      const isAllowed = (key: string): boolean => {
        const isReady = states.get(callOf(key));
        return isReady !== undefined && (!isReady || key.endsWith(MONO));
      };
      return new Set(keys.filter(isAllowed));
    },
  };
}

function callOf(key: string): string {
  return key.slice(PREFIX.length).split(/[./]/, 1)[0]!;
}

/**
 * Returns the range of calls whose whole recordings are in a range of keys. Ids have a fixed length, so they
 * sort in the order of their keys.
 */
function rangeOf(after: string, until: string | null): CallRange {
  const from = callOf(after);
  const to = until === null ? null : callOf(until);
  return {
    from,
    includesFrom: wholeKey(from) > after,
    to,
    includesTo: to !== null && until !== null && wholeKey(to) <= until,
  };
}
