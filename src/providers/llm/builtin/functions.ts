// The frame of a function over several turns: the wanted function, the arguments that were said, and the argument that was asked
// for. It is derived from the messages at each turn, so that the responder needs no memory of its own. Pure.
// The rules follow frame-based dialog systems (D. Bobrow et al., GUS, 1977): ask for missing values, accept several values at
// once, accept corrections, let the caller leave.
import { isFollowUp } from '../../../core/follow-up.ts';
import { parseObject, type Json, type JsonObject } from '../../../core/json.ts';
import type { ChatMessage, ToolSpec } from '../../ports/llm.ts';
import { findArguments, kindOf, missingArguments, propertiesOf, type Kind } from './arguments.ts';
import { chooseFunction, nameOf, thingOf } from './choice.ts';
import { joinItems, splitWords } from './words.ts';

/** A function that the caller wants and that has not yet been called with these arguments. */
interface Frame {
  tool: ToolSpec;
  args: JsonObject;
  /** Turns since the caller last said something that belongs to the frame. */
  idleTurns: number;
}

export type FrameStep =
  /** `opens`: these words selected the function. */
  | { kind: 'call'; frame: Frame; opens?: boolean }
  /** `again`: the answer to the last question contained no value. `refused`: why a value that was said is not accepted. */
  | { kind: 'ask'; frame: Frame; again: boolean; opens?: boolean; refused?: string | null }
  /** The caller cannot name what is missing. */
  | { kind: 'unknown'; frame: Frame }
  | { kind: 'canceled'; frame: Frame };

/** After this many turns about other things the frame is dropped. */
const MAX_IDLE_TURNS = 3;
const CANCELS =
  /\b(never ?mind|forget (it|about it|that)|cancel (that|it|this)|leave it|don't bother|stop (that|it)|skip (it|that)|not any ?more|no longer|changed my mind)\b|^\W*(cancel|stop|no,? thanks?( you)?)\W*$/i;
const CORRECTS =
  /^\W*(no|nope|sorry|wait|actually|oh|hm+|i mean|i meant|not)\b|\b(i meant|i mean|actually|instead|rather|make (it|that)|correction)\b/i;

/** Said before a function runs. */
export const CALLS = 'One moment, I will check that.';
const LACKS = /\b(don't|do not) (know|remember|have (it|one|that|the))\b|\bno idea\b|\bi lost\b/i;

/** Sounds and words of a caller who is thinking. */
export const HESITATES =
  /^\W*(?:(?:sorry|excuse me|one|a|moment|second|minute|hold on|wait|please|just|let me (?:see|think|check)|u+[hm]+|e+rm?|h+m+|well|so)\b\W*)+$/i;

interface State {
  open: Frame | null;
  /** The last call, in case the caller corrects it after its result. */
  done: Frame | null;
  /** The agent's last words. */
  answer: string;
}

/** Interprets the caller's last words for a function; null if they concern none. */
export function nextFrameStep(
  messages: readonly ChatMessage[],
  tools: readonly ToolSpec[],
  now: Date,
): FrameStep | null {
  const at = messages.findLastIndex(({ role }) => role === 'user');
  const last = messages[at];
  if (!last) return null;
  const state = stateBefore(messages.slice(0, at), tools, now);
  return advance(state, last.content, tools, now);
}

function advance(state: State, said: string, tools: readonly ToolSpec[], now: Date): FrameStep | null {
  if (state.open) return advanceOpen(state.open, said, tools, now);
  const again = advanceDone(state, said, now);
  if (again) return again;
  const tool = chooseFunction(tools, said);
  return tool ? { ...opened(tool, said, now), opens: true } : null;
}

const opened = (tool: ToolSpec, said: string, now: Date): DecidedStep =>
  decide({ tool, args: {}, idleTurns: 0 }, findArguments(tool.parameters, said, { now }));

// "No, 4513", "And 4514?", and replies to a result that ends in a question: "Which time suits you?"
function advanceDone({ done, answer }: State, said: string, now: Date): FrameStep | null {
  if (!done || LEAVES.test(said)) return null;
  const asked = askedIn(answer, done.tool);
  const follows = done.idleTurns === 0 && FOLLOWS.test(said) && isFollowUp(said);
  if (asked.length === 0 && !follows && !CORRECTS.test(said)) return null;
  const words = follows ? said.replace(FOLLOWS, '').replace(/\?\s*$/, '') : said;
  const found = findArguments(done.tool.parameters, words, { now, asked: [...asked, ...onlyRequired(done.tool)] });
  const values = pick(withoutQuestions(found, done, words), ([name]) => name in done.args);
  const changed = Object.entries(values).some(([name, value]) => done.args[name] !== value);
  return changed ? decide({ ...done, idleTurns: 0 }, values) : null;
}

const FOLLOWS = /^\W*(?:and|what about|how about)\s+(?:for\s+|the\s+|an?\s+)*/i;
/** "No, thanks" corrects nothing. */
const LEAVES = /\b(?:thanks|thank you|that's (?:all|fine|ok)|never ?mind)\b/i;

/** Returns the arguments that the agent's last sentence asks for, if it is a question. */
function askedIn(answer: string, { parameters }: ToolSpec): string[] {
  const words = new Set(splitWords(answer.match(/(?<![^.!?])[^.!?]*\?\s*$/)?.[0] ?? ''));
  const isAsked = ([name, property]: [string, JsonObject]): boolean => {
    const kind = kindOf(name, property);
    return words.has(kind) || words.has(name) || (kind === 'date' && words.has('day'));
  };
  return Object.entries(propertiesOf(parameters))
    .filter(isAsked)
    .map(([name]) => name);
}

function advanceOpen(open: Frame, said: string, tools: readonly ToolSpec[], now: Date): FrameStep | null {
  if (CANCELS.test(said)) return { kind: 'canceled', frame: open };
  if (HESITATES.test(said)) return null;
  const other = chooseFunction(tools, said);
  if (other && other.name !== open.tool.name) return opened(other, said, now);
  const found = findArguments(open.tool.parameters, said, { now, asked: askedArguments(open) });
  const corrects = CORRECTS.test(said);
  const fresh = pick(withoutQuestions(found, open, said), ([name]) => corrects || !(name in open.args));
  if (Object.keys(fresh).length > 0) return decide({ ...open, idleTurns: 0 }, fresh);
  if (LACKS.test(said)) return { kind: 'unknown', frame: open };
  return isQuestion(said) ? null : { kind: 'ask', frame: { ...open, idleTurns: open.idleTurns + 1 }, again: true };
}

const pick = (values: JsonObject, keeps: (entry: [string, Json]) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(keeps));

// "Do you have parking?" is not a name, even if a name was asked for: a question only supplies values with a form of their own.
function withoutQuestions(values: JsonObject, { tool }: Frame, said: string): JsonObject {
  if (!isQuestion(said)) return values;
  const properties = propertiesOf(tool.parameters);
  const free = new Set<Kind>(['name', 'place', 'thing', 'text']);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !free.has(kindOf(name, properties[name]!))));
}

/** True for a question, judged by its mark or its first word. */
export function isQuestion(said: string): boolean {
  return (
    said.includes('?') ||
    /^\W*(what|when|where|who|whose|why|how|which|can|could|do|does|did|is|are|was|will|would|should|may)\b/i.test(said)
  );
}

type DecidedStep = Extract<FrameStep, { kind: 'call' | 'ask' }>;

/** Adds these values to the frame. A number outside its limits is refused and asked for again. */
function decide(frame: Frame, values: JsonObject): DecidedStep {
  const properties = propertiesOf(frame.tool.parameters);
  const limits = Object.entries(values).map(([name, value]) => limitOf(properties[name]!, value));
  const taken = pick(values, ([name, value]) => limitOf(properties[name]!, value) === null);
  const full = { ...frame, args: { ...frame.args, ...taken } };
  const refused = limits.find((limit) => limit !== null) ?? null;
  if (missingArguments(frame.tool.parameters, full.args).length === 0 && !refused) return { kind: 'call', frame: full };
  return { kind: 'ask', frame: full, again: false, refused };
}

function limitOf({ minimum, maximum }: JsonObject, value: Json): string | null {
  if (typeof value !== 'number') return null;
  if (typeof maximum === 'number' && value > maximum) return `It can be ${maximum} at most`;
  return typeof minimum === 'number' && value < minimum ? `It has to be ${minimum} at least` : null;
}

const onlyRequired = ({ parameters }: ToolSpec): string[] => {
  const required = missingArguments(parameters, {});
  return required.length === 1 ? required : [];
};

/** Replays the conversation. A frame counts as opened only if the agent then asked for what was missing. */
function stateBefore(messages: readonly ChatMessage[], tools: readonly ToolSpec[], now: Date): State {
  const state: State = { open: null, done: null, answer: '' };
  for (const [at, message] of messages.entries()) {
    if (message.role === 'user') {
      const step = advance(state, message.content, tools, now);
      const reply = messages[at + 1];
      const words = reply?.role === 'assistant' ? reply.content : '';
      if (state.done) state.done = { ...state.done, idleTurns: state.done.idleTurns + 1 };
      if (step?.kind === 'ask' && (words === '' || asksFor(words, step.frame))) state.open = step.frame;
      else if (step?.kind === 'canceled' || step?.kind === 'unknown') state.open = null;
      // A client that sends only texts omits the call itself.
      else if (step?.kind === 'call' && words.startsWith(CALLS)) Object.assign(state, { done: step.frame, open: null });
      else if (state.open) state.open = aged(state.open);
    }
    if (message.role === 'assistant') {
      if (message.content) state.answer = message.content;
      const [call] = message.toolCalls ?? [];
      if (!call) continue;
      const tool = tools.find(({ name }) => name === call.name);
      state.done = tool ? { tool, args: parseObject(call.arguments) ?? {}, idleTurns: 0 } : null;
      state.open = null;
    }
  }
  return state;
}

const aged = (frame: Frame): Frame | null =>
  frame.idleTurns + 1 >= MAX_IDLE_TURNS ? null : { ...frame, idleTurns: frame.idleTurns + 1 };

// The caller may have interrupted the question, so its first words are enough.
function asksFor(words: string, frame: Frame): boolean {
  const question = questionFor(frame);
  return (
    words.includes(question) || words.toLowerCase().includes(question.slice(0, 12).toLowerCase()) || words.length < 20
  );
}

/** Returns the function that waits for an argument after these messages, for a reminder after an answer to something else. */
export function openFrame(messages: readonly ChatMessage[], tools: readonly ToolSpec[], now: Date): Frame | null {
  const at = messages.findLastIndex(({ role }) => role === 'user');
  return stateBefore(messages.slice(0, at), tools, now).open;
}

const askedArguments = ({ tool, args }: Pick<Frame, 'tool' | 'args'>): string[] =>
  missingArguments(tool.parameters, args).slice(0, 2);

const QUESTIONS: Readonly<Partial<Record<Kind, string>>> = {
  people: 'for how many people',
  date: 'for which day',
  time: 'at what time',
  name: 'under which name',
  place: 'in which place',
};

/** Returns a question such as "For how many people, and for which day?", with at most two parts. */
export function questionFor({ tool, args }: Pick<Frame, 'tool' | 'args'>): string {
  const properties = propertiesOf(tool.parameters);
  const missing = askedArguments({ tool, args });
  const short = missing.map((name) => QUESTIONS[kindOf(name, properties[name] ?? {})]);
  if (short.every((question) => question !== undefined)) return `${capitalize(short.join(', and '))}?`;
  return `Could you tell me the ${joinItems(missing.map(spokenName), 'and the')}?`;
}

/** Repeats the question after an answer to something else: "Back to the table: at what time, and under which name?" */
export function reminderOf(frame: Pick<Frame, 'tool' | 'args'>, said: string): string {
  const question = questionFor(frame);
  const thing = HESITATES.test(said) ? null : thingOf(frame.tool);
  return thing ? `Back to the ${thing}: ${question.charAt(0).toLowerCase()}${question.slice(1)}` : question;
}

/** Returns the function's ability, for "I can …": "check the order status". */
export function abilityOf(tool: ToolSpec): string {
  const sentence = tool.description.split(/[.;\n]/)[0]!.trim();
  const verb = sentence.match(/^(\p{L}+?)(e?s)\s+(.+)$/u);
  if (!verb || sentence.length > 70) return nameOf(tool);
  const [, stem, ending, rest] = verb;
  const base = ending === 'es' && !/(?:sh|ch|ss|x|z|o)$/.test(stem!) ? `${stem}e` : stem!;
  return `${base.toLowerCase()} ${rest}`;
}

const spokenName = (name: string): string => name.replace(/_/g, ' ').replace(/ id$/, ' number');
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
