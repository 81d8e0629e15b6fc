// What decides the prices of a call: its way, and the providers of its agent. Used wherever a call is queued or offered.
import type { Runtime } from '../../core/context.ts';
import { engineModel, fallbackModelOf, type AgentRow } from '../agents/service.ts';
import { carriageOf } from '../wallet/service.ts';

type Carriage = ReturnType<typeof carriageOf>;

/**
 * @param own with the providers of the agent's workspace
 * @throws ProviderError for a model or voice that nobody here has
 */
export function agentCarriage(own: Runtime, route: Carriage['route'], { settings }: AgentRow): Carriage {
  const { response_engine: engine, voice_id: voiceId } = settings;
  const { providers } = own;
  const model = engineModel(engine, providers.defaultModel());
  return carriageOf(own, route, model, voiceId, fallbackModelOf(engine, providers));
}
