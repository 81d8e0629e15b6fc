// At most so many at once, at most so many waiting: the bound that every shared scarce thing needs.

export interface Limiter {
  /** Runs `work` when its turn comes; null when the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T> | null;
}

export function createLimiter(atOnce: number, waiting: number): Limiter {
  let running = 0;
  const queue: (() => void)[] = [];
  const start = async <T>(work: () => Promise<T>): Promise<T> => {
    running++;
    try {
      return await work();
    } finally {
      running--;
      queue.shift()?.();
    }
  };
  return {
    run(work) {
      if (running < atOnce) return start(work);
      if (queue.length >= waiting) return null;
      return new Promise((resolve, reject) => {
        queue.push(() => void start(work).then(resolve, reject));
      });
    },
  };
}

/** The queue has no room for this work. */
export class QueueFull extends Error {}

export interface FairLimiter {
  /** Runs `work` when the turn of its key comes. @throws QueueFull at once, or when others who wait for less need the room */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  start(): void;
  refuse(): void;
}

/**
 * At most `atOnce` at once. Keys take turns, so that nobody waits behind a flood of somebody else's. One key has at most
 * `perKey` in the queue; when all of its `room` is taken, the newest of the longest queue makes room for a shorter one.
 */
export function createFairLimiter(atOnce: number, perKey: number, room: number): FairLimiter {
  let running = 0;
  let waiting = 0;
  // In the order of turns: the first key is the next.
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
  const makeRoom = (length: number): boolean => {
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
      if (queue.length >= perKey || (waiting >= room && !makeRoom(queue.length)))
        return Promise.reject(new QueueFull('the queue is full'));
      waiting++;
      if (queue.length === 0) queues.set(key, queue);
      return new Promise((resolve, reject) => {
        queue.push({
          start: () => void start(work).then(resolve, reject),
          refuse: () => reject(new QueueFull('others who wait for less took the place')),
        });
      });
    },
  };
}
