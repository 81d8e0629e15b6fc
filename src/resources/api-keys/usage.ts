// Records the use of API keys, reads included, in the audit log: the first use at once, then one `api_key.used` row per key and
// minute. Counts are kept in memory, so a crash loses at most the last minute's count, never a key's first use.
// Stop it after everything that serves requests.
import type { Timer } from '../../core/clock.ts';
import type { Actor } from '../../core/context.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Uses } from '../../runtime.ts';
import { auditKeyUse } from '../audit-log/service.ts';
import * as store from './store.ts';

const FLUSH_MS = 60_000;
// The next use of a key that was unused for this long is written at once.
const FORGET_MS = 10 * FLUSH_MS;

export interface KeyUsage {
  /** Counts one request. Runs on every request, so it must be cheap. */
  record(actor: Extract<Actor, { kind: 'key' }>): void;
  /** Writes the counts. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

interface Count {
  workspaceId: string;
  userId: string;
  requests: number;
  lastAt: number;
}

export function createKeyUsage(runtime: Uses<'db' | 'clock' | 'log'>): KeyUsage {
  const counts = new Map<string, Count>();
  let timer: Timer | null = null;
  let stopped = false;
  let writing: Promise<void> = Promise.resolve();

  const flush = (): Promise<void> => {
    const due = [...counts].filter(([, count]) => count.requests > 0);
    const taken = due.map(([keyId, count]) => ({ keyId, ...count }));
    for (const [, count] of due) count.requests = 0;
    const forgetBefore = runtime.clock.now() - FORGET_MS;
    for (const [keyId, count] of counts) if (count.lastAt < forgetBefore) counts.delete(keyId);
    writing = writing.then(async () => {
      for (const use of taken) await write(runtime, use).catch((error: unknown) => giveBack(use, error));
    });
    return writing;
  };

  // The write failed: the count is written with the next flush.
  const giveBack = (use: Count & { keyId: string }, error: unknown): void => {
    const count = counts.get(use.keyId);
    if (count) count.requests += use.requests;
    runtime.log.warn(
      { err: error, keyId: use.keyId },
      'the use of an API key could not be recorded; retrying with the next flush',
    );
  };

  const schedule = (): void => {
    if (timer || stopped) return;
    timer = runtime.clock.after(FLUSH_MS, () => {
      timer = null;
      void flush().then(() => (counts.size > 0 ? schedule() : undefined));
    });
  };

  return {
    record(actor) {
      const known = counts.get(actor.keyId);
      const now = runtime.clock.now();
      if (known) {
        known.requests++;
        known.lastAt = now;
        return;
      }
      counts.set(actor.keyId, { workspaceId: actor.workspaceId, userId: actor.userId, requests: 1, lastAt: now });
      schedule();
      void flush();
    },
    flush,
    async stop() {
      stopped = true;
      timer?.cancel();
      await flush();
    },
  };
}

async function write(runtime: Uses<'db'>, use: Count & { keyId: string }): Promise<void> {
  const usedAt = new Date(use.lastAt);
  await inTransaction(runtime.db, async (trx) => {
    await store.updateLastUsed(trx, use.workspaceId, use.keyId, usedAt);
    await auditKeyUse(trx, use.workspaceId, { keyId: use.keyId, userId: use.userId, requests: use.requests, usedAt });
  });
}
