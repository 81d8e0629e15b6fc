// Searches text for the redaction patterns of users, in RE2 syntax. The worst case of a search is the length of the text times the
// instructions of the pattern, at 45 ns each.
// Invariant: matching text is never returned without a mark. If the search would exceed its bound, the whole text becomes one mark.
import { RE2JS, RE2Set } from 're2js';
import type { Span } from './find.ts';

export interface NamedPattern {
  name: string;
  pattern: string;
}

/** Maximum instructions of one pattern. */
const MAX_INSTRUCTIONS = 400;
/** Maximum instructions of all patterns of an agent or a workspace. Twenty patterns of ordinary length have 400. */
export const MAX_TOTAL_INSTRUCTIONS = 1000;
/** Maximum product of characters and instructions of the matching patterns, for one text: 0.2 s. */
const MAX_SEARCH = 4_000_000;
/** Maximum memory per conversation for the automaton that finds which patterns match. */
const MAX_AUTOMATON_BYTES = 4 * 1024 * 1024;
/** After this many texts that need more memory, the conversation no longer uses the automaton. */
const MAX_OVERFLOWS = 3;

class TooManyStates extends Error {}

interface OwnPatterns {
  readonly size: number;
  add(patterns: readonly NamedPattern[]): void;
  find(text: string): Span[];
}

export function createOwnPatterns(): OwnPatterns {
  const patterns = new Map<string, NamedPattern & { regex: RE2JS | null }>();
  let all: RE2Set | null = null;
  let overflows = 0;
  /** Returns the indexes of the patterns that may match, in one pass over the text for all patterns. */
  const matching = (text: string): Iterable<number> => {
    if (overflows >= MAX_OVERFLOWS) return Array(patterns.size).keys();
    all ??= automatonOf(patterns.values());
    try {
      return all.match(text);
    } catch (error) {
      if (!(error instanceof TooManyStates)) throw error;
      overflows++;
      return Array(patterns.size).keys();
    }
  };
  return {
    get size() {
      return patterns.size;
    },
    add(more) {
      for (const { name, pattern } of more) {
        const key = `${name} ${pattern}`;
        if (patterns.has(key)) continue;
        patterns.set(key, { name, pattern, regex: null });
        all = null;
      }
    },
    find(text) {
      if (patterns.size === 0) return [];
      const list = [...patterns.values()];
      let left = MAX_SEARCH;
      return Array.from(matching(text)).flatMap((index) => {
        const one = list[index]!;
        one.regex ??= RE2JS.compile(one.pattern, RE2JS.CASE_INSENSITIVE);
        left -= text.length * one.regex.programSize();
        return left >= 0 ? matchesOf(text, one.name, one.regex) : [wholeOf(text, one.name)];
      });
    },
  };
}

function automatonOf(patterns: Iterable<NamedPattern>): RE2Set {
  const set = new RE2Set(RE2Set.UNANCHORED, RE2JS.CASE_INSENSITIVE, MAX_AUTOMATON_BYTES);
  for (const { pattern } of patterns) set.add(pattern);
  set.compile();
  // The library reads this member when the automaton needs too much memory, to search without it. That search is unbounded.
  Object.defineProperty(set, 'dummyRe2', {
    get() {
      throw new TooManyStates();
    },
  });
  return set;
}

function matchesOf(text: string, name: string, regex: RE2JS): Span[] {
  const spans: Span[] = [];
  const matcher = regex.matcher(text);
  while (matcher.find()) {
    const [start, end] = [matcher.start(), matcher.end()];
    if (end > start) spans.push({ start, end, mark: name, value: text.slice(start, end).toLowerCase() });
  }
  return spans;
}

/** Marks the whole text. The value is not remembered, because later texts do not repeat it as a whole. */
function wholeOf(text: string, name: string): Span {
  return { start: 0, end: text.length, mark: name, value: '' };
}

/**
 * Returns the number of RE2 instructions of a pattern.
 * @throws Error with the reason why the pattern is refused
 */
export function checkPattern(pattern: string): number {
  const compiled = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
  if (compiled.matcher('').matches()) throw new Error('it matches the empty text');
  if (compiled.programSize() > MAX_INSTRUCTIONS) throw new Error('it repeats too much; use smaller counts');
  return compiled.programSize();
}
