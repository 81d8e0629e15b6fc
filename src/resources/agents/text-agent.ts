// An agent as those see it who do not call it: the playground, chats, pages that introduce it. Always as it is now.
import type { Runtime } from '../../core/context.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Variables } from '../../core/template.ts';
import type { Passage } from '../../providers/ports.ts';
import type { SessionAgent } from '../../voice/host.ts';
import { searchKnowledge } from '../knowledge-bases/service.ts';
import { openEngine, type Engine } from './engine.ts';
import type { RunnableFunction } from './functions/run.ts';
import { listFunctions } from './functions/store.ts';
import { toSessionAgent } from './session-agent.ts';
import { requireAgent } from './store.ts';
import { stateOfRow } from './versions.ts';

/** As in a call. */
const PASSAGES = 5;

/** An agent that can answer in text, as it is now. */
export interface TextAgent {
  agent: SessionAgent;
  functions: readonly RunnableFunction[];
  /** Of the linked knowledge bases, for these words. */
  passages(query: string, signal: AbortSignal): Promise<readonly Passage[]>;
  /** What thinks for one turn; whoever opens it closes it. `details` is what a server of the owner's is told. */
  open(id: string, details: JsonObject): Engine;
}

/** @throws Failure `agent_not_found` */
export async function loadTextAgent(
  runtime: Runtime,
  workspaceId: string,
  agentId: string,
  variables: Variables,
): Promise<TextAgent> {
  const row = await requireAgent(runtime.db, workspaceId, agentId);
  const functions = await listFunctions(runtime.db, workspaceId, [agentId]);
  const blueprint = { ...stateOfRow(row), functions };
  const agent = toSessionAgent(agentId, blueprint, variables, runtime.providers.defaultModel());
  const { knowledge_base_ids: baseIds, response_engine: engine } = row.settings;
  // The one place where a text turn gets its passages; a call gets them from its host.
  const passages: TextAgent['passages'] = (query, signal) =>
    searchKnowledge(runtime, workspaceId, baseIds, { query, limit: PASSAGES, signal });
  const open: TextAgent['open'] = (id, details) =>
    openEngine(runtime, engine, {
      id,
      details: { ...details, agent_id: agentId, retell_llm_dynamic_variables: variables },
      clock: runtime.clock,
    });
  return { agent, functions, passages, open };
}

/** What strangers may know of an agent: its name, its language, and its first sentence. @throws Failure `agent_not_found` */
export async function describeAgent(
  runtime: Runtime,
  workspaceId: string,
  agentId: string,
): Promise<{ name: string; language: string; greeting: string | null }> {
  const row = await requireAgent(runtime.db, workspaceId, agentId);
  const blueprint = { ...stateOfRow(row), functions: [] };
  const { name, language, greeting } = toSessionAgent(agentId, blueprint, {}, runtime.providers.defaultModel());
  return { name, language, greeting };
}
