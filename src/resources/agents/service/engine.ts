// The engine that generates an agent's replies in one call or playground turn: a language model of this deployment, or a
// connection to a customer's server. The caller of `openEngine` closes the engine.
import type { Clock } from '../../../core/clock.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { GuardedConnection } from '../../../providers/connection.ts';
import type { ProviderCatalogue, WorkspaceProviders } from '../../../providers/directory.ts';
import { createCustomLlm } from '../../../providers/llm/custom.ts';
import { CUSTOM_LLM, END_CALL, TRANSFER_CALL } from '../../../providers/llm/custom/answer.ts';
import type { LlmProvider } from '../../../providers/ports/llm.ts';
import type { AgentFunction } from '../../../voice/host.ts';
import type { AgentSettings } from '../fields.ts';

export interface Engine {
  llm: LlmProvider;
  /** Replies if `llm` fails before its first word. */
  fallback: { llm: LlmProvider; model: string } | null;
  close(): void;
}

interface EngineCall {
  /** Id of the call; outside calls, a substitute id. */
  id: string;
  /** Details of the call that a customer's server receives. */
  details: JsonObject;
  /** Whether the first words of a customer's server are spoken, because the agent has no greeting. */
  serverGreets: boolean;
  clock: Clock;
}

/**
 * Returns the functions that a customer's server can call in a session.
 * @param destinations numbers that it can transfer to
 */
export function customFunctions(destinations: readonly string[] | 'any'): readonly AgentFunction[] {
  return [
    { type: 'end_call', id: '', name: END_CALL, description: 'Ends the call.', message: null },
    {
      type: 'transfer_call',
      id: '',
      name: TRANSFER_CALL,
      description: 'Connects the caller.',
      to: null,
      destinations,
      message: null,
      // The customer protocol has no warm transfers.
      mode: 'cold',
      briefing: null,
    },
  ];
}

/** Returns the name of the model that a call runs on, as shown to users. */
export function engineModel(engine: AgentSettings['response_engine'], defaultModel: string): string {
  return engine.type === 'custom-llm' ? CUSTOM_LLM : (engine.model ?? defaultModel);
}

/**
 * Returns the model that replies if the agent's model fails: the agent's choice if it is available, otherwise the deployment's.
 * Null for a customer's server: its prompt, functions and knowledge are on that server, so no model can continue for it.
 */
export function fallbackModelOf(engine: AgentSettings['response_engine'], providers: ProviderCatalogue): string | null {
  if (engine.type === 'custom-llm') return null;
  const served = new Set(providers.models().map(({ id }) => id));
  const own = engine.fallback_model;
  const fallback = own !== undefined && served.has(own) ? own : providers.fallbackModel();
  return fallback === engineModel(engine, providers.defaultModel()) ? null : fallback;
}

/** @throws ProviderError for a model that this deployment does not have */
export function openEngine(
  providers: WorkspaceProviders,
  connection: GuardedConnection,
  engine: AgentSettings['response_engine'],
  { id, details, serverGreets, clock }: EngineCall,
): Engine {
  if (engine.type === 'custom-llm') {
    const open = connection.openSocket;
    const custom = createCustomLlm({ url: engine.websocket_url, callId: id, call: details, serverGreets, clock, open });
    return { ...custom, fallback: null };
  }
  const llm = providers.llm(engineModel(engine, providers.defaultModel()));
  const model = fallbackModelOf(engine, providers);
  const fallback = model === null ? null : { llm: providers.llm(model), model };
  return { llm, fallback, close: () => undefined };
}
