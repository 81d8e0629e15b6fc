// Deletes contacts that are not visible: those of deleted campaigns and those of uploads that broke off. Uses short transactions, so
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
  // An upload is running. If it breaks off, its contacts are deleted after its lease has ended.
  const runAt = new Date(runtime.clock.now() + seconds * 1000);
  await enqueue(runtime.db, 'campaigns.erase', of, { jobKey: eraseKey(campaignId), runAt });
}

/** @returns the seconds for which an upload has the right, 0 when none is under way any more */
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

/** Contacts of uploads after this one. */
export async function eraseAfter(runtime: Uses<'db'>, of: ContactsOf, upload: number): Promise<void> {
  for (;;) {
    const erased = await inTransaction(runtime.db, (trx) => deleteContactsAfter(trx, of, upload, BATCH));
    if (erased < BATCH) return;
  }
}

/** Gives the right to upload back, unless another has taken it over. */
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
