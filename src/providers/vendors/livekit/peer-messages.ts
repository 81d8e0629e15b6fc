// The typed messages and keys of the participant on the line, within the rates of a browser's socket.
// Invariant: a message over a limit is ignored and its stream is closed; it is never passed on in part.
import { createBucket } from '../../../core/bucket.ts';
import type { Clock } from '../../../core/clock.ts';
import { createUtteranceRate } from '../../../protocol/utterance-rate.ts';
import { isKey } from '../../ports/dtmf.ts';
import type { RoomListener } from './line.ts';

const MAX_MESSAGE_BYTES = 16 * 1024;
/** Streams that are read at once. A participant may begin streams and not end them. */
const MAX_STREAMS = 4;
const KEYS = { perSecond: 30, burst: 90 };

/** What is needed of the client's reader. */
interface MessageReader extends AsyncIterable<string> {
  close(): Promise<void>;
}

interface PeerMessages {
  key(digit: string): void;
  read(reader: MessageReader): Promise<void>;
}

export function createPeerMessages(clock: Clock, listener: Pick<RoomListener, 'caption' | 'digit'>): PeerMessages {
  const mayPress = createBucket(clock, KEYS);
  const mayType = createUtteranceRate(clock);
  let streams = 0;
  return {
    key(digit) {
      if (isKey(digit) && mayPress()) listener.digit(digit);
    },
    async read(reader) {
      if (streams >= MAX_STREAMS) return reader.close();
      streams++;
      try {
        const text = await textOf(reader);
        if (text !== null && mayType(text)) listener.caption({ text, final: true });
      } finally {
        streams--;
      }
    },
  };
}

/** Null for a message that is too long: leaving the iteration closes the reader. */
async function textOf(reader: MessageReader): Promise<string | null> {
  let text = '';
  let bytes = 0;
  for await (const piece of reader) {
    bytes += Buffer.byteLength(piece);
    if (bytes > MAX_MESSAGE_BYTES) return null;
    text += piece;
  }
  return text;
}
