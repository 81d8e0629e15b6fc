// Tokens where no server counts them: about four characters of English are one (OpenAI's rule of thumb).
import type { LlmRequest } from '../ports.ts';

const CHARS_PER_TOKEN = 4;

export function tokensOf(chars: number): number {
  return Math.ceil(chars / CHARS_PER_TOKEN);
}

/** What a model reads of a request. */
export function charsOf({ messages, tools }: Pick<LlmRequest, 'messages' | 'tools'>): number {
  const ofCalls = (calls: readonly { name: string; arguments: string }[] = []): number =>
    calls.reduce((sum, call) => sum + call.name.length + call.arguments.length, 0);
  const ofMessages = messages.reduce(
    (sum, message) => sum + message.content.length + (message.role === 'assistant' ? ofCalls(message.toolCalls) : 0),
    0,
  );
  return tools.length === 0 ? ofMessages : ofMessages + JSON.stringify(tools).length;
}
