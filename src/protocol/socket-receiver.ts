// Receives a peer's messages on a call's socket: validates them by the contract and limits their rate. One per socket, for
// browsers in a call and for supervisors. Invariant: invalid or excessive messages are ignored at first, then the socket is
// closed; they are never carried out.
import type { Clock } from '../core/clock.ts';
import { CLOSE } from './server-socket.ts';

export interface ReceiverOptions<Message> {
  clock: Clock;
  /** Size of an audio frame. */
  frameBytes: number;
  /** Parses a message by the contract; null if it is not one. */
  read(text: string): Message | null;
  onMessage(message: Message): void;
  onAudio(bytes: Uint8Array): void;
  /** Called when the peer exceeds the limits; the socket should be closed. */
  onAbuse(code: number, reason: string): void;
}

/** A microphone sends 50 frames per second; after a stall they arrive in a burst. */
const AUDIO = { perSecond: 60, burst: 150 };
/** Captions during speech, `played` five times per second, and typing. */
const TEXT = { perSecond: 30, burst: 90 };
/** Unreadable messages tolerated; a page of another version may send some. */
const MAX_ODD = 50;
/** Frames tolerated above the rate: one second's worth is a fast clock, more is not a microphone. */
const MAX_SURPLUS = 50;

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
    if (odd > MAX_ODD) onAbuse(CLOSE.tooLarge, 'too many unknown messages');
  };
  const hear = (bytes: Uint8Array): void => {
    if (bytes.byteLength !== frameBytes) return ignore();
    if (mayHear()) return onAudio(bytes);
    surplus++;
    if (surplus > MAX_SURPLUS) onAbuse(CLOSE.tooMany, 'more audio than real time');
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
