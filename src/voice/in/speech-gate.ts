// Turns the per-frame decisions of a voice-activity detector into starts and ends of speech.
// Invariant: starts and ends alternate. Their times are the times of the first and last speech frame, not of the decision.
// Deliberately omitted: any interpretation of the speech.
import { FRAME_MS } from '../../providers/ports/audio.ts';

/** Shorter sounds are clicks. */
const START_MS = 60;
/** Shorter pauses occur between syllables and before plosives. */
const END_MS = 120;

type GateEvent = { type: 'started'; sinceMs: number } | { type: 'ended'; lastMs: number };

export function createSpeechGate(): (speech: boolean, frameEndMs: number) => GateEvent | null {
  let speaking = false;
  let sinceMs: number | null = null;
  let lastMs = 0;
  return (speech, frameEndMs) => {
    if (speech) {
      lastMs = frameEndMs;
      sinceMs ??= frameEndMs - FRAME_MS;
      if (speaking || frameEndMs - sinceMs < START_MS) return null;
      speaking = true;
      return { type: 'started', sinceMs };
    }
    if (!speaking) {
      sinceMs = null;
      return null;
    }
    if (frameEndMs - lastMs < END_MS) return null;
    speaking = false;
    sinceMs = null;
    return { type: 'ended', lastMs };
  };
}
