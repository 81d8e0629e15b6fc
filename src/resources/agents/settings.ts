// The state of an agent: from a request body, after a merge patch, and the fields in which two states differ. Pure.
import type { AgentCreate, AgentUpdate } from '../../../generated/types.ts';
import { isObject, mergePatch, type Json, type JsonObject } from '../../core/json.ts';
import { settingsJson, withDefaults, type AgentSettings } from './fields.ts';

/** Everything that a user sets on an agent, except its functions. */
export interface AgentState {
  agent_name: string;
  folder: string | null;
  tags: string[];
  settings: AgentSettings;
}

/** Returns the state of a valid request body, with all defaults filled in. */
export function stateOf(input: AgentCreate): AgentState {
  const { agent_name, folder, tags } = input;
  return { agent_name, folder: folder ?? null, tags: tags ?? [], settings: withDefaults(input) };
}

/**
 * Returns the request body that would create the patched agent. Applies a JSON merge patch (RFC 7396) with two exceptions:
 * another `type` of `response_engine` drops the fields of the old variant, and `extraction` is replaced as a whole. The result is
 * not validated yet.
 */
export function patchedInput(state: AgentState, patch: AgentUpdate): JsonObject {
  const { settings, ...rest } = state;
  const current: JsonObject = { ...rest, ...settingsJson(settings) };
  const changes = { ...patch } as JsonObject;
  const engine = changes['response_engine'];
  const before = current['response_engine'];
  if (isObject(engine) && isObject(before) && typeof engine['type'] === 'string' && engine['type'] !== before['type']) {
    current['response_engine'] = {};
  }
  if ('extraction' in changes) delete current['extraction'];
  return mergePatch(current, changes);
}

/** Returns the names of the top-level fields in which two states differ. */
export function changedFields(before: AgentState, after: AgentState): string[] {
  const flatten = ({ settings, ...rest }: AgentState): Record<string, Json> => ({ ...rest, ...settingsJson(settings) });
  const [old, now] = [flatten(before), flatten(after)];
  return Object.keys(now).filter((field) => !isSameJson(old[field], now[field]));
}

/** Compares JSON values. The order of keys is ignored, because Postgres changes it. */
export function isSameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => isSameJson(item, b[i]));
  if (isObject(a) && isObject(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...keys].every((key) => isSameJson(a[key], b[key]));
  }
  return a === b;
}
