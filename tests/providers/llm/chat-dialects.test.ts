// Servers and models that differ from OpenAI's wire format of chat completions: thoughts in the content, refused parameters, errors
// within an answer, and function calls that share an index.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startOpenAiServer, type OpenAiAnswer, type OpenAiServer } from '../../../scripts/stand-ins/openai-server.ts';
import { systemClock } from '../../../src/core/clock.ts';
import type { LlmDelta, LlmRequest } from '../../../src/providers/ports/llm.ts';
import { createOpenAi, type OpenAiProvider } from '../../../src/providers/vendors/openai/chat-completions.ts';
import { createChunkReader } from '../../../src/providers/vendors/openai/chat-wire.ts';
import { processorMs } from '../../support/busy.ts';
import { llmRequest, textOf } from '../conformance/llm.ts';
import { collect } from '../support/sounds.ts';

let server: OpenAiServer;
let provider: OpenAiProvider;

beforeEach(async () => void (server = await startOpenAiServer()));
afterEach(async () => {
  await provider.close();
  await server.close();
});

function ask(more: Partial<LlmRequest> = {}, reasoningEffort?: string) {
  const settings = { baseUrl: server.baseUrl, apiKey: null, models: ['model'], reasoningEffort };
  provider = createOpenAi(settings, systemClock);
  return collect(provider.stream(llmRequest('Hello?', { model: 'model', ...more })));
}

/** Tokens of thoughts in addition to the limit of an answer. */
const ROOM = 8_000;

describe('thoughts of a model', () => {
  const cut = (content: string): OpenAiAnswer => {
    const chunk = (more: object) => `data: ${JSON.stringify({ choices: [], ...more })}\n\n`;
    const text = chunk({ choices: [{ index: 0, delta: { content }, finish_reason: 'length' }] });
    const usage = chunk({ usage: { prompt_tokens: 40, completion_tokens: 90 } });
    return { kind: 'raw', body: `${text}${usage}data: [DONE]\n\n` };
  };
  const limits = () => server.requests.map(({ body }) => body['max_tokens']);

  test.each(['', '<think>The caller greets me, so'])(
    'that reach the limit before any text lead to another request with room for them: %j',
    async (content) => {
      const alone = (await ask({ maxTokens: 90 })).at(-1)! as Extract<LlmDelta, { type: 'finish' }>;
      server.script(cut(content));
      const deltas = await ask({ maxTokens: 90 });
      expect(textOf(deltas)).toBe('Hello there.');
      const { inputTokens, outputTokens } = alone.usage;
      expect(deltas.at(-1)).toMatchObject({
        reason: 'stop',
        usage: { inputTokens: inputTokens + 40, outputTokens: outputTokens + 90 },
      });
      await ask({ maxTokens: 50 });
      await ask({ maxTokens: 50, model: 'another' });
      expect(limits()).toEqual([90, 90, 90 + ROOM, 50 + ROOM, 50]);
    },
  );

  test('are given room once, and not if the limit cut off a text or there is none', async () => {
    server.script(cut('Hello the'), cut(''), cut(''), cut(''));
    expect(textOf(await ask({ maxTokens: 90 }))).toBe('Hello the');
    expect(textOf(await ask())).toBe('');
    expect((await ask({ maxTokens: 90 })).at(-1)).toMatchObject({ type: 'finish', reason: 'length' });
    expect(limits()).toEqual([90, undefined, 90, 90 + ROOM]);
  });

  test.each([
    [['<think>The caller greets me.</think>\n\nGood morning.'], 'Good morning.'],
    [['<th', 'ink>Hm', 'm.</', 'think', '>\n', '\nGood ', 'morning.'], 'Good morning.'],
    [['Well, ', '<think>no</think> yes.'], 'Well, yes.'],
    [['<think></think>Yes', '.'], 'Yes.'],
    [['1 < 2', ' and <thin'], '1 < 2 and <thin'],
    [['<think>never ends'], ''],
    [['<think>breaks off</thi'], ''],
  ])('%j are not said', async (words, text) => {
    server.script({ kind: 'text', words });
    const deltas = await ask();
    expect(textOf(deltas)).toBe(text);
    expect(deltas.at(-1)).toMatchObject({ type: 'finish' });
  });

  test('in a field of their own are not said either', async () => {
    const chunk = (delta: object, finish_reason: string | null = null) =>
      `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
    const thoughts = chunk({ content: '', reasoning: 'Hmm.' }) + chunk({ reasoning_content: 'Hmm.', content: null });
    server.script({ kind: 'raw', body: `${thoughts}${chunk({ content: 'Yes.' }, 'stop')}data: [DONE]\n\n` });
    expect(textOf(await ask())).toBe('Yes.');
  });
});

describe('an error within an answer', () => {
  const report = (chunk: object): OpenAiAnswer => ({
    kind: 'raw',
    body: `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`,
  });

  test.each([
    [{ error: { message: 'The server had an error.', type: 'server_error', code: null } }],
    [{ error: { message: 'The engine is overloaded.', type: 'InternalServerError', code: 503 } }],
    [{ error: { message: 'Slow down.', type: 'requests', code: 'rate_limit_exceeded' } }],
    [{ error: { message: 'Failed to call a function.', type: 'invalid_request_error', code: 'tool_use_failed' } }],
    [{ choices: [], x_groq: { error: 'over capacity' } }],
    [{ error: 'the model runner has stopped' }],
    [{ object: 'error', message: 'Internal server error', type: 'InternalServerError', code: 500 }],
  ])('that is temporary leads to another request, before anything was said: %j', async (chunk) => {
    server.script(report(chunk));
    expect(textOf(await ask())).toBe('Hello there.');
    expect(server.requests).toHaveLength(2);
  });

  test.each([
    [{ error: { message: 'too long', type: 'invalid_request_error', code: 'context_length_exceeded' } }, 'refused'],
    [{ error: { message: 'This model has a context of 4096 tokens.', type: 'BadRequestError', code: 400 } }, 'refused'],
    [
      { error: { message: 'You exceeded your quota.', type: 'insufficient_quota', code: 'insufficient_quota' } },
      'auth',
    ],
  ])('that another request would meet again is not repeated: %j', async (chunk, kind) => {
    server.script(report(chunk));
    await expect(ask()).rejects.toMatchObject({ kind, message: expect.stringContaining('failed during the answer') });
    expect(server.requests).toHaveLength(1);
  });

  test.each([[''], [null], [false], [{}]])('that is empty is none: %j', async (error) => {
    const part = { error, choices: [{ index: 0, delta: { content: 'Yes.' }, finish_reason: 'stop' }] };
    server.script(report(part));
    expect(textOf(await ask())).toBe('Yes.');
    expect(server.requests).toHaveLength(1);
  });

  test('about a function call that the server could not read is retried as a refusal, too', async () => {
    const error = { message: 'Failed to call a function.', type: 'invalid_request_error', code: 'tool_use_failed' };
    const failed_generation = '<function=weather>{"temperature": "celsius"}</function>';
    server.script({ kind: 'status', status: 400, body: JSON.stringify({ error: { ...error, failed_generation } }) });
    expect(textOf(await ask({ temperature: 0.7 }))).toBe('Hello there.');
    expect(server.requests.map(({ body }) => body['temperature'])).toEqual([0.7, 0.7]);
  });

  test('after the first words ends the answer with an error', async () => {
    const words = { choices: [{ index: 0, delta: { content: 'Well, ' } }] };
    const body = `data: ${JSON.stringify(words)}\n\ndata: {"error":{"message":"stopped"}}\n\n`;
    server.script({ kind: 'raw', body });
    await expect(ask()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(server.requests).toHaveLength(1);
  });
});

describe('parameters that a model refuses', () => {
  const refusal = (message: string, param: string | null = null, code = 'unsupported_parameter'): OpenAiAnswer => ({
    kind: 'status',
    status: 400,
    body: JSON.stringify({ error: { message, type: 'invalid_request_error', param, code } }),
  });
  const sent = () =>
    server.requests.map(({ body }) =>
      ['temperature', 'max_tokens', 'max_completion_tokens', 'reasoning_effort'].filter((name) => name in body),
    );

  test('are left out or renamed, and not sent to the model again', async () => {
    server.script(
      refusal("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.", 'max_tokens'),
      refusal("Unsupported value: 'temperature' does not support 0.3 with this model.", 'temperature'),
    );
    expect(textOf(await ask({ temperature: 0.3, maxTokens: 90 }))).toBe('Hello there.');
    expect(textOf(await ask({ temperature: 0.3, maxTokens: 90 }))).toBe('Hello there.');
    expect(sent()).toEqual([
      ['temperature', 'max_tokens'],
      ['temperature', 'max_completion_tokens'],
      ['max_completion_tokens'],
      ['max_completion_tokens'],
    ]);
    expect(server.requests.at(-1)!.body).toMatchObject({ max_completion_tokens: 90 + ROOM });
    await ask({ model: 'another', temperature: 0.3 });
    expect(sent().at(-1)).toEqual(['temperature']);
  });

  test('a request that had room for thoughts is not repeated when the model has used it up', async () => {
    const empty = `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'length' }] })}\n\ndata: [DONE]\n\n`;
    server.script(refusal("Unsupported parameter: 'max_tokens'.", 'max_tokens'));
    await ask({ model: 'thinker', maxTokens: 90 });
    server.script({ kind: 'raw', body: empty }, { kind: 'raw', body: empty });
    expect(await ask({ model: 'thinker', maxTokens: 90 })).toMatchObject([{ type: 'finish', reason: 'length' }]);
    expect(server.requests).toHaveLength(3);
  });

  test('are sent again with the next request if only their value was refused', async () => {
    const isTooLarge = (name: string) =>
      refusal(`'${name}' is too large: 90. The context length is 4096 and the request has 4050 tokens.`, null, '400');
    server.script(
      refusal("Invalid value for 'temperature': must be at most 1.", 'temperature', 'invalid_value'),
      { kind: 'text', words: ['Hello there.'] },
      isTooLarge('max_tokens'),
      isTooLarge('max_completion_tokens'),
    );
    expect(textOf(await ask({ temperature: 1.7 }))).toBe('Hello there.');
    expect(textOf(await ask({ maxTokens: 90 }))).toBe('Hello there.');
    await ask({ temperature: 0.3, maxTokens: 90 });
    expect(sent()).toEqual([
      ['temperature'],
      [],
      ['max_tokens'],
      ['max_completion_tokens'],
      [],
      ['temperature', 'max_tokens'],
    ]);
  });

  test('are found in the message of a server that names no parameter', async () => {
    server.script(refusal('`reasoning_effort` must be one of `none` or `default`'));
    expect(textOf(await ask({ temperature: 0 }, 'minimal'))).toBe('Hello there.');
    expect(sent()).toEqual([['temperature', 'reasoning_effort'], ['temperature']]);
  });

  test('do not hide other refusals, and a server that refuses everything is asked a few times only', async () => {
    server.script(refusal('The messages are too long.'));
    await expect(ask({ temperature: 0 })).rejects.toThrow('The messages are too long.');
    expect(server.requests).toHaveLength(1);
    const all = 'temperature, max_tokens, max_completion_tokens, stream_options are not supported';
    server.script(...Array.from({ length: 5 }, () => refusal(all)));
    await expect(ask({ temperature: 0, maxTokens: 9 })).rejects.toThrow('answered 400');
    expect(server.requests).toHaveLength(6);
    // A refusal that quotes the request teaches nothing.
    await ask({ temperature: 0, maxTokens: 9 });
    expect(sent().at(-1)).toEqual(['temperature', 'max_tokens']);
  });
});

test('the effort of reasoning is sent where it is set', async () => {
  await ask({}, 'none');
  await ask();
  expect(server.requests.map(({ body }) => body['reasoning_effort'])).toEqual(['none', undefined]);
});

describe('function calls', () => {
  const read = (...parts: object[]) => {
    const reader = createChunkReader();
    for (const part of parts) reader.read(JSON.stringify({ choices: [{ delta: { tool_calls: [part] } }] }));
    return reader.rest(0).flatMap((delta) => (delta.type === 'tool_call' ? [delta.call] : []));
  };
  const call = (name: string, text: string) => ({ function: { name, arguments: text } });

  test.each([
    ['one index and ids', { index: 0, id: 'a' }, { index: 0, id: 'b' }, ['a', 'b']],
    ['one index and no ids', { index: 0 }, { index: 0, id: '' }, ['call_0', 'call_1']],
    ['no index and ids', { id: 'a' }, { id: 'b' }, ['a', 'b']],
    ['no index and no ids', {}, {}, ['call_0', 'call_1']],
  ])('with %s are kept apart', (_what, first, second, ids) => {
    expect(read({ ...first, ...call('one', '{"a":1}') }, { ...second, ...call('two', '{"b":2}') })).toEqual([
      { id: ids[0], name: 'one', arguments: '{"a":1}' },
      { id: ids[1], name: 'two', arguments: '{"b":2}' },
    ]);
  });

  test('in tens of thousands of parts are read in a time that grows with their length', () => {
    const part = JSON.stringify({ choices: [{ delta: { tool_calls: [{ index: 0, ...call('one', '[') }] } }] });
    const reader = createChunkReader();
    const tookMs = processorMs(() => {
      for (let i = 0; i < 40_000; i++) reader.read(part);
    });
    // Parsing everything at each part takes eleven seconds.
    expect(tookMs).toBeLessThan(2_000);
  });

  test('whose arguments contain brackets and quotes in strings are one call', () => {
    const text = JSON.stringify({ a: '"} and "{', b: { c: '\\' } });
    const parts = Array.from(text, (character) => ({ index: 0, ...call('one', character) }));
    expect(read(...parts)).toEqual([{ id: 'call_0', name: 'one', arguments: text }]);
  });

  test('of the same function are kept apart', () => {
    const found = read({ index: 0, ...call('one', '{"a":1}') }, { index: 0, ...call('one', '{"a":2}') });
    expect(found.map(({ arguments: text }) => text)).toEqual(['{"a":1}', '{"a":2}']);
  });

  test.each([
    ['the name in each part', { id: 'a', ...call('one', '') }, call('one', '{"a"'), call('one', ':1}')],
    ['id and name in each part', { id: 'a', ...call('one', '{"a"') }, { id: 'a', ...call('one', ':1}') }],
    ['the name in two parts', { id: 'a', ...call('on', '') }, call('e', ''), call('', '{"a":1}')],
    ['an empty part at the end', { id: 'a', ...call('one', '{"a":1}') }, call('one', '')],
  ] as [string, ...object[]][])('with %s are one call', (_what, ...parts) => {
    expect(read(...parts.map((part) => ({ index: 0, ...part })))).toEqual([
      { id: 'a', name: 'one', arguments: '{"a":1}' },
    ]);
  });
});
