// The recognizer without a model: it reads the captions that accompany a line's audio (loopback callees, the browser page). Used
// if no other recognizer is configured.
// Invariant: final words are never returned twice, whatever captions follow; times are by the audio clock.
// Deliberately omitted: analyzing the audio itself, which the voice-activity detector does.
import { isUnspaced } from '../../core/words.ts';
import { FRAME_MS } from '../ports/audio.ts';
import type { Caption, SttProvider, Transcriber, TranscriberOptions } from '../ports/stt.ts';

export const captionsStt: SttProvider = {
  id: 'captions',
  description: 'Reads the captions that a line carries beside its audio; it does not listen to the audio.',
  languages: 'all',
  open: openTranscriber,
};

/** One utterance of the speaker: from its first caption to its final one. */
interface Utterance {
  startMs: number;
  /** Parts of the latest caption. */
  parts: readonly string[];
  /** Number of parts already returned as final, because the speaker paused there. */
  givenCount: number;
}

function openTranscriber({ onWords, signal }: TranscriberOptions): Transcriber {
  let audioMs = 0;
  let utterance: Utterance | null = null;
  let closed = false;

  function give(current: Utterance, final: boolean): void {
    const text = current.parts.slice(current.givenCount).join('').trim();
    if (text) onWords({ text, final, startMs: current.startMs, endMs: audioMs });
  }

  return {
    write() {
      audioMs += FRAME_MS;
    },
    caption(caption: Caption) {
      if (closed || signal.aborted) return;
      const parts = partsOf(caption.text);
      const current: Utterance = {
        startMs: utterance?.startMs ?? audioMs,
        parts,
        givenCount: utterance?.givenCount ?? 0,
      };
      give(current, caption.final);
      utterance = caption.final ? null : current;
    },
    // The speaker paused, so the words so far are final. If the same caption continues afterwards,
    // only its further words are returned.
    flush() {
      if (closed || signal.aborted || !utterance) return;
      give(utterance, true);
      utterance = { startMs: audioMs, parts: utterance.parts, givenCount: utterance.parts.length };
    },
    async close() {
      closed = true;
    },
  };
}

/**
 * Splits text into words, or into single characters where a script has no white space between words: there, word boundaries
 * change with the text that follows.
 */
function partsOf(text: string): string[] {
  const words = text
    .trim()
    .replace(/\s+/g, ' ')
    .split(/(?<= )/);
  return words.flatMap((word) => (isUnspaced(word) ? Array.from(word) : [word]));
}
