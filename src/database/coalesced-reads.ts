// Coalesces short reads of one event-loop tick into one write on one connection. In a busy process, one database response resumes
// many requests. Sending each of their queries separately would cost a socket write, a wake-up and a socket read, which is more
// than the query itself. Invariants: each read has its own result and its own error; the connection is used only by these reads,
// and returns to the pool after the last response. Deliberately omitted: statements that may wait for a lock, because the
// statements behind them would wait, too.
import type pg from 'pg';

interface Read {
  text: string;
  values: unknown[];
}

type CoalescedRead = (read: Read) => Promise<pg.QueryResultRow[]>;

/** Maximum reads per connection. Further reads use another one, so that the server works on them in parallel. */
const MAX_ON_A_CONNECTION = 16;

interface Asked extends Read {
  resolve(rows: pg.QueryResultRow[]): void;
  reject(error: unknown): void;
}

/** Members that @types/pg does not declare. */
type Pipelined = pg.PoolClient & { pipeline: boolean; connection: { stream: { cork(): void; uncork(): void } } };

export function createReadCoalescer(pool: pg.Pool): CoalescedRead {
  let asked: Asked[] = [];
  const sendAll = (): void => {
    const all = asked;
    asked = [];
    for (let at = 0; at < all.length; at += MAX_ON_A_CONNECTION) send(pool, all.slice(at, at + MAX_ON_A_CONNECTION));
  };
  return (read) =>
    new Promise((resolve, reject) => {
      // Runs after everything that the current event triggers.
      if (asked.length === 0) process.nextTick(sendAll);
      asked.push({ ...read, resolve, reject });
    });
}

function send(pool: pg.Pool, reads: readonly Asked[]): void {
  pool.connect((error, connected, release) => {
    if (!connected) {
      for (const { reject } of reads) reject(error);
      return;
    }
    const client = connected as Pipelined;
    let unanswered = reads.length;
    client.pipeline = true;
    client.connection.stream.cork();
    for (const { text, values, resolve, reject } of reads) {
      client.query(text, values, (failure, result) => {
        unanswered -= 1;
        if (unanswered === 0) {
          client.pipeline = false;
          release();
        }
        if (failure) reject(failure);
        else resolve(result.rows);
      });
    }
    client.connection.stream.uncork();
  });
}

const byDatabase = new WeakMap<object, CoalescedRead>();

/** Sends reads of `db` itself, not of its transactions, through `coalescedRead`. */
export function joinCoalescedReads(db: object, coalescedRead: CoalescedRead): void {
  byDatabase.set(db, coalescedRead);
}

/** Returns undefined for a transaction and for the embedded database. */
export function coalescedReadsOf(db: object): CoalescedRead | undefined {
  return byDatabase.get(db);
}
