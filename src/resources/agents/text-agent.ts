// An agent as those see it who do not call it: the playground, chats, pages that introduce it. Always as it is now.
import type { Runtime } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import type { Variables } from '../../core/template.ts';
import type { Passage } from '../../providers/ports.ts';
import type { SessionAgent } from '../../voice/host.ts';
import type { RunnableFunction } from './functions/run.ts';
import { listFunctions } from './functions/store.ts';
import { toSessionAgent } from './session-agent.ts';
import { requireAgent } from './store.ts';
import { stateOfRow } from './versions.ts';

/** An agent that can answer in text, as it is now. */
export interface TextAgent {
  agent: SessionAgent;
  functions: readonly RunnableFunction[];
  /** Of the linked knowledge bases, for these words. */
  passages(query: string, signal: AbortSignal): Promise<readonly Passage[]>;
}

/** @throws Failure `agent_not_found`; `validation_failed` at `pointer` for an agent with an engine that is not ours */
export async function loadTextAgent(
  runtime: Runtime,
  workspaceId: string,
  agentId: string,
  variables: Variables,
  pointer: string,
): Promise<TextAgent> {
  const row = await requireAgent(runtime.db, workspaceId, agentId);
  if (row.settings.response_engine.type === 'custom-llm') {
    throw invalid(pointer, 'engine_not_supported', 'needs an agent with a service-llm engine');
  }
  const functions = await listFunctions(runtime.db, workspaceId, [agentId]);
  const blueprint = { ...stateOfRow(row), functions };
  const agent = toSessionAgent(agentId, blueprint, variables, runtime.providers.defaultModel());
  // The one place where a text turn gets its passages; a call gets them from its host.
  return { agent, functions, passages: async () => [] };
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
