// Answers from passages without a model: the sentence that shares most of the question's rarer words. Pure.
// Invariant: the returned text is a literal part of a passage.
import type { Passage } from '../../ports.ts';

const STOP_WORDS = new Set(
  (
    'a an and any are as at be been but by can could did do does for from get had has have how i if in is it its just ' +
    'know like me much my need of on or our please say see so tell that the their them then there they this to us want was we ' +
    'what when where which who why will with would you your about hello hi hey ok okay yes no thanks thank'
  ).split(' '),
);
/** Share of the question's words that a sentence must have; below it "I do not know" is the honest answer. */
const MATCH_MIN = 0.3;
/** Minimum similarity of question and passage. With the built-in embedder related texts have at least 0.4, others at most 0.35. */
const SIMILAR_MIN = 0.38;
const SPOKEN_MAX_CHARS = 220;

/** The content words of a text, lower case, without the most common endings ("opening" and "opens" are "open"). */
export function keywords(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word)).map((word) => word.replace(/(?<=[a-z]{3})(?:ing|ed|e?s)$/, ''));
}

/** The best sentence for a question, or null if none matches. Ties: the better passage's, then the earlier one. */
export function bestSentence(question: string, passages: readonly Passage[]): string | null {
  const asked = new Set(keywords(question));
  if (asked.size === 0) return null;
  let best: { sentence: string; score: number } | null = null;
  for (const passage of passages) {
    for (const sentence of sentencesOf(passage.text)) {
      const found = new Set(keywords(`${passage.title ?? ''} ${sentence}`));
      const score = [...asked].filter((word) => found.has(word)).length / asked.size;
      if (score >= MATCH_MIN && score > (best?.score ?? 0)) best = { sentence, score };
    }
  }
  return best?.sentence ?? null;
}

/** If no words are shared: the beginning of the most similar passage; null if none is similar enough. */
export function closestSentence(passages: readonly Passage[]): string | null {
  const [closest] = passages
    .filter(({ similarity }) => (similarity ?? -1) >= SIMILAR_MIN)
    .toSorted((a, b) => b.similarity! - a.similarity!);
  return closest ? (sentencesOf(closest.text).find((one) => /[.!?]$/.test(one)) ?? null) : null;
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replace(/^[#*\-\s]+/, '').trim())
    .filter((sentence) => sentence.length > 0)
    .map((sentence) => (sentence.length > SPOKEN_MAX_CHARS ? cutAtWord(sentence) : sentence));
}

function cutAtWord(sentence: string): string {
  return `${sentence.slice(0, sentence.lastIndexOf(' ', SPOKEN_MAX_CHARS))}.`;
}
