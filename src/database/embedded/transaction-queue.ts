// Queue for the only session of the embedded database: first come, first served, with a maximum wait. A connection takes the
// session with its first batch and returns it when the session is idle again.

export interface TransactionQueue<Owner> {
  /** Resolves when `owner` has the session (immediately if it already does). Rejects with TransactionTimeout, or when dropped. */
  take(owner: Owner): Promise<void>;
  /** Passes the session to the next in line. Does nothing when `owner` does not have it. */
  give(owner: Owner): void;
  holds(owner: Owner): boolean;
  /** Removes `owner` from the queue; its pending take rejects. */
  drop(owner: Owner, reason: Error): void;
}

/** Code 55P03 (lock_not_available), which a server sends when lock_timeout expires. */
export class TransactionTimeout extends Error {
  readonly code = '55P03';
}

interface Waiting<Owner> {
  owner: Owner;
  resolve: () => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** @param waitMs maximum wait for the session; also ends a query that, outside its transaction, waits for that transaction */
export function createTransactionQueue<Owner>(waitMs: number): TransactionQueue<Owner> {
  let holder: Owner | null = null;
  const queue: Waiting<Owner>[] = [];

  const remove = (waiting: Waiting<Owner>): void => {
    clearTimeout(waiting.timer);
    const at = queue.indexOf(waiting);
    if (at >= 0) queue.splice(at, 1);
  };

  return {
    holds: (owner) => holder === owner,
    take(owner) {
      if (holder === owner) return Promise.resolve();
      if (holder === null) {
        holder = owner;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          remove(waiting);
          reject(
            new TransactionTimeout(`the embedded database was busy for ${waitMs} ms: another transaction is open`),
          );
        }, waitMs);
        const waiting: Waiting<Owner> = { owner, resolve, reject, timer };
        queue.push(waiting);
      });
    },
    give(owner) {
      if (holder !== owner) return;
      const next = queue.shift();
      holder = next?.owner ?? null;
      if (!next) return;
      clearTimeout(next.timer);
      next.resolve();
    },
    drop(owner, reason) {
      for (const waiting of queue.filter((entry) => entry.owner === owner)) {
        remove(waiting);
        waiting.reject(reason);
      }
    },
  };
}
