// Callbacks of Twilio: an inbound call, the progress of a leg, who answered it, the next step for a call whose stream broke, and
// the duration of a transfer or a forwarded call.
// Invariants: a callback needs the signature of the account that the number is on. A repeated callback has no further effect and
// gets the same response. The response to an inbound call takes well under a second.
import { fail } from '../../../core/errors.ts';
import { formFields, TOO_MANY_FIELDS } from '../../../core/form-fields.ts';
import type { Callback, CallbackReply, CallbackRequest } from '../../../protocol/callback.ts';
import type { CarrierAccount } from '../../../providers/numbers.ts';
import type { DialFailure } from '../../../providers/ports/carrier.ts';
import {
  addressesAt,
  AMD_PATH,
  DIALED_PATH,
  FORWARDED_PATH,
  RESUME_PATH,
  STATUS_PATH,
  VOICE_PATH,
} from '../../../providers/vendors/twilio/addresses.ts';
import { callerOf } from '../../../providers/vendors/twilio/caller.ts';
import { readLeg } from '../../../providers/vendors/twilio/leg.ts';
import { connectStream, dialOn, hangUp, reject, sayAndHangUp } from '../../../providers/vendors/twilio/twiml.ts';
import type { Uses } from '../../../runtime.ts';
import { phrasesFor } from '../../../voice/out/phrases.ts';
import { loadBlueprint } from '../../agents/service.ts';
import { findActiveNumber } from '../../phone-numbers/service.ts';
import { findAnsweringNumber } from '../../phone-numbers/service/inbound.ts';
import { accountOf } from '../../phone-numbers/service/route.ts';
import { legHoldId } from '../../wallet/service/holds.ts';
import { finishLeg, finishUnanswered } from '../dispatch/onward-legs.ts';
import { answeringAgent, offerInbound, type InboundOffering } from '../inbound/offer.ts';
import { enqueueHangUp, isLegInUse } from '../live/hang-up.ts';
import { selectCallById, type CallRow } from '../rows/calls.ts';
import { legName, readLegName, upsertLeg } from '../rows/legs.ts';
import { selectForward, selectOnwardLeg } from '../rows/onward-legs.ts';
import { selectLastEvents } from '../rows/timeline.ts';
import { createMediaTokens } from './media-tokens.ts';

const FORWARD_RING_SECONDS = 30;
/** Of a number without an agent. */
const DEFAULT_LANGUAGE = 'en';

/**
 * The values of `DialCallStatus` for a number that did not answer
 * (https://www.twilio.com/docs/voice/twiml/dial#dialcallstatus-values).
 */
const DIAL_FAILURES: Readonly<Record<string, DialFailure>> = {
  busy: 'busy',
  'no-answer': 'no_answer',
  failed: 'carrier_error',
  canceled: 'canceled',
};

type Params = Readonly<Record<string, string>>;

/** Maximum size of a form. Twilio's largest forms have a few KiB. A form is parsed before its signature can be verified. */
const MAX_BYTES = 64 * 1024;

export const callbacks: readonly Callback[] = [
  { path: VOICE_PATH, receive: onInbound, maxBytes: MAX_BYTES },
  { path: `${STATUS_PATH}/:call_id`, receive: onLeg, maxBytes: MAX_BYTES },
  { path: `${AMD_PATH}/:call_id`, receive: onLeg, maxBytes: MAX_BYTES },
  { path: `${RESUME_PATH}/:call_id`, receive: onResume, maxBytes: MAX_BYTES },
  { path: `${DIALED_PATH}/:call_id`, receive: onDialed, maxBytes: MAX_BYTES },
  { path: FORWARDED_PATH, receive: onForwarded, maxBytes: MAX_BYTES },
];

async function onInbound(
  runtime: InboundOffering & Uses<'publicUrl'>,
  request: CallbackRequest,
): Promise<CallbackReply> {
  const { params } = await ofNumber(runtime, request);
  const { CallSid: ref = '', From = '', To = '' } = params;
  const answer = await offerInbound(runtime, { carrier: 'twilio', ref, from: callerOf(From), to: To });
  if (answer.type === 'accepted') return twiml(streamOf(runtime, answer.callId));
  if (answer.type === 'forward') {
    const times = { ringSeconds: FORWARD_RING_SECONDS, limitSeconds: answer.limitSeconds };
    return twiml(dialOn(answer.to, To, times, addressesAt(runtime.publicUrl()).forwarded));
  }
  return twiml(reject(answer.reason === 'busy' ? 'busy' : 'rejected'));
}

async function onLeg(
  runtime: Uses<'config' | 'db' | 'vault' | 'notifications'>,
  request: CallbackRequest,
): Promise<CallbackReply> {
  const { call, number, params } = await ofCall(runtime, request);
  const leg = readLeg(params);
  const named = { ...leg, workspaceId: call.workspace_id, callId: call.id, number, carrier: 'twilio' };
  await upsertLeg(runtime.db, runtime.notifications, named);
  // The carrier request got no response and the leg was given up, so no process would hang it up.
  if (leg.status !== 'over' && !(await isLegInUse(runtime.db, call, number))) {
    await enqueueHangUp(runtime.db, call.id);
  }
  return { status: 204 };
}

async function onResume(
  runtime: Uses<'config' | 'db' | 'vault' | 'publicUrl'>,
  request: CallbackRequest,
): Promise<CallbackReply> {
  const { call, number } = await ofCall(runtime, request);
  const isOver = call.ended_at !== null || !(await isLegInUse(runtime.db, call, number));
  return twiml(isOver ? hangUp() : streamOf(runtime, legName(call.id, number)));
}

/**
 * Records the end of a transferred leg and its duration since its answer. Twilio sends no duration for an unanswered leg. The agent has
 * left by then, so a voice of Twilio tells the other side that nobody answered.
 */
async function onDialed(
  runtime: Uses<'clock' | 'config' | 'db' | 'log' | 'vault'>,
  request: CallbackRequest,
): Promise<CallbackReply> {
  const { call, params } = await ofCall(runtime, request);
  const leg = { workspace_id: call.workspace_id, id: legHoldId(call.id) };
  const failure = DIAL_FAILURES[params['DialCallStatus'] ?? ''];
  if (failure) {
    await finishUnanswered(runtime, call, failure);
    return twiml(sayNobodyAnswered(await languageOf(runtime, call)));
  }
  await finishLeg(runtime, leg, answeredSeconds(params));
  return twiml(hangUp());
}

/** Returns the BCP 47 tag of the language that the conversation ended in: the caller's, if the last agent lists it, or else its own. */
async function languageOf({ db }: Uses<'db'>, call: CallRow): Promise<string> {
  const { agent_changed: handoff, language_changed: change } = await selectLastEvents(db, call.id, [
    'agent_changed',
    'language_changed',
  ]);
  const { to_agent_id: agentId, to_agent_version: version } = {
    to_agent_id: call.agent_id,
    to_agent_version: call.agent_version,
    ...(handoff as { to_agent_id: string; to_agent_version: number } | undefined),
  };
  const { settings } = await loadBlueprint(db, call.workspace_id, agentId, version);
  const spoken = change?.['to_language'] as string | undefined;
  return spoken !== undefined && settings.other_languages?.includes(spoken) ? spoken : settings.language;
}

/**
 * Like onDialed, for a forwarded caller. Only legs of the signed number are accepted, because its workspace may
 * have the signing token.
 */
async function onForwarded(
  runtime: Uses<'config' | 'db' | 'log' | 'vault'>,
  request: CallbackRequest,
): Promise<CallbackReply> {
  const { number, params } = await ofNumber(runtime, request);
  const leg = number && (await selectForward(runtime.db, number, params['CallSid'] ?? ''));
  if (leg) await finishLeg(runtime, leg, answeredSeconds(params));
  if (!number || !leg || !DIAL_FAILURES[params['DialCallStatus'] ?? '']) return twiml(hangUp());
  const agent = await answeringAgent(runtime.db, number);
  return twiml(sayNobodyAnswered(agent?.settings.language ?? DEFAULT_LANGUAGE));
}

function sayNobodyAnswered(language: string): string {
  return sayAndHangUp(phrasesFor(language).nobodyAnswered, language);
}

/** Returns the duration of a dialed leg; 0 when it was not answered. */
function answeredSeconds({ DialCallDuration: duration = '0' }: Params): number {
  const seconds = Number(duration);
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : 0;
}

function streamOf(runtime: Uses<'vault' | 'publicUrl'>, leg: string): string {
  const { media, resume } = addressesAt(runtime.publicUrl());
  return connectStream(media, createMediaTokens(runtime.vault).seal(leg), resume(leg));
}

/**
 * Returns the number that was called, if it is of a workspace, and the verified parameters.
 * @throws Failure `not_found`, `invalid_signature`
 */
async function ofNumber(runtime: Uses<'config' | 'db' | 'vault'>, request: CallbackRequest) {
  const params = paramsOf(request);
  const number = await findAnsweringNumber(runtime.db, params['To'] ?? '');
  await verify(runtime, request, params, number && accountOf(runtime, number));
  return { number, params };
}

/**
 * Returns the leg named in the URL, and the verified parameters.
 * @throws Failure `not_found`, `invalid_signature`
 */
async function ofCall(
  runtime: Uses<'config' | 'db' | 'vault'>,
  request: CallbackRequest,
): Promise<{ call: CallRow; number: number; params: Params }> {
  const params = paramsOf(request);
  const leg = readLegName(request.params['call_id'] ?? '');
  const call = await selectCallById(runtime.db, leg.callId);
  const own = call && (call.direction === 'inbound' ? call.to_number : call.from_number);
  const number = call && own ? await findActiveNumber(runtime.db, call.workspace_id, own) : undefined;
  await verify(runtime, request, params, number && accountOf(runtime, number));
  // The owner of the account may sign a callback about any leg.
  const isDialed =
    leg.number === 1 || (await selectOnwardLeg(runtime.db, legName(leg.callId, leg.number))) !== undefined;
  if (!call || !isDialed) throw fail('not_found');
  return { call, number: leg.number, params };
}

/**
 * @param account account of the number; undefined: the deployment's own
 * @throws Failure `not_found` when there is no account at all, `invalid_signature`
 */
async function verify(
  runtime: Uses<'config'>,
  request: CallbackRequest,
  params: Params,
  account: CarrierAccount | undefined,
): Promise<void> {
  const token = account?.type === 'twilio' ? account.authToken : runtime.config.twilio?.authToken;
  if (token === undefined) throw fail('not_found');
  const { validateRequest } = await import('twilio/lib/webhooks/webhooks.js');
  const signature = request.headers['x-twilio-signature'];
  const isTheirs = typeof signature === 'string' && validateRequest(token, signature, request.url, params);
  if (!isTheirs) throw fail('invalid_signature');
}

/**
 * Returns the parameters of the form, which are not verified yet.
 * @throws Failure `payload_too_large`, `bad_request` for a NUL, which no column can hold
 */
function paramsOf({ rawBody }: CallbackRequest): Params {
  const params = formFields(rawBody);
  if (params === null) throw fail('payload_too_large', { detail: TOO_MANY_FIELDS });
  const hasNul = Object.values(params).some((value) => value.includes('\0'));
  if (hasNul) throw fail('bad_request', { detail: 'The form must not contain NUL.' });
  return params;
}

function twiml(body: string): CallbackReply {
  return { status: 200, contentType: 'text/xml', body };
}
