// Redacts the texts of one conversation. It remembers redacted values, so that a card number gets the same mark when the agent
// repeats part of it, a function returns it, or a later sentence contains it. Users' own patterns use RE2 (patterns.ts).
// Deliberately omitted: persistent storage. The remembered values are dropped with the conversation.
import type { Json } from '../json.ts';
import { findKinds, type Span } from './find.ts';
import { createKnownValues, MIN_DIGITS, type Compared } from './known-values.ts';
import { createOwnPatterns, type NamedPattern } from './patterns.ts';
import { digitRuns, tokensOf } from './tokens.ts';

export interface RedactionSettings {
  /** Subset of KINDS. */
  kinds: readonly string[];
  patterns: readonly NamedPattern[];
}

interface Redacted {
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
  /**
   * Redacts words that may still change, and also hides an incomplete number at their end.
   * @param settled number of characters at the beginning that are final
   */
  redactUnfinished(text: string, settled?: number): string;
  /** Marks these texts as redacted with the same settings. They are searched only for values that are found from now on. */
  skip(texts: readonly string[]): void;
  /** Whether the texts end in digits that the next words may complete. */
  isOpen(texts: readonly string[]): boolean;
}

/** The longest number that is searched for has 34 digits or letters. */
const MAX_DIGITS = 34;
/** Maximum length of text that is searched as a whole. A longer text is searched in overlapping parts of this length. */
const MAX_CHARACTERS = 20_000;
const OVERLAP = 500;
/** Maximum characters of texts whose marks are cached: the history of the longest call. Each text is then searched once. */
const MAX_KEPT_CHARACTERS = 1_000_000;
/** The same limit for words that may still change. */
const MAX_KEPT_UNFINISHED = 50_000;
/** Size of an entry in addition to its text. */
const ENTRY_CHARACTERS = 100;
const BETWEEN = '\n';
const UNFINISHED = '[…]';

export function createRedactor(settings: RedactionSettings, thisYear: () => number): Redactor {
  const kinds = new Set<string>();
  const patterns = createOwnPatterns();
  const known = createKnownValues();
  const kept = createKept(MAX_KEPT_CHARACTERS);
  const unfinished = createKept(MAX_KEPT_UNFINISHED);
  const extend = (more: RedactionSettings): void => {
    for (const kind of more.kinds) kinds.add(kind);
    patterns.add(more.patterns);
    kept.clear();
    unfinished.clear();
  };
  extend(settings);
  const isActive = (): boolean => kinds.size > 0 || patterns.size > 0;

  const search = (text: string): Compared => {
    // Shorter texts match no kind.
    const ofKinds = text.length < MIN_DIGITS ? [] : findKinds(text, kinds, thisYear());
    const spans = [...ofKinds, ...patterns.find(text)];
    known.remember(spans);
    return { text, runs: null, spans, upTo: 0 };
  };
  const spansOf = (text: string, where: Kept): readonly Span[] => {
    const compared = where.get(text) ?? where.add(search(text));
    known.compare(compared);
    return compared.spans;
  };
  const find = (text: string, where = kept): Span[] => {
    const parts: Span[] = [];
    for (let from = 0; from < text.length; from += MAX_CHARACTERS - OVERLAP) {
      for (const span of spansOf(text.slice(from, from + MAX_CHARACTERS), where)) parts.push(moved(span, from));
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
    redactUnfinished(text, settled = 0) {
      if (!isActive()) return text;
      const spans = find(text.slice(0, settled));
      // A number may begin in the part that is settled.
      const from = Math.max(0, settled - OVERLAP);
      if (settled < text.length) spans.push(...find(text.slice(from), unfinished).map((span) => moved(span, from)));
      const done = marked(text, disjoint(spans));
      const open = openRun(done);
      return open === null ? done : `${done.slice(0, open.start)}${UNFINISHED}`;
    },
    skip(texts) {
      for (const text of texts) {
        if (!kept.get(text)) kept.add({ text, runs: null, spans: [], upTo: 0 });
      }
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

interface Kept {
  get(text: string): Compared | undefined;
  add(compared: Compared): Compared;
  clear(): void;
}

/** @param most maximum characters of all texts; the oldest are dropped */
function createKept(most: number): Kept {
  const kept = new Map<string, Compared>();
  let characters = 0;
  return {
    get: (text) => kept.get(text),
    add(compared) {
      kept.set(compared.text, compared);
      characters += compared.text.length + ENTRY_CHARACTERS;
      for (const [oldest] of kept) {
        if (characters <= most) break;
        kept.delete(oldest);
        characters -= oldest.length + ENTRY_CHARACTERS;
      }
      return compared;
    },
    clear() {
      kept.clear();
      characters = 0;
    },
  };
}

function moved(span: Span, by: number): Span {
  return { ...span, start: span.start + by, end: span.end + by };
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
