// A storage that fails like a disk, when and where a test requires it. It wraps the real storage, which executes the
// operations that do not fail.
import { setTimeout as delay } from 'node:timers/promises';
import { ProviderError } from '../../src/providers/ports/errors.ts';
import type { Storage } from '../../src/providers/storage/port.ts';

type DiskError = 'ENOSPC' | 'EROFS' | 'EIO' | 'EACCES';
/** `silence`: no result until the fault ends, like an unreachable file server; then the operation continues. */
export type StorageFault = DiskError | 'silence';

export interface FailingStorage {
  /** Wraps the real storage, for the overrides of an app. */
  wrap(storage: Storage): Storage;
  /** Sets how later writes of matching keys fail; null ends the fault. */
  failWrites(fault: StorageFault | null, among?: RegExp): void;
  /** The same for reads, sizes, lists and deletions. */
  failReads(fault: StorageFault | null, among?: RegExp): void;
  /** Delays each later write by this much. */
  delayWrites(ms: number): void;
  /** Writes that failed so far. */
  failedWrites(): number;
}

interface Rule {
  fault: StorageFault | null;
  among: RegExp;
}

export function failingStorage(): FailingStorage {
  let writes: Rule = { fault: null, among: /^/ };
  let reads: Rule = { fault: null, among: /^/ };
  let delayMs = 0;
  let failed = 0;
  let silenced: (() => void)[] = [];
  const release = (): void => {
    for (const goOn of silenced) goOn();
    silenced = [];
  };
  const check = async ({ fault, among }: Rule, key: string, onFailure: () => void = () => undefined): Promise<void> => {
    if (fault === null || !among.test(key)) return;
    onFailure();
    if (fault === 'silence') return new Promise((resolve) => silenced.push(resolve));
    throw new ProviderError('filesystem', 'unavailable', `${fault}: the disk of the test says so`);
  };
  return {
    wrap: (storage) => ({
      id: storage.id,
      async put(key, content) {
        await check(writes, key, () => failed++);
        if (delayMs > 0) await delay(delayMs);
        return storage.put(key, content);
      },
      async get(key, range) {
        await check(reads, key);
        return storage.get(key, range);
      },
      async size(key) {
        await check(reads, key);
        return storage.size(key);
      },
      async list(prefix) {
        await check(reads, prefix);
        return storage.list(prefix);
      },
      async *pages(prefix) {
        await check(reads, prefix);
        yield* storage.pages(prefix);
      },
      async delete(keys) {
        for (const key of keys) await check(reads, key);
        return storage.delete(keys);
      },
    }),
    failWrites(fault, among = /^/) {
      writes = { fault, among };
      release();
    },
    failReads(fault, among = /^/) {
      reads = { fault, among };
      release();
    },
    delayWrites: (ms) => void (delayMs = ms),
    failedWrites: () => failed,
  };
}
