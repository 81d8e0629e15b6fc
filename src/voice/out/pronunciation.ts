// Replaces words by what a voice should say instead. Only the voice receives the result: transcripts and the model keep the written
// form. Pure.
import type { Pronunciation } from '../host.ts';

/** Characters with a meaning in a pattern. */
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;

const normal = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

export type Pronounce = (text: string) => string;

/** Compiles a list. Whole words match, in upper or lower case; the longest text has precedence, then the first. */
export function createPronounce(pronunciations: readonly Pronunciation[] = []): Pronounce {
  if (pronunciations.length === 0) return (text) => text;
  const spoken = new Map(pronunciations.toReversed().map(({ text, spoken }) => [normal(text), spoken]));
  const words = [...spoken.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((text) => text.replaceAll(SPECIAL, String.raw`\$&`));
  // Literals only, so that matching cannot backtrack.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => text.replace(pattern, (word) => spoken.get(normal(word)) ?? word);
}
