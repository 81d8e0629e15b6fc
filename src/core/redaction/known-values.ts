// Remembers the values that were redacted in a conversation and finds repetitions in later texts: four or more consecutive digits
// of a number, or another value as a whole. Invariant: a text is compared with each value once, however often it is redacted.
import type { Span } from './find.ts';
import { digitRuns, tokensOf } from './tokens.ts';

/** Fewer digits are an amount, an hour, an age. */
export const MIN_DIGITS = 4;
const MAX_NUMBERS = 500;
/** Maximum remembered email addresses and matches of own patterns. Each text is searched for each value. */
const MAX_TEXTS = 50;

interface Known {
  mark: string;
  value: string;
  /** Ascending. */
  order: number;
}

/** A text and the values that it was compared with. */
export interface Compared {
  text: string;
  runs: readonly { start: number; end: number; digits: string; isKnown: boolean }[] | null;
  spans: Span[];
  upTo: number;
}

interface KnownValues {
  remember(spans: readonly Span[]): void;
  /** Adds the spans of values that were remembered after the last comparison of the text. */
  compare(compared: Compared): void;
}

export function createKnownValues(): KnownValues {
  const values = new Set<string>();
  const [numbers, texts]: [Known[], Known[]] = [[], []];
  let order = 0;
  const keep = (list: Known[], known: Known, most: number): void => {
    values.add(known.value);
    list.push(known);
    if (list.length > most) values.delete(list.shift()!.value);
  };
  return {
    remember(spans) {
      for (const { mark, value } of spans) {
        if (value.length < MIN_DIGITS || values.has(value)) continue;
        const isNumber = /^\d+$/.test(value);
        keep(isNumber ? numbers : texts, { mark, value, order: ++order }, isNumber ? MAX_NUMBERS : MAX_TEXTS);
      }
    },
    compare(compared) {
      if (compared.upTo === order) return;
      const isNew = (known: Known): boolean => known.order > compared.upTo;
      compareNumbers(compared, numbers.filter(isNew));
      compareTexts(compared, texts.filter(isNew));
      compared.upTo = order;
    },
  };
}

function compareNumbers(compared: Compared, numbers: readonly Known[]): void {
  if (numbers.length === 0) return;
  const runs = (compared.runs ??= runsOf(compared.text));
  const joined = numbers.map(({ value }) => value).join(' ');
  const shortest = Math.min(...numbers.map(({ value }) => value.length));
  for (const run of runs) {
    const { digits } = run;
    if (run.isKnown || (digits.length < shortest && !joined.includes(digits))) continue;
    const known = numbers.find(({ value }) => value.includes(digits) || digits.includes(value));
    if (!known) continue;
    run.isKnown = true;
    compared.spans.push({ mark: known.mark, value: '', start: run.start, end: run.end });
  }
}

function runsOf(text: string): NonNullable<Compared['runs']> {
  const tokens = tokensOf(text);
  return digitRuns(tokens).flatMap(({ from, to, digits }) =>
    digits.length < MIN_DIGITS ? [] : [{ start: tokens[from]!.start, end: tokens[to]!.end, digits, isKnown: false }],
  );
}

function compareTexts({ text, spans }: Compared, texts: readonly Known[]): void {
  if (texts.length === 0) return;
  const lower = text.toLowerCase();
  for (const { mark, value } of texts) {
    for (let at = lower.indexOf(value); at >= 0; at = lower.indexOf(value, at + value.length)) {
      spans.push({ mark, value, start: at, end: at + value.length });
    }
  }
}
