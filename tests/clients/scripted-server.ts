// A local server that answers each request as the test says, and records the requests.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

type Answer = (request: Received, response: ServerResponse) => unknown;

export interface ScriptedServer {
  url: string;
  received: Received[];
  /** Sets the response of later requests. */
  answer(next: Answer): void;
  /** Stops accepting, as a service that restarts; `start` listens on the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function scriptedServer(): Promise<ScriptedServer> {
  let current: Answer = (_request, response) => json(response, 200, {});
  const received: Received[] = [];
  let server: Server;
  let port = 0;
  const start = async (): Promise<void> => {
    server = createServer((incoming, response) => {
      void (async () => {
        const request = {
          method: incoming.method!,
          url: incoming.url!,
          headers: incoming.headers,
          body: await buffer(incoming),
        };
        received.push(request);
        await current(request, response);
      })().catch(() => response.destroy());
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  const stop = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answer: (next) => void (current = next),
    stop,
    start,
  };
}

export function json(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  const text = JSON.stringify(value);
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(text);
}

export function problem(
  response: ServerResponse,
  status: number,
  code: string,
  headers: Record<string, string> = {},
): void {
  const value = { type: `/errors/${code}`, title: `Title of ${code}`, status, code, request_id: 'req_1' };
  json(response, status, value, { 'content-type': 'application/problem+json', ...headers });
}
