// The storage quota of a workspace: bytes of documents, recordings and contacts together. Invariant: a writer first inserts the
// row that adds bytes, which locks the workspace's total until commit, and checks the quota afterwards. Two concurrent uploads
// therefore cannot both use the last free byte.
import { fail, type Failure } from '../../core/errors.ts';
import type { Db } from '../../database/transaction.ts';
import { ProviderError } from '../../providers/ports/errors.ts';
import type { Uses } from '../../runtime.ts';
import * as store from './store.ts';

/** Bytes counted per contact in addition to its variables. */
export const CONTACT_BYTES = 200;

/** Storage that fails rarely works again sooner. */
const RETRY_SECONDS = 10;

/** Bytes that a workspace stores, by kind. */
export async function findStorageUse(db: Db, workspaceId: string): Promise<store.StorageUse> {
  return store.selectStorageUse(db, workspaceId);
}

/**
 * Returns the bytes that all workspaces store, and the number of workspaces that have reached the quota. @param quotaBytes 0: no
 * quota
 */
export async function sumStorageUse(db: Db, quotaBytes: number): Promise<store.StorageTotals> {
  return store.selectStorageTotals(db, quotaBytes);
}

export function totalOf({ documents, recordings, contacts }: store.StorageUse): number {
  return documents + recordings + contacts;
}

/** Returns the bytes that the workspace may store; 0: no limit. */
export async function findQuota(db: Db, { config }: Uses<'config'>, workspaceId: string): Promise<number> {
  return (await store.selectQuota(db, workspaceId)) ?? config.storageQuotaBytes;
}

/** Whether the workspace stays within its quota with `moreBytes` more. */
export async function fitsStorage(
  db: Db,
  { config }: Uses<'config'>,
  workspaceId: string,
  moreBytes = 0,
): Promise<boolean> {
  const quota = await findQuota(db, { config }, workspaceId);
  return quota === 0 || totalOf(await store.selectStorageUse(db, workspaceId)) + moreBytes <= quota;
}

/**
 * Call this last in the transaction that inserted the row to be stored.
 * @throws Failure `storage_full`
 */
export async function requireStorage(
  db: Db,
  runtime: Uses<'config'>,
  workspaceId: string,
  moreBytes = 0,
): Promise<void> {
  if (await fitsStorage(db, runtime, workspaceId, moreBytes)) return;
  throw storageFull(await findQuota(db, runtime, workspaceId));
}

/** Runs an operation on storage whose failure is the response to a user. @throws Failure `unavailable` */
export async function askStorage<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // The details are for the operator, in the log.
    throw Object.assign(fail('unavailable', { detail: 'The storage does not work.', retryAfter: RETRY_SECONDS }), {
      cause: error,
    });
  }
}

function storageFull(quotaBytes: number): Failure {
  const detail = `The workspace may store ${quotaBytes} bytes, and this request would exceed that. GET /v1/limits shows what is stored. Delete sources or campaigns, or ask the operator for a larger quota; recordings of tests go after 7 days.`;
  return fail('storage_full', { detail });
}
