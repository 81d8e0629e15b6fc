// An agent in a file against the agent on the service: what the file says differently, and the merge patch (RFC 7396) that brings it
// there. Pure.
// A field that the file does not have is left as it is on the service; null resets it. Maps of the user's own names (variables,
// extraction, parameters of functions) and lists are meant as a whole.
import { isObject, type Json, type JsonObject } from '../../core/json.ts';

/** Written by the service; no part of a file. */
const OF_THE_SERVICE = ['version', 'published_version', 'created_at', 'updated_at', 'warnings', 'webhook_secret'];
const OF_A_FUNCTION = ['id', 'created_at', 'updated_at', 'signing_secret', 'header_names', 'server'];
const MAPS = ['variables'];
/** Replaced as a whole by the service. */
const WHOLE = ['extraction'];

/** What a file has of an agent. The values of a function's headers are secret, so that headers are not among it. */
export function settingsOf(agent: object): JsonObject {
  const { functions, ...rest } = without(agent as JsonObject, OF_THE_SERVICE);
  const shown = (Array.isArray(functions) ? functions : []).map((each) => without(each as JsonObject, OF_A_FUNCTION));
  return { ...rest, functions: shown };
}

function without(value: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** The body of the update; null: the agent is as the file says. */
export function patchOf(file: JsonObject, server: JsonObject): JsonObject | null {
  const patch: JsonObject = {};
  for (const [name, wanted] of Object.entries(file)) {
    if (name === 'agent_id') continue;
    const change = changeOf(name, wanted, server[name]);
    if (change !== undefined) patch[name] = change;
  }
  return Object.keys(patch).length === 0 ? null : patch;
}

/** Undefined: nothing to change. */
function changeOf(name: string, wanted: Json, found: Json | undefined): Json | undefined {
  if (name === 'functions') return sameFunctions(wanted, found) ? undefined : wanted;
  if (isSame(wanted, found)) return undefined;
  if (WHOLE.includes(name) || !isObject(wanted) || !isObject(found)) return wanted;
  // Another kind of engine has other fields.
  if (wanted['type'] !== undefined && wanted['type'] !== found['type']) return wanted;
  const inner: JsonObject = {};
  for (const [key, value] of Object.entries(wanted)) {
    const change = changeOf(key === 'functions' ? '' : key, value, found[key]);
    if (change !== undefined) inner[key] = change;
  }
  if (MAPS.includes(name)) for (const key of Object.keys(found)) if (!(key in wanted)) inner[key] = null;
  return Object.keys(inner).length === 0 ? undefined : inner;
}

/** By name: the service keeps its own order. Fields that the file does not have are left out of the comparison. */
function sameFunctions(wanted: Json, found: Json | undefined): boolean {
  if (!Array.isArray(wanted) || !Array.isArray(found))
    return wanted === null && Array.isArray(found) && found.length === 0;
  if (wanted.length !== found.length) return false;
  const byName = new Map(found.map((each) => [(each as JsonObject)['name'], each as JsonObject]));
  return wanted.every((each) => {
    const other = isObject(each) ? byName.get(each['name']!) : undefined;
    return other !== undefined && Object.entries(each as JsonObject).every(([key, value]) => isSame(value, other[key]));
  });
}

/** Equal as JSON; the order of keys does not count, and null stands for what is not there. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  if (isObject(a) && isObject(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
  return (a ?? null) === (b ?? null);
}

/** The agent as it would be after the patch, for showing the difference. */
export function withFile(server: JsonObject, file: JsonObject): JsonObject {
  const after: JsonObject = { ...server };
  for (const [name, wanted] of Object.entries(file)) {
    if (changeOf(name, wanted, server[name]) === undefined) continue;
    const found = server[name];
    const merges = isObject(wanted) && isObject(found) && !MAPS.includes(name) && !WHOLE.includes(name);
    after[name] = merges && (wanted['type'] ?? found['type']) === found['type'] ? withFile(found, wanted) : wanted;
  }
  return after;
}
