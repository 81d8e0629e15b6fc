// Reduces messages of an MCP client to the members that the server reads. The SDK validates every member that the protocol defines:
// 59 KB of invalid icons in `initialize` took it 0.4 s. Invariant: apart from the arguments of a tool, which checkArguments
// validates, a reduced message has a bounded number of short members.
import { INEXACT_DETAIL } from '../core/exact-json.ts';
import { isObject, type Json, type JsonObject } from '../core/json.ts';

const MAX_TEXT_CHARS = 1000;
/** Far more than any tool has. The SDK validates each name several times: 60,000 took it 0.3 s. */
const MAX_ARGUMENTS = 1000;
const INVALID_PARAMS = -32_602;

/** Returns the message without unused members and members of an invalid type. The SDK reports missing members. */
export function keepKnownMembers({ jsonrpc, id, method, params, result, error }: JsonObject): JsonObject {
  const common = { jsonrpc: jsonrpc!, ...(id !== undefined && { id }) };
  if (typeof method === 'string')
    return { ...common, method, params: isObject(params) ? paramsOf(method, params) : {} };
  if (isObject(result)) return { ...common, result: pick(result, ['action'], isText) };
  return { ...common, error: isObject(error) ? pick(error, ['code', 'message'], isScalar) : null };
}

function paramsOf(method: string, params: JsonObject): JsonObject {
  const progress = isObject(params['_meta']) ? pick(params['_meta'], ['progressToken'], isId) : {};
  const meta: JsonObject = Object.keys(progress).length === 0 ? {} : { _meta: progress };
  switch (method) {
    case 'initialize': {
      const { clientInfo } = params;
      const known = isObject(clientInfo) && { clientInfo: pick(clientInfo, ['name', 'version'], isText) };
      return { ...meta, ...pick(params, ['protocolVersion'], isText), capabilities: {}, ...known };
    }
    case 'tools/call':
      return { ...meta, ...pick(params, ['name'], isText), ...pick(params, ['arguments'], () => true) };
    default:
      return { ...meta, ...pick(params, ['requestId', 'cursor', 'reason'], isScalar) };
  }
}

function pick(from: JsonObject, names: readonly string[], fits: (value: Json) => boolean): JsonObject {
  return Object.fromEntries(names.flatMap((name) => (name in from && fits(from[name]!) ? [[name, from[name]!]] : [])));
}

function isText(value: Json): boolean {
  return typeof value === 'string' && value.length <= MAX_TEXT_CHARS;
}

function isId(value: Json): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function isScalar(value: Json): boolean {
  return isText(value) || typeof value === 'number';
}

/** Returns a JSON-RPC error (2.0, section 5.1), which clients show to their model. `id` is null if it is unknown. */
export function refusedNumber(id: string | number | null, pointer: string): JsonObject {
  const place = pointer.replace(/^\/params\/arguments(?=\/)/, '');
  return refusedParams(id, `${place} ${INEXACT_DETAIL}.`);
}

export function refusedParams(id: string | number | null, message: string): JsonObject {
  return { jsonrpc: '2.0', id, error: { code: INVALID_PARAMS, message } };
}

/** Returns what is wrong with parameters that the SDK would report as an internal error or take long to read; else null. */
export function paramsFault({ method, params }: JsonObject): string | null {
  const given = isObject(params) ? params : {};
  switch (method) {
    case 'initialize': {
      const { protocolVersion, clientInfo } = given;
      if (!isFilled(protocolVersion)) return '/params/protocolVersion must be a version of the protocol.';
      const isNamed = isObject(clientInfo) && isFilled(clientInfo['name']) && isFilled(clientInfo['version']);
      return isNamed ? null : '/params/clientInfo must have the texts name and version.';
    }
    case 'tools/call':
      if (!isFilled(given['name'])) return '/params/name must be the name of a tool.';
      return argumentsFault(given['arguments']);
    default:
      return null;
  }
}

function argumentsFault(given: Json | undefined): string | null {
  if (given === undefined) return null;
  if (!isObject(given)) return '/params/arguments must be an object.';
  if (Object.keys(given).length <= MAX_ARGUMENTS) return null;
  return `/params/arguments must have at most ${MAX_ARGUMENTS} members.`;
}

function isFilled(value: Json | undefined): boolean {
  return value !== undefined && isText(value);
}
