// Prepares an agent for a call: its settings, model, functions and MCP tools. The first agent of a call is prepared while the
// phone rings; later agents are prepared before a handoff.
import type { JsonObject } from '../../../core/json.ts';
import type { WorkspaceProviders } from '../../../providers/directory.ts';
import { CUSTOM_LLM } from '../../../providers/llm/custom/answer.ts';
import type { Uses } from '../../../runtime.ts';
import type { SessionAgent } from '../../../voice/host.ts';
import { prepareGreeting, type PreparedGreeting } from '../../../voice/out/greeting.ts';
import { openMcpTools, type McpTools } from '../../agents/functions/service/mcp.ts';
import type { RunnableFunction } from '../../agents/functions/service/run.ts';
import { loadBlueprint, type Blueprint } from '../../agents/service.ts';
import { openEngine, type Engine } from '../../agents/service/engine.ts';
import { toSessionAgent } from '../../agents/service/session-agent.ts';
import { speakableVoice } from '../../agents/service/speakable-voice.ts';
import { variablesOf } from '../../agents/service/variables.ts';
import { withInheritedPrivacy } from '../../privacy/service.ts';
import { workspaceProviders } from '../../voices/service/workspace-providers.ts';
import { pricingKeyOf, routeOf } from '../../wallet/service/pricing.ts';
import { findCallRoute, type CallRoute } from '../dispatch/call-route.ts';
import type { CallRow } from '../rows/calls.ts';
import { selectDraft } from '../rows/drafts.ts';
import type { CallRun, ClaimedCall, PreparedPhoneCall } from './call-state.ts';
import type { CallAgent } from './session-host.ts';
import { whileLeased } from './while-leased.ts';

/** The built-in LLM answers from a script and cannot summarize. */
const BUILTIN_LLM = 'builtin';

export interface PreparedAgent {
  /** Providers of the call's workspace. */
  providers: WorkspaceProviders;
  agent: SessionAgent;
  version: number;
  /** Functions of the agent's version, by id. */
  functions: ReadonlyMap<string, RunnableFunction>;
  knowledgeBaseIds: readonly string[];
  ringTimeoutMs: number;
  engine: Engine;
  /** Tools of MCP servers, listed while the phone rings. */
  mcp: Promise<McpTools>;
  /** Closes the engine and the connections to the MCP servers. Idempotent. */
  release(): void;
}

/** Prepares a call over a carrier: the agent, the route, and the synthesis of the first sentence. */
export async function prepareForPhone({ run }: ClaimedCall): Promise<PreparedPhoneCall> {
  const blueprint = await loadAgent(run);
  const route = await whileLeased(run, () => findCallRoute(run.runtime, run.call));
  const agent = await prepareAgent(run, blueprint);
  return { stage: 'prepared', run, agent, route, greeting: greetingOf(run, agent) };
}

/** Loads the agent at the version that the call was created with, and applies the overrides of the call. */
export async function loadAgent(run: Pick<CallRun, 'runtime' | 'call' | 'signal'>): Promise<Blueprint> {
  const { runtime, call } = run;
  const { workspace_id: workspaceId, agent_id: agentId, agent_version: version } = call;
  const blueprint = await whileLeased(run, () => loadBlueprint(runtime.db, workspaceId, agentId, version));
  const draft = call.channel === 'web' ? await whileLeased(run, () => selectDraft(runtime.db, call.id, agentId)) : {};
  const voicemail = call.voicemail ? { voicemail: call.voicemail } : {};
  const own = { ...blueprint.settings, ...draft, ...voicemail };
  const settings = await whileLeased(run, () => withInheritedPrivacy(runtime.db, workspaceId, own));
  return call.no_store ? { ...blueprint, settings: withoutStore(settings) } : { ...blueprint, settings };
}

function withoutStore<Settings extends { privacy: object }>(settings: Settings): Settings {
  return { ...settings, privacy: { ...settings.privacy, no_store: true } };
}

export async function prepareAgent(
  run: Pick<CallRun, 'runtime' | 'call' | 'signal'>,
  blueprint: Blueprint,
): Promise<PreparedAgent> {
  const { runtime, call, signal } = run;
  const providers = await whileLeased(run, () => workspaceProviders(runtime, call.workspace_id));
  const given = call.variables as Record<string, string | number | boolean>;
  const variables = await whileLeased(run, () =>
    variablesOf(runtime, call.workspace_id, blueprint.settings, given, call),
  );
  const resolved = toSessionAgent(call.agent_id, blueprint, variables, providers.defaultModel());
  const { replaced, ...voices } = speakableVoice(providers, resolved);
  const agent = {
    ...resolved,
    ...voices,
    notices: replaced === null ? [] : [{ code: 'voice_replaced', detail: replaced }],
  };
  // Runs while the phone rings.
  runtime.providers.expectCall(agent.voiceId);
  runtime.providers.loadSdkOf(agent.voiceId);
  if (agent.hasKnowledge) warmUpSearch(runtime);
  const functions = new Map(blueprint.functions.map((fn) => [fn.id, fn]));
  const { response_engine: engineSettings, knowledge_base_ids: knowledgeBaseIds } = blueprint.settings;
  const ringTimeoutMs = blueprint.settings.ring_timeout_seconds * 1000;
  const details = callDetails(call);
  const engine = openEngine(providers, runtime.connection, engineSettings, {
    id: call.id,
    details,
    serverGreets: agent.greeting === null,
    clock: runtime.clock,
  });
  const mcp = openMcpTools(runtime, agent.model === CUSTOM_LLM ? [] : blueprint.functions, signal);
  let isReleased = false;
  const release = () => {
    if (isReleased) return;
    isReleased = true;
    engine.close();
    // A failure to list the tools is reported when the call is answered.
    mcp.then(
      (tools) => tools.close(),
      () => undefined,
    );
  };
  // Awaited when the call is answered.
  mcp.then(
    ({ notices }) => {
      for (const { detail } of notices)
        runtime.log.warn({ callId: call.id, detail }, 'an MCP server could not be used');
    },
    () => undefined,
  );
  return {
    providers,
    agent,
    version: call.agent_version,
    functions,
    knowledgeBaseIds,
    ringTimeoutMs,
    engine,
    mcp,
    release,
  };
}

/** Loads the embedder early, so that the first question does not wait for it. */
function warmUpSearch({ providers, log }: Uses<'log' | 'providers'>): void {
  providers.embedder.warmUp().catch((error: unknown) => log.warn({ err: error }, 'the embedder is not ready'));
}

/** Details of the call for the agent's own LLM server, with the field names of its protocol (providers/llm/custom/wire.ts). */
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

/** Starts to synthesize the first sentence, so that no caller waits for it on the line. */
function greetingOf(
  { runtime, call, signal }: CallRun,
  { providers, agent }: PreparedAgent,
): Promise<PreparedGreeting> {
  const { voiceClock: clock, log } = runtime;
  return prepareGreeting({
    agent,
    tts: providers.tts(agent.voiceId),
    clock,
    signal,
    onWarning: (code, detail) =>
      log.warn({ callId: call.id, warning: code, detail }, 'the greeting could not be prepared'),
  });
}

/** Builds the agent for the session's host, including the tools of its MCP servers. */
export async function callAgentOf(prepared: PreparedAgent, route: CallRoute | null): Promise<CallAgent> {
  const { providers, agent, version, engine, functions, knowledgeBaseIds } = prepared;
  const mcp = await prepared.mcp;
  const isModel = agent.model !== CUSTOM_LLM && engine.llm.id !== BUILTIN_LLM;
  const priceRoute = route ? routeOf(route.carrier.id) : 'web';
  return {
    agent: {
      ...agent,
      notices: [...(agent.notices ?? []), ...mcp.notices],
      functions: [...agent.functions, ...mcp.functions],
    },
    version,
    llm: isModel ? engine.llm : null,
    functions,
    knowledgeBaseIds,
    mcp,
    // The route keeps the price of its destination; if prices differ, the higher one applies.
    pricing: pricingKeyOf(providers, priceRoute, agent.model, agent.voiceId, {
      fallbackModel: engine.fallback?.model,
      languages: [agent.language, ...(agent.otherLanguages ?? [])],
    }),
  };
}

/** Returns the agent's providers as session options. */
export function sessionProviders({ providers, agent, engine }: PreparedAgent) {
  const fallback = agent.fallbackVoiceId;
  return {
    stt: providers.callSttFor(agent.language, agent.otherLanguages),
    tts: providers.tts(agent.voiceId),
    ...(fallback === null ? {} : { fallbackTts: providers.tts(fallback) }),
    llm: engine.llm,
    ...(engine.fallback ? { fallbackLlm: engine.fallback } : {}),
  };
}
