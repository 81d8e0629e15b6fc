// What carries a telephone call, for the parts of it that need more than its line: the number of ours, its carrier, and the
// account that it is on. Used by the conversations of place.ts and answer.ts; calls in the browser have none.
// Invariant: whoever is reached through a live call is held to the same rules as a call of its own.
import type { Runtime } from '../../../core/context.ts';
import type { Json } from '../../../core/json.ts';
import { smsSegments } from '../../../core/sms.ts';
import type { CarrierAccount } from '../../../providers/numbers.ts';
import { ProviderError, type Carrier, type Line } from '../../../providers/ports.ts';
import { isDncNumber } from '../../dnc/service.ts';
import { accountOf, checkDestination, findActiveNumber, type PhoneNumberRow } from '../../phone-numbers/service.ts';
import { coversSms } from '../../wallet/service.ts';
import type { CallRow } from '../store.ts';

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
  const refusal = await checkDestination(runtime, workspaceId, number, carrier, to);
  if (refusal) throw refused(refusal.detail);
  if (await isDncNumber(runtime.db, workspaceId, to)) throw refused('is on the do-not-call list');
}

/** @throws ProviderError `refused` where the workspace may not call */
export async function transferTo(
  runtime: Runtime,
  { workspace_id: workspaceId }: CallRow,
  carriage: Carriage,
  line: Line,
  to: string,
  signal: AbortSignal,
): Promise<void> {
  await requireDestination(runtime, workspaceId, carriage, to);
  await carriage.carrier.transfer(line, to, signal);
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
  const refusal = await checkDestination(runtime, call.workspace_id, number, carrier, to);
  if (refusal) return refused(`${to} ${refusal.detail}`);
  const segments = smsSegments(text);
  if (!(await coversSms(runtime.db, call.id, segments))) return refused('the wallet does not cover the message');
  try {
    await carrier.sendSms!({ from: number.number, to, text, account, signal });
    // The end of the call charges by this line of its timeline (transitions.ts).
    return { ok: true, result: { sent: true, segments } };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return refused(error.message);
  }
}
