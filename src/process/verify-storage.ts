// The part of `npm run verify` that compares storage with the rows that name its objects: recordings and uploaded files.
import type { Clock } from '../core/clock.ts';
import type { Db } from '../database/transaction.ts';
import type { Storage } from '../providers/storage/port.ts';
import { recordingObjects } from '../resources/calls/service/recording-objects.ts';
import { sourceFiles } from '../resources/knowledge-bases/service/stored-files.ts';
import { compareObjects, type ObjectRows, type StorageComparison } from '../resources/storage/objects.ts';

/** Pending writes and deletions of a running service complete within this time; a file is stored right before its row. */
const SETTLE_MS = 5_000;
const MAX_MS = 10 * 60_000;

export interface StorageFinding {
  name: string;
  /** Null if storage could not be compared because of `problem`. */
  comparison: StorageComparison | null;
  problem: string | null;
}

export async function checkStorage(
  db: Db,
  storage: Pick<Storage, 'pages' | 'size'>,
  clock: Clock,
): Promise<StorageFinding[]> {
  const late = new AbortController();
  const limit = `the comparison took more than ${MAX_MS / 60_000} minutes`;
  const timer = clock.after(MAX_MS, () => late.abort(new Error(limit)));
  const kinds: [name: string, rows: ObjectRows][] = [
    ['storage_recordings', recordingObjects(db)],
    ['storage_files', sourceFiles(db)],
  ];
  const findings: StorageFinding[] = [];
  for (const [name, rows] of kinds) {
    try {
      const comparison = await compareObjects(storage, rows, { clock, settleMs: SETTLE_MS, signal: late.signal });
      findings.push({ name, comparison, problem: null });
    } catch (error) {
      findings.push({ name, comparison: null, problem: (error as Error).message });
    }
  }
  timer.cancel();
  return findings;
}

export function isSound({ comparison }: StorageFinding): boolean {
  return comparison !== null && comparison.faults.length === 0;
}

const SENTENCES = {
  orphan: 'no row names this object; after a restore it may be newer than the backup',
  missing: 'a row names this object, and storage does not have it; restore it from a backup',
  size: 'storage has another size than the row; restore the object from a backup',
};

/** Prints a line per kind of object, followed by a line per fault. */
export function storageReport(findings: readonly StorageFinding[]): string {
  const lines = findings.flatMap(({ name, comparison, problem }) => {
    if (comparison === null) return [`UNKNOWN ${name}: ${problem}`];
    const { objects, rows, faults, isCut } = comparison;
    const compared = `${objects} objects and ${rows} rows compared`;
    if (faults.length === 0) return [`ok      ${name}: ${compared}`];
    return [
      `BROKEN  ${name}: ${faults.length} faults, ${compared}`,
      ...faults.map(({ kind, key }) => `        ${kind.padEnd(7)} ${key}: ${SENTENCES[kind]}`),
      ...(isCut ? ['        There are more; only the first were compared. Fix these and run this again.'] : []),
    ];
  });
  return lines.map((line) => `${line}\n`).join('');
}
