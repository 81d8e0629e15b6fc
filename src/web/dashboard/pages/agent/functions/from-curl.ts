// A function from a curl command: address, headers, and a schema of the arguments from its body and query. Pure. It reads the
// options that define the request, and ignores the others. The service always sends a POST with the arguments as JSON.

export interface CurlFunction {
  name: string;
  url: string;
  headers: Record<string, string>;
  /** JSON Schema. */
  parameters: Record<string, unknown>;
  /** The values of the command, for a test. */
  sample: Record<string, unknown>;
  /** Differences from the command. */
  notes: string[];
}

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
/** Headers that the service sets itself. */
const OWN_HEADERS = ['content-type', 'accept', 'content-length', 'host', 'user-agent'];
const MAX_NAME = 64;

/** @throws Error with a sentence for the user */
export function functionFromCurl(command: string): CurlFunction {
  const { url: address, method, headers, bodies } = read(command);
  if (address === null) throw new Error('There is no http or https address in this command.');
  const url = new URL(address);
  const sample: Record<string, unknown> = { ...Object.fromEntries(url.searchParams), ...argumentsOf(bodies) };
  const notes: string[] = [];
  if (method !== 'POST')
    notes.push(`The command sends a ${method}; a function is always a POST with the arguments as JSON.`);
  if (url.search !== '') notes.push('Query parameters of the address became arguments.');
  url.search = '';
  return { name: nameOf(url), url: url.href, headers, parameters: schemaOf(sample), sample, notes };
}

function read(command: string): {
  url: string | null;
  method: string;
  headers: Record<string, string>;
  bodies: string[];
} {
  const words = wordsOf(command);
  const headers: Record<string, string> = {};
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
      headers['Authorization'] = `Basic ${btoa(next)}`;
      i++;
    } else if (word === '-H' || word === '--header') {
      const [name = '', ...value] = next.split(':');
      if (!OWN_HEADERS.includes(name.trim().toLowerCase())) headers[name.trim()] = value.join(':').trim();
      i++;
    }
  }
  return { url, method: (method ?? (bodies.length > 0 ? 'POST' : 'GET')).toUpperCase(), headers, bodies };
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

function argumentsOf(bodies: readonly string[]): Record<string, unknown> {
  if (bodies.length === 0) return {};
  const text = bodies.join('&');
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) throw new Error('The body of this command is JSON, but not an object. Arguments have names.');
    // The body format of this service's own requests to functions.
    return isObject(value['arguments']) ? value['arguments'] : value;
  } catch (error) {
    if (error instanceof SyntaxError) return Object.fromEntries(new URLSearchParams(text));
    throw error;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function schemaOf(value: unknown): Record<string, unknown> {
  if (Array.isArray(value)) return { type: 'array', items: value.length > 0 ? schemaOf(value[0]) : {} };
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

/** Returns initial arguments that match a schema. */
export function sampleOf(schema: unknown): unknown {
  if (!isObject(schema)) return '';
  const { type, properties, items, enum: choices, default: given } = schema;
  if (given !== undefined) return given;
  if (Array.isArray(choices)) return choices[0];
  if (type === 'object' || isObject(properties)) {
    const inner = isObject(properties) ? properties : {};
    return Object.fromEntries(Object.entries(inner).map(([name, each]) => [name, sampleOf(each)]));
  }
  if (type === 'array') return isObject(items) && Object.keys(items).length > 0 ? [sampleOf(items)] : [];
  if (type === 'integer' || type === 'number') return 0;
  return type === 'boolean' ? false : '';
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
