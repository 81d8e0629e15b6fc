// The OpenAI-compatible adapter against a local server that speaks the wire format, including its faults.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startOpenAiServer, type OpenAiAnswer, type OpenAiServer } from '../../../scripts/stand-ins/openai-server.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { ProviderError } from '../../../src/providers/ports/errors.ts';
import type { LlmRequest } from '../../../src/providers/ports/llm.ts';
import {
  createOpenAi,
  type OpenAiProvider,
  type OpenAiSettings,
} from '../../../src/providers/vendors/openai/chat-completions.ts';
import { createChunkReader } from '../../../src/providers/vendors/openai/chat-wire.ts';
import { until } from '../../support/until.ts';
import { conformsToLlm, LOOK_UP, llmRequest, textOf } from '../conformance/llm.ts';
import { collect } from '../support/sounds.ts';

let server: OpenAiServer;
const providers: OpenAiProvider[] = [];

beforeEach(async () => void (server = await startOpenAiServer()));
afterEach(async () => {
  await Promise.all(providers.splice(0).map((provider) => provider.close()));
  await server.close();
});

function connect(limits: OpenAiSettings['limits'] = {}): OpenAiProvider {
  const settings = { baseUrl: server.baseUrl, apiKey: 'sk-test', models: ['gpt-test'], limits };
  const provider = createOpenAi(settings, systemClock);
  providers.push(provider);
  return provider;
}

function ask(provider: OpenAiProvider, more: Partial<LlmRequest> = {}) {
  return collect(provider.stream(llmRequest('Hello?', { model: 'gpt-test', ...more })));
}

async function failure(answers: OpenAiAnswer[], limits: OpenAiSettings['limits'] = {}): Promise<ProviderError> {
  server.script(...answers);
  const error: unknown = await ask(connect(limits)).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ProviderError);
  return error as ProviderError;
}

conformsToLlm('openai', {
  speaking: () => connect(),
  calling() {
    server.script({ kind: 'tools', calls: [{ id: 'call_a', name: 'look_up', arguments: '{"order_number":"4711"}' }] });
    return connect();
  },
});

describe('request', () => {
  test('contains the key, the model, the messages and the functions in the wire format', async () => {
    const assistant = {
      role: 'assistant' as const,
      content: '',
      toolCalls: [{ id: 'c1', name: 'look_up', arguments: '{}' }],
    };
    const messages = [
      ...llmRequest('Hi').messages,
      assistant,
      { role: 'tool' as const, toolCallId: 'c1', content: '{"ok":true}' },
    ];
    await ask(connect(), { messages, tools: [LOOK_UP], temperature: 0.3, maxTokens: 90 });
    const [{ method, url, headers, body }] = server.requests as [(typeof server.requests)[0]];
    expect([method, url, headers.authorization]).toEqual(['POST', '/v1/chat/completions', 'Bearer sk-test']);
    expect(body).toMatchObject({ model: 'gpt-test', stream: true, temperature: 0.3, max_tokens: 90 });
    expect(body.tools).toEqual([{ type: 'function', function: LOOK_UP }]);
    expect((body.messages as object[]).slice(2)).toEqual([
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'c1', type: 'function', function: { name: 'look_up', arguments: '{}' } }],
      },
      { role: 'tool', tool_call_id: 'c1', content: '{"ok":true}' },
    ]);
  });

  test('contains each knowledge passage once, in the message that quotes it', async () => {
    await ask(connect(), { passages: [{ text: 'We open at nine.', score: 1, sourceId: 'src_1', title: 'Hours' }] });
    expect(JSON.stringify(server.requests[0]!.body)).not.toContain('We open at nine.');
  });

  test('reuses the connection of the previous turn', async () => {
    const provider = connect();
    for (let turn = 0; turn < 5; turn++) expect(textOf(await ask(provider))).toBe('Hello there.');
    // The second connection may open while the first is still being returned; a third would mean that none is returned.
    expect(server.connections()).toBeLessThanOrEqual(2);
  });
});

describe('answer', () => {
  test('two function calls whose chunks are interleaved are both assembled', async () => {
    const calls = [
      { id: 'a', name: 'look_up', arguments: '{"order_number":"1"}' },
      { id: 'b', name: 'look_up', arguments: '{"order_number":"a much longer one"}' },
    ];
    server.script({ kind: 'tools', calls, finish: 'stop' });
    const deltas = await ask(connect(), { tools: [LOOK_UP] });
    expect(deltas.flatMap((delta) => (delta.type === 'tool_call' ? [delta.call] : []))).toEqual(calls);
    expect(deltas.at(-1)).toMatchObject({ type: 'finish', reason: 'tool_calls' });
  });

  test('usage is taken from the server, or estimated if the server reports none', async () => {
    server.script({ kind: 'text', words: ['four ', 'words ', 'are ', 'here'] });
    expect((await ask(connect())).at(-1)).toMatchObject({ usage: { inputTokens: 42, outputTokens: 4 } });
    server.script({ kind: 'text', words: ['12345678'], usage: false });
    const finish = (await ask(connect())).at(-1);
    expect(finish).toMatchObject({ usage: { outputTokens: 2 } });
  });

  test.each([-1_000_000_000, 0.5, 1e300, '7', null, 2 ** 53])('a usage of %s is replaced by the estimate', (tokens) => {
    const reader = createChunkReader();
    const usage = { prompt_tokens: tokens, completion_tokens: tokens };
    reader.read(JSON.stringify({ choices: [{ delta: { content: '12345678' }, finish_reason: 'stop' }], usage }));
    expect(reader.rest(40).at(-1)).toMatchObject({ usage: { inputTokens: 10, outputTokens: 2 } });
  });

  test('a function call with an endless name or id is refused', () => {
    const read = (call: object) =>
      createChunkReader().read(JSON.stringify({ choices: [{ delta: { tool_calls: [{ index: 0, ...call }] } }] }));
    expect(() => read({ function: { name: 'x'.repeat(1_000_000) } })).toThrow('too long');
    expect(() => read({ id: 'x'.repeat(1_000_000) })).toThrow('too long');
    expect(read({ id: 'call_1', function: { name: 'x'.repeat(64) } })).toBe('');
  });

  test('an answer without [DONE] is complete once it has a finish reason', async () => {
    const chunk = { choices: [{ index: 0, delta: { content: 'Yes.' }, finish_reason: 'length' }] };
    server.script({ kind: 'raw', body: `data: ${JSON.stringify(chunk)}\n\n` });
    const deltas = await ask(connect());
    expect(textOf(deltas)).toBe('Yes.');
    expect(deltas.at(-1)).toMatchObject({ reason: 'length' });
  });
});

describe('failure', () => {
  test.each([
    [401, 'auth'],
    [403, 'auth'],
    [404, 'refused'],
    [422, 'refused'],
  ])('status %i is reported as %s and not retried', async (status, kind) => {
    const error = await failure([{ kind: 'status', status }]);
    expect(error).toMatchObject({ kind, status, provider: 'openai' });
    expect(server.requests.length).toBe(1);
  });

  test('a temporary 500 or 429 is retried without an error', async () => {
    const busy = { kind: 'status', status: 429, headers: { 'retry-after': '0.05' } } as const;
    server.script({ kind: 'status', status: 500 }, busy);
    expect(textOf(await ask(connect()))).toBe('Hello there.');
    expect(server.requests.length).toBe(3);
  });

  test('a lasting 500 is reported after two retries', async () => {
    const answer = { kind: 'status', status: 500 } as const;
    expect(await failure([answer, answer, answer, answer])).toMatchObject({ kind: 'unavailable', status: 500 });
    expect(server.requests.length).toBe(3);
  });

  test('a 429 with a long Retry-After fails at once', async () => {
    const error = await failure([{ kind: 'status', status: 429, headers: { 'retry-after': '60' } }]);
    expect(error.kind).toBe('rate_limited');
    expect(server.requests.length).toBe(1);
  });

  test('an answer that breaks off before its first word is retried', async () => {
    server.script({ kind: 'cut', words: [] });
    expect(textOf(await ask(connect()))).toBe('Hello there.');
  });

  test('an answer that breaks off after its first word fails and is not repeated', async () => {
    server.script({ kind: 'cut', words: ['Once ', 'upon '] });
    const said: string[] = [];
    const reading = (async () => {
      for await (const delta of connect().stream(llmRequest('Hi', { model: 'gpt-test' }))) {
        if (delta.type === 'text') said.push(delta.text);
      }
    })();
    await expect(reading).rejects.toMatchObject({ kind: 'unavailable' });
    expect(said).toEqual(['Once ', 'upon ']);
    expect(server.requests.length).toBe(1);
  });

  test('a server that never responds hits the first timeout, and one that stops in mid-answer the second', async () => {
    const patient = { firstChunkTimeoutMs: 20_000, chunkTimeoutMs: 20_000 };
    const first = await failure([{ kind: 'hang', words: [] }], { ...patient, firstChunkTimeoutMs: 80 });
    expect(first).toMatchObject({ kind: 'timeout' });
    const second = await failure([{ kind: 'hang', words: ['Well'] }], { ...patient, chunkTimeoutMs: 80 });
    expect(second).toMatchObject({ kind: 'timeout' });
    expect(second.message).toContain('further chunk');
    await until(() => server.abandoned() === 2);
  });

  test('a request in which nobody hears the wait states how long both timeouts are', async () => {
    const limits = { firstChunkTimeoutMs: 20_000, chunkTimeoutMs: 20_000 };
    for (const [words, what] of [
      [[], 'first'],
      [['Well'], 'further'],
    ] as const) {
      server.script({ kind: 'hang', words });
      const answer = ask(connect(limits), { waitMs: 90 });
      await expect(answer).rejects.toMatchObject({
        kind: 'timeout',
        message: expect.stringContaining(`no ${what} chunk within 90 ms`),
      });
    }
  });

  test.each([
    ['data: this is not JSON\n\n', 'text/event-stream'],
    ['data: [1,2,3]\n\n', 'text/event-stream'],
    ['<html>Welcome to the proxy</html>', 'text/html'],
  ])('invalid data %j is a protocol error', async (body, type) => {
    expect(await failure([{ kind: 'raw', body, type }])).toMatchObject({ kind: 'protocol' });
  });

  test('an endless event is cut off', async () => {
    expect(await failure([{ kind: 'huge' }])).toMatchObject({ kind: 'protocol' });
    await until(() => server.abandoned() === 1);
  });

  test('a server that refuses connections is reported as unavailable', async () => {
    const provider = createOpenAi({ baseUrl: 'http://127.0.0.1:1/v1', apiKey: null, models: ['m'] }, systemClock);
    providers.push(provider);
    await expect(ask(provider)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('an abort closes the connection in mid-answer', async () => {
    server.script({ kind: 'hang', words: ['Well'] });
    const abort = new AbortController();
    const stream = connect().stream(llmRequest('Hi', { model: 'gpt-test', signal: abort.signal }));
    const reading = (async () => {
      for await (const delta of stream) if (delta.type === 'text') abort.abort(new Error('enough'));
    })();
    await expect(reading).rejects.toThrow('enough');
    await until(() => server.abandoned() === 1);
  });

  test('a consumer that stops reading closes the connection', async () => {
    server.script({ kind: 'hang', words: ['Well'] });
    for await (const _ of connect().stream(llmRequest('Hi', { model: 'gpt-test' }))) break;
    await until(() => server.abandoned() === 1);
  });
});
