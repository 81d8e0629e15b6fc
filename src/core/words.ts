// Words of texts in any language. Most languages put white space between words. Chinese, Japanese, Thai, Lao, Khmer and Burmese do not:
// there ICU finds the words (UAX 29 with its dictionaries). Pure.

/** Scripts of languages that write no white space between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Letters with their marks, and the joiners that Indic scripts and Persian have inside of words. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*(?:['’][\p{L}][\p{L}\p{M}]*)*/gu;
const OPENING = /^[\p{Ps}\p{Pi}]+$/u;

/** Whether it has signs of a language that puts no white space between words. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

// Made when it is first needed: making it takes 36 ms.
let segmenter: Intl.Segmenter | null = null;

function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return segmenter.segment(text);
}

/** Lower-case words without punctuation. Two texts with the same words say the same. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  return isUnspaced(text) ? words.flatMap(unspacedWords) : words;
}

function unspacedWords(run: string): string[] {
  return isUnspaced(run) ? [...segmentsOf(run)].map(({ segment }) => segment) : [run];
}

/** For searches that find words by white space: a text in a language without it, as its words. */
export function withSpaces(text: string): string {
  return isUnspaced(text) ? wordsOf(text).join(' ') : text;
}

/** The text in pieces of one word each, with the punctuation and the white space around it. Joined they are the text. */
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

/** A sign of these scripts is a syllable or more. */
const SYLLABLE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** How long a text takes to say, in letters of the Latin alphabet: a sign that is a syllable counts as two. */
export function spokenLength(text: string): number {
  if (!SYLLABLE.test(text)) return text.length;
  return Array.from(text).reduce((sum, sign) => sum + (SYLLABLE.test(sign) ? 2 : sign.length), 0);
}
