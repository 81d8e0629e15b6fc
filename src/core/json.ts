// JSON values as types, and the operations on them that several resources need.

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Escapes a name for a JSON Pointer (RFC 6901, section 3). */
export function pointerSegment(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Applies a JSON merge patch (RFC 7396) to an object: null removes, objects merge, everything else replaces. */
export function mergePatch(target: object, patch: object): JsonObject {
  const out: JsonObject = { ...target };
  for (const [key, value] of Object.entries<Json>({ ...patch })) {
    const before = out[key];
    if (value === null) delete out[key];
    else out[key] = isObject(value) ? mergePatch(isObject(before) ? before : {}, value) : value;
  }
  return out;
}

/**
 * Characters that no column can store, as JSON.stringify writes them. An escaped backslash is matched, too, so that it escapes
 * nothing.
 */
const ESCAPES = /\\(\\|u0000|ud[89a-f][0-9a-f]{2})/g;

/**
 * Makes external data storable: NUL and unpaired surrogates become U+FFFD. For data that bypasses the API's validation: responses of
 * models and of customers' servers, and text from sockets.
 */
export function toStorable<T>(value: T): T {
  const text = JSON.stringify(value);
  const held = text.replace(ESCAPES, (all, what) => (what === '\\' ? all : '\ufffd'));
  return held === text ? value : (JSON.parse(held) as T);
}

/**
 * Whether arrays and objects are nested more than `most` levels deep; a scalar has none. External JSON that is passed on must be
 * bounded: JSON.parse reads any depth, and JSON.stringify overflows the stack at some thousands.
 */
export function isDeeperThan(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (most === 0) return true;
  return Object.values(value).some((inner) => isDeeperThan(inner, most - 1));
}

/**
 * Maximum objects and lists in a stored value whose size in bytes is limited, too. A list of empty lists takes 60 times as long to parse
 * as a text of the same size, and lists of calls and timelines contain a hundred such values.
 */
export const MAX_CONTAINERS = 1_000;

/** Whether a value has more than MAX_CONTAINERS objects and lists. */
export function hasTooManyContainers(value: unknown): boolean {
  let containers = 0;
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (++containers > MAX_CONTAINERS) return true;
    for (const inner of Object.values(next)) waiting.push(inner);
  }
  return false;
}

/** Removes the spaces that Postgres writes between the values of a jsonb text, as JSON.stringify has none. Linear, without parsing. */
export function compactJson(text: string): string {
  return text.replaceAll(/("[^"\\]*(?:\\.[^"\\]*)*")|([:,]) /g, '$1$2');
}

/** Maximum size of the `metadata` of an object, in bytes of its JSON. */
export const MAX_METADATA_BYTES = 16 * 1024;

/** Size of a value in bytes of its JSON. */
export function jsonBytes(value: object): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Undefined for text that is not JSON, or is nested more than `mostLevels` deep. */
export function parseJson(text: string, mostLevels: number): Json | undefined {
  try {
    const value = JSON.parse(text) as Json;
    return isDeeperThan(value, mostLevels) ? undefined : value;
  } catch {
    // JSON.parse throws only SyntaxError: the text is not JSON.
    return undefined;
  }
}

/** Like parseJson, for a value that is stored with a call: also undefined for more than MAX_CONTAINERS objects and lists. */
export function parseStoredJson(text: string, mostLevels: number): Json | undefined {
  const value = parseJson(text, mostLevels);
  return hasTooManyContainers(value) ? undefined : value;
}

/** Parses a text as a JSON object; null if it is not JSON, or not an object. */
export function parseObject(text: string): JsonObject | null {
  try {
    const value = JSON.parse(text) as Json;
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
