// Tools of a Model Context Protocol server (streamable HTTP), through the official SDK over the guarded connection. One session
// per call; the caller closes it. A session that the server has lost, for example by a restart, is opened again, and the refused tool
// is run in the new one. Invariant: a response is bounded in bytes, messages, depth and time before it is used. No JSON
// Schema from a server is compiled in this process. A tool's result is data for the model, cut to a length that it can read.
// Deliberately omitted: resources, prompts, sampling, OAuth, checks of results against output schemas. A server receives the
// headers that the agent's owner stored.
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Dispatcher } from 'undici';
import { systemClock } from '../core/clock.ts';
import { cutText } from '../core/cut-text.ts';
import { untilAborted, withDeadline } from '../core/deadline.ts';
import { hasTooManyContainers, isDeeperThan, parseStoredJson, type Json, type JsonObject } from '../core/json.ts';
import {
  connect,
  end,
  isLostSession,
  listTools,
  MAX_PAGES,
  type McpConnection,
  type McpEndpoint,
} from './mcp/connection.ts';

interface McpServer extends McpEndpoint {
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
  /** Never throws: a failure is a result that the model can read. `timeoutMs` includes a new session. */
  call(tool: string, args: JsonObject, timeoutMs: number, signal: AbortSignal): Promise<ToolResult>;
  close(): Promise<void>;
}

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
  const first = await connect(server, dispatcher, { timeoutMs, signal });
  const { tools, isCut } = await listTools(first, { timeoutMs, signal });
  const allowed = tools.filter(({ name }) => server.allowedTools?.includes(name) ?? true) as ListedTool[];
  const { tools: usable, leftOut } = offered(allowed);
  const reopen = (over: AbortSignal) => connect(server, dispatcher, { timeoutMs, signal: over });
  return {
    tools: usable,
    listed: tools.map(({ name, description = '' }) => ({
      name: cutText(name, MAX_NAME_CHARS),
      description: cutText(description, MAX_DESCRIPTION_CHARS),
    })),
    leftOut: isCut ? [...leftOut, `only the first ${MAX_PAGES} pages of tools are read`] : leftOut,
    ...createCalls(first, reopen),
  };
}

/** Runs tools in the current session. Tools that run at the same time share a new one. */
function createCalls(
  first: McpConnection,
  reopen: (over: AbortSignal) => Promise<McpConnection>,
): Pick<McpSession, 'call' | 'close'> {
  const over = new AbortController();
  let current: McpConnection | null = first;
  let opening: Promise<McpConnection> | null = null;
  const lost: McpConnection[] = [];

  async function open(): Promise<McpConnection> {
    const opened = await reopen(over.signal);
    current = opened;
    if (over.signal.aborted) await end(opened);
    return opened;
  }

  /** Other tools may wait longer for the same new session. */
  function reopened(timeoutMs: number, signal: AbortSignal): Promise<McpConnection> {
    const shared = () => (opening ??= open().finally(() => (opening = null)));
    const late = () => new Error('the new session was not opened in the time of the tool');
    return untilAborted(signal, () => withDeadline(systemClock, timeoutMs, shared(), late));
  }

  async function inSession(
    run: (client: Client, timeoutMs: number) => Promise<ToolResult>,
    timeoutMs: number,
    signal: AbortSignal,
  ): Promise<ToolResult> {
    const endsAt = systemClock.monotonic() + timeoutMs;
    const leftMs = () => Math.max(1, Math.round(endsAt - systemClock.monotonic()));
    for (let attempt = 1; ; attempt++) {
      const used = current ?? (await reopened(leftMs(), signal));
      try {
        return await run(used.client, leftMs());
      } catch (error) {
        if (!(await isLostSession(used, error))) throw error;
        if (current === used) {
          current = null;
          // Other tools may still run in it.
          lost.push(used);
        }
        if (attempt === 2) throw error;
      }
    }
  }

  return {
    async call(tool, args, timeoutMs, signal) {
      try {
        const run = (client: Client, leftMs: number) => callTool(client, tool, args, leftMs, signal);
        return await inSession(run, timeoutMs, signal);
      } catch (error) {
        return { ok: false, result: { error: cutText((error as Error).message, MAX_RESULT_CHARS) } };
      }
    },
    async close() {
      over.abort();
      await Promise.all([...lost.map(({ client }) => client.close()), current && end(current)]);
    },
  };
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

interface ToolResult {
  ok: boolean;
  result: Json;
}

/** @throws Error if the request fails */
async function callTool(
  client: Client,
  name: string,
  args: JsonObject,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<ToolResult> {
  const limits = { timeout: timeoutMs, maxTotalTimeout: timeoutMs, signal };
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: args }, undefined, limits);
  const result = resultOf(content, structuredContent as Json | undefined);
  return isError === true ? { ok: false, result: { error: result } } : { ok: true, result };
}

/** Returns the structured content if there is any, otherwise the texts; JSON text is parsed. */
function resultOf(content: unknown, structured: Json | undefined): Json {
  if (structured !== undefined && isShort(structured)) return structured;
  const parts = Array.isArray(content) ? (content as { type?: string; text?: string }[]) : [];
  const text = parts.flatMap((part) => (part.type === 'text' ? [part.text ?? ''] : [])).join('\n');
  if (text.length > MAX_RESULT_CHARS) return `${cutText(text, MAX_RESULT_CHARS)} …`;
  // Plain text is a valid result, too.
  return parseStoredJson(text, MAX_DEPTH) ?? text;
}

function isShort(value: Json): boolean {
  if (isDeeperThan(value, MAX_DEPTH) || hasTooManyContainers(value)) return false;
  return JSON.stringify(value).length <= MAX_RESULT_CHARS;
}
