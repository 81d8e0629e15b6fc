// Cuts text that is still being written into clauses that can be spoken: the first one early, the others whole sentences.
// Invariant: the clauses joined are the text, but for white space at its end; a number or an abbreviation is not cut.
// Absent on purpose: a tokenizer; the rules below cover what models write for speech.
import { cutPoint } from '../../core/cut-text.ts';
import { spokenLength, wordPieces } from '../../core/words.ts';

// Lengths are spoken lengths: a Chinese sign counts as two letters.
/** The first clause may end at a comma: it decides when the agent becomes audible. */
const FIRST_MIN_CHARS = 10;
const MIN_CHARS = 24;
/** Longer clauses are cut at a comma, else between words: otherwise their end would delay the audio of their start. */
const MAX_CHARS = 200;
/**
 * A clause is searched for in so much of the text: with room for marks and white space behind the longest one. A customer's model may send
 * thousands of marks in a row, and looking for the end of each run takes the square of its length.
 */
const SEARCHED_CHARS = 2 * MAX_CHARS;

/** Ends of sentences and commas that are followed by white space: without it they stand in numbers and names. */
const SPACED_MARKS = String.raw`[.!?…]+["')\]]*(?=\s)|[,;:–—](?=\s)`;
// Those of scripts in which white space need not follow: Chinese and Japanese, Arabic and Urdu, Hindi, Armenian, Amharic, Khmer.
const ENDS = '。！？｡؟۔।॥։።។';
const COMMAS = '，、；：،؛፣';
const CLOSING = String.raw`"')\]」』”’）`;
/** What may end a clause. The sign after it must be known, because it may belong to it. */
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

export interface Chunker {
  /** Returns the clauses that are complete now. */
  pushText(text: string): string[];
  /** Returns the rest. */
  finishText(): string[];
}

export function createChunker(): Chunker {
  let rest = '';
  /** White space that no clause ends with, because it arrived later. The next one begins with it. */
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

/** Where the next clause ends, after its white space; null when that is not known yet. @param text of a bounded length */
function boundary(text: string, first: boolean, finished: boolean): number | null {
  const minimum = first ? FIRST_MIN_CHARS : MIN_CHARS;
  let comma: number | null = null;
  for (const match of text.matchAll(MARKS)) {
    const end = behindSpace(text, match.index + match[0].length);
    if (spokenLength(text.slice(0, match.index)) >= MAX_CHARS) break;
    const length = spokenLength(text.slice(0, end));
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

/** "Yes." alone is a clause at the start, where speed counts; later it joins what follows. */
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
  // An initial ("J. Smith"), or the number of a list or a date ("3. May"): a sentence does not end in one letter or digit.
  return /^\p{L}$/u.test(word) ? word !== 'i' : /^\d{1,2}$/.test(word) && /^\.\s+\p{Ll}/u.test(text.slice(dot));
}
