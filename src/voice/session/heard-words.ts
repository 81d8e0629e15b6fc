// The caller's words with their times, where the recognizer reports them. Used to silence only the redacted words in the
// recording.
// Invariant: no times are guessed. Where an utterance and the timed words differ, the whole utterance is silenced.
import type { TimedWord } from '../../providers/ports/stt.ts';
import type { Utterance } from '../host.ts';

/** A few minutes of speech. */
const MAX_WORDS = 1_000;
/** Tolerance by which words may lie outside their utterance, whose times come from voice activity. */
const SLACK_MS = 2_000;

interface TimeSpan {
  startMs: number;
  endMs: number;
}

interface HeardWords {
  /** Adds final words, in spoken order. */
  add(words: readonly TimedWord[]): void;
  /**
   * Returns the times at which parts of an utterance were said. Words up to its end are then forgotten, so call it once per
   * utterance, in order.
   * @param parts start and end, in characters of the text
   * @returns null when the times of its words are not known
   */
  take(utterance: Utterance, parts: readonly { start: number; end: number }[]): TimeSpan[] | null;
}

export function createHeardWords(): HeardWords {
  let heard: TimedWord[] = [];
  return {
    add(words) {
      heard = [...heard, ...words].slice(-MAX_WORDS);
    },
    take({ text, startMs, endMs }, parts) {
      const said = [...text.matchAll(/\S+/g)].map((match) => ({
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
      }));
      heard = heard.filter((word) => word.startMs >= startMs - SLACK_MS);
      const at = placeOf(
        said.map((word) => word.text),
        heard,
      );
      if (at === null) return null;
      const words = heard.slice(at, at + said.length);
      heard = heard.slice(at + said.length);
      const isPlausible = words.every((word) => word.endMs <= endMs + SLACK_MS && word.endMs > word.startMs);
      if (!isPlausible) return null;
      return parts.map((part) => {
        const covered = words.filter((_, i) => said[i]!.start < part.end && said[i]!.end > part.start);
        return { startMs: covered[0]!.startMs, endMs: covered.at(-1)!.endMs };
      });
    },
  };
}

/** Returns the index at which the texts occur consecutively among the words, or null. */
function placeOf(texts: readonly string[], words: readonly TimedWord[]): number | null {
  if (texts.length === 0) return null;
  const wanted = texts.map(plain);
  const known = words.map(({ text }) => plain(text));
  for (let at = 0; at + wanted.length <= known.length; at++) {
    if (wanted.every((text, i) => text === known[at + i])) return at;
  }
  return null;
}

/** Recognizers are inconsistent about punctuation and capitals. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
