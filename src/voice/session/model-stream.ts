// The output of an agent's model, or of its fallback. Calls and text conversations share it, so that both fall back alike.
// Invariant: no delta is repeated. Before the first one, a request is retried once if the failure may be temporary; then the
// fallback is used. In a call, the rest of an answer is requested once after text alone. Otherwise a failure after the first
// delta ends the stream.
import type { Clock } from '../../core/clock.ts';
import { DeadlinePassed, itemsWithin } from '../../core/deadline.ts';
import { createTurnShare } from '../../core/turn-share.ts';
import { isUnspaced } from '../../core/words.ts';
import { ProviderError } from '../../providers/ports/errors.ts';
import type { ChatMessage, LlmDelta, LlmProvider, LlmRequest } from '../../providers/ports/llm.ts';
import { countedAnswer, type TokenCount } from './counted-answer.ts';

/** Deltas that are spoken in one turn of the event loop: each takes 0.1 ms or more, and running calls send a frame every 20 ms. */
const MAX_DELTAS_PER_TURN = 50;

const CONTINUE =
  'Your answer was cut off after these words, which the caller has heard. Continue it with the next word. Repeat nothing.';

export interface FallbackModel {
  llm: LlmProvider;
  model: string;
}

export interface DeltaOptions {
  clock: Clock;
  llm: LlmProvider;
  /** Used when the agent's own model fails: it answers, or continues the answer. */
  fallback: FallbackModel | null;
  request: Omit<LlmRequest, 'signal'>;
  signal: AbortSignal;
  /** Deadlines for the first delta, and for each following one. */
  firstMs: number;
  nextMs: number;
  /** Requests the rest of an answer that fails after its first words: in a call, they have been said. */
  continues?: boolean;
  onWarning(code: string, detail: string): void;
  /**
   * Called once for each request that a model began to answer. A request that was cut off or failed reports an estimate of the
   * tokens until then, because the vendor charges for them.
   * @param isFallback whether the fallback used them
   */
  onUsage(usage: TokenCount, isFallback: boolean): void;
}

/** What a stream has returned so far. */
interface Progress {
  begun: boolean;
  text: string;
  /** Nothing but text was returned. */
  isText: boolean;
}

const newProgress = (): Progress => ({ begun: false, text: '', isText: true });

/** Ends without an error when the signal is aborted between two deltas. @throws ProviderError, or the model's own error */
export async function* streamModel(options: DeltaOptions): AsyncGenerator<LlmDelta> {
  const { llm, fallback, request, signal, onWarning } = options;
  const progress = newProgress();
  try {
    return yield* streamAnswer(options, progress);
  } catch (error) {
    if (signal.aborted || !(error instanceof ProviderError) || !canContinue(options, progress, error)) throw error;
    const model = fallback?.model ?? request.model;
    onWarning('engine_continued', `${error.message}; ${model} continues the answer`);
    const rest = { ...request, model, messages: [...request.messages, ...continuation(progress.text)] };
    yield* joined(progress.text, streamOf(options, fallback?.llm ?? llm, rest, newProgress(), fallback !== null));
  }
}

/** A fallback continues whatever the reason is; the same model only if the failure may be temporary. */
function canContinue(
  { fallback, request, continues = false }: DeltaOptions,
  { begun, isText }: Progress,
  { retryable }: ProviderError,
): boolean {
  // An unsolicited message answers no request that could be sent again.
  const isPossible = continues && begun && isText && request.unsolicitedMessage === undefined;
  return isPossible && (fallback !== null || retryable);
}

function continuation(text: string): ChatMessage[] {
  if (text.trim() === '') return [];
  return [
    { role: 'assistant', content: text },
    { role: 'system', content: CONTINUE },
  ];
}

/** Puts a space between the text and its continuation where both are words. */
async function* joined(text: string, rest: AsyncIterable<LlmDelta>): AsyncGenerator<LlmDelta> {
  let isFirst = true;
  for await (const delta of rest) {
    if (isFirst && delta.type === 'text' && delta.text !== '') {
      isFirst = false;
      const needsSpace = /\S$/.test(text) && !isUnspaced(text.at(-1)!) && /^[\p{L}\p{N}]/u.test(delta.text);
      yield needsSpace ? { ...delta, text: ` ${delta.text}` } : delta;
    } else yield delta;
  }
}

async function* streamAnswer(options: DeltaOptions, progress: Progress): AsyncGenerator<LlmDelta> {
  const { llm, fallback, request, signal, onWarning } = options;
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
  progress: Progress,
  isFallback: boolean,
): AsyncGenerator<LlmDelta> {
  const limitMs = () => (progress.begun ? nextMs : firstMs);
  const shareTurn = createTurnShare(MAX_DELTAS_PER_TURN);
  try {
    for await (const delta of itemsWithin({ clock, limitMs, signal }, (own) =>
      countedAnswer(llm, { ...request, signal: own }, (usage) => onUsage(usage, isFallback)),
    )) {
      progress.begun = true;
      if (delta.type === 'text') progress.text += delta.text;
      else progress.isText = false;
      yield delta;
      await shareTurn();
    }
  } catch (error) {
    if (!(error instanceof DeadlinePassed)) throw error;
    throw new ProviderError(llm.id, 'timeout', error.message, { cause: error });
  }
}
