// The client of every server connection. It names the statements of prepared.ts and enforces a deadline for each query itself,
// because a network that drops packets reports nothing, not even the server's own statement_timeout. Invariants: after its
// deadline a query fails and its connection is destroyed, never reused, because the result may still arrive; so is a connection
// that refuses a write because it is read-only, since after a failover new ones reach the primary. Deliberately omitted:
// pg's query_timeout, which fails the query and leaves the connection in the pool; Submittables (cursors).
import pg from 'pg';
import { statementName } from './prepared.ts';

export interface WatchedConfig extends pg.ClientConfig {
  /** Deadline of a query; 0 for none. */
  deadlineMs?: number;
  /** Connections with a query in progress, for the monitor. */
  busy?: Set<WatchedClient>;
  /** Called when the server responds to a query, also with an error. */
  onAnswer?: () => void;
}

// Deadline of a graceful close, which the server never confirms on a network that drops packets.
const GOODBYE_MS = 2_000;
const READ_ONLY = '25006';

/** A lost connection. SQLSTATE 08006 (connection_failure) distinguishes it from an error in the statement. */
export class ConnectionLost extends Error {
  readonly code = '08006';
  readonly severity = 'FATAL';
}

class ReadOnly extends ConnectionLost {
  constructor() {
    super('the database is read-only');
  }
}

type Callback = (error: unknown, result: unknown) => void;
type QueryArguments = [config: unknown, values?: unknown, callback?: unknown];

export class WatchedClient extends pg.Client {
  /** Time at which the oldest query in progress was sent, by performance.now(); null while there is none. */
  busySince: number | null = null;
  /** 0 during work without a time limit, such as a migration. */
  deadlineMs: number;
  private pending = 0;
  private lost: Error | null = null;
  /** Private by `#`, because pg's errors refer to their client, and whatever prints such an error would print the password. */
  readonly #settings: WatchedConfig;

  constructor(config: WatchedConfig) {
    super(config);
    this.#settings = config;
    this.deadlineMs = config.deadlineMs ?? 0;
    this.on('error', (error) => void (this.lost ??= error));
  }

  /** Process id of the backend as the server sent it at connect. A pooler in between sends an invented one. */
  get backendId(): number | null {
    return (this as unknown as { processID: number | null }).processID;
  }

  /** Destroys the connection without a graceful close. Queries in progress fail with `error`. */
  destroyConnection(error: Error): void {
    (this as unknown as { connection: { stream: { destroy(error?: Error): void } } }).connection.stream.destroy(error);
  }

  override query = ((...[config, values, callback]: QueryArguments): unknown => {
    const send = pg.Client.prototype.query as (...all: QueryArguments) => unknown;
    if (typeof (config as { submit?: unknown } | null)?.submit === 'function') {
      return send.call(this, config, values, callback);
    }
    const name = typeof config === 'string' ? statementName(config) : undefined;
    const statement = name === undefined ? config : { name, text: config };
    const answered = this.await();
    const recording = (given: unknown): Callback => {
      return (error, result) => {
        answered(error);
        (given as Callback)(error, result);
      };
    };
    if (typeof callback === 'function') return send.call(this, statement, values, recording(callback));
    if (typeof values === 'function') return send.call(this, statement, recording(values));
    const result = send.call(this, statement, values) as Promise<unknown>;
    result.then(() => answered(null), answered);
    // Otherwise a rollback on a lost connection would fail with "is not queryable" and hide the cause.
    const { lost } = this;
    return lost === null ? result : result.catch(() => Promise.reject(lostBy(lost)));
  }) as pg.Client['query'];

  override end = ((callback?: (error?: Error) => void): unknown => {
    const late = setTimeout(() => this.destroyConnection(new Error('the connection did not close')), GOODBYE_MS);
    late.unref();
    this.once('end', () => clearTimeout(late));
    const end = pg.Client.prototype.end as (callback?: (error?: Error) => void) => unknown;
    return callback ? end.call(this, callback) : end.call(this);
  }) as pg.Client['end'];

  private await(): (error: unknown) => void {
    const { busy, onAnswer } = this.#settings;
    const { deadlineMs } = this;
    const late = deadlineMs > 0 ? setTimeout(() => this.closeUnanswered(deadlineMs), deadlineMs) : undefined;
    late?.unref();
    this.pending++;
    this.busySince ??= performance.now();
    busy?.add(this);
    return (error) => {
      clearTimeout(late);
      this.pending--;
      this.busySince = this.pending > 0 ? performance.now() : null;
      if (this.pending === 0) busy?.delete(this);
      if (!error || error instanceof pg.DatabaseError) onAnswer?.();
      if (error instanceof pg.DatabaseError && error.code === READ_ONLY) this.destroyConnection(new ReadOnly());
    };
  }

  private closeUnanswered(afterMs: number): void {
    this.destroyConnection(new ConnectionLost(`the database did not answer within ${afterMs} ms`));
  }
}

// Messages of pg and its pool that have no code.
const DRIVER_MESSAGES =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|pool after calling end/;

/** Whether an error comes from the database, its driver or the network to it. Such errors are not shown to API clients. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (error instanceof pg.DatabaseError || error instanceof ConnectionLost) return true;
  return error instanceof Error && ('syscall' in error || DRIVER_MESSAGES.test(error.message));
}

/** Returns the message, or else the code: an AggregateError of several addresses has no message. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  return message || code || 'no response';
}

function lostBy(cause: Error): ConnectionLost {
  return new ConnectionLost(`the connection to the database was lost: ${cause.message}`, { cause });
}

/** Removes a connection's deadline permanently. For migrations, which discard their connection afterwards. */
export function withoutDeadline(client: pg.ClientBase): void {
  if (client instanceof WatchedClient) client.deadlineMs = 0;
}
