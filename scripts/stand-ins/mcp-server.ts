// A shop that speaks the Model Context Protocol through the official SDK, without sessions: one server per request, as in the
// SDK's own example. Loopback only.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';

export interface ShopServer {
  url: string;
  authorizations: (string | undefined)[];
  close(): Promise<void>;
}

export async function startMcpServer(): Promise<ShopServer> {
  const authorizations: ShopServer['authorizations'] = [];
  const http = createServer((request, response) => {
    authorizations.push(request.headers.authorization);
    const server = new McpServer({ name: 'shop', version: '1' });
    server.registerTool('find-order', { description: 'Finds an order.' }, async () => {
      return { content: [{ type: 'text', text: JSON.stringify({ state: 'shipped' }) }] };
    });
    server.registerTool('delete-all', { description: 'Deletes everything.' }, async () => ({ content: [] }));
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    void server
      .connect(transport as Parameters<typeof server.connect>[0])
      .then(() => transport.handleRequest(request, response));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`,
    authorizations,
    async close() {
      http.close();
      http.closeAllConnections();
      await once(http, 'close');
    },
  };
}
