// Models whose chat template demands an order of the roles: they refuse an agent that greets first, and context between the turns.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startOpenAiServer, type OpenAiServer } from '../../../scripts/stand-ins/openai-server.ts';
import { systemClock } from '../../../src/core/clock.ts';
import type { ChatMessage } from '../../../src/providers/ports/llm.ts';
import { createOpenAi, type OpenAiProvider } from '../../../src/providers/vendors/openai/chat-completions.ts';
import { strictMessages } from '../../../src/providers/vendors/openai/strict-roles.ts';
import { llmRequest, textOf } from '../conformance/llm.ts';
import { collect } from '../support/sounds.ts';

const GREETED: ChatMessage[] = [
  { role: 'system', content: 'You are Ada.' },
  { role: 'assistant', content: 'Hello, this is Ada.' },
  { role: 'system', content: 'The shop is closed.' },
  { role: 'user', content: 'Are you open?' },
];
const AS_GIVEN = GREETED.map(({ role, content }) => [role, content]);
const IN_TURNS = [
  ['system', 'You are Ada.'],
  ['user', '…'],
  ['assistant', 'Hello, this is Ada.'],
  ['user', 'Note, not said by the caller:\nThe shop is closed.\n\nAre you open?'],
];
const ALTERNATE = 'Conversation roles must alternate user/assistant/user/assistant/...';

let server: OpenAiServer;
let provider: OpenAiProvider;
beforeEach(async () => {
  server = await startOpenAiServer();
  provider = createOpenAi({ baseUrl: server.baseUrl, apiKey: null, models: ['model'] }, systemClock);
});
afterEach(async () => {
  await provider.close();
  await server.close();
});

const ask = (model = 'model') => collect(provider.stream(llmRequest('Hello?', { model, messages: GREETED })));
const sent = () =>
  server.requests.map(({ body }) =>
    (body['messages'] as { role: string; content: string }[]).map(({ role, content }) => [role, content]),
  );
const refused = (status: number, message: string) => ({
  kind: 'status' as const,
  status,
  body: JSON.stringify({ object: 'error', message, type: 'BadRequestError', code: status }),
});
const withinAnswer = {
  kind: 'raw' as const,
  body: `data: ${JSON.stringify({ error: { message: `Error rendering prompt: ${ALTERNATE}` } })}\n\n`,
};

describe('a model that refuses the order of the roles', () => {
  test.each([
    ['vLLM', 400, ALTERNATE],
    ['llama.cpp', 500, `Jinja Exception: ${ALTERNATE}`],
    ['Qwen', 400, 'System message must be at the beginning.'],
    ['Mistral', 400, "Unexpected role 'user' after role 'tool'"],
  ])('gets it in turns, now and from then on (%s)', async (_server, status, message) => {
    server.script(refused(status, message));
    expect(textOf(await ask())).toBe('Hello there.');
    await ask();
    await ask('another');
    expect(sent()).toEqual([AS_GIVEN, IN_TURNS, IN_TURNS, AS_GIVEN]);
  });

  test('gets it in turns from then on if it answers with a function only', async () => {
    const calls = [{ id: 'call_1', name: 'look', arguments: '{}' }];
    server.script(refused(400, ALTERNATE), { kind: 'tools', calls });
    expect(await ask()).toMatchObject([{ type: 'tool_call' }, { type: 'finish' }]);
    await ask();
    expect(sent()).toEqual([AS_GIVEN, IN_TURNS, IN_TURNS]);
  });

  test('within its answer gets it in turns, too', async () => {
    server.script(withinAnswer);
    expect(textOf(await ask())).toBe('Hello there.');
    await ask();
    expect(sent()).toEqual([AS_GIVEN, IN_TURNS, IN_TURNS]);
  });

  // A server that quotes the request in its refusal may quote such words. Models are shared by all workspaces.
  test.each([
    ['', refused(400, ALTERNATE), 'refused', 2],
    // Counts as temporary.
    [' within its answer', withinAnswer, 'unavailable', 3],
  ] as const)(
    'and refuses it in turns as well%s is not asked endlessly, and keeps the given order',
    async (_where, refusal, kind, requests) => {
      server.script(...Array.from({ length: requests }, () => refusal));
      await expect(ask()).rejects.toMatchObject({ kind });
      expect(sent()).toEqual([AS_GIVEN, ...Array.from({ length: requests - 1 }, () => IN_TURNS)]);
      await ask();
      expect(sent().at(-1)).toEqual(AS_GIVEN);
    },
  );
});

describe('the strict order', () => {
  const toolCalls = [{ id: 'call_1', name: 'look', arguments: '{}' }];
  test.each<[string, ChatMessage[], [string, string][]]>([
    [
      'joins words of one side',
      [
        { role: 'user', content: 'Hm.' },
        { role: 'user', content: 'Yes?' },
        { role: 'assistant', content: 'One.' },
        { role: 'assistant', content: 'Two.' },
        { role: 'user', content: 'Go on.' },
      ],
      [
        ['user', 'Hm.\n\nYes?'],
        ['assistant', 'One.\n\nTwo.'],
        ['user', 'Go on.'],
      ],
    ],
    [
      'keeps a function and its result together, and words that follow apart from them',
      [
        { role: 'user', content: 'Look.' },
        { role: 'assistant', content: 'Wait.', toolCalls },
        { role: 'tool', toolCallId: 'call_1', content: '{}' },
        { role: 'user', content: 'Hello?' },
      ],
      [
        ['user', 'Look.'],
        ['assistant', 'Wait.'],
        ['tool', '{}'],
        ['assistant', '…'],
        ['user', 'Hello?'],
      ],
    ],
    [
      'ends with the caller',
      [
        { role: 'system', content: 'One.' },
        { role: 'system', content: 'Two.' },
        { role: 'assistant', content: 'Hello.' },
      ],
      [
        ['system', 'One.\n\nTwo.'],
        ['user', '…'],
        ['assistant', 'Hello.'],
        ['user', '…'],
      ],
    ],
    [
      'begins a conversation',
      [{ role: 'system', content: 'One.' }],
      [
        ['system', 'One.'],
        ['user', '…'],
      ],
    ],
  ])('%s', (_what, given, wanted) => {
    expect(strictMessages(given).map(({ role, content }) => [role, content])).toEqual(wanted);
  });
});
