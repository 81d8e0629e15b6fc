// Calls that this process is about to carry, from the decision to take one until it is among the carried calls.
// Invariant: once it is closed, none begins. What has begun is counted until it has come to its end, so that a drain does not overlook
// a claim that commits later.

export interface Beginnings {
  /** @throws Error when this process takes no further call */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Lets nothing begin from here on. */
  close(): void;
  isClosed(): boolean;
  count(): number;
  /** Resolves when all that are in progress now have come to their end. Never rejects. */
  settled(): Promise<unknown>;
}

export function createBeginnings(): Beginnings {
  const inProgress = new Set<Promise<unknown>>();
  let isClosed = false;
  return {
    async during(work) {
      if (isClosed) throw new Error('this process takes no further calls');
      const result = work();
      inProgress.add(result);
      try {
        return await result;
      } finally {
        inProgress.delete(result);
      }
    },
    close() {
      isClosed = true;
    },
    isClosed: () => isClosed,
    count: () => inProgress.size,
    settled: () => Promise.allSettled(inProgress),
  };
}
