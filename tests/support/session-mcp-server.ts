// An MCP server with sessions and pages of tools, which refuses requests of sessions that it does not know. Loopback only.
// Source: https://modelcontextprotocol.io/specification/2025-06-18/basic/transports (session management),
// …/server/utilities/pagination
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { startStandIn } from '../../scripts/stand-ins/stand-in.ts';

export interface SessionMcpServer {
  url: string;
  /** Open sessions. */
  sessions: Set<string>;
  /** Sessions that were opened. */
  opened: number;
  /** Names of the tools that were called. */
  called: string[];
  /** Cursors of the pages that were requested; '' for the first. */
  cursors: string[];
  /** The header of each request. */
  authorizations: (string | undefined)[];
  /** The answer to a session that is unknown. Servers of older SDKs send 400. */
  lost: { status: number; message: string };
  /** Whether requests for a new session are not answered. */
  isSilent: boolean;
  close(): Promise<void>;
}

interface Message {
  method?: string;
  id?: number;
  params?: { protocolVersion?: string; cursor?: string; name?: string };
}

/** @param pages names of the tools of each page. `cursorOf`: the cursor after a page; undefined after the last one */
export async function startSessionMcpServer(
  pages: readonly (readonly string[])[],
  cursorOf: (page: number) => string | undefined = (page) => (page + 1 < pages.length ? String(page + 1) : undefined),
): Promise<SessionMcpServer> {
  const server: SessionMcpServer = {
    url: '',
    sessions: new Set(),
    opened: 0,
    called: [],
    cursors: [],
    authorizations: [],
    lost: { status: 404, message: 'Session not found' },
    isSilent: false,
    close: async () => undefined,
  };

  function resultOf({ method, params = {} }: Message): object {
    if (method === 'initialize') {
      const serverInfo = { name: 'sessions', version: '1' };
      return { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo };
    }
    if (method === 'tools/call') {
      server.called.push(params.name!);
      return { content: [{ type: 'text', text: `${params.name} was run` }] };
    }
    server.cursors.push(params.cursor ?? '');
    const page = Number(params.cursor ?? 0);
    const tools = (pages[page] ?? []).map((name) => ({ name, inputSchema: { type: 'object' } }));
    return { tools, nextCursor: cursorOf(page) };
  }

  const { url, close } = await startStandIn(async (request, response) => {
    const body = await text(request);
    // A server that has moved within its origin.
    if (request.url === '/mcp-moved') return void response.writeHead(307, { location: '/mcp' }).end();
    server.authorizations.push(request.headers.authorization);
    const message = JSON.parse(body || '{}') as Message;
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    const session = String(request.headers['mcp-session-id'] ?? '');
    if (message.method === 'initialize') {
      if (server.isSilent) return;
      server.opened += 1;
      headers['mcp-session-id'] = randomUUID();
      server.sessions.add(headers['mcp-session-id']);
    } else if (!server.sessions.has(session)) {
      const error = { code: -32_000, message: server.lost.message };
      response.writeHead(server.lost.status, headers);
      return void response.end(JSON.stringify({ jsonrpc: '2.0', error, id: null }));
    }
    if (request.method === 'DELETE') {
      server.sessions.delete(session);
      return void response.writeHead(200).end();
    }
    if (request.method === 'GET') return void response.writeHead(405).end();
    if (message.id === undefined) return void response.writeHead(202).end();
    response.writeHead(200, headers).end(JSON.stringify({ jsonrpc: '2.0', id: message.id, result: resultOf(message) }));
  });
  return Object.assign(server, { url: `${url}/mcp`, close });
}
