// Privacy settings over the API: patterns that are refused, and a call of which nothing is stored.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../support/client.ts';
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

test('a pattern with look-ahead, one that matches nothing, and one that repeats too much are refused by name', async () => {
  const patterns = ['(?=a)b', 'a*', '[a-z]{999}'].map((pattern) => ({ name: 'one', pattern }));
  const { status, errors } = await tenant.refused('createAgent', { body: agentBody({ privacy: { patterns } }) });
  expect(status).toBe(422);
  expect(errors).toHaveLength(3);
  expect(JSON.stringify(errors)).toContain('/privacy/patterns/2/pattern');
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
