// A version of an agent, ready for simulated conversations, with the settings, prompt, engine, functions and knowledge of a call.
import type { JsonObject } from '../../../core/json.ts';
import type { WorkspaceProviders } from '../../../providers/directory.ts';
import { DEMO_MODEL } from '../../../providers/llm/builtin.ts';
import { CUSTOM_LLM } from '../../../providers/llm/custom/answer.ts';
import type { LlmProvider } from '../../../providers/ports/llm.ts';
import type { Uses } from '../../../runtime.ts';
import type { SessionAgent, VoiceHost } from '../../../voice/host.ts';
import type { AgentProviders } from '../../../voice/session/agent-state.ts';
import { openMcpTools } from '../../agents/functions/service/mcp.ts';
import { runFunction } from '../../agents/functions/service/run.ts';
import { findAgent, type Blueprint } from '../../agents/service.ts';
import { fallbackModelOf, openEngine } from '../../agents/service/engine.ts';
import { toSessionAgent } from '../../agents/service/session-agent.ts';
import { speakableVoice } from '../../agents/service/speakable-voice.ts';
import { variablesOf } from '../../agents/service/variables.ts';
import { searchKnowledge } from '../../knowledge-bases/service/search.ts';
import { withInheritedPrivacy } from '../../privacy/service.ts';
import { workspaceProviders } from '../../voices/service/workspace-providers.ts';
import type { PricingKey } from '../../wallet/rates.ts';
import { requireModelFunds } from '../../wallet/service/holds.ts';
import { pricingKeyOf } from '../../wallet/service/pricing.ts';
import type { Definition } from '../definition.ts';
import type { RealFunction } from '../simulation/mocks.ts';

/** Same as in a call. */
const PASSAGES = 5;

export type Testing = Uses<
  'db' | 'vault' | 'providers' | 'connection' | 'clock' | 'log' | 'rates' | 'config' | 'voiceClock' | 'notifications'
>;

export interface AgentUnderTest {
  agent: SessionAgent;
  providers: AgentProviders;
  pricing: PricingKey;
  searchKnowledge: VoiceHost['searchKnowledge'];
  runFunction: NonNullable<RealFunction>;
  close(): void;
}

export interface OpenOptions {
  workspaceId: string;
  agentId: string;
  /** Used instead of the id of a call. */
  id: string;
  blueprint: Blueprint;
  own: WorkspaceProviders;
  definition: Definition;
  signal: AbortSignal;
}

/** Opens an agent, which the caller must close. @throws ProviderError for a model or voice that the deployment no longer has */
export async function openAgentUnderTest(runtime: Testing, options: OpenOptions): Promise<AgentUnderTest> {
  const { workspaceId, agentId, id, own, definition, signal } = options;
  const settings = await withInheritedPrivacy(runtime.db, workspaceId, options.blueprint.settings);
  const blueprint = { ...options.blueprint, settings };
  const variables = await variablesOf(runtime, workspaceId, settings, definition.variables, null);
  const resolved = toSessionAgent(agentId, blueprint, variables, own.defaultModel());
  const { replaced, ...voices } = speakableVoice(own, resolved);
  const notices = replaced === null ? [] : [{ code: 'voice_replaced', detail: replaced }];
  const { response_engine: engineSettings, knowledge_base_ids: baseIds } = settings;
  const details: JsonObject = { call_type: 'test', call_id: id, agent_id: agentId, metadata: {} };
  const about = { ...details, retell_llm_dynamic_variables: definition.variables };
  const engine = openEngine(own, runtime.connection, engineSettings, {
    id,
    details: about,
    serverGreets: resolved.greeting === null,
    clock: runtime.clock,
  });
  try {
    const servers = resolved.model === CUSTOM_LLM ? [] : blueprint.functions;
    const mcp = await openMcpTools(runtime, servers, signal);
    for (const { detail } of mcp.notices)
      runtime.log.warn({ agentId, detail }, 'an MCP server could not be used in a test');
    const agent = {
      ...resolved,
      ...voices,
      notices: [...notices, ...mcp.notices],
      functions: [...resolved.functions, ...mcp.functions],
    };
    const fallbackVoice = agent.fallbackVoiceId;
    const rows = new Map(blueprint.functions.map((fn) => [fn.name, fn]));
    const search = (query: string, abort: AbortSignal) =>
      searchKnowledge(runtime, workspaceId, baseIds, { query, limit: PASSAGES, signal: abort });
    return {
      agent,
      providers: {
        llm: engine.llm,
        ...(engine.fallback ? { fallbackLlm: engine.fallback } : {}),
        tts: own.tts(agent.voiceId),
        ...(fallbackVoice === null ? {} : { fallbackTts: own.tts(fallbackVoice) }),
      },
      pricing: pricingKeyOf(own, 'web', agent.model, agent.voiceId, {
        fallbackModel: fallbackModelOf(engineSettings, own),
      }),
      searchKnowledge: search,
      async runFunction(name, args, abort) {
        const fn = agent.functions.find((each) => each.name === name);
        const tool = fn && mcp.run(fn, args, abort);
        if (tool) return tool;
        const row = rows.get(name);
        if (!row) return { ok: false, result: { error: `there is no function ${name}` } };
        return runFunction(runtime, row, { agentId, arguments: args, call: null }, abort);
      },
      close() {
        engine.close();
        mcp.close();
      },
    };
  } catch (error) {
    engine.close();
    throw error;
  }
}

/** Returns the model that plays callers and judges; null on a deployment without one. */
export function testModel(own: WorkspaceProviders): { llm: LlmProvider; model: string } | null {
  const model = own.defaultModel();
  return model === DEMO_MODEL ? null : { llm: own.llm(model), model };
}

/** @throws Failure `insufficient_funds` if the agent's model costs money and the wallet has none */
export async function requireTestFunds(runtime: Testing, workspaceId: string, agentId: string): Promise<void> {
  const agent = await findAgent(runtime.db, workspaceId, agentId);
  if (!agent) return;
  const own = await workspaceProviders(runtime, workspaceId);
  const { voice_id: voiceId, fallback_voice_id: fallback } = agent.settings;
  const voices = { voiceId, fallbackVoiceId: fallback ?? null };
  const model = agent.settings.response_engine;
  const name = model.type === 'custom-llm' ? CUSTOM_LLM : (model.model ?? own.defaultModel());
  await requireModelFunds(
    runtime.db,
    runtime,
    workspaceId,
    pricingKeyOf(own, 'web', name, speakableVoice(own, voices).voiceId),
  );
}
