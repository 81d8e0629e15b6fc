// Deletes contacts that are not visible: contacts of deleted campaigns and of interrupted uploads. Uses short transactions, so
// that a million rows block no other work. Safe to run twice.
import { inTransaction } from '../../database/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Uses } from '../../runtime.ts';
import { selectCampaign, isDeleted, lockCampaign, updateCampaignRow, uploadLeaseSeconds } from './store/campaigns.ts';
import { deleteContactsAfter, type ContactsOf } from './store/contacts.ts';

const BATCH = 5_000;

export async function eraseContacts(
  runtime: Uses<'db' | 'clock'>,
  workspaceId: string,
  campaignId: string,
): Promise<void> {
  const of = { workspaceId, campaignId };
  if (await isDeleted(runtime.db, workspaceId, campaignId)) return eraseAfter(runtime, of, 0);
  const seconds = await endDeadUpload(runtime, of);
  if (seconds === 0) return;
  // An upload is running. If it is interrupted, its contacts are deleted after its lease has expired.
  const runAt = new Date(runtime.clock.now() + seconds * 1000);
  await enqueue(runtime.db, 'campaigns.erase', of, { jobKey: eraseKey(campaignId), runAt });
}

/** @returns remaining seconds of the upload lease; 0 when no upload is running */
async function endDeadUpload(runtime: Uses<'db'>, of: ContactsOf): Promise<number> {
  const { workspaceId, campaignId } = of;
  const campaign = await selectCampaign(runtime.db, workspaceId, campaignId);
  if (!campaign || campaign.upload_id === null) return 0;
  const seconds = await uploadLeaseSeconds(runtime.db, workspaceId, campaignId);
  if (seconds > 0) return seconds;
  await eraseAfter(runtime, of, campaign.uploads_ready);
  await releaseUpload(runtime, of, campaign.upload_id);
  return 0;
}

/** Deletes contacts of uploads after this one. */
export async function eraseAfter(runtime: Uses<'db'>, of: ContactsOf, upload: number): Promise<void> {
  for (;;) {
    const erased = await inTransaction(runtime.db, (trx) => deleteContactsAfter(trx, of, upload, BATCH));
    if (erased < BATCH) return;
  }
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
