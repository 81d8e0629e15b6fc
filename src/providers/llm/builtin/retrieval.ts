// Answers from passages without a model: selects the short paragraph, or the sentences around the best one, that share most of
// the question's rare words. Pure.
// Invariant: the returned text is a literal part of a passage. Words are weighted by their rarity among the passages (inverse
// document frequency, K. Spärck Jones 1972).
import { cutText } from '../../../core/cut-text.ts';
import type { Passage } from '../../ports/llm.ts';
import { digitsOfWords, keywords, splitWords } from './words.ts';

/** Minimum share of the question's weight that an answer must contain; below it "I do not know" is the honest answer. */
const MIN_MATCH = 0.35;
/** Minimum similarity of question and passage. With the built-in embedder, related texts have at least 0.4, others at most 0.35. */
const MIN_SIMILAR = 0.38;
/** Maximum length spoken at once: about 15 seconds. A longer paragraph is cut to whole sentences. */
const MAX_SPOKEN_CHARS = 220;
/** Bonus for a text with the kind of answer that the question requires, as a share of the question's weight. */
const KIND_BONUS = 0.15;

/**
 * Weight of a query word that appears both in the sentence and in the heading above it. Ranks the sentence under the matching
 * heading first.
 */
const ABOUT = 1.05;

interface Unit {
  /** Sentences of one paragraph, in order. */
  sentences: readonly string[];
  /** Title of the source and the headings above the paragraph. */
  heading: string;
  passage: Passage;
}

/** An answer to a question, with a score for how well it fits: 0..1 for words alone. */
interface Found {
  text: string;
  score: number;
}

/** Returns the best answer, or null if none matches. Ties are won by the better passage, then by the earlier one. */
export function answerFrom(question: string, passages: readonly Passage[]): Found | null {
  const units = passages.flatMap(unitsOf);
  return byWords(question, units) ?? bySimilarity(question, units);
}

function byWords(question: string, units: readonly Unit[]): Found | null {
  const asked = topicsOf(question, units);
  const kind = kindOf(question);
  if (asked.size === 0 && kind === null) return null;
  const weigh = weights(units);
  const total = [...asked].reduce((sum, word) => sum + weigh(word), 0);
  let best: (Found & { unit: Unit; at: number }) | null = null;
  for (const unit of units) {
    for (const [at, sentence] of unit.sentences.entries()) {
      const score = share(asked, sentence, unit, weigh, total) + (kind?.test(sentence) ? KIND_BONUS : 0);
      if (score > (best?.score ?? 0)) best = { text: sentence, score, unit, at };
    }
  }
  if (!best || best.score < MIN_MATCH) return null;
  return { text: spoken(best.unit, best.at), score: best.score };
}

// Numbers, days and places ("to France") express when, how many and where, not the topic. They count only where a passage names
// them.
function topicsOf(question: string, units: readonly Unit[]): Set<string> {
  const stated = new Set(units.flatMap(({ sentences }) => keywords(sentences.join(' '))));
  const places = new Set([...question.matchAll(PLACE)].flatMap(([place]) => keywords(place)));
  return new Set(
    keywords(digitsOfWords(question)).filter(
      (word) => stated.has(word) || !(places.has(word) || /^\d|^(?:am|pm)$|day$|dai$|tomorrow/.test(word)),
    ),
  );
}

const PLACE = /(?<=\b(?:to|in|near|from) )(?:(?:my|our) \p{L}+|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/gu;

// A word in the heading counts less than one in the sentence; one elsewhere in the paragraph counts a little.
function share(
  asked: ReadonlySet<string>,
  sentence: string,
  unit: Unit,
  weigh: (word: string) => number,
  total: number,
) {
  if (total === 0) return 0;
  const own = new Set(keywords(sentence));
  const heading = new Set(keywords(unit.heading));
  const beside = new Set(keywords(unit.sentences.join(' ')));
  let sum = 0;
  for (const word of asked) {
    if (own.has(word)) sum += weigh(word) * (heading.has(word) ? ABOUT : 1);
    else if (heading.has(word)) sum += weigh(word) * 0.8;
    else if (beside.has(word)) sum += weigh(word) * 0.6;
  }
  return sum / total;
}

/** Verbs that fit any topic. */
const WEAK = new Set(
  keywords(
    'sell offer need want serve provide accept allow use bring work possible come exist mean period number recommend',
  ),
);

function weights(units: readonly Unit[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const unit of units) {
    for (const word of new Set(keywords(`${unit.heading} ${unit.sentences.join(' ')}`))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return (word) => Math.log(1 + (units.length + 1) / ((counts.get(word) ?? 0) + 0.5)) * (WEAK.has(word) ? 0.4 : 1);
}

// If no words are shared: the most similar passage, if it is similar enough and short. In a long one it is unknown which part is
// meant.
function bySimilarity(question: string, units: readonly Unit[]): Found | null {
  if (splitWords(question).length < 2) return null;
  const [closest] = units
    .map(({ passage }) => passage)
    .filter(({ similarity }) => (similarity ?? -1) >= MIN_SIMILAR)
    .toSorted((a, b) => b.similarity! - a.similarity!);
  if (!closest) return null;
  const text = units.flatMap(({ passage, sentences }) => (passage === closest ? sentences : [])).join(' ');
  return text.length <= MAX_SPOKEN_CHARS ? { text, score: closest.similarity! } : null;
}

const KINDS: readonly (readonly [asks: RegExp, answers: RegExp])[] = [
  [/\bhow much\b|\bprices?\b|\bcosts?\b/i, /[$€£]|\b(dollars?|euros?|pounds?|cents?|free)\b/i],
  [/^\W*(and |so )?where\b/i, /\b(street|square|road|avenue|behind|next to|opposite|corner|floor|in front)\b/i],
  [/^\W*(and |so )?when\b|\bwhat time\b/i, /\b(from|until|at|o'clock|am|pm|days?|hours?|minutes?)\b/i],
  [
    /\b(which|what (kinds?|sorts?|types?) of|what) \p{L}+ (do|have|are|is)\b/iu,
    /(?:\b(?:are|is|have|include|serve|sell|offer|bake)|:) (?:\p{L}+ )?\p{L}+, (?:\p{L}+ )?\p{L}+(?:,| and | or )/iu,
  ],
  [/\bhow (long|many days|fast|soon)\b/i, /\b(minutes?|hours?|days?|weeks?|months?)\b/i],
];

function kindOf(question: string): RegExp | null {
  return KINDS.find(([asks]) => asks.test(question))?.[1] ?? null;
}

/** Returns the whole paragraph if it is short; otherwise the sentence, then as many following and preceding ones as fit. */
function spoken({ sentences }: Unit, at: number): string {
  const whole = sentences.join(' ');
  if (whole.length <= MAX_SPOKEN_CHARS) return whole;
  let text = cutAtWord(sentences[at]!);
  for (const next of sentences.slice(at + 1)) {
    if (text.length + 1 + next.length > MAX_SPOKEN_CHARS) break;
    text += ` ${next}`;
  }
  return text;
}

// Blank lines, headings and list marks separate paragraphs; a wrapped line belongs to the previous one.
function unitsOf(passage: Passage): Unit[] {
  const units: Unit[] = [];
  const title = `${passage.title ?? ''} ${passage.heading ?? ''}`.trim();
  let heading = title;
  let paragraph = '';
  const close = (): void => {
    const sentences = sentencesOf(paragraph);
    if (sentences.length > 0) units.push({ sentences, heading, passage });
    paragraph = '';
  };
  for (const line of passage.text.split('\n').map((each) => each.trim())) {
    const isHeading = /^#+ /.test(line);
    if (isHeading || line === '' || LIST_MARK.test(line)) close();
    if (isHeading) heading = `${title} ${line.replace(/^#+ /, '')}`;
    else paragraph = `${paragraph} ${line}`.trim();
  }
  close();
  return units;
}

const LIST_MARK = /^(?:[*\-•]|\d+[.)])\s+/;

/** Returns the sentences of a paragraph, without its list mark. "Dr. Lee" does not end a sentence. */
export function sentencesOf(paragraph: string): string[] {
  return paragraph
    .replace(LIST_MARK, '')
    .split(/(?<=(?<!\b(?:Dr|Mr|Mrs|Ms|St|Prof|Inc|Ltd|No|a\.m|p\.m))[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function cutAtWord(sentence: string): string {
  if (sentence.length <= MAX_SPOKEN_CHARS) return sentence;
  const space = sentence.lastIndexOf(' ', MAX_SPOKEN_CHARS);
  return `${cutText(sentence, space > 0 ? space : MAX_SPOKEN_CHARS)}.`;
}
