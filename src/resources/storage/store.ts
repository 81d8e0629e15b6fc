// Reads how many bytes each workspace stores. Has no writes on purpose: database triggers maintain `storage_use` (migration
// 0046) in the transaction that writes the stored row.
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

export interface StorageTotals extends StorageUse {
  /** How many workspaces have reached the quota. */
  full: number;
}

/** Totals over all workspaces. @param quotaBytes 0: no quota, so no workspace is full */
export async function selectStorageTotals(db: Db, quotaBytes: number): Promise<StorageTotals> {
  const { rows } = await sql<StorageTotals>`
    select coalesce(sum(documents_bytes), 0)::bigint as documents, coalesce(sum(recordings_bytes), 0)::bigint as recordings,
      coalesce(sum(contacts_bytes), 0)::bigint as contacts,
      count(*) filter (where ${quotaBytes}::bigint > 0
        and documents_bytes + recordings_bytes + contacts_bytes >= ${quotaBytes}::bigint) as full
    from storage_use`.execute(db);
  return rows[0]!;
}
