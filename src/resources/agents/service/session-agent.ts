// A version of an agent as a live conversation needs it: templates filled in, engine resolved. Pure.
import type { JsonObject } from '../../../core/json.ts';
import { fillIn, type Variables } from '../../../core/template.ts';
import type { AgentFunction, SessionAgent } from '../../../voice/host.ts';
import { customFunctions } from './engine.ts';
import { limitsOf, sessionParts } from '../fields.ts';
import { destinationsOf, destinationsOfAll } from '../functions/destinations.ts';
import type { AgentFunctionRecord } from '../wire.ts';
import type { AgentState } from '../settings.ts';

export type AgentBlueprint = AgentState & { functions: readonly AgentFunctionRecord[] };

/** @param given variables of the call; they override those of the agent */
export function toSessionAgent(
  agentId: string,
  blueprint: AgentBlueprint,
  given: Variables,
  defaultModel: string,
): SessionAgent {
  const { settings } = blueprint;
  const variables: Variables = { ...settings.variables, ...given };
  const fill = (text: string) => fillIn(text, variables);
  const fillOrNull = (text: string | null | undefined) => (text ? fill(text) : null);
  const isCustomEngine = settings.response_engine.type === 'custom-llm';
  return {
    agentId,
    name: blueprint.agent_name,
    // A customer's own server has its own functions. Where it may transfer calls to is a setting of the agent.
    functions: isCustomEngine
      ? customFunctions(destinationsOfAll(blueprint.functions))
      : blueprint.functions.flatMap((fn) => toAgentFunction(fn, fillOrNull)),
    limits: limitsOf(settings),
    ...sessionParts(settings, { fill, fillOrNull, defaultModel, isCustomEngine }),
  };
}

/** Empty for type `mcp`: functions/service/mcp.ts adds a function for each tool of the server when a call begins. */
function toAgentFunction(fn: AgentFunctionRecord, fill: (text: string | null) => string | null): AgentFunction | [] {
  const { id, name, description, settings } = fn;
  const message = fill((settings['message'] as string | null | undefined) ?? null);
  switch (fn.type) {
    case 'webhook':
      return {
        type: 'webhook',
        id,
        name,
        description,
        parameters: settings['parameters'] as JsonObject,
        timeoutMs: settings['timeout_ms'] as number,
        filler: fill(settings['filler'] as string | null),
      };
    case 'transfer_call':
      return {
        type: 'transfer_call',
        id,
        name,
        description,
        ...destinationsOf(settings),
        message,
        // Functions stored before warm transfers existed have neither.
        mode: (settings['mode'] as 'cold' | 'warm' | undefined) ?? 'cold',
        briefing: fill((settings['briefing'] as string | null | undefined) ?? null),
      };
    case 'end_call':
      return { type: 'end_call', id, name, description, message };
    case 'dtmf':
      return { type: 'dtmf', id, name, description };
    case 'send_sms':
      return { type: 'send_sms', id, name, description };
    case 'mcp':
      return [];
  }
}
