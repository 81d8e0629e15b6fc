// SQL of workspace_changes, which triggers write: changes of resources other than calls, for the event stream. Kept for two days,
// one more than a stream can be resumed.
import { sql } from 'kysely';
import type { JsonObject } from '../../core/json.ts';
import { preparedSql } from '../../database/prepared.ts';
import type { Gap } from '../../database/snapshots.ts';
import type { Db, Trx } from '../../database/transaction.ts';

/** The payload of a notification is the workspace's id. */
export const CHANGES_CHANNEL = 'workspace_changes';

export interface ChangeRow {
  position: number;
  type: string;
  at: Date;
  agent_id: string | null;
  data: JsonObject;
}

export const selectChanges = preparedSql<[Gap], ChangeRow>(
  (gap: Gap) => sql<ChangeRow>`
    select position, type, at, agent_id, data from workspace_changes
    where workspace_id = ${gap.workspaceId} and written_in >= pg_snapshot_xmin(${gap.from}::pg_snapshot)
      and not pg_visible_in_snapshot(written_in, ${gap.from}::pg_snapshot)
      and pg_visible_in_snapshot(written_in, ${gap.to}::pg_snapshot) and position > ${gap.after}::bigint
    order by position limit ${gap.limit}::int`,
);

/** Counts the rows of the gap, up to its limit. */
export const countChanges = preparedSql<[Gap], { count: number }>(
  (gap: Gap) => sql<{ count: number }>`
    select count(*)::int as count from (
      select from workspace_changes
      where workspace_id = ${gap.workspaceId} and written_in >= pg_snapshot_xmin(${gap.from}::pg_snapshot)
        and not pg_visible_in_snapshot(written_in, ${gap.from}::pg_snapshot)
        and pg_visible_in_snapshot(written_in, ${gap.to}::pg_snapshot) limit ${gap.limit}::int) as found`,
);

/** @returns the number deleted */
export async function deleteOldChanges(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from workspace_changes where ctid in (
      select ctid from workspace_changes where at < ${before} limit ${limit})`.execute(db);
  return Number(numAffectedRows);
}

/** Deletes changes in a restored copy whose transaction ids this database has not issued yet. */
export async function deleteChangesAhead(trx: Trx): Promise<void> {
  await sql`delete from workspace_changes where written_in >= pg_current_xact_id()`.execute(trx);
}
