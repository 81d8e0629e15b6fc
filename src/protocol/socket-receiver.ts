// What the other end of a call's socket sends, before anybody acts on it: read by the contract, counted, bounded. One for each
// socket: browsers in a call (resources/rtc) and supervisors (resources/calls/live/monitor-socket.ts). Invariant: who sends nonsense or too
// much is ignored for a while and then cut off, never obeyed.
import type { Clock } from '../core/clock.ts';
import { CLOSE } from './server-socket.ts';

export interface ReceiverOptions<Message> {
  clock: Clock;
  /** Of every frame of audio. */
  frameBytes: number;
  /** By the contract; null for what is no message. */
  read(text: string): Message | null;
  onMessage(message: Message): void;
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

export function createReceiver<Message>({
  clock,
  frameBytes,
  read,
  onMessage,
  onAudio,
  onAbuse,
}: ReceiverOptions<Message>): (message: string | Uint8Array) => void {
  const mayHear = createBucket(clock, AUDIO);
  const mayRead = createBucket(clock, TEXT);
  let odd = 0;
  let surplus = 0;
  const ignore = (): void => {
    odd++;
    if (odd > MOST_ODD) onAbuse(CLOSE.tooLarge, 'messages that nobody understands');
  };
  const hear = (bytes: Uint8Array): void => {
    if (bytes.byteLength !== frameBytes) return ignore();
    if (mayHear()) return onAudio(bytes);
    surplus++;
    if (surplus > MOST_SURPLUS) onAbuse(CLOSE.tooMany, 'more audio than time');
  };
  return (message) => {
    if (typeof message !== 'string') return hear(message);
    if (!mayRead()) return onAbuse(CLOSE.tooMany, 'too many messages');
    const known = read(message);
    if (known) onMessage(known);
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
