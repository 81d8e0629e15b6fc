// Chooses the function that the caller's words ask for, by meaning: by the things that both name and the kind of action, never by
// a number in the sentence. Pure.
import type { ToolSpec } from '../../ports/llm.ts';
import { propertiesOf } from './arguments.ts';
import { isFiller, keywords, splitWords } from './words.ts';

/** The action that the caller wants for a thing. `look` only reads. */
type Action = 'look' | 'stock' | 'book' | 'buy' | 'cancel' | 'change';

// The most specific pattern first: "I want to cancel the order that I booked" is about canceling.
const ACTIONS: readonly (readonly [Action, RegExp])[] = [
  [
    'cancel',
    /\b(cancel\w*|call off|refund\w*|send (it|them) back|returns?|broken|damaged|complain\w*|delete|remove)\b/i,
  ],
  ['change', /\b(chang\w*|reschedul\w*|mov(e|ing)|postpone|update|correct|edit)\b/i],
  ['book', /\b(book\w*|reserv\w*|schedul\w*|make an appointment|appointment|create)\b/i],
  ['buy', /\b(buy|purchase|(want|like|can i|could i|do i|place|need) (?:to )?(?:an? )?order)\b/i],
  ['stock', /\b((do|have) you (still )?(have|got)|left|in stock|stock|sold out|inventory|how many)\b/i],
  [
    'look',
    /\b(where|when|status|track\w*|find\w*|look\w*|check\w*|get|list|search|arriv\w*|available|availability|slots?|stock|have you|do you have)\b/i,
  ],
];

/** Words that ask for a rule or a price. The knowledge answers them, not a function about one case. */
const ASKS_FOR_RULE =
  /\b(how much|prices?|costs?|free|fees?|cheap|expensive|polic(y|ies)|allowed|how (does|do|can) .* work)\b|[€$£]|\b(euros?|dollars?|pounds?)\b/i;
/** Functions of the agent itself, which have their own phrases. */
const OWN_FUNCTIONS = /transfer|end_?call|hang_?up|dtmf|handoff|escalate/i;
const EMPTY_WORDS = new Set(
  keywords('call function caller user use return given current customer find check one item detail information'),
);

/** "Where is my cake?", "When will my sofa come?": the caller waits for a thing of their own, whatever it is. */
const AWAITS =
  /\bwhere(?:'s| is| are) my\b|\b(?:is|are) my (?:\p{L}+ ){1,3}(?:here|there|ready|finished|shipped|coming|late|on (?:its|the|their) way)\b|\bwhen (?:will|does|do|is|are) my (?:\p{L}+ ){1,3}(?:come|coming|arrive|arriving|be|ready|get)\b/iu;

/** A word in a function's name counts as much as two in its description. */
const NAME_WEIGHT = 2;
/** One word of the name, or two of the description. */
const MIN_CHOICE = 2;

/** Returns the function that the words ask for, or null. The first one wins a tie. */
export function chooseFunction(tools: readonly ToolSpec[], said: string): ToolSpec | null {
  const words = new Set(keywords(said));
  if (AWAITS.test(said)) words.add('order');
  const wanted = actionOf(said);
  let best: { tool: ToolSpec; score: number } | null = null;
  for (const tool of tools) {
    if (OWN_FUNCTIONS.test(tool.name) || !fits(tool, said, wanted)) continue;
    const score = scoreOf(tool, words, wanted) + (isNamed(tool, said) ? NAME_WEIGHT : 0);
    if (score >= MIN_CHOICE && score > (best?.score ?? 0)) best = { tool, score };
  }
  return best?.tool ?? null;
}

// "Please look up order 4711" names `look_up`, although its words alone are fillers.
function isNamed(tool: ToolSpec, said: string): boolean {
  const spoken = new Set(splitWords(said));
  return splitWords(nameOf(tool)).every((word) => spoken.has(word));
}

/** True for a question about the assortment, "do you have …?", without a word about current stock. */
export function asksWhatThereIs(said: string): boolean {
  return (
    /\b(?:do|have) you (?:guys )?(?:have|got|do|sell|offer)\b|\bwhat \p{L}+ (?:do|have) you\b|\b(?:is|are) there\b/iu.test(
      said,
    ) && !/\b(?:left|still|in stock|stock|sold out|available|right now|today|how many)\b/i.test(said)
  );
}

/** True if the words name the function's subject: "table" for `book_table`. */
export function namesThing(tool: ToolSpec, said: string): boolean {
  const things = [...wordsOf(nameOf(tool))].filter((word) => !isAction(word));
  const words = new Set(keywords(said));
  return things.length === 0 || things.some((thing) => words.has(thing)) || actionOf(said) !== 'book';
}

const isAction = (word: string): boolean => ACTIONS.some(([, pattern]) => pattern.test(word));

/** Returns the function's subject, if its name has one word for it: "table" for `book_table`. */
export function thingOf(tool: ToolSpec): string | null {
  const [thing, ...others] = splitWords(nameOf(tool)).filter((word) => !isAction(word) && !isFiller(word));
  return thing !== undefined && others.length === 0 ? thing : null;
}

function scoreOf(tool: ToolSpec, words: ReadonlySet<string>, wanted: Action | null): number {
  const name = wordsOf(nameOf(tool));
  const description = wordsOf(`${tool.description} ${parameterTexts(tool)}`);
  let score = 0;
  for (const word of words) {
    if (name.has(word)) score += NAME_WEIGHT;
    else if (description.has(word)) score += 1;
  }
  // A shared action alone is not enough: "check" is in the name of many functions.
  if (score === 0 || wanted === null || wanted !== actionOf(nameOf(tool))) return score;
  return score + (wanted === 'stock' ? 1 : 0.5);
}

function fits(tool: ToolSpec, said: string, wanted: Action | null): boolean {
  const about = `${nameOf(tool)}. ${tool.description}`;
  if (ASKS_FOR_RULE.test(said) && !ASKS_FOR_RULE.test(about)) return false;
  if (wanted === null || wanted === 'look' || wanted === 'stock') return true;
  const offered = actionOf(nameOf(tool)) ?? actionOf(tool.description);
  // Looking up free times is part of a booking.
  if (wanted === 'book' && offered === 'look') return /slot|availab|free|appointment|calendar|time/i.test(about);
  return offered === null || offered === wanted || new RegExp(`\\b${wanted}`, 'i').test(about);
}

const parameterTexts = ({ parameters }: ToolSpec): string =>
  Object.values(propertiesOf(parameters))
    .map(({ description }) => (typeof description === 'string' ? description : ''))
    .join(' ');

const actionOf = (text: string): Action | null => ACTIONS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
const wordsOf = (text: string): Set<string> => new Set(keywords(text).filter((word) => !EMPTY_WORDS.has(word)));

/** Splits `book_table` and `bookTable` into words. */
export const nameOf = ({ name }: ToolSpec): string =>
  name
    .replace(/[_-]/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
