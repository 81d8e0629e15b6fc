// Translates a recognizer's times into times of the call. A recognizer counts from the first audio that it receives. The
// recording uses the same placement of frames, so both agree. A line may begin late, pause or lag, so that the two clocks differ.
import { FRAME_MS } from '../../providers/ports/audio.ts';
import type { TimedWord } from '../../providers/ports/stt.ts';
import { samplesOf } from '../audio.ts';
import { CALLER_TOLERANCE_MS } from '../recording/recorder.ts';
import { createPlacement } from '../recording/track.ts';

/** Words that arrive later than this after their audio get no times. */
const KEPT_FRAMES = 60_000 / FRAME_MS;
const SAMPLES_PER_MS = samplesOf(1);

export interface WordTimes {
  /** Notes a frame of the line. @param isTranscribed whether the recognizer gets it */
  noteFrame(frame: Int16Array, atMs: number, isTranscribed: boolean): void;
  /**
   * Starts the clock of a new recognizer at the next frame. @returns a function that translates its words; null when a time is
   * unknown
   */
  begin(): (words: readonly TimedWord[]) => TimedWord[] | null;
}

export function createWordTimes(): WordTimes {
  const placement = createPlacement(CALLER_TOLERANCE_MS);
  const placedMs: number[] = [];
  let transcribed = 0;
  return {
    noteFrame(frame, atMs, isTranscribed) {
      const at = placement.place(frame, atMs) / SAMPLES_PER_MS;
      if (isTranscribed) placedMs[transcribed++ % KEPT_FRAMES] = at;
    },
    begin() {
      const first = transcribed;
      const callMs = (audioMs: number): number | null => {
        const frame = first + Math.floor(audioMs / FRAME_MS);
        if (frame < first || frame >= transcribed || frame < transcribed - KEPT_FRAMES) return null;
        return placedMs[frame % KEPT_FRAMES]! + (audioMs % FRAME_MS);
      };
      return (words) => {
        const translated = words.map(({ text, startMs, endMs }) => {
          // A word may end where the audio ends, and no frame begins there.
          const [from, to] = [callMs(startMs), callMs(Math.max(startMs, endMs - 1))];
          return from === null || to === null || to < from ? null : { text, startMs: from, endMs: to + 1 };
        });
        return translated.every((word) => word !== null) ? translated : null;
      };
    },
  };
}
