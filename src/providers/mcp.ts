// Tools of a server that speaks the Model Context Protocol (streamable HTTP), through the official SDK over the guarded way out.
// Opened once a call; whoever opens a session closes it. Invariant: redirects are not followed, an answer is bounded in bytes and
// time, and what a tool says is data for the model, cut to a length that it can read. Absent on purpose: resources, prompts,
// sampling, OAuth; a server gets the headers that the agent's owner stored.
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { fetch as fetchThrough, type Dispatcher, type RequestInit } from 'undici';
import type { Json, JsonObject } from '../core/json.ts';
import { toProviderError } from './http.ts';
import { ProviderError } from './ports.ts';

export interface McpServer {
  url: string;
  headers: Record<string, string>;
  /** Names of the tools that may be used; null: all. */
  allowedTools: readonly string[] | null;
}

export interface McpTool {
  name: string;
  description: string;
  /** JSON Schema of the arguments. */
  parameters: JsonObject;
}

export interface McpSession {
  tools: readonly McpTool[];
  /** A failure is a result that the model can read, never a throw. */
  call(tool: string, args: JsonObject, timeoutMs: number, signal: AbortSignal): Promise<{ ok: boolean; result: Json }>;
  close(): Promise<void>;
}

const ID = 'mcp';
const TOOLS_MAX = 50;
const ANSWER_MAX_BYTES = 1024 * 1024;
const RESULT_MAX_CHARS = 16 * 1024;
const DESCRIPTION_MAX_CHARS = 1_000;

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
  const client = new McpClient({ name: 'parley', version: '1' });
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
  try {
    await client.connect(transport as Parameters<Client['connect']>[0], limits);
    const { tools } = await client.listTools({}, limits);
    const allowed = tools.filter(({ name }) => server.allowedTools?.includes(name) ?? true).slice(0, TOOLS_MAX);
    return {
      tools: allowed.map(({ name, description = '', inputSchema }) => {
        return {
          name,
          description: description.slice(0, DESCRIPTION_MAX_CHARS),
          parameters: inputSchema as JsonObject,
        };
      }),
      call: (tool, args, callTimeoutMs, callSignal) => callTool(client, tool, args, callTimeoutMs, callSignal),
      close: () => client.close(),
    };
  } catch (error) {
    await client.close();
    throw toProviderError(ID, error);
  }
}

async function callTool(client: Client, name: string, args: JsonObject, timeoutMs: number, signal: AbortSignal) {
  try {
    const limits = { timeout: timeoutMs, maxTotalTimeout: timeoutMs, signal };
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: args }, undefined, limits);
    const result = resultOf(content, structuredContent as Json | undefined);
    return isError === true ? { ok: false, result: { error: result } } : { ok: true, result };
  } catch (error) {
    return { ok: false, result: { error: (error as Error).message.slice(0, RESULT_MAX_CHARS) } };
  }
}

/** Structured content where there is some, else the texts; a JSON text as what it says. */
function resultOf(content: unknown, structured: Json | undefined): Json {
  if (structured !== undefined && JSON.stringify(structured).length <= RESULT_MAX_CHARS) return structured;
  const parts = Array.isArray(content) ? (content as { type?: string; text?: string }[]) : [];
  const text = parts.flatMap((part) => (part.type === 'text' ? [part.text ?? ''] : [])).join('\n');
  if (text.length > RESULT_MAX_CHARS) return `${text.slice(0, RESULT_MAX_CHARS)} …`;
  try {
    return JSON.parse(text) as Json;
  } catch {
    // Plain text is a fine answer, too.
    return text;
  }
}

function boundedFetch(dispatcher: Dispatcher): typeof fetch {
  return async (url, init) => {
    const options = { ...(init as unknown as RequestInit), dispatcher, redirect: 'error' as const };
    const response = await fetchThrough(url as URL, options);
    const { status, headers, body } = response;
    const bounded = body ? (body as unknown as ReadableStream<Uint8Array>).pipeThrough(limit(ANSWER_MAX_BYTES)) : null;
    return new Response(bounded, { status, headers: [...headers.entries()] });
  };
}

function limit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let taken = 0;
  return new TransformStream({
    transform(chunk, controller) {
      taken += chunk.length;
      if (taken > maxBytes)
        controller.error(new ProviderError(ID, 'protocol', `answers with more than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
