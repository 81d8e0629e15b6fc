// Tools of a Model Context Protocol server (streamable HTTP), through the official SDK over the guarded connection. One session
// per call; the caller closes it. Invariant: a response is bounded in bytes, messages, depth and time before it is used. No JSON
// Schema from a server is compiled in this process. A tool's result is data for the model, cut to a length that it can read.
// Deliberately omitted: resources, prompts, sampling, OAuth, checks of results against output schemas. A server receives the
// headers that the agent's owner stored.
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { Dispatcher } from 'undici';
import { ACCEPT_ANY_VALUE } from '../core/accept-any-value.ts';
import { cutText } from '../core/cut-text.ts';
import { isDeeperThan, parseJson, type Json, type JsonObject } from '../core/json.ts';
import { boundedFetch } from './mcp/bounded-fetch.ts';
import { checkedTransport } from './mcp/checked-transport.ts';
import { ProviderError } from './ports/errors.ts';
import { toProviderError } from './provider-error.ts';

interface McpServer {
  url: string;
  headers: Record<string, string>;
  /** Names of the tools that may be used; null: all. */
  allowedTools: readonly string[] | null;
}

interface McpTool {
  name: string;
  description: string;
  /** JSON Schema of the arguments. */
  parameters: JsonObject;
}

export interface McpSession {
  tools: readonly McpTool[];
  /** All tools of the server, allowed or not, with shortened texts. */
  listed: readonly Pick<McpTool, 'name' | 'description'>[];
  /** Allowed tools that cannot be offered to a model, each with its reason. */
  leftOut: readonly string[];
  /** Never throws: a failure is a result that the model can read. */
  call(tool: string, args: JsonObject, timeoutMs: number, signal: AbortSignal): Promise<{ ok: boolean; result: Json }>;
  close(): Promise<void>;
}

const ID = 'mcp';
const MAX_TOOLS = 50;
const MAX_RESULT_CHARS = 16 * 1024;
const MAX_DESCRIPTION_CHARS = 1_000;
const MAX_NAME_CHARS = 200;
/** Limit for one tool's arguments. Schemas are sent to the model with every request of a conversation. */
const MAX_SCHEMA_CHARS = 16 * 1024;
/** Limit for all tools of a server. */
const MAX_SCHEMAS_CHARS = 64 * 1024;
/** Limit for schemas and results. JSON.stringify overflows the stack at a few thousand levels. */
const MAX_DEPTH = 64;

/** @throws ProviderError when the server cannot be reached, does not speak the protocol, or takes longer than `timeoutMs` */
export async function openMcp(
  server: McpServer,
  dispatcher: Dispatcher,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<McpSession> {
  const [{ Client: McpClient }, { StreamableHTTPClientTransport }] = await Promise.all([
    import('@modelcontextprotocol/sdk/client/index.js'),
    import('@modelcontextprotocol/sdk/client/streamableHttp.js'),
  ]);
  // The SDK would validate results with the output schema of every listed tool. Nothing here needs that.
  const client = new McpClient({ name: 'parley', version: '1' }, { jsonSchemaValidator: ACCEPT_ANY_VALUE });
  const transport = new StreamableHTTPClientTransport(new URL(server.url), {
    requestInit: { headers: server.headers },
    fetch: boundedFetch(dispatcher),
    reconnectionOptions: {
      maxRetries: 0,
      initialReconnectionDelay: 1,
      maxReconnectionDelay: 1,
      reconnectionDelayGrowFactor: 1,
    },
  });
  const limits = { timeout: timeoutMs, maxTotalTimeout: timeoutMs, signal };
  let malformed: string | null = null;
  const checked = checkedTransport(transport as Transport, (fault) => (malformed = fault));
  try {
    await client.connect(checked, limits);
    const { tools } = await client.listTools({}, limits);
    return {
      listed: tools.map(({ name, description = '' }) => ({
        name: cutText(name, MAX_NAME_CHARS),
        description: cutText(description, MAX_DESCRIPTION_CHARS),
      })),
      ...offered(tools.filter(({ name }) => server.allowedTools?.includes(name) ?? true) as ListedTool[]),
      call: (tool, args, callTimeoutMs, callSignal) => callTool(client, tool, args, callTimeoutMs, callSignal),
      close: () => client.close(),
    };
  } catch (error) {
    await client.close();
    throw malformed === null ? toProviderError(ID, error) : new ProviderError(ID, 'protocol', malformed);
  }
}

interface ListedTool {
  name: string;
  description?: string;
  inputSchema: JsonObject;
}

/** Returns the tools within the limits, in the server's order. */
function offered(listed: readonly ListedTool[]): Pick<McpSession, 'tools' | 'leftOut'> {
  const tools: McpTool[] = [];
  const leftOut: string[] = [];
  let chars = 0;
  for (const { name, description = '', inputSchema } of listed.slice(0, MAX_TOOLS)) {
    const fault = faultOf(name, inputSchema, MAX_SCHEMAS_CHARS - chars);
    if (fault !== null) {
      leftOut.push(`the tool ${cutText(name, MAX_NAME_CHARS)} is left out: ${fault}`);
      continue;
    }
    chars += JSON.stringify(inputSchema).length;
    tools.push({ name, description: cutText(description, MAX_DESCRIPTION_CHARS), parameters: inputSchema });
  }
  if (listed.length > MAX_TOOLS) leftOut.push(`only the first ${MAX_TOOLS} of ${listed.length} tools are offered`);
  return { tools, leftOut };
}

function faultOf(name: string, inputSchema: JsonObject, charsLeft: number): string | null {
  if (name.length > MAX_NAME_CHARS) return `its name has more than ${MAX_NAME_CHARS} characters`;
  if (isDeeperThan(inputSchema, MAX_DEPTH)) return `its input schema is nested more than ${MAX_DEPTH} levels deep`;
  const { length } = JSON.stringify(inputSchema);
  if (length > MAX_SCHEMA_CHARS) return `its input schema has more than ${MAX_SCHEMA_CHARS} characters`;
  return length > charsLeft ? `the input schemas together have more than ${MAX_SCHEMAS_CHARS} characters` : null;
}

async function callTool(client: Client, name: string, args: JsonObject, timeoutMs: number, signal: AbortSignal) {
  try {
    const limits = { timeout: timeoutMs, maxTotalTimeout: timeoutMs, signal };
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: args }, undefined, limits);
    const result = resultOf(content, structuredContent as Json | undefined);
    return isError === true ? { ok: false, result: { error: result } } : { ok: true, result };
  } catch (error) {
    return { ok: false, result: { error: cutText((error as Error).message, MAX_RESULT_CHARS) } };
  }
}

/** Returns the structured content if there is any, otherwise the texts; JSON text is parsed. */
function resultOf(content: unknown, structured: Json | undefined): Json {
  if (structured !== undefined && isShort(structured)) return structured;
  const parts = Array.isArray(content) ? (content as { type?: string; text?: string }[]) : [];
  const text = parts.flatMap((part) => (part.type === 'text' ? [part.text ?? ''] : [])).join('\n');
  if (text.length > MAX_RESULT_CHARS) return `${cutText(text, MAX_RESULT_CHARS)} …`;
  // Plain text is a valid result, too.
  return parseJson(text, MAX_DEPTH) ?? text;
}

function isShort(value: Json): boolean {
  return !isDeeperThan(value, MAX_DEPTH) && JSON.stringify(value).length <= MAX_RESULT_CHARS;
}
