// One JSON-RPC request of an MCP client and its response, over an SDK transport that lives as long as this exchange. The response
// to a tool call is a stream, on which the server can also send questions to the client. The client's answers arrive through the
// mailbox.
import { randomUUID } from 'node:crypto';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import type { JsonObject } from '../core/json.ts';
import { createToolServer, type ToolServerOptions } from '../mcp/server.ts';
import type { McpMailbox } from './mcp-mailbox.ts';

interface ExchangeOptions extends ToolServerOptions {
  message: JsonObject & { id: string | number; method: string };
  headers: Readonly<Record<string, string>>;
  /** Session, user and workspace of the request. */
  owner: string;
  /** Id of the session that this request starts, if it starts one. */
  newSessionId: string | null;
  mailbox: McpMailbox;
  keepAliveMs: number;
  /** Aborts when the client disconnects or the process stops. */
  leave: AbortSignal;
}

/** Returns the SDK's response. Its resources are released when `leave` aborts. */
export async function answerMcpMessage(options: ExchangeOptions): Promise<Response> {
  const { message, headers, newSessionId, mailbox, owner, leave } = options;
  const transport = new WebStandardStreamableHTTPServerTransport({
    ...(newSessionId === null ? {} : { sessionIdGenerator: () => newSessionId }),
    keepAliveMs: options.keepAliveMs,
    // Only tool calls take long enough to stream and can ask questions.
    enableJsonResponse: message.method !== 'tools/call',
  });
  const server = createToolServer(options);
  const unfollow = mailbox.follow(owner, message.id, () => void server.close());
  const end = (): void => {
    unfollow();
    // Aborts the tool.
    void server.close();
  };
  await server.connect(throughMailbox(transport as Transport, mailbox, owner));
  leave.addEventListener('abort', end, { once: true });
  if (leave.aborted) end();
  const request = new Request('http://localhost/mcp', { method: 'POST', headers });
  return transport.handleRequest(request, { parsedBody: message });
}

/** Gives questions to the client ids that are unique across processes, and delivers its answers. */
function throughMailbox(inner: Transport, mailbox: McpMailbox, owner: string): Transport {
  const asked = new Map<string | number, { id: string; forget: () => void }>();
  const outer: Transport = {
    start() {
      inner.onmessage = (message, extra) => outer.onmessage?.(message, extra);
      inner.onerror = (error) => outer.onerror?.(error);
      inner.onclose = () => outer.onclose?.();
      return inner.start();
    },
    send(message, sendOptions) {
      return inner.send(renamed(message), sendOptions);
    },
    close() {
      for (const { forget } of asked.values()) forget();
      asked.clear();
      return inner.close();
    },
  };
  const renamed = (message: JSONRPCMessage): JSONRPCMessage => {
    if (!('method' in message)) return message;
    if (!('id' in message)) return withdrawn(message, asked);
    const own = message.id;
    const id = randomUUID();
    const forget = mailbox.expect(owner, id, (answer) => {
      forget();
      outer.onmessage?.({ ...answer, id: own } as unknown as JSONRPCMessage);
    });
    asked.set(own, { id, forget });
    return { ...message, id };
  };
  return outer;
}

/** Handles a question that the server withdraws: the client knows it by its other id. */
function withdrawn(message: JSONRPCMessage, asked: ReadonlyMap<string | number, { id: string; forget: () => void }>) {
  const { method, params } = message as { method: string; params?: { requestId?: string | number } };
  const question = method === 'notifications/cancelled' ? asked.get(params?.requestId ?? '') : undefined;
  if (!question) return message;
  question.forget();
  return { ...message, params: { ...params, requestId: question.id } } as JSONRPCMessage;
}
