// BullMQ as a peer of webhook-throughput.ts: one job per delivery, on a separate redis-server without persistence. Null if it is
// not installed (`npm run bench -- --peers`) or the machine has no Redis server.
// The package is not a dependency of the project, so the types that are used are declared here.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { missingRedis, startRedis } from '../redis.ts';

interface Queue {
  addBulk(jobs: { name: string; data: object; opts: object }[]): Promise<unknown>;
  close(): Promise<void>;
}
interface BullMq {
  Queue: new (name: string, options: object) => Queue;
  Worker: new (
    name: string,
    work: () => Promise<unknown>,
    options: object,
  ) => { run(): Promise<void>; close(): Promise<void> };
}

interface Peer {
  /** Process id of its redis-server. */
  pid: number;
  /** Sends `count` deliveries; `measure` runs the work itself, without filling the queue. */
  run<T>(count: number, measure: (work: () => Promise<void>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const CONCURRENCY = 64;
const FILL_BATCH = 1_000;

export async function startBullMq(send: () => Promise<unknown>): Promise<Peer | null> {
  const folder = join(import.meta.dirname, 'peers', 'node_modules');
  if (!existsSync(join(folder, 'bullmq'))) return null;
  if (missingRedis() !== null) return null;
  const { Queue, Worker } = createRequire(join(folder, 'x.js'))('bullmq') as BullMq;
  const redis = await startRedis();
  const { hostname: host, port } = new URL(redis.url);
  const connection = { host, port: Number(port), maxRetriesPerRequest: null };
  return {
    pid: redis.pid,
    async run(count, measure) {
      const queue = new Queue('deliveries', { connection });
      const opts = { removeOnComplete: true };
      for (let done = 0; done < count; done += FILL_BATCH) {
        const size = Math.min(FILL_BATCH, count - done);
        await queue.addBulk(Array.from({ length: size }, () => ({ name: 'deliver', data: {}, opts })));
      }
      let left = count;
      const { promise, resolve } = Promise.withResolvers<void>();
      const work = async () => {
        await send();
        if (--left === 0) resolve();
      };
      const worker = new Worker('deliveries', work, { connection, concurrency: CONCURRENCY, autorun: false });
      const measured = await measure(async () => {
        void worker.run();
        await promise;
      });
      await worker.close();
      await queue.close();
      return measured;
    },
    close: () => redis.kill(),
  };
}
