// The counters of all processes in Redis (or a server that speaks its protocol), where REDIS_URL names one. Invariants: a count
// and the end of its window are one script, so that no key is left without an end; windows go by the clock of Redis; an answer
// that nobody waits for any more costs its connection, because on a silent network only a new one recovers.
// Absent on purpose: Redis Cluster, whose nodes refuse a script over keys of several nodes; and retries, which could count twice.
import { createHash } from 'node:crypto';
import { createClient } from '@redis/client';
import type { CounterStore, Hits } from './shared-counters.ts';

export interface RedisCounts extends CounterStore {
  /** @throws Error when Redis does not answer in time */
  ping(): Promise<void>;
  close(): void;
}

// Other things may stand in the same database of Redis; two deployments need two databases (redis://host/1).
const PREFIX = 'parley:rate:';
/** How long a new connection may take. */
const CONNECT_MS = 2_000;
const PING_MS = 1_000;
/** Between attempts to connect, doubling. */
const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 2_000;

// KEYS: the counters. ARGV: of each key how often it came and the length of its window, ms. Returns of each key the count and
// the milliseconds until its window ends.
const SCRIPT = `
local answer = {}
for i, key in ipairs(KEYS) do
  answer[2 * i - 1] = redis.call('INCRBY', key, ARGV[2 * i - 1])
  local left = redis.call('PTTL', key)
  if left < 0 then
    left = tonumber(ARGV[2 * i])
    redis.call('PEXPIRE', key, left)
  end
  answer[2 * i] = left
end
return answer`;
const SCRIPT_HASH = createHash('sha1').update(SCRIPT).digest('hex');

/** Connects in the background: a Redis that is away delays no start. */
export function createRedisCounts(url: string): RedisCounts {
  let whyNot = new Error('the connection is not open yet');
  const open = () => {
    const client = createClient({
      url,
      name: 'parley',
      disableOfflineQueue: true,
      maintNotifications: 'disabled',
      socket: { connectTimeout: CONNECT_MS, reconnectStrategy: retryMs },
    });
    client.on('error', (error: Error) => (whyNot = error));
    // It tries again by itself; what it fails with comes as an event, too.
    client.connect().catch((error: Error) => (whyNot = error));
    return client;
  };
  let client = open();
  let isClosed = false;
  const openAnew = (): void => {
    if (isClosed) return;
    client.destroy();
    client = open();
  };
  const run = async (batch: readonly Hits[]): Promise<unknown> => {
    if (!client.isReady) throw new Error(`Redis cannot be reached: ${whyNot.message}`, { cause: whyNot });
    const parts = {
      keys: batch.map(({ key }) => PREFIX + key),
      arguments: batch.flatMap(({ hits, windowMs }) => [String(hits), String(windowMs)]),
    };
    try {
      return await client.evalSha(SCRIPT_HASH, parts);
    } catch (error) {
      // Redis has been started anew and has forgotten the script; nothing was counted.
      if (!(error as Error).message.startsWith('NOSCRIPT')) throw error;
      return client.eval(SCRIPT, parts);
    }
  };
  /** @param signal of whoever waits; when it is aborted, so is the connection */
  const orOpenAnew = async <T>(signal: AbortSignal, work: Promise<T>): Promise<T> => {
    signal.addEventListener('abort', openAnew, { once: true });
    return work.finally(() => signal.removeEventListener('abort', openAnew));
  };
  return {
    async add(batch, signal) {
      const answer = (await orOpenAnew(signal, run(batch))) as number[];
      return batch.map((_, index) => ({ count: answer[2 * index]!, endsInMs: answer[2 * index + 1]! }));
    },
    async ping() {
      if (!client.isReady) throw whyNot;
      await orOpenAnew(AbortSignal.timeout(PING_MS), client.ping());
    },
    close() {
      isClosed = true;
      client.destroy();
    },
  };
}

function retryMs(retries: number): number {
  const ms = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(retries, 10));
  // Spread, so that processes do not all come back at once.
  return ms / 2 + Math.random() * (ms / 2);
}
