// Answers callers who report a problem or want something undone, and recognizes their reply. Pure.
// Deliberately omitted: settling anything. The responder says who can, and that the words are in the record of the call.
import type { ChatMessage, LlmRequest, ToolSpec } from '../../ports/llm.ts';
import { isQuestion } from './functions.ts';
import { digitsOfWords, keywords } from './words.ts';

const TROUBLE =
  /\b(broken|damaged|cracked|smashed|squashed|stale|mould|moldy|mouldy|wrong (item|order|cake|size)|missing|never (came|arrived)|complain\w*|cancel\w*|refund)\b/gi;
const UNDO = /^(cancel\w*|refund)$/i;

/** Offers without and with a transfer function. */
const PERSON_OFFER = [
  'I cannot settle that myself, I am afraid. May I note it for my colleagues: what exactly happened?',
  'That is one for my colleagues. Shall I connect you with a person?',
] as const;
/** Offers without and with a number that identifies what should be undone. */
const UNDO_OFFER = [
  'I cannot undo that from here, I am afraid. May I note it for my colleagues: which order or booking is it?',
  'I cannot undo that from here, I am afraid. It is in the record of this call now, where my colleagues can read it.',
] as const;

/** True if the caller reports a problem, or wants something undone. */
export const isTrouble = (said: string): boolean => said.search(TROUBLE) >= 0 && !isQuestion(said);

/**
 * Answers trouble with a fact, if one is about that trouble; otherwise says who can help.
 * @param find returns the fact that answers a question, if there is one
 */
export function answerTrouble({ tools }: LlmRequest, said: string, find: (about: string) => string | null): string {
  const words = said.match(TROUBLE) ?? [];
  const about = new Set(keywords(words.join(' ')));
  const things = keywords(said).filter((word) => !about.has(word) && !/^\d/.test(word));
  const isUndone = words.every((word) => UNDO.test(word));
  // The cancellation rule for a cake does not apply to a table.
  const isAbout = (fact: string): boolean => {
    const stated = new Set(keywords(fact));
    const isSame = !isUndone || things.length === 0 || things.some((thing) => stated.has(thing));
    return isSame && [...about].some((word) => stated.has(word));
  };
  const fact = [find(said), find(words.join(' '))].find((each) => each !== null && isAbout(each));
  if (fact) return `I am sorry to hear that. ${fact}`;
  if (transfers(tools)) return `I am sorry to hear that. ${PERSON_OFFER[1]}`;
  if (isUndone) return UNDO_OFFER[/\d/.test(digitsOfWords(said)) ? 1 : 0];
  return `I am sorry to hear that. ${PERSON_OFFER[0]}`;
}

/** Thanks the caller for details that the agent asked to note; null if it did not ask. */
export function thankForDetails(messages: readonly ChatMessage[]): string | null {
  return /(?:what exactly happened|what happened|which order or booking is it)\?$/i.test(lastAnswer(messages))
    ? 'Thank you. That is now in the record of this call, where my colleagues can read it. What else can I do for you?'
    : null;
}

/** True if the agent has just offered to connect the caller with a person. */
export const offeredPerson = (messages: readonly ChatMessage[]): boolean =>
  lastAnswer(messages).endsWith('Shall I connect you with a person?');

export const transfers = (tools: readonly ToolSpec[]): boolean =>
  tools.some(({ name }) => /transfer|handoff|escalate/i.test(name));

function lastAnswer(messages: readonly ChatMessage[]): string {
  return messages.findLast((message) => message.role === 'assistant' && message.content !== '')?.content.trim() ?? '';
}
