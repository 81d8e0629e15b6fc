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
  /** A line refused a frame, so it is lost. Frames come from a timer that all calls share, so no error may reach it. */
  onLineLost(whose: 'caller' | 'human', error: Error): void;
}

export interface LineBridge {
  passCallerFrame(frame: Int16Array): void;
  passHumanFrame(frame: Int16Array): void;
  passCallerCaption(caption: Caption): void;
  passHumanCaption(caption: Caption): void;
  readonly dropped: number;
}

export function bridgeLines({ clock, caller, human, taps, onLineLost }: BridgeOptions): LineBridge {
  let dropped = 0;
  /**
   * Returns a function that passes frames in one direction. Frames that arrive in a burst follow each other on the line without a
   * gap.
   */
  const wayTo = (whose: 'caller' | 'human', onPlayed: (frame: Int16Array, heardAt: number) => void) => {
    const line = whose === 'caller' ? caller : human;
    let playedUntil = 0;
    let isLost = false;
    return (frame: Int16Array): void => {
      if (isLost) return;
      const now = clock.monotonic();
      const heardAt = Math.max(now, playedUntil);
      if (heardAt - now > MAX_AHEAD_MS) {
        dropped++;
        return;
      }
      playedUntil = heardAt + FRAME_MS;
      try {
        if (line.write(frame)) onPlayed(frame, heardAt);
      } catch (error) {
        isLost = true;
        onLineLost(whose, error as Error);
      }
    };
  };
  return {
    passCallerFrame: wayTo('human', () => undefined),
    passHumanFrame: wayTo('caller', taps.agentFrame),
    passCallerCaption: (caption) => human.sendCaption(caption),
    passHumanCaption: (caption) => caller.sendCaption(caption),
    get dropped() {
      return dropped;
    },
  };
}
