// Which rows were committed between two reads. A row remembers the transaction that wrote it (`xid8`), a reader the snapshot that it
// has read; what the next snapshot sees and the last one did not is new, whichever transaction began first and however long it took.
// Deliberately omitted: a horizon below which nothing is open any more, which one long transaction of anybody would hold back.
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

/** The transactions of a snapshot: all below `first` have ended, none from `next` on had begun, and `open` were under way. */
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
