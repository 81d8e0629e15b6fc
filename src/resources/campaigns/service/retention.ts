// Removes contacts of campaigns whose retention time is over: numbers, variables, and what became of each. Statistics stay, and the calls,
// which have days of their own. A campaign is marked with its last batch, so that a run that was killed goes on.
import { inTransaction } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { deleteContactsAfter } from '../store/contacts.ts';
import { lockDue, markContactsRemoved, selectDueCampaign, type DueContacts } from '../store/retention.ts';

const BATCH = 2_000;

/** Safe to run twice and to stop at any point. @param rest waits between batches */
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
