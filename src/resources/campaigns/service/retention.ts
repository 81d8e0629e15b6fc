// Removes contacts of campaigns at the end of their retention time: numbers, variables and results. Keeps statistics and calls,
// which have their own retention period. The last batch also marks the campaign as done, so that an interrupted run resumes.
import { inTransaction } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { deleteContactsAfter } from '../store/contacts.ts';
import { lockDue, markContactsRemoved, selectDueCampaign, type DueContacts } from '../store/retention.ts';

const BATCH = 2_000;

/**
 * Removes due contacts. Safe to run twice and to stop at any point.
 * @param rest waits between batches
 */
export async function removeContacts(
  { db }: Uses<'db'>,
  due: DueContacts,
  rest: () => Promise<void>,
): Promise<{ campaigns: number; contacts: number }> {
  const sum = { campaigns: 0, contacts: 0 };
  for (;;) {
    const campaignId = await selectDueCampaign(db, due);
    if (campaignId === undefined) return sum;
    const of = { workspaceId: due.workspaceId, campaignId };
    const removed = await inTransaction(db, async (trx) => {
      if (!(await lockDue(trx, due, campaignId))) return { contacts: 0, isLast: false };
      const contacts = await deleteContactsAfter(trx, of, 0, BATCH);
      if (contacts < BATCH) await markContactsRemoved(trx, of);
      return { contacts, isLast: contacts < BATCH };
    });
    sum.contacts += removed.contacts;
    if (removed.isLast) sum.campaigns += 1;
    await rest();
  }
}
