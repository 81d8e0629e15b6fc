// A small deterministic responder, the model `builtin-demo`, used until a language model is configured: it introduces itself from
// the agent's prompt, answers from the linked knowledge, calls the functions that the words ask for, and says goodbye.
// Invariant: the same messages, tools and passages give the same answer, and it never states a fact that is not in the prompt, a
// passage or a function's result. Absent on purpose: anything that would pretend to understand more than that.
import { isObject, type Json, type JsonObject } from '../../core/json.ts';
import {
  ProviderError,
  type ChatMessage,
  type LlmDelta,
  type LlmProvider,
  type LlmRequest,
  type ToolSpec,
} from '../ports.ts';
import { extractArguments } from './builtin/arguments.ts';
import { bestSentence, closestSentence, keywords } from './builtin/retrieval.ts';

export const DEMO_MODEL = 'builtin-demo';

export const builtinLlm: LlmProvider = {
  id: 'builtin',
  description: 'Demo responder without a language model: greets, answers from the knowledge base, calls functions.',
  models: () => [{ id: DEMO_MODEL, provider: 'builtin', name: 'Built-in demo responder', contextTokens: 32_000 }],
  stream,
};

type Answer = { text: string } | { text: string; tool: ToolSpec; arguments: string };

async function* stream(request: LlmRequest): AsyncGenerator<LlmDelta> {
  if (request.model !== DEMO_MODEL) throw new ProviderError('builtin', 'refused', `has no model ${request.model}`);
  const answer = respond(request);
  for (const word of answer.text.match(/\S+\s*/g) ?? []) {
    request.signal.throwIfAborted();
    yield { type: 'text', text: word };
  }
  request.signal.throwIfAborted();
  const inputChars = request.messages.reduce((sum, message) => sum + message.content.length, 0);
  const usage = { inputTokens: Math.ceil(inputChars / 4), outputTokens: Math.ceil(answer.text.length / 4) };
  if ('tool' in answer) {
    const id = `call_${request.messages.length}`;
    yield { type: 'tool_call', call: { id, name: answer.tool.name, arguments: answer.arguments } };
  }
  yield { type: 'finish', reason: 'tool' in answer ? 'tool_calls' : 'stop', usage };
}

/** The answer, decided from the request alone. Pure. */
export function respond(request: LlmRequest): Answer {
  const last = request.messages.at(-1);
  if (last?.role === 'tool') return { text: speakResult(last.content) };
  const said = lastUserText(request.messages);
  if (said === null) return { text: `Hello, ${introduction(request.messages)} How can I help you?` };
  return (
    byTool(request, said) ??
    bySmallTalk(request, said) ??
    byKnowledge(request, said) ?? { text: pickFallback(request, said) }
  );
}

function lastUserText(messages: readonly ChatMessage[]): string | null {
  const content = messages.findLast((message) => message.role === 'user')?.content.trim();
  return content ? content : null;
}

// ── functions ───────────────────────────────────────────────────────────────────────────────────────────────────────

const GOODBYE = /\b(good ?bye|bye|that's all|that is all|hang up|have a (nice|good|great) day|see you)\b/i;
const PERSON = '(human|person|agent|representative|operator|someone|somebody|manager|colleague)';
const WANTS_PERSON = new RegExp(
  `\\b(speak|talk|connect|transfer|get|put|need|want|real)\\b.{0,40}\\b${PERSON}\\b|^\\W*${PERSON}\\b|\\btransfer me\\b`,
  'i',
);
const FACTLESS_WORDS = new Set(['call', 'function', 'caller', 'user', 'use', 'when', 'return', 'given', 'current']);

function byTool(request: LlmRequest, said: string): Answer | null {
  const { tools } = request;
  if (GOODBYE.test(said)) {
    const tool = tools.find((each) => /end_?call|hang_?up/i.test(each.name));
    const text = 'Thank you for your time. Goodbye!';
    return tool ? { text, tool, arguments: '{}' } : { text };
  }
  if (WANTS_PERSON.test(said)) {
    const tool = tools.find((each) => /transfer|human|handoff|escalate/i.test(each.name));
    if (tool) return { text: 'Of course, I will connect you now.', tool, arguments: JSON.stringify(firstNumber(tool)) };
    return { text: 'I am sorry, I cannot transfer you from here. Is there something I can help you with myself?' };
  }
  const tool = bestTool(tools, said);
  if (!tool) return null;
  const args = extractArguments(tool.parameters, said);
  if (args) return { text: 'One moment, I will check that.', tool, arguments: JSON.stringify(args) };
  return { text: `I can do that. Could you tell me the ${missingNames(tool, said)}?` };
}

/** The first of the numbers that a transfer may choose from; nothing if the number is fixed. */
function firstNumber({ parameters }: ToolSpec): JsonObject {
  const properties = isObject(parameters.properties) ? parameters.properties : {};
  const { to } = properties;
  return isObject(to) && Array.isArray(to['enum']) ? { to: to['enum'][0]! } : {};
}

// A function is called if the words share one word with its name, or two with its description.
function bestTool(tools: readonly ToolSpec[], said: string): ToolSpec | null {
  const words = new Set(keywords(said));
  let best: { tool: ToolSpec; score: number } | null = null;
  for (const tool of tools) {
    if (/transfer|end_?call|hang_?up|dtmf/i.test(tool.name)) continue;
    const inName = shared(words, tool.name.replace(/[_-]/g, ' '));
    const inDescription = shared(words, tool.description);
    const score = inName * 2 + inDescription;
    if (score >= 2 && score > (best?.score ?? 0)) best = { tool, score };
  }
  return best?.tool ?? null;
}

function shared(words: ReadonlySet<string>, text: string): number {
  return new Set(keywords(text).filter((word) => words.has(word) && !FACTLESS_WORDS.has(word))).size;
}

function missingNames(tool: ToolSpec, said: string): string {
  const required = Array.isArray(tool.parameters.required) ? tool.parameters.required.map(String) : [];
  const properties = isObject(tool.parameters.properties) ? tool.parameters.properties : {};
  const missing = required.filter((name) => {
    const property = properties[name];
    return (
      property !== undefined && extractArguments({ properties: { [name]: property }, required: [name] }, said) === null
    );
  });
  return missing.map((name) => name.replace(/_/g, ' ')).join(' and the ');
}

const RESULT_MAX_FIELDS = 4;

function speakResult(content: string): string {
  let result: Json;
  try {
    result = JSON.parse(content) as Json;
  } catch {
    // A function may return plain text, which is spoken as it is.
    return sentence(content.slice(0, 300) || 'That is done');
  }
  if (!isObject(result)) return sentence(`The answer is ${String(result)}`);
  if (result.ok === false || result.error) return 'I am sorry, that did not work just now. Is there anything else?';
  const values = isObject(result.result) ? result.result : result;
  if (typeof values.message === 'string') return sentence(values.message);
  const parts = Object.entries(values)
    .filter(([name, value]) => name !== 'ok' && value !== null && typeof value !== 'object')
    .slice(0, RESULT_MAX_FIELDS)
    .map(([name, value]) => `the ${name.replace(/_/g, ' ')} is ${String(value)}`);
  return parts.length > 0 ? sentence(`I found it: ${parts.join(', ')}`) : 'That is done. Is there anything else?';
}

function sentence(text: string): string {
  return /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}

// ── conversation ────────────────────────────────────────────────────────────────────────────────────────────────────

/** "You are Mia, the receptionist of Dr. Lee." becomes "I am Mia, the receptionist of Dr. Lee." */
export function introduction(messages: readonly ChatMessage[]): string {
  const prompt = messages.find((message) => message.role === 'system')?.content.trim() ?? '';
  const first = prompt.match(/^.+?(?:(?<!\b(?:Dr|Mr|Mrs|Ms|St|Prof|Inc|Ltd))[.!?](?=\s|$)|$)/m)?.[0] ?? '';
  const spoken = first
    .replace(/^you(?: are|'re)\b/i, 'I am')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byou\b/gi, 'I');
  return /^I am\b/.test(spoken) ? sentence(spoken) : 'I am an automated assistant.';
}

function bySmallTalk(request: LlmRequest, said: string): Answer | null {
  const who = /\bwho (are you|is this|am i|is calling)|your name|what is this( call)? about|why are you calling/i;
  if (who.test(said)) return { text: `${introduction(request.messages)} What can I do for you?` };
  if (/\b(are you (a )?(robot|bot|machine|real|ai)|artificial)\b/i.test(said)) {
    return { text: 'I am an automated assistant, not a person. I am happy to help, though.' };
  }
  if (/\bhow are you\b/i.test(said)) return { text: 'I am well, thank you for asking. What can I do for you today?' };
  if (/\b(repeat|say that again|pardon|didn't (hear|catch))\b/i.test(said))
    return { text: repetition(request.messages) };
  if (/^\W*(hello|hi|hey|good (morning|afternoon|evening))\b\W*(there)?\W*$/i.test(said)) {
    return { text: `Hello, ${introduction(request.messages)} How can I help you?` };
  }
  if (/^\W*(yes|yeah|sure|okay|ok|fine|of course)\b.{0,25}$/i.test(said)) {
    return { text: 'Wonderful. What would you like to know?' };
  }
  if (/^\W*(no|nope|not really)\b.{0,25}$/i.test(said)) return { text: 'All right. I am here if anything comes up.' };
  if (/\b(thanks|thank you)\b/i.test(said)) return { text: 'You are very welcome. Is there anything else I can do?' };
  return null;
}

function repetition(messages: readonly ChatMessage[]): string {
  const before = messages.findLast((message) => message.role === 'assistant' && message.content !== '');
  return before ? `Of course. ${before.content}` : 'Of course. How can I help you?';
}

function byKnowledge(request: LlmRequest, said: string): Answer | null {
  const passages = request.passages ?? [];
  const found =
    bestSentence(said, passages) ?? bestSentence(said, promptAsPassages(request.messages)) ?? closestSentence(passages);
  return found ? { text: sentence(found) } : null;
}

// Facts in the prompt itself ("We are open from nine to five.") may be spoken; instructions to the agent may not.
function promptAsPassages(messages: readonly ChatMessage[]) {
  const prompt = messages.find((message) => message.role === 'system')?.content ?? '';
  const facts = prompt
    .split(/(?<=[.!?])\s+|\n+/)
    .slice(1)
    .filter(
      (line) =>
        /^(we|our|the|it|they|there|an?|\w+ (is|are|costs?|has))\b/i.test(line.trim()) &&
        !/\b(you|your|caller|user)\b/i.test(line),
    );
  return [{ text: facts.join('\n'), score: 0, sourceId: 'prompt' }];
}

const FALLBACKS_QUESTION = [
  'I do not have that information here, I am afraid. Is there anything else I can help with?',
  'That is a good question, but I cannot answer it for certain. What else would you like to know?',
  'I am not sure about that one. Could you ask me in another way?',
];
const FALLBACKS_STATEMENT = [
  'I see, thank you for telling me. Could you tell me a little more?',
  'Understood. What would you like me to do about it?',
  'Thank you, I have noted that. Is there anything else?',
];

// By turn through the list: varied within a call, and the same for the same messages.
function pickFallback(request: LlmRequest, said: string): string {
  const asks =
    said.includes('?') ||
    /^(what|when|where|who|why|how|which|can|could|do|does|is|are|will)\b|\blike to know\b/i.test(said);
  const list = asks ? FALLBACKS_QUESTION : FALLBACKS_STATEMENT;
  const turn = request.messages.filter((message) => message.role === 'user').length;
  return list[(turn - 1) % list.length]!;
}
