// Searches and buys numbers. A purchase first stores a pending row, a month's rent and the job that buys at the carrier, in one
// transaction. The request then tries to buy before the job does. Invariant: wherever a process fails, the number ends active, or
// its rent is refunded and its row deleted, because buying is idempotent at the carrier and the job runs until the carrier has
// responded. The ledger and the audit log keep a record, which names the number without a reference to its row.
import type { AvailableNumber, PhoneNumber, PhoneNumberPurchase } from '../../../../generated/types.ts';
import { fail, invalid } from '../../../core/errors.ts';
import { createdId } from '../../../core/ids.ts';
import type { Page } from '../../../core/page.ts';
import { countryOfNumber, typeOfNumber } from '../../../core/phone/destinations.ts';
import { countryOf } from '../../../core/phone/numbers.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { HeldNumber, NumberQuery } from '../../../providers/numbers.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';
import type { Context, Uses } from '../../../runtime.ts';
import { audit, auditSystem } from '../../audit-log/service.ts';
import { explainRefusal } from '../../wallet/service/refusal.ts';
import { chargeRent, refundRent, rentOf } from '../../wallet/service/rent.ts';
import * as store from '../store.ts';
import { selectAgentsOf } from '../store/agents.ts';
import { toAvailableNumber, toPhoneNumber } from '../wire.ts';
import { releaseNumber } from './release.ts';
import { isTaken, sellerOf, numberTaken, type Seller } from './seller.ts';
import { failOnMissingAgent, requireAgent } from './settings.ts';

const SEARCH_TIMEOUT_MS = 8_000;
const PURCHASE_TIMEOUT_MS = 15_000;
/** The request has responded by then. The job does the rest. */
const JOB_AFTER_MS = 30_000;

/** @throws Failure `carrier_not_configured`, `validation_failed`; ProviderError */
export async function searchAvailableNumbers(
  ctx: Context,
  query: NumberQuery,
  carrierId: string | undefined,
): Promise<Page<AvailableNumber>> {
  countryOf(query.country, '/query/country');
  const seller = sellerOf(ctx, carrierId);
  const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(SEARCH_TIMEOUT_MS)]);
  const offers = await seller.market.search(query, signal).catch(toFailure);
  const taken = await store.takenNumbers(
    ctx.db,
    offers.map(({ number }) => number),
  );
  const free = offers.filter(({ number }) => !taken.has(number));
  const data = free.map((offer) => toAvailableNumber(offer, seller.id, rentFor(ctx, seller, offer.type)));
  return { data, has_more: false, next_cursor: null };
}

/**
 * Buys a number. After a failure, the number is not listed. If the carrier refuses the number, the rent and its refund remain in
 * the ledger.
 * @throws Failure `carrier_not_configured`, `agent_not_found`, `phone_number_taken`, `insufficient_funds`
 */
export async function buyPhoneNumber(ctx: Context, input: PhoneNumberPurchase): Promise<PhoneNumber> {
  const { workspaceId } = ctx.actor;
  const seller = sellerOf(ctx, input.carrier);
  if (input.agent_id) await requireAgent(ctx.db, ctx.actor.workspaceId, input.agent_id, '');
  const id = createdId(ctx, 'pn');
  const micros = rentFor(ctx, seller, typeOfNumber(input.number));
  await failOnMissingAgent(() =>
    inTransaction(ctx.db, async (trx) => {
      const row = await insertPending(trx, ctx, { id, carrier: seller.id, micros }, input);
      const payload = { workspaceId, phoneNumberId: id };
      const runAt = new Date(ctx.clock.now() + JOB_AFTER_MS);
      await enqueue(trx, 'phone-numbers.provision', payload, { jobKey: provisionKey(id), runAt });
      await audit(trx, ctx, { action: 'phone_number.bought', targetId: id, changes: { number: input.number } });
      const month = { workspaceId, phoneNumberId: id, periodStart: row.created_at, micros };
      if (await chargeRent(trx, ctx, month, true)) return;
      throw await explainRefusal(trx, workspaceId, { what: 'the first month of the number', micros });
    }),
  );
  await provisionNumber(ctx, workspaceId, id).catch((error: unknown) => {
    ctx.log.warn({ err: error, phoneNumberId: id }, 'a number could not be bought yet; retrying');
  });
  const row = await store.selectPhoneNumber(ctx.db, workspaceId, id);
  if (row === undefined || row.status === 'released')
    throw fail('phone_number_taken', { detail: notSold(input.number) });
  return toPhoneNumber(row, await selectAgentsOf(ctx.db, workspaceId, [id]));
}

function notSold(number: string): string {
  return `The carrier does not sell ${number}. GET /v1/phone-numbers/available lists the numbers that it sells.`;
}

async function insertPending(
  trx: Trx,
  ctx: Context,
  { id, carrier, micros }: { id: string; carrier: string; micros: number },
  { number, nickname = null, agent_id = null }: PhoneNumberPurchase,
): Promise<store.PhoneNumberRow> {
  try {
    return await store.insertPhoneNumber(trx, ctx.actor.workspaceId, {
      id,
      number,
      carrier,
      status: 'pending',
      country: carrier === 'loopback' ? null : countryOfNumber(number),
      nickname,
      agent_id,
      monthly_micros: micros,
    });
  } catch (error) {
    throw isTaken(error) ? numberTaken(number) : error;
  }
}

/**
 * Buys a pending number at the carrier and stores the result. May run twice, also concurrently.
 * @throws ProviderError when the result is not known yet
 */
export async function provisionNumber(
  runtime: Uses<'db' | 'providers'>,
  workspaceId: string,
  id: string,
): Promise<void> {
  const row = await store.selectPhoneNumber(runtime.db, workspaceId, id);
  if (row?.status !== 'pending') return;
  const seller = sellerOf(runtime, row.carrier);
  try {
    const held = await seller.market.buy(row.number, AbortSignal.timeout(PURCHASE_TIMEOUT_MS));
    await activate(runtime, row, held);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
    await failPurchase(runtime, row, error.message);
  }
}

async function activate(runtime: Uses<'db'>, pending: store.PhoneNumberRow, held: HeldNumber): Promise<void> {
  const { workspace_id, id } = pending;
  await inTransaction(runtime.db, async (trx) => {
    let row = await store.lockPhoneNumber(trx, workspace_id, id);
    // Two runs requested the number concurrently, and the other one was refused and has refunded the rent. This number must
    // therefore be released. If another purchase has the number by now, it belongs to that purchase.
    row ??= await store.restoreAsReleased(trx, pending, held.ref);
    // Two runs bought the number concurrently, and it was released in between. Release it at the carrier once more.
    if (row?.status === 'released') await releaseNumber(trx, { ...row, carrier_ref: held.ref });
    if (row?.status !== 'pending') return;
    await store.activatePhoneNumber(trx, row, held.ref, [...held.capabilities]);
    await auditSystem(trx, workspace_id, { action: 'phone_number.activated', targetId: id });
  });
}

async function failPurchase(
  runtime: Uses<'db'>,
  { workspace_id, id }: store.PhoneNumberRow,
  why: string,
): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    const row = await store.lockPhoneNumber(trx, workspace_id, id);
    if (row?.status !== 'pending') return;
    await store.deleteRefused(trx, row);
    const { created_at: periodStart, monthly_micros: micros } = row;
    await refundRent(trx, { workspaceId: workspace_id, phoneNumberId: id, periodStart, micros });
    await auditSystem(trx, workspace_id, { action: 'phone_number.refused', targetId: id, changes: { why } });
  });
}

function rentFor(runtime: Uses<'rates'>, { id }: Seller, type: NumberQuery['type']): number {
  return id === 'loopback' ? 0 : rentOf(runtime, type);
}

export function provisionKey(id: string): string {
  return `provision:${id}`;
}

/** Converts the carrier's error to a failure of the request. */
function toFailure(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  if (error.kind === 'refused') throw invalid('/query', 'refused', error.message);
  throw fail('provider_failed', { detail: error.message });
}
