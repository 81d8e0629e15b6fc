// Privacy settings over the API: refused patterns, a call that stores nothing, and chats that inherit from the workspace.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { agentBody, clientOf, newTenant, type Tenant } from '../support/client.ts';
import { ended, place, talkingAgent, timelineOf } from '../resources/calls/support.ts';

const HANGS_UP = '+12025550105';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app.close());

test('a pattern with look-ahead, one that matches nothing, and one that repeats too much are refused with the reason', async () => {
  const patterns = ['(?=a)b', 'a*', '[a-z]{999}'].map((pattern) => ({ name: 'one', pattern }));
  const { status, errors } = await tenant.refused('createAgent', { body: agentBody({ privacy: { patterns } }) });
  expect(status).toBe(422);
  expect(errors).toHaveLength(3);
  expect(JSON.stringify(errors)).toContain('/privacy/patterns/2/pattern');
});

test('a call with `no_store` stores no spoken words, but its outcome and its cost', async () => {
  const { agent_id: agent } = await tenant.ok('createAgent', { body: talkingAgent() });
  const { call_id: id } = await place(tenant, HANGS_UP, agent, { no_store: true });
  const call = await ended(tenant, id);
  expect(call).toMatchObject({ end_reason: 'caller_hangup', recording_url: null, waveform: null });
  expect(call.cost).not.toBeNull();
  expect((await tenant.ok('getCallTranscript', { path: { id } })).data).toEqual([]);
  const types = (await timelineOf(tenant, id)).map(({ type }) => type);
  expect(types.filter((type) => ['utterance', 'tool', 'dtmf', 'knowledge'].includes(type))).toEqual([]);
  expect(types).toContain('state');
});

test('the workspace’s redaction applies to a widget chat, also across two messages; an agent that does not inherit is not redacted', async () => {
  const own = await newTenant(app.url);
  const privacy = { redact: ['card', 'email'] };
  await own.ok('updateWorkspace', { path: { id: own.workspaceId }, body: { privacy } });
  const chat = async (more: Record<string, unknown>): Promise<string> => {
    const { agent_id } = await own.ok('createAgent', { body: talkingAgent(more) });
    const { id } = await own.ok('createWidget', { body: { name: 'Shop', agent_id, modes: ['chat'] } });
    const visitor = clientOf(app.url, undefined);
    const say = (message: string, session?: object) =>
      visitor.ok('sendWidgetMessage', { path: { id }, body: { message, ...session } });
    const { session_id, token } = await say('I am jane@example.com and my card is 4111 1111');
    await say('1111 1111, thank you.', { session_id, token });
    const { data } = await own.ok('listWidgetMessages', { path: { id, session_id } });
    const { rows } = await sql<{ text: string }>`
      select text from widget_messages where session_id = ${session_id} order by position`.execute(app.runtime.db);
    expect(rows.map(({ text }) => text)).toEqual(data.map(({ text }) => text));
    return JSON.stringify(data.filter(({ role }) => role === 'user').map(({ text }) => text));
  };
  expect(await chat({})).toBe('["I am [email] and my card is [card]","[card], thank you."]');
  expect(await chat({ privacy: { inherit: false } })).toContain('jane@example.com');
});
