// Simulates a speech recognizer on the caller's words: some are misrecognized, missed or repeated. Invariants: each word is
// affected with the given probability, and the selection depends only on the seed; some part of each utterance is always
// recognized.
import type { Random } from '../../../providers/telephony/loopback/sound.ts';

export type Hearing = (said: string) => string;

/**
 * Share of substitutions among the errors; the others are deletions or insertions. Recognizers of telephone speech mostly
 * substitute.
 */
const SUBSTITUTED = 0.6;
const DELETED = 0.25;
const VOWELS = 'aeiou';
const WORD = /^(.*?)([.,;:!?…]*)$/u;

export function createHearing(errorPercent: number, random: Random): Hearing {
  if (errorPercent <= 0) return (said) => said;
  const hear = (word: string): string[] => {
    if (random() * 100 >= errorPercent) return [word];
    const kind = random();
    if (kind < SUBSTITUTED) return [misheard(word, random)];
    return kind < SUBSTITUTED + DELETED ? [] : [word, misheard(word, random)];
  };
  return (said) => {
    const words = said.split(/\s+/u).filter(Boolean);
    const heard = words.flatMap(hear);
    return heard.length === 0 && words.length > 0 ? misheard(words[0]!, random) : heard.join(' ');
  };
}

/** Returns a similar-sounding word: another digit, another vowel, or without its end. */
function misheard(word: string, random: Random): string {
  const [, stem = '', marks = ''] = WORD.exec(word) ?? [];
  if (/\d/u.test(stem))
    return stem.replace(/\d/u, (digit) => String((Number(digit) + 1 + Math.floor(random() * 9)) % 10)) + marks;
  const vowel = /[aeiou]/iu.exec(stem);
  if (vowel) {
    const at = VOWELS.indexOf(vowel[0].toLowerCase());
    const other = VOWELS[(at + 1 + Math.floor(random() * (VOWELS.length - 1))) % VOWELS.length]!;
    return stem.slice(0, vowel.index) + other + stem.slice(vowel.index + 1) + marks;
  }
  const letters = [...stem];
  return (letters.length > 1 ? letters.slice(0, -1).join('') : 'uh') + marks;
}
