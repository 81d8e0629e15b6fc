// Finds rows that were committed between two reads. A row stores the transaction that wrote it (`xid8`), and a reader stores its
// last snapshot. Rows that the next snapshot sees and the last one did not are new, no matter when their transaction began.
// Deliberately omitted: a horizon below which no transaction is open, because any long transaction would hold it back.
import { sql } from 'kysely';
import { preparedSql } from './prepared.ts';
import type { Db } from './transaction.ts';

/** Rows of a workspace that `to` sees and `from` does not, after a position. Snapshots are in the text form of Postgres. */
export interface Gap {
  workspaceId: string;
  from: string;
  to: string;
  after: number;
  limit: number;
}

const selectSnapshot = preparedSql<[], { snapshot: string }>(
  () => sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`,
);

export async function currentSnapshot(db: Db): Promise<string> {
  const [row] = await selectSnapshot(db);
  return row!.snapshot;
}

/** The transactions of a snapshot: all below `first` have ended, none from `next` on had begun, and `open` were in progress. */
export interface Snapshot {
  first: number;
  next: number;
  open: number[];
}

export function readSnapshot(text: string): Snapshot {
  const [first, next, open = ''] = text.split(':');
  return { first: Number(first), next: Number(next), open: open === '' ? [] : open.split(',').map(Number) };
}

export function snapshotText({ first, next, open }: Snapshot): string {
  return `${first}:${next}:${open.join(',')}`;
}
