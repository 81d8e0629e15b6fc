// Counts the tokens of a language model's answer, for every user of a model: conversations, summaries, and the callers and judges
// of tests. The vendor charges for the usage that it reports at the end. An answer that ends before this report is charged, too,
// and is estimated. Invariant: a request that the model began to answer is counted once, and immediately when its signal is
// aborted, because the call's usage may be summed before this generator runs again.
import { charsOf, tokensOf } from '../../core/token-estimate.ts';
import type { LlmDelta, LlmProvider, LlmRequest } from '../../providers/ports/llm.ts';

export interface TokenCount {
  inputTokens: number;
  outputTokens: number;
}

export async function* countedAnswer(
  llm: LlmProvider,
  request: LlmRequest,
  onUsage: (usage: TokenCount) => void,
): AsyncGenerator<LlmDelta, void, undefined> {
  let [isCounted, hasBegun, outputChars] = [llm.usesTokens === false, false, 0];
  const count = (usage: TokenCount): void => {
    if (!isCounted) onUsage(usage);
    isCounted = true;
  };
  const countCutOff = (): void => {
    if (hasBegun) count({ inputTokens: tokensOf(charsOf(request)), outputTokens: tokensOf(outputChars) });
  };
  request.signal.addEventListener('abort', countCutOff, { once: true });
  try {
    for await (const delta of llm.stream(request)) {
      hasBegun = true;
      if (delta.type === 'finish') count(delta.usage);
      else if (delta.type === 'text') outputChars += delta.text.length;
      else if (delta.type === 'tool_call') outputChars += delta.call.name.length + delta.call.arguments.length;
      yield delta;
    }
  } finally {
    request.signal.removeEventListener('abort', countCutOff);
    countCutOff();
  }
}
