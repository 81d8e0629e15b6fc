// Converts a curl command to a webhook function: address, headers, and a schema of the arguments from its body and query. Pure. Calls
// always send a POST with the arguments as JSON.
import type { ConvertedCommand } from '../../../../generated/types.ts';
import { invalid } from '../../../core/errors.ts';
import { isDeeperThan, isObject, type Json, type JsonObject } from '../../../core/json.ts';
import { basicAuthorization, readCurlCommand } from './curl-command.ts';

const MAX_NAME = 64;
const MAX_LEVELS = 32;
/** The part of a path that becomes a name. The time of the expressions below grows with its square. */
const MAX_WORD = 200;

/** @throws Failure `validation_failed` at /command */
export function convertCurlCommand(command: string): ConvertedCommand {
  const { url: address, method, headers, bodies, hasFile } = readCurlCommand(command);
  const url = address === null ? null : URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw invalid('/command', 'no_address', 'must have an http or https address');
  }
  const sample: JsonObject = { ...Object.fromEntries(url.searchParams), ...argumentsOf(bodies) };
  const notes: string[] = [];
  if (method !== 'POST')
    notes.push(`The command sends a ${method}; a function is always a POST with the arguments as JSON.`);
  if (url.search !== '') notes.push('Query parameters of the address became arguments.');
  if (hasFile) notes.push('The command sends the content of a file, which is not read here.');
  const made = {
    type: 'webhook' as const,
    name: nameOf(url),
    url: bareAddress(url),
    headers: withCredentials(headers, url),
    parameters: schemaOf(sample),
  };
  return { function: made, arguments: sample, notes };
}

function bareAddress(url: URL): string {
  const bare = new URL(url);
  Object.assign(bare, { search: '', hash: '', username: '', password: '' });
  return bare.href;
}

/** Credentials of the address are a header of the request. */
function withCredentials(headers: Record<string, string>, { username, password }: URL): Record<string, string> {
  const isGiven = Object.keys(headers).some((name) => name.toLowerCase() === 'authorization');
  if (isGiven || (username === '' && password === '')) return headers;
  return { ...headers, Authorization: basicAuthorization(`${decoded(username)}:${decoded(password)}`) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that encodes nothing.
    return text;
  }
}

function argumentsOf(bodies: readonly string[]): JsonObject {
  if (bodies.length === 0) return {};
  const text = bodies.join('&');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    if (/^\s*[{[]/.test(text)) throw invalid('/command', 'invalid_json', 'must have valid JSON as its body');
    return Object.fromEntries(new URLSearchParams(text));
  }
  if (!isObject(value))
    throw invalid('/command', 'no_names', 'must have an object as its JSON, because arguments have names');
  if (isDeeperThan(value, MAX_LEVELS))
    throw invalid('/command', 'too_deep', `must have at most ${MAX_LEVELS} levels of JSON`);
  // The body format of this service's own requests to functions.
  return isObject(value['arguments']) ? value['arguments'] : value;
}

function schemaOf(value: Json): JsonObject {
  if (Array.isArray(value)) return { type: 'array', items: value.length > 0 ? schemaOf(value[0]!) : {} };
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number' };
  if (typeof value === 'boolean') return { type: 'boolean' };
  if (!isObject(value)) return value === null ? {} : { type: 'string' };
  const entries = Object.entries(value);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, inner]) => [name, schemaOf(inner)])),
    required: entries.map(([name]) => name),
  };
}

/** Returns the last word of the path that is not an id. */
function nameOf({ pathname, hostname }: URL): string {
  const words = pathname
    .split('/')
    .filter((part) => /[a-z]/i.test(part) && !/^v\d+$/i.test(part) && !/\d{3,}/.test(part));
  const name = (words.at(-1) ?? hostname)
    .slice(-MAX_WORD)
    .replace(/\.\w+$/, '')
    .replace(/\W+/g, '_')
    .replace(/^_+|_+$/g, '');
  return (/^[a-z_]/i.test(name) ? name : `call_${name}`).toLowerCase().slice(0, MAX_NAME);
}
