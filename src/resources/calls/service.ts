// Calls in the API: creating, reading and ending them. The process that carries a call shares only rows with this file, so any
// API process can serve any call.
import type { Call, CallCost, CallCreate, CallEvent, Transcript, Voicemail } from '../../../generated/types.ts';
import { sleep } from '../../core/clock.ts';
import { fail, invalid, invalidCursor } from '../../core/errors.ts';
import { createdId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import { shortNumber } from '../../core/log-lines.ts';
import { checkMetadata } from '../../core/metadata.ts';
import { decodeCursor, pageOf, type Page, type PageRequest } from '../../core/page.ts';
import { inTransaction, type Db, type Trx } from '../../database/transaction.ts';
import type { WorkspaceProviders } from '../../providers/directory.ts';
import type { Context, Uses } from '../../runtime.ts';
import { findAgent, findLiveAgent, loadBlueprint } from '../agents/service.ts';
import type { DraftSettings } from '../agents/service/draft.ts';
import type { AgentRow } from '../agents/store.ts';
import { audit } from '../audit-log/service.ts';
import { findActiveNumber, TEST_CALLER } from '../phone-numbers/service.ts';
import { chooseAgent } from '../phone-numbers/service/agents.ts';
import { findRoute } from '../phone-numbers/service/route.ts';
import { SELLER_SETTINGS } from '../phone-numbers/service/seller.ts';
import type { PhoneNumberRow } from '../phone-numbers/store.ts';
import { workspaceProviders } from '../voices/service/workspace-providers.ts';
import { callCost, firstReserve, holdForCall, requireCallFunds } from '../wallet/service/holds.ts';
import { routeOf } from '../wallet/service/pricing.ts';
import { enqueueDial } from './dispatch/dial-job.ts';
import { expireUnjoined, QUEUE_TTL_SECONDS } from './dispatch/expiry.ts';
import { requireFreeSlot, requireProcessCapacity, requireSttSlot } from './dispatch/immediate-call-checks.ts';
import { agentPricing, paidDestinations } from './dispatch/prices.ts';
import * as store from './rows/calls.ts';
import { writeDraft } from './rows/drafts.ts';
import { countSlots, countWaiting, queuePositions, type Slots } from './rows/queue.ts';
import { appendTimeline, CONTROL_CHANNEL, readTimeline } from './rows/timeline.ts';
import { conversationOfCall } from './service/transcript.ts';
import { transitionCall } from './transitions.ts';
import { toCall, toCallEvent } from './wire.ts';

/** Dependencies of queuing a call: its agent, prices, hold, queue position and events. */
export type CallQueueing = Uses<'clock' | 'config' | 'db' | 'log' | 'notifications' | 'providers' | 'rates' | 'vault'>;

/** Numbers that answer without a carrier (providers/telephony/loopback/personas.ts). */
const TEST_NUMBERS = '+12025550100 to +12025550108';
// A hang-up takes as long as the agent's current audio frame. The client should see the result.
const END_WAIT_MS = 2_000;
const POLL_INTERVAL_MS = 50;
// The column is a 32-bit integer.
const MAX_SEQUENCE = 2 ** 31 - 1;

/** @throws Failure `agent_not_found`, `validation_failed`, `concurrency_limited`, `insufficient_funds` */
export async function createCall(ctx: Context, input: CallCreate): Promise<Call> {
  const { workspaceId } = ctx.actor;
  const metadata = (input.metadata ?? {}) as JsonObject;
  checkMetadata(metadata);
  const { agent, from } = await checkCreated(ctx, input);
  return inTransaction(ctx.db, async (trx) => {
    if (input.queue === false) {
      const ahead = await requireFreeSlot(trx, ctx, workspaceId, agent.id);
      await requireProcessCapacity(trx, ahead);
      await requireSttSlot(trx, ctx, agent, ahead);
    }
    const row = await queueCall(trx, ctx, workspaceId, {
      id: createdId(ctx, 'call'),
      agent,
      to: input.to_number,
      from,
      metadata,
      variables: input.variables ?? {},
      tags: input.tags ?? [],
      noStore: input.no_store ?? false,
      queueTtlSeconds: input.queue === false ? 0 : input.queue_ttl_seconds,
    });
    // The audit log is immutable, but the number of a call can be erased.
    const changes = { agent_id: agent.id, to: shortNumber(input.to_number) };
    await audit(trx, ctx, { action: 'call.created', targetId: row.id, changes });
    return toCall(ctx, row);
  });
}

interface NewCall {
  id: string;
  agent: AgentRow;
  to: string;
  from: string;
  metadata: JsonObject;
  variables: JsonObject;
  tags: string[];
  /** Whether spoken words are never stored, whatever the agent's settings are. */
  noStore?: boolean;
  /** Maximum wait for a slot in seconds. 0: the call does not wait. */
  queueTtlSeconds?: number | undefined;
  /** Time from which a call of a campaign must not be dialed; null: none. It replaces queueTtlSeconds. */
  dialBefore?: Date | null;
  /** The schedule that created the call. */
  scheduleId?: string;
  /** The campaign that created the call. Its throttle applies (rows/campaign-throttles.ts). */
  campaignId?: string;
  /** Action when a machine answers. Null or undefined: as in the agent's settings. */
  voicemail?: Voicemail | null;
}

/**
 * Creates a checked outbound call in the given transaction: its row, the first line of its timeline, the job that dials it and
 * its hold on the wallet. Calls of a campaign share a job, which the campaign enqueues (enqueueDialing of
 * service/campaign-calls.ts).
 * @throws Failure `insufficient_funds`; `validation_failed` when its agent cannot talk now
 */
export async function queueCall(
  trx: Trx,
  runtime: CallQueueing,
  workspaceId: string,
  call: NewCall,
): Promise<store.CallRow> {
  const row = await store.insertCall(trx, workspaceId, {
    id: call.id,
    agent_id: call.agent.id,
    agent_version: call.agent.version,
    direction: 'outbound',
    channel: 'phone',
    to_number: call.to,
    from_number: call.from,
    metadata: JSON.stringify(call.metadata),
    variables: JSON.stringify(call.variables),
    tags: call.tags,
    no_store: call.noStore ?? false,
    schedule_id: call.scheduleId ?? null,
    campaign_id: call.campaignId ?? null,
    voicemail: call.voicemail ? JSON.stringify(call.voicemail) : null,
    queue_expires_at: expiryOf(runtime, call),
  });
  await appendTimeline(trx, runtime, row.id, [{ type: 'state', data: { status: 'queued' } }]);
  if (call.campaignId === undefined) await enqueueDial(trx, workspaceId, row.id);
  const own = await workspaceProviders(runtime, workspaceId, trx);
  const number = await findActiveNumber(trx, workspaceId, call.from);
  await holdForCall(trx, runtime, workspaceId, row.id, outboundPricing(runtime, own, call, number));
  return row;
}

export interface NewWebCall {
  id: string;
  agent: AgentRow;
  metadata: JsonObject;
  variables: JsonObject;
  /** Validated settings that override the agent's own. Default: none. */
  draft?: Partial<DraftSettings>;
  /** Time by which a browser must join. Otherwise the call fails as `no_answer`. */
  joinBy: Date;
}

/**
 * Creates a call that waits for a browser, in the given transaction: its row, the first line of its timeline, and its scheduled
 * end in case no browser joins. Reserves no money before the browser has joined.
 * @throws Failure `concurrency_limited`, `insufficient_funds`
 */
export async function queueWebCall(
  trx: Trx,
  runtime: CallQueueing,
  workspaceId: string,
  call: NewWebCall,
): Promise<void> {
  await requireProcessCapacity(trx, await requireFreeSlot(trx, runtime, workspaceId, call.agent.id));
  await store.insertCall(trx, workspaceId, {
    id: call.id,
    agent_id: call.agent.id,
    agent_version: call.agent.version,
    direction: 'outbound',
    channel: 'web',
    metadata: JSON.stringify(call.metadata),
    variables: JSON.stringify(call.variables),
    queue_expires_at: call.joinBy,
  });
  const { draft = {} } = call;
  const isDraft = Object.keys(draft).length > 0;
  if (isDraft) await writeDraft(trx, workspaceId, call.id, draft);
  const data = { status: 'queued', ...(isDraft ? { draft: true } : {}) };
  await appendTimeline(trx, runtime, call.id, [{ type: 'state', data }]);
  await expireUnjoined(trx, call.id, call.joinBy);
  // Money is reserved only when the browser joins, because a token may never be used.
  const own = await workspaceProviders(runtime, workspaceId, trx);
  await requireCallFunds(
    trx,
    runtime,
    workspaceId,
    agentPricing(own, 'web', { settings: { ...call.agent.settings, ...draft } }),
  );
}

/**
 * Returns the micros that a browser call reserves when it is joined.
 * @throws Failure `validation_failed` when its agent cannot talk now
 */
export async function webCallReserve(
  runtime: Uses<'db' | 'vault' | 'providers' | 'rates'>,
  workspaceId: string,
  agent: AgentRow,
): Promise<number> {
  const own = await workspaceProviders(runtime, workspaceId);
  return firstReserve(runtime, agentPricing(own, 'web', agent));
}

function expiryOf(runtime: Uses<'clock'>, { queueTtlSeconds = QUEUE_TTL_SECONDS, dialBefore }: NewCall): Date | null {
  return dialBefore === undefined ? new Date(runtime.clock.now() + queueTtlSeconds * 1000) : dialBefore;
}

function outboundPricing(
  runtime: Uses<'providers'>,
  providers: WorkspaceProviders,
  { agent, from, to }: NewCall,
  number: PhoneNumberRow | undefined,
) {
  const carrier = runtime.providers.carrier(from, to);
  if (!carrier) throw new Error(`no carrier serves calls from ${from} to ${to}`);
  const destinations = paidDestinations(number, [to]);
  return agentPricing(providers, routeOf(carrier.id), agent, { destinations, textsTo: destinations[0] ?? null });
}

/** Runs checkCall. Without an agent id, chooses one of the agents of the caller's number, by weight. */
async function checkCreated(ctx: Context, input: CallCreate): Promise<{ agent: AgentRow; from: string }> {
  const { workspaceId } = ctx.actor;
  const { agent_id: agentId, to_number: to, from_number: given } = input;
  if (agentId !== undefined) return checkCall(ctx.db, ctx, workspaceId, agentId, to, given);
  const number = given === undefined ? undefined : await findActiveNumber(ctx.db, workspaceId, given);
  const chosen = number && (await chooseAgent(ctx.db, number, 'outbound'));
  if (!chosen) throw invalid('/agent_id', 'required', 'is required, unless from_number has outbound agents');
  const { agent, from } = await checkCall(ctx.db, ctx, workspaceId, chosen.agentId, to, given);
  return { agent: await agentAtVersion(ctx.db, agent, chosen.version), from };
}

/** Returns the agent at a version; null: unchanged. */
export async function agentAtVersion(db: Db, agent: AgentRow, version: number | null): Promise<AgentRow> {
  if (version === null || version === agent.version) return agent;
  const { settings } = await loadBlueprint(db, agent.workspace_id, agent.id, version);
  return { ...agent, version, settings };
}

/**
 * Checks an outbound call and returns its agent and the number to call from.
 * @throws Failure `agent_not_found`, `validation_failed`
 */
export async function checkCall(
  db: Db,
  runtime: Uses<'providers' | 'vault' | 'config' | 'rates'>,
  workspaceId: string,
  agentId: string,
  to: string,
  from: string | undefined,
): Promise<{ agent: AgentRow; from: string }> {
  const agent = await requireCallableAgent(db, workspaceId, agentId);
  return { agent, from: await callerNumber(db, runtime, workspaceId, to, from) };
}

/**
 * Returns the agent at its live version, or at its newest version with `newest`.
 * @throws Failure `agent_not_found`, `validation_failed`
 */
export async function requireCallableAgent(
  db: Db,
  workspaceId: string,
  agentId: string,
  newest = false,
): Promise<AgentRow> {
  const agent = await (newest ? findAgent : findLiveAgent)(db, workspaceId, agentId);
  if (!agent) {
    const detail = 'must be an agent in this workspace';
    throw fail('agent_not_found', { detail, errors: [{ pointer: '/agent_id', code: 'not_found', detail }] });
  }
  return agent;
}

/**
 * Returns the number to call from. The workspace must own it, and a carrier must accept calls from it.
 * @throws Failure `validation_failed`
 */
export async function callerNumber(
  db: Db,
  runtime: Uses<'providers' | 'vault' | 'config' | 'rates'>,
  workspaceId: string,
  to: string,
  given: string | undefined,
): Promise<string> {
  const from = given ?? TEST_CALLER;
  if (given === undefined && runtime.providers.carrier(from, to)?.id !== 'loopback') {
    throw invalid('/from_number', 'required', realNumberHint(runtime, to));
  }
  const route = await findRoute(db, runtime, workspaceId, from, to);
  if ('refused' in route) throw invalid(`/${route.refused.field}`, route.refused.code, route.refused.detail);
  return from;
}

/** Returns the steps that are still needed before real numbers can be called. */
function realNumberHint({ providers }: Uses<'providers'>, to: string): string {
  const isSelling = providers.carriers().some(({ id, market }) => id !== 'loopback' && market !== undefined);
  return [
    `is required, because ${to} is not a test number: a real call comes from a number of this workspace.`,
    isSelling
      ? 'Buy one with POST /v1/phone-numbers/buy, or import one with POST /v1/phone-numbers/import.'
      : `Import one of a carrier account or SIP trunk with POST /v1/phone-numbers/import. To buy one with POST /v1/phone-numbers/buy, the operator sets ${SELLER_SETTINGS}.`,
    `Calls to the test numbers ${TEST_NUMBERS} need no number and no carrier.`,
  ].join(' ');
}

export async function getCall(ctx: Context, id: string): Promise<Call> {
  const row = await requireCall(ctx.db, ctx.actor.workspaceId, id);
  return toCall(ctx, row, (await queuePositions(ctx.db, [row])).get(id));
}

/** @throws Failure `call_not_found`, `call_not_active` */
export async function endCall(ctx: Context, id: string): Promise<Call> {
  await requireCall(ctx.db, ctx.actor.workspaceId, id);
  await inTransaction(ctx.db, async (trx) => {
    const call = await store.lockCall(trx, id);
    if (!call || call.ended_at) throw fail('call_not_active', { detail: `The call ended with ${call?.end_reason}.` });
    await audit(trx, ctx, { action: 'call.ended', targetId: id });
    if (call.status === 'in_progress') await store.requestEnd(trx, id);
    else {
      const at = new Date(ctx.clock.now());
      await transitionCall(trx, ctx, id, { to: 'failed', reason: 'canceled', detail: null, at });
    }
    await ctx.notifications.notify(trx, CONTROL_CHANNEL, id);
  });
  return toCall(ctx, await awaitEnd(ctx, id));
}

async function awaitEnd(ctx: Context, id: string): Promise<store.CallRow> {
  const deadline = ctx.clock.monotonic() + END_WAIT_MS;
  for (;;) {
    const call = await requireCall(ctx.db, ctx.actor.workspaceId, id);
    if (call.ended_at || ctx.clock.monotonic() >= deadline || ctx.signal.aborted) return call;
    await sleep(ctx.clock, POLL_INTERVAL_MS);
  }
}

export async function getCallCost(ctx: Context, id: string): Promise<CallCost> {
  const call = await requireCall(ctx.db, ctx.actor.workspaceId, id);
  return callCost(ctx.db, id, call.ended_at !== null);
}

export async function getCallTranscript(ctx: Context, id: string): Promise<Transcript> {
  const call = await requireCall(ctx.db, ctx.actor.workspaceId, id);
  requireContent(call, 'transcript');
  const { items, text } = await conversationOfCall(ctx.db, call);
  return { call_id: id, final: call.ended_at !== null, text, data: [...items] };
}

export async function listCallEvents(ctx: Context, id: string, request: PageRequest): Promise<Page<CallEvent>> {
  requireContent(await requireCall(ctx.db, ctx.actor.workspaceId, id), 'timeline');
  const after = request.cursor === undefined ? 0 : sequenceOf(request.cursor);
  const rows = await readTimeline(ctx.db, id, after, request.limit + 1);
  return pageOf(rows, request.limit, toCallEvent, (row) => [row.sequence]);
}

function sequenceOf(cursor: string): number {
  const [sequence] = decodeCursor(cursor, 1);
  if (typeof sequence !== 'number' || sequence < 0 || sequence > MAX_SEQUENCE) throw invalidCursor();
  return sequence;
}

/** Returns the slots of the actor's workspace, and the number of calls that wait to be dialed. */
export async function callSlots(ctx: Context): Promise<Slots & { queued: number }> {
  const { workspaceId } = ctx.actor;
  const slots = await countSlots(ctx.db, workspaceId, ctx.config);
  return { ...slots, queued: await countWaiting(ctx.db, workspaceId) };
}

/** @throws Failure `call_not_found`, also for a call of another workspace */
export async function requireCall(db: Db, workspaceId: string, id: string): Promise<store.CallRow> {
  const call = await store.selectCall(db, workspaceId, id);
  if (!call) throw fail('call_not_found');
  return call;
}

/** Returns a call, even if it is erased, for jobs that settle its end. @throws Failure `call_not_found` */
export async function requireCallEvenErased(db: Db, workspaceId: string, id: string): Promise<store.CallRow> {
  const call = await store.selectCallById(db, id);
  if (call?.workspace_id !== workspaceId) throw fail('call_not_found');
  return call;
}

/** @throws Failure `content_removed` when content of this kind was removed at the end of its retention time */
export function requireContent(call: store.CallRow, kind: 'recording' | 'transcript' | 'timeline' | 'analysis'): void {
  const at = call[`${kind}_removed_at`];
  if (at === null) return;
  throw fail('content_removed', { detail: `The ${kind} of this call was removed on ${at.toISOString()}.` });
}

/** For sockets and rooms, which know the id of a call but no workspace. `unknown`: a call that never existed. */
export async function stageOfCall(db: Db, id: string): Promise<'unknown' | 'open' | 'over'> {
  const call = await store.selectCallById(db, id);
  if (!call) return 'unknown';
  return call.ended_at === null ? 'open' : 'over';
}
