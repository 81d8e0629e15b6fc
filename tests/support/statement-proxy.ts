// A proxy in front of Postgres that cuts connections at a chosen statement: before the server receives it, or after the server has
// executed it and before the client receives the result. It reads the messages of the protocol
// (https://www.postgresql.org/docs/current/protocol-message-formats.html). Loopback only, without TLS.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

interface Statement {
  /** application_name of the connection. */
  application: string;
  sql: string;
}

interface Cut {
  when: 'before' | 'after';
  /** Called for each statement until it returns true. */
  at(statement: Statement): boolean;
}

export interface StatementProxy {
  /** `url` with the address of this proxy. */
  before(url: string): string;
  /** Cuts the connection of one statement; null: none. */
  cutAt(cut: Cut | null): void;
  /** Whether the cut has happened. */
  hasCut(): boolean;
  close(): Promise<void>;
}

const [QUERY, PARSE, BIND, SYNC, READY] = [...'QPBSZ'].map((letter) => letter.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
];

export async function startStatementProxy(target: string): Promise<StatementProxy> {
  const { hostname, port } = new URL(target);
  const connections = new Set<() => void>();
  let wanted: Cut | null = null;
  /** Returns the cut of this statement, which is then no longer wanted. */
  const cutOf = (statement: Statement): Cut | null => {
    if (!wanted?.at(statement)) return null;
    const cut = wanted;
    wanted = null;
    return cut;
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const end = (): void => {
      connections.delete(end);
      client.resetAndDestroy();
      upstream.destroy();
    };
    connections.add(end);
    for (const socket of [client, upstream]) socket.on('close', end).on('error', end);
    relay(client, upstream, end, cutOf);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  return {
    // Removes the Unix socket of a database, which would bypass the proxy.
    before: (url) => url.replace(`:${port}`, `:${own}`).replace(/\?host=.*$/, ''),
    cutAt: (cut) => void (wanted = cut),
    hasCut: () => wanted === null,
    async close() {
      for (const end of connections) end();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Relays one connection. A statement ends with a message after which the server reports that it is ready. */
function relay(client: Socket, upstream: Socket, end: () => void, cutOf: (statement: Statement) => Cut | null): void {
  const texts = createStatementReader();
  let [sent, answered] = [0, 0];
  /** Number of the statement after which the connection is cut. */
  let last: number | null = null;
  let isStarted = false;
  eachMessage(client, { hasStartup: true }, (message, isStartup) => {
    const statement = texts.read(message, isStartup);
    if (statement) {
      const cut = last === null ? cutOf(statement) : null;
      if (cut?.when === 'before') return end();
      if (cut) last = sent;
      sent++;
    }
    if (upstream.writable) upstream.write(message);
  });
  eachMessage(upstream, { hasStartup: false }, (message) => {
    const isReady = message[0] === READY;
    if (isReady && isStarted && answered === last) return end();
    if ((last === null || answered < last) && client.writable) client.write(message);
    if (isReady && isStarted) answered++;
    // The first one ends the start of the connection.
    if (isReady) isStarted = true;
  });
}

/** Reads statements from the messages of a client. */
function createStatementReader() {
  const prepared = new Map<string, string>();
  let application = '';
  let sql = '';
  const textAt = (message: Buffer, start: number) => message.subarray(start, message.indexOf(0, start)).toString();
  return {
    /** Returns the statement that ends with this message. */
    read(message: Buffer, isStartup: boolean): Statement | null {
      if (isStartup) {
        application = /application_name\0([^\0]*)/.exec(message.toString('latin1'))?.[1] ?? '';
        return null;
      }
      const [type, first] = [message[0], textAt(message, 5)];
      const second = type === PARSE || type === BIND ? textAt(message, 6 + Buffer.byteLength(first)) : '';
      if (type === QUERY) sql = first;
      if (type === PARSE) prepared.set(first, second);
      if (type === BIND) sql = prepared.get(second) ?? '';
      return type === QUERY || type === SYNC ? { application, sql } : null;
    },
  };
}

/** @param hasStartup whether the first message has no type */
export function eachMessage(
  socket: Socket,
  { hasStartup }: { hasStartup: boolean },
  take: (message: Buffer, isStartup: boolean) => void,
): void {
  let rest = Buffer.alloc(0);
  let isStartup = hasStartup;
  socket.on('data', (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const head = isStartup ? 0 : 1;
      if (rest.length < head + 4) return;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return;
      take(rest.subarray(0, length), isStartup);
      rest = rest.subarray(length);
      isStartup = false;
    }
  });
}
