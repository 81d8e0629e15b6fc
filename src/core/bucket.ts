// Token bucket: limits the average rate and permits bursts.
import type { Clock } from './clock.ts';

export interface BucketRate {
  perSecond: number;
  burst: number;
}

/** Returns a function that takes a cost from the bucket, or returns false if the bucket contains less. */
export function createBucket(clock: Clock, { perSecond, burst }: BucketRate): (cost?: number) => boolean {
  let tokens = burst;
  let at = clock.monotonic();
  return (cost = 1) => {
    const now = clock.monotonic();
    tokens = Math.min(burst, tokens + ((now - at) * perSecond) / 1000);
    at = now;
    if (tokens < cost) return false;
    tokens -= cost;
    return true;
  };
}
