// Checks for /ready that storage accepts writes. Invariant: at most one write per fifteen seconds and at most one in progress,
// however often it is called; a hanging write does not start a second one.
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import type { Storage } from './port.ts';

/** Load balancers query every few seconds, and a durable write takes milliseconds. */
const FRESH_MS = 15_000;

/** @returns a probe that rejects with the error of a write, or of the last write within fifteen seconds */
export function createStorageProbe(storage: Storage, clock: Pick<Clock, 'monotonic'>): () => Promise<void> {
  // One object per process, overwritten each time.
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
