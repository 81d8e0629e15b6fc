// What thinks for an agent in one call or playground turn: a model of the registry, or a connection to the owner's own server.
// Whoever opens an engine closes it.
import type { Clock } from '../../core/clock.ts';
import type { GuardedConnection } from '../../providers/connection.ts';
import type { JsonObject } from '../../core/json.ts';
import { createCustomLlm, CUSTOM_LLM, END_CALL, TRANSFER_CALL } from '../../providers/llm/custom.ts';
import type { LlmProvider } from '../../providers/ports.ts';
import type { AgentFunction } from '../../voice/host.ts';
import type { AgentSettings } from './fields.ts';
import type { ProviderCatalogue, WorkspaceProviders } from '../../providers/directory.ts';

export interface Engine {
  llm: LlmProvider;
  /** Answers where `llm` fails before its first word. */
  fallback: { llm: LlmProvider; model: string } | null;
  /** A greeting of the engine's own; null: it has none. */
  opening(withinMs: number): Promise<string | null>;
  close(): void;
}

export interface EngineCall {
  /** The call's id, or what stands for it outside of one. */
  id: string;
  /** What a server of the owner's is told of it. */
  details: JsonObject;
  clock: Clock;
}

/**
 * What a server of the owner's may ask a session for.
 * @param destinations numbers that it may transfer to
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
      // Its protocol knows no other.
      mode: 'cold',
      briefing: null,
    },
  ];
}

/** The model that a call is said to run on. */
export function engineModel(engine: AgentSettings['response_engine'], defaultModel: string): string {
  return engine.type === 'custom-llm' ? CUSTOM_LLM : (engine.model ?? defaultModel);
}

/**
 * What answers where the agent's model fails: its own choice, else the deployment's, as long as it is served. Null for a server
 * of the owner's: it has prompt, functions and knowledge of its own, and nobody could go on in its place.
 */
export function fallbackModelOf(engine: AgentSettings['response_engine'], providers: ProviderCatalogue): string | null {
  if (engine.type === 'custom-llm') return null;
  const served = new Set(providers.models().map(({ id }) => id));
  const own = engine.fallback_model;
  const fallback = own !== undefined && served.has(own) ? own : providers.fallbackModel();
  return fallback === engineModel(engine, providers.defaultModel()) ? null : fallback;
}

/** @throws ProviderError for a model that nobody here runs */
export function openEngine(
  providers: WorkspaceProviders,
  connection: GuardedConnection,
  engine: AgentSettings['response_engine'],
  { id, details, clock }: EngineCall,
): Engine {
  if (engine.type === 'custom-llm') {
    const open = connection.openSocket;
    const custom = createCustomLlm({ url: engine.websocket_url, callId: id, call: details, clock, open });
    return { ...custom, fallback: null };
  }
  const llm = providers.llm(engineModel(engine, providers.defaultModel()));
  const model = fallbackModelOf(engine, providers);
  const fallback = model === null ? null : { llm: providers.llm(model), model };
  return { llm, fallback, opening: async () => null, close: () => undefined };
}
