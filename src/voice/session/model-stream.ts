// The output of an agent's model, or of its fallback. Calls and text conversations share it, so that both fall back alike.
// Invariant: after the first delta nothing is retried, and a failure ends the stream. Before it, a request is retried once if the
// failure may be temporary; then the fallback is used.
import type { Clock } from '../../core/clock.ts';
import { DeadlinePassed, itemsWithin } from '../../core/deadline.ts';
import { createTurnShare } from '../../core/turn-share.ts';
import { ProviderError } from '../../providers/ports/errors.ts';
import type { LlmDelta, LlmProvider, LlmRequest } from '../../providers/ports/llm.ts';
import { countedAnswer, type TokenCount } from './counted-answer.ts';

/** Deltas that are spoken in one turn of the event loop: each takes 0.1 ms or more, and running calls send a frame every 20 ms. */
const MAX_DELTAS_PER_TURN = 50;

export interface FallbackModel {
  llm: LlmProvider;
  model: string;
}

export interface DeltaOptions {
  clock: Clock;
  llm: LlmProvider;
  /** Used when the agent's own model fails before its first word. */
  fallback: FallbackModel | null;
  request: Omit<LlmRequest, 'signal'>;
  signal: AbortSignal;
  /** Deadlines for the first delta, and for each following one. */
  firstMs: number;
  nextMs: number;
  onWarning(code: string, detail: string): void;
  /**
   * Called once for each request that a model began to answer. A request that was cut off or failed reports an estimate of the
   * tokens until then, because the vendor charges for them.
   * @param isFallback whether the fallback used them
   */
  onUsage(usage: TokenCount, isFallback: boolean): void;
}

/** Ends without an error when the signal is aborted between two deltas. @throws ProviderError, or the model's own error */
export async function* streamModel(options: DeltaOptions): AsyncGenerator<LlmDelta> {
  const { llm, fallback, request, signal, onWarning } = options;
  const progress = { begun: false };
  for (let tried = 0; ; tried++) {
    try {
      return yield* streamOf(options, llm, request, progress, false);
    } catch (error) {
      if (progress.begun || signal.aborted || !(error instanceof ProviderError)) throw error;
      // After a timeout, a fallback answers sooner than a second attempt.
      const again = tried === 0 && error.retryable && (error.kind !== 'timeout' || fallback === null);
      if (again) {
        onWarning('engine_retried', error.message);
        continue;
      }
      if (!fallback) throw error;
      onWarning('engine_fell_back', `${error.message}; ${fallback.model} answers`);
      return yield* streamOf(options, fallback.llm, { ...request, model: fallback.model }, progress, true);
    }
  }
}

async function* streamOf(
  { clock, signal, firstMs, nextMs, onUsage }: DeltaOptions,
  llm: LlmProvider,
  request: Omit<LlmRequest, 'signal'>,
  progress: { begun: boolean },
  isFallback: boolean,
): AsyncGenerator<LlmDelta> {
  const limitMs = () => (progress.begun ? nextMs : firstMs);
  const shareTurn = createTurnShare(MAX_DELTAS_PER_TURN);
  try {
    for await (const delta of itemsWithin({ clock, limitMs, signal }, (own) =>
      countedAnswer(llm, { ...request, signal: own }, (usage) => onUsage(usage, isFallback)),
    )) {
      progress.begun = true;
      yield delta;
      await shareTurn();
    }
  } catch (error) {
    if (!(error instanceof DeadlinePassed)) throw error;
    throw new ProviderError(llm.id, 'timeout', error.message, { cause: error });
  }
}
