// A shop that speaks the Model Context Protocol through the official SDK, without sessions: one server per request, as in the
// SDK's own example. Loopback only.
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { startStandIn } from './stand-in.ts';

export interface ShopServer {
  url: string;
  authorizations: (string | undefined)[];
  close(): Promise<void>;
}

export async function startMcpServer(): Promise<ShopServer> {
  const authorizations: ShopServer['authorizations'] = [];
  const { url, close } = await startStandIn(async (request, response) => {
    authorizations.push(request.headers.authorization);
    const server = new McpServer({ name: 'shop', version: '1' });
    server.registerTool('find-order', { description: 'Finds an order.' }, async () => {
      return { content: [{ type: 'text', text: JSON.stringify({ state: 'shipped' }) }] };
    });
    server.registerTool('delete-all', { description: 'Deletes everything.' }, async () => ({ content: [] }));
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport as Parameters<typeof server.connect>[0]);
    await transport.handleRequest(request, response);
  });
  return { url: `${url}/mcp`, authorizations, close };
}
