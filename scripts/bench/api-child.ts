// Runs inside each server process that a benchmark measures: sends the parent the server's address, and reports CPU time and
// memory on request. The process ends when its parent exits.

/** Messages to the parent: the address first, then one reply to each message. */
export type ChildMessage = { url: string } | { cpuMicros: number; rssMegabytes: number };

export function underMeasurement(url: string, stop: () => Promise<void>): void {
  if (!process.send) throw new Error('this server is started by a benchmark');
  const say = (message: ChildMessage): boolean => process.send!(message);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    say({ cpuMicros: user + system, rssMegabytes: process.memoryUsage.rss() / 1e6 });
  });
  process.once('disconnect', () => {
    void stop().finally(() => process.exit());
  });
  say({ url });
}
