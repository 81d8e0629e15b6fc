// Endpointing: computes the silence that ends the caller's turn. The threshold lies between the agent's limits and is shorter
// when the words form a complete sentence, or when a recognizer that judges that (Deepgram's Flux) is sure that the caller has
// finished. Pure. Invariant: the threshold lies within [minMs, maxMs] for any words.
// Deliberately omitted: a model of our own that judges completeness; rules over the last words achieve most of its gain without
// latency.
import { wordsOf } from '../../core/words.ts';
import type { SessionAgent } from '../host.ts';

/** Words that end no sentence, whatever punctuation a recognizer puts behind them. */
const NEVER_LAST = wordSet(
  'a an the and or but so because if when while my your our their its um uh er erm hmm und oder aber weil der die das ' +
    'ein eine y o pero porque el la los las un una que et ou mais le les des du',
);
/** Words after which a speaker usually continues, unless punctuation marks the end. */
const SELDOM_LAST = wordSet(
  'to of in on at for with from by about as than his i we he she also well like mit von zu für con de avec',
);

/** Deliberately omitted: words that are mostly something else, such as articles, "um", "on" and "meia". */
const DIGIT_WORDS = wordSet(
  'zero oh one two three four five six seven eight nine ten double triple null eins zwei zwo drei vier fünf sechs sieben acht neun zehn ' +
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez doble zéro deux trois quatre cinq sept huit neuf dix ' +
    'dois duas três quatro sete oito nove dez due tre quattro cinque sei sette otto dieci ' +
    'nul één twee drie vijf zes zeven negen tien jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć ' +
    'noll två tre fyra fem sex sju åtta nio tio sıfır iki üç dört beş altı yedi sekiz dokuz ' +
    'ноль нуль один два две три четыре пять шесть семь восемь девять десять ゼロ 영 공 삼 사 오 육 칠 팔 구 ' +
    'शून्य दो तीन चार पांच पाँच छह छः सात आठ नौ दस ' +
    'صفر واحد اثنان اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة',
);
/** Not the words "a" and "I". */
const LETTER = /^[b-hj-z]$/;
/** "And" in Portuguese, Italian and Spanish: "às três e meia" is spelled no more than "half past three". */
const AND = wordSet('e y');
/** Digits of Chinese and Japanese, of which several are one word. */
const HAN_DIGITS = /^[〇零一二三四五六七八九幺]+$/;

/** The end of a text is enough to judge how complete it is. */
const JUDGED_CHARS = 200;
/** Texts that differ over a longer part are not compared word by word. */
const MAX_COMPARED_CHARS = 1000;
/** Part of the beginning that two texts share, which is compared with the rest so that no word is split. */
const SHARED_CHARS = 100;

/** How complete the words sound, from 0 (mid-sentence) to 1 (a finished sentence). */
export function completeness(whole: string): number {
  const text = whole.slice(-JUDGED_CHARS);
  const words = wordsOf(text);
  const last = words.at(-1);
  if (last === undefined) return 0;
  if (soundsLikeSpelling(words)) return 0;
  if (/[,;:–，、；：،؛-]\s*$/.test(text) || /(\.\.\.|…)\s*$/.test(text)) return 0.1;
  if (/[.!?。？！｡؟۔।॥]["')\]」』”’）]?\s*$/.test(text)) return NEVER_LAST.has(last) && words.length > 1 ? 0.5 : 1;
  if (NEVER_LAST.has(last) || SELDOM_LAST.has(last)) return 0.1;
  return words.length === 1 ? 0.5 : 0.6;
}

/**
 * Returns the silence after the last word that ends the caller's turn, in milliseconds.
 * @param judged how sure the recognizer is that the caller has finished, from 0 to 1. Spelled words are judged by the rules alone.
 */
export function silenceThreshold(
  text: string,
  settings: SessionAgent['endpointing'],
  judged: number | null = null,
): number {
  const span = Math.max(0, settings.maxMs - settings.minMs);
  const byRules = completeness(text);
  const done = judged === null || byRules === 0 ? byRules : judged;
  return Math.round(settings.minMs + span * (1 - done));
}

/** Telephone numbers, spelled names and codes come in groups of digits or letters with long pauses between them. */
function soundsLikeSpelling(words: readonly string[]): boolean {
  const tail = words.slice(-3);
  const letters = tail.filter((word) => LETTER.test(word));
  const spelled = tail.filter(
    (word) => isDigit(word) || (LETTER.test(word) && (letters.length > 1 || !AND.has(word))),
  ).length;
  return tail.length >= 2 ? spelled >= 2 : false;
}

function isDigit(word: string): boolean {
  return /^\d+$/.test(word) || DIGIT_WORDS.has(word) || HAN_DIGITS.test(word);
}

/** Whether two transcripts have the same words, whatever their case and punctuation. False for long ones that differ early. */
export function sameWords(a: string, b: string): boolean {
  if (a === b) return true;
  const from = Math.max(0, sharedLength(a, b) - SHARED_CHARS);
  if (Math.max(a.length, b.length) - from > MAX_COMPARED_CHARS) return false;
  return wordsOf(a.slice(from)).join(' ') === wordsOf(b.slice(from)).join(' ');
}

function sharedLength(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
