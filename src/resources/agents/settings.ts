// Settings of an agent in the contract's own shape: defaults, merge patch, and which fields a change touched. Pure.
import type { Agent, AgentCreate, AgentUpdate, EventName } from '../../../generated/types.ts';
import { isObject, mergePatch, type Json, type JsonObject } from '../../core/json.ts';

/** What one row of agents keeps as JSON. */
export type AgentSettings = Pick<
  Agent,
  | 'voice_id'
  | 'language'
  | 'response_engine'
  | 'knowledge_base_ids'
  | 'webhook_url'
  | 'webhook_events'
  | 'greeting'
  | 'interruption'
  | 'endpointing'
  | 'inactivity'
  | 'max_duration_seconds'
  | 'ring_timeout_seconds'
  | 'max_concurrent_calls'
  | 'voicemail'
  | 'recording'
  | 'extraction'
  | 'fallback_voice_id'
  | 'variables'
>;

/** An agent without what the service keeps about it. */
export interface AgentState {
  agent_name: string;
  folder: string | null;
  tags: string[];
  settings: AgentSettings;
}

const FLAT_EVENTS: EventName[] = ['call.started', 'call.transcript', 'call.ended', 'call.error', 'call.transfer'];

const INTERRUPTION = { enabled: true, min_ms: 200, min_words: 1 };
const ENDPOINTING = { min_ms: 300, max_ms: 1000 };
const INACTIVITY = { seconds: 8, reminders: ['Are you still there?'] };
const MAX_DURATION_SECONDS = 3600;
const RING_TIMEOUT_SECONDS = 30;

/** A valid request body with every default filled in. */
export function stateOf(input: AgentCreate): AgentState {
  return {
    agent_name: input.agent_name,
    folder: input.folder ?? null,
    tags: input.tags ?? [],
    settings: {
      voice_id: input.voice_id,
      language: input.language,
      response_engine: input.response_engine,
      knowledge_base_ids: input.knowledge_base_ids ?? [],
      webhook_url: input.webhook_url ?? null,
      webhook_events: input.webhook_events ?? FLAT_EVENTS,
      greeting: input.greeting ?? null,
      interruption: { ...INTERRUPTION, ...input.interruption },
      endpointing: { ...ENDPOINTING, ...input.endpointing },
      inactivity: { ...INACTIVITY, ...input.inactivity },
      max_duration_seconds: input.max_duration_seconds ?? MAX_DURATION_SECONDS,
      ring_timeout_seconds: input.ring_timeout_seconds ?? RING_TIMEOUT_SECONDS,
      max_concurrent_calls: input.max_concurrent_calls ?? null,
      voicemail: { action: 'hangup', message: null, ...input.voicemail },
      recording: { enabled: true, disclosure: null, ...input.recording },
      extraction: input.extraction ?? null,
      fallback_voice_id: input.fallback_voice_id ?? null,
      variables: input.variables ?? {},
    },
  };
}

/**
 * The request body that would create the patched agent: JSON merge patch (RFC 7396), in which another `type` of
 * `response_engine` drops the fields of the old variant and `extraction` is replaced as a whole. Not validated yet.
 */
export function patchedInput(state: AgentState, patch: AgentUpdate): JsonObject {
  const { settings, ...rest } = state;
  const current: JsonObject = { ...rest, ...(settings as unknown as JsonObject) };
  const changes = patch as unknown as JsonObject;
  const engine = changes['response_engine'];
  const before = current['response_engine'];
  if (isObject(engine) && isObject(before) && typeof engine['type'] === 'string' && engine['type'] !== before['type']) {
    current['response_engine'] = {};
  }
  if ('extraction' in changes) delete current['extraction'];
  return mergePatch(current, changes) as JsonObject;
}

/** Names of the top-level fields in which two states differ. */
export function changedFields(before: AgentState, after: AgentState): string[] {
  const flatten = ({ settings, ...rest }: AgentState): Record<string, Json> => ({
    ...rest,
    ...(settings as unknown as JsonObject),
  });
  const [old, now] = [flatten(before), flatten(after)];
  return Object.keys(now).filter((field) => !isSameJson(old[field], now[field]));
}

/** Equal as JSON values: the order of keys, which Postgres changes, does not count. */
export function isSameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => isSameJson(item, b[i]));
  if (isObject(a) && isObject(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...keys].every((key) => isSameJson(a[key], b[key]));
  }
  return a === b;
}
