// Tracks which of the agent's frames a browser has played, from its acknowledgments.
// Invariant: every mark is resolved by the browser, by a cut, by a lost connection, or after FALLBACK_MS.
import type { Clock, Timer } from '../../../core/clock.ts';

/** A browser acknowledges five times per second while it plays. Without acknowledgments, a mark counts as played after this time. */
const FALLBACK_MS = 1_500;

interface Playout {
  /** A frame was sent. */
  sent(): void;
  /** @param frames number of frames that the browser has played since its socket opened */
  acknowledged(frames: number): void;
  mark(): Promise<boolean>;
  /** Everything sent so far was dropped. */
  cleared(): void;
  /** Another socket was attached; its browser counts from zero. */
  restart(): void;
}

interface Mark {
  afterFrame: number;
  settle(played: boolean): void;
}

export function createPlayout(clock: Clock): Playout {
  let marks: Mark[] = [];
  let sent = 0;
  let played = 0;
  /** Frames sent over earlier sockets. */
  let base = 0;

  const settleUpTo = (frame: number): void => {
    while (marks[0] && marks[0].afterFrame <= frame) marks.shift()!.settle(true);
  };
  const discardMarks = (): void => {
    const lost = marks;
    marks = [];
    for (const mark of lost) mark.settle(false);
  };
  return {
    sent: () => void sent++,
    acknowledged(frames) {
      // A count above the number of frames sent is invalid.
      played = Math.max(played, Math.min(sent, base + frames));
      settleUpTo(played);
    },
    mark() {
      if (played >= sent) return Promise.resolve(true);
      return new Promise((resolve) => {
        const mark: Mark = { afterFrame: sent, settle: resolve };
        const late: Timer = clock.after(FALLBACK_MS, () => {
          marks = marks.filter((other) => other !== mark);
          resolve(true);
        });
        mark.settle = (isPlayed) => {
          late.cancel();
          resolve(isPlayed);
        };
        marks.push(mark);
      });
    },
    cleared() {
      played = sent;
      discardMarks();
    },
    restart() {
      base = sent;
      played = sent;
      discardMarks();
    },
  };
}
