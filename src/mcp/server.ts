// An MCP server with the tools for one client request: validates arguments, runs the tool, and asks the person for confirmation.
// It keeps no state between requests. Invariant: an unexpected error is logged, and the client gets only its request id.
import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import {
  CallToolRequestSchema,
  ElicitResultSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type CallToolResult,
  type ServerNotification,
  type ServerRequest,
  type Tool as ListedTool,
} from '@modelcontextprotocol/sdk/types.js';
import type { Operation, OperationId, Operations } from '../../generated/operations.ts';
import { ACCEPT_ANY_VALUE } from '../core/accept-any-value.ts';
import { cutText } from '../core/cut-text.ts';
import type { JsonObject } from '../core/json.ts';
import { findNearest } from '../protocol/suggest.ts';
import { checkArguments } from './arguments.ts';
import { Refused, ToolFailure, type Calling, type OperationPort, type Tool, type ToolContext } from './port.ts';
import { failureResult, resultOf } from './results.ts';
import { INSTRUCTIONS, tools } from './tools.ts';

export interface ToolServerOptions {
  version: string;
  operations: Operations;
  contract: JsonObject;
  /** Sends requests with the credentials of the client until the signal aborts. */
  port(signal: AbortSignal): OperationPort;
  /** Whether the client can ask its user. */
  elicits: boolean;
  /** Aborts when the process begins to stop, which must not wait for a person's answer. */
  closing: AbortSignal;
  /** Identifies repeated messages. Null: repeated messages are not recognized and take effect again. */
  sessionId: string | null;
  /** Handles an unexpected error. Returns the id of the request. */
  onError(error: unknown): string;
}

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** Maximum time for a person's answer. */
const ANSWER_MS = 300_000;

const byName = new Map(tools.map((each) => [each.name, each]));
const listed: ListedTool[] = tools.map(({ name, title, description, input, kind }) => ({
  name,
  title,
  description,
  inputSchema: input as ListedTool['inputSchema'],
  ...(kind === 'risks' ? {} : { annotations: kind === 'reads' ? { readOnlyHint: true } : { destructiveHint: false } }),
}));

export function createToolServer(options: ToolServerOptions): Server {
  const server = new Server(
    { name: 'parley', title: 'Parley', version: options.version },
    // The SDK would compile a validator per request, but answers to our questions have no fields.
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator: ACCEPT_ANY_VALUE },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listed }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, extra) => {
    const found = byName.get(params.name);
    if (!found) throw unknownTool(params.name);
    return run(found, (params.arguments ?? {}) as JsonObject, options, extra);
  });
  return server;
}

function unknownTool(name: string): McpError {
  const near = findNearest(cutText(name, 100), tools, (each) => each.name);
  const meant = near === null ? '' : ` Did you mean ${near.name}?`;
  return new McpError(ErrorCode.InvalidParams, `There is no tool ${cutText(name, 100)}.${meant}`);
}

async function run(tool: Tool, input: JsonObject, options: ToolServerOptions, extra: Extra): Promise<CallToolResult> {
  try {
    checkArguments(tool, input);
    return resultOf(await tool.run(contextOf(tool, input, options, extra), input as never));
  } catch (error) {
    const failure = failureResult(error, options.operations);
    if (failure) return failure;
    // The response to a canceled request is not sent.
    if (extra.signal.aborted) throw error;
    const requestId = options.onError(error);
    throw new McpError(ErrorCode.InternalError, `An error of the service. Its log has the details: ${requestId}.`);
  }
}

function contextOf(tool: Tool, input: JsonObject, options: ToolServerOptions, extra: Extra): ToolContext {
  const { operations, contract } = options;
  const { signal } = extra;
  const port = withKeys(options.port(signal), keysOf(tool, input, options, extra));
  let steps = 0;
  return {
    port,
    operations,
    contract,
    signal,
    call: (id, request) => bodyOf(port, operations[id], request),
    confirm: (consequence, given) => confirm(consequence, given, options, extra),
    pause: (ms) => sleep(ms, undefined, { signal }),
    progress(message) {
      const { progressToken } = extra._meta ?? {};
      if (progressToken === undefined) return;
      steps += 1;
      const params = { progressToken, progress: steps, message: cutText(message, 500) };
      // A disconnected client reads nothing; its request is canceled in another way.
      extra.sendNotification({ method: 'notifications/progress', params }).catch(() => undefined);
    },
  };
}

async function bodyOf<Id extends OperationId>(port: OperationPort, operation: Operation, request: Calling<Id>) {
  const { path, idempotencyKey, body } = request;
  const { query } = request as { query?: Readonly<Record<string, unknown>> };
  const answer = await port.send(operation, {
    ...(path === undefined ? {} : { path: path as Readonly<Record<string, string>> }),
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { body }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  if (answer.status >= 400) throw new Refused(answer.body as Refused['problem']);
  if (!answer.isCut) return answer.body as never;
  throw new ToolFailure('answer_not_text', `The response of ${operation.id} is too long.`, 'Request fewer entries.');
}

/** Adds an Idempotency-Key to each POST. A repeated message has the same keys, so that it takes effect only once. */
function withKeys(port: OperationPort, keyOf: (operation: Operation) => string | null): OperationPort {
  return {
    ...port,
    send(operation, request) {
      const key = operation.method === 'POST' && operation.scope !== 'public' ? keyOf(operation) : null;
      return port.send(operation, key === null ? request : { idempotencyKey: key, ...request });
    },
  };
}

function keysOf(tool: Tool, input: JsonObject, { sessionId }: ToolServerOptions, { requestId }: Extra) {
  const times = new Map<string, number>();
  const message = JSON.stringify([sessionId, requestId, tool.name, input]);
  return ({ id }: Operation): string | null => {
    if (sessionId === null) return null;
    times.set(id, (times.get(id) ?? 0) + 1);
    return `mcp-${hash('sha256', message, 'base64url')}-${times.get(id)}`;
  };
}

/** Asks by elicitation if the client supports it; then a model alone never decides. */
async function confirm(consequence: string, given: boolean | undefined, options: ToolServerOptions, extra: Extra) {
  if (!options.elicits) {
    if (given === true) return;
    const fix = 'Ask the person. If they agree, call the tool again with confirm: true.';
    throw new ToolFailure('confirmation_required', consequence, fix);
  }
  const params = { message: `${consequence} Continue?`, requestedSchema: { type: 'object' as const, properties: {} } };
  const { action } = await extra
    .sendRequest({ method: 'elicitation/create', params }, ElicitResultSchema, {
      timeout: ANSWER_MS,
      signal: AbortSignal.any([extra.signal, options.closing]),
    })
    .catch((error: unknown) => {
      const isOpen = error instanceof McpError || options.closing.aborted;
      if (!isOpen || extra.signal.aborted) throw error;
      const why = options.closing.aborted
        ? 'The service is restarting and withdrew the question.'
        : 'The question was not answered.';
      throw new ToolFailure(
        'confirmation_required',
        `${consequence} ${why} Nothing was changed.`,
        'Call the tool again.',
      );
    });
  if (action === 'accept') return;
  const fix = 'Nothing was changed. Do not try again unless the person asks for it.';
  throw new ToolFailure('confirmation_declined', `The person did not agree. ${consequence}`, fix);
}
