// Conversations that are longer than the context of a model. Servers refuse them, and a call that lasts long enough exceeds the
// context of a small model. Pure.
// Deliberately omitted: counting tokens, because every model counts them differently.
import type { ChatMessage } from '../../ports/llm.ts';

/**
 * OpenAI and vLLM: "maximum context length is 4096 tokens". llama.cpp: "exceeds the available context size", also with status
 * 500. Groq: "reduce the length of the messages". Anthropic: "prompt is too long".
 */
const TOO_LONG =
  /context[ _](length|size|window)|reduce the length of the messages|prompt is too long|too many (input |prompt )?tokens/i;
const STATUSES: ReadonlySet<number | undefined> = new Set([400, 413, 422, 500]);

/** Whether a server refused a request because its messages are too long. */
export function isTooLong(status: number | undefined, answer: string): boolean {
  return STATUSES.has(status) && TOO_LONG.test(answer);
}

/**
 * Leaves out the older half of the messages before the last question, except for system messages, which are instructions. Returns
 * null if there is nothing to leave out.
 */
export function withoutOlderHalf(messages: readonly ChatMessage[]): readonly ChatMessage[] | null {
  const isInstruction = ({ role }: ChatMessage): boolean => role === 'system';
  const question = messages.findLastIndex(({ role }) => role === 'user');
  const older = messages.slice(0, Math.max(0, question)).filter((message) => !isInstruction(message)).length;
  if (older === 0) return null;
  let left = Math.ceil(older / 2);
  const kept: ChatMessage[] = [];
  for (const message of messages) {
    // A function's result is not understood without its call.
    const isLeftOut = left > 0 || (message.role === 'tool' && kept.every(isInstruction));
    if (isInstruction(message) || !isLeftOut) kept.push(message);
    else left--;
  }
  return kept;
}
