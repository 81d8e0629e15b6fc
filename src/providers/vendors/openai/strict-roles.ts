// The roles of messages for models whose chat template demands an order: at most one system message, at the beginning, then user and
// assistant in turns, beginning and ending with the user. Templates of Gemma, Mistral and Qwen refuse other orders, and so does
// Mistral's own server. An agent that greets first, or knows something from a knowledge base, sends another order. Pure, except
// for the memory of the models that demand it.
// Deliberately omitted: models without a system message.
import { setNewest } from '../../../core/keyed.ts';
import type { ChatMessage } from '../../ports/llm.ts';

const MAX_KEPT = 1_000;
const REFUSAL =
  /roles? must alternate|system message must be at the beginning|(unexpected|expected last) role|must (start|end) with a user/i;
const NOTE = 'Note, not said by the caller:\n';
/** A turn of the caller or of the agent without words. */
const SILENCE = '…';

const strict = new Map<string, true>();

/** The order of the roles in the requests for one answer. */
export interface Roles {
  inOrder(messages: readonly ChatMessage[]): readonly ChatMessage[];
  /**
   * Uses the strict order from now on if a refusal, or an error within an answer, is about the order of the roles.
   * @returns whether another request may be accepted
   */
  adaptTo(refusal: string): boolean;
  /**
   * Remembers the strict order for later answers of the model. Called after its acceptance, because a server that quotes a request in
   * its refusal quotes the words of users.
   */
  accepted(): void;
}

/** @param url of the server's endpoint */
export function createRoles(url: string, model: string): Roles {
  const key = `${model} ${url}`;
  let isStrict = strict.has(key);
  return {
    inOrder: (messages) => (isStrict ? strictMessages(messages) : messages),
    adaptTo(refusal) {
      if (isStrict || !REFUSAL.test(refusal)) return false;
      isStrict = true;
      return true;
    },
    accepted() {
      if (isStrict) setNewest(strict, key, true, MAX_KEPT);
    },
  };
}

/** Returns the same conversation in the strict order. No words are lost. */
export function strictMessages(messages: readonly ChatMessage[]): ChatMessage[] {
  const first = messages.findIndex(({ role }) => role !== 'system');
  const start = first === -1 ? messages.length : first;
  const prompt = messages.slice(0, start).map(({ content }) => content);
  const out: ChatMessage[] = [];
  for (const message of messages.slice(start)) {
    add(out, message.role === 'system' ? { role: 'user', content: NOTE + message.content } : message);
  }
  const last = out.at(-1);
  if (!last || (last.role === 'assistant' && !last.toolCalls)) out.push({ role: 'user', content: SILENCE });
  return prompt.length === 0 ? out : [{ role: 'system', content: prompt.join('\n\n') }, ...out];
}

function add(out: ChatMessage[], message: ChatMessage): void {
  const before = out.at(-1);
  const content = `${before?.content ?? ''}\n\n${message.content}`;
  if (message.role === 'user') {
    if (before?.role === 'user') out.splice(-1, 1, { role: 'user', content });
    else out.push(...(before?.role === 'tool' ? [silent('assistant')] : []), message);
    return;
  }
  if (message.role === 'assistant' && before?.role === 'assistant' && !before.toolCalls) {
    out.splice(-1, 1, { ...message, content });
    return;
  }
  const needsUser = message.role === 'assistant' && before === undefined;
  out.push(...(needsUser ? [silent('user')] : []), message);
}

function silent(role: 'user' | 'assistant'): ChatMessage {
  return { role, content: SILENCE };
}
