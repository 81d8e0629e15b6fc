// An agent outside calls: in the playground, in chats, and on pages that describe it. Visitors use the live version; the
// playground uses the newest version, published or not.
import { fail } from '../../../core/errors.ts';
import type { JsonObject } from '../../../core/json.ts';
import { fillIn, type Variables } from '../../../core/template.ts';
import type { Db } from '../../../database/transaction.ts';
import type { WorkspaceProviders } from '../../../providers/directory.ts';
import { CUSTOM_LLM } from '../../../providers/llm/custom/answer.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';
import type { LlmProvider, Passage } from '../../../providers/ports/llm.ts';
import type { Uses } from '../../../runtime.ts';
import type { SessionAgent } from '../../../voice/host.ts';
import { searchKnowledge } from '../../knowledge-bases/service/search.ts';
import { withInheritedPrivacy } from '../../privacy/service.ts';
import { workspaceProviders } from '../../voices/service/workspace-providers.ts';
import { openMcpTools, type McpTools } from '../functions/service/mcp.ts';
import type { RunnableFunction } from '../functions/service/run.ts';
import { selectFunctions } from '../functions/store.ts';
import { loadBlueprint } from '../service.ts';
import { liveRow, requireAgent, type AgentRow } from '../store.ts';
import { stateOfRow } from '../versions.ts';
import type { DraftSettings } from './draft.ts';
import { fallbackModelOf, openEngine, type Engine } from './engine.ts';
import { toSessionAgent } from './session-agent.ts';
import { variablesOf } from './variables.ts';

/** Passages per search, as in a call. */
const PASSAGES = 5;

/** An agent that can answer in text, in its current state. */
export interface TextAgent {
  agent: SessionAgent;
  functions: readonly RunnableFunction[];
  /** Returns passages of the linked knowledge bases for a query. */
  passages(query: string, signal: AbortSignal): Promise<readonly Passage[]>;
  /** Providers of the agent's workspace. */
  providers: WorkspaceProviders;
  /** Model that replies when the agent's model fails before its first word; null: none. */
  fallbackModel: string | null;
  /** Fills the variables of the agent and of this conversation into a text. */
  fill(text: string): string;
  /**
   * Opens the engine for one turn; the caller closes it. `details` are sent to a customer's own server.
   * @throws Failure `provider_failed` for a model that is no longer available
   */
  open(id: string, details: JsonObject, signal: AbortSignal): Promise<TextEngine>;
}

/** The engine and tools of one turn. */
export interface TextEngine {
  /** The session agent, including the tools of its MCP servers. */
  agent: SessionAgent;
  llm: LlmProvider;
  /** Replies if `llm` fails before its first word. */
  fallback: Engine['fallback'];
  mcp: McpTools;
  close(): void;
}

/**
 * @param draft settings that override the newest version; undefined: the live version is used
 * @throws Failure `agent_not_found`
 */
export async function loadTextAgent(
  runtime: Uses<'db' | 'vault' | 'providers' | 'connection' | 'clock' | 'log'>,
  workspaceId: string,
  agentId: string,
  variables: Variables,
  draft?: Partial<DraftSettings>,
): Promise<TextAgent> {
  const providers = await workspaceProviders(runtime, workspaceId);
  const row = await requireAgent(runtime.db, workspaceId, agentId);
  const own = draft === undefined ? await liveBlueprint(runtime.db, row) : await draftOf(runtime.db, row, draft);
  const settings = await withInheritedPrivacy(runtime.db, workspaceId, own.settings);
  const blueprint = { ...own, settings };
  const { functions } = blueprint;
  const filled = await variablesOf(runtime, workspaceId, settings, variables, null);
  const agent = toSessionAgent(agentId, blueprint, filled, providers.defaultModel());
  const { knowledge_base_ids: baseIds, response_engine: engine } = settings;
  // Passages for text turns. A call gets its passages from its host.
  const passages: TextAgent['passages'] = (query, signal) =>
    searchKnowledge(runtime, workspaceId, baseIds, { query, limit: PASSAGES, signal });
  const open: TextAgent['open'] = async (id, about, signal) => {
    const details = { ...about, agent_id: agentId, retell_llm_dynamic_variables: variables };
    const { llm, fallback, close } = requireAvailable(() =>
      openEngine(providers, runtime.connection, engine, { id, details, serverGreets: false, clock: runtime.clock }),
    );
    const tools = openMcpTools(runtime, agent.model === CUSTOM_LLM ? [] : functions, signal);
    const mcp = await tools.catch((error: unknown) => {
      close();
      throw error;
    });
    for (const { detail } of mcp.notices)
      runtime.log.warn({ agentId, detail }, 'an MCP server could not be used; the turn continues without its tools');
    return {
      agent: { ...agent, functions: [...agent.functions, ...mcp.functions] },
      llm,
      fallback,
      mcp,
      close() {
        close();
        mcp.close();
      },
    };
  };
  const fill: TextAgent['fill'] = (text) => fillIn(text, filled);
  return { agent, functions, passages, providers, fallbackModel: fallbackModelOf(engine, providers), fill, open };
}

async function draftOf(db: Db, row: AgentRow, draft: Partial<DraftSettings>) {
  const functions = await selectFunctions(db, row.workspace_id, [row.id]);
  return { ...stateOfRow(row), settings: { ...row.settings, ...draft }, functions };
}

/** Avoids a second read if no version is published. */
async function liveBlueprint(db: Db, row: AgentRow) {
  const { workspace_id: workspaceId, id, published_version: version } = row;
  return version === null ? draftOf(db, row, {}) : loadBlueprint(db, workspaceId, id, version);
}

/**
 * Runs a lookup of providers.
 * @throws Failure `provider_failed` for a model or voice that is no longer available
 */
export function requireAvailable<T>(find: () => T): T {
  try {
    return find();
  } catch (error) {
    if (error instanceof ProviderError) throw fail('provider_failed', { detail: error.message });
    throw error;
  }
}

/**
 * Returns the data of an agent that unauthenticated clients can see: name, language and greeting, and a function that fills its
 * variables into a text.
 * @throws Failure `agent_not_found`
 */
export async function describeAgent(
  runtime: Uses<'db' | 'providers' | 'clock'>,
  workspaceId: string,
  agentId: string,
): Promise<{ name: string; language: string; greeting: string | null; fill(text: string): string }> {
  const row = liveRow(await requireAgent(runtime.db, workspaceId, agentId));
  const blueprint = { ...stateOfRow(row), functions: [] };
  const variables = await variablesOf(runtime, workspaceId, blueprint.settings, {}, null);
  const model = runtime.providers.operator.defaultModel();
  const { name, language, greeting } = toSessionAgent(agentId, blueprint, variables, model);
  return { name, language, greeting, fill: (text) => fillIn(text, variables) };
}

/** If the agent ends the conversation with a goodbye, the goodbye is its reply. */
export function goodbyeOf({ agent }: TextAgent, tools: readonly string[]): string {
  const ended = agent.functions.find(({ name, type }) => type === 'end_call' && tools.includes(name));
  return ended?.type === 'end_call' ? (ended.message ?? '') : '';
}
