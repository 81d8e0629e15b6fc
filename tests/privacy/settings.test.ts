// Privacy settings over the API: refused patterns, a call that stores nothing, and chats that inherit from the workspace.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ended, place, talkingAgent, timelineOf } from '../resources/calls/support.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { agentBody, clientOf, newTenant, type Tenant } from '../support/client.ts';

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

test('patterns that repeat too much together are refused, and an agent that has them keeps them', async () => {
  const patternsOf = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ name: 'one', pattern: `[a-z]{${150 + i}}x` }));
  const { status, errors, body } = await tenant.refused('createAgent', {
    body: agentBody({ privacy: { patterns: patternsOf(7) } }),
  });
  expect(status).toBe(422);
  expect(errors).toEqual(['/privacy/patterns invalid_pattern']);
  expect(JSON.stringify(body)).toContain('the limit is 1000');
  const workspace = { path: { id: tenant.workspaceId }, body: { privacy: { patterns: patternsOf(7) } } };
  expect((await tenant.refused('updateWorkspace', workspace)).status).toBe(422);
  const { agent_id: id } = await tenant.ok('createAgent', {
    body: agentBody({ privacy: { patterns: patternsOf(6) } }),
  });
  await sql`update agents set settings = jsonb_set(settings, '{privacy,patterns}', ${JSON.stringify(patternsOf(7))}::jsonb)
    where id = ${id}`.execute(app.runtime.db);
  await tenant.ok('updateAgent', { path: { id }, body: { agent_name: 'Renamed' } });
  expect(
    (await tenant.refused('updateAgent', { path: { id }, body: { privacy: { patterns: patternsOf(8) } } })).status,
  ).toBe(422);
});

test('of a call with `no_store` nothing that was said is stored; its outcome and cost are', async () => {
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
