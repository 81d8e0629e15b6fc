// What carries a telephone call, for the parts of it that need more than its line: the number of ours, its carrier, and the
// account that it is on. Used by the conversations of place.ts and answer.ts; calls in the browser have none.
// Invariant: whoever is reached through a live call is held to the same rules as a call of its own.
import type { PhoneNumberRow } from '../../phone-numbers/store.ts';
import { accountOf, checkDestination, isOnOwnAccount } from '../../phone-numbers/service/route.ts';
import type { Runtime } from '../../../runtime.ts';
import { Failure } from '../../../core/errors.ts';
import type { Json } from '../../../core/json.ts';
import { smsSegments } from '../../../core/phone/sms-segments.ts';
import type { CarrierAccount } from '../../../providers/numbers.ts';
import { ProviderError, type Carrier, type Line, type ProviderErrorKind } from '../../../providers/ports.ts';
import { isDncNumber } from '../../dnc/service.ts';
import { findActiveNumber } from '../../phone-numbers/service.ts';
import { reserveSms } from '../../wallet/service/holds.ts';
import { isTextPriced } from '../../wallet/service/pricing.ts';
import { paidDestinations } from '../dispatch/prices.ts';
import type { CallRow } from '../rows/calls.ts';
import { doubtLeg, dropLeg, noteLegAsked, reserveTransfer } from './onward-legs.ts';

/** The carrier may have done what it was asked. */
const UNKNOWN_OUTCOME: ReadonlySet<ProviderErrorKind> = new Set(['timeout', 'unavailable', 'protocol']);

export interface Carriage {
  carrier: Carrier;
  number: PhoneNumberRow;
  account: CarrierAccount | undefined;
}

/** @throws Error when nobody carries the call any more */
export async function findCarriage({ db, providers, vault }: Runtime, call: CallRow): Promise<Carriage> {
  const { workspace_id: workspaceId, from_number: from, to_number: to } = call;
  const own = call.direction === 'inbound' ? to! : from!;
  const number = await findActiveNumber(db, workspaceId, own);
  if (!number) throw new Error(`${own} is no active number any more`);
  const carrier =
    call.direction === 'inbound'
      ? providers.carriers().find(({ id }) => id === number.carrier)
      : providers.carrier(own, to!, number.carrier);
  if (!carrier) throw new Error(`no carrier leads from ${from} to ${to}`);
  const account = carrier.id === number.carrier ? accountOf({ vault }, number) : undefined;
  return { carrier, number, account };
}

/** @throws ProviderError `refused` where the workspace may not call */
export async function requireDestination(
  runtime: Runtime,
  workspaceId: string,
  { carrier, number }: Carriage,
  to: string,
): Promise<void> {
  const refused = (detail: string) => new ProviderError(carrier.id, 'refused', `${to} ${detail}`);
  const refusal = await checkDestination(runtime.db, runtime, workspaceId, number, carrier, to);
  if (refusal) throw refused(refusal.detail);
  if (await isDncNumber(runtime.db, workspaceId, to)) throw refused('is on the do-not-call list');
}

/** @throws ProviderError `refused` where the workspace may not call */
export async function transferTo(
  runtime: Runtime,
  call: CallRow,
  carriage: Carriage,
  line: Line,
  to: string,
  signal: AbortSignal,
): Promise<void> {
  await requireDestination(runtime, call.workspace_id, carriage, to);
  const { carrier, number } = carriage;
  const { maxTransferSeconds } = runtime.config;
  if (carrier.onward === 'dial') return transferDialed(runtime, call, carriage, line, to, signal);
  if (carrier.onward === 'refer' && !isOnOwnAccount(number)) {
    const detail =
      'a cold transfer over a trunk of the deployment cannot be bounded; transfer warm instead (mode: warm)';
    throw new ProviderError(carrier.id, 'refused', detail);
  }
  await carrier.transfer(line, to, maxTransferSeconds, signal);
}

/** Reserved before the carrier is asked, and bounded there by what is reserved. */
async function transferDialed(
  runtime: Runtime,
  call: CallRow,
  carriage: Carriage,
  line: Line,
  to: string,
  signal: AbortSignal,
): Promise<void> {
  const { carrier } = carriage;
  const leg = await orRefused(carrier, reserveTransfer(runtime, call, carriage, to));
  try {
    signal.throwIfAborted();
    if (!(await noteLegAsked(runtime, leg)))
      throw new ProviderError(carrier.id, 'refused', 'the transfer took too long');
    await carrier.transfer(line, to, leg.limitSeconds, signal);
  } catch (error) {
    const isUnknown = error instanceof ProviderError && UNKNOWN_OUTCOME.has(error.kind);
    await (isUnknown ? doubtLeg(runtime, leg.id) : dropLeg(runtime, leg.id));
    throw error;
  }
}

/** What the wallet or the slots do not allow, in the words of the conversation. @throws ProviderError `refused` */
export async function orRefused<T>(carrier: Carrier, reserved: Promise<T>): Promise<T> {
  try {
    return await reserved;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new ProviderError(carrier.id, 'refused', error.details.detail ?? error.message, { cause: error });
  }
}

/** To the other side of the call and nobody else: an agent that was talked into it cannot write to strangers. */
export async function sendSms(
  runtime: Runtime,
  call: CallRow,
  carriage: Carriage | null,
  text: string,
  signal: AbortSignal,
): Promise<{ ok: boolean; result: Json }> {
  const to = call.direction === 'inbound' ? call.from_number : call.to_number;
  const refused = (error: string) => ({ ok: false, result: { error } });
  if (to === null || !carriage?.carrier.sendSms) return refused('this call can send no text messages');
  const { carrier, number, account } = carriage;
  const refusal = await checkDestination(runtime.db, runtime, call.workspace_id, number, carrier, to);
  if (refusal) return refused(`${to} ${refusal.detail}`);
  const segments = smsSegments(text);
  if (await isDncNumber(runtime.db, call.workspace_id, to)) return refused(`${to} is on the do-not-call list`);
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
    // What may have been sent is charged.
    const isUnknown = error instanceof ProviderError && UNKNOWN_OUTCOME.has(error.kind);
    if (!isUnknown) await reserve.release();
    if (!(error instanceof ProviderError)) throw error;
    return refused(isUnknown ? `${error.message}; the message may have been sent` : error.message);
  }
}
