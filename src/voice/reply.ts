// One answer of the model: knowledge first, then a stream of text and function calls. Called by session.ts per `think`.
// Invariant: exactly one of onDone and onFailed is called, unless the signal was aborted: then none.
// A request that failed is made once more when nothing was said yet and the cause may pass; then the fallback is asked.
import type { Clock } from '../core/clock.ts';
import { ProviderError, type LlmProvider, type LlmRequest, type Passage, type ToolCall } from '../providers/ports.ts';
import { DeadlinePassed, itemsWithin, withDeadline } from './deadline.ts';

/** A model that has not begun by now, twice, is not going to. Fillers are spoken meanwhile. */
const FIRST_DELTA_TIMEOUT_MS = 8000;
const DELTA_TIMEOUT_MS = 15_000;
/** Two minutes of speech: a model that does not stop is stopped. */
const MAX_REPLY_CHARS = 2000;
/** Knowledge that comes later than this is not worth the silence. */
const KNOWLEDGE_TIMEOUT_MS = 600;
const MAX_CALLS = 8;

export interface ReplyOptions {
  clock: Clock;
  llm: LlmProvider;
  /** Answers when the agent's own model fails before its first word. */
  fallback: { llm: LlmProvider; model: string } | null;
  signal: AbortSignal;
  /** Searches the linked knowledge bases; null without any. */
  search: ((signal: AbortSignal) => Promise<readonly Passage[]>) | null;
  request(passages: readonly Passage[]): Omit<LlmRequest, 'signal'>;
  onText(text: string): void;
  /** @param isFallback whose tokens they are */
  onUsage(usage: { inputTokens: number; outputTokens: number }, isFallback: boolean): void;
  onDone(calls: readonly ToolCall[]): void;
  onFailed(error: Error): void;
  onWarning(code: string, detail: string): void;
}

export async function runReply(options: ReplyOptions): Promise<void> {
  try {
    const passages = await findPassages(options);
    if (options.signal.aborted) return;
    const calls = await streamWithRetry(options, passages);
    if (!options.signal.aborted) options.onDone(calls);
  } catch (error) {
    if (!options.signal.aborted) options.onFailed(error as Error);
  }
}

async function findPassages({ clock, search, signal, onWarning }: ReplyOptions): Promise<readonly Passage[]> {
  if (!search) return [];
  try {
    return await withDeadline(clock, KNOWLEDGE_TIMEOUT_MS, search(signal));
  } catch (error) {
    if (!signal.aborted) onWarning('knowledge_failed', (error as Error).message);
    return [];
  }
}

async function streamWithRetry(options: ReplyOptions, passages: readonly Passage[]): Promise<readonly ToolCall[]> {
  const progress = { begun: false };
  const { fallback } = options;
  for (let tried = 0; ; tried++) {
    try {
      return await stream(options, passages, progress);
    } catch (error) {
      if (progress.begun || options.signal.aborted || !(error instanceof ProviderError)) throw error;
      // A caller who has waited out one time-out does not wait for another where somebody else can answer.
      const again = tried === 0 && error.retryable && (error.kind !== 'timeout' || fallback === null);
      if (again) {
        options.onWarning('engine_retried', error.message);
        continue;
      }
      if (!fallback) throw error;
      options.onWarning('engine_fell_back', `${error.message}; ${fallback.model} answers`);
      return stream({ ...options, ...fallback }, passages, progress);
    }
  }
}

async function stream(
  { clock, llm, model, signal, request, onText, onUsage }: ReplyOptions & { model?: string },
  passages: readonly Passage[],
  progress: { begun: boolean },
): Promise<readonly ToolCall[]> {
  const calls: ToolCall[] = [];
  let chars = 0;
  const limitMs = () => (progress.begun ? DELTA_TIMEOUT_MS : FIRST_DELTA_TIMEOUT_MS);
  const asked = { ...request(passages), ...(model === undefined ? {} : { model }) };
  try {
    for await (const delta of itemsWithin({ clock, limitMs, signal }, (own) => llm.stream({ ...asked, signal: own }))) {
      progress.begun = true;
      if (delta.type === 'finish') onUsage(delta.usage, model !== undefined);
      else if (delta.type === 'tool_call' && calls.length < MAX_CALLS) calls.push(delta.call);
      else if (delta.type === 'text' && chars < MAX_REPLY_CHARS) {
        chars += delta.text.length;
        onText(delta.text);
      }
    }
    return calls;
  } catch (error) {
    if (!(error instanceof DeadlinePassed)) throw error;
    throw new ProviderError(llm.id, 'timeout', error.message, { cause: error });
  }
}
