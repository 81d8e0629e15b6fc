// What a browser sends, before it reaches its line: read by the contract, counted, bounded. One for each socket; made by
// socket.ts. Invariant: a browser that sends nonsense or too much is ignored for a while and then cut off, never obeyed.
import type { RtcClientMessage } from '../../../generated/types.ts';
import type { Clock } from '../../core/clock.ts';
import { readMessage } from '../../core/contract.ts';
import { CLOSE } from '../../core/socket.ts';
import { FRAME_BYTES } from '../../voice/lines/browser.ts';

export interface ReceiverOptions {
  clock: Clock;
  onMessage(message: RtcClientMessage): void;
  onAudio(bytes: Uint8Array): void;
  /** It has gone too far. */
  onAbuse(code: number, reason: string): void;
}

/** A microphone makes 50 frames a second; after a stall they come in a burst. */
const AUDIO = { perSecond: 60, burst: 150 };
/** Captions while somebody speaks, `played` five times a second, and typing. */
const TEXT = { perSecond: 30, burst: 90 };
/** Of what cannot be read; a page of another version may send some. */
const MOST_ODD = 50;
/** Frames beyond the rate; a second of them is a broken clock, more is no microphone. */
const MOST_SURPLUS = 50;

export function createReceiver({
  clock,
  onMessage,
  onAudio,
  onAbuse,
}: ReceiverOptions): (message: string | Uint8Array) => void {
  const mayHear = createBucket(clock, AUDIO);
  const mayRead = createBucket(clock, TEXT);
  let odd = 0;
  let surplus = 0;
  const ignore = (): void => {
    odd++;
    if (odd > MOST_ODD) onAbuse(CLOSE.tooLarge, 'messages that nobody understands');
  };
  const hear = (bytes: Uint8Array): void => {
    if (bytes.byteLength !== FRAME_BYTES) return ignore();
    if (mayHear()) return onAudio(bytes);
    surplus++;
    if (surplus > MOST_SURPLUS) onAbuse(CLOSE.tooMany, 'more audio than time');
  };
  return (message) => {
    if (typeof message !== 'string') return hear(message);
    if (!mayRead()) return onAbuse(CLOSE.tooMany, 'too many messages');
    const read = readMessage(message);
    if (read) onMessage(read);
    else ignore();
  };
}

/** A token bucket by the clock. */
function createBucket(clock: Clock, { perSecond, burst }: typeof AUDIO): () => boolean {
  let tokens = burst;
  let at = clock.monotonic();
  return () => {
    const now = clock.monotonic();
    tokens = Math.min(burst, tokens + ((now - at) * perSecond) / 1000);
    at = now;
    if (tokens < 1) return false;
    tokens--;
    return true;
  };
}
