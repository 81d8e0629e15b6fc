// The position in the call that waveform, transcript and response times share, in seconds since the audio opened. The player
// moves it while it plays; every other element moves the player.
import { signal, type Signal } from '../../parts/signal.ts';

export interface Cursor {
  at: Signal<number>;
  /** Moves the player. @param play also starts it */
  seek(seconds: number, play?: boolean): void;
  /** Registers the player. */
  lead: (seek: (seconds: number, play: boolean) => void) => void;
}

export function createCursor(): Cursor {
  const at = signal(0);
  let follow: ((seconds: number, play: boolean) => void) | null = null;
  return {
    at,
    seek(seconds, play = false) {
      const to = Math.max(0, seconds);
      if (follow) follow(to, play);
      else at.set(to);
    },
    lead: (seek) => void (follow = seek),
  };
}
