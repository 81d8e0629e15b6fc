// A TCP proxy that injects network faults: it cuts, stalls, slows, corrupts or refuses connections. It stands in front of a
// vendor's stand-in; its mood can change while a call runs. Loopback only, on its own port.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** `stall`: bytes are held back silently; `slow`: each chunk is delayed; `garbage`: bytes are replaced. */
export type Mood = 'well' | 'refuse' | 'stall' | 'garbage' | { slowMs: number };

export interface FaultProxy {
  port: number;
  /** `url` with the address of this proxy. */
  before(url: string): string;
  readonly mood: Mood;
  setMood(mood: Mood): void;
  /** Leads new connections to another server, like a changed DNS record. Open ones remain. */
  lead(target: string): void;
  /** Resets every open connection. */
  cut(): void;
  /** Silently stops all traffic on open connections, in any later mood. */
  silence(): void;
  connections(): number;
  close(): Promise<void>;
}

export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { port } = new URL(target);
  let upstreamUrl = new URL(target);
  const pairs = new Set<[Socket, Socket]>();
  const silent = new Set<Socket>();
  let mood: Mood = 'well';
  let held: (() => void)[] = [];
  const pass = (from: Socket, to: Socket, isAnswer: boolean) => {
    from.on('data', (bytes) => {
      if (silent.has(from)) return;
      const send = () =>
        void (to.writable && to.write(mood === 'garbage' && isAnswer ? Buffer.alloc(bytes.length, '#') : bytes));
      if (mood === 'stall') held.push(send);
      else if (typeof mood === 'object' && isAnswer) setTimeout(send, mood.slowMs).unref();
      else send();
    });
    from.on('end', () => void (silent.has(from) || to.end()));
    from.on('error', () => void (silent.has(from) || to.destroy()));
    from.on('close', () => void (silent.has(from) || to.destroy()));
  };
  const server = createServer((client) => {
    if (mood === 'refuse') return void client.resetAndDestroy();
    const upstream = connect(Number(upstreamUrl.port), upstreamUrl.hostname);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    client.on('close', () => pairs.delete(pair));
    pass(client, upstream, false);
    pass(upstream, client, true);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  const cut = () => {
    for (const [client, upstream] of pairs) {
      client.resetAndDestroy();
      upstream.destroy();
    }
  };
  return {
    port: own,
    // Removes the Unix socket of a database, which would bypass the proxy.
    before: (url) => url.replace(`:${port}`, `:${own}`).replace(/\?host=.*$/, ''),
    get mood() {
      return mood;
    },
    setMood(next) {
      mood = next;
      if (mood === 'stall') return;
      for (const send of held.splice(0)) send();
      held = [];
    },
    lead: (next) => void (upstreamUrl = new URL(next)),
    cut,
    silence() {
      for (const socket of [...pairs].flat()) silent.add(socket);
    },
    connections: () => pairs.size,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
