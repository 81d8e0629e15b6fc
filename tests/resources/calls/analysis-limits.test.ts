// What a model may answer to the requests for an analysis, a summary and a text: no database, no network.
import { expect, test } from 'vitest';
import { sleep, systemClock } from '../../../src/core/clock.ts';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import type { LlmDelta, LlmProvider, LlmRequest } from '../../../src/providers/ports/llm.ts';
import { analyzeByModel } from '../../../src/resources/calls/after/analysis-by-model.ts';
import type { AnalyzedCall } from '../../../src/resources/calls/after/analysis.ts';
import { summarizeCall } from '../../../src/resources/calls/live/call-summary.ts';
import { completeText } from '../../../src/resources/tests/simulation/model-text.ts';
import { AGENT } from '../../support/scripted-session.ts';

const { signal } = new AbortController();
const onUsage = () => undefined;
const OPTIONS = { clock: systemClock, signal, onUsage };

function model(piece: string, count: number): { llm: LlmProvider; sent: () => number } {
  let sent = 0;
  const llm = {
    id: 'own',
    async *stream(): AsyncGenerator<LlmDelta> {
      for (; sent < count; sent++) yield { type: 'text', text: piece };
      yield { type: 'finish', reason: 'stop', usage: { inputTokens: 1, outputTokens: 1 } };
    },
  } as unknown as LlmProvider;
  return { llm, sent: () => sent };
}

const CALL = {
  items: [],
  text: 'Agent: Hello.',
  call: { workspace_id: 'wsp_1', end_reason: 'caller_hangup' },
  extraction: null,
  model: null,
  language: 'en',
} as unknown as AnalyzedCall;
const analyse = (piece: string) => analyzeByModel(model(piece, 1).llm, 'own', CALL, OPTIONS);

test('an analysis that does not end is refused at 64 KiB', async () => {
  const { llm, sent } = model('x'.repeat(1024), 4096);
  await expect(analyzeByModel(llm, 'own', CALL, OPTIONS)).rejects.toMatchObject({ kind: 'protocol' });
  expect(sent()).toBeLessThan(70);
});

test('an analysis that always gets one more word is given up after two minutes', async () => {
  const clock = createVirtualClock();
  const llm = {
    id: 'own',
    async *stream(request: LlmRequest): AsyncGenerator<LlmDelta> {
      for (;;) {
        await sleep(clock, 4_000, request.signal);
        yield { type: 'text', text: 'x' };
      }
    },
  } as unknown as LlmProvider;
  const analysis = analyzeByModel(llm, 'own', CALL, { clock, signal, onUsage });
  const refused = expect(analysis).rejects.toMatchObject({ kind: 'timeout' });
  await clock.advance(119_000);
  expect(clock.pending()).toBeGreaterThan(0);
  await clock.advance(1_000);
  await refused;
  expect(clock.pending()).toBe(0);
});

test('an analysis and a text wait for a slow model as long as the whole answer may take, because nobody hears it', async () => {
  const waits: (number | undefined)[] = [];
  const llm = {
    id: 'own',
    async *stream({ waitMs }: LlmRequest): AsyncGenerator<LlmDelta> {
      waits.push(waitMs);
      yield { type: 'text', text: '{"summary":"Fine."}' };
      yield { type: 'finish', reason: 'stop', usage: { inputTokens: 1, outputTokens: 1 } };
    },
  } as unknown as LlmProvider;
  await analyzeByModel(llm, 'own', CALL, OPTIONS);
  const request = { model: 'own', messages: [], maxTokens: 10, timeoutMs: 5000, temperature: 0 };
  await completeText(llm, request, signal, () => undefined);
  expect(waits).toEqual([120_000, 5000]);
});

test('an analysis that is nested too deeply is not the requested JSON', async () => {
  const nested = (levels: number) => `{"summary":"Fine.","extracted":{"a":${'['.repeat(levels)}${']'.repeat(levels)}}}`;
  await expect(analyse(nested(10_000))).rejects.toMatchObject({ kind: 'protocol' });
  expect(await analyse(`Here it is: ${nested(60)}`)).toMatchObject({ summary: 'Fine.', extracted: {} });
});

test('a summary and a text are cut off', async () => {
  const summary = model('word '.repeat(200), 1000);
  const options = { llm: summary.llm, signal, onUsage: () => undefined };
  expect((await summarizeCall(options, AGENT, [{ role: 'user', text: 'Hi.' }]))!.length).toBeLessThanOrEqual(500);
  expect(summary.sent()).toBeLessThan(10);
  const request = { model: 'own', messages: [], maxTokens: 10, timeoutMs: 5000, temperature: 0 };
  expect(await completeText(model('x'.repeat(200_000), 1).llm, request, signal, () => undefined)).toHaveLength(8000);
});
