// The usage that is charged for a model: the reported tokens, or an estimate for an answer that ends before the model could
// report.
import { expect, test } from 'vitest';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import { ProviderError } from '../../src/providers/ports/errors.ts';
import type { LlmDelta, LlmProvider } from '../../src/providers/ports/llm.ts';
import type { TokenCount } from '../../src/voice/session/counted-answer.ts';
import { streamModel } from '../../src/voice/session/model-stream.ts';

const FINISH: LlmDelta = { type: 'finish', reason: 'stop', usage: { inputTokens: 70, outputTokens: 9 } };
const words = (count: number): LlmDelta[] => Array.from({ length: count }, () => ({ type: 'text', text: 'four' }));
const tools = [{ name: 'order', description: 'Orders.', parameters: {} }];
const REQUEST = { model: 'm', messages: [{ role: 'user' as const, content: 'x'.repeat(400) }], tools };
const INPUT = Math.ceil((400 + JSON.stringify(tools).length) / 4);

/** Streams the deltas, then fails, ends, or waits for its signal. */
function scripted(
  deltas: readonly LlmDelta[],
  then: Error | 'end' | 'wait',
  more: Partial<LlmProvider> = {},
): LlmProvider {
  return {
    id: 'scripted',
    description: '',
    models: () => [],
    async *stream({ signal }) {
      for (const delta of deltas) yield delta;
      if (then instanceof Error) throw then;
      if (then === 'wait')
        await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
    ...more,
  };
}

interface Run {
  llm: LlmProvider;
  fallback?: LlmProvider;
  /** The consumer stops after this many deltas, through its signal or by returning. */
  stop?: { after: number; by: 'abort' | 'return' };
}

async function usageOf({ llm, fallback, stop }: Run): Promise<(TokenCount & { isFallback: boolean })[]> {
  const counted: (TokenCount & { isFallback: boolean })[] = [];
  const abort = new AbortController();
  let seen = 0;
  const stream = streamModel({
    clock: createVirtualClock(),
    llm,
    fallback: fallback ? { llm: fallback, model: 'other' } : null,
    request: REQUEST,
    signal: abort.signal,
    firstMs: 1_000,
    nextMs: 1_000,
    onWarning: () => undefined,
    onUsage: (usage, isFallback) => counted.push({ ...usage, isFallback }),
  });
  try {
    for await (const _delta of stream) {
      if (++seen !== stop?.after) continue;
      if (stop.by === 'return') break;
      abort.abort(new Error('interrupted'));
      // Counted at once, before the stream is read again.
      expect(counted).toHaveLength(llm.usesTokens === false ? 0 : 1);
    }
  } catch (error) {
    expect(error).toBeInstanceOf(ProviderError);
  }
  return counted;
}

const failure = new ProviderError('scripted', 'unavailable', 'was cut off');

test('a complete answer counts the tokens that the model reports, once', async () => {
  const llm = scripted([...words(3), FINISH], 'end');
  expect(await usageOf({ llm })).toEqual([{ inputTokens: 70, outputTokens: 9, isFallback: false }]);
  const stop = { after: 4, by: 'abort' } as const;
  expect(await usageOf({ llm, stop })).toEqual([{ inputTokens: 70, outputTokens: 9, isFallback: false }]);
});

test.each<[string, Run]>([
  ['is interrupted', { llm: scripted(words(100), 'wait'), stop: { after: 20, by: 'abort' } }],
  ['is no longer read', { llm: scripted(words(100), 'wait'), stop: { after: 20, by: 'return' } }],
  ['fails', { llm: scripted(words(20), failure) }],
  ['ends without a report', { llm: scripted(words(20), 'end') }],
])('an answer that %s counts an estimate of the tokens read and written', async (_how, run) => {
  expect(await usageOf(run)).toEqual([{ inputTokens: INPUT, outputTokens: 20, isFallback: false }]);
});

test('arguments of functions count as written tokens', async () => {
  const call = { id: 'c', name: 'order', arguments: JSON.stringify({ what: 'x'.repeat(100) }) };
  const [used] = await usageOf({ llm: scripted([{ type: 'tool_call', call }], failure) });
  expect(used!.outputTokens).toBe(Math.ceil((5 + call.arguments.length) / 4));
});

test('a model that failed before its first word costs nothing, and its fallback is counted as the fallback', async () => {
  const llm = scripted([], failure);
  expect(await usageOf({ llm })).toEqual([]);
  const stop = { after: 8, by: 'abort' } as const;
  const answered = await usageOf({ llm, fallback: scripted(words(50), 'wait'), stop });
  expect(answered).toEqual([{ inputTokens: INPUT, outputTokens: 8, isFallback: true }]);
});

test('a server of the customer counts nothing', async () => {
  const llm = scripted(words(100), 'wait', { usesTokens: false });
  expect(await usageOf({ llm, stop: { after: 20, by: 'abort' } })).toEqual([]);
});
