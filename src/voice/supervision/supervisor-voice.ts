// Plays a supervisor's voice on the line instead of the agent's: accepts microphone frames from a network and writes one frame
// per tick.
// Invariants: frames are written only between `takeLine` and `releaseLine`; nothing is played late.
// Deliberately omitted: silence while the supervisor pauses; a line fills its own gaps.
import type { Clock } from '../../core/clock.ts';
import { createJitterBuffer } from '../../core/jitter-buffer.ts';
import { everyTick } from '../../core/ticker.ts';
import type { Line } from '../../providers/ports/carrier.ts';
import type { AudioTaps } from '../session/observers.ts';

export interface SupervisorVoice {
  takeLine(): void;
  /** Plays a frame of the microphone; ignored while the supervisor does not have the line. */
  playMicrophoneFrame(frame: Int16Array): void;
  releaseLine(): void;
}

interface SupervisorVoiceOptions {
  clock: Clock;
  line: Pick<Line, 'write'>;
  taps: Pick<AudioTaps, 'agentFrame'>;
  /** The line refused a frame, so it is lost. */
  onLineLost(error: Error): void;
}

export function createSupervisorVoice({ clock, line, taps, onLineLost }: SupervisorVoiceOptions): SupervisorVoice {
  const jitter = createJitterBuffer();
  let stopTicks: (() => void) | null = null;
  const end = (): void => {
    stopTicks?.();
    stopTicks = null;
    jitter.clear();
  };
  const play = (dueAt: number): void => {
    const frame = stopTicks && jitter.nextFrame();
    if (!frame) return;
    try {
      if (line.write(frame)) taps.agentFrame(frame, dueAt);
    } catch (error) {
      end();
      onLineLost(error as Error);
    }
  };
  return {
    takeLine: () => void (stopTicks ??= everyTick(clock, play)),
    playMicrophoneFrame(frame) {
      if (stopTicks) jitter.bufferFrame(frame);
    },
    releaseLine: end,
  };
}
