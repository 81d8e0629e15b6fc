// A load balancer for tests of several processes: forwards requests and sockets unbuffered to the targets of a route, in
// turn or by the hash of the path. A target that refuses connections is skipped. Appends its peer to X-Forwarded-For.
import { createHash } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Longer than a test. */
const IDLE_MS = 600_000;

interface BalancerRoute {
  /** The first route whose path matches is used. */
  path: RegExp;
  targets: readonly string[];
  /** Sends equal paths to the same target. */
  byPath?: boolean;
}

export interface Balancer {
  url: string;
  routes: BalancerRoute[];
  /** Where requests and sockets were sent, as `GET /v1/agents http://…`. */
  passed: string[];
  close(): Promise<void>;
}

export async function startBalancer(): Promise<Balancer> {
  const turns = new Map<BalancerRoute, number>();
  const balancer: Balancer = { url: '', routes: [], passed: [], close: async () => undefined };
  const choose = (path: string): string[] => {
    const route = balancer.routes.find((one) => one.path.test(path));
    if (!route) return [];
    const turn = turns.get(route) ?? 0;
    turns.set(route, turn + 1);
    const start = route.byPath ? createHash('sha256').update(path.split('?')[0]!).digest().readUInt32BE() : turn;
    return route.targets.map((_, at) => route.targets[(start + at) % route.targets.length]!);
  };
  const onward = async (incoming: IncomingMessage): Promise<{ target: string; options: RequestOptions } | null> => {
    for (const target of choose(incoming.url!)) {
      const { hostname, port } = new URL(target);
      if (!(await accepts(hostname, Number(port)))) continue;
      balancer.passed.push(`${incoming.method} ${incoming.url} ${target}`);
      const { 'x-forwarded-for': before, ...headers } = incoming.headers;
      const client = [before, incoming.socket.remoteAddress].filter(Boolean).join(', ');
      const { method, url: path } = incoming;
      const options = {
        hostname,
        port,
        method,
        path,
        headers: { ...headers, 'x-forwarded-for': client },
        agent: false,
      };
      return { target, options };
    }
    return null;
  };
  const server = createServer((incoming, outgoing) => {
    void onward(incoming).then((found) => {
      if (!found) return void outgoing.writeHead(502).end();
      const request = httpRequest(found.options, (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        outgoing.flushHeaders();
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      });
      request.on('error', () => outgoing.destroy());
      outgoing.on('close', () => request.destroy());
      incoming.pipe(request);
    });
  });
  server.on('upgrade', (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    client.on('error', () => undefined);
    void onward(incoming).then((found) => {
      if (!found) return void client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      const request = httpRequest(found.options);
      request.on('error', () => client.destroy());
      request.on('response', (answer) => void client.end(`HTTP/1.1 ${answer.statusCode} \r\n\r\n`));
      request.on('upgrade', (answer: IncomingMessage, upstream: Socket, early: Buffer) => {
        const lines = answer.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []));
        client.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
        client.write(early);
        upstream.write(head);
        upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
        client.on('close', () => upstream.destroy());
        upstream.pipe(client).pipe(upstream);
      });
      request.end();
    });
  });
  // A client may reuse a connection at the moment at which it would be closed as idle.
  server.keepAliveTimeout = IDLE_MS;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  balancer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  balancer.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return balancer;
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
