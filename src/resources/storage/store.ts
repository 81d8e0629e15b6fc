// Reads the stored bytes of each workspace. Deliberately omitted: writes, because database triggers maintain `storage_use`
// (migration 0046) in the transaction that writes the stored row.
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

/** Bytes by kind. */
export interface StorageUse {
  documents: number;
  recordings: number;
  contacts: number;
}

export async function selectStorageUse(db: Db, workspaceId: string): Promise<StorageUse> {
  const row = await db
    .selectFrom('storage_use')
    .select(['documents_bytes as documents', 'recordings_bytes as recordings', 'contacts_bytes as contacts'])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row ?? { documents: 0, recordings: 0, contacts: 0 };
}

/** Returns the workspace's own quota, set by its operator; null for the deployment's quota. 0: no quota. */
export async function selectQuota(db: Db, workspaceId: string): Promise<number | null> {
  const row = await db
    .selectFrom('workspaces')
    .select('storage_quota_bytes')
    .where('id', '=', workspaceId)
    .executeTakeFirst();
  return row?.storage_quota_bytes ?? null;
}

export interface StorageTotals extends StorageUse {
  /** Number of workspaces that have reached the quota. */
  full: number;
}

/** Totals over all workspaces. @param quotaBytes quota of workspaces without their own; 0: no quota */
export async function selectStorageTotals(db: Db, quotaBytes: number): Promise<StorageTotals> {
  const { rows } = await sql<StorageTotals>`
    select coalesce(sum(documents_bytes), 0)::bigint as documents, coalesce(sum(recordings_bytes), 0)::bigint as recordings,
      coalesce(sum(contacts_bytes), 0)::bigint as contacts,
      count(*) filter (where coalesce(w.storage_quota_bytes, ${quotaBytes}::bigint) > 0
        and documents_bytes + recordings_bytes + contacts_bytes >= coalesce(w.storage_quota_bytes, ${quotaBytes}::bigint)) as full
    from storage_use s join workspaces w on w.id = s.workspace_id`.execute(db);
  return rows[0]!;
}
