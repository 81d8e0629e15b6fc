// Compares an agent file with the agent on the service, and computes the merge patch (RFC 7396) that applies the differences.
// Pure.
// A field that is missing in the file keeps its value on the service; null resets it. Maps with the user's own names (variables,
// extraction, parameters of functions) and lists are replaced as a whole.
import { isObject, type Json, type JsonObject } from '../../core/json.ts';

/** Fields that the service writes, which a file does not have. */
const OF_THE_SERVICE = ['version', 'published_version', 'created_at', 'updated_at', 'warnings', 'webhook_secret'];
const OF_A_FUNCTION = ['id', 'created_at', 'updated_at', 'signing_secret', 'header_names', 'server'];
const MAPS = ['variables'];
/** Fields that the service replaces as a whole. */
const WHOLE = ['extraction'];

/** Returns the part of an agent that is written to a file. Headers of functions are excluded, because their values are secret. */
export function settingsOf(agent: object): JsonObject {
  const { functions, ...rest } = without(agent as JsonObject, OF_THE_SERVICE);
  const shown = (Array.isArray(functions) ? functions : []).map((each) => without(each as JsonObject, OF_A_FUNCTION));
  return { ...rest, functions: shown };
}

function without(value: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** Returns the body of the update; null if the agent already matches the file. */
export function patchOf(file: JsonObject, server: JsonObject): JsonObject | null {
  const patch: JsonObject = {};
  for (const [name, wanted] of Object.entries(file)) {
    if (name === 'agent_id') continue;
    const change = changeOf(name, wanted, server[name]);
    if (change !== undefined) patch[name] = change;
  }
  return Object.keys(patch).length === 0 ? null : patch;
}

/** Returns undefined if nothing has to change. */
function changeOf(name: string, wanted: Json, found: Json | undefined): Json | undefined {
  if (name === 'functions') return sameFunctions(wanted, found) ? undefined : wanted;
  if (isSame(wanted, found)) return undefined;
  if (WHOLE.includes(name) || !isObject(wanted) || !isObject(found)) return wanted;
  // Engines of another type have other fields.
  if (wanted['type'] !== undefined && wanted['type'] !== found['type']) return wanted;
  const inner: JsonObject = {};
  for (const [key, value] of Object.entries(wanted)) {
    const change = changeOf(key === 'functions' ? '' : key, value, found[key]);
    if (change !== undefined) inner[key] = change;
  }
  if (MAPS.includes(name)) for (const key of Object.keys(found)) if (!(key in wanted)) inner[key] = null;
  return Object.keys(inner).length === 0 ? undefined : inner;
}

/** Compares functions by name, because the service has its own order. Fields that the file does not have are ignored. */
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

/** Whether two values are equal as JSON. The order of keys does not count, and null equals a missing value. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  if (isObject(a) && isObject(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
  return (a ?? null) === (b ?? null);
}

/** Returns the agent after the patch, for showing the difference. */
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
