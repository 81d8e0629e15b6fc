// Routes outbound calls: carrier, caller number, and whether the destination is allowed. Checked when a call is created and again
// before it is dialed, because a number may be released or a country removed in between.
import { invalid } from '../../../core/errors.ts';
import { destinationRefusal } from '../../../core/phone/destinations.ts';
import type { Db } from '../../../database/transaction.ts';
import { NAMED_TRUNKS, type CarrierAccount } from '../../../providers/numbers.ts';
import type { Carrier } from '../../../providers/ports/carrier.ts';
import type { Uses } from '../../../runtime.ts';
import { isPriced } from '../../wallet/service/pricing.ts';
import { openAccount } from '../account.ts';
import * as store from '../store.ts';

export interface OutboundRoute {
  carrier: Carrier;
  /** The caller number. */
  number: store.PhoneNumberRow;
}

interface RouteRefusal {
  field: 'from_number' | 'to_number';
  code: string;
  detail: string;
}

export async function findRoute(
  db: Db,
  runtime: Uses<'providers' | 'vault' | 'config' | 'rates'>,
  workspaceId: string,
  from: string,
  to: string,
): Promise<OutboundRoute | { refused: RouteRefusal }> {
  const number = await store.selectActiveNumber(db, workspaceId, from);
  if (!number) {
    const detail = `must be an active number of this workspace, which ${from} is not; GET /v1/phone-numbers lists them`;
    return { refused: { field: 'from_number', code: 'not_owned', detail } };
  }
  const carrier = runtime.providers.carrier(from, to, number.carrier);
  if (carrier?.id === number.carrier && !mayCall(accountOf(runtime, number))) {
    const detail = 'must be a number that can place calls; this one was imported without an outbound trunk';
    return { refused: { field: 'from_number', code: 'inbound_only', detail } };
  }
  if (!carrier) {
    const detail = `cannot be reached from ${from}: no configured carrier serves it`;
    return { refused: { field: 'to_number', code: 'unroutable', detail } };
  }
  if (number.account_sealed !== null && carrier.id !== number.carrier && carrier.id !== 'loopback') {
    const detail = 'can be reached only over its own account or trunk';
    return { refused: { field: 'from_number', code: 'unroutable', detail } };
  }
  const refusal = await checkDestination(db, runtime, workspaceId, number, carrier, to);
  return refusal ? { refused: { field: 'to_number', ...refusal } } : { carrier, number };
}

function mayCall(account: CarrierAccount | undefined): boolean {
  return account?.type !== 'livekit' || account.outboundTrunkId !== null;
}

/**
 * Returns why a call or message from this number to the destination is not allowed; null if it is. Test numbers
 * are free and always allowed.
 */
export async function checkDestination(
  db: Db,
  runtime: Uses<'config' | 'rates'>,
  workspaceId: string,
  number: store.PhoneNumberRow,
  carrier: Carrier,
  to: string,
): Promise<{ code: string; detail: string } | null> {
  if (carrier.id === 'loopback') return null;
  const refusal = destinationRefusal(to, await allowedCountries(db, runtime, workspaceId, number));
  if (refusal || isOnCustomerAccount(number) || isPriced(runtime, to)) return refusal;
  return { code: 'no_price', detail: 'has no price on this deployment; its operator can set one with CALL_PRICES' };
}

/** Returns whether the owner of the number, instead of the operator, pays the carrier for calls from it. */
export function isOnCustomerAccount({ account_sealed: account, carrier_ref: ref }: store.PhoneNumberRow): boolean {
  return account !== null && ref !== NAMED_TRUNKS;
}

/** Returns the owner's account of a number, unsealed; undefined for the deployment's own account. */
export function accountOf({ vault }: Uses<'vault'>, number: store.PhoneNumberRow): CarrierAccount | undefined {
  return openAccount(vault, number);
}

/**
 * Checks that callers may be connected to the fallback number. The workspace pays for that leg.
 * @throws Failure `validation_failed`
 */
export async function checkFallback(
  db: Db,
  runtime: Uses<'providers' | 'vault' | 'config' | 'rates'>,
  number: store.PhoneNumberRow,
  to: string,
): Promise<void> {
  if (to === number.number) throw invalid('/fallback_number', 'own_number', 'must be another number');
  const carrier = runtime.providers.carrier(number.number, to, number.carrier);
  if (!carrier || !mayCall(accountOf(runtime, number)))
    throw invalid('/fallback_number', 'unroutable', `cannot be reached from ${number.number}`);
  const refusal = await checkDestination(db, runtime, number.workspace_id, number, carrier, to);
  if (refusal) throw invalid('/fallback_number', refusal.code, refusal.detail);
}

/**
 * Returns the countries that a number may call: its own list, which an admin has set, or else the countries of the workspace's
 * numbers on the deployment's account. An imported number may also call its own country, because its calls use only its own
 * account or trunk. Never exceeds the countries that the deployment allows.
 */
async function allowedCountries(
  db: Db,
  { config }: Uses<'config'>,
  workspaceId: string,
  number: store.PhoneNumberRow,
): Promise<ReadonlySet<string>> {
  const own = number.account_sealed !== null && number.country !== null ? [number.country] : [];
  const wanted = number.allowed_countries ?? [...own, ...(await store.selectCountries(db, workspaceId))];
  const ceiling = config.dialCountries;
  return new Set(ceiling === null ? wanted : wanted.filter((country) => ceiling.has(country)));
}
