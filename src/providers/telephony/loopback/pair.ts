// Two lines back to back, for calls between agents of one deployment: what one side plays, the other side receives one tick
// later.
// Invariant: when one side hangs up the other is notified once. Captions are passed along with the audio, so that two agents
// understand each other without a recognizer.
import { FRAME_SAMPLES } from '../../ports/audio.ts';
import type { Callee, CalleeLine, LoopbackLine } from './line.ts';

/** One second; the other side plays one frame per tick. */
const MAX_FRAMES = 50;

type OpenLine = (answer: (line: CalleeLine) => Callee) => LoopbackLine;

export function createPair(open: OpenLine): [LoopbackLine, LoopbackLine] {
  const [toNear, toFar]: [Int16Array[], Int16Array[]] = [[], []];
  const ends: { near?: CalleeLine; far?: CalleeLine } = {};
  const side = (own: 'near' | 'far', line: CalleeLine, inbox: Int16Array[], outbox: Int16Array[]): Callee => {
    ends[own] = line;
    const other = (): CalleeLine | undefined => ends[own === 'near' ? 'far' : 'near'];
    return {
      tick(heard) {
        if (heard && outbox.length < MAX_FRAMES) outbox.push(heard);
        return inbox.shift() ?? new Int16Array(FRAME_SAMPLES);
      },
      hearCaption: (caption) => other()?.caption(caption),
      hearDigit: (digit) => other()?.digit(digit),
      stop: () => other()?.hangUp('hangup'),
    };
  };
  return [open((line) => side('near', line, toNear, toFar)), open((line) => side('far', line, toFar, toNear))];
}
