// Chats with a paid, slow and failing language model: one answer at a time, a disconnect stops the model, and usage is charged and
// limited.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerSentEvent } from '../../../generated/operations.ts';
import type { WidgetSessionGrant } from '../../../generated/types.ts';
import { startOpenAiServer, type OpenAiServer } from '../../../scripts/stand-ins/openai-server.ts';
import { loadTextAgent } from '../../../src/resources/agents/service/text-agent.ts';
import { answerReserve } from '../../../src/resources/agents/service/text-bill.ts';
import { streamWidgetMessage } from '../../../src/resources/widgets/service/chat.ts';
import type { PublicContext } from '../../../src/runtime.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { newAgent } from '../rtc/support.ts';
import { chatOver } from './support.ts';

let app: TestApp;
let model: OpenAiServer;
let owner: Tenant;

beforeAll(async () => {
  model = await startOpenAiServer();
  app = await startTestApp({ env: { LLM_BASE_URL: model.baseUrl, LLM_MODELS: 'test-model' } });
  owner = await newTenant(app.url);
}, 60_000);
afterAll(async () => {
  await app?.close();
  await model?.close();
});

const visitor = (token?: string) => clientOf(app.url, token);

async function widgetOf(more: Record<string, unknown> = {}, who = owner): Promise<{ id: string }> {
  const { id } = await who.ok('createWidget', { body: { name: 'x', agent_id: await newAgent(who), ...more } });
  return { id };
}

test('the model receives the prompt, the greeting and the earlier messages', async () => {
  const path = await widgetOf({ greeting: 'Ask me {{what}} anything.' });
  const { session_id, token } = await visitor().ok('sendWidgetMessage', { path, body: { message: 'One' } });
  await visitor(token).ok('sendWidgetMessage', { path, body: { message: 'Two', session_id } });
  const messages = model.requests.at(-1)!.body['messages'] as { role: string; content: string }[];
  expect(messages.map(({ role }) => role)).toEqual(['system', 'assistant', 'user', 'assistant', 'user']);
  expect(messages.slice(1).map(({ content }) => content)).toEqual(['Ask me anything.', 'One', 'Hello there.', 'Two']);
});

describe('one answer at a time', () => {
  test('rejects a second message in the meantime; a disconnect stops the model and keeps the text so far', async () => {
    const path = await widgetOf();
    const { session_id, token } = await visitor().ok('sendWidgetMessage', { path, body: { message: 'One' } });
    const before = model.abandoned();
    model.script({ kind: 'hang', words: ['Well, '] });
    const leave = new AbortController();
    const body = { message: 'Two', session_id };
    const headers = {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
    };
    const answer = await fetch(`${app.url}/v1/widgets/${path.id}/chat`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: leave.signal,
    });
    let text = '';
    const reading = (async () => {
      for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) text += chunk;
    })().catch(() => undefined);
    await until(() => text.includes('Well'));
    const busy = await visitor(token).refused('sendWidgetMessage', { path, body });
    expect(busy).toMatchObject({ status: 409, code: 'widget_session_busy' });
    leave.abort();
    await reading;
    await until(() => model.abandoned() === before + 1, { what: 'the model request is aborted' });
    const texts = async () => {
      const { data } = await visitor(token).ok('listWidgetMessages', { path: { ...path, session_id } });
      return data.map(({ text }) => text);
    };
    await until(async () => (await texts()).length === 4);
    expect((await texts()).slice(2)).toEqual(['Two', 'Well,']);
    await visitor(token).ok('sendWidgetMessage', { path, body: { message: 'Three', session_id } });
  });
});

describe('a model that fails', () => {
  test('returns 502, or a stream event, and the session continues', async () => {
    const path = await widgetOf();
    const { session_id, token } = await visitor().ok('sendWidgetMessage', { path, body: { message: 'One' } });
    model.script({ kind: 'status', status: 400, body: '{}' });
    const refusal = await visitor(token).refused('sendWidgetMessage', { path, body: { message: 'Two', session_id } });
    expect(refusal).toMatchObject({ status: 502, code: 'provider_failed' });
    const { data } = await visitor(token).ok('listWidgetMessages', { path: { ...path, session_id } });
    expect(data.map(({ text }) => text)).toEqual(['One', 'Hello there.', 'Two']);
    model.script({ kind: 'cut', words: ['Well, '] });
    const heard = await chatOver(app.url, path.id, 'Hello');
    expect(heard.map(({ event }) => event)).toEqual(['session', 'delta', 'error']);
    expect(heard.at(-1)!.data).toMatchObject({ code: 'provider_failed', status: 502 });
    await visitor(token).ok('sendWidgetMessage', { path, body: { message: 'Three', session_id } });
  });
});

describe('a model that is no longer available', () => {
  test('returns 502 to the visitor and in the playground', async () => {
    const tenant = await newTenant(app.url);
    const agentId = await newAgent(tenant);
    const { id } = await tenant.ok('createWidget', { body: { name: 'x', agent_id: agentId } });
    await app.runtime.db
      .updateTable('agents')
      .set({ settings: sql`jsonb_set(settings, '{response_engine,model}', '"gone"')` })
      .where('id', '=', agentId)
      .execute();
    const refusals = [
      await visitor().refused('sendWidgetMessage', { path: { id }, body: { message: 'One' } }),
      await tenant.refused('runAgentPlayground', {
        path: { id: agentId },
        body: { messages: [{ role: 'user', text: 'One' }] },
      }),
    ];
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 502, code: 'provider_failed' });
  });
});

describe('the cost of a chat', () => {
  test('an answer whose visitor has left is charged by the generated tokens', async () => {
    const tenant = await newTenant(app.url);
    const path = await widgetOf({}, tenant);
    const words = Array.from({ length: 400 }, (_, i) => `word${i} `);
    model.script({ kind: 'hang', words });
    const leave = new AbortController();
    const answer = await fetch(`${app.url}/v1/widgets/${path.id}/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ message: 'One' }),
      signal: leave.signal,
    });
    let read = '';
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      read += chunk;
      if (read.includes('word399')) break;
    }
    leave.abort();
    // 1.60 USD for a million tokens, in micro-units.
    const least = Math.floor(((words.join('').length / 4) * 1_600_000) / 1e6);
    const spent = async () => {
      const { data } = await tenant.ok('listTransactions');
      return data.reduce((sum, { amount }) => sum - Math.min(0, Number(amount.amount)) * 1e6, 0);
    };
    await until(async () => (await spent()) > least, { what: 'the words that were read are charged' });
  });

  test('an answer is charged once by its tokens and appears in the ledger', async () => {
    const tenant = await newTenant(app.url);
    const path = await widgetOf({}, tenant);
    model.script({ kind: 'text', words: ['Hello'], usage: true });
    const { message } = await visitor().ok('sendWidgetMessage', { path, body: { message: 'One' } });
    const row = await app.runtime.db
      .selectFrom('widget_messages')
      .selectAll()
      .where('id', '=', message.id)
      .executeTakeFirstOrThrow();
    const { llm_input_tokens: input, llm_output_tokens: output } = row;
    const micros = Math.floor((input * 400_000) / 1_000_000) + Math.floor((output * 1_600_000) / 1_000_000);
    expect(micros).toBeGreaterThan(0);
    const { data } = await tenant.ok('listTransactions');
    expect(Number(data[0]!.amount.amount) * 1_000_000).toBeCloseTo(-micros, 5);
    expect((await tenant.ok('getWallet')).reserved.amount).toBe('0.000000');
  });

  test('a playground turn is charged in the same way, also when it fails, and counts for the agent', async () => {
    const tenant = await newTenant(app.url);
    const path = { id: await newAgent(tenant) };
    const body = { messages: [{ role: 'user' as const, text: 'One' }] };
    model.script({ kind: 'text', words: ['Hello'], usage: true });
    const reply = await tenant.ok('runAgentPlayground', { path, body });
    const { input_tokens: input, output_tokens: output } = reply.usage;
    const micros = Math.floor((input * 400_000) / 1_000_000) + Math.floor((output * 1_600_000) / 1_000_000);
    expect(Number(reply.cost.amount) * 1_000_000).toBeCloseTo(micros, 5);
    expect(micros).toBeGreaterThan(0);
    const { data } = await tenant.ok('listTransactions');
    expect(Number(data[0]!.amount.amount)).toBe(-Number(reply.cost.amount));
    const call = { id: 'one', name: 'nobody_has_it', arguments: '{}' };
    model.script({ kind: 'tools', calls: [call] }, { kind: 'status', status: 400, body: '{}' });
    const refusal = await tenant.refused('runAgentPlayground', { path, body });
    expect(refusal).toMatchObject({ status: 502, code: 'provider_failed' });
    expect((await tenant.ok('listTransactions')).data).toHaveLength(data.length + 1);
    const usage = await tenant.ok('getUsage', { query: { group_by: 'agent' } });
    expect(usage.data).toMatchObject([{ key: path.id, messages: 2 }]);
  });

  test('a used budget rejects messages until the next day', async () => {
    // The reserve of one answer: after one answer, less than that is left.
    const path = await widgetOf({ budget_per_day: { amount: '0.00272', currency: 'USD' } });
    await visitor().ok('sendWidgetMessage', { path, body: { message: 'One' } });
    const refusal = await visitor().refused('sendWidgetMessage', { path, body: { message: 'Two' } });
    expect(refusal).toMatchObject({ status: 429, code: 'budget_spent' });
    const seconds = Number(refusal.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(86_400);
    expect((await visitor().refused('createWidgetSession', { path, body: { mode: 'voice' } })).code).toBe(
      'budget_spent',
    );
    await owner.ok('updateWidget', { path, body: { budget_per_day: null } });
    await visitor().ok('sendWidgetMessage', { path, body: { message: 'Three' } });
  });

  test('60 concurrent chats reserve no more than the budget of their widget, and unused reserves are released', async () => {
    const path = await widgetOf({ budget_per_day: { amount: '0.009', currency: 'USD' } });
    // As many as the budget can reserve; their answers are slow.
    model.script(...Array.from({ length: 3 }, () => ({ kind: 'hang' as const, words: [] })));
    const asked = model.requests.length;
    const leave = new AbortController();
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ message: 'One' }),
      signal: leave.signal,
    };
    const ask = () => fetch(`${app.url}/v1/widgets/${path.id}/chat`, request);
    // The pool has a connection for each request, so that all of them read the budget at the same moment.
    await Promise.all(Array.from({ length: 60 }, () => sql`select 1`.execute(app.runtime.db)));
    const answers = await Promise.all(Array.from({ length: 60 }, ask));
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([count(200), count(429)]).toEqual([3, 57]);
    const spent = async () => {
      const { rows } = await sql<{ spent: number }>`
        select chat_micros::int as spent from widget_days where widget_id = ${path.id}`.execute(app.runtime.db);
      return rows[0]!.spent;
    };
    expect(await spent()).toBe(3 * 2_720);
    await until(() => model.requests.length === asked + 3, { what: 'the model has the requests' });
    leave.abort();
    await until(async () => (await spent()) < 2_720, { what: 'the reserves are released' });
    await visitor().ok('sendWidgetMessage', { path, body: { message: 'Two' } });
  });

  test('unjoined calls reserve nothing in the wallet, are limited in number, and count toward the budget', async () => {
    const reserved = async () => (await owner.ok('getWallet')).reserved.amount;
    const before = await reserved();
    const path = await widgetOf();
    const ask = (widget = path) => visitor().send('createWidgetSession', { path: widget, body: { mode: 'voice' } });
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => ask()))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
    expect(await reserved()).toBe(before);
    const small = await widgetOf({ budget_per_day: { amount: '0.013', currency: 'USD' } });
    expect([(await ask(small)).status, (await ask(small)).status]).toEqual([201, 429]);
  });

  test('unjoined calls of all addresses are limited in number and wait at most 90 seconds', async () => {
    const path = await widgetOf({ budget_per_day: null });
    const ask = () => visitor().send('createWidgetSession', { path, body: { mode: 'voice' } });
    const statuses: number[] = [];
    for (let asked = 0; asked < 21; asked++) {
      const { status, body } = await ask();
      statuses.push(status);
      if (status === 201) expect((body as WidgetSessionGrant).rtc!.expires_in).toBe(90);
      // Simulates a different address for each.
      const elsewhere = { address: `192.0.2.${asked}` };
      await app.runtime.db.updateTable('widget_sessions').set(elsewhere).where('widget_id', '=', path.id).execute();
    }
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
  });

  test.each([
    ['disabled', (path: { id: string }) => owner.ok('updateWidget', { path, body: { status: 'disabled' } })],
    ['deleted', (path: { id: string }) => owner.ok('deleteWidget', { path })],
  ])('no visitor who has not joined yet can join a widget that is %s', async (_what, end) => {
    const [path, other] = [await widgetOf(), await widgetOf()];
    const tokensOf = async (callId: string) =>
      app.runtime.db.selectFrom('rtc_tokens').select('call_id').where('call_id', '=', callId).execute();
    const ask = async (widget: { id: string }) =>
      (await visitor().ok('createWidgetSession', { path: widget, body: { mode: 'voice' } })).rtc!.call_id;
    const [gone, stays] = [await ask(path), await ask(other)];
    expect(await tokensOf(gone)).toHaveLength(1);
    await end(path);
    expect([await tokensOf(gone), await tokensOf(stays)]).toMatchObject([[], [{ call_id: stays }]]);
  });

  test('a new widget has a budget by default', async () => {
    const [usual, free] = [await widgetOf(), await widgetOf({ budget_per_day: null })];
    const budgetOf = async (path: { id: string }) => (await owner.ok('getWidget', { path })).budget_per_day;
    expect([await budgetOf(usual), await budgetOf(free)]).toMatchObject([{ amount: '10.000000' }, null]);
  });

  test('an empty wallet produces no answer', async () => {
    const poor = await startTestApp({
      env: { LLM_BASE_URL: model.baseUrl, LLM_MODELS: 'test-model', WALLET_FREE_BALANCE: '0' },
    });
    try {
      const tenant = await newTenant(poor.url);
      const path = await widgetOf({}, tenant);
      const ask = clientOf(poor.url);
      const asked = model.requests.length;
      expect((await ask.refused('sendWidgetMessage', { path, body: { message: 'One' } })).status).toBe(402);
      const turn = {
        path: { id: await newAgent(tenant) },
        body: { messages: [{ role: 'user' as const, text: 'One' }] },
      };
      expect((await tenant.refused('runAgentPlayground', turn)).code).toBe('insufficient_funds');
      expect((await ask.refused('createWidgetSession', { path, body: { mode: 'voice' } })).status).toBe(402);
      expect(model.requests.length).toBe(asked);
    } finally {
      await poor.close();
    }
  }, 60_000);
});

type Answer = AsyncIterator<ServerSentEvent>;

/**
 * Ways in which a visitor leaves; each ends the answer like the stream of a response. A never-read answer has
 * no reader to end it.
 */
const LEFT: Record<string, (answer: () => Promise<Answer>, leave: AbortController) => Promise<void>> = {
  'while the message is being stored': async (answer, leave) => {
    leave.abort();
    await (await answer()).return?.();
  },
  'before the first event is read': async (answer, leave) => {
    const events = await answer();
    leave.abort();
    await events.return?.();
  },
  'after the first event': async (answer, leave) => {
    const events = await answer();
    expect((await events.next()).value).toMatchObject({ event: 'session' });
    leave.abort();
    await events.return?.();
  },
};

test.each(Object.keys(LEFT))('a visitor who leaves %s blocks neither the session nor the budget', async (when) => {
  const { workspaceId } = owner;
  const agentId = await newAgent(owner);
  const { id } = await widgetOf({ agent_id: agentId });
  const first = await visitor().ok('sendWidgetMessage', { path: { id }, body: { message: 'When do you open?' } });
  const session = { session_id: first.session_id, token: first.token! };
  const { db } = app.runtime;
  const spent = async () => {
    const day = await db.selectFrom('widget_days').select('chat_micros').where('widget_id', '=', id).executeTakeFirst();
    return Number(day!.chat_micros);
  };
  const isFree = async () => {
    const row = await db
      .selectFrom('widget_sessions')
      .select('answering_until')
      .where('id', '=', session.session_id)
      .executeTakeFirstOrThrow();
    return row.answering_until === null;
  };
  const before = await spent();
  const leave = new AbortController();
  const request = { requestId: 'req_test', ip: '127.0.0.1', origin: null, bearer: null, accept: '' };
  const ctx: PublicContext = { ...app.runtime, ...request, signal: leave.signal };
  const answer = async () => {
    const events = await streamWidgetMessage(ctx, id, { message: 'And on Sunday?', ...session });
    return events[Symbol.asyncIterator]();
  };
  await LEFT[when]!(answer, leave);
  await until(isFree, { withinMs: 10_000, what: 'the session is free' });
  const reserve = answerReserve(app.runtime, await loadTextAgent(app.runtime, workspaceId, agentId, {}));
  expect((await spent()) - before).toBeLessThan(reserve / 2);
  await visitor().ok('sendWidgetMessage', { path: { id }, body: { message: 'And on Monday?', ...session } });
});
