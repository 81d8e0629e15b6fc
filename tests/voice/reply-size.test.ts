// What a model may send at once: the length of a reply, and the share of the event loop that it takes.
import { expect, test } from 'vitest';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import type { LlmDelta, LlmProvider } from '../../src/providers/ports/llm.ts';
import { createChunker } from '../../src/voice/out/chunker.ts';
import { runReply } from '../../src/voice/session/reply.ts';

/** @returns the text that is spoken, the warnings, and the turns of the event loop that passed meanwhile */
async function replyOf(texts: readonly string[]): Promise<{ text: string; warnings: string[]; turns: number }> {
  const warnings: string[] = [];
  const clock = createVirtualClock();
  const written: string[] = [];
  const llm = {
    id: 'test',
    async *stream(): AsyncGenerator<LlmDelta> {
      for (const text of texts) yield { type: 'text', text };
      yield { type: 'finish', reason: 'stop', usage: { inputTokens: 0, outputTokens: 0 } };
    },
  } as unknown as LlmProvider;
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const nothing = () => undefined;
  await runReply({
    clock,
    hostClock: clock,
    llm,
    fallback: null,
    signal: new AbortController().signal,
    search: null,
    request: () => ({ model: 'test', temperature: 0, messages: [], tools: [], passages: [] }),
    onText: (text) => written.push(text),
    onKeys: nothing,
    onUninterruptible: nothing,
    onUsage: nothing,
    onDone: nothing,
    onFailed: (error) => {
      throw error;
    },
    onWarning: (code) => warnings.push(code),
  });
  isOver = true;
  return { text: written.join(''), warnings, turns };
}

test.each([
  ['one piece', ['a'.repeat(256 * 1024)]],
  ['two pieces', ['a'.repeat(1999), 'a'.repeat(100_000)]],
  ['surrogate pairs', ['a', '😀'.repeat(5000)]],
])('a reply in %s ends after two minutes of speech', async (_name, texts) => {
  const { text, warnings } = await replyOf(texts);
  expect(warnings).toEqual(['reply_cut']);
  expect(text.length).toBeGreaterThanOrEqual(1999);
  expect(text.length).toBeLessThanOrEqual(2000);
  expect(text.isWellFormed()).toBe(true);
});

test.each([
  ['spaced', 'You may return it within 30 days, or 14.5 weeks. '],
  ['unspaced', '三十日以内に返品することができます。'],
])('a reply of %s sentences ends with a whole one, however it arrives', async (_name, sentence) => {
  const whole = sentence.repeat(200);
  for (const size of [1, 7, 500, whole.length]) {
    const { text, warnings } = await replyOf(whole.match(new RegExp(`.{1,${size}}`, 'gs'))!);
    expect(warnings).toEqual(['reply_cut']);
    expect(text.length).toBeGreaterThan(1700);
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(whole.startsWith(text)).toBe(true);
    expect(text).toMatch(/[.。]$/);
    expect(text).not.toMatch(/14\.$/);
  }
});

test('a reply of almost two minutes is spoken whole', async () => {
  const whole = 'This is one of many sentences. '.repeat(64);
  expect(await replyOf(whole.split(/(?<= )/))).toMatchObject({ text: whole, warnings: [] });
});

test('pieces that arrive at once leave turns of the event loop to others', async () => {
  const pieces = Array.from({ length: 2000 }, (_, i) => (i % 2 ? '，' : '好'));
  const { text, turns } = await replyOf(pieces);
  expect(text).toBe(pieces.join(''));
  expect(turns).toBeGreaterThanOrEqual(30);
});

test('a clause with many commas is measured once for each piece', () => {
  const cost = (piece: string): number => {
    const before = process.cpuUsage();
    const chunker = createChunker();
    // The first clause may end at a comma, the following ones at the longest length only.
    chunker.pushText('好'.repeat(6) + '。');
    for (let i = 0; i < 1500; i++) chunker.pushText(piece);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  cost('，');
  cost('好');
  expect(cost('，') / cost('好')).toBeLessThan(20);
});
