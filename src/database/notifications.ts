// LISTEN and NOTIFY for the process. One connection listens for all listeners and reconnects on its own. A notification is only a
// hint; the data is in a row. After a reconnect, every listener is called with null, because notifications may have been missed.
// Listeners also poll at their own interval. Deliberately omitted: a queue and replay, because the rows serve as both.
import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from './pool.ts';
import type { Db } from './transaction.ts';

/** @param payload the text that was sent; null when notifications may have been missed and the rows must be read again */
type NotificationListener = (payload: string | null) => void;

export interface Notifications {
  /** Sends when the given transaction commits. @throws when the payload is over 7,900 bytes */
  notify(db: Db, channel: string, payload?: string): Promise<void>;
  /** Wakes listeners within WAKE_MS, outside of any transaction: at most one empty NOTIFY per channel in that time. */
  wake(channel: string): void;
  /** Calls `listener` for every notification on `channel`, until the returned function is called. */
  listen(channel: string, listener: NotificationListener): () => void;
  /** Resolves when LISTEN is in effect for every channel registered so far. For tests and an ordered start. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

// Every commit with a NOTIFY takes a global lock in Postgres. One per 5 ms has no measurable cost for writers.
const WAKE_MS = 5;
const RECONNECT_FIRST_MS = 250;
const RECONNECT_LAST_MS = 5_000;
// A network that drops packets reports nothing. This limits how long the process misses notifications without noticing.
const PING_MS = 10_000;
const ANSWER_MS = 5_000;
// Postgres refuses payloads of 8,000 bytes and more.
const PAYLOAD_LIMIT_BYTES = 7_900;
const CHANNEL = /^[a-z][a-z0-9_.]{0,62}$/;

export function createNotifications(database: Database, log: Logger): Notifications {
  const listeners = new Map<string, Set<NotificationListener>>();
  const connection = createListeningConnection(database, log, {
    channels: () => [...listeners.keys()],
    onNotification: (channel, payload) => call(listeners.get(channel), payload, log),
    onReconnect: () => listeners.forEach((set) => call(set, null, log)),
  });
  const wakes = new Map<string, NodeJS.Timeout>();

  return {
    async notify(db, channel, payload = '') {
      if (Buffer.byteLength(payload) > PAYLOAD_LIMIT_BYTES) {
        throw new RangeError(`a notification on ${channel} is longer than ${PAYLOAD_LIMIT_BYTES} bytes`);
      }
      await sql`select pg_notify(${checked(channel)}, ${payload})`.execute(db);
    },
    wake(channel) {
      if (wakes.has(checked(channel))) return;
      const timer = setTimeout(() => {
        wakes.delete(channel);
        database.pool.query('select pg_notify($1, $2)', [channel, '']).catch((error: unknown) => {
          // Listeners poll as well, so a lost wake-up is only a delay.
          log.warn({ err: error, channel }, 'a wake-up could not be sent; listeners will poll');
        });
      }, WAKE_MS);
      wakes.set(channel, timer);
    },
    listen(channel, listener) {
      const set = listeners.get(checked(channel)) ?? new Set<NotificationListener>();
      listeners.set(channel, set.add(listener));
      void connection.update();
      return () => {
        set.delete(listener);
        if (set.size > 0 || listeners.get(channel) !== set) return;
        listeners.delete(channel);
        void connection.update();
      };
    },
    ready: () => connection.update(),
    async close() {
      wakes.forEach((timer) => clearTimeout(timer));
      listeners.clear();
      await connection.close();
    },
  };
}

function checked(channel: string): string {
  if (!CHANNEL.test(channel)) throw new Error(`${channel} is not a channel name`);
  return channel;
}

function call(set: ReadonlySet<NotificationListener> | undefined, payload: string | null, log: Logger): void {
  for (const listener of set ?? []) {
    try {
      listener(payload);
    } catch (error) {
      // An error of one listener must not affect the others.
      log.error({ err: error }, 'a notification listener failed');
    }
  }
}

interface ListeningHandlers {
  channels: () => string[];
  onNotification: (channel: string, payload: string) => void;
  onReconnect: () => void;
}

interface ListeningConnection {
  /** Makes LISTEN match the wanted channels, connecting first when needed. Never rejects. */
  update(): Promise<void>;
  close(): Promise<void>;
}

/** The one listening connection and its reconnects. Steps run one after the other. */
function createListeningConnection(
  database: Database,
  log: Logger,
  { channels, onNotification, onReconnect }: ListeningHandlers,
): ListeningConnection {
  let client: pg.Client | null = null;
  let listening = new Set<string>();
  let pauseMs = RECONNECT_FIRST_MS;
  let retry: NodeJS.Timeout | undefined;
  let missed = false;
  let closed = false;
  let step: Promise<void> = Promise.resolve();

  const lose = (lost: pg.Client, error: unknown): void => {
    if (client !== lost || closed) return;
    client = null;
    listening = new Set();
    missed = true;
    log.warn({ err: error, retryMs: pauseMs }, 'the listening connection was lost; reconnecting');
    retry = setTimeout(() => void update(), pauseMs);
    pauseMs = Math.min(pauseMs * 2, RECONNECT_LAST_MS);
    // The connection is already broken; an error while closing it changes nothing.
    lost.end().catch(() => undefined);
  };

  const connect = async (): Promise<pg.Client> => {
    const fresh = database.createClient('parley-listen', { queryTimeoutMs: ANSWER_MS });
    client = fresh;
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh, new Error('the connection ended')));
    fresh.on('notification', ({ channel, payload }) => onNotification(channel, payload ?? ''));
    await fresh.connect();
    return fresh;
  };

  const align = async (): Promise<void> => {
    const wanted = channels();
    if (closed || (wanted.length === 0 && client === null)) return;
    clearTimeout(retry);
    let current: pg.Client | null = client;
    try {
      current ??= await connect();
      for (const channel of wanted) if (!listening.has(channel)) await current.query(`listen "${channel}"`);
      for (const channel of listening) if (!wanted.includes(channel)) await current.query(`unlisten "${channel}"`);
      if (database.kind === 'server') await current.query('select 1');
      listening = new Set(wanted);
      pauseMs = RECONNECT_FIRST_MS;
      if (missed) onReconnect();
      missed = false;
    } catch (error) {
      if (client) lose(client, error);
    }
  };

  const update = (): Promise<void> => (step = step.then(align));
  const ping = setInterval(() => void update(), PING_MS);
  ping.unref();
  return {
    update,
    async close() {
      closed = true;
      clearInterval(ping);
      clearTimeout(retry);
      await step;
      await client?.end();
    },
  };
}
