// Converts a curl command to a webhook function: address, headers, and a schema of the arguments from its body and query. Pure. It
// reads the options that define the request, and ignores the others. Calls always send a POST with the arguments as JSON.
import type { ConvertedCommand } from '../../../../generated/types.ts';
import { invalid } from '../../../core/errors.ts';
import { isDeeperThan, isObject, type Json, type JsonObject } from '../../../core/json.ts';

/** Options with a value that do not matter for a function. */
const SKIPPED = new Set([
  '-o',
  '--output',
  '-m',
  '--max-time',
  '--connect-timeout',
  '-A',
  '--user-agent',
  '-e',
  '--retry',
]);
const BODY = new Set(['-d', '--data', '--data-raw', '--data-binary', '--data-ascii', '--json']);
/** Headers that the service sets itself, and one without a name. */
const OWN_HEADERS = ['', 'content-type', 'accept', 'content-length', 'host', 'user-agent'];
const MAX_NAME = 64;
const MAX_LEVELS = 32;

/** @throws Failure `validation_failed` at /command */
export function convertCurlCommand(command: string): ConvertedCommand {
  const { url: address, method, headers, bodies } = read(command);
  const url = address === null ? null : URL.parse(address);
  if (url === null) throw invalid('/command', 'no_address', 'must have an http or https address');
  const sample: JsonObject = { ...Object.fromEntries(url.searchParams), ...argumentsOf(bodies) };
  const notes: string[] = [];
  if (method !== 'POST')
    notes.push(`The command sends a ${method}; a function is always a POST with the arguments as JSON.`);
  if (url.search !== '') notes.push('Query parameters of the address became arguments.');
  url.search = '';
  const made = { type: 'webhook' as const, name: nameOf(url), url: url.href, headers, parameters: schemaOf(sample) };
  return { function: made, arguments: sample, notes };
}

interface CurlRequest {
  url: string | null;
  method: string;
  headers: Record<string, string>;
  bodies: string[];
}

function read(command: string): CurlRequest {
  const words = wordsOf(command);
  const headers = new Map<string, string>();
  const bodies: string[] = [];
  let url: string | null = null;
  let method: string | null = null;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const next = words[i + 1] ?? '';
    if (/^https?:\/\//i.test(word)) url = word;
    else if (word === '--url') url = words[++i] ?? null;
    else if (word === '-X' || word === '--request') method = words[++i] ?? null;
    else if (/^-X./.test(word)) method = word.slice(2);
    else if (BODY.has(word)) bodies.push(words[++i] ?? '');
    else if (SKIPPED.has(word)) i++;
    else if (word === '-u' || word === '--user') {
      headers.set('Authorization', `Basic ${Buffer.from(next).toString('base64')}`);
      i++;
    } else if (word === '-H' || word === '--header') {
      const [name = '', ...value] = next.split(':');
      if (!OWN_HEADERS.includes(name.trim().toLowerCase())) headers.set(name.trim(), value.join(':').trim());
      i++;
    }
  }
  const verb = (method ?? (bodies.length > 0 ? 'POST' : 'GET')).toUpperCase();
  return { url, method: verb, headers: Object.fromEntries(headers), bodies };
}

/** Splits a command like a shell: quotes, and a backslash before a character or the end of a line. */
function wordsOf(command: string): string[] {
  const words: string[] = [];
  const pattern = /\s+|\\\r?\n|\$?'((?:\\.|[^'\\])*)'|"((?:\\[^]|[^"\\])*)"|\\(.)|([^\s'"\\]+)/g;
  let word: string | null = null;
  for (const [whole, single, double, escaped, plain] of command.matchAll(pattern)) {
    if (/^(?:\s+|\\\r?\n)$/.test(whole)) {
      if (word !== null) words.push(word);
      word = null;
    } else word = (word ?? '') + (single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? escaped ?? plain ?? '');
  }
  if (word !== null) words.push(word);
  return words;
}

function argumentsOf(bodies: readonly string[]): JsonObject {
  if (bodies.length === 0) return {};
  const text = bodies.join('&');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
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
    .replace(/\.\w+$/, '')
    .replace(/\W+/g, '_')
    .replace(/^_+|_+$/g, '');
  return (/^[a-z_]/i.test(name) ? name : `call_${name}`).toLowerCase().slice(0, MAX_NAME);
}
