// Prepares a version of an agent for a live conversation: fills in templates and resolves the engine. Pure.
import { fillIn, type Variables } from '../../../core/template.ts';
import type { AgentFunction, SessionAgent } from '../../../voice/host.ts';
import { limitsOf, sessionParts } from '../fields.ts';
import { destinationsOf, destinationsOfAll } from '../functions/destinations.ts';
import { completeSettings } from '../functions/fields.ts';
import type { AgentState } from '../settings.ts';
import type { AgentFunctionRecord } from '../wire.ts';
import { customFunctions } from './engine.ts';

type AgentBlueprint = AgentState & { functions: readonly AgentFunctionRecord[] };

/** @param given variables of the conversation, from `variablesOf` */
export function toSessionAgent(
  agentId: string,
  blueprint: AgentBlueprint,
  given: Variables,
  defaultModel: string,
): SessionAgent {
  const { settings } = blueprint;
  const fill = (text: string) => fillIn(text, given);
  const fillOrNull = (text: string | null | undefined) => (text ? fill(text) : null);
  const isCustomEngine = settings.response_engine.type === 'custom-llm';
  return {
    agentId,
    name: blueprint.agent_name,
    // A customer's own server has its own functions. Its transfer destinations are a setting of the agent.
    functions: isCustomEngine
      ? customFunctions(destinationsOfAll(blueprint.functions))
      : blueprint.functions.flatMap((fn) => toAgentFunction(fn, fillOrNull)),
    limits: limitsOf(settings),
    ...sessionParts(settings, { fill, fillOrNull, defaultModel, isCustomEngine }),
  };
}

/** Empty for type `mcp`: functions/service/mcp.ts adds one function per tool of the server when a call begins. */
function toAgentFunction(fn: AgentFunctionRecord, fill: (text: string | null) => string | null): AgentFunction | [] {
  const { id, name, description } = fn;
  switch (fn.type) {
    case 'webhook': {
      const { parameters, timeout_ms: timeoutMs, filler } = completeSettings(fn.type, fn.settings);
      return { type: 'webhook', id, name, description, parameters, timeoutMs, filler: fill(filler) };
    }
    case 'transfer_call': {
      const { message, mode, briefing } = completeSettings(fn.type, fn.settings);
      const destinations = destinationsOf(fn.settings);
      const texts = { message: fill(message), briefing: fill(briefing) };
      return { type: 'transfer_call', id, name, description, ...destinations, ...texts, mode };
    }
    case 'end_call': {
      const { message } = completeSettings(fn.type, fn.settings);
      return { type: 'end_call', id, name, description, message: fill(message) };
    }
    case 'dtmf':
      return { type: 'dtmf', id, name, description };
    case 'send_sms':
      return { type: 'send_sms', id, name, description };
    case 'mcp':
      return [];
  }
}
