// Call starts: calls that this process is about to carry, from the decision to take a call until it is registered as carried.
// Invariant: after close(), no call starts. A start is counted until it completes, so that a drain also waits for claims that
// have not committed yet.

export interface CallStarts {
  /** @returns a function that ends the start and may be called twice; null when this process takes no further calls */
  begin(): (() => void) | null;
  /** @throws Error when this process takes no further calls */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Prevents further starts. */
  close(): void;
  isClosed(): boolean;
  count(): number;
  /** Resolves when all starts that are in progress now have completed. Never rejects. */
  settled(): Promise<unknown>;
}

export function createCallStarts(): CallStarts {
  const inProgress = new Set<Promise<void>>();
  let isClosed = false;
  const begin = (): (() => void) | null => {
    if (isClosed) return null;
    const { promise, resolve } = Promise.withResolvers<void>();
    inProgress.add(promise);
    return () => {
      inProgress.delete(promise);
      resolve();
    };
  };
  return {
    begin,
    async during(work) {
      const end = begin();
      if (!end) throw new Error('this process takes no further calls');
      return work().finally(end);
    },
    close() {
      isClosed = true;
    },
    isClosed: () => isClosed,
    count: () => inProgress.size,
    settled: () => Promise.all(inProgress),
  };
}
