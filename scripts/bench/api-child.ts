// The side of a server under measurement: tells the parent where it listens, and how much CPU it has used when asked.
// Called by every server of api.ts and api-peers.ts. The process ends when its parent goes away.

/** What the parent reads: the address first, then one answer to each message. */
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
