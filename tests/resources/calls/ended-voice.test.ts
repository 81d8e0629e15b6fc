// Agents whose voice was discontinued by its provider: the fallback voice speaks, and the timeline gives the reason.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { ended, place, talkingAgent, timelineOf } from './support.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Hangs up in the middle of the call. */
const HANGS_UP = '+12025550105';
const HUME_VOICE = 'hume-kora';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app.close());

/** Creates an agent with a voice of Hume, as stored before the vendor ended its API. */
async function agentOfHume(fallbackVoiceId: string | null): Promise<string> {
  const body = { ...talkingAgent(), fallback_voice_id: fallbackVoiceId };
  const { agent_id: id } = await tenant.ok('createAgent', { body });
  const { db } = app.runtime;
  const voice = JSON.stringify(HUME_VOICE);
  await sql`
    insert into agent_versions (workspace_id, agent_id, version, snapshot, changed)
    select workspace_id, agent_id, 2, jsonb_set(snapshot, '{settings,voice_id}', ${voice}::jsonb), '{voice_id}'
    from agent_versions where agent_id = ${id}`.execute(db);
  await sql`
    update agents set version = 2, settings = jsonb_set(settings, '{voice_id}', ${voice}::jsonb)
    where id = ${id}`.execute(db);
  return id;
}

test('the fallback voice speaks, and the timeline names the reason', async () => {
  const { call_id: id } = await place(tenant, HANGS_UP, await agentOfHume('builtin-nova'));
  expect(await ended(tenant, id)).toMatchObject({ status: 'completed', end_reason: 'caller_hangup' });
  const rows = await timelineOf(tenant, id);
  expect(rows.find(({ data }) => data['code'] === 'voice_replaced')).toMatchObject({
    type: 'warning',
    data: { detail: expect.stringMatching(/hume-kora: Hume ended its speech API.*builtin-nova speaks instead/) },
  });
});

test('without a fallback voice the call is refused with the reason, and the agent can still be changed', async () => {
  const agentId = await agentOfHume(null);
  const refused = await tenant.refused('createCall', { body: { agent_id: agentId, to_number: HANGS_UP } });
  expect([refused.status, refused.errors]).toEqual([422, ['/agent_id not_served']]);
  expect(JSON.stringify(refused.body)).toContain('Hume ended its speech API on 13 November 2026');
  const path = { id: agentId };
  expect((await tenant.ok('updateAgent', { path, body: { voice_id: 'builtin-nova' } })).voice_id).toBe('builtin-nova');
});

test('the provider is listed as ended, and its keys are refused', async () => {
  const { data } = await tenant.ok('listProviders');
  expect(data.find(({ id }) => id === 'hume')).toMatchObject({
    configured: false,
    description: expect.stringContaining('ended its speech API'),
  });
  const refused = await tenant.refused('putProviderCredentials', {
    path: { provider: 'hume' },
    body: { api_key: 'hk_some_key' },
  });
  expect([refused.status, refused.code]).toEqual([502, 'provider_failed']);
  const created = await tenant.refused('createAgent', { body: { ...talkingAgent(), voice_id: HUME_VOICE } });
  expect(created.errors).toEqual(['/voice_id unknown_voice']);
});
