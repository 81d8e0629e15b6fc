// Translates times of a recognizer, by the clock of the audio that it was given, into times of the call, as the recording places that
// audio: both place the same frames by the same rule. A line may begin late, pause or lag, so that the two clocks differ.
import { FRAME_MS, type TimedWord } from '../../providers/ports.ts';
import { CALLER_TOLERANCE_MS } from '../recording/recorder.ts';
import { createPlacement } from '../recording/track.ts';
import { samplesOf } from '../audio.ts';

/** Words that come later than this after their audio have no times any more. */
const KEPT_FRAMES = 60_000 / FRAME_MS;
const SAMPLES_PER_MS = samplesOf(1);

export interface WordTimes {
  /** Notes a frame of the line. @param isTranscribed whether the recognizer gets it */
  noteFrame(frame: Int16Array, atMs: number, isTranscribed: boolean): void;
  /** A recognizer's clock begins with the next frame. @returns translates the words of that recognizer; null when a time is unknown */
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
          // The end of a word may be the end of the audio, where no frame begins.
          const [from, to] = [callMs(startMs), callMs(Math.max(startMs, endMs - 1))];
          return from === null || to === null || to < from ? null : { text, startMs: from, endMs: to + 1 };
        });
        return translated.every((word) => word !== null) ? translated : null;
      };
    },
  };
}
