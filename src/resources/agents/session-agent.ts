// An agent's version as a live conversation needs it: templates filled in, engine resolved, frozen. Used by calls and the
// playground. Pure.
import type { JsonObject } from '../../core/json.ts';
import { fillIn, type Variables } from '../../core/template.ts';
import type { AgentFunction, SessionAgent } from '../../voice/host.ts';
import { customFunctions, engineModel } from './engine.ts';
import { destinationsOf, destinationsOfAll } from './functions/destinations.ts';
import type { ShownFunction } from './wire.ts';
import type { AgentState } from './settings.ts';

export type AgentBlueprint = AgentState & { functions: readonly ShownFunction[] };

/** @param given values of the call; they win over the agent's own */
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
  const engine = settings.response_engine;
  const llm = engine.type === 'service-llm' ? engine : null;
  return {
    agentId,
    name: blueprint.agent_name,
    voiceId: settings.voice_id,
    fallbackVoiceId: settings.fallback_voice_id,
    language: settings.language,
    systemPrompt: fill(llm?.system_prompt ?? ''),
    model: engineModel(engine, defaultModel),
    temperature: llm?.temperature,
    greeting: fillOrNull(settings.greeting),
    // A server of the owner's own has functions and knowledge of its own, too. Where it may transfer to, the agent says.
    functions: llm
      ? blueprint.functions.flatMap((fn) => toAgentFunction(fn, fillOrNull))
      : customFunctions(destinationsOfAll(blueprint.functions)),
    hasKnowledge: llm !== null && settings.knowledge_base_ids.length > 0,
    interruption: {
      enabled: settings.interruption.enabled ?? true,
      minMs: settings.interruption.min_ms ?? 0,
      minWords: settings.interruption.min_words ?? 0,
    },
    endpointing: { minMs: settings.endpointing.min_ms ?? 0, maxMs: settings.endpointing.max_ms ?? 0 },
    inactivity: {
      seconds: settings.inactivity.seconds ?? 0,
      reminders: (settings.inactivity.reminders ?? []).map(fill),
      byEngine: llm === null,
    },
    maxDurationMs: settings.max_duration_seconds * 1000,
    voicemail: { action: settings.voicemail.action ?? 'hangup', message: fillOrNull(settings.voicemail.message) },
    recording: {
      enabled: settings.recording.enabled ?? true,
      disclosure: fillOrNull(settings.recording.disclosure),
    },
  };
}

/** One of type `mcp` is as many as its server has tools: functions/mcp.ts lists them when a call begins. */
function toAgentFunction(fn: ShownFunction, fill: (text: string | null) => string | null): AgentFunction | [] {
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
        // Functions of before there were warm ones say neither.
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
