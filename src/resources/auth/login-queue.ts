// Queues for what a login uses. They are fair between IP addresses, so that a flood from some addresses does not lock out users at
// others.
import { addressKey } from '../../core/address.ts';
import { fail } from '../../core/errors.ts';
import { createFairLimiter, QueueFull } from '../../core/limiter.ts';

// Of logins behind one address. The eighth waits for 70 ms while passwords are hashed, which takes longest.
const WAITING_OF_ADDRESS = 8;
// About two seconds of hashing. With more, a 503 is better for clients than a longer wait.
const WAITING = 256;

/** Runs `work` when the turn of its address comes. @throws Failure `unavailable` if the queue is full */
type LoginQueue = <T>(ip: string | undefined, work: () => Promise<T>) => Promise<T>;

/** @returns a queue that runs `atOnce` items of work concurrently */
export function createLoginQueue(atOnce: number): LoginQueue {
  const limiter = createFairLimiter(atOnce, WAITING_OF_ADDRESS, WAITING);
  return async (ip, work) => {
    try {
      return await limiter.run(addressKey(ip), work);
    } catch (error) {
      if (error instanceof QueueFull) throw fail('unavailable', { detail: 'too many logins at once', retryAfter: 1 });
      throw error;
    }
  };
}
