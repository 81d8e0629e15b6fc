// Which objects of storage the rows of calls name, for the comparison of both (storage/objects.ts).
import type { Db } from '../../../database/transaction.ts';
import type { ObjectRows } from '../../storage/objects.ts';
import { wholeKey } from '../after/recording/pieces.ts';
import { selectReadyRecordings, selectUnsettledRecordings, type CallRange } from '../rows/recordings.ts';

const PREFIX = 'recordings/';
const MONO = '.mono.mp3';

/** Whole recordings must be there; pieces may be until they are joined, and a mono version is made at its first request. */
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

/** Calls whose whole recordings lie in a range of keys: ids have one length, so that they sort as their keys do. */
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
