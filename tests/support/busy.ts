// How long work keeps this thread from other work, in processor time: it does not depend on what else the machine does.

const SAMPLED_EVERY_MS = 5;

const spentMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1_000;
};

/** The processor time in milliseconds that the work takes of this thread. */
export function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  return spentMs(before);
}

/** The most processor time in milliseconds that this thread spends between two turns of its event loop while the work runs. */
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
