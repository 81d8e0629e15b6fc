// One call from its claim to its end: dial, ring, answer, converse; an inbound one begins with its line. Runs in the process
// that holds the lease.
// Invariant: the carrier is asked once per call, because the claim before it is written once.
import type { Runtime } from '../../../core/context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import {
  ProviderError,
  type Carrier,
  type CarrierAccount,
  type DialEvent,
  type Line,
} from '../../../providers/ports.ts';
import { prepareGreeting } from '../../../voice/greeting.ts';
import type { SessionAgent, SessionEnd } from '../../../voice/host.ts';
import { startSession, type Session } from '../../../voice/session.ts';
import { loadBlueprint, toSessionAgent, type RunnableFunction } from '../../agents/service.ts';
import { accountOf, checkDestination, findActiveNumber, type PhoneNumberRow } from '../../phone-numbers/service.ts';
import type { Fence } from '../leases.ts';
import type { CallRow } from '../store.ts';
import { CallLost } from '../timeline.ts';
import { transition, type Change } from '../transitions.ts';
import { createHost } from './host.ts';

/** Beyond max_duration: time for a goodbye, then the reaper takes over. */
const GRACE_MS = 60_000;

export interface PlacedCall {
  runtime: Runtime;
  call: CallRow;
  fence: Fence;
  /** Aborted when the call is over or lost before it was answered: hang up. */
  signal: AbortSignal;
  /** Of an inbound call: its audio has come. */
  line?: Line;
  /** The conversation has begun and can be ended by this. */
  onSession(session: Session): void;
}

interface Parts extends PlacedCall {
  agent: SessionAgent;
  ringTimeoutMs: number;
  functions: ReadonlyMap<string, RunnableFunction>;
  carrier: Carrier;
  /** The number of ours, and the account that it is on. */
  number: PhoneNumberRow;
  account: CarrierAccount | undefined;
}

/** Resolves when the call is over and written, or was lost to somebody else. Never rejects. */
export async function runCall(placed: PlacedCall): Promise<void> {
  const { runtime, call, signal } = placed;
  try {
    const parts = await partsOf(placed);
    if (placed.line) await converse(parts, { line: placed.line, by: 'human' }, prepareFor(parts));
    else await dial(parts);
  } catch (error) {
    await placed.line?.close();
    if (error instanceof CallLost || signal.aborted) return;
    runtime.log.error({ err: error, callId: call.id }, 'a call could not be placed');
    await failUnanswered(placed, (error as Error).message);
  }
}

async function partsOf(placed: PlacedCall): Promise<Parts> {
  const { runtime, call } = placed;
  const blueprint = await loadBlueprint(runtime.db, call.workspace_id, call.agent_id, call.agent_version);
  const variables = call.variables as Record<string, string | number | boolean>;
  const agent = toSessionAgent(call.agent_id, blueprint, variables, runtime.providers.defaultModel());
  const { number, carrier } = await carriageOf(placed);
  const account = carrier.id === number.carrier ? accountOf(runtime, number) : undefined;
  const functions = new Map(blueprint.functions.map((fn) => [fn.id, fn]));
  const ringTimeoutMs = blueprint.settings.ring_timeout_seconds * 1000;
  return { ...placed, agent, functions, carrier, number, account, ringTimeoutMs };
}

/** The number of ours, and who carries the call. */
async function carriageOf({ runtime, call }: PlacedCall): Promise<{ number: PhoneNumberRow; carrier: Carrier }> {
  const { workspace_id: workspaceId, from_number: from, to_number: to } = call;
  const own = call.direction === 'inbound' ? to! : from!;
  const number = await findActiveNumber(runtime.db, workspaceId, own);
  if (!number) throw new Error(`${own} is no active number any more`);
  const { providers } = runtime;
  const carrier =
    call.direction === 'inbound'
      ? providers.carriers().find(({ id }) => id === number.carrier)
      : providers.carrier(own, to!, number.carrier);
  if (!carrier) throw new Error(`no carrier leads from ${from} to ${to}`);
  return { number, carrier };
}

function prepareFor({ runtime, call, agent, signal }: Parts): ReturnType<typeof prepareGreeting> {
  return prepareGreeting({
    agent,
    tts: runtime.providers.tts(agent.voiceId),
    clock: runtime.voiceClock,
    signal,
    onWarning: (code, detail) =>
      runtime.log.warn({ callId: call.id, code, detail }, 'the greeting could not be prepared'),
  });
}

async function dial(parts: Parts): Promise<void> {
  const { runtime, call, carrier, ringTimeoutMs, signal, account } = parts;
  const prepared = prepareFor(parts);
  const request = { callId: call.id, from: call.from_number!, to: call.to_number!, ringTimeoutMs, signal, account };
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
  { line, by }: Pick<Extract<DialEvent, { type: 'answered' }>, 'line' | 'by'>,
  prepared: ReturnType<typeof prepareGreeting>,
): Promise<void> {
  const { runtime, agent, call } = parts;
  const { providers, voiceClock: clock } = runtime;
  // The conversation does not wait for the database; what it tells does (host.ts).
  const opened = open(parts, line);
  const fallback = agent.fallbackVoiceId;
  const session = startSession({
    agent,
    line,
    host: createHost({ ...parts, opened }),
    clock,
    providers: {
      stt: providers.stt,
      tts: providers.tts(agent.voiceId),
      ...(fallback === null ? {} : { fallbackTts: providers.tts(fallback) }),
      llm: providers.llm(agent.model),
      vad: () => providers.createVad(),
    },
    answeredBy: by,
    log: runtime.log.child({ callId: call.id }),
    prepared,
    transfer: (to, signal) => transfer(parts, line, to, signal),
    signal: parts.signal,
  });
  parts.onSession(session);
  opened.catch((error: unknown) => {
    runtime.log.warn({ err: error, callId: call.id }, 'an answered call was over already');
    session.end({ status: 'failed', reason: 'internal_error', detail: 'the call was over before it was answered' });
  });
  await session.done;
}

/** Whoever is connected there is paid for by the workspace: held to the same rules as a call. */
async function transfer(parts: Parts, line: Line, to: string, signal: AbortSignal): Promise<void> {
  const { runtime, call, number, carrier } = parts;
  const refusal = await checkDestination(runtime, call.workspace_id, number, carrier, to);
  if (refusal) throw new ProviderError(carrier.id, 'refused', `${to} ${refusal.detail}`);
  await carrier.transfer(line, to, signal);
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
