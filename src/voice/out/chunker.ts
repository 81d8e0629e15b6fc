// Splits text that is still being generated into clauses for synthesis: an early first clause, then whole sentences.
// Invariant: the clauses joined are the text, except for white space at its end. Numbers and abbreviations are not split.
// Deliberately omitted: a tokenizer; the rules below cover what models write for speech.
import { cutPoint } from '../../core/cut-text.ts';
import { spokenLength, wordPieces } from '../../core/words.ts';

// Lengths are spoken lengths: a Chinese character counts as two letters.
/** The first clause may end at a comma, because it determines when the agent becomes audible. */
const MIN_FIRST_CHARS = 10;
const MIN_CHARS = 24;
/** Longer clauses are cut at a comma or else between words, because synthesizing the whole clause would delay its first audio. */
const MAX_CHARS = 200;
/**
 * Length of text in which the end of a clause is searched: the longest clause, with space for marks and white space after it. A
 * customer's model may send thousands of marks in a row, and the search for the end of each run is quadratic in its length.
 */
const SEARCHED_CHARS = 2 * MAX_CHARS;

/** Sentence ends and commas that are followed by white space. Without it they are part of numbers or names. */
const SPACED_MARKS = String.raw`[.!?…]+["')\]]*(?=\s)|[,;:–—](?=\s)`;
// Sentence ends and commas in scripts that need no white space after them: Chinese and Japanese, Arabic and Urdu, Hindi,
// Armenian, Amharic, Khmer.
const ENDS = '。！？｡؟۔।॥։።។';
const COMMAS = '，、；：،؛፣';
const CLOSING = String.raw`"')\]」』”’）`;
/** Matches a possible end of a clause. The character after it must be known, because it may belong to the clause. */
const MARKS = new RegExp(
  String.raw`${SPACED_MARKS}|\n+|[${ENDS}]+[${CLOSING}]*(?=[^${ENDS}${CLOSING}])|[${COMMAS}](?=[\s\S])`,
  'g',
);
const SOFT = new RegExp(`^[,;:–—${COMMAS}]`);

const ABBREVIATIONS = new Set(
  'mr mrs ms dr prof st jr sr vs etc approx dept est inc ltd co no nr bzw ca usw sra srta mme a.m p.m e.g i.e u.s z.b d.h'.split(
    ' ',
  ),
);

interface Chunker {
  /** Returns the clauses that are complete so far. */
  pushText(text: string): string[];
  /** Returns the remaining text as clauses. */
  finishText(): string[];
}

export function createChunker(): Chunker {
  let rest = '';
  /** White space that arrived after the clause before it was released. It is prepended to the next clause. */
  let blank = '';
  let first = true;
  const take = (finished: boolean): string[] => {
    const out: string[] = [];
    for (;;) {
      const at = boundary(rest.slice(0, SEARCHED_CHARS), first, finished);
      if (at === null) return out;
      const clause = rest.slice(0, at);
      rest = rest.slice(at);
      if (clause.trim() === '') {
        blank += clause;
        continue;
      }
      out.push(blank + clause);
      blank = '';
      first = false;
    }
  };
  return {
    pushText(text) {
      rest += text;
      return take(false);
    },
    finishText() {
      const out = take(true);
      const last = blank + rest;
      [rest, blank] = ['', ''];
      return last.trim() === '' ? out : [...out, last];
    },
  };
}

/**
 * Returns the end of the next clause, including its white space, or null when it is not known yet.
 * @param text of a bounded length
 */
function boundary(text: string, first: boolean, finished: boolean): number | null {
  const minimum = first ? MIN_FIRST_CHARS : MIN_CHARS;
  const lengthTo = createRuler(text);
  let comma: number | null = null;
  for (const match of text.matchAll(MARKS)) {
    const end = behindSpace(text, match.index + match[0].length);
    if (lengthTo(match.index) >= MAX_CHARS) break;
    const length = lengthTo(end);
    if (SOFT.test(match[0])) {
      if (first && length >= minimum) return end;
      if (length >= minimum) comma = end;
    } else if (
      match[0].startsWith('\n') ||
      (length >= shortest(first, finished) && !isAbbreviation(text, match.index))
    ) {
      return end;
    }
  }
  if (text.length < MAX_CHARS && spokenLength(text) < MAX_CHARS) return null;
  return comma ?? betweenWords(text.slice(0, MAX_CHARS + 1));
}

/** Spoken lengths of beginnings of a text. Places that ascend are measured in one pass. */
function createRuler(text: string): (at: number) => number {
  let [from, length] = [0, 0];
  return (at) => {
    if (at < from) length -= spokenLength(text.slice(at, from));
    else length += spokenLength(text.slice(from, at));
    from = at;
    return length;
  };
}

/** The last place between words within the longest length. The last word may not be complete. A word that is longer is cut. */
function betweenWords(text: string): number {
  let end = 0;
  let length = 0;
  for (const piece of wordPieces(text).slice(0, -1)) {
    length += spokenLength(piece);
    if (length > MAX_CHARS) break;
    end += piece.length;
  }
  return end > 0 ? end : cutPoint(text, MAX_CHARS);
}

/** A short "Yes." is a clause at the start, where speed counts; later it joins the text that follows. */
function shortest(first: boolean, finished: boolean): number {
  return first || finished ? 1 : MIN_CHARS;
}

function behindSpace(text: string, at: number): number {
  let end = at;
  while (end < text.length && /\s/.test(text[end]!)) end++;
  return end;
}

function isAbbreviation(text: string, dot: number): boolean {
  if (text[dot] !== '.') return false;
  const word = /[\p{L}\p{N}.]*$/u.exec(text.slice(Math.max(0, dot - 12), dot))![0].toLowerCase();
  if (ABBREVIATIONS.has(word)) return true;
  // One letter or digit does not end a sentence: it is an initial ("J. Smith"), or the number of a list item or date ("3. May").
  return /^\p{L}$/u.test(word) ? word !== 'i' : /^\d{1,2}$/.test(word) && /^\.\s+\p{Ll}/u.test(text.slice(dot));
}
