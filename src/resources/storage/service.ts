// The quota of stored bytes of a workspace, over documents, recordings and contacts. Lies on the ground.
// Invariant: whoever stores more first writes the row that counts it, which locks the workspace's sum until the commit, and then asks
// whether it fits. So two uploads at once never share the last byte.
import type { Runtime } from '../../runtime.ts';
import { fail, type Failure } from '../../core/errors.ts';
import { findStorageUse, type StorageUse } from './store.ts';
import type { Db } from '../../database/transaction.ts';

export { findStorageUse, sumStorageUse, type StorageUse } from './store.ts';

/** What a chunk takes beside its text: 512 numbers of four bytes. */
export const VECTOR_BYTES = 2_048;
/** What a contact takes beside its variables. */
export const CONTACT_BYTES = 200;

export function totalOf({ documents, recordings, contacts }: StorageUse): number {
  return documents + recordings + contacts;
}

/** Whether the workspace keeps within its quota with so many bytes more. */
export async function fitsStorage(
  db: Db,
  { config }: Pick<Runtime, 'config'>,
  workspaceId: string,
  moreBytes = 0,
): Promise<boolean> {
  const quota = config.storageQuotaBytes;
  return quota === 0 || totalOf(await findStorageUse(db, workspaceId)) + moreBytes <= quota;
}

/**
 * Call it in the transaction that counted what is to be stored, as its last question.
 * @throws Failure `storage_full`
 */
export async function requireStorage(
  db: Db,
  runtime: Pick<Runtime, 'config'>,
  workspaceId: string,
  moreBytes = 0,
): Promise<void> {
  if (await fitsStorage(db, runtime, workspaceId, moreBytes)) return;
  throw storageFull(runtime);
}

export function storageFull({ config }: Pick<Runtime, 'config'>): Failure {
  const detail = `The workspace may store ${config.storageQuotaBytes} bytes, and this does not fit. GET /v1/limits says what is stored; delete sources or campaigns, or ask the operator for more.`;
  return fail('storage_full', { detail });
}
