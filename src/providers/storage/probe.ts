// Whether storage takes writes, for /ready. Invariant: at most one write in fifteen seconds and at most one under way, however
// often it is asked; a write that hangs is not joined by a second one.
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import type { Storage } from './port.ts';

/** Balancers ask every few seconds, and a durable write costs a disk some milliseconds. */
const FRESH_MS = 15_000;

/** @returns a probe that rejects with what storage says to a write, or has said within the last fifteen seconds */
export function createStorageProbe(storage: Storage, clock: Pick<Clock, 'monotonic'>): () => Promise<void> {
  // One object a process: written again and again, never many.
  const key = `probes/${randomBytes(8).toString('hex')}`;
  let last: { outcome: Promise<void>; endedAt: number | null } | null = null;
  return () => {
    if (last && (last.endedAt === null || clock.monotonic() - last.endedAt < FRESH_MS)) return last.outcome;
    const current: { outcome: Promise<void>; endedAt: number | null } = { outcome: write(storage, key), endedAt: null };
    last = current;
    const end = (): void => void (current.endedAt = clock.monotonic());
    current.outcome.then(end, end);
    return current.outcome;
  };
}

async function write(storage: Storage, key: string): Promise<void> {
  await storage.put(key, Buffer.from('ok'));
  await storage.delete([key]);
}
