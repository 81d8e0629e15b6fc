// A message of the server: it arrives in parts and is read as the deltas of a language model. Bounded.
import type { JsonObject } from '../../../core/json.ts';
import { ProviderError } from '../../ports/errors.ts';
import type { LlmDelta } from '../../ports/llm.ts';
import type { Part } from './wire.ts';

export const CUSTOM_LLM = 'custom-llm';
/** Tool names for actions that the server may request. */
export const END_CALL = 'end_call';
export const TRANSFER_CALL = 'transfer_call';

const MAX_CONTENT_CHARS = 20_000;

export interface Answer {
  /** Makes requests of the server unique in the history of a call. */
  name: string;
  waiting: Part[];
  chars: number;
  failed: ProviderError | null;
  wake(): void;
}

export function newAnswer(name: string): Answer {
  return { name, waiting: [], chars: 0, failed: null, wake: () => undefined };
}

export function addPart(answer: Answer, part: Part): void {
  // An empty part also occupies a place in the queue.
  answer.chars += Math.max(1, part.content.length);
  if (answer.chars > MAX_CONTENT_CHARS)
    answer.failed ??= new ProviderError(CUSTOM_LLM, 'protocol', 'sent too much text for one answer');
  else answer.waiting.push(part);
  answer.wake();
}

export function failAnswer(answer: Answer, error: ProviderError): void {
  answer.failed ??= error;
  answer.wake();
}

/** The combined requests of all parts; a server may send each request with any part. */
interface Requests {
  endCall: boolean;
  transferTo: string | null;
  isProtected: boolean;
}

/** @throws ProviderError when the answer failed, the signal's reason when it was aborted */
export async function* readAnswer(answer: Answer, signal: AbortSignal): AsyncGenerator<LlmDelta> {
  const onAbort = () => answer.wake();
  signal.addEventListener('abort', onAbort, { once: true });
  const requests: Requests = { endCall: false, transferTo: null, isProtected: false };
  try {
    for (;;) {
      signal.throwIfAborted();
      const part = answer.waiting.shift();
      if (part) {
        yield* deltasOf(part, requests);
        if (part.complete) return yield* closingDeltas(answer.name, requests);
      } else if (answer.failed) throw answer.failed;
      else await new Promise<void>((resolve) => (answer.wake = resolve));
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function* deltasOf(part: Part, requests: Requests): Generator<LlmDelta> {
  requests.endCall ||= part.endCall;
  requests.transferTo ??= part.transferTo;
  if (part.uninterruptible && !requests.isProtected) {
    requests.isProtected = true;
    yield { type: 'uninterruptible' };
  }
  if (part.content !== '') yield { type: 'text', text: part.content };
  if (part.digits !== null) yield { type: 'keys', digits: part.digits };
}

function* closingDeltas(name: string, { endCall, transferTo }: Requests): Generator<LlmDelta> {
  const call = (tool: string, args: JsonObject): LlmDelta => {
    return { type: 'tool_call', call: { id: `${tool}_${name}`, name: tool, arguments: JSON.stringify(args) } };
  };
  if (transferTo !== null) yield call(TRANSFER_CALL, { to: transferTo });
  else if (endCall) yield call(END_CALL, {});
  const reason = transferTo !== null || endCall ? 'tool_calls' : 'stop';
  // The server does not report tokens.
  yield { type: 'finish', reason, usage: { inputTokens: 0, outputTokens: 0 } };
}
