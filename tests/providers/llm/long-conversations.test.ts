// Conversations that are longer than the context of a model: the oldest part is left out, and the call continues.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startOpenAiServer, type OpenAiServer } from '../../../scripts/stand-ins/openai-server.ts';
import { systemClock } from '../../../src/core/clock.ts';
import type { ChatMessage } from '../../../src/providers/ports/llm.ts';
import { createOpenAi, type OpenAiProvider } from '../../../src/providers/vendors/openai/chat-completions.ts';
import { llmRequest, textOf } from '../conformance/llm.ts';
import { collect } from '../support/sounds.ts';

let server: OpenAiServer;
let provider: OpenAiProvider;

beforeEach(async () => void (server = await startOpenAiServer()));
afterEach(async () => {
  await provider.close();
  await server.close();
});

function ask(messages: readonly ChatMessage[]) {
  provider = createOpenAi({ baseUrl: server.baseUrl, apiKey: null, models: ['model'] }, systemClock);
  return collect(provider.stream({ ...llmRequest('Hello?', { model: 'model' }), messages }));
}

function refuse(message: string, status = 400): void {
  server.script({ kind: 'status', status, body: JSON.stringify({ error: { message } }) });
}

const sent = () =>
  server.requests.map(({ body }) => (body['messages'] as ChatMessage[]).map(({ role, content }) => content || role));

const PROMPT: ChatMessage = { role: 'system', content: 'You are Ada.' };
const NOTE: ChatMessage = { role: 'system', content: 'Your supervisor says: be brief.' };
const says = (content: string): ChatMessage => ({ role: 'user', content });
const answers = (content: string): ChatMessage => ({ role: 'assistant', content });

const VLLM = "This model's maximum context length is 4096 tokens. However, you requested 4200 tokens.";

describe('a conversation that is too long', () => {
  test.each([
    [400, VLLM],
    [400, 'the request exceeds the available context size (4096 tokens), try increasing it'],
    [413, 'Please reduce the length of the messages or completion.'],
    [500, 'the request exceeds the available context size. try increasing the context size or enable context shift'],
    [400, 'prompt is too long: 208310 tokens > 200000 maximum'],
  ])('for a server that answers %i %s is sent without its older half', async (status, message) => {
    refuse(message, status);
    const deltas = await ask([PROMPT, says('1'), answers('2'), NOTE, says('3'), answers('4'), says('5')]);
    expect(textOf(deltas)).toBe('Hello there.');
    expect(sent()[1]).toEqual([PROMPT.content, NOTE.content, '3', '4', '5']);
  });

  test('is shortened until it fits, and keeps the last question', async () => {
    refuse(VLLM);
    refuse(VLLM);
    refuse(VLLM);
    await ask([PROMPT, ...['1', '2', '3', '4', '5', '6', '7'].map(says), says('8')]);
    expect(sent().map((messages) => messages.length)).toEqual([9, 5, 3, 2]);
    expect(sent().at(-1)).toEqual([PROMPT.content, '8']);
  });

  test('keeps functions and their results together', async () => {
    refuse(VLLM);
    const call = { id: 'call_1', name: 'lookup', arguments: '{}' };
    await ask([
      PROMPT,
      says('1'),
      { role: 'assistant', content: '', toolCalls: [call] },
      { role: 'tool', toolCallId: 'call_1', content: 'result' },
      answers('4'),
      says('5'),
    ]);
    expect(sent()[1]).toEqual([PROMPT.content, '4', '5']);
  });

  test('that cannot be shortened, and other refusals, are reported', async () => {
    refuse(VLLM);
    await expect(ask([PROMPT, says('1')])).rejects.toMatchObject({ kind: 'refused' });
    refuse('The content was filtered.');
    await expect(ask([PROMPT, says('1'), says('2')])).rejects.toMatchObject({ kind: 'refused' });
    expect(server.requests).toHaveLength(2);
  });
});
