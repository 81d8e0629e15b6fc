// Visitor chat: messages with complete or streamed answers, private sessions, limits and budgets.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { joinCall } from '../../support/browser-caller.ts';
import { clientOf, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { ended } from '../calls/support.ts';
import { newAgent } from '../rtc/support.ts';
import { startReceiver, type TestReceiver } from '../webhooks/support.ts';
import { chatOver } from './support.ts';

let app: TestApp;
let owner: Tenant;
let receiver: TestReceiver;

beforeAll(async () => {
  [app, receiver] = await Promise.all([startTestApp(), startReceiver()]);
  owner = await newTenant(app.url);
}, 60_000);
afterAll(async () => {
  await app?.close();
  await receiver?.close();
});

async function widgetOf(
  more: Record<string, unknown> = {},
  agent: Record<string, unknown> = {},
): Promise<{ id: string }> {
  const body = { name: 'Front page', agent_id: await newAgent(owner, agent), ...more };
  return { id: (await owner.ok('createWidget', { body })).id };
}

const visitor = (token?: string) => clientOf(app.url, token);

describe('sendWidgetMessage', () => {
  test('a greeting of the widget has the variables of its agent', async () => {
    const path = await widgetOf({ greeting: 'Hi {{guest}}{{nobody}}!' }, { variables: { guest: 'there' } });
    expect((await visitor().ok('getWidgetConfig', { path })).greeting).toBe('Hi there!');
  });

  test('opens a session, answers from the prompt, and continues with the earlier messages', async () => {
    const path = await widgetOf();
    const first = await visitor().ok('sendWidgetMessage', { path, body: { message: 'When do you open?' } });
    expect(first.message).toMatchObject({ role: 'agent', text: expect.stringContaining('seven') });
    expect(first.token).toMatch(/^wst_/);
    const body = { message: 'Thank you, goodbye.', session_id: first.session_id };
    const second = await visitor(first.token).ok('sendWidgetMessage', { path, body });
    expect(second.token).toBeUndefined();
    const session = { ...path, session_id: first.session_id };
    const { data } = await visitor(first.token).ok('listWidgetMessages', { path: session });
    expect(data.map(({ role, text }) => [role, text])).toEqual([
      ['user', 'When do you open?'],
      ['agent', first.message.text],
      ['user', 'Thank you, goodbye.'],
      ['agent', second.message.text],
    ]);
    expect((await owner.ok('listWidgetSessions', { path })).data).toMatchObject([
      { id: first.session_id, messages: 4 },
    ]);
  });

  test('continues with the token in the body, or with a key of the workspace that may write', async () => {
    const path = await widgetOf();
    const outsider = await newTenant(app.url);
    const opened = await visitor().ok('sendWidgetMessage', { path, body: { message: 'When do you open?' } });
    const again = { message: 'And on Sunday?', session_id: opened.session_id };
    const inBody = { path, body: { ...again, token: opened.token } };
    expect((await visitor().ok('sendWidgetMessage', inBody)).session_id).toBe(opened.session_id);
    // A client that sends its own credential with every request.
    expect((await owner.ok('sendWidgetMessage', inBody)).session_id).toBe(opened.session_id);
    const keyOf = async (tenant: Tenant, scope: 'read-only' | 'write') => {
      const { id, key } = await tenant.ok('createApiKey', { body: { name: scope, scope } });
      return Object.assign(visitor(key), { id });
    };
    const owned = await keyOf(owner, 'write');
    expect((await owned.ok('sendWidgetMessage', { path, body: again })).session_id).toBe(opened.session_id);
    const uses = () => owner.ok('listAuditLog', { query: { action: 'api_key.used', target: owned.id } });
    await until(async () => (await uses()).data.length === 1);
    const refusals = [
      await visitor().refused('sendWidgetMessage', { path, body: again }),
      await visitor().refused('sendWidgetMessage', { path, body: { ...again, token: 'wst_wrong' } }),
      await (await keyOf(outsider, 'write')).refused('sendWidgetMessage', { path, body: again }),
      await (await keyOf(owner, 'read-only')).refused('sendWidgetMessage', { path, body: again }),
    ];
    expect(refusals.map(({ code }) => code)).toEqual([
      'widget_session_not_found',
      'widget_session_not_found',
      'widget_session_not_found',
      'forbidden_scope',
    ]);
    expect((await owner.ok('listWidgetSessions', { path })).data).toMatchObject([{ messages: 8 }]);
  });

  test('streams the answer when the client accepts events, and the deltas form the message', async () => {
    const path = await widgetOf();
    const heard = await chatOver(app.url, path.id, 'When do you open?');
    expect(heard[0]).toMatchObject({ event: 'session', data: { token: expect.stringMatching(/^wst_/) } });
    const done = heard.at(-1)!.data['message'] as { text: string };
    expect(heard.at(-1)!.event).toBe('done');
    const deltas = heard.filter(({ event }) => event === 'delta');
    expect(deltas.length).toBeGreaterThan(0);
    expect(
      deltas
        .map(({ data }) => data['text'])
        .join('')
        .trim(),
    ).toBe(done.text);
  });

  test('calls the agent’s functions, and shows the visitor their names but not their results', async () => {
    const fn = {
      type: 'webhook',
      name: 'lookup_order',
      description: 'Looks an order up by its number.',
      url: receiver.url,
      parameters: { type: 'object', properties: { number: { type: 'string' } }, required: ['number'] },
    };
    const prompt = 'You are Ada. Use lookup_order when the caller asks for an order.';
    const path = await widgetOf(
      {},
      { functions: [fn], response_engine: { type: 'service-llm', system_prompt: prompt } },
    );
    const heard = await chatOver(app.url, path.id, 'Where is my order number 4512?');
    expect(heard.filter(({ event }) => event === 'tool').map(({ data }) => data)).toEqual([{ name: 'lookup_order' }]);
    expect(heard.at(-1)).toMatchObject({ event: 'done', data: { message: { tools: ['lookup_order'] } } });
    expect(JSON.parse(receiver.received.at(-1)!.body)).toMatchObject({ name: 'lookup_order', call: null });
  });

  test('scripts in a message remain text', async () => {
    const path = await widgetOf();
    const message = '<script>alert(1)</script>\u2028 "\'&';
    const { session_id, token } = await visitor().ok('sendWidgetMessage', { path, body: { message } });
    const { data } = await visitor(token).ok('listWidgetMessages', { path: { ...path, session_id } });
    expect(data[0]!.text).toBe(message);
  });

  test('rejects a message over the limit', async () => {
    const path = await widgetOf();
    const body = { message: 'x'.repeat(4001) };
    expect((await visitor().refused('sendWidgetMessage', { path, body })).errors).toEqual(['/message too_long']);
  });

  test('a full session rejects messages', async () => {
    const path = await widgetOf();
    const { session_id, token } = await visitor().ok('createWidgetSession', { path, body: { mode: 'chat' } });
    await app.runtime.db
      .updateTable('widget_sessions')
      .set({ message_count: 400 })
      .where('id', '=', session_id)
      .execute();
    const refusal = await visitor(token).refused('sendWidgetMessage', { path, body: { message: 'Hello', session_id } });
    expect(refusal).toMatchObject({ status: 409, code: 'widget_session_full' });
  });

  test('a voice-only widget rejects chat, and a chat-only widget rejects calls', async () => {
    const voice = await widgetOf({ modes: ['voice'] });
    const chat = await widgetOf({ modes: ['chat'] });
    expect((await visitor().refused('sendWidgetMessage', { path: voice, body: { message: 'Hi' } })).code).toBe(
      'widget_mode_off',
    );
    expect((await visitor().refused('createWidgetSession', { path: chat, body: { mode: 'voice' } })).code).toBe(
      'widget_mode_off',
    );
  });
});

describe('a session', () => {
  test('is private to its visitor: a missing token and tokens of other visitors or widgets are rejected', async () => {
    const [path, other] = [await widgetOf(), await widgetOf()];
    const mine = await visitor().ok('createWidgetSession', { path, body: { mode: 'chat' } });
    const theirs = await visitor().ok('createWidgetSession', { path, body: { mode: 'chat' } });
    const foreign = await visitor().ok('createWidgetSession', { path: other, body: { mode: 'chat' } });
    const body = { message: 'Hello', session_id: mine.session_id };
    for (const token of [undefined, theirs.token, foreign.token, 'wst_nonsense', owner.jwt]) {
      const refusal = await visitor(token).refused('sendWidgetMessage', { path, body });
      expect(refusal).toMatchObject({ status: 404, code: 'widget_session_not_found' });
    }
    const messages = { ...path, session_id: mine.session_id };
    for (const token of [theirs.token, foreign.token]) {
      expect((await visitor(token).refused('listWidgetMessages', { path: messages })).status).toBe(404);
    }
    expect((await visitor('wst_nonsense').refused('listWidgetMessages', { path: messages })).status).toBe(401);
    expect((await visitor(mine.token).refused('listWidgets')).status).toBe(401);
    const outsider = await newTenant(app.url);
    expect((await outsider.refused('listWidgetMessages', { path: messages })).code).toBe('widget_not_found');
  });

  test('stores only a hash of its token, and deletes it a day after the last message', async () => {
    const path = await widgetOf();
    const { session_id, token } = await visitor().ok('sendWidgetMessage', { path, body: { message: 'Hello' } });
    const { db } = app.runtime;
    const row = await db
      .selectFrom('widget_sessions')
      .selectAll()
      .where('id', '=', session_id)
      .executeTakeFirstOrThrow();
    expect(row.token_hash.toString('latin1')).not.toContain(token!);
    const past = new Date(Date.now() - 86_500_000);
    await db.updateTable('widget_sessions').set({ last_message_at: past }).where('id', '=', session_id).execute();
    const refusal = await visitor(token).refused('sendWidgetMessage', { path, body: { message: 'Hello', session_id } });
    expect(refusal.code).toBe('widget_session_not_found');
  });

  test('for voice is a browser call and is listed with it', async () => {
    const path = await widgetOf();
    const { session_id, rtc } = await visitor().ok('createWidgetSession', { path, body: { mode: 'voice' } });
    const caller = await joinCall(rtc!, app.runtime.voiceClock);
    await caller.hears('line', ({ line }) => line.role === 'agent' && line.final);
    caller.send({ t: 'end' });
    const call = await ended(owner, rtc!.call_id);
    expect(call).toMatchObject({ channel: 'web', status: 'completed', metadata: { widget_id: path.id } });
    const { data } = await owner.ok('listWidgetSessions', { path });
    expect(data).toMatchObject([{ id: session_id, mode: 'voice', call_id: rtc!.call_id }]);
  }, 60_000);
});
