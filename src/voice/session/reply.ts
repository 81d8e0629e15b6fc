// One reply of the model: knowledge first, then a stream of text and function calls.
// Invariant: exactly one of onDone and onFailed is called, or neither when the signal was aborted.
import type { Clock } from '../../core/clock.ts';
import { withDeadline } from '../../core/deadline.ts';
import type { LlmProvider, LlmRequest, Passage, ToolCall } from '../../providers/ports/llm.ts';
import { streamModel, type DeltaOptions, type FallbackModel } from './model-stream.ts';
import { createReplyLimit, MAX_REPLY_CHARS } from './reply-limit.ts';

/** A model that has not begun within this time in two attempts has failed. Fillers are spoken meanwhile. */
const FIRST_DELTA_TIMEOUT_MS = 8000;
const DELTA_TIMEOUT_MS = 15_000;
/** The reply continues without knowledge that takes longer. */
const KNOWLEDGE_TIMEOUT_MS = 600;
const MAX_CALLS = 8;

interface ReplyOptions {
  clock: Clock;
  /** Clock for the deadline of the knowledge search. */
  hostClock: Clock;
  llm: LlmProvider;
  /** Same as `fallback` of the model's stream. */
  fallback: FallbackModel | null;
  signal: AbortSignal;
  /** Searches the linked knowledge bases; null when there are none. */
  search: ((signal: AbortSignal) => Promise<readonly Passage[]>) | null;
  request(passages: readonly Passage[]): Omit<LlmRequest, 'signal'>;
  onText(text: string): void;
  onKeys(digits: string): void;
  onUninterruptible(): void;
  /** Same as `onUsage` of the model's stream. */
  onUsage: DeltaOptions['onUsage'];
  onDone(calls: readonly ToolCall[]): void;
  onFailed(error: Error): void;
  onWarning(code: string, detail: string): void;
}

export async function runReply(options: ReplyOptions): Promise<void> {
  try {
    const passages = await findPassages(options);
    if (options.signal.aborted) return;
    const calls = await write(options, passages);
    if (!options.signal.aborted) options.onDone(calls);
  } catch (error) {
    if (!options.signal.aborted) options.onFailed(error as Error);
  }
}

async function findPassages({ hostClock, search, signal, onWarning }: ReplyOptions): Promise<readonly Passage[]> {
  if (!search) return [];
  try {
    return await withDeadline(hostClock, KNOWLEDGE_TIMEOUT_MS, search(signal));
  } catch (error) {
    if (!signal.aborted) onWarning('knowledge_failed', (error as Error).message);
    return [];
  }
}

async function write(options: ReplyOptions, passages: readonly Passage[]): Promise<readonly ToolCall[]> {
  const { request, onText, onKeys, onUninterruptible, onWarning } = options;
  const calls: ToolCall[] = [];
  const limit = createReplyLimit();
  const speak = (text: string): void => {
    if (text !== '') onText(text);
  };
  const limits = { firstMs: FIRST_DELTA_TIMEOUT_MS, nextMs: DELTA_TIMEOUT_MS };
  for await (const delta of streamModel({ ...options, ...limits, continues: true, request: request(passages) })) {
    if (delta.type === 'keys') onKeys(delta.digits);
    else if (delta.type === 'uninterruptible') onUninterruptible();
    else if (delta.type === 'tool_call' && calls.length < MAX_CALLS) calls.push(delta.call);
    else if (delta.type === 'text') speak(limit.push(delta.text));
  }
  speak(limit.end());
  if (limit.isCut()) onWarning('reply_cut', `the rest of a reply beyond ${MAX_REPLY_CHARS} characters was not spoken`);
  return calls;
}
