// Decides about an offered inbound call: who owns the number, which agent answers, and whether a slot and money are available. An
// accepted call is a ringing row with a short lease that no process has yet. The process that receives the audio takes over the
// lease. If none does, the reaper ends the call. Invariant: one carrier leg is one call, however often it is offered.
import { cutCharacters } from '../../../core/cut-text.ts';
import { Failure } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import {
  hasTooManyContainers,
  jsonBytes,
  MAX_CONTAINERS,
  MAX_METADATA_BYTES,
  type JsonObject,
} from '../../../core/json.ts';
import { inTransaction, constraintOf, type Db } from '../../../database/transaction.ts';
import type { DialFailure } from '../../../providers/ports/carrier.ts';
import type { Uses } from '../../../runtime.ts';
import { findLiveAgent } from '../../agents/service.ts';
import type { AgentRow } from '../../agents/store.ts';
import { chooseAgent } from '../../phone-numbers/service/agents.ts';
import {
  callInboundWebhook,
  findAnsweringNumber,
  findFallback,
  type InboundInstructions,
} from '../../phone-numbers/service/inbound.ts';
import type { PhoneNumberRow } from '../../phone-numbers/store.ts';
import { workspaceProviders } from '../../voices/service/workspace-providers.ts';
import { holdForCall } from '../../wallet/service/holds.ts';
import { routeOf } from '../../wallet/service/pricing.ts';
import { reserveForward } from '../dispatch/onward-legs.ts';
import { agentPricing, paidDestinations } from '../dispatch/prices.ts';
import { DEPLOYMENT_FULL } from '../dispatch/stt-slots.ts';
import * as store from '../rows/calls.ts';
import { offeredLease } from '../rows/leases.ts';
import { selectCallOfLeg, insertOfferedLeg } from '../rows/legs.ts';
import { selectForward, type OnwardLeg } from '../rows/onward-legs.ts';
import { countSlots, isAgentFull, lockQueue } from '../rows/queue.ts';
import { appendTimeline, type NewTimelineRow } from '../rows/timeline.ts';
import { countFreeCapacity } from '../rows/voice-processes.ts';
import { agentAtVersion, type CallQueueing } from '../service.ts';

/** Dependencies of an inbound call until it is queued, forwarded or refused. */
export type InboundOffering = CallQueueing & Uses<'connection'>;

interface InboundOffer {
  carrier: string;
  /** The carrier's id of the call; null for a carrier that never offers a call twice. */
  ref: string | null;
  /** Caller's number; null when the caller ID is withheld. */
  from: string | null;
  to: string;
  /** The number, if the carrier identifies it by the trunk. Default: looked up by `to`. */
  number?: PhoneNumberRow;
}

type InboundAnswer =
  | { type: 'accepted'; callId: string }
  /** No agent can answer: connect the caller to this number. */
  | { type: 'forward'; to: string; limitSeconds: number }
  | { type: 'refused'; reason: DialFailure; detail: string };

interface CallFacts {
  variables: JsonObject;
  metadata: JsonObject;
  warnings: NewTimelineRow[];
}

/** Maximum calls per minute from one caller to one workspace. A person redialing stays below it; an autodialer does not. */
const CALLER_CALLS_A_MINUTE = 10;

/** Longest id of an agent that a warning repeats. */
const MAX_NAMED_ID = 64;

class NoSlot extends Error {
  /** Only the agent has no free slot. The workspace still has a slot for a leg to the fallback number. */
  readonly isOfAgent: boolean;
  constructor(isOfAgent: boolean) {
    super('no slot');
    this.isOfAgent = isOfAgent;
  }
}

export async function offerInbound(runtime: InboundOffering, offer: InboundOffer): Promise<InboundAnswer> {
  const { db } = runtime;
  const number = offer.number ?? (await findAnsweringNumber(db, offer.to));
  if (number?.carrier !== offer.carrier) return refused('invalid_number', 'no workspace has the number');
  const known = offer.ref === null ? undefined : await selectCallOfLeg(db, offer.carrier, offer.ref);
  if (known !== undefined) return again(db, number, known);
  const forwarded = offer.ref === null ? undefined : await selectForward(db, number, offer.ref);
  if (forwarded) return forwardedAgain(forwarded);
  const { workspace_id: workspaceId } = number;
  if (offer.from !== null && (await store.countRecentCallsOf(db, workspaceId, offer.from)) >= CALLER_CALLS_A_MINUTE) {
    return refused('busy', 'too many calls from this caller');
  }
  const reply = await callInboundWebhook(runtime, number, offer.from);
  if (reply?.reject) return refused('declined', 'the inbound webhook refused the call');
  const agent = await answeringAgent(db, number, reply?.agentId);
  if (!agent) return instead(runtime, offer, number, 'declined', 'no agent answers the number');
  const room = await countFreeCapacity(db);
  if (room !== null && room <= 0) return instead(runtime, offer, number, 'busy', DEPLOYMENT_FULL);
  try {
    return { type: 'accepted', callId: await accept(runtime, offer, number, agent, factsOf(reply, agent)) };
  } catch (error) {
    if (error instanceof NoSlot || error instanceof Failure) return withoutAgent(runtime, offer, number, error);
    if (constraintOf(error) !== 'call_legs_ref') throw error;
    // The same call was offered twice concurrently, and the other offer was stored first.
    return again(db, number, (await selectCallOfLeg(db, offer.carrier, offer.ref!))!);
  }
}

/** Handles a call that no agent can take now: forwards it if the number has a fallback and the workspace can carry it. */
async function withoutAgent(
  runtime: InboundOffering,
  offer: InboundOffer,
  number: PhoneNumberRow,
  reason: NoSlot | Failure,
): Promise<InboundAnswer> {
  if (reason instanceof Failure) {
    // A forwarded call would also cost money.
    if (reason.code === 'insufficient_funds') return refused('busy', 'the wallet does not cover the call');
    return instead(runtime, offer, number, 'busy', reason.details.detail ?? reason.message);
  }
  if (!reason.isOfAgent) return refused('busy', 'all slots are taken');
  return instead(runtime, offer, number, 'busy', 'the agent has as many calls as its max_concurrent_calls allows');
}

/**
 * Handles a repeated offer of a call: accepts it while the call lasts. Declines a leg id that belongs to a call
 * to another number.
 */
async function again(db: Db, number: PhoneNumberRow, callId: string): Promise<InboundAnswer> {
  const call = await store.selectCallById(db, callId);
  const isOurs = call?.workspace_id === number.workspace_id && call.to_number === number.number;
  if (!isOurs) return refused('declined', 'the id of the call belongs to another call');
  return call.ended_at ? refused('declined', 'the call is over') : { type: 'accepted', callId };
}

/** Handles a repeated offer of a forwarded caller: returns the same result while the leg lasts, whatever else has changed. */
function forwardedAgain(leg: OnwardLeg): InboundAnswer {
  if (leg.ended_at !== null) return refused('declined', 'the call is over');
  const { to_number: to, limit_seconds: limitSeconds } = leg;
  return { type: 'forward', to, limitSeconds };
}

/** @param requested agent that the inbound webhook chose */
export async function answeringAgent(
  db: Db,
  number: PhoneNumberRow,
  requested?: string | undefined,
): Promise<AgentRow | null> {
  const chosen = requested === undefined ? null : { agentId: requested, version: null };
  for (const one of [chosen, await chooseAgent(db, number, 'inbound')]) {
    const agent = one && (await findLiveAgent(db, number.workspace_id, one.agentId));
    if (agent) return agentAtVersion(db, agent, one.version);
  }
  return null;
}

async function accept(
  runtime: CallQueueing,
  offer: InboundOffer,
  number: PhoneNumberRow,
  agent: AgentRow,
  about: CallFacts,
): Promise<string> {
  const { workspace_id: workspaceId } = number;
  const id = newId('call');
  await inTransaction(runtime.db, async (trx) => {
    await lockQueue(trx, workspaceId);
    const { limit, used } = await countSlots(trx, workspaceId, runtime.config);
    if (used >= limit) throw new NoSlot(false);
    if (await isAgentFull(trx, workspaceId, agent.id)) throw new NoSlot(true);
    await store.insertCall(trx, workspaceId, {
      id,
      agent_id: agent.id,
      agent_version: agent.version,
      direction: 'inbound',
      channel: 'phone',
      to_number: offer.to,
      from_number: offer.from,
      status: 'ringing',
      metadata: JSON.stringify(about.metadata),
      variables: JSON.stringify(about.variables),
      ...offeredLease(),
    });
    if (offer.ref !== null) {
      await insertOfferedLeg(trx, { workspaceId, callId: id, carrier: offer.carrier, ref: offer.ref });
    }
    await appendTimeline(trx, runtime, id, [{ type: 'state', data: { status: 'ringing' } }, ...about.warnings]);
    const own = await workspaceProviders(runtime, workspaceId, trx);
    const textsTo = paidDestinations(number, [offer.from])[0] ?? null;
    await holdForCall(trx, runtime, workspaceId, id, agentPricing(own, routeOf(offer.carrier), agent, { textsTo }));
  });
  return id;
}

/**
 * Forwards to the fallback number if there is one that may be called, and if a slot and money for the leg are available.
 * Otherwise refuses.
 */
async function instead(
  runtime: Uses<'config' | 'db' | 'log' | 'providers' | 'rates'>,
  { carrier, ref }: InboundOffer,
  number: PhoneNumberRow,
  reason: DialFailure,
  detail: string,
): Promise<InboundAnswer> {
  const to = await findFallback(runtime, number);
  runtime.log.info({ phoneNumberId: number.id, detail, forwarded: to !== null }, 'no agent could take an inbound call');
  if (to === null || ref === null) return refused(reason, detail);
  try {
    const limitSeconds = await reserveForward(runtime, number, { carrier, ref, to });
    if (limitSeconds === null) return refused('declined', 'the call is over');
    return { type: 'forward', to, limitSeconds };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return refused('busy', error.details.detail ?? error.message);
  }
}

function refused(reason: DialFailure, detail: string): InboundAnswer {
  return { type: 'refused', reason, detail };
}

/** What the inbound webhook says about the call, with warnings about what was not followed. */
function factsOf(instructions: InboundInstructions | null, agent: AgentRow): CallFacts {
  if (instructions === null) return { variables: {}, metadata: {}, warnings: [] };
  const { variables, metadata, agentId, fault } = instructions;
  const warnings: NewTimelineRow[] = [];
  const warn = (code: string, detail: string) => warnings.push({ type: 'warning', data: { code, detail } });
  if (fault !== null) {
    warn(
      'inbound_webhook_failed',
      `The inbound webhook gave no instructions: ${fault}. The settings of the number apply.`,
    );
  }
  if (agentId !== undefined && agentId !== agent.id) {
    const named = cutCharacters(agentId, MAX_NAMED_ID);
    warn('inbound_agent_unknown', `The inbound webhook named the agent ${named}, which this workspace does not have.`);
  }
  const bytes = jsonBytes(metadata);
  const isTooLong = bytes > MAX_METADATA_BYTES || hasTooManyContainers(metadata);
  if (isTooLong) {
    const most = `${MAX_METADATA_BYTES} bytes, and ${MAX_CONTAINERS} objects and lists`;
    const detail = `The inbound webhook answered metadata of ${bytes} bytes of JSON, which was dropped: the maximum is ${most}.`;
    warn('metadata_too_long', detail);
  }
  return { variables, metadata: isTooLong ? {} : metadata, warnings };
}
