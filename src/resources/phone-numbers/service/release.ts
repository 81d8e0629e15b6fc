// Releases numbers. The row is released immediately; a job releases the number at the carrier. Until the carrier has responded,
// the row keeps the carrier's reference, so that the number cannot be bought again in the meantime.
import { fail } from '../../../core/errors.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { CarrierAccount } from '../../../providers/numbers.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';
import type { Context, Uses } from '../../../runtime.ts';
import { audit } from '../../audit-log/service.ts';
import { openAccount } from '../account.ts';
import * as store from '../store.ts';
import { deleteAgentsOf } from '../store/agents.ts';
import { keeperOf } from './import.ts';
import { sellerOf } from './seller.ts';

const RELEASE_TIMEOUT_MS = 15_000;

/** @throws Failure `phone_number_not_found`, `phone_number_not_active`, `phone_number_permanent` */
export async function releasePhoneNumber(ctx: Context, id: string): Promise<void> {
  const { workspaceId } = ctx.actor;
  await inTransaction(ctx.db, async (trx) => {
    const row = await store.lockPhoneNumber(trx, workspaceId, id);
    if (!row) throw fail('phone_number_not_found');
    if (row.carrier === 'loopback' && row.carrier_ref === null && row.status === 'active') {
      throw fail('phone_number_permanent');
    }
    if (row.status !== 'active' && row.status !== 'suspended') {
      throw fail('phone_number_not_active', { detail: `The number is ${row.status}.` });
    }
    await releaseNumber(trx, row);
    await audit(trx, ctx, { action: 'phone_number.released', targetId: id, changes: { number: row.number } });
  });
}

/** Releases a number in the given transaction. The row must be locked. */
export async function releaseNumber(trx: Trx, row: store.PhoneNumberRow): Promise<void> {
  await deleteAgentsOf(trx, row.workspace_id, row.id);
  await store.markReleased(trx, row, row.carrier_ref);
  if (row.carrier_ref === null) return;
  const payload = { workspaceId: row.workspace_id, phoneNumberId: row.id };
  await enqueue(trx, 'phone-numbers.retire', payload, { jobKey: retireKey(row.id) });
}

/**
 * Releases a number at the carrier. May run twice.
 * @throws ProviderError when the carrier could not be reached
 */
export async function retireNumber(
  runtime: Uses<'db' | 'log' | 'vault' | 'providers'>,
  workspaceId: string,
  id: string,
): Promise<void> {
  const row = await store.selectPhoneNumber(runtime.db, workspaceId, id);
  if (row?.status !== 'released' || row.carrier_ref === null) return;
  const signal = AbortSignal.timeout(RELEASE_TIMEOUT_MS);
  const account = openAccount(runtime.vault, row);
  if (account) await abandon(runtime, row.carrier_ref, account, signal);
  else await sellerOf(runtime, row.carrier).market.release(row.carrier_ref, signal);
  await store.clearCarrier(runtime.db, workspaceId, id, row.carrier_ref);
}

/**
 * An owner who has replaced the key of the account releases the number in order to import it with the new key. No later attempt with
 * the stored key would succeed, and until the reference is deleted nobody can import the number.
 */
async function abandon(
  runtime: Uses<'log' | 'providers'>,
  ref: string,
  account: CarrierAccount,
  signal: AbortSignal,
): Promise<void> {
  try {
    await keeperOf(runtime, account).accounts.abandon(ref, account, signal);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'auth') throw error;
    runtime.log.warn(
      { err: error, ref },
      'a released number may still lead here: its account no longer accepts its key',
    );
  }
}

export function retireKey(id: string): string {
  return `retire:${id}`;
}
