// Rate-limit counters in Redis, or a compatible server, when REDIS_URL is set. Invariants: one script sets a count and the end of
// its window, so that no key is left without expiry; windows follow the clock of Redis. A request that times out closes its
// connection, because on a network that drops packets only a new connection recovers; so does a request that a replica refuses.
// Deliberately omitted: Redis Cluster, which rejects a script over keys of several nodes; retries, which could count twice.
import { hash } from 'node:crypto';
import { createClient } from '@redis/client';
import type { CounterStore, Hits } from './shared-counters.ts';

export interface RedisCounts extends CounterStore {
  /** @throws Error when Redis does not answer in time */
  ping(): Promise<void>;
  close(): void;
}

// Other data may be in the same Redis database. Two deployments need two databases (redis://host/1).
const PREFIX = 'parley:rate:';
/** Deadline of a new connection. */
const CONNECT_MS = 2_000;
const PING_MS = 1_000;
/** First pause between connection attempts; doubles. */
const FIRST_RETRY_MS = 50;
const MAX_RETRY_MS = 2_000;

// KEYS: the counters. ARGV: for each key, its hits and its window length in ms. Returns for each key the count and the
// milliseconds until its window ends.
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
const SCRIPT_HASH = hash('sha1', SCRIPT, 'hex');

/** Connects in the background: an unavailable Redis does not delay the start. */
export function createRedisCounts(url: string): RedisCounts {
  let lastError = new Error('the connection is not open yet');
  const open = () => {
    const client = createClient({
      url,
      name: 'parley',
      disableOfflineQueue: true,
      maintNotifications: 'disabled',
      socket: { connectTimeout: CONNECT_MS, reconnectStrategy: retryMs },
    });
    client.on('error', (error: Error) => (lastError = error));
    // The client retries by itself; failures are also emitted as events.
    client.connect().catch((error: Error) => (lastError = error));
    return client;
  };
  let client = open();
  let isClosed = false;
  const reconnect = (): void => {
    if (isClosed) return;
    client.destroy();
    client = open();
  };
  const evaluate = (parts: { keys: string[]; arguments: string[] }): Promise<unknown> =>
    client.evalSha(SCRIPT_HASH, parts).catch((error: Error) => {
      // Redis restarted and lost the script; nothing was counted.
      if (!error.message.startsWith('NOSCRIPT')) throw error;
      return client.eval(SCRIPT, parts);
    });
  const run = async (batch: readonly Hits[]): Promise<unknown> => {
    if (!client.isReady) throw new Error(`Redis cannot be reached: ${lastError.message}`, { cause: lastError });
    const parts = {
      keys: batch.map(({ key }) => PREFIX + key),
      arguments: batch.flatMap(({ hits, windowMs }) => [String(hits), String(windowMs)]),
    };
    return evaluate(parts).catch((error: Error) => {
      // After a failover the old primary is a replica. Only a new connection resolves the name again.
      // Before version 7, Redis reports the refused command as an error of the script.
      if (/\bREADONLY\b/.test(error.message)) reconnect();
      throw error;
    });
  };
  /** @param signal aborts when the caller stops waiting; the connection is then replaced */
  const orReconnect = async <T>(signal: AbortSignal, work: Promise<T>): Promise<T> => {
    signal.addEventListener('abort', reconnect, { once: true });
    return work.finally(() => signal.removeEventListener('abort', reconnect));
  };
  return {
    async add(batch, signal) {
      const answer = (await orReconnect(signal, run(batch))) as number[];
      return batch.map((_, index) => ({ count: answer[2 * index]!, endsInMs: answer[2 * index + 1]! }));
    },
    async ping() {
      if (!client.isReady) throw lastError;
      await orReconnect(AbortSignal.timeout(PING_MS), client.ping());
    },
    close() {
      isClosed = true;
      client.destroy();
    },
  };
}

function retryMs(retries: number): number {
  const ms = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(retries, 10));
  // Jitter, so that processes do not reconnect at the same moment.
  return ms / 2 + Math.random() * (ms / 2);
}
