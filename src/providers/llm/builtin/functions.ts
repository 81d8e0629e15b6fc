// The frame of a function over several turns: which function the caller wants, which arguments have been said, which one was asked for.
// It is read from the messages at each turn, so that the responder needs no memory of its own. Pure.
// The rules follow frame-based dialog systems (D. Bobrow et al., GUS, 1977): ask for what is missing, take several values at once,
// take corrections, let the caller leave.
import type { JsonObject } from '../../../core/json.ts';
import { parseObject } from '../../../core/json.ts';
import type { ChatMessage, ToolSpec } from '../../ports.ts';
import { findArguments, kindOf, missingArguments, propertiesOf, type Kind } from './arguments.ts';
import { chooseFunction, nameOf } from './choice.ts';
import { enumerate } from './words.ts';

/** A function that the caller wants and that has not been called with these arguments yet. */
export interface Frame {
  tool: ToolSpec;
  args: JsonObject;
  /** Turns since the caller last said something that belongs to it. */
  idleTurns: number;
}

export type FrameStep =
  | { kind: 'call'; frame: Frame }
  /** `again`: the answer to the last question held no value. */
  | { kind: 'ask'; frame: Frame; again: boolean }
  /** The caller cannot name what is missing. */
  | { kind: 'unknown'; frame: Frame }
  | { kind: 'canceled'; frame: Frame };

/** After that many turns about other things the frame is dropped. */
const MAX_IDLE_TURNS = 3;
const CANCELS =
  /\b(never ?mind|forget (it|about it|that)|cancel (that|it|this)|leave it|don't bother|stop (that|it)|skip (it|that)|not any ?more|no longer|changed my mind)\b|^\W*(cancel|stop|no,? thanks?( you)?)\W*$/i;
const CORRECTS =
  /^\W*(no|nope|sorry|wait|actually|oh|hm+|i mean|i meant|not)\b|\b(i meant|i mean|actually|instead|rather|make (it|that)|correction)\b/i;

const LACKS = /\b(don't|do not) (know|remember|have (it|one|that|the))\b|\bno idea\b|\bi lost\b/i;

interface State {
  open: Frame | null;
  /** The last call, for a correction after its result. */
  done: Frame | null;
}

/** What the caller's last words mean for a function; null: nothing. */
export function stepOf(messages: readonly ChatMessage[], tools: readonly ToolSpec[], now: Date): FrameStep | null {
  const at = messages.findLastIndex(({ role }) => role === 'user');
  const last = messages[at];
  if (!last) return null;
  const state = stateBefore(messages.slice(0, at), tools, now);
  return advance(state, last.content, tools, now);
}

function advance({ open, done }: State, said: string, tools: readonly ToolSpec[], now: Date): FrameStep | null {
  if (open) return advanceOpen(open, said, tools, now);
  if (done && CORRECTS.test(said)) {
    const values = findArguments(done.tool.parameters, said, { now, asked: onlyRequired(done.tool) });
    const changed = Object.entries(values).some(([name, value]) => name in done.args && done.args[name] !== value);
    if (changed)
      return decide({ tool: done.tool, args: { ...done.args, ...known(done, values) }, idleTurns: 0 }, false);
  }
  const tool = chooseFunction(tools, said);
  return tool ? decide({ tool, args: findArguments(tool.parameters, said, { now }), idleTurns: 0 }, false) : null;
}

function advanceOpen(open: Frame, said: string, tools: readonly ToolSpec[], now: Date): FrameStep | null {
  if (CANCELS.test(said)) return { kind: 'canceled', frame: open };
  const asked = askedArguments(open);
  const other = chooseFunction(tools, said);
  if (other && other.name !== open.tool.name) {
    return decide({ tool: other, args: findArguments(other.parameters, said, { now }), idleTurns: 0 }, false);
  }
  const values = withoutQuestions(findArguments(open.tool.parameters, said, { now, asked }), open, said);
  const corrects = CORRECTS.test(said);
  const fresh = Object.entries(values).filter(([name]) => corrects || !(name in open.args));
  if (fresh.length > 0)
    return decide({ ...open, args: { ...open.args, ...Object.fromEntries(fresh) }, idleTurns: 0 }, false);
  if (LACKS.test(said)) return { kind: 'unknown', frame: open };
  return isQuestion(said) ? null : { kind: 'ask', frame: { ...open, idleTurns: open.idleTurns + 1 }, again: true };
}

// "Do you have parking?" is no name, although a name was asked for: a question fills only what has a form of its own.
function withoutQuestions(values: JsonObject, { tool }: Frame, said: string): JsonObject {
  if (!isQuestion(said)) return values;
  const properties = propertiesOf(tool.parameters);
  const free = new Set<Kind>(['name', 'place', 'thing', 'text']);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !free.has(kindOf(name, properties[name]!))));
}

/** True for a sentence that asks, by its mark or its first word. */
export function isQuestion(said: string): boolean {
  return (
    said.includes('?') ||
    /^\W*(what|when|where|who|whose|why|how|which|can|could|do|does|did|is|are|was|will|would|should|may)\b/i.test(said)
  );
}

function decide(frame: Frame, again: boolean): FrameStep {
  return missingArguments(frame.tool.parameters, frame.args).length === 0
    ? { kind: 'call', frame }
    : { kind: 'ask', frame, again };
}

const known = (frame: Frame, values: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in frame.args));

const onlyRequired = ({ parameters }: ToolSpec): string[] => {
  const required = missingArguments(parameters, {});
  return required.length === 1 ? required : [];
};

/** Replays the conversation. A frame counts as opened only if the agent then asked for what was missing. */
function stateBefore(messages: readonly ChatMessage[], tools: readonly ToolSpec[], now: Date): State {
  const state: State = { open: null, done: null };
  for (const [at, message] of messages.entries()) {
    if (message.role === 'user') {
      const step = advance(state, message.content, tools, now);
      const reply = messages[at + 1];
      const words = reply?.role === 'assistant' ? reply.content : '';
      if (step?.kind === 'ask' && (words === '' || asksFor(words, step.frame))) state.open = step.frame;
      else if (step?.kind === 'canceled' || step?.kind === 'unknown') state.open = null;
      else if (state.open) state.open = aged(state.open);
    }
    if (message.role === 'assistant' && message.toolCalls?.length) {
      const [call] = message.toolCalls;
      const tool = tools.find(({ name }) => name === call!.name);
      state.done = tool ? { tool, args: parseObject(call!.arguments) ?? {}, idleTurns: 0 } : null;
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

/** The function that waits for an argument after these messages, for a reminder after an answer to something else. */
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

/** "For how many people, and for which day?" At most two questions at a time. */
export function questionFor({ tool, args }: Pick<Frame, 'tool' | 'args'>): string {
  const properties = propertiesOf(tool.parameters);
  const missing = askedArguments({ tool, args });
  const short = missing.map((name) => QUESTIONS[kindOf(name, properties[name] ?? {})]);
  if (short.every((question) => question !== undefined)) return `${capitalize(short.join(', and '))}?`;
  return `Could you tell me the ${enumerate(missing.map(spokenName), 'and the')}?`;
}

/** What the function does, for "I can …": "check the order status". */
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
