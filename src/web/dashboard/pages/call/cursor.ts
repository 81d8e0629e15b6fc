// The moment of the call that waveform, transcript and response times look at, in seconds since the audio opened. The player moves it
// while it plays; everything else moves the player.
import { signal, type Signal } from '../../parts/signal.ts';

export interface Cursor {
  at: Signal<number>;
  /** Moves the player there. @param play also starts it */
  seek(seconds: number, play?: boolean): void;
  /** The player, once there is one. */
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
