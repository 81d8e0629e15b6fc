// The recogniser that needs no model: it reads the captions that travel beside a line's audio (loopback callees, the
// browser page). Opened by sessions through the registry when no other recogniser is configured.
// Invariant: what was once given as final is never given again, whatever captions follow; times are by the audio clock.
// Absent on purpose: any look at the audio itself, which is the voice-activity detector's.
import { FRAME_MS, type Caption, type SttProvider, type Transcriber, type TranscriberOptions } from '../ports.ts';

export const captionsStt: SttProvider = {
  id: 'captions',
  description: 'Reads the captions that a line carries beside its audio; it does not listen to the audio.',
  languages: 'all',
  open: openTranscriber,
};

/** One utterance of the speaker: from its first caption to its final one. */
interface Utterance {
  startMs: number;
  /** The last caption's words. */
  words: readonly string[];
  /** How many of its words were already given as final, because the speaker paused there. */
  givenCount: number;
}

function openTranscriber({ onWords, signal }: TranscriberOptions): Transcriber {
  let audioMs = 0;
  let utterance: Utterance | null = null;
  let closed = false;

  function give(current: Utterance, final: boolean): void {
    const text = current.words.slice(current.givenCount).join(' ');
    if (text) onWords({ text, final, startMs: current.startMs, endMs: audioMs });
  }

  return {
    write() {
      audioMs += FRAME_MS;
    },
    caption(caption: Caption) {
      if (closed || signal.aborted) return;
      const words = caption.text.split(/\s+/).filter(Boolean);
      const current: Utterance = {
        startMs: utterance?.startMs ?? audioMs,
        words,
        givenCount: utterance?.givenCount ?? 0,
      };
      give(current, caption.final);
      utterance = caption.final ? null : current;
    },
    // The speaker paused: what the captions say so far is as final as it gets. When the same caption goes on afterwards,
    // only its further words are given.
    flush() {
      if (closed || signal.aborted || !utterance) return;
      give(utterance, true);
      utterance = { startMs: audioMs, words: utterance.words, givenCount: utterance.words.length };
    },
    async close() {
      closed = true;
    },
  };
}
