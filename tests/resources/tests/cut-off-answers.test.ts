// Truncated model answers outside of conversation turns: a test's judge and caller, and the summary for a colleague. Their
// tokens are counted by the rule of conversations (tests/voice/model-usage.test.ts), because the vendor charges for them.
import { expect, test } from 'vitest';
import type { LlmProvider } from '../../../src/providers/ports/llm.ts';
import { summarizeCall } from '../../../src/resources/calls/live/call-summary.ts';
import { completeText } from '../../../src/resources/tests/simulation/model-text.ts';
import type { TokenCount } from '../../../src/voice/session/counted-answer.ts';

const never = new AbortController().signal;
const messages = [{ role: 'user' as const, content: 'x'.repeat(400) }];
const REQUEST = { model: 'm', messages, maxTokens: 10, timeoutMs: 60_000, temperature: 0 };
/** Estimate: four characters per token. */
const INPUT_TOKENS = 100;

/** Writes this many chunks of 40 characters, then waits for its signal. */
function writes(pieces: number, begun: () => void = () => undefined): LlmProvider {
  return {
    id: 'scripted',
    description: '',
    models: () => [],
    async *stream({ signal }) {
      for (let i = 0; i < pieces; i++) yield { type: 'text', text: 'word '.repeat(8) };
      begun();
      signal.throwIfAborted();
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  };
}

function counter() {
  const counted: TokenCount[] = [];
  return { counted, onUsage: (usage: TokenCount) => void counted.push(usage) };
}

test('an answer over the length limit counts the tokens that were read', async () => {
  const { counted, onUsage } = counter();
  await completeText(writes(10_000), REQUEST, never, onUsage);
  // The first length over 8000 characters.
  expect(counted).toEqual([{ inputTokens: INPUT_TOKENS, outputTokens: 2010 }]);
});

test('an answer that times out counts the tokens until then', async () => {
  const { counted, onUsage } = counter();
  const late = completeText(writes(2), { ...REQUEST, timeoutMs: 1 }, never, onUsage);
  await expect(late).rejects.toThrow('no answer within 1 ms');
  expect(counted).toEqual([{ inputTokens: INPUT_TOKENS, outputTokens: 20 }]);
});

test('an answer whose run is canceled counts the tokens until then, and one that never began counts none', async () => {
  for (const [pieces, expected] of [
    [3, [{ inputTokens: INPUT_TOKENS, outputTokens: 30 }]],
    [0, []],
  ] as const) {
    const { counted, onUsage } = counter();
    const cancel = new AbortController();
    const llm = writes(pieces, () => cancel.abort(new Error('canceled')));
    await expect(completeText(llm, REQUEST, cancel.signal, onUsage)).rejects.toThrow('canceled');
    expect(counted).toEqual(expected);
  }
});

test('the summary for a colleague counts its tokens, also when it is truncated or has no words', async () => {
  const agent = { model: 'm', language: 'en' } as Parameters<typeof summarizeCall>[1];
  const lines = [{ role: 'user', text: 'Hi' }] as unknown as Parameters<typeof summarizeCall>[2];
  const { counted, onUsage } = counter();
  const hangUp = new AbortController();
  const llm = writes(4, () => hangUp.abort(new Error('the caller hung up')));
  await expect(summarizeCall({ llm, signal: hangUp.signal, onUsage }, agent, lines)).rejects.toThrow(
    'the caller hung up',
  );
  expect(counted).toEqual([{ inputTokens: expect.any(Number), outputTokens: 40 }]);
  expect(counted[0]!.inputTokens).toBeGreaterThan(50);
  const empty: LlmProvider = {
    ...llm,
    async *stream() {
      yield { type: 'text', text: ' ' };
      yield { type: 'finish', reason: 'stop', usage: { inputTokens: 70, outputTokens: 1 } };
    },
  };
  expect(await summarizeCall({ llm: empty, signal: never, onUsage }, agent, lines)).toBeNull();
  expect(counted.at(-1)).toEqual({ inputTokens: 70, outputTokens: 1 });
});
