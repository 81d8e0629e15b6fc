// The route of a telephone call: our number, its carrier, and the account that the number is on. Also transfers and text messages
// over that route. Browser calls have no route.
// Invariant: a destination reached from a live call passes the same checks as the destination of a new call.
import { Failure } from '../../../core/errors.ts';
import type { Json } from '../../../core/json.ts';
import { smsSegments } from '../../../core/phone/sms-segments.ts';
import type { CarrierAccount } from '../../../providers/numbers.ts';
import type { Carrier, Line } from '../../../providers/ports/carrier.ts';
import { ProviderError, type ProviderErrorKind } from '../../../providers/ports/errors.ts';
import type { Uses } from '../../../runtime.ts';
import { isDncNumber } from '../../dnc/service.ts';
import { findActiveNumber } from '../../phone-numbers/service.ts';
import { accountOf, checkDestination, isOnCustomerAccount } from '../../phone-numbers/service/route.ts';
import type { PhoneNumberRow } from '../../phone-numbers/store.ts';
import { reserveSms } from '../../wallet/service/holds.ts';
import { isTextPriced } from '../../wallet/service/pricing.ts';
import type { CallRow } from '../rows/calls.ts';
import { checkLegSoon, dropLeg, markRequested, reserveTransfer } from './onward-legs.ts';
import { paidDestinations } from './prices.ts';

/** Kinds of error after which the carrier may still have executed the request. */
const UNKNOWN_OUTCOME: ReadonlySet<ProviderErrorKind> = new Set(['timeout', 'unavailable', 'protocol']);

export interface CallRoute {
  carrier: Carrier;
  number: PhoneNumberRow;
  account: CarrierAccount | undefined;
}

/** Looks up the current number and carrier of a call. Either may have been removed since the call began. */
export async function lookUpRoute(
  { db, providers }: Uses<'db' | 'providers'>,
  call: CallRow,
): Promise<{ number: PhoneNumberRow | undefined; carrier: Carrier | null }> {
  const own = workspaceNumber(call);
  const number = await findActiveNumber(db, call.workspace_id, own);
  if (!number) return { number, carrier: null };
  const carrier =
    call.direction === 'inbound'
      ? (providers.carriers().find(({ id }) => id === number.carrier) ?? null)
      : providers.carrier(own, call.to_number ?? '', number.carrier);
  return { number, carrier };
}

/** Returns our number that the call is on; '' for a browser call. */
export function workspaceNumber(call: Pick<CallRow, 'direction' | 'from_number' | 'to_number'>): string {
  return (call.direction === 'inbound' ? call.to_number : call.from_number) ?? '';
}

/** @throws Error when the number or its carrier no longer exists */
export async function findCallRoute(runtime: Uses<'db' | 'vault' | 'providers'>, call: CallRow): Promise<CallRoute> {
  const { number, carrier } = await lookUpRoute(runtime, call);
  if (!number) throw new Error(`${workspaceNumber(call)} is no longer an active number`);
  if (!carrier) throw new Error(`no carrier serves calls from ${call.from_number} to ${call.to_number}`);
  const account = carrier.id === number.carrier ? accountOf(runtime, number) : undefined;
  return { carrier, number, account };
}

/**
 * Returns why the workspace may not call `to` from this number: a code, and a detail to be appended to the
 * number. Null when it may.
 */
export async function findRefusal(
  runtime: Uses<'config' | 'db' | 'rates'>,
  { number, carrier }: { number: PhoneNumberRow; carrier: Carrier | null },
  to: string,
): Promise<{ code: string; detail: string } | null> {
  const { workspace_id: workspaceId } = number;
  const refusal = carrier && (await checkDestination(runtime.db, runtime, workspaceId, number, carrier, to));
  if (refusal) return refusal;
  if (!(await isDncNumber(runtime.db, workspaceId, to))) return null;
  return { code: 'dnc_blocked', detail: 'is on the do-not-call list' };
}

/** @throws ProviderError `refused` when the workspace may not call the number */
export async function requireDestination(
  runtime: Uses<'config' | 'db' | 'rates'>,
  route: CallRoute,
  to: string,
): Promise<void> {
  const refusal = await findRefusal(runtime, route, to);
  if (refusal) throw new ProviderError(route.carrier.id, 'refused', `${to} ${refusal.detail}`);
}

/**
 * Performs a cold transfer.
 * @throws ProviderError `refused` when the workspace may not call the number
 */
export async function transferTo(
  runtime: Uses<'config' | 'db' | 'log' | 'rates'>,
  call: CallRow,
  route: CallRoute,
  line: Line,
  to: string,
  signal: AbortSignal,
): Promise<void> {
  await requireDestination(runtime, route, to);
  const { carrier, number } = route;
  const { maxTransferSeconds } = runtime.config;
  if (carrier.onward === 'dial') return transferDialed(runtime, call, route, line, to, signal);
  if (carrier.onward === 'refer' && !isOnCustomerAccount(number)) {
    const detail =
      'the duration of a cold transfer over a trunk of the deployment cannot be limited; use a warm transfer (mode: warm)';
    throw new ProviderError(carrier.id, 'refused', detail);
  }
  await carrier.transfer(line, to, maxTransferSeconds, signal);
}

/** Reserves money before the carrier request. The carrier ends the leg at the reserved limit. */
async function transferDialed(
  runtime: Uses<'config' | 'db' | 'log' | 'rates'>,
  call: CallRow,
  route: CallRoute,
  line: Line,
  to: string,
  signal: AbortSignal,
): Promise<void> {
  const { carrier } = route;
  const leg = await asCarrierRefusal(carrier, reserveTransfer(runtime, call, route, to));
  try {
    signal.throwIfAborted();
    if (!(await markRequested(runtime, leg))) {
      throw new ProviderError(carrier.id, 'refused', 'the transfer took too long');
    }
    await carrier.transfer(line, to, leg.limitSeconds, signal);
  } catch (error) {
    const isUnknown = error instanceof ProviderError && UNKNOWN_OUTCOME.has(error.kind);
    await (isUnknown ? checkLegSoon(runtime, leg.id) : dropLeg(runtime, leg.id));
    throw error;
  }
}

/**
 * Converts a refusal by the wallet or the slot limit into a refusal by the carrier.
 * @throws ProviderError `refused`
 */
export async function asCarrierRefusal<T>(carrier: Carrier, reserved: Promise<T>): Promise<T> {
  try {
    return await reserved;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new ProviderError(carrier.id, 'refused', error.details.detail ?? error.message, { cause: error });
  }
}

/**
 * Sends a text message to the other party of the call. Other recipients are not possible, so an agent cannot be talked into
 * writing to other numbers.
 */
export async function sendSms(
  runtime: Uses<'config' | 'db' | 'log' | 'rates'>,
  call: CallRow,
  route: CallRoute | null,
  text: string,
  signal: AbortSignal,
): Promise<{ ok: boolean; result: Json }> {
  const to = call.direction === 'inbound' ? call.from_number : call.to_number;
  const refused = (error: string) => ({ ok: false, result: { error } });
  if (to === null || !route?.carrier.sendSms) return refused('text messages cannot be sent in this call');
  const { carrier, number, account } = route;
  const refusal = await findRefusal(runtime, route, to);
  if (refusal) return refused(`${to} ${refusal.detail}`);
  const segments = smsSegments(text);
  const paid = paidDestinations(number, [to])[0] ?? null;
  if (paid !== null && carrier.id !== 'loopback' && !isTextPriced(runtime, paid)) {
    return refused(`messages to ${to} have no price on this deployment; its operator can set one with TEXT_PRICES`);
  }
  const reserve = await reserveSms(runtime, call.id, { segments, to: paid });
  if ('refused' in reserve) return refused(reserve.refused);
  try {
    await carrier.sendSms!({ from: number.number, to, text, account, signal });
    return { ok: true, result: { sent: true, segments } };
  } catch (error) {
    // The wallet is charged for a message that may have been sent.
    const isUnknown = error instanceof ProviderError && UNKNOWN_OUTCOME.has(error.kind);
    if (!isUnknown) await reserve.release();
    if (!(error instanceof ProviderError)) throw error;
    return refused(isUnknown ? `${error.message}; the message may have been sent` : error.message);
  }
}
