// One outbound call from its claim to its end: dial, ring, answer, converse. Runs in the process that holds the lease.
// Invariant: the carrier is asked once per call, because the note that it is asked is written once, before.
import type { Voicemail } from '../../../../generated/types.ts';
import type { JsonObject } from '../../../core/json.ts';
import { isDatabaseTrouble } from '../../../database/client.ts';
import type { DatabaseClock } from '../../../database/database-clock.ts';
import { CUSTOM_LLM } from '../../../providers/llm/custom.ts';
import type { Line } from '../../../providers/ports.ts';
import type { SessionAgent, SessionEnd } from '../../../voice/host.ts';
import { prepareGreeting } from '../../../voice/out/greeting.ts';
import type { NextAgent } from '../../../voice/session/agent-handoff.ts';
import { startSession, type Session, type SessionOptions } from '../../../voice/session/session.ts';
import {
  findAgent,
  loadBlueprint,
  openEngine,
  openMcpTools,
  toSessionAgent,
  type Engine,
  type McpTools,
  type RunnableFunction,
} from '../../agents/service.ts';
import { carriageOf, routeOf } from '../../wallet/service/pricing.ts';
import type { CallRow } from '../rows/calls.ts';
import type { Fence } from '../rows/leases.ts';
import { CallLost } from '../rows/timeline.ts';
import { findCarriage, transferTo, type Carriage } from './call-route.ts';
import { noteAsked } from './mark-dialed.ts';
import { secondLegs } from './second-leg.ts';
import { createHost, type Acting } from './session-host.ts';
import { change, ChangeNotWritten, whileLeased } from './while-leased.ts';
import type { WorkspaceProviders } from '../../../providers/directory.ts';
import { workspaceProviders } from '../../voices/service/workspace-providers.ts';
import type { Runtime } from '../../../runtime.ts';

/** Answers from a script and sums up nothing. */
const BUILTIN_LLM = 'builtin';
/** Beyond max_duration: time for a goodbye, then the reaper takes over. */
const GRACE_MS = 60_000;
/** The other side has just said hello: it waits no longer for an answer to that. */
const OPENING_WAIT_MS = 300;

export interface PlacedCall {
  runtime: Runtime;
  call: CallRow;
  fence: Fence;
  /** Its `dialed_at` is the moment that was reserved for the dial; else it is dialed as soon as it is ready. */
  isPaced: boolean;
  databaseClock: DatabaseClock;
  /** Aborted when the call is over or lost before it was answered: hang up. */
  signal: AbortSignal;
  /** The conversation has begun and can be ended by this. */
  onSession(session: Session): void;
  /** Another agent has the call, and its prices are other ones. */
  onRepriced(): Promise<void>;
}

/** What a conversation needs, whoever carries it. */
export interface ConversationParts extends PlacedCall {
  /** Of the call's workspace. */
  providers: WorkspaceProviders;
  /** Null for a call in the browser. */
  carriage: Carriage | null;
  agent: SessionAgent;
  functions: ReadonlyMap<string, RunnableFunction>;
  knowledgeBaseIds: readonly string[];
  engine: Engine;
  /** Tools of MCP servers, listed while the phone rings. */
  mcp: Promise<McpTools>;
  /** For whoever runs the call, at its end: the engine and the servers are let go. */
  release(): void;
}

interface Parts extends ConversationParts {
  carriage: Carriage;
  ringTimeoutMs: number;
}

/** Resolves when the call is over and written, or was lost to somebody else. Never rejects. */
export async function runCall(placed: PlacedCall): Promise<void> {
  const { runtime, call, signal } = placed;
  let isAsked = false;
  try {
    const parts = await partsOf(placed);
    try {
      await dial(parts, () => (isAsked = true));
    } finally {
      parts.release();
    }
  } catch (error) {
    if (error instanceof CallLost || signal.aborted) return;
    runtime.log.error({ err: error, callId: call.id }, 'a call could not be placed');
    // Nobody has dialed it: the reaper puts it back into the queue when the lease runs out.
    if (error instanceof ChangeNotWritten && !isAsked) return;
    await failUnanswered(placed, detailOf(error));
  }
}

async function partsOf(placed: PlacedCall): Promise<Parts> {
  const blueprint = await blueprintOf(placed);
  const carriage = await carriageFor(placed);
  const ringTimeoutMs = blueprint.settings.ring_timeout_seconds * 1000;
  return { ...(await conversationParts(placed, blueprint, carriage)), carriage, ringTimeoutMs };
}

/** What carries the call, read as patiently as everything that comes before its answer. */
export async function carriageFor(placed: PlacedCall): Promise<Carriage> {
  return whileLeased(placed, () => findCarriage(placed.runtime, placed.call));
}

/** The version of the agent that the call was placed with, and what the call itself says otherwise. */
export async function blueprintOf(placed: PlacedCall) {
  const { runtime, call } = placed;
  const { workspace_id: workspaceId, agent_id: agentId, agent_version: version } = call;
  const blueprint = await whileLeased(placed, () => loadBlueprint(runtime.db, workspaceId, agentId, version));
  const voicemail = call.voicemail as Voicemail | null;
  return voicemail ? { ...blueprint, settings: { ...blueprint.settings, voicemail } } : blueprint;
}

/** With the providers of the call's workspace. */
export async function conversationParts(
  placed: PlacedCall,
  blueprint: Awaited<ReturnType<typeof blueprintOf>>,
  carriage: Carriage | null,
): Promise<ConversationParts> {
  const { call, signal } = placed;
  const { runtime } = placed;
  const providers = await whileLeased(placed, () => workspaceProviders(runtime, call.workspace_id));
  const variables = call.variables as Record<string, string | number | boolean>;
  const agent = toSessionAgent(call.agent_id, blueprint, variables, providers.defaultModel());
  if (agent.hasKnowledge) warmUpSearch(runtime);
  const functions = new Map(blueprint.functions.map((fn) => [fn.id, fn]));
  const { response_engine: engineSettings, knowledge_base_ids: knowledgeBaseIds } = blueprint.settings;
  const details = callDetails(call);
  const engine = openEngine(providers, runtime.connection, engineSettings, {
    id: call.id,
    details,
    clock: runtime.clock,
  });
  const warn = (detail: string) => runtime.log.warn({ callId: call.id, detail }, 'an MCP server could not be used');
  const mcp = openMcpTools(runtime, agent.model === CUSTOM_LLM ? [] : blueprint.functions, signal, warn);
  let isReleased = false;
  const release = () => {
    if (isReleased) return;
    isReleased = true;
    engine.close();
    // Why they could not be listed is seen where the call is answered.
    mcp.then(
      (tools) => tools.close(),
      () => undefined,
    );
  };
  // Looked at when the call is answered.
  mcp.catch(() => undefined);
  return { ...placed, providers, carriage, agent, functions, knowledgeBaseIds, engine, mcp, release };
}

/** Before the first question, which then does not wait for the embedder to load. */
function warmUpSearch({ providers, log }: Runtime): void {
  providers.embedder.warmUp().catch((error: unknown) => log.warn({ err: error }, 'the embedder is not ready'));
}

/** What a server of the agent's owner is told: the words of the protocol that it speaks (providers/llm/custom/wire.ts). */
function callDetails(call: CallRow): JsonObject {
  return {
    call_type: call.channel === 'web' ? 'web_call' : 'phone_call',
    call_id: call.id,
    agent_id: call.agent_id,
    direction: call.direction,
    from_number: call.from_number,
    to_number: call.to_number,
    metadata: call.metadata as JsonObject,
    retell_llm_dynamic_variables: call.variables as JsonObject,
  };
}

/** Begins to make the first sentence, so that nobody waits for it on the line. */
export function prepareFor({
  runtime,
  providers,
  call,
  agent,
  signal,
}: ConversationParts): ReturnType<typeof prepareGreeting> {
  const { voiceClock: clock, log } = runtime;
  return prepareGreeting({
    agent,
    tts: providers.tts(agent.voiceId),
    clock,
    signal,
    onWarning: (code, detail) => log.warn({ callId: call.id, code, detail }, 'the greeting could not be prepared'),
  });
}

async function dial(parts: Parts, onAsked: () => void): Promise<void> {
  const { runtime, call, carriage, ringTimeoutMs, signal } = parts;
  const { carrier, account } = carriage;
  const prepared = prepareFor(parts);
  const maxSeconds =
    Math.ceil((parts.agent.limits.max_duration_seconds * 1000 + GRACE_MS) / 1000) + runtime.config.maxTransferSeconds;
  // Hangs up when the ringing cannot be written: the call is over, or another process's.
  const refused = new AbortController();
  const request = {
    callId: call.id,
    from: call.from_number!,
    to: call.to_number!,
    ringTimeoutMs,
    maxSeconds,
    signal: AbortSignal.any([signal, refused.signal]),
    account,
  };
  await noteAsked(parts);
  onAsked();
  // Whoever answers is talked to at once; what is written follows in this order.
  let written: Promise<unknown> = Promise.resolve();
  for await (const event of carrier.dial(request)) {
    if (event.type === 'answered') {
      const { line, by: answeredBy } = event;
      return converse(parts, { line, answeredBy, prepared }, written).catch(async (error: unknown) => {
        await letGo(parts, line);
        throw error;
      });
    }
    if (event.type === 'ringing') {
      written = change(parts, { to: 'ringing' });
      written.catch((error: unknown) => refused.abort(error));
    } else {
      const { reason, detail } = event;
      const at = new Date(runtime.clock.now());
      await written;
      await change(parts, { to: 'failed', reason, detail, at });
    }
  }
  await written;
}

/**
 * Talks on an open line until it is over.
 * @param written what has to be written of the call before its answer
 */
export async function converse(
  parts: ConversationParts,
  on: Pick<SessionOptions, 'line' | 'answeredBy' | 'prepared' | 'view'>,
  written: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const { runtime, call, engine, carriage } = parts;
  // The conversation does not wait for the database; what it tells does (host.ts).
  const opened = written.then(() => open(parts, on.line));
  // Looked at when there is a session that can be ended.
  opened.catch(() => undefined);
  // An agent that waits greets with its engine's own first words, where they came while the phone rang.
  const greeting = parts.agent.greeting ?? (await engine.opening(OPENING_WAIT_MS));
  const first = await actingOf(parts);
  const agent = { ...first.agent, greeting };
  const own = succession(parts, first);
  const session = startSession({
    ...on,
    agent,
    host: createHost({ ...parts, acting: own.acting, opened }),
    clock: runtime.voiceClock,
    providers: { ...voicesAndModels(parts), vad: () => parts.runtime.providers.createVad() },
    log: runtime.log.child({ callId: call.id }),
    ...(carriage
      ? {
          transfer: (to, abort) => transferTo(runtime, call, carriage, on.line, to, abort),
          connect: secondLegs(runtime, call, carriage, () => parts.onRepriced()),
        }
      : {}),
    prepareNextAgent: own.succeed,
    signal: parts.signal,
  });
  parts.onSession(session);
  opened.catch((error: unknown) => {
    runtime.log.warn({ err: error, callId: call.id }, 'an answered call was over already');
    session.end({ status: 'failed', reason: 'internal_error', detail: 'the call was over before it was answered' });
  });
  await session.done.finally(own.release);
}

/** With the tools of its MCP servers. */
async function actingOf(parts: ConversationParts): Promise<Acting> {
  const { providers, carriage, agent, engine, functions, knowledgeBaseIds, mcp: listing } = parts;
  const mcp = await listing;
  const isModel = agent.model !== CUSTOM_LLM && engine.llm.id !== BUILTIN_LLM;
  return {
    agent: { ...agent, functions: [...agent.functions, ...mcp.functions] },
    llm: isModel ? engine.llm : null,
    functions,
    knowledgeBaseIds,
    mcp,
    // Its telephony keeps the price of its destination: of two prices the higher one holds.
    priced: carriageOf(providers, carriage ? routeOf(carriage.carrier.id) : 'web', agent.model, agent.voiceId),
  };
}

function voicesAndModels({ providers, agent, engine }: ConversationParts) {
  const fallback = agent.fallbackVoiceId;
  return {
    stt: providers.sttFor(agent.language),
    tts: providers.tts(agent.voiceId),
    ...(fallback === null ? {} : { fallbackTts: providers.tts(fallback) }),
    llm: engine.llm,
    ...(engine.fallback ? { fallbackLlm: engine.fallback } : {}),
  };
}

/** Who has the call, and how another agent of the workspace gets it. */
function succession(parts: ConversationParts, first: Acting) {
  const { runtime, call, carriage } = parts;
  let acting = first;
  let release = parts.release;
  const succeed = async (agentId: string): Promise<NextAgent> => {
    const row = await findAgent(runtime.db, call.workspace_id, agentId);
    if (!row) throw new Error('there is no such agent any more');
    const placed = { ...parts, call: { ...call, agent_id: row.id, agent_version: row.version } };
    const next = await conversationParts(placed, await blueprintOf(placed), carriage);
    try {
      const own = await actingOf(next);
      const { fallbackLlm = null, fallbackTts, ...rest } = voicesAndModels(next);
      return {
        ...rest,
        agent: own.agent,
        fallbackLlm,
        fallbackTts: fallbackTts ?? rest.tts,
        accept() {
          acting = own;
          release();
          release = next.release;
        },
        discard: next.release,
      };
    } catch (error) {
      next.release();
      throw error;
    }
  };
  return { acting: () => acting, succeed, release: () => release() };
}

/** Writes the answer. @throws CallLost when the call was ended while it rang */
async function open(parts: ConversationParts, line: Line): Promise<void> {
  const at = new Date(parts.runtime.clock.now());
  const mustEndAt = new Date(at.getTime() + parts.agent.limits.max_duration_seconds * 1000 + GRACE_MS);
  const row = await change(parts, { to: 'in_progress', at, mustEndAt });
  if (row) return;
  await line.close();
  throw new CallLost(`call ${parts.call.id} was over before it was answered`);
}

/** Closes the line of a call that could not begin, where there is one. Never rejects. */
export async function letGo({ runtime, call }: PlacedCall, line: Line | null): Promise<void> {
  try {
    await line?.close();
  } catch (error) {
    runtime.log.warn({ err: error, callId: call.id }, 'the line of a call that could not begin did not close');
  }
}

/** What the customer may read of a failure: the words of a vendor or of ours, never those of the database or of a socket. */
export function detailOf(error: unknown): string {
  return isDatabaseTrouble(error) ? 'the service could not reach its database' : (error as Error).message;
}

export async function failUnanswered(placed: PlacedCall, detail: string): Promise<void> {
  const at = new Date(placed.runtime.clock.now());
  try {
    await change(placed, { to: 'failed', reason: 'carrier_error', detail, at });
  } catch (error) {
    // The reaper ends it when its lease has run out.
    placed.runtime.log.error({ err: error, callId: placed.call.id }, 'the failure of a call could not be written');
  }
}

export function stopped(): SessionEnd {
  return { status: 'failed', reason: 'internal_error', detail: 'the service was stopped', isLost: true };
}
