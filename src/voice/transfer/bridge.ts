// Connects the two lines of a call within the process: each side hears the other.
// Invariant: each direction is bounded. A frame that would be played late, because more frames arrived than the other line can
// have played, is dropped and counted. Deliberately omitted: mixing, transcription, keys (their tones are in the audio).
import type { Clock } from '../../core/clock.ts';
import { FRAME_MS } from '../../providers/ports/audio.ts';
import type { Line } from '../../providers/ports/carrier.ts';
import type { Caption } from '../../providers/ports/stt.ts';
import type { AudioTaps } from '../session/observers.ts';

/**
 * Maximum audio that a line may have queued. The jitter of a good network is far below; with more delay two people start to talk
 * at once.
 */
const MAX_AHEAD_MS = 200;

interface BridgeOptions {
  clock: Clock;
  caller: Line;
  human: Line;
  /** Receives the human's frames as the caller hears them. */
  taps: Pick<AudioTaps, 'agentFrame'>;
}

export interface LineBridge {
  passCallerFrame(frame: Int16Array): void;
  passHumanFrame(frame: Int16Array): void;
  passCallerCaption(caption: Caption): void;
  passHumanCaption(caption: Caption): void;
  readonly dropped: number;
}

export function bridgeLines({ clock, caller, human, taps }: BridgeOptions): LineBridge {
  let dropped = 0;
  /**
   * Returns a function that passes frames in one direction. Frames that arrive in a burst follow each other on the line without a
   * gap.
   */
  const wayTo = (line: Line, onPlayed: (frame: Int16Array, heardAt: number) => void) => {
    let playedUntil = 0;
    return (frame: Int16Array): void => {
      const now = clock.monotonic();
      const heardAt = Math.max(now, playedUntil);
      if (heardAt - now > MAX_AHEAD_MS) {
        dropped++;
        return;
      }
      playedUntil = heardAt + FRAME_MS;
      if (line.write(frame)) onPlayed(frame, heardAt);
    };
  };
  return {
    passCallerFrame: wayTo(human, () => undefined),
    passHumanFrame: wayTo(caller, taps.agentFrame),
    passCallerCaption: (caption) => human.sendCaption(caption),
    passHumanCaption: (caption) => caller.sendCaption(caption),
    get dropped() {
      return dropped;
    },
  };
}
