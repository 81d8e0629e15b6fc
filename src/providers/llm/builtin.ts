// A small deterministic responder, the model `builtin-demo`, used until a language model is configured: it introduces itself from
// the agent's prompt, answers from the linked knowledge, calls the functions that the words ask for, and says goodbye.
// Invariant: the same messages, tools, passages and time give the same answer, and it states no fact that is not in the prompt, a
// passage or a function's result. Deliberately omitted: anything that would pretend to understand more than that.
import { cutStart } from '../../core/cut-text.ts';
import { isFollowUp, withContext } from '../../core/follow-up.ts';
import { isObject, type JsonObject } from '../../core/json.ts';
import { tokensOf } from '../../core/token-estimate.ts';
import { ProviderError } from '../ports/errors.ts';
import type { ChatMessage, LlmDelta, LlmProvider, LlmRequest, ToolSpec } from '../ports/llm.ts';
import { asksWhatThereIs, namesThing } from './builtin/choice.ts';
import {
  abilityOf,
  CALLS,
  openFrame,
  questionFor,
  reminderOf,
  nextFrameStep,
  type FrameStep,
} from './builtin/functions.ts';
import { apologyFor } from './builtin/language.ts';
import { answerHours } from './builtin/opening-hours.ts';
import { speakResult } from './builtin/results.ts';
import { answerFrom, sentencesOf } from './builtin/retrieval.ts';
import { introductionOf, notUnderstood, promptOf, smallTalk } from './builtin/small-talk.ts';
import { answerTrouble, isTrouble, thankForDetails, offeredPerson } from './builtin/trouble.ts';
import { asSentence, isSpeech } from './builtin/words.ts';

export const DEMO_MODEL = 'builtin-demo';

/** @param now the time, in the time zone of the process; weekdays and the caller's "now" refer to it */
export function createBuiltinLlm(now: () => Date): LlmProvider {
  return {
    id: 'builtin',
    description: 'Demo responder without a language model: greets, answers from the knowledge base, calls functions.',
    models: () => [{ id: DEMO_MODEL, provider: 'builtin', name: 'Built-in demo responder', contextTokens: 32_000 }],
    stream: (request) => stream(request, now()),
  };
}

/** Minimum share of a question's words in a passage for the passage to take precedence over a function. */
const KNOWN_WELL = 0.9;
/** A minute of speech. Of more only the end is looked at, because some expressions take the square of its length. */
const MAX_SAID_CHARS = 1000;

type Answer = { text: string } | { text: string; tool: ToolSpec; arguments: string };

async function* stream(request: LlmRequest, now: Date): AsyncGenerator<LlmDelta> {
  if (request.model !== DEMO_MODEL) throw new ProviderError('builtin', 'refused', `has no model ${request.model}`);
  const answer = answerRequest(request, now);
  for (const word of answer.text.match(/\S+\s*/g) ?? []) {
    request.signal.throwIfAborted();
    yield { type: 'text', text: word };
  }
  request.signal.throwIfAborted();
  const inputChars = request.messages.reduce((sum, message) => sum + message.content.length, 0);
  const usage = { inputTokens: tokensOf(inputChars), outputTokens: tokensOf(answer.text.length) };
  if ('tool' in answer) {
    const id = `call_${request.messages.length}`;
    yield { type: 'tool_call', call: { id, name: answer.tool.name, arguments: answer.arguments } };
  }
  yield { type: 'finish', reason: 'tool' in answer ? 'tool_calls' : 'stop', usage };
}

/** The answer, decided from the request and the time alone. Pure. */
export function answerRequest(whole: LlmRequest, now: Date): Answer {
  const request = { ...whole, messages: whole.messages.map(shortened) };
  const last = request.messages.at(-1);
  if (last?.role === 'tool') return { text: speakResult(last.content) };
  const said = lastUserText(request.messages);
  if (said === null) return { text: `Hello, ${introductionOf(request.messages)} How can I help you?` };
  const answer = byOwnFunction(request, said) ?? byFunction(request, said, now);
  if (answer) return answer;
  const text = smallTalk(request, said, now) ?? byTrouble(request, said, now) ?? byKnowledge(request, said, now);
  const reminder = openFrame(request.messages, request.tools, now);
  if (text !== null) return { text: reminder ? `${text} ${reminderOf(reminder, said)}` : text };
  const apology = apologyFor(said, promptOf(request.messages));
  if (apology) return { text: `${apology} Could you say it in English, please?` };
  return { text: (isSpeech(said) ? thankForDetails(request.messages) : null) ?? notUnderstood(request, said) };
}

function shortened(message: ChatMessage): ChatMessage {
  return message.role === 'user' ? { ...message, content: cutStart(message.content, MAX_SAID_CHARS) } : message;
}

function lastUserText(messages: readonly ChatMessage[]): string | null {
  const content = messages.findLast((message) => message.role === 'user')?.content.trim();
  return content ? content : null;
}

// ── functions ───────────────────────────────────────────────────────────────────────────────────────────────────────

const GOODBYE =
  /\b(good ?bye|bye|that(?:'s| is| was|'ll be| will be|'d be| would be) (?:all|it)(?=\W*(?:(?:thanks|thank you|for (?:now|today))\W*)*$)|hang up|have a (?:nice|good|great) day|see you)\b/i;
const PERSON = '(human|person|agent|representative|operator|someone|somebody|manager|colleague)';
const WANTS_PERSON = new RegExp(
  `\\b(speak|talk|connect|transfer|get|put|need|want|real)\\b.{0,40}\\b${PERSON}\\b|^\\W*${PERSON}\\b|\\btransfer me\\b|\\b(anyone|anybody|${PERSON})\\b.{0,12}\\b(speak|talk) (to|with)\\b`,
  'i',
);
const ASKS_WHETHER_PERSON = /\b(are you|am i)\b/i;

function byOwnFunction({ tools, messages }: LlmRequest, said: string): Answer | null {
  if (GOODBYE.test(said)) {
    const tool = tools.find((each) => /end_?call|hang_?up/i.test(each.name));
    const text = 'Thank you for your time. Goodbye!';
    return tool ? { text, tool, arguments: '{}' } : { text };
  }
  const accepts = offeredPerson(messages) && /^\W*(yes|yeah|yep|sure|please|ok|okay)\b/i.test(said);
  if (!accepts && (!WANTS_PERSON.test(said) || ASKS_WHETHER_PERSON.test(said))) return null;
  const tool = tools.find((each) => /transfer|human|handoff|escalate/i.test(each.name));
  if (tool) return { text: 'Of course, I will connect you now.', tool, arguments: JSON.stringify(firstNumber(tool)) };
  return { text: 'I am sorry, I cannot transfer you from here. Is there something I can help you with myself?' };
}

/** Returns the first number that a transfer may choose, or nothing if the number is fixed. */
function firstNumber({ parameters }: ToolSpec): JsonObject {
  const properties = isObject(parameters.properties) ? parameters.properties : {};
  const { to } = properties;
  return isObject(to) && Array.isArray(to['enum']) ? { to: to['enum'][0]! } : {};
}

function byFunction(request: LlmRequest, said: string, now: Date): Answer | null {
  const step = nextFrameStep(request.messages, request.tools, now);
  if (!step) return null;
  const { tool, args } = step.frame;
  if (step.kind === 'call') {
    if (step.opens && isAnsweredByKnowledge(request, said)) return null;
    return { text: CALLS, tool, arguments: JSON.stringify(args) };
  }
  if (step.kind === 'canceled') return { text: 'All right, I have dropped that. What else can I do for you?' };
  if (step.kind === 'unknown') return { text: 'Without it I cannot do that, I am afraid. What else can I do for you?' };
  if (step.opens && isAnsweredByKnowledge(request, said)) return null;
  return { text: askText(step, said) };
}

/**
 * "Do you have vegan cakes?" is a question about the assortment; "… left?" is one about current stock, which only a function can
 * answer.
 */
function isAnsweredByKnowledge({ passages = [] }: LlmRequest, said: string): boolean {
  if (!asksWhatThereIs(said)) return false;
  const found = answerFrom(said, passages);
  return found !== null && found.score >= KNOWN_WELL;
}

function askText({ frame, again, opens, refused }: Extract<FrameStep, { kind: 'ask' }>, said: string): string {
  const question = questionFor(frame);
  if (refused) return `${refused}, I am afraid. ${question}`;
  if (again) return `I am sorry, I did not get that. ${question}`;
  if (opens && !namesThing(frame.tool, said)) return `I can ${abilityOf(frame.tool)}. ${question}`;
  return Object.keys(frame.args).length > 0 ? `All right. ${question}` : `I can do that. ${question}`;
}

// ── knowledge ───────────────────────────────────────────────────────────────────────────────────────────────────────

function byTrouble(request: LlmRequest, said: string, now: Date): string | null {
  if (!isTrouble(said)) return null;
  return thankForDetails(request.messages) ?? answerTrouble(request, said, (about) => byKnowledge(request, about, now));
}

function byKnowledge({ messages, passages = [] }: LlmRequest, said: string, now: Date): string | null {
  const facts = factsOf(promptOf(messages));
  const sentences = [...passages.flatMap(({ text }) => sentencesOf(text)), ...facts];
  const minutes = now.getHours() * 60 + now.getMinutes();
  const asked = withContext(messages.filter(({ role }) => role === 'user').map(({ content }) => content.trim()));
  const hours = answerHours(said, sentences, { day: now.getDay(), minutes }, asked);
  if (hours) return hours;
  const texts = [...passages, { text: facts.join('\n\n'), score: 0, sourceId: 'prompt' }];
  const found = (isFollowUp(said) ? answerFrom(asked, texts) : null) ?? answerFrom(said, texts);
  return found ? asSentence(found.text) : null;
}

// Facts in the prompt itself ("We are open from nine to five.") may be spoken; instructions to the agent may not.
function factsOf(prompt: string): string[] {
  return sentencesOf(prompt.replace(/\n+/g, ' '))
    .slice(1)
    .filter(
      (line) =>
        /^(we|our|the|it|they|there|an?|\w+ (is|are|costs?|has))\b/i.test(line.trim()) &&
        !/\b(you|your|caller|user)\b/i.test(line),
    );
}
