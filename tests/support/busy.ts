// How long work blocks this thread, in CPU time, which does not depend on the load of the machine.

const SAMPLED_EVERY_MS = 5;

const spentMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1_000;
};

/** CPU time in milliseconds that the work takes on this thread. */
export function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  return spentMs(before);
}

/** Maximum CPU time in milliseconds between two turns of this thread's event loop while the work runs. */
export async function busiestTurn(work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  let before = process.threadCpuUsage();
  const sample = (): void => {
    most = Math.max(most, spentMs(before));
    before = process.threadCpuUsage();
  };
  const timer = setInterval(sample, SAMPLED_EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
    sample();
  }
  return most;
}
