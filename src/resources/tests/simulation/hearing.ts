// What a speech recognizer makes of the caller's words: some are heard wrong, missed or heard twice. Invariants: each word goes wrong with
// the given probability, and which ones do depends on the seed alone; something of each utterance is always heard.
import type { Random } from '../../../providers/telephony/loopback/sound.ts';

export type Hearing = (said: string) => string;

/** Of the errors; the rest are insertions. As recognizers of telephone speech make them: mostly substitutions. */
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

/** A word that sounds alike: another digit, another vowel, or without its end. */
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
