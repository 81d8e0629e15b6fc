// One session with an MCP server: opened, its tools listed page by page, and ended at the server.
// Invariant: every request is bounded in time. A session that is no longer used is ended at the server.
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { Dispatcher } from 'undici';
import { ACCEPT_ANY_VALUE } from '../../core/accept-any-value.ts';
import { systemClock } from '../../core/clock.ts';
import { ProviderError } from '../ports/errors.ts';
import { toProviderError } from '../provider-error.ts';
import { kindOfStatus } from '../socket.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { checkedTransport } from './checked-transport.ts';

const ID = 'mcp';
const END_MS = 2_000;
export const MAX_PAGES = 10;

export interface McpEndpoint {
  url: string;
  headers: Record<string, string>;
}

export interface McpConnection {
  client: Client;
  transport: StreamableHTTPClientTransport;
  /** Why a response could not be used; null if none was malformed. */
  malformed(): string | null;
}

interface Limits {
  timeoutMs: number;
  signal: AbortSignal;
}

/** @throws ProviderError */
export async function connect(
  { url, headers }: McpEndpoint,
  dispatcher: Dispatcher,
  { timeoutMs, signal }: Limits,
): Promise<McpConnection> {
  const [{ Client: McpClient }, { StreamableHTTPClientTransport: HttpTransport }] = await Promise.all([
    import('@modelcontextprotocol/sdk/client/index.js'),
    import('@modelcontextprotocol/sdk/client/streamableHttp.js'),
  ]);
  // The SDK would validate results with the output schema of every listed tool. Nothing here needs that.
  const client = new McpClient({ name: 'parley', version: '1' }, { jsonSchemaValidator: ACCEPT_ANY_VALUE });
  const transport = new HttpTransport(new URL(url), {
    requestInit: { headers },
    fetch: boundedFetch(dispatcher),
    reconnectionOptions: {
      maxRetries: 0,
      initialReconnectionDelay: 1,
      maxReconnectionDelay: 1,
      reconnectionDelayGrowFactor: 1,
    },
  });
  let malformed: string | null = null;
  const checked = checkedTransport(transport as Transport, (fault) => (malformed = fault));
  const connection: McpConnection = { client, transport, malformed: () => malformed };
  try {
    await client.connect(checked, { timeout: timeoutMs, maxTotalTimeout: timeoutMs, signal });
    return connection;
  } catch (error) {
    throw await endAfter(connection, error);
  }
}

type Listed = Awaited<ReturnType<Client['listTools']>>['tools'];

/** Lists the tools of all pages, within one timeout. @throws ProviderError; the connection is ended */
export async function listTools(
  connection: McpConnection,
  { timeoutMs, signal }: Limits,
): Promise<{ tools: Listed; isCut: boolean }> {
  const until = performance.now() + timeoutMs;
  const tools: Listed = [];
  let cursor: string | undefined;
  try {
    for (let page = 0; page < MAX_PAGES; page++) {
      const timeout = Math.max(1, Math.round(until - performance.now()));
      const limits = { timeout, maxTotalTimeout: timeout, signal };
      const listed = await connection.client.listTools(cursor === undefined ? {} : { cursor }, limits);
      tools.push(...listed.tools);
      cursor = listed.nextCursor;
      if (cursor === undefined) break;
    }
  } catch (error) {
    throw await endAfter(connection, error);
  }
  return { tools, isCut: cursor !== undefined };
}

/** Ends the session at the server, which otherwise keeps it until its own timeout. @throws Error if the server refuses */
export async function end({ client, transport }: McpConnection): Promise<void> {
  // Closing the client aborts the request.
  const timer = systemClock.after(END_MS, () => void client.close());
  try {
    await transport.terminateSession();
  } catch (error) {
    // The server no longer has the session.
    if ((await statusOf(error)) !== 404) throw error;
  } finally {
    timer.cancel();
    await client.close();
  }
}

/** Whether the server refused a request because it has lost the session, so that it did not run the tool. */
export async function isLostSession({ transport }: McpConnection, error: unknown): Promise<boolean> {
  const status = await statusOf(error);
  if (transport.sessionId === undefined) return false;
  // The protocol demands 404. Servers of older SDKs send 400 and name the session. Servers of the TypeScript SDK with one
  // session for all clients send 400 after a restart.
  return status === 404 || (status === 400 && /session|server not initialized/i.test((error as Error).message));
}

/** Returns the failure for the caller, who needs no second one if the server does not end the session either. */
async function endAfter(connection: McpConnection, error: unknown): Promise<ProviderError> {
  await end(connection).catch(() => undefined);
  const malformed = connection.malformed();
  if (malformed !== null) return new ProviderError(ID, 'protocol', malformed);
  const status = await statusOf(error);
  const reason = status === null ? undefined : reasonOf(status, connection.transport);
  if (status === null || reason === undefined) return toProviderError(ID, error);
  const message = `${reason} (status ${status})`;
  return new ProviderError(ID, kindOfStatus(status), message, { status, cause: error });
}

function reasonOf(status: number, { sessionId }: StreamableHTTPClientTransport): string | undefined {
  if (status === 401 || status === 403) return 'the server refuses the headers of the function';
  if (sessionId === undefined && (status === 404 || status === 405)) {
    return 'the server does not accept POST requests at this URL. Servers with the older SSE transport are not supported';
  }
  return undefined;
}

/** Returns the status of a refused request; null for any other error. */
async function statusOf(error: unknown): Promise<number | null> {
  const { StreamableHTTPError } = await import('@modelcontextprotocol/sdk/client/streamableHttp.js');
  return error instanceof StreamableHTTPError && error.code !== undefined && error.code >= 400 ? error.code : null;
}
