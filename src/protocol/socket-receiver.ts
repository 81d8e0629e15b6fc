// Receives a peer's messages on a call's socket: validates them by the contract and limits their rate. One per socket, for
// browsers in a call and for supervisors. Invariant: invalid or excessive messages are ignored at first, then the socket is
// closed; they are never executed.
import { createBucket } from '../core/bucket.ts';
import type { Clock } from '../core/clock.ts';
import { CLOSE } from './server-socket.ts';
import { createUtteranceRate } from './utterance-rate.ts';

interface ReceiverOptions<Message> {
  clock: Clock;
  /** Size of an audio frame. */
  frameBytes: number;
  /** Parses a message by the contract; null if it is not one. */
  read(text: string): Message | null;
  /** Words that a message contains and whether they are final; null for messages without words. */
  textOf(message: Message): { text: string; final: boolean } | null;
  onMessage(message: Message): void;
  onAudio(bytes: Uint8Array): void;
  /** Called when the peer exceeds the limits; the socket should be closed. */
  onAbuse(code: number, reason: string): void;
}

/**
 * A microphone sends 50 frames per second. After a stall of the network they arrive in a burst; twelve seconds are more than a
 * browser waits before it connects again.
 */
const AUDIO = { perSecond: 60, burst: 600 };
/** Captions during speech, `played` ten times per second, and typing; after a stall in a burst, too. */
const TEXT = { perSecond: 30, burst: 250 };
/** Partial captions repeat all words of their utterance: a minute of speech is 3 kB, or 9 kB in UTF-8 for other scripts. */
const CAPTION_BYTES = { perSecond: 64_000, burst: 128_000 };
/** Unreadable messages tolerated; a page of another version may send some. */
const MAX_ODD = 50;
/** Frames tolerated above the rate: one second's worth is a fast clock, more is not a microphone. */
const MAX_SURPLUS = 50;

export function createReceiver<Message>({
  clock,
  frameBytes,
  read,
  textOf,
  onMessage,
  onAudio,
  onAbuse,
}: ReceiverOptions<Message>): (message: string | Uint8Array) => void {
  const mayHear = createBucket(clock, AUDIO);
  const mayRead = createBucket(clock, TEXT);
  const mayFinish = createUtteranceRate(clock);
  const mayCaption = createBucket(clock, CAPTION_BYTES);
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
  const maySay = ({ text, final }: { text: string; final: boolean }): boolean => {
    return final ? mayFinish(text) : mayCaption(Buffer.byteLength(text));
  };
  return (message) => {
    if (typeof message !== 'string') return hear(message);
    if (!mayRead()) return onAbuse(CLOSE.tooMany, 'too many messages');
    const known = read(message);
    if (!known) return ignore();
    const words = textOf(known);
    if (words && !maySay(words)) return onAbuse(CLOSE.tooMany, 'too many messages');
    onMessage(known);
  };
}
