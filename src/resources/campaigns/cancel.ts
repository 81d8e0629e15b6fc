// Cancels the waiting contacts of a canceled campaign in short transactions. One statement for a million contacts would exceed its
// deadline, and calls of the campaign that end meanwhile would keep workers of all workspaces waiting for its locks. Safe to run
// twice: the counters change with the contacts.
import { inTransaction, type Trx } from '../../database/transaction.ts';
import type { Uses } from '../../runtime.ts';
import { shareCampaign, type CampaignRow } from './store/campaigns.ts';
import { cancelWaiting, nextRange } from './store/contacts.ts';
import { addStats } from './store/stats.ts';

/** A batch takes a third of a second. */
const BATCH = 10_000;

/**
 * Cancels the waiting contacts among the next ones.
 * @param after id of the last contact of the previous batch; empty for the first batch
 * @returns id of the last contact of this batch; null if it was the last batch
 */
export async function cancelBatch(
  trx: Trx,
  { workspace_id: workspaceId, id: campaignId, uploads_ready: ready }: CampaignRow,
  after = '',
  size = BATCH,
): Promise<string | null> {
  const of = { workspaceId, campaignId };
  const range = await nextRange(trx, of, after, size);
  const { pending, retryScheduled } = await cancelWaiting(trx, of, ready, range);
  const change = { pending: -pending, retry_scheduled: -retryScheduled, canceled: pending + retryScheduled };
  await addStats(trx, workspaceId, campaignId, change);
  return range.last;
}

/** Cancels the contacts that the request left, from the first one on. */
export async function cancelContacts(
  { db }: Uses<'db'>,
  workspaceId: string,
  campaignId: string,
  size = BATCH,
): Promise<void> {
  let after: string | null = '';
  while (after !== null) {
    const from: string = after;
    after = await inTransaction(db, async (trx) => {
      const campaign = await shareCampaign(trx, workspaceId, campaignId);
      return campaign?.status === 'canceled' ? cancelBatch(trx, campaign, from, size) : null;
    });
  }
}
