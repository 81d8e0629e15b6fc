// The conversation of a call: a session on an open line, its host (session-host.ts), and agent handoffs.
// Invariant: the conversation does not wait for the database. Its writes wait until the call is stored as answered (session-host.ts).
import type { Line } from '../../../providers/ports/carrier.ts';
import type { NextAgent } from '../../../voice/session/agent-handoff.ts';
import { startSession } from '../../../voice/session/session.ts';
import { findAgent, findLiveAgent } from '../../agents/service.ts';
import { transferTo } from '../dispatch/call-route.ts';
import { CallLeaseLost } from '../rows/leases.ts';
import { endedCall, type ConnectedCall, type FinishedCall } from './call-state.ts';
import { callAgentOf, loadAgent, prepareAgent, sessionProviders } from './prepare-agent.ts';
import { createSecondLegs } from './second-leg.ts';
import { createHost, type CallAgent } from './session-host.ts';
import { changeCall } from './while-leased.ts';

/** Time beyond max_duration for a goodbye. After it, the reaper ends the call. */
export const GRACE_MS = 60_000;

/** Talks on the open line until the call is over. */
export async function converse(connected: ConnectedCall): Promise<FinishedCall> {
  const { run, route, line, answeredBy, view, greeting: prepared, written } = connected;
  const { runtime, call } = run;
  const opened = written.then(() => writeAnswer(connected));
  // Handled below, once there is a session to end.
  opened.catch(() => undefined);
  const first = await callAgentOf(connected.agent, route);
  const agents = agentsOf(connected, first);
  const session = startSession({
    line,
    answeredBy,
    ...(prepared ? { prepared } : {}),
    ...(view ? { view } : {}),
    agent: first.agent,
    host: createHost({
      runtime,
      call,
      fence: run.fence,
      activeAgent: agents.active,
      agentAfter: agents.after,
      onRepriced: () => run.onRepriced(),
      route,
      opened,
    }),
    clock: runtime.voiceClock,
    hostClock: runtime.clock,
    providers: { ...sessionProviders(connected.agent), vad: () => runtime.providers.createVad() },
    log: runtime.log.child({ callId: call.id }),
    ...(route
      ? {
          transfer: (to, abort) => transferTo(runtime, call, route, line, to, abort),
          connect: createSecondLegs(runtime, call, route, () => run.onRepriced()),
        }
      : {}),
    prepareNextAgent: agents.prepareNext,
    signal: run.signal,
  });
  run.onSession(session);
  opened.catch((error: unknown) => {
    runtime.log.warn({ err: error, callId: call.id }, 'an answered call had already ended');
    session.end({ status: 'failed', reason: 'internal_error', detail: 'the call was over before it was answered' });
  });
  await session.done.finally(agents.release);
  return endedCall(connected);
}

/** Tracks the agent that has the call, and prepares another agent of the workspace for a handoff. */
function agentsOf({ run, route, agent: prepared }: ConnectedCall, first: CallAgent) {
  const { call } = run;
  /** The first agent, and those that took over, in order. */
  const agents = [first];
  let release = prepared.release;
  const prepareNext = async (agentId: string, isDraft: boolean): Promise<NextAgent> => {
    const row = await (isDraft ? findAgent : findLiveAgent)(run.runtime.db, call.workspace_id, agentId);
    if (!row) throw new Error('the agent no longer exists');
    const handedOff = { ...run, call: { ...call, agent_id: row.id, agent_version: row.version } };
    const next = await prepareAgent(handedOff, await loadAgent(handedOff));
    try {
      const nextAgent = await callAgentOf(next, route);
      const { fallbackLlm = null, fallbackTts, ...rest } = sessionProviders(next);
      return {
        ...rest,
        agent: nextAgent.agent,
        fallbackLlm,
        fallbackTts: fallbackTts ?? rest.tts,
        accept() {
          agents.push(nextAgent);
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
  return {
    active: () => agents.at(-1)!,
    after: (handoff: number) => agents[handoff]!,
    prepareNext,
    release: () => release(),
  };
}

/** @throws CallLeaseLost when the call ended while it was ringing */
async function writeAnswer({
  run,
  agent,
  line,
}: {
  run: ConnectedCall['run'];
  agent: ConnectedCall['agent'];
  line: Line;
}) {
  const at = new Date(run.runtime.clock.now());
  const mustEndAt = new Date(at.getTime() + agent.agent.limits.max_duration_seconds * 1000 + GRACE_MS);
  const row = await changeCall(run, { to: 'in_progress', at, mustEndAt });
  if (row) return;
  await line.close();
  throw new CallLeaseLost(`call ${run.call.id} was over before it was answered`);
}
