// A task that never runs concurrently with itself. Calls during a run share one further run.
// Invariant: the run that answers a call begins after the call, so it sees everything that happened before the call.

/** Coalesces the runs of each key separately. Keys without a run use no memory. */
export function createCoalescedTasks<K>(run: (key: K) => Promise<void>): (key: K) => Promise<void> {
  const last = new Map<K, { done: Promise<void>; hasBegun: boolean }>();
  return (key) => {
    const previous = last.get(key);
    if (previous && !previous.hasBegun) return previous.done;
    const next = { done: Promise.resolve(), hasBegun: false };
    const begin = () => {
      next.hasBegun = true;
      return run(key);
    };
    // A failure of the previous run is reported to those who requested that run.
    next.done = (previous ? previous.done.then(begin, begin) : begin()).finally(() => {
      if (last.get(key) === next) last.delete(key);
    });
    last.set(key, next);
    return next.done;
  };
}

export function createCoalescedTask(run: () => Promise<void>): () => Promise<void> {
  const task = createCoalescedTasks<null>(run);
  return () => task(null);
}
