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
