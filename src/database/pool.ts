// Opens the database, embedded or on a server, behind one interface: a pg.Pool and Kysely over it. Everything above this file
// runs the same on both.
// Type rules: int8 is parsed as a number and fails beyond 2^53 (in micro-units, that is 9 billion dollars); timestamptz as Date;
// date as 'YYYY-MM-DD'; numeric as string. Parsers belong to the pool, never to pg's globals.
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '../../generated/tables.ts';
import { WatchedClient, type WatchedConfig } from './client.ts';
import { createReadCoalescer, joinCoalescedReads } from './coalesced-reads.ts';
import { openEmbedded, type Embedded, type EmbeddedOptions } from './embedded.ts';
import { joinLongStatements } from './long-statements.ts';
import { startMonitor, type Monitor, type MonitorTimes } from './monitor.ts';
import { awaitServer } from './opening.ts';
import { connectionOf } from './server-url.ts';

export type DatabaseTarget = { url: string } | { embedded: string; snapshot?: Uint8Array };

export interface DatabaseOptions {
  /** Maximum number of connections of this process. Default 10. */
  poolSize?: number;
  applicationName?: string;
  /** Statement timeout; on a server only. Default 30 s. */
  statementTimeoutMs?: number;
  /** Lock timeout. Default 10 s. */
  lockTimeoutMs?: number;
  /** Idle timeout of an open transaction. Default 60 s. */
  idleTransactionMs?: number;
  /** Deadline of a query, enforced on this side; on a server only. Default: the statement timeout plus 5 s. */
  queryTimeoutMs?: number;
  /** Maximum wait for a connection, to the server or from the pool. Default 5 s. */
  connectTimeoutMs?: number;
  monitor?: Partial<MonitorTimes>;
  /** Maximum time of retries while the server does not respond at start. Default 15 s. */
  connectWithinMs?: number;
  /** Called when an idle connection broke, connections could not be checked, or (embedded) the database thread died. */
  onError: (error: Error) => void;
  /** Called when the embedded database has failed permanently, so that the process should exit. Default: onError. */
  onDeath?: (error: Error) => void;
}

export interface Database {
  kind: 'embedded' | 'server';
  pool: pg.Pool;
  db: Kysely<DB>;
  /** Creates an additional pool with Kysely over it, which is closed with the database. */
  reserve(options: { poolSize: number; applicationName: string }): Kysely<DB>;
  /** Creates a pool in addition to the shared one, e.g. for the job runner. The caller closes it. */
  createPool(options: { poolSize: number; applicationName: string; queryTimeoutMs?: number }): pg.Pool;
  /** Creates a connection outside of every pool, not yet connected, e.g. for LISTEN. The caller closes it. */
  createClient(applicationName: string, options?: { queryTimeoutMs?: number }): pg.Client;
  /**
   * Returns null, or the reason why the process must be restarted: its connections do not recover although the
   * server is reachable.
   */
  stuck(): string | null;
  /** Embedded only: returns the data directory as a tar. */
  snapshot(): Promise<Uint8Array>;
  /** Waits for queries in progress, and closes the pool and the embedded database. May be called twice. */
  close(): Promise<void>;
}

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const DATE_ARRAY = 1182;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
// The server cancels a slow statement itself. This is the time for its error to arrive.
const ANSWER_MARGIN_MS = 5_000;
// Deadline of the monitor's own connections, to which a healthy server responds immediately.
const MONITOR_TIMEOUT_MS = 2_000;
// The kernel probes an idle connection after this time, so that a dead one is found before it is needed.
const KEEP_ALIVE_AFTER_MS = 10_000;

type Parser = (text: string) => unknown;
// The parser of text[]; @types/pg lists scalar types only.
const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0];
const parseArray = pg.types.getTypeParser(TEXT_ARRAY, 'text') as (text: string) => (string | null)[];

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`the database holds ${text}, beyond the exact integers`);
  return value;
}

const PARSERS = new Map<number, Parser>([
  [INT8, parseInt8],
  [INT8_ARRAY, (text) => parseArray(text).map((item) => (item === null ? null : parseInt8(item)))],
  [DATE, (text) => text],
  [DATE_ARRAY, parseArray],
]);

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(oid)) || pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

/** @throws Error with a one-sentence message when the server cannot be reached, refuses the connection or is not suitable */
export async function openDatabase(target: DatabaseTarget, options: DatabaseOptions): Promise<Database> {
  const embedded =
    'url' in target
      ? null
      : await openEmbedded({
          dir: target.embedded,
          ...(target.snapshot ? { snapshot: target.snapshot } : {}),
          ...embeddedTimes(options),
          onDeath: options.onDeath ?? options.onError,
        });
  const config = 'url' in target ? serverConfig(target.url, options) : {};
  const database = assemble(embedded, { ...config, types }, options);
  try {
    if ('url' in target) await awaitServer(database, target.url, options.connectWithinMs ?? 15_000);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

function assemble(embedded: Embedded | null, config: WatchedConfig, options: DatabaseOptions): Database {
  const { onError } = options;
  const client = embedded?.Client ?? WatchedClient;
  const busy = new Set<WatchedClient>();
  let monitor: Monitor | null = null;
  const watched = { ...config, busy };
  const makePool = (own: { poolSize: number; applicationName: string }, watch: WatchedConfig): pg.Pool => {
    const settings = { ...watched, ...watch, max: own.poolSize, application_name: own.applicationName, Client: client };
    const pool = new pg.Pool(settings as pg.PoolConfig);
    // Without listeners, a broken connection would end the process. The pool has already replaced it.
    pool.on('error', onError);
    pool.on('connect', (connected) => connected.on('error', onError));
    return pool;
  };
  const applicationName = options.applicationName ?? 'parley';
  const own = { poolSize: options.poolSize ?? 10, applicationName };
  const pool = makePool(own, { onAnswer: () => monitor?.recordAnswer() });
  if (!embedded) {
    const times = { connectionTimeoutMillis: MONITOR_TIMEOUT_MS, deadlineMs: MONITOR_TIMEOUT_MS };
    monitor = startMonitor({
      busy,
      askPool: () => pool.query('select 1'),
      fresh: () => withoutErrorEvents(new WatchedClient({ ...config, ...times, application_name: 'parley-monitor' })),
      onDestroyed: (count) =>
        onError(new Error(`${count} connections waited for queries that the server was not running; they were closed`)),
      onFailure: onError,
      ...(options.monitor ? { times: options.monitor } : {}),
    });
  }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  if (!embedded) joinCoalescedReads(db, createReadCoalescer(pool));
  joinLongStatements(db, (limitMs) => {
    const limits = { statement_timeout: limitMs, deadlineMs: limitMs + ANSWER_MARGIN_MS };
    return new client({ ...watched, ...limits, application_name: `${applicationName}-long` } as pg.ClientConfig);
  });
  const reserved: pg.Pool[] = [];
  let closed: Promise<void> | null = null;
  return {
    kind: embedded ? 'embedded' : 'server',
    pool,
    db,
    createPool: ({ queryTimeoutMs, ...rest }) =>
      makePool(rest, queryTimeoutMs === undefined ? {} : { deadlineMs: queryTimeoutMs }),
    reserve(more) {
      const further = makePool(more, {});
      reserved.push(further);
      return new Kysely<DB>({ dialect: new PostgresDialect({ pool: further }) });
    },
    createClient: (name, { queryTimeoutMs: deadlineMs } = {}) =>
      new client({
        ...watched,
        ...(deadlineMs === undefined ? {} : { deadlineMs }),
        application_name: name,
      } as pg.ClientConfig),
    stuck: () => monitor?.stuck() ?? null,
    snapshot: () => embedded?.snapshot() ?? Promise.reject(new Error('only the embedded database has snapshots')),
    // The monitor keeps running meanwhile. Otherwise a silent connection would delay the close until its deadline.
    close: () =>
      (closed ??= Promise.all([pool, ...reserved].map((each) => each.end())).then(() => {
        monitor?.stop();
        return embedded?.close();
      })),
  };
}

/** Adds an empty error listener, because an error without one would end the process. Errors still reach pending queries. */
function withoutErrorEvents(client: WatchedClient): WatchedClient {
  client.on('error', () => undefined);
  return client;
}

function embeddedTimes(options: DatabaseOptions): Pick<EmbeddedOptions, 'lockTimeoutMs' | 'idleTransactionMs'> {
  return {
    ...(options.lockTimeoutMs === undefined ? {} : { lockTimeoutMs: options.lockTimeoutMs }),
    ...(options.idleTransactionMs === undefined ? {} : { idleTransactionMs: options.idleTransactionMs }),
  };
}

function serverConfig(url: string, options: DatabaseOptions): WatchedConfig {
  const statementMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  return {
    ...connectionOf(url),
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    statement_timeout: statementMs,
    deadlineMs: options.queryTimeoutMs ?? statementMs + ANSWER_MARGIN_MS,
    lock_timeout: options.lockTimeoutMs ?? 10_000,
    idle_in_transaction_session_timeout: options.idleTransactionMs ?? 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  };
}
