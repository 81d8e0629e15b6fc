// A connection pooler in front of Postgres, as small as possible: it completes the start of a connection itself, with an invented
// process id, and runs the statements of its clients in sessions of its own. With `transaction`, all clients share one session.
// Loopback only, without TLS and passwords; a transaction must be one message.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { eachMessage } from './statement-proxy.ts';

interface Pooler {
  /** `url` with the address of this pooler. */
  before(url: string): string;
  close(): Promise<void>;
}

const INVENTED_PROCESS_ID = 4_000_000;
const PROTOCOL = 196_608;

export async function startPooler(
  target: string,
  mode: 'session' | 'transaction',
  ignored: readonly string[] = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'options'],
): Promise<Pooler> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const shared = new Map<string, Session>();
  const open = (startup: Buffer): Session => {
    const upstream = connect(Number(port), hostname);
    sockets.add(upstream);
    return openSession(upstream, startup);
  };
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    let session: Session;
    let group: Buffer[] = [];
    eachMessage(client, { hasStartup: true }, (message, isStartup) => {
      if (isStartup) {
        const given = parametersOf(message);
        const refused = [...given.keys()].find((name) => !KNOWN.includes(name) && !ignored.includes(name));
        if (refused !== undefined) return void client.end(refusal(`unsupported startup parameter: ${refused}`));
        const database = given.get('database')!;
        const startup = startupOf({ user: given.get('user')!, database });
        session = mode === 'session' ? open(startup) : (shared.get(database) ?? open(startup));
        if (mode === 'transaction') shared.set(database, session);
        return void client.write(STARTED);
      }
      group.push(message);
      const type = String.fromCharCode(message[0]!);
      if (type === 'X') return void client.end();
      if (type !== 'Q' && type !== 'S') return;
      session.run(Buffer.concat(group), (answer) => client.writable && client.write(answer));
      group = [];
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  return {
    before: (url) => url.replace(`:${port}`, `:${own}`).replace(/\?host=.*$/, ''),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const KNOWN: readonly string[] = ['user', 'database', 'client_encoding', 'application_name'];

interface Session {
  /** Runs a group of messages after the earlier ones. `answer` receives everything up to the next ReadyForQuery. */
  run(messages: Buffer, answer: (bytes: Buffer) => void): void;
}

function openSession(upstream: Socket, startup: Buffer): Session {
  const waiting: { messages: Buffer; answer: (bytes: Buffer) => void }[] = [];
  let current: ((bytes: Buffer) => void) | null = () => undefined;
  const next = (): void => {
    const group = waiting.shift();
    current = group?.answer ?? null;
    if (group) upstream.write(group.messages);
  };
  upstream.on('error', () => upstream.destroy());
  upstream.write(startup);
  eachMessage(upstream, { hasStartup: false }, (message) => {
    current?.(message);
    if (String.fromCharCode(message[0]!) === 'Z') next();
  });
  return {
    run(messages, answer) {
      waiting.push({ messages, answer });
      if (current === null) next();
    },
  };
}

function parametersOf(startup: Buffer): Map<string, string> {
  const texts = startup.subarray(8).toString('latin1').split('\0');
  return new Map(texts.flatMap((name, at) => (at % 2 === 0 && name !== '' ? [[name, texts[at + 1]!]] : [])));
}

function startupOf(parameters: Record<string, string>): Buffer {
  const body = `${Object.entries(parameters).flat().join('\0')}\0\0`;
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length, 0);
  head.writeInt32BE(PROTOCOL, 4);
  return Buffer.concat([head, Buffer.from(body, 'latin1')]);
}

function messageOf(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

function refusal(text: string): Buffer {
  return messageOf('E', Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`));
}

function keyData(): Buffer {
  const body = Buffer.alloc(8);
  body.writeInt32BE(INVENTED_PROCESS_ID, 0);
  return body;
}

/** Authenticated, the process id, ready for a query. */
const STARTED = Buffer.concat([
  messageOf('R', Buffer.alloc(4)),
  messageOf('K', keyData()),
  messageOf('Z', Buffer.from('I')),
]);
