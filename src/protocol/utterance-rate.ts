// How fast the other side of a call may send complete texts, typed or recognized by its own device. Each may cost a request to a
// model; people finish one every few seconds.
import { createBucket } from '../core/bucket.ts';
import type { Clock } from '../core/clock.ts';

const UTTERANCES = { perSecond: 2, burst: 10 };
const BYTES = { perSecond: 8_000, burst: 32_000 };

/** @returns a function that returns false for a text over the rate */
export function createUtteranceRate(clock: Clock): (text: string) => boolean {
  const mayFinish = createBucket(clock, UTTERANCES);
  const mayWeigh = createBucket(clock, BYTES);
  return (text) => mayFinish() && mayWeigh(Buffer.byteLength(text));
}
