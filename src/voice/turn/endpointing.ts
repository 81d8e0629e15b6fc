// Endpointing: computes the silence that ends the caller's turn. The threshold lies between the agent's limits and is shorter
// when the words form a complete sentence.
// Pure. Invariant: the threshold lies within [minMs, maxMs] for any words.
// Deliberately omitted: a model that judges completeness; rules over the last words achieve most of its gain without latency.
import { wordsOf } from '../../core/words.ts';
import type { SessionAgent } from '../host.ts';

/** Words that end no sentence, whatever punctuation a recognizer puts behind them. */
const NEVER_LAST = wordSet(
  'a an the and or but so because if when while my your our their its um uh er erm hmm und oder aber weil der die das ' +
    'ein eine y o pero porque el la los las un una que et ou mais le les des du',
);
/** Words after which a speaker usually goes on, unless punctuation marks the end. */
const SELDOM_LAST = wordSet(
  'to of in on at for with from by about as than his i we he she also well like mit von zu für con de avec',
);

const DIGIT_WORDS = wordSet(
  'zero oh one two three four five six seven eight nine ten double triple null eins zwei drei vier fünf sechs sieben ' +
    'acht neun',
);

/** Estimates how complete the words sound, from 0 (mid-sentence) to 1 (a finished sentence). */
export function completeness(text: string): number {
  const words = wordsOf(text);
  const last = words.at(-1);
  if (last === undefined) return 0;
  if (soundsLikeSpelling(words)) return 0;
  if (/[,;:–，、；：،؛-]\s*$/.test(text) || /(\.\.\.|…)\s*$/.test(text)) return 0.1;
  if (/[.!?。？！｡؟۔।॥]["')\]」』”’）]?\s*$/.test(text)) return NEVER_LAST.has(last) && words.length > 1 ? 0.5 : 1;
  if (NEVER_LAST.has(last) || SELDOM_LAST.has(last)) return 0.1;
  return words.length === 1 ? 0.5 : 0.6;
}

/** Returns the silence after the last word that ends the caller's turn, in milliseconds. */
export function silenceThreshold(text: string, settings: SessionAgent['endpointing']): number {
  const span = Math.max(0, settings.maxMs - settings.minMs);
  return Math.round(settings.minMs + span * (1 - completeness(text)));
}

/** Telephone numbers, spelled names and codes come in groups of digits or letters with long pauses between them. */
function soundsLikeSpelling(words: readonly string[]): boolean {
  const tail = words.slice(-3);
  const spelled = tail.filter((word) => /^\d+$/.test(word) || /^[b-hj-z]$/.test(word) || DIGIT_WORDS.has(word)).length;
  return tail.length >= 2 ? spelled >= 2 : false;
}

/** Whether two transcripts have the same words, whatever their case and punctuation. */
export function sameWords(a: string, b: string): boolean {
  return a === b || wordsOf(a).join(' ') === wordsOf(b).join(' ');
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
