// Guarantees of every language model adapter. The factory returns a provider whose next reply is text, and a provider whose
// next reply calls the function `look_up`.
import { describe, expect, test } from 'vitest';
import { ProviderError } from '../../../src/providers/ports/errors.ts';
import type { LlmDelta, LlmProvider, LlmRequest } from '../../../src/providers/ports/llm.ts';
import { collect } from '../support/sounds.ts';

export const LOOK_UP = {
  name: 'look_up',
  description: 'Finds an order by its number.',
  parameters: { type: 'object', properties: { order_number: { type: 'string' } }, required: ['order_number'] },
};

export function llmRequest(said: string, more: Partial<LlmRequest> = {}): LlmRequest {
  return {
    model: 'none',
    messages: [
      { role: 'system', content: 'You are Mia, the receptionist of Bright Dental. Be brief.' },
      { role: 'user', content: said },
    ],
    tools: [],
    signal: new AbortController().signal,
    ...more,
  };
}

export function textOf(deltas: readonly LlmDelta[]): string {
  return deltas.map((delta) => (delta.type === 'text' ? delta.text : '')).join('');
}

interface LlmSubjects {
  speaking(): LlmProvider | Promise<LlmProvider>;
  calling(): LlmProvider | Promise<LlmProvider>;
}

export function conformsToLlm(name: string, subjects: LlmSubjects): void {
  describe(`${name} as a language model`, () => {
    test('a reply is streamed as text chunks and ends with one finish event', async () => {
      const llm = await subjects.speaking();
      const deltas = await collect(llm.stream(llmRequest('Who are you?', { model: llm.models()[0]!.id })));
      expect(deltas.filter((delta) => delta.type === 'text').length).toBeGreaterThan(1);
      expect(textOf(deltas).trim()).not.toBe('');
      expect(deltas.map((delta) => delta.type).indexOf('finish')).toBe(deltas.length - 1);
      const finish = deltas.at(-1) as Extract<LlmDelta, { type: 'finish' }>;
      expect(finish.reason).toBe('stop');
      expect(finish.usage.inputTokens).toBeGreaterThan(0);
      expect(finish.usage.outputTokens).toBeGreaterThan(0);
    });

    test('a function call arrives complete, with arguments that are valid JSON', async () => {
      const llm = await subjects.calling();
      const request = llmRequest('Please look up order 4711.', { model: llm.models()[0]!.id, tools: [LOOK_UP] });
      const deltas = await collect(llm.stream(request));
      const calls = deltas.flatMap((delta) => (delta.type === 'tool_call' ? [delta.call] : []));
      expect(calls.map((call) => [call.name, JSON.parse(call.arguments)])).toEqual([
        ['look_up', { order_number: '4711' }],
      ]);
      expect(calls[0]!.id).not.toBe('');
      expect(deltas.at(-1)).toMatchObject({ type: 'finish', reason: 'tool_calls' });
    });

    test('an aborted request rejects with the reason of its signal', async () => {
      const llm = await subjects.speaking();
      const abort = new AbortController();
      const reason = new Error('the caller went on');
      const request = llmRequest('Who are you?', { model: llm.models()[0]!.id, signal: abort.signal });
      const read = async () => {
        for await (const _ of llm.stream(request)) abort.abort(reason);
      };
      await expect(read()).rejects.toBe(reason);
    });

    test('every listed model names this provider', async () => {
      const llm = await subjects.speaking();
      expect(llm.models().length).toBeGreaterThan(0);
      for (const model of llm.models()) expect(model.provider).toBe(llm.id);
    });

    test('every failure is a ProviderError', async () => {
      const llm = await subjects.speaking();
      await (llm as { close?: () => Promise<void> }).close?.();
      const request = llmRequest('Hello?', { model: 'a-model-that-nobody-has' });
      await expect(collect(llm.stream(request))).rejects.toBeInstanceOf(ProviderError);
    });
  });
}
