// Turns the per-frame decisions of a voice-activity detector into speech that starts and ends.
// Invariant: starts and ends alternate; the times are those of the first and last frame of speech, not of the decision.
// Absent on purpose: any interpretation of the speech.
import { FRAME_MS } from '../../providers/ports.ts';

/** A click is shorter than this. */
const START_MS = 60;
/** Pauses between syllables and before plosives are shorter than this. */
const END_MS = 120;

export type GateEvent = { type: 'started'; sinceMs: number } | { type: 'ended'; lastMs: number };

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
