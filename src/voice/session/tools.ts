// Turns a model's function call into a runnable one: parsed, found among the agent's functions, its arguments checked.
// Pure. Invariants: nothing a model writes throws here. An invalid call becomes a result that the model can read. A call is
// transferred only to a number that the agent's owner allows, never to one that only the conversation names.
// Deliberately omitted: full JSON Schema; the shape is checked here, the webhook checks the rest.
import { cutText } from '../../core/cut-text.ts';
import { isObject, MAX_CONTAINERS, parseStoredJson, type Json, type JsonObject } from '../../core/json.ts';
import { E164 } from '../../core/phone/e164.ts';
import { NOT_KEYS, parseKeys } from '../../providers/ports/dtmf.ts';
import type { ToolCall, ToolSpec } from '../../providers/ports/llm.ts';
import type { AgentFunction } from '../host.ts';
import type { ToolIntent } from '../vocabulary.ts';

const MAX_ARGUMENT_CHARS = 16_384;
/** Levels of nested JSON; the arguments are serialized again for the function's server. */
const MAX_ARGUMENT_LEVELS = 64;

const DTMF_PARAMETERS: JsonObject = {
  type: 'object',
  properties: { digits: { type: 'string', description: 'Keys to press: 0-9, *, #; w waits half a second' } },
  required: ['digits'],
};
const TO: JsonObject = { type: 'string', description: 'Number to connect to, E.164' };
const TO_LISTED = 'Number to connect to; only these are allowed';
const BRIEFING: JsonObject = {
  type: 'string',
  description: 'What the human should know before taking the call, in one or two spoken sentences',
};
/** Longer briefings are cut. */
const MAX_BRIEFING_CHARS = 1000;
/** Ten parts of 153 characters, the most that carriers accept. */
const MAX_SMS_CHARS = 1530;
const SMS_PARAMETERS: JsonObject = {
  type: 'object',
  properties: { text: { type: 'string', description: 'The message, in a few short sentences' } },
  required: ['text'],
};
const NO_PARAMETERS: JsonObject = { type: 'object', properties: {} };

type TransferFunction = Extract<AgentFunction, { type: 'transfer_call' }>;

/** Returns the agent's functions in the form that models receive. */
export function toolSpecs(functions: readonly AgentFunction[]): ToolSpec[] {
  return functions.map((fn) => ({
    name: fn.name,
    description: fn.description,
    parameters: parametersOf(fn),
  }));
}

function parametersOf(fn: AgentFunction): JsonObject {
  switch (fn.type) {
    case 'webhook':
    case 'mcp':
      return fn.parameters;
    case 'transfer_call':
      return transferParameters(fn);
    case 'dtmf':
      return DTMF_PARAMETERS;
    case 'send_sms':
      return SMS_PARAMETERS;
    default:
      return NO_PARAMETERS;
  }
}

function transferParameters({ to, destinations, mode, briefing }: TransferFunction): JsonObject {
  const listed = destinations === 'any' || destinations.length === 0 ? null : destinations;
  const named = listed === null ? TO : { type: 'string', enum: [...listed], description: TO_LISTED };
  const properties = {
    ...(to === null ? { to: named } : {}),
    ...(mode === 'warm' && briefing === null ? { briefing: BRIEFING } : {}),
  };
  return { type: 'object', properties, ...(to === null ? { required: ['to'] } : {}) };
}

export function intentOf(call: ToolCall, functions: readonly AgentFunction[]): ToolIntent {
  const base = { callId: call.id, name: call.name };
  const fn = functions.find((one) => one.name === call.name);
  if (!fn) return { ...base, kind: 'invalid', problem: `there is no function "${call.name}"` };
  const args = parseArguments(call.arguments);
  if (typeof args === 'string') return { ...base, kind: 'invalid', problem: args };
  switch (fn.type) {
    case 'end_call':
      return { ...base, kind: 'end', fn, args };
    case 'transfer_call':
      return transferIntent(base, fn, args);
    case 'dtmf': {
      const valid = typeof args['digits'] === 'string' && parseKeys(args['digits']) !== null;
      return valid ? { ...base, kind: 'run', fn, args } : { ...base, kind: 'invalid', problem: `digits: ${NOT_KEYS}` };
    }
    case 'send_sms': {
      const { text } = args;
      const valid = typeof text === 'string' && text.trim() !== '' && text.length <= MAX_SMS_CHARS;
      return valid
        ? { ...base, kind: 'run', fn, args }
        : { ...base, kind: 'invalid', problem: `text: up to ${MAX_SMS_CHARS} characters` };
    }
    case 'webhook':
    case 'mcp': {
      const problem = problemOf(fn.parameters, args, 'arguments');
      return problem === null ? { ...base, kind: 'run', fn, args } : { ...base, kind: 'invalid', problem };
    }
  }
}

function transferIntent(base: { callId: string; name: string }, fn: TransferFunction, args: JsonObject): ToolIntent {
  const named = typeof args['to'] === 'string' && E164.test(args['to']) ? args['to'] : null;
  const to = fn.to ?? named;
  if (to === null) return { ...base, kind: 'invalid', problem: 'to: a number like +14155550123 only' };
  if (fn.to === null && fn.destinations !== 'any' && !fn.destinations.includes(to)) {
    return { ...base, kind: 'refused', fn, args, ...refusalOf(fn.destinations, to) };
  }
  const said = typeof args['briefing'] === 'string' ? cutText(args['briefing'], MAX_BRIEFING_CHARS).trim() : '';
  const briefing = fn.briefing ?? (said === '' ? null : said);
  return { ...base, kind: 'transfer', fn, to, mode: fn.mode, briefing, args };
}

function refusalOf(allowed: readonly string[], to: string): { problem: string; warning: string } {
  const refused = `the transfer to ${to} was refused`;
  if (allowed.length > 0) {
    return {
      problem: `to: ${to} is not an allowed destination; allowed are ${allowed.join(', ')}`,
      warning: `${refused}: it is not in allowed_destinations of the agent's transfer_call function; add it there to allow it`,
    };
  }
  return {
    problem: `to: ${to} is not an allowed destination; this agent may not transfer to a number of your choice`,
    warning:
      `${refused}: the agent's transfer_call function allows no destination; set its to or its allowed_destinations, ` +
      'or save it with to: null and admin scope to allow any number',
  };
}

function parseArguments(text: string): JsonObject | string {
  if (text.length > MAX_ARGUMENT_CHARS) return `arguments are longer than ${MAX_ARGUMENT_CHARS} characters`;
  if (text.trim() === '') return {};
  const value = parseStoredJson(text, MAX_ARGUMENT_LEVELS);
  if (value === undefined)
    return `arguments are not valid JSON of at most ${MAX_ARGUMENT_LEVELS} levels and ${MAX_CONTAINERS} objects and lists`;
  return isObject(value) ? value : 'arguments are not a JSON object';
}

/** Returns the first violation of a schema (type, required members, enum), or null when the value is valid. */
function problemOf(schema: JsonObject, value: Json, path: string): string | null {
  const { type, properties, required, items } = schema;
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(value)) return `${path}: not one of the allowed values`;
  const types = Array.isArray(type) ? type : type === undefined ? [] : [type];
  if (types.length > 0 && !types.some((one) => hasType(value, one))) return `${path}: must be ${types.join(' or ')}`;
  if (isObject(value)) {
    for (const name of Array.isArray(required) ? required : []) {
      if (typeof name === 'string' && !Object.hasOwn(value, name)) return `${path}.${name}: is required`;
    }
    for (const [name, member] of Object.entries(isObject(properties) ? properties : {})) {
      if (!isObject(member) || !Object.hasOwn(value, name)) continue;
      const problem = problemOf(member, value[name]!, `${path}.${name}`);
      if (problem !== null) return problem;
    }
  }
  if (!Array.isArray(value) || !isObject(items)) return null;
  for (const [i, item] of value.entries()) {
    const problem = problemOf(items, item, `${path}[${i}]`);
    if (problem !== null) return problem;
  }
  return null;
}

function hasType(value: Json, type: Json): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
    case 'string':
    case 'boolean':
      return typeof value === type;
    default:
      return true;
  }
}
