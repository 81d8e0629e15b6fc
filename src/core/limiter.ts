// A concurrency limit with a bounded queue, for shared scarce resources.

/** The queue is full. */
export class QueueFull extends Error {}

interface FairLimiter {
  /** Runs `work` when its key's turn comes. @throws QueueFull at once, or when a key with a shorter queue displaces the work */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  start(): void;
  refuse(): void;
}

/**
 * Runs at most `atOnce` items of work concurrently. Keys take turns, so that one key's backlog does not delay the others. A key
 * may have at most `perKey` items waiting. When `maxWaiting` items wait, a key with a shorter queue displaces the newest item of the
 * longest queue.
 */
export function createFairLimiter(atOnce: number, perKey: number, maxWaiting: number): FairLimiter {
  let running = 0;
  let waiting = 0;
  // Keys in order of their turns; the first is next.
  const queues = new Map<string, Waiting[]>();
  const next = (): void => {
    const [turn] = queues;
    if (!turn) return;
    const [key, queue] = turn;
    queues.delete(key);
    const first = queue.shift();
    if (queue.length > 0) queues.set(key, queue);
    waiting--;
    first?.start();
  };
  const start = async <T>(work: () => Promise<T>): Promise<T> => {
    running++;
    try {
      return await work();
    } finally {
      running--;
      next();
    }
  };
  const displaceLongest = (length: number): boolean => {
    const [key, longest] = [...queues].reduce((one, other) => (other[1].length > one[1].length ? other : one));
    if (longest.length <= length + 1) return false;
    longest.pop()?.refuse();
    if (longest.length === 0) queues.delete(key);
    waiting--;
    return true;
  };
  return {
    run(key, work) {
      if (running < atOnce) return start(work);
      const queue = queues.get(key) ?? [];
      if (queue.length >= perKey || (waiting >= maxWaiting && !displaceLongest(queue.length)))
        return Promise.reject(new QueueFull('the queue is full'));
      waiting++;
      if (queue.length === 0) queues.set(key, queue);
      return new Promise((resolve, reject) => {
        queue.push({
          start: () => void start(work).then(resolve, reject),
          refuse: () => reject(new QueueFull('displaced by a key with a shorter queue')),
        });
      });
    },
  };
}
