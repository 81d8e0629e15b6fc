// Common base of all HTTP servers of the stand-ins: loopback only, on its own port; closing does not wait for clients.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

export interface StandIn {
  port: number;
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** Closes the server and breaks open requests off. */
  close(): Promise<void>;
}

/** @param answer if it throws, the response is broken off */
export async function startStandIn(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
  options: { port?: number; onUpgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void } = {},
): Promise<StandIn> {
  const server = createServer((request, response) => {
    void (async () => answer(request, response))().catch((error: Error) => response.destroy(error));
  });
  if (options.onUpgrade) server.on('upgrade', options.onUpgrade);
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
