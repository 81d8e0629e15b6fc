// Chat completions of an agent with OpenAI's own client: replies, streams, functions, errors, disconnects, money.
import { Ajv2020 } from 'ajv/dist/2020.js';
import OpenAI, { APIError } from 'openai';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import openapi from '../../../generated/openapi.json' with { type: 'json' };
import { startOpenAiServer, type OpenAiServer } from '../../../scripts/stand-ins/openai-server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { startReceiver, type TestReceiver } from '../webhooks/support.ts';

let app: TestApp;
let model: OpenAiServer;
let receiver: TestReceiver;
let owner: Tenant;
let client: OpenAI;

beforeAll(async () => {
  [model, receiver] = await Promise.all([startOpenAiServer(), startReceiver()]);
  app = await startTestApp({ env: { LLM_BASE_URL: model.baseUrl, LLM_MODELS: 'test-model' } });
  owner = await newTenant(app.url);
  client = await clientFor(owner);
}, 60_000);
afterAll(async () => {
  await app?.close();
  await Promise.all([model?.close(), receiver?.close()]);
});

async function clientFor(tenant: Tenant, scope = 'write', path = '/v1'): Promise<OpenAI> {
  const { key } = await tenant.ok('createApiKey', { body: { name: 'chat', scope } });
  return new OpenAI({ baseURL: `${app.url}${path}`, apiKey: key, maxRetries: 0 });
}

const newAgent = async (more: object = {}, who = owner): Promise<string> =>
  (await who.ok('createAgent', { body: agentBody({ greeting: null, ...more }) })).agent_id;

const hello = [{ role: 'user' as const, content: 'Hello' }];

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ $id: 'published', components: openapi.components });
const isChunk = ajv.compile({ $ref: 'published#/components/schemas/ChatCompletionChunk' });

/** Properties of a chunk that the contract does not state. */
function schemaFaults(chunk: unknown): unknown[] {
  return isChunk(chunk) ? [] : isChunk.errors!;
}

/** The error that the client derives from a refusal. */
async function refusal(asked: Promise<unknown>): Promise<APIError> {
  const error = await asked.then(
    () => new Error('it was answered'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof APIError)) throw error;
  return error;
}

/** The messages and tools of the model's last request. */
function lastRequest() {
  return model.requests.at(-1)!.body as { messages: { role: string; content: string }[]; tools?: unknown[] };
}

describe('createChatCompletion', () => {
  test('an agent replies with its prompt and variables, to ids and to names', async () => {
    const prompt = 'You are Ada. You talk to {{user}} about order {{order}}.';
    const id = await newAgent({
      agent_name: 'Front desk',
      response_engine: { type: 'service-llm', system_prompt: prompt },
    });
    const messages = [
      { role: 'developer' as const, content: 'Answer in one sentence.' },
      { role: 'user' as const, content: [{ type: 'text' as const, text: 'Who are you?' }] },
      { role: 'assistant' as const, content: 'I am Ada.' },
      ...hello,
    ];
    for (const called of [id, 'Front desk']) {
      const body = { model: called, messages, user: 'Grace', metadata: { order: '4512' }, temperature: 0.1, seed: 7 };
      const reply = await client.chat.completions.create(body);
      expect(reply).toMatchObject({ object: 'chat.completion', model: id });
      expect(reply.choices).toMatchObject([
        { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'Hello there.' } },
      ]);
      const { prompt_tokens: input, completion_tokens: output, total_tokens: total } = reply.usage!;
      expect([input > 0, output > 0, total]).toEqual([true, true, input + output]);
      const [first, ...others] = lastRequest().messages;
      expect(first!.content).toContain('You talk to Grace about order 4512.');
      expect(others.map(({ role, content }) => `${role}: ${content}`)).toEqual([
        'system: Answer in one sentence.',
        'user: Who are you?',
        'assistant: I am Ada.',
        'user: Hello',
      ]);
    }
  });

  test('a stream has the words as they are generated, and the usage on request', async () => {
    const body = { model: await newAgent(), messages: hello, stream: true as const };
    const stream = await client.chat.completions.create({ ...body, stream_options: { include_usage: true } });
    const chunks = await all(stream);
    expect(chunks.map(({ choices }) => choices[0]?.delta.content)).toEqual([
      '',
      'Hello ',
      'there.',
      undefined,
      undefined,
    ]);
    expect(chunks[0]).toMatchObject({ object: 'chat.completion.chunk', choices: [{ delta: { role: 'assistant' } }] });
    expect(chunks.map(({ choices }) => choices[0]?.finish_reason)).toEqual([null, null, null, 'stop', undefined]);
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) as number } });
    expect(new Set(chunks.map(({ id }) => id)).size).toBe(1);
    const plain = await all(await client.chat.completions.create(body));
    expect(plain.some((chunk) => 'usage' in chunk)).toBe(false);
    expect([...chunks, ...plain].flatMap(schemaFaults)).toEqual([]);
    expect(schemaFaults({ ...chunks[0], choices: [{ index: 0, delta: {}, finish_reason: 'tired' }] })).not.toEqual([]);
    const helper = client.chat.completions.stream(body);
    expect(await helper.finalContent()).toBe('Hello there.');
  });

  test('functions of the agent run on the server, and their calls are not in the response', async () => {
    receiver.answer = (_request, response) => response.end('{"status":"baked"}');
    const fn = { type: 'webhook', name: 'look_up', description: 'Looks an order up.', url: receiver.url };
    model.script(
      { kind: 'tools', calls: [{ id: 'one', name: 'look_up', arguments: '{}' }] },
      { kind: 'text', words: ['It is ', 'baked.'] },
    );
    const id = await newAgent({ functions: [fn] });
    const reply = await client.chat.completions.create({ model: id, messages: hello });
    expect(reply.choices[0]!.message).toEqual({ role: 'assistant', content: 'It is baked.', refusal: null });
    expect(lastRequest().messages.at(-1)).toMatchObject({
      role: 'tool',
      content: expect.stringContaining('baked') as string,
    });
  });

  test('features that an agent does not support are refused with the field', async () => {
    const id = await newAgent();
    const ask = (more: object) => refusal(client.chat.completions.create({ model: id, messages: hello, ...more }));
    const tool = { type: 'function', function: { name: 'x', parameters: {} } };
    const refused = await ask({ tools: [tool] });
    expect(refused).toMatchObject({
      status: 422,
      code: 'validation_failed',
      type: 'invalid_request_error',
      param: 'tools',
    });
    expect(refused.message).toContain("only the agent's own functions run");
    expect(refused.requestID).toMatch(/^req_/);
    const params = [
      { functions: [{ name: 'x' }] },
      { n: 2 },
      { logprobs: true },
      { modalities: ['text', 'audio'] },
      { response_format: { type: 'json_object' } },
      { messages: [...hello, { role: 'assistant', content: 'Hi.' }] },
      { messages: [{ role: 'user', content: ' ' }] },
      { messages: [{ role: 'system', content: 'Hi.' }] },
      { messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'x' } }] }] },
    ];
    expect(await Promise.all(params.map(async (more) => (await ask(more)).param))).toEqual([
      'functions',
      'n',
      'logprobs',
      'modalities',
      'response_format',
      'messages[1].role',
      'messages[0].content',
      'messages[0].role',
      expect.stringContaining('messages[0].content') as string,
    ]);
  });

  test('errors have the shape that the client reads', async () => {
    const id = await newAgent();
    const outsider = await clientFor(await newTenant(app.url));
    const reader = await clientFor(owner, 'read-only');
    const ask = (who: OpenAI, called = id) => refusal(who.chat.completions.create({ model: called, messages: hello }));
    const nobody = new OpenAI({ baseURL: `${app.url}/v1`, apiKey: 'sk_service_live_wrong', maxRetries: 0 });
    const [missing, foreign, unscoped, unknown] = await Promise.all([
      ask(client, 'nobody'),
      ask(outsider),
      ask(reader),
      ask(nobody),
    ]);
    expect(missing).toMatchObject({ status: 404, code: 'agent_not_found', param: 'model' });
    expect(foreign).toMatchObject({ status: 404, code: 'agent_not_found' });
    expect(unscoped).toMatchObject({ status: 403, code: 'forbidden_scope', type: 'permission_error' });
    expect(unknown).toMatchObject({ status: 401, code: 'unauthorized', type: 'authentication_error' });
    await newAgent({ agent_name: 'Twin' });
    await newAgent({ agent_name: 'Twin' });
    expect(await ask(client, 'Twin')).toMatchObject({ status: 422, param: 'model' });
  });

  test('a model that fails before its first word is an error, and later an error in the stream', async () => {
    const body = { model: await newAgent(), messages: hello, stream: true as const };
    model.script({ kind: 'status', status: 400, body: '{}' });
    const before = await refusal(client.chat.completions.create(body));
    expect(before).toMatchObject({ status: 502, code: 'provider_failed', type: 'server_error' });
    model.script({ kind: 'cut', words: ['Well, '] });
    const words: unknown[] = [];
    const after = await refusal(
      (async () => {
        for await (const chunk of await client.chat.completions.create(body))
          words.push(chunk.choices[0]?.delta.content);
      })(),
    );
    expect(words).toEqual(['', 'Well, ']);
    expect(after.code).toBe('provider_failed');
  });

  test('a client that disconnects stops the model, in a stream and before a reply', async () => {
    const body = { model: await newAgent(), messages: hello };
    const before = model.abandoned();
    model.script({ kind: 'hang', words: ['Well, '] });
    const stream = await client.chat.completions.create({ ...body, stream: true });
    for await (const chunk of stream) if (chunk.choices[0]?.delta.content === 'Well, ') break;
    await until(() => model.abandoned() === before + 1, { what: 'the model of the stream is stopped' });
    const asked = model.requests.length;
    model.script({ kind: 'hang', words: ['Well, '] });
    const leave = new AbortController();
    const reply = client.chat.completions.create(body, { signal: leave.signal });
    await until(() => model.requests.length === asked + 1);
    leave.abort();
    await expect(reply).rejects.toThrow('aborted');
    await until(() => model.abandoned() === before + 2, { what: 'the model of the reply is stopped' });
  });

  test('a reply is charged once, and its id is in the ledger; a wallet that may not spend gives none', async () => {
    const tenant = await newTenant(app.url);
    const own = await clientFor(tenant);
    const body = { model: await newAgent({}, tenant), messages: hello };
    const { id, usage } = await own.chat.completions.create(body);
    const { data } = await tenant.ok('listTransactions');
    const micros =
      Math.floor((usage!.prompt_tokens * 400_000) / 1e6) + Math.floor((usage!.completion_tokens * 1_600_000) / 1e6);
    expect(micros).toBeGreaterThan(0);
    expect(data.filter(({ call_id }) => call_id === id).map(({ amount }) => Number(amount.amount) * 1e6)).toEqual([
      -micros,
    ]);
    await tenant.ok('updateWallet', { body: { daily_cap: { amount: '0.000001', currency: 'USD' } } });
    const refused = await refusal(own.chat.completions.create(body));
    expect(refused).toMatchObject({ status: 402, code: 'insufficient_funds', type: 'insufficient_quota' });
  });

  test('a reply that is too long, and one whose client has disconnected, are charged by the generated tokens', async () => {
    const tenant = await newTenant(app.url);
    const own = await clientFor(tenant);
    const body = { model: await newAgent({}, tenant), messages: hello };
    const chargedFor = async (id: string): Promise<number> => {
      const { data } = await tenant.ok('listTransactions');
      return data.reduce((sum, { call_id, amount }) => (call_id === id ? sum - Number(amount.amount) * 1e6 : sum), 0);
    };
    const words = Array.from({ length: 3_000 }, (_, i) => `word${i} `);
    model.script({ kind: 'hang', words });
    const long = await own.chat.completions.create(body);
    const [choice] = long.choices;
    expect(choice!.finish_reason).toBe('length');
    expect(long.usage!.completion_tokens).toBe(Math.ceil(choice!.message.content!.length / 4));
    expect(long.usage!.prompt_tokens).toBeGreaterThan(0);
    expect(await chargedFor(long.id)).toBeGreaterThan(Math.floor((long.usage!.completion_tokens * 1_600_000) / 1e6));
    model.script({ kind: 'hang', words: words.slice(0, 400) });
    let id = '';
    for await (const chunk of await own.chat.completions.create({ ...body, stream: true })) {
      id = chunk.id;
      if (chunk.choices[0]?.delta.content === 'word399 ') break;
    }
    const written = words.slice(0, 400).join('').length / 4;
    await until(async () => (await chargedFor(id)) > Math.floor((written * 1_600_000) / 1e6), {
      what: 'the words that were read are charged',
    });
  });
});

describe('listAgentModels and getAgentModel', () => {
  test('agents are listed as models under the base URL that serves both operations', async () => {
    const tenant = await newTenant(app.url);
    const own = await clientFor(tenant, 'write', '/v1/openai');
    const ids = [await newAgent({ agent_name: 'One' }, tenant), await newAgent({ agent_name: 'Two' }, tenant)];
    const models = await all(await own.models.list());
    expect(models.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(models[0]).toMatchObject({ object: 'model', owned_by: tenant.workspaceId, name: 'Two' });
    expect(await own.models.retrieve('One')).toMatchObject({ id: ids[0] });
    expect(await refusal(own.models.retrieve('Three'))).toMatchObject({ status: 404, code: 'agent_not_found' });
    const reply = await own.chat.completions.create({ model: ids[0]!, messages: hello });
    expect(reply.choices[0]!.message.content).toBe('Hello there.');
  });
});

test.each(['/v1', '/v1/openai'])(
  'methods that do not exist below %s are refused in the format of the client',
  async (path) => {
    const who = await clientFor(owner, 'write', path);
    const text = "Of OpenAI's operations, there are POST /v1/openai/chat/completions and GET /v1/openai/models.";
    for (const asked of [
      who.responses.create({ model: 'Ada', input: 'Hello' }),
      who.embeddings.create({ model: 'Ada', input: 'Hello' }),
    ]) {
      const error = await refusal(asked);
      expect(error).toMatchObject({ status: 404, code: 'not_found', message: expect.stringContaining(text) as string });
    }
  },
);
