// Messages, subscribers and events for the operator, who reads them with a command. No API operation returns them.
import { iso } from '../../../core/time.ts';
import { inTransaction, type Db } from '../../../database/transaction.ts';
import * as store from '../store.ts';

/** At most `limit` entries of the last `days`, newest first. */
interface InboxRequest {
  days: number;
  limit: number;
}

export interface InboxMessage {
  id: string;
  created_at: string;
  email: string;
  name: string | null;
  subject: string | null;
  message: string;
}

export async function readMessages(db: Db, { days, limit }: InboxRequest): Promise<InboxMessage[]> {
  const rows = await store.selectContacts(db, days, limit);
  return rows.map((row) => ({ ...row, created_at: iso(row.created_at) }));
}

/** Returns all confirmed subscribers. Each mail must contain the unsubscribe URL in the header List-Unsubscribe. */
export async function readSubscribers(
  db: Db,
  limit: number,
  oneClickOf: (token: string) => string,
): Promise<{ email: string; confirmed_at: string; unsubscribe_url: string }[]> {
  const rows = await store.selectConfirmed(db, limit);
  return rows.map(({ email, confirmed_at: at, token }) => {
    return { email, confirmed_at: at === null ? '' : iso(at), unsubscribe_url: oneClickOf(token) };
  });
}

/** Counts each event by page and day. */
export async function readEventCounts(db: Db, { days, limit }: InboxRequest): Promise<store.EventCount[]> {
  return store.countEvents(db, days, limit);
}

/** Deletes the messages and the subscription of an address. @returns the number of rows */
export async function forgetAddress(db: Db, email: string): Promise<number> {
  return inTransaction(db, (trx) => store.deleteAddress(trx, email));
}
