// What of the agent's frames a browser has played, by its own word. Used by ../browser.ts.
// Invariant: every mark is answered: by the browser, by a cut, by a lost connection, or after FALLBACK_MS.
import type { Clock, Timer } from '../../../core/clock.ts';

/** A browser that plays tells so five times a second; one that does not is believed to have played. */
const FALLBACK_MS = 1_500;

export interface Playout {
  /** A frame was sent. */
  sent(): void;
  /** The browser's count since its socket opened. */
  acknowledged(frames: number): void;
  mark(): Promise<boolean>;
  /** Everything sent so far was thrown away. */
  cleared(): void;
  /** Another socket, whose browser counts from zero. */
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
  /** Frames that were sent over the sockets before this one. */
  let base = 0;

  const settleUpTo = (frame: number): void => {
    while (marks[0] && marks[0].afterFrame <= frame) marks.shift()!.settle(true);
  };
  const giveUp = (): void => {
    const lost = marks;
    marks = [];
    for (const mark of lost) mark.settle(false);
  };
  return {
    sent: () => void sent++,
    acknowledged(frames) {
      // More than was sent is nobody's count.
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
      giveUp();
    },
    restart() {
      base = sent;
      played = sent;
      giveUp();
    },
  };
}
