// Records the use of API keys, reads included, in the audit log: the first use immediately, then one `api_key.used` row per key
// and minute. Requests from an address that is not allowed are recorded as `api_key.ip_refused` in the same way. Counts are kept
// in memory, so a crash loses at most the last minute's count, never a key's first use. Stop it after everything that serves
// requests.
import type { Timer } from '../../core/clock.ts';
import type { Actor } from '../../core/context.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Uses } from '../../runtime.ts';
import { auditKeyUse, type KeyUseAction } from '../audit-log/service.ts';
import * as store from './store.ts';

const FLUSH_MS = 60_000;
// The next use of a key that was unused for this long is written immediately.
const FORGET_MS = 10 * FLUSH_MS;

export interface KeyUsage {
  /** Counts one request. Runs on every request, so it must be cheap. */
  record(actor: Extract<Actor, { kind: 'key' }>, ip: string, action?: KeyUseAction): void;
  /** Writes the counts. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

interface Count {
  action: KeyUseAction;
  keyId: string;
  workspaceId: string;
  userId: string;
  requests: number;
  lastAt: number;
  /** Address of the last request. */
  ip: string;
}

export function createKeyUsage(runtime: Uses<'db' | 'clock' | 'log'>): KeyUsage {
  /** Counts by action and key. */
  const counts = new Map<string, Count>();
  let timer: Timer | null = null;
  let stopped = false;
  let writing: Promise<void> = Promise.resolve();

  const take = (due: readonly Count[]): Promise<void> => {
    const taken = due.map((count) => ({ ...count }));
    for (const count of due) count.requests = 0;
    writing = writing.then(async () => {
      for (const use of taken) await write(runtime, use).catch((error: unknown) => giveBack(use, error));
    });
    return writing;
  };
  const flush = (): Promise<void> => {
    const due = [...counts.values()].filter(({ requests }) => requests > 0);
    const forgetBefore = runtime.clock.now() - FORGET_MS;
    for (const [name, count] of counts) if (count.lastAt < forgetBefore) counts.delete(name);
    return take(due);
  };

  // Adds the count to the next flush after a failed write.
  const giveBack = (use: Count, error: unknown): void => {
    const count = counts.get(nameOf(use.action, use.keyId));
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
    record({ keyId, workspaceId, userId }, ip, action = 'api_key.used') {
      const name = nameOf(action, keyId);
      const known = counts.get(name);
      const now = runtime.clock.now();
      if (known) {
        known.requests++;
        known.lastAt = now;
        known.ip = ip;
        return;
      }
      const first = { action, keyId, workspaceId, userId, requests: 1, lastAt: now, ip };
      counts.set(name, first);
      schedule();
      // Not the counts of other keys, each of which gets one row per minute.
      void take([first]);
    },
    flush,
    async stop() {
      stopped = true;
      timer?.cancel();
      await flush();
    },
  };
}

function nameOf(action: KeyUseAction, keyId: string): string {
  return `${action} ${keyId}`;
}

async function write(runtime: Uses<'db'>, use: Count): Promise<void> {
  const usedAt = new Date(use.lastAt);
  await inTransaction(runtime.db, async (trx) => {
    if (use.action === 'api_key.used') {
      await store.updateLastUsed(trx, use.workspaceId, use.keyId, { usedAt, ip: use.ip });
    }
    await auditKeyUse(trx, use.workspaceId, { ...use, usedAt });
  });
}
