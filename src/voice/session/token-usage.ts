// Counts the tokens of one session: of all models, and the fallback model's share.
import type { ModelUsage } from '../host.ts';
import type { TokenCount } from './counted-answer.ts';

export interface TokenUsage {
  add(usage: TokenCount, isFallback: boolean): void;
  readonly total: Readonly<ModelUsage>;
}

export function createTokenUsage(): TokenUsage {
  const total: ModelUsage = { llmInputTokens: 0, llmOutputTokens: 0, fallbackInputTokens: 0, fallbackOutputTokens: 0 };
  return {
    add({ inputTokens, outputTokens }, isFallback) {
      total.llmInputTokens += inputTokens;
      total.llmOutputTokens += outputTokens;
      if (!isFallback) return;
      total.fallbackInputTokens += inputTokens;
      total.fallbackOutputTokens += outputTokens;
    },
    total,
  };
}
