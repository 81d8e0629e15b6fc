// Wraps an MCP transport and passes to the SDK only the members of a response that this service reads. The SDK validates every member
// that the protocol defines and describes each fault: 40 KB of numbers as the content of a result took 1.4 s, and 120 KB took 630 MB.
// Invariants: the SDK receives only short lists whose items have valid types. It receives requests of the server without
// parameters, and no notifications.
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { cutText } from '../../core/cut-text.ts';
import { isObject, type Json, type JsonObject } from '../../core/json.ts';

const MAX_ITEMS = 500;
const MAX_ERROR_CHARS = 1000;
const MAX_ID_CHARS = 200;
const MAX_CURSOR_CHARS = 2_000;
/** JSON-RPC reserves -32000 to -32099 for implementations. */
const MALFORMED = -32_000;

class Malformed extends Error {}

/** @param onMalformed receives the fault of a response; the request fails with the same text */
export function checkedTransport(inner: Transport, onMalformed: (fault: string) => void): Transport {
  const outer: Transport = {
    start() {
      inner.onmessage = (message, extra) => {
        const read = messageOf(message as unknown as JsonObject, onMalformed);
        if (read !== null) outer.onmessage?.(read as unknown as JSONRPCMessage, extra);
      };
      inner.onerror = (error) => outer.onerror?.(error);
      inner.onclose = () => outer.onclose?.();
      return inner.start();
    },
    send: (message, options) => inner.send(message, options),
    close: () => inner.close(),
    setProtocolVersion: (version) => inner.setProtocolVersion?.(version),
  };
  return outer;
}

/** Returns the message for the client, or null if there is none. */
function messageOf(message: JsonObject, onMalformed: (fault: string) => void): JsonObject | null {
  const { jsonrpc, id = null, method, result, error } = message;
  const common = { jsonrpc: jsonrpc!, id };
  if (id === null || (typeof id === 'string' && id.length > MAX_ID_CHARS)) return null;
  if (typeof method === 'string') return { ...common, method };
  if (isObject(error)) {
    const { code, message: text } = error;
    return { ...common, error: { code: code!, message: cutText(String(text), MAX_ERROR_CHARS) } };
  }
  try {
    return { ...common, result: resultOf(isObject(result) ? result : {}) };
  } catch (fault) {
    if (!(fault instanceof Malformed)) throw fault;
    onMalformed(fault.message);
    return { ...common, error: { code: MALFORMED, message: fault.message } };
  }
}

/** Returns the used members of a response to initialize, tools/list or tools/call. @throws Malformed */
function resultOf(result: JsonObject): JsonObject {
  const { protocolVersion, capabilities, serverInfo, tools, nextCursor, content, structuredContent, isError } = result;
  return {
    ...(typeof protocolVersion === 'string' && { protocolVersion }),
    ...(isObject(capabilities) && { capabilities: isObject(capabilities['tools']) ? { tools: {} } : {} }),
    ...(isObject(serverInfo) && { serverInfo: named(serverInfo) }),
    ...(tools !== undefined && { tools: listOf(tools, 'tools').map(toolOf) }),
    ...(tools !== undefined && nextPage(nextCursor)),
    ...(content !== undefined && { content: listOf(content, 'content').flatMap(textOf) }),
    ...(isObject(structuredContent) && { structuredContent }),
    ...(typeof isError === 'boolean' && { isError }),
  };
}

/** Some servers send an empty cursor, or null, after the last page. */
function nextPage(cursor: Json | undefined): JsonObject {
  if (typeof cursor !== 'string' || cursor === '') return {};
  if (cursor.length > MAX_CURSOR_CHARS)
    throw new Malformed(`answers with a cursor of more than ${MAX_CURSOR_CHARS} characters`);
  return { nextCursor: cursor };
}

function named({ name = '', version = '' }: JsonObject): JsonObject {
  return { name: typeof name === 'string' ? name : '', version: typeof version === 'string' ? version : '' };
}

function listOf(value: Json, name: string): JsonObject[] {
  if (!Array.isArray(value)) throw new Malformed(`answers with ${name} that are no list`);
  if (value.length > MAX_ITEMS) throw new Malformed(`answers with more than ${MAX_ITEMS} items of ${name}`);
  if (!value.every(isObject)) throw new Malformed(`answers with items of ${name} that are no objects`);
  return value;
}

function toolOf({ name, description, inputSchema }: JsonObject): JsonObject {
  if (typeof name !== 'string') throw new Malformed('lists a tool without a name');
  const tool = cutText(name, MAX_ID_CHARS);
  if (!isObject(inputSchema) || inputSchema['type'] !== 'object')
    throw new Malformed(`lists the tool ${tool} without an input schema of the type object`);
  const { properties = {}, required = [] } = inputSchema;
  if (!isObject(properties) || !Object.values(properties).every((property) => isObject(property)))
    throw new Malformed(`lists the tool ${tool} with properties that are no schemas`);
  if (!Array.isArray(required) || !required.every((each) => typeof each === 'string'))
    throw new Malformed(`lists the tool ${tool} with required names that are no texts`);
  return { name, ...(typeof description === 'string' && { description }), inputSchema };
}

/** Omits images, audio and resources, because only text reaches the model. */
function textOf({ type, text }: JsonObject): JsonObject[] {
  if (typeof type !== 'string') throw new Malformed('answers with content without a type');
  if (type !== 'text') return [];
  if (typeof text !== 'string') throw new Malformed('answers with a text that is none');
  return [{ type, text }];
}
