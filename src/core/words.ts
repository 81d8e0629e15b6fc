// Splits text in any language into words. Most languages separate words by white space. Chinese, Japanese, Thai, Lao, Khmer and
// Burmese do not; there ICU finds the words (UAX 29 with its dictionaries). Pure.

/** Scripts of languages that write no white space between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Letters with their marks, and the joiners that occur within words in Indic scripts and Persian. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*(?:['’][\p{L}][\p{L}\p{M}]*)*/gu;
const OPENING = /^[\p{Ps}\p{Pi}]+$/u;

/** Whether a text has characters of a language that puts no white space between words. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

// Created on first use, because creation takes 36 ms.
let segmenter: Intl.Segmenter | null = null;

function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return segmenter.segment(text);
}

/** Returns lower-case words without punctuation. Texts with equal words count as saying the same. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  return isUnspaced(text) ? words.flatMap(unspacedWords) : words;
}

function unspacedWords(run: string): string[] {
  return isUnspaced(run) ? [...segmentsOf(run)].map(({ segment }) => segment) : [run];
}

const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu;
const SEPARATORS_EXCEPT_HYPHENS = /[^\p{L}\p{M}\p{N}\u2010-]+/u;
const WITH_HYPHEN = /[^\u2010-][\u2010-][^\u2010-]/;
const WITH_DIGITS = /\p{L}\p{M}*\p{N}|\p{N}\p{M}*\p{L}/u;
const BESIDE_DIGIT = /(?<=[\p{L}\p{M}])(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
/** Longer words are not names of things. */
const MAX_SPLIT_CHARS = 40;

/**
 * Returns the words of a text as a search compares them, separated by single spaces: without punctuation, and also in languages
 * that write no white space. A hyphenated word occurs in parts and as one word, a word with digits also in its parts, so that
 * SKU-4711, "SKU 4711" and SKU4711 have words in common.
 */
export function searchedText(text: string): string {
  const plain = text.normalize('NFKC').replaceAll('\u00ad', '');
  const words = (isUnspaced(plain) ? wordsOf(plain).join(' ') : plain).replace(SEPARATORS, ' ').trim();
  const hyphenated = plain.split(SEPARATORS_EXCEPT_HYPHENS).filter((word) => WITH_HYPHEN.test(word));
  const joined = hyphenated.map((word) => word.replaceAll(/[\u2010-]/g, ''));
  const split = words.split(' ').flatMap((word) => {
    return word.length <= MAX_SPLIT_CHARS && WITH_DIGITS.test(word) ? word.split(BESIDE_DIGIT) : [];
  });
  return [words, ...joined, ...split].join(' ');
}

/** Splits a text into pieces of one word each, with the punctuation and white space around it. The pieces joined are the text. */
export function wordPieces(text: string): string[] {
  return text.split(/(?<=\s)(?=\S)/u).flatMap((run) => (isUnspaced(run) ? unspacedPieces(run) : [run]));
}

function unspacedPieces(run: string): string[] {
  const pieces: string[] = [];
  let isOpen = false;
  for (const { segment, isWordLike = false } of segmentsOf(run)) {
    const opens = OPENING.test(segment);
    if (pieces.length > 0 && (isOpen || !(isWordLike || opens))) pieces.push(pieces.pop()! + segment);
    else pieces.push(segment);
    isOpen = opens || (isOpen && !isWordLike);
  }
  return pieces;
}

/** A character of these scripts is a syllable or more. */
const SYLLABLE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Speaking length of a text, in Latin letters: a character that is a syllable counts as two. */
export function spokenLength(text: string): number {
  if (!SYLLABLE.test(text)) return text.length;
  return Array.from(text).reduce((sum, sign) => sum + (SYLLABLE.test(sign) ? 2 : sign.length), 0);
}
