// Redacts the texts of one conversation. It remembers what it redacted, so that a card that the agent repeats in part, that a
// function returns, or that a later sentence contains gets the same mark. Custom patterns use RE2, which is linear in the length
// of the text.
// Deliberately omitted: any storage. The memory ends with the conversation.
import { RE2JS } from 're2js';
import type { Json } from '../json.ts';
import { findKinds, type Span } from './find.ts';
import { digitRuns, tokensOf } from './tokens.ts';

export interface RedactionSettings {
  /** Subset of KINDS. */
  kinds: readonly string[];
  patterns: readonly { name: string; pattern: string }[];
}

export interface Redacted {
  text: string;
  isChanged: boolean;
  /** Replaced parts, in characters of the original text. */
  parts: readonly { start: number; end: number }[];
}

export interface Redactor {
  readonly isActive: boolean;
  /** Adds another agent's redaction settings. */
  extend(settings: RedactionSettings): void;
  redact(text: string): Redacted;
  /** Redacts consecutive texts: a number may begin in one and continue in the next. */
  redactAll(texts: readonly string[]): Redacted[];
  /** Redacts every text in a JSON value. */
  redactJson<T extends Json>(value: T): T;
  /** Redacts words that may still change; also hides an incomplete number at their end. */
  redactUnfinished(text: string): string;
  /** Whether the texts end in digits that the next words may complete. */
  isOpen(texts: readonly string[]): boolean;
}

/** Fewer digits are an amount, an hour or an age. */
const MIN_DIGITS = 4;
/** The longest number that is searched for has 34 digits or letters. */
const MAX_DIGITS = 34;
/** Maximum length of text that is searched as a whole. A longer text is searched in overlapping parts of this length. */
const MAX_CHARACTERS = 20_000;
const OVERLAP = 500;
const MAX_REMEMBERED = 500;
/** Limit for the size of a pattern; the time of a search is this size times the length of the text. */
const MAX_INSTRUCTIONS = 400;
const BETWEEN = '\n';
export const UNFINISHED = '[…]';

export function createRedactor(settings: RedactionSettings, thisYear: () => number): Redactor {
  const kinds = new Set<string>();
  const patterns = new Map<string, { name: string; regex: RE2JS }>();
  const remembered: { mark: string; value: string; isDigits: boolean }[] = [];
  const extend = (more: RedactionSettings): void => {
    for (const kind of more.kinds) kinds.add(kind);
    for (const { name, pattern } of more.patterns) {
      patterns.set(`${name} ${pattern}`, { name, regex: RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE) });
    }
  };
  extend(settings);
  const isActive = (): boolean => kinds.size > 0 || patterns.size > 0;

  const remember = (spans: readonly Span[]): void => {
    for (const { mark, value } of spans) {
      const isDigits = /^\d+$/.test(value);
      if (value.length < MIN_DIGITS || remembered.some((known) => known.value === value)) continue;
      remembered.push({ mark, value, isDigits });
      if (remembered.length > MAX_REMEMBERED) remembered.shift();
    }
  };
  const spansOf = (text: string): Span[] => {
    const spans = findKinds(text, kinds, thisYear());
    for (const { name, regex } of patterns.values()) {
      const matcher = regex.matcher(text);
      while (matcher.find()) {
        const [start, end] = [matcher.start(), matcher.end()];
        if (end > start) spans.push({ start, end, mark: name, value: text.slice(start, end).toLowerCase() });
      }
    }
    remember(spans);
    return [...spans, ...repeated(text, remembered)];
  };
  const find = (text: string): Span[] => {
    const parts: Span[] = [];
    for (let from = 0; from < text.length; from += MAX_CHARACTERS - OVERLAP) {
      for (const span of spansOf(text.slice(from, from + MAX_CHARACTERS))) {
        parts.push({ ...span, start: span.start + from, end: span.end + from });
      }
      if (from + MAX_CHARACTERS >= text.length) break;
    }
    return disjoint(parts);
  };
  const redactAll = (texts: readonly string[]): Redacted[] => {
    if (!isActive()) return texts.map((text) => ({ text, isChanged: false, parts: [] }));
    const spans = find(texts.join(BETWEEN));
    let offset = 0;
    return texts.map((text) => {
      const end = offset + text.length;
      const own = spans
        .filter((span) => span.start < end && span.end > offset)
        .map(({ start, end: to, mark }) => ({
          start: Math.max(0, start - offset),
          end: Math.min(text.length, to - offset),
          mark,
        }));
      offset = end + BETWEEN.length;
      return { text: marked(text, own), isChanged: own.length > 0, parts: own };
    });
  };
  const redact = (text: string): Redacted => redactAll([text])[0]!;
  const redactJson = (value: Json): Json => {
    if (typeof value === 'string') return redact(value).text;
    if (typeof value === 'number') {
      const { text, isChanged } = redact(String(value));
      return isChanged ? text : value;
    }
    if (Array.isArray(value)) return value.map(redactJson);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [redact(name).text, redactJson(member)]));
  };
  return {
    get isActive() {
      return isActive();
    },
    extend,
    redact,
    redactAll,
    redactJson: <T extends Json>(value: T) => (isActive() ? (redactJson(value) as T) : value),
    redactUnfinished(text) {
      if (!isActive()) return text;
      const done = redact(text).text;
      const open = openRun(done);
      return open === null ? done : `${done.slice(0, open.start)}${UNFINISHED}`;
    },
    isOpen(texts) {
      if (kinds.size === 0) return false;
      return openRun(redactAll(texts).map(({ text }) => text).join(BETWEEN)) !== null; // prettier-ignore
    },
  };
}

/** Returns the digits at the end of a text that are followed by nothing but a mark. */
function openRun(text: string): { start: number } | null {
  const tokens = tokensOf(text);
  const run = digitRuns(tokens).at(-1);
  if (!run || run.digits.length < MIN_DIGITS || run.digits.length >= MAX_DIGITS) return null;
  const isLast = tokens.slice(run.to + 1).every(({ kind }) => kind === 'mark');
  return isLast ? { start: tokens[run.from]!.start } : null;
}

/** Finds parts of values that were redacted before: at least four digits in a row, or the whole of another value. */
function repeated(text: string, remembered: readonly { mark: string; value: string; isDigits: boolean }[]): Span[] {
  if (remembered.length === 0) return [];
  const tokens = tokensOf(text);
  const lower = text.toLowerCase();
  const out: Span[] = [];
  for (const run of digitRuns(tokens)) {
    if (run.digits.length < MIN_DIGITS) continue;
    const known = remembered.find(
      ({ value, isDigits }) => isDigits && (value.includes(run.digits) || run.digits.includes(value)),
    );
    if (!known) continue;
    out.push({ mark: known.mark, value: '', start: tokens[run.from]!.start, end: tokens[run.to]!.end });
  }
  for (const { mark, value, isDigits } of remembered) {
    if (isDigits) continue;
    for (let at = lower.indexOf(value); at >= 0; at = lower.indexOf(value, at + value.length)) {
      out.push({ mark, value, start: at, end: at + value.length });
    }
  }
  return out;
}

/** Returns the spans in order, with overlapping ones merged under the mark of the first. */
function disjoint(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = out.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else out.push({ ...span });
  }
  return out;
}

function marked(text: string, spans: readonly { start: number; end: number; mark: string }[]): string {
  let out = '';
  let at = 0;
  for (const { start, end, mark } of spans) {
    out += `${text.slice(at, start)}[${mark}]`;
    at = end;
  }
  return out + text.slice(at);
}

/** @throws Error with the reason why RE2 refuses the pattern */
export function checkPattern(pattern: string): void {
  const compiled = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
  if (compiled.matcher('').matches()) throw new Error('it matches the empty text');
  if (compiled.programSize() > MAX_INSTRUCTIONS) throw new Error('it repeats too much; use smaller counts');
}
