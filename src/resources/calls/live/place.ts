// One outbound call from its claim to its end: dial, ring, answer, converse. Runs in the process that holds the lease.
// Invariant: the carrier is asked once per call, because the claim before it is written once.
import type { Runtime } from '../../../core/context.ts';
import type { JsonObject } from '../../../core/json.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { CUSTOM_LLM } from '../../../providers/llm/custom.ts';
import type { Carrier, DialEvent, Line } from '../../../providers/ports.ts';
import { prepareGreeting } from '../../../voice/greeting.ts';
import type { SessionAgent, SessionEnd } from '../../../voice/host.ts';
import { startSession, type Session } from '../../../voice/session.ts';
import {
  loadBlueprint,
  openEngine,
  openMcpTools,
  toSessionAgent,
  type Engine,
  type McpTools,
  type RunnableFunction,
} from '../../agents/service.ts';
import { withOwnProviders } from '../../voices/service.ts';
import type { Fence } from '../leases.ts';
import type { CallRow } from '../store.ts';
import { CallLost } from '../timeline.ts';
import { transition, type Change } from '../transitions.ts';
import { createHost } from './host.ts';

/** Beyond max_duration: time for a goodbye, then the reaper takes over. */
const GRACE_MS = 60_000;
/** The other side has just said hello: it waits no longer for an answer to that. */
const OPENING_WAIT_MS = 300;

export interface PlacedCall {
  runtime: Runtime;
  call: CallRow;
  fence: Fence;
  /** Aborted when the call is over or lost before it was answered: hang up. */
  signal: AbortSignal;
  /** The conversation has begun and can be ended by this. */
  onSession(session: Session): void;
}

interface Parts extends PlacedCall {
  agent: SessionAgent;
  ringTimeoutMs: number;
  functions: ReadonlyMap<string, RunnableFunction>;
  carrier: Carrier;
  engine: Engine;
  /** Tools of MCP servers, listed while the phone rings. */
  mcp: Promise<McpTools>;
}

/** Resolves when the call is over and written, or was lost to somebody else. Never rejects. */
export async function runCall(placed: PlacedCall): Promise<void> {
  const { runtime, call, signal } = placed;
  try {
    const parts = await partsOf(placed);
    try {
      await dial(parts);
    } finally {
      parts.engine.close();
      parts.mcp.then(
        (tools) => tools.close(),
        () => undefined,
      );
    }
  } catch (error) {
    if (error instanceof CallLost || signal.aborted) return;
    runtime.log.error({ err: error, callId: call.id }, 'a call could not be placed');
    await failUnanswered(placed, (error as Error).message);
  }
}

async function partsOf(placed: PlacedCall): Promise<Parts> {
  const { call } = placed;
  const runtime = await withOwnProviders(placed.runtime, call.workspace_id);
  const blueprint = await loadBlueprint(runtime.db, call.workspace_id, call.agent_id, call.agent_version);
  const variables = call.variables as Record<string, string | number | boolean>;
  const agent = toSessionAgent(call.agent_id, blueprint, variables, runtime.providers.defaultModel());
  const carrier = runtime.providers.carrier(call.from_number!, call.to_number!);
  if (!carrier) throw new Error(`no carrier leads from ${call.from_number} to ${call.to_number}`);
  const functions = new Map(blueprint.functions.map((fn) => [fn.id, fn]));
  const details = callDetails(call);
  const engine = openEngine(runtime, blueprint.settings.response_engine, {
    id: call.id,
    details,
    clock: runtime.clock,
  });
  const warn = (detail: string) => runtime.log.warn({ callId: call.id, detail }, 'an MCP server could not be used');
  const mcp = openMcpTools(runtime, agent.model === CUSTOM_LLM ? [] : blueprint.functions, placed.signal, warn);
  // Looked at when the call is answered.
  mcp.catch(() => undefined);
  return {
    ...placed,
    runtime,
    agent,
    functions,
    carrier,
    engine,
    mcp,
    ringTimeoutMs: blueprint.settings.ring_timeout_seconds * 1000,
  };
}

/** What a server of the agent's owner is told: the words of the protocol that it speaks (providers/llm/custom/wire.ts). */
function callDetails(call: CallRow): JsonObject {
  return {
    call_type: 'phone_call',
    call_id: call.id,
    agent_id: call.agent_id,
    direction: call.direction,
    from_number: call.from_number,
    to_number: call.to_number,
    metadata: call.metadata as JsonObject,
    retell_llm_dynamic_variables: call.variables as JsonObject,
  };
}

async function dial(parts: Parts): Promise<void> {
  const { runtime, call, carrier, agent, ringTimeoutMs, signal } = parts;
  const { voiceClock: clock, providers, log } = runtime;
  const prepared = prepareGreeting({
    agent,
    tts: providers.tts(agent.voiceId),
    clock,
    signal,
    onWarning: (code, detail) => log.warn({ callId: call.id, code, detail }, 'the greeting could not be prepared'),
  });
  const request = { callId: call.id, from: call.from_number!, to: call.to_number!, ringTimeoutMs, signal };
  for await (const event of carrier.dial(request)) {
    if (event.type === 'answered') return converse(parts, event, prepared);
    if (event.type === 'ringing') await change(parts, { to: 'ringing' });
    else {
      const { reason, detail } = event;
      await change(parts, { to: 'failed', reason, detail, at: new Date(runtime.clock.now()) });
    }
  }
}

async function converse(
  parts: Parts,
  { line, by }: Extract<DialEvent, { type: 'answered' }>,
  prepared: ReturnType<typeof prepareGreeting>,
): Promise<void> {
  const { runtime, carrier, call, engine } = parts;
  const { providers, voiceClock: clock } = runtime;
  // The conversation does not wait for the database; what it tells does (host.ts).
  const opened = open(parts, line);
  // An agent that waits greets with its engine's own first words, where they came while the phone rang.
  const greeting = parts.agent.greeting ?? (await engine.opening(OPENING_WAIT_MS));
  const mcp = await parts.mcp;
  const agent = { ...parts.agent, greeting, functions: [...parts.agent.functions, ...mcp.functions] };
  const fallback = agent.fallbackVoiceId;
  const fallbackModel = providers.fallbackModel();
  const session = startSession({
    agent,
    line,
    host: createHost({ ...parts, mcp, opened }),
    clock,
    providers: {
      stt: providers.hears(agent.language),
      tts: providers.tts(agent.voiceId),
      ...(fallback === null ? {} : { fallbackTts: providers.tts(fallback) }),
      llm: engine.llm,
      ...(fallbackModel === null || fallbackModel === agent.model
        ? {}
        : { fallbackLlm: { llm: providers.llm(fallbackModel), model: fallbackModel } }),
      vad: () => providers.createVad(),
    },
    answeredBy: by,
    log: runtime.log.child({ callId: call.id }),
    prepared,
    transfer: (to, signal) => carrier.transfer(line, to, signal),
    signal: parts.signal,
  });
  parts.onSession(session);
  opened.catch((error: unknown) => {
    runtime.log.warn({ err: error, callId: call.id }, 'an answered call was over already');
    session.end({ status: 'failed', reason: 'internal_error', detail: 'the call was over before it was answered' });
  });
  await session.done;
}

/** Writes the answer. @throws CallLost when the call was ended while it rang */
async function open(parts: Parts, line: Line): Promise<void> {
  const at = new Date(parts.runtime.clock.now());
  const mustEndAt = new Date(at.getTime() + parts.agent.maxDurationMs + GRACE_MS);
  const row = await change(parts, { to: 'in_progress', at, mustEndAt });
  if (row) return;
  await line.close();
  throw new CallLost(`call ${parts.call.id} was over before it was answered`);
}

async function change({ runtime, call, fence }: PlacedCall, next: Change): Promise<CallRow | null> {
  return inTransaction(runtime.db, (trx) => transition(trx, runtime, call.id, next, fence));
}

async function failUnanswered(placed: PlacedCall, detail: string): Promise<void> {
  const at = new Date(placed.runtime.clock.now());
  try {
    await change(placed, { to: 'failed', reason: 'carrier_error', detail, at });
  } catch (error) {
    // The reaper ends it when its lease has run out.
    placed.runtime.log.error({ err: error, callId: placed.call.id }, 'the failure of a call could not be written');
  }
}

export function stopped(): SessionEnd {
  return { status: 'failed', reason: 'internal_error', detail: 'the service was stopped' };
}
