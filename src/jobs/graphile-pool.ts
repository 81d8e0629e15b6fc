// Makes a connection pool safe for graphile-worker, which has two habits that would harm the process:
// - It retries a connection that failed with certain codes (57P03, ETIMEDOUT, EHOSTUNREACH) up to two minutes later, without
// logging.
//   An error without a code fails immediately, and the next poll connects again.
// - It releases its listening connection twice if that breaks while the runner stops: once for the stop, once for the failed
// LISTEN.
//   The second release would be an unhandled rejection, which ends the process.
import type pg from 'pg';

type Release = (error?: unknown) => void;
type OnConnected = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;

/** Replaces `connect` of the given pool. @returns the same pool */
export function forGraphileWorker(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool) as {
    (): Promise<pg.PoolClient>;
    (callback: OnConnected): void;
  };
  pool.connect = ((callback?: OnConnected) => {
    if (callback) return connect((error, client, release) => callback(error, client, onlyOnce(release)));
    return connect().catch((error: unknown) => {
      throw new Error(`no connection to the database: ${(error as Error).message}`, { cause: error });
    });
  }) as pg.Pool['connect'];
  return pool;
}

function onlyOnce(release: Release): Release {
  let isReleased = false;
  return (error) => {
    if (isReleased) return;
    isReleased = true;
    release(error);
  };
}
