// One complete answer of a language model, bounded in time and length, for callers and judges.
import { cutText } from '../../../core/cut-text.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';
import type { ChatMessage, LlmProvider } from '../../../providers/ports/llm.ts';
import { countedAnswer, type TokenCount } from '../../../voice/session/counted-answer.ts';

interface TextRequest {
  model: string;
  messages: readonly ChatMessage[];
  maxTokens: number;
  timeoutMs: number;
  temperature: number;
}

const MAX_CHARS = 8_000;

/**
 * @param onUsage receives the token usage, also of an incomplete answer
 * @throws ProviderError, or the signal's reason
 */
export async function completeText(
  llm: LlmProvider,
  { timeoutMs, ...request }: TextRequest,
  signal: AbortSignal,
  onUsage: (usage: TokenCount) => void,
): Promise<string> {
  const late = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, late]);
  let text = '';
  try {
    for await (const delta of countedAnswer(
      llm,
      { ...request, tools: [], waitMs: timeoutMs, signal: either },
      onUsage,
    )) {
      if (delta.type === 'text') text += delta.text;
      if (text.length > MAX_CHARS) break;
    }
  } catch (error) {
    if (!late.aborted || signal.aborted) throw error;
    throw new ProviderError(llm.id, 'timeout', `no answer within ${timeoutMs} ms`, { cause: error });
  }
  return cutText(text.trim(), MAX_CHARS);
}
