// The words of an English sentence in the form that the built-in responder compares: without filler words, as stems, with
// synonyms that callers use mapped to one word. Pure.
import { stemmer } from 'stemmer';

const STOP_WORDS = new Set(
  (
    'a about actually afternoon all also am an and any anything are as at be been but by can could did do does done doing evening excuse for from get ' +
    'give go going good got great had has have having hello hey hi him her how i if in is it its just kindly know let like ' +
    'll look looking make may me might mine moment morning much my need no not now of off ok okay on one only or our out over please re really ' +
    'right s said say see she he should so some something sorry still sure t take tell than thank thanks that the their them then ' +
    'there these they thing this those to too up us use ve very want was way we well were what when where whether which who ' +
    'whose why will with would yes yet you your yours aren couldn d didn doesn don erm folks guys haven hmm isn m uh uhm um until ' +
    'wasn won wouldn yeah yep'
  ).split(' '),
);

// Each group is one concept, represented by its first word. Only words that mean the same to callers of nearly any business.
const GROUPS = [
  'park parking car garage',
  'location locate located address find street directions',
  'price cost charge fee expensive cheap cheapest',
  'pay payment card cash credit amex visa mastercard',
  'ship shipping shipment deliver delivery dispatch',
  'order parcel package purchase',
  'open opening hours close closed closing',
  'appointment slot visit consultation',
  'table reservation',
  'book reserve schedule',
  'allergy allergen allergic',
  'dog pet animal',
  'wheelchair accessible accessibility step ramp',
  'vegan vegetarian plant',
  'cake gateau torte',
  'refund return money-back',
  'wifi internet wi-fi',
  'toilet restroom bathroom',
  'kid child children baby',
  'job career hiring vacancy',
  'bake baked baking',
  'damage broken crack smash squash spoil mouldy moldy stale',
  'cancel canceled cancelled cancellation',
  'own owner belong family founder',
  'stock available availability left',
];
const CONCEPTS = new Map<string, string>();
for (const group of GROUPS) {
  const [first, ...others] = group.split(' ').map((word) => stemmer(word));
  for (const word of others) CONCEPTS.set(word, first!);
}

const KNOWN_STEMS = new Set(GROUPS.flatMap((group) => group.split(' ').map((word) => stemmer(word))));

/** Named days, as agents' knowledge and callers write them, by date. */
const NAMED_DAYS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:christmas|xmas) eve\b/gi, 'December 24'],
  [/\b(?:christmas|xmas)(?: day)?\b/gi, 'December 25'],
  [/\bboxing day\b/gi, 'December 26'],
  [/\bnew year(?:['’]?s)? eve\b/gi, 'December 31'],
  [/\bnew year(?:['’]?s)?(?: day)?\b/gi, 'January 1'],
];

/** Replaces "Christmas" and similar names by dates. */
function datesOfDays(text: string): string {
  return NAMED_DAYS.reduce((written, [name, date]) => written.replace(name, date), text);
}

/** Splits text into lower-case words of letters and digits; `it's` becomes `it`, `s`. */
export function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the content words of a text as stems: "opening" and "opens" are equal, and so are "parcel" and "order". */
export function keywords(text: string): string[] {
  return splitWords(datesOfDays(text))
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => stemmer(word))
    .map((stem) => CONCEPTS.get(stem) ?? stem);
}

/** True for a word that carries no topic: "the", "please", "could". */
export function isFiller(word: string): boolean {
  return STOP_WORDS.has(word.toLowerCase());
}

/** True for meaningful speech: at least one word is a filler word, a number or a known concept. False for "asdf qwer". */
export function isSpeech(text: string): boolean {
  return splitWords(text).some((word) => STOP_WORDS.has(word) || /\d/.test(word) || KNOWN_STEMS.has(stemmer(word)));
}

/** Adds a period at the end, unless the text already ends as a sentence. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** Joins items: "a", "a and b", "a, b and c". */
export function joinItems(items: readonly string[], conjunction = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}

const UNITS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
  'nineteen'
).split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER_WORD = `(?:${[...UNITS, ...TENS, 'hundred'].join('|')})`;
const NUMBER_WORDS = new RegExp(`\\b${NUMBER_WORD}(?:(?:[ -]+|[ -]+and[ -]+)(?:${NUMBER_WORD}|oh))*\\b`, 'gi');

/**
 * Converts spoken numbers to digits: "forty five" to 45, "two hundred and five" to 205, "four five one two" to 4512. Single
 * digits ("4 5 1 2") are joined, because speech recognition writes reference numbers in both ways.
 */
export function digitsOfWords(text: string): string {
  return text
    .replace(NUMBER_WORDS, (words) => numberOf(words.toLowerCase().split(/[ -]+/)))
    .replace(/\b\d(?:[ -]\d\b){2,}/g, (digits) => digits.replace(/[ -]/g, ''));
}

/** Returns the digits of consecutive number words. Numbers that do not combine ("forty five twelve") are concatenated. */
function numberOf(words: readonly string[]): string {
  const numbers: number[] = [];
  let open: 'tens' | 'hundreds' | null = null;
  for (const word of words) {
    if (word === 'and') continue;
    if (word === 'hundred') {
      numbers.push((numbers.pop() ?? 1) * 100);
      open = 'hundreds';
      continue;
    }
    const tens = TENS.indexOf(word);
    const value = tens >= 0 ? (tens + 2) * 10 : word === 'oh' ? 0 : UNITS.indexOf(word);
    const joins = open === 'hundreds' || (open === 'tens' && value > 0 && value < 10);
    numbers.push(joins ? numbers.pop()! + value : value);
    open = tens >= 0 ? 'tens' : null;
  }
  return numbers.join('');
}
