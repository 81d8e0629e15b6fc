// One complete answer of a language model, bounded in time and length, for callers and judges.
import { ProviderError, type ChatMessage, type LlmProvider } from '../../../providers/ports.ts';

export interface Tokens {
  inputTokens: number;
  outputTokens: number;
}

export interface TextRequest {
  model: string;
  messages: readonly ChatMessage[];
  maxTokens: number;
  timeoutMs: number;
  temperature: number;
}

const MAX_CHARS = 8_000;

/** @throws ProviderError, or the signal's reason */
export async function completeText(
  llm: LlmProvider,
  { timeoutMs, ...request }: TextRequest,
  signal: AbortSignal,
): Promise<{ text: string; usage: Tokens }> {
  const late = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, late]);
  let text = '';
  let usage: Tokens = { inputTokens: 0, outputTokens: 0 };
  try {
    for await (const delta of llm.stream({ ...request, tools: [], signal: either })) {
      if (delta.type === 'text') text += delta.text;
      if (delta.type === 'finish') usage = delta.usage;
      if (text.length > MAX_CHARS) break;
    }
  } catch (error) {
    if (!late.aborted || signal.aborted) throw error;
    throw new ProviderError(llm.id, 'timeout', `no answer within ${timeoutMs} ms`, { cause: error });
  }
  return { text: text.trim(), usage };
}
