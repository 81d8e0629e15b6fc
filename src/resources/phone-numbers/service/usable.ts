// Locks a number that can be used.
import { fail } from '../../../core/errors.ts';
import type { Trx } from '../../../database/transaction.ts';
import * as store from '../store.ts';

/** @throws Failure `phone_number_not_found`, `phone_number_not_active` */
export async function requireUsable(trx: Trx, workspaceId: string, id: string): Promise<store.PhoneNumberRow> {
  const row = await store.lockPhoneNumber(trx, workspaceId, id);
  if (!row) throw fail('phone_number_not_found');
  if (row.status === 'released') throw fail('phone_number_not_active', { detail: 'The number was released.' });
  return row;
}
