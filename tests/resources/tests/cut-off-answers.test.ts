// Answers of models outside a conversation's turns that are cut off: a test's judge and caller, and the summary for a colleague. They
// count tokens by the rule of conversations (tests/voice/model-usage.test.ts), because the vendor charges for them.
import { expect, test } from 'vitest';
import type { TokenCount } from '../../../src/voice/session/counted-answer.ts';
import type { LlmProvider } from '../../../src/providers/ports.ts';
import { summarize } from '../../../src/resources/calls/live/call-summary.ts';
import { completeText } from '../../../src/resources/tests/simulation/model-text.ts';

const never = new AbortController().signal;
const messages = [{ role: 'user' as const, content: 'x'.repeat(400) }];
const REQUEST = { model: 'm', messages, maxTokens: 10, timeoutMs: 60_000, temperature: 0 };
/** By the estimate of four characters a token. */
const INPUT_TOKENS = 100;

/** Writes so many pieces of 40 characters, and waits for its signal then. */
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

test('an answer that is longer than it may be counts what was read of it', async () => {
  const { counted, onUsage } = counter();
  await completeText(writes(10_000), REQUEST, never, onUsage);
  // The first length over 8000 characters.
  expect(counted).toEqual([{ inputTokens: INPUT_TOKENS, outputTokens: 2010 }]);
});

test('an answer that takes too long counts what it wrote until then', async () => {
  const { counted, onUsage } = counter();
  const late = completeText(writes(2), { ...REQUEST, timeoutMs: 1 }, never, onUsage);
  await expect(late).rejects.toThrow('no answer within 1 ms');
  expect(counted).toEqual([{ inputTokens: INPUT_TOKENS, outputTokens: 20 }]);
});

test('an answer whose run is canceled counts what it wrote until then, and one that never began counts nothing', async () => {
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

test('the summary for a colleague counts what it wrote, also when it is cut off or has no words', async () => {
  const agent = { model: 'm', language: 'en' } as Parameters<typeof summarize>[1];
  const lines = [{ role: 'user', text: 'Hi' }] as unknown as Parameters<typeof summarize>[2];
  const { counted, onUsage } = counter();
  const hangUp = new AbortController();
  const llm = writes(4, () => hangUp.abort(new Error('the caller hung up')));
  await expect(summarize({ llm, signal: hangUp.signal, onUsage }, agent, lines)).rejects.toThrow('the caller hung up');
  expect(counted).toEqual([{ inputTokens: expect.any(Number), outputTokens: 40 }]);
  expect(counted[0]!.inputTokens).toBeGreaterThan(50);
  const empty: LlmProvider = {
    ...llm,
    async *stream() {
      yield { type: 'text', text: ' ' };
      yield { type: 'finish', reason: 'stop', usage: { inputTokens: 70, outputTokens: 1 } };
    },
  };
  expect(await summarize({ llm: empty, signal: never, onUsage }, agent, lines)).toBeNull();
  expect(counted.at(-1)).toEqual({ inputTokens: 70, outputTokens: 1 });
});
