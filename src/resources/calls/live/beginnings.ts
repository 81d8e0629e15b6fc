// Calls that this process is about to carry, from the decision to take one until it is among the carried calls.
// Invariant: once it is closed, none begins. What has begun is counted until it has come to its end, so that a drain does not overlook
// a claim that commits later.

export interface Beginnings {
  /** @returns what ends the beginning, which may be called twice; null when this process takes no further call */
  enter(): (() => void) | null;
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
  const inProgress = new Set<Promise<void>>();
  let isClosed = false;
  const enter = (): (() => void) | null => {
    if (isClosed) return null;
    const { promise, resolve } = Promise.withResolvers<void>();
    inProgress.add(promise);
    return () => {
      inProgress.delete(promise);
      resolve();
    };
  };
  return {
    enter,
    async during(work) {
      const leave = enter();
      if (!leave) throw new Error('this process takes no further calls');
      return work().finally(leave);
    },
    close() {
      isClosed = true;
    },
    isClosed: () => isClosed,
    count: () => inProgress.size,
    settled: () => Promise.all(inProgress),
  };
}
