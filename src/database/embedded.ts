// The embedded Postgres as pg sees it: a Client class that connects to a thread instead of a socket, so that pools, Kysely and
// graphile-worker run the same code as on a server.
// Invariants: one process per directory (lock.ts), one transaction at a time (transaction-queue.ts).
// Deliberately omitted: statement_timeout, session settings and named prepared statements, which have no meaning on a shared session.
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import pg from 'pg';
import { createDirectory } from './embedded/create.ts';
import { EmbeddedConnection, type Backend } from './embedded/embedded-connection.ts';
import { lockDirectory } from './embedded/lock.ts';
import { cannotChangeRights, makeTreePrivate, PRIVATE_DIRECTORY } from './embedded/private.ts';
import { startThread } from './embedded/thread.ts';
import { createTransactionQueue } from './embedded/transaction-queue.ts';

export interface EmbeddedOptions {
  /** Data directory, or 'memory'. */
  dir: string;
  /** Start from this snapshot; only with 'memory' or an empty directory. */
  snapshot?: Uint8Array;
  /** Maximum wait for another transaction. Default 30 s. */
  lockTimeoutMs?: number;
  /** Maximum time that an open transaction may stay idle. Default 60 s. */
  idleTransactionMs?: number;
  /** Called at most once, when the database thread has died: no query works any more, and the process should exit. */
  onDeath?: (error: Error) => void;
}

export interface Embedded {
  /** Client class for `new pg.Pool({ Client })`. */
  Client: typeof pg.Client;
  /** Returns the whole data directory as a tar, for EmbeddedOptions.snapshot. */
  snapshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** @throws DirectoryLocked when another process has the directory */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dir = options.dir === 'memory' ? null : resolve(options.dir);
  if (dir !== null) await mkdir(dirname(dir), { recursive: true, mode: PRIVATE_DIRECTORY });
  const lock = dir === null ? null : await lockDirectory(dir);
  const connections = new Set<EmbeddedConnection>();
  const start = async (): ReturnType<typeof startThread> => {
    if (dir !== null && !options.snapshot) await createDirectory(dir);
    return startThread({ dir, ...(options.snapshot ? { snapshot: options.snapshot } : {}) }, (error) => {
      for (const connection of connections) connection.destroy(error);
      options.onDeath?.(error);
    });
  };
  const thread = await start().catch(async (error: unknown) => {
    await lock?.release();
    throw error;
  });
  if (dir !== null) {
    await makeTreePrivate(dir).catch(async (error: unknown) => {
      // The process has already logged a warning at start.
      if (cannotChangeRights(error)) return;
      await thread.close();
      await lock?.release();
      throw error;
    });
  }
  const backend: Backend = {
    thread,
    connections,
    turns: createTransactionQueue(options.lockTimeoutMs ?? 30_000),
    idleTransactionMs: options.idleTransactionMs ?? 60_000,
  };
  return {
    Client: class extends pg.Client {
      constructor(config: string | pg.ClientConfig = {}) {
        super({
          ...(typeof config === 'string' ? {} : config),
          user: 'postgres',
          database: 'postgres',
          host: 'embedded',
          ssl: false,
          // pg calls the factory when it connects and treats the result as a net.Socket.
          stream: () => new EmbeddedConnection(backend) as never,
        });
      }
    },
    snapshot: () => thread.snapshot(),
    async close() {
      await thread.close();
      await lock?.release();
    },
  };
}
