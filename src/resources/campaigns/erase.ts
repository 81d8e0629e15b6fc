// Deletes contacts that are not visible: contacts of deleted campaigns and of interrupted uploads. Uses short transactions, so
// that a million rows block no other work. Safe to run twice.
import { newId } from '../../core/ids.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Uses } from '../../runtime.ts';
import { isDeleted, leaseUpload, lockCampaign, updateCampaignRow, uploadLeaseSeconds } from './store/campaigns.ts';
import { deleteContactsAfter, type ContactsOf } from './store/contacts.ts';

const BATCH = 5_000;
/** Lease of an upload. Renewed with every batch, which takes less than a second. */
export const LEASE_SECONDS = 30;

export async function eraseContacts(
  runtime: Uses<'db' | 'clock'>,
  workspaceId: string,
  campaignId: string,
): Promise<void> {
  const of = { workspaceId, campaignId };
  if (await isDeleted(runtime.db, workspaceId, campaignId)) {
    return eraseBatches(runtime, (trx) => deleteContactsAfter(trx, of, 0, BATCH));
  }
  const seconds = await endDeadUpload(runtime, of);
  if (seconds === 0) return;
  // An upload is running. If it is interrupted, its contacts are deleted after its lease has expired.
  const runAt = new Date(runtime.clock.now() + seconds * 1000);
  await enqueue(runtime.db, 'campaigns.erase', of, { jobKey: eraseKey(campaignId), runAt });
}

/**
 * Takes over the lease of an interrupted upload and deletes its contacts. Without the lease, another upload could begin in between
 * and lose its contacts, or the interrupted process could resume and write more.
 * @returns remaining seconds of the upload lease; 0 when no upload is running
 */
async function endDeadUpload(runtime: Uses<'db'>, of: ContactsOf): Promise<number> {
  const { workspaceId, campaignId } = of;
  const uploadId = newId('req');
  const seconds = await inTransaction(runtime.db, async (trx) => {
    const campaign = await lockCampaign(trx, workspaceId, campaignId);
    if (!campaign || campaign.upload_id === null) return null;
    const left = await uploadLeaseSeconds(trx, workspaceId, campaignId);
    if (left === 0) await leaseUpload(trx, workspaceId, campaignId, { uploadId, seconds: LEASE_SECONDS });
    return left;
  });
  if (seconds !== 0) return seconds ?? 0;
  await eraseUpload(runtime, of, uploadId);
  await releaseUpload(runtime, of, uploadId);
  return 0;
}

/** Deletes the contacts that are not ready, while this upload has the lease, which every batch renews. */
export async function eraseUpload(runtime: Uses<'db'>, of: ContactsOf, uploadId: string): Promise<void> {
  const { workspaceId, campaignId } = of;
  await eraseBatches(runtime, async (trx) => {
    const campaign = await lockCampaign(trx, workspaceId, campaignId);
    if (campaign?.upload_id !== uploadId) return 0;
    await leaseUpload(trx, workspaceId, campaignId, { uploadId, seconds: LEASE_SECONDS });
    return deleteContactsAfter(trx, of, campaign.uploads_ready, BATCH);
  });
}

async function eraseBatches(runtime: Uses<'db'>, erase: (trx: Trx) => Promise<number>): Promise<void> {
  while ((await inTransaction(runtime.db, erase)) === BATCH);
}

/** Releases the upload lease, unless another upload has taken it over. */
export async function releaseUpload(
  runtime: Uses<'db'>,
  { workspaceId, campaignId }: ContactsOf,
  uploadId: string,
): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    const campaign = await lockCampaign(trx, workspaceId, campaignId);
    if (campaign?.upload_id !== uploadId) return;
    await updateCampaignRow(trx, workspaceId, campaignId, { upload_id: null, upload_leased_until: null });
  });
}

export function eraseKey(campaignId: string): string {
  return `erase:${campaignId}`;
}
