// Cold transfers over Twilio that the human does not answer: the call has ended as transferred, its timeline says what became of it,
// and the other side hears it.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../src/database/transaction.ts';
import { finishUnanswered } from '../../../src/resources/calls/dispatch/onward-legs.ts';
import { appendTimeline } from '../../../src/resources/calls/rows/timeline.ts';
import { agentBody } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { startOnwardWorld, type OnwardWorld } from './onward-world.ts';
import { ended, reaches, transferStates } from './support.ts';

const CALLEE = '+12125552368';
let world: OnwardWorld;

beforeAll(async () => void (world = await startOnwardWorld()), 60_000);
afterAll(() => world?.close());

test.each([
  ['busy', '486', 'failed busy'],
  ['no-answer', '480', 'failed no_answer'],
  ['failed', '503', 'failed carrier_error'],
] as const)(
  'a human who is %s (%s) is on the timeline as %s, once',
  async (status, sip, state) => {
    const { twilio, sendCallback } = world;
    const { tenant, number, agentId, human, used } = await world.newcomer();
    twilio.callees.set(CALLEE, {});
    twilio.callees.set(human, { fails: { status, sip } });
    const body = { agent_id: agentId, to_number: CALLEE, from_number: number.number };
    const { call_id: id } = await tenant.ok('createCall', { body });
    await reaches(tenant, id, ['in_progress']);
    const call = twilio.calls.find(({ fields }) => fields['StatusCallback']?.endsWith(id))!;
    await tenant.ok('controlCall', { path: { id }, body: { action: 'transfer', to: human } });
    expect((await ended(tenant, id)).end_reason).toBe('transferred');
    await until(() => call.status === 'completed', { what: 'the caller is hung up' });
    expect([await transferStates(tenant, id), await used()]).toEqual([[state], 0]);
    expect(call.twiml.at(-1)).toContain('<Say language="en-US">I am sorry, nobody could take your call just now.');
    expect(await sendCallback(`dialed/${id}`, call.legs[0]!.params)).toBe(call.twiml.at(-1));
    expect(await transferStates(tenant, id)).toEqual([state]);
  },
  60_000,
);

test('a leg is settled only together with its place on the timeline', async () => {
  const { twilio, sendCallback, app } = world;
  const { tenant, number, agentId, human, used } = await world.newcomer();
  twilio.callees.set(CALLEE, {});
  twilio.callees.set(human, { unreported: true });
  const body = { agent_id: agentId, to_number: CALLEE, from_number: number.number };
  const { call_id: id } = await tenant.ok('createCall', { body });
  await reaches(tenant, id, ['in_progress']);
  await tenant.ok('controlCall', { path: { id }, body: { action: 'transfer', to: human } });
  expect((await ended(tenant, id)).end_reason).toBe('transferred');
  const { clock } = app.runtime;
  const failing = {
    ...app.runtime,
    clock: {
      ...clock,
      now(): number {
        throw new Error('the process has no time left');
      },
    },
  };
  await expect(finishUnanswered(failing, { id, workspace_id: tenant.workspaceId }, 'busy')).rejects.toThrow('no time');
  expect([await transferStates(tenant, id), await used()]).toEqual([[], 1]);
  await sendCallback(`dialed/${id}`, { DialCallStatus: 'busy' });
  expect([await transferStates(tenant, id), await used()]).toEqual([['failed busy'], 0]);
}, 60_000);

test('the other side hears the language that the conversation ended in', async () => {
  const { twilio, sendCallback, app } = world;
  const { tenant, number, agentId, human } = await world.newcomer();
  const { db } = app.runtime;
  twilio.callees.set(CALLEE, {});
  twilio.callees.set(human, { unreported: true });
  const { agent_id: other } = await tenant.ok('createAgent', { body: agentBody() });
  // The built-in voices speak only English.
  const speaking = (id: string, settings: object) =>
    sql`insert into agent_versions (workspace_id, agent_id, version, snapshot, changed)
      select workspace_id, agent_id, 2, snapshot || jsonb_build_object('settings', snapshot -> 'settings' || ${JSON.stringify(settings)}::jsonb), changed
      from agent_versions where agent_id = ${id}`.execute(db);
  await speaking(agentId, { other_languages: ['de-AT', 'ja', 'cs'] });
  await speaking(other, { language: 'fr-FR', other_languages: ['it', 'ja'] });
  const body = { agent_id: agentId, to_number: CALLEE, from_number: number.number };
  const { call_id: id } = await tenant.ok('createCall', { body });
  await reaches(tenant, id, ['in_progress']);
  await tenant.ok('controlCall', { path: { id }, body: { action: 'transfer', to: human } });
  expect((await ended(tenant, id)).end_reason).toBe('transferred');
  const changed = (to_language: string) =>
    ({ type: 'language_changed', data: { from_language: 'en', to_language, at_ms: 1 } }) as const;
  const handoff = (to_agent_id: string) =>
    ({ type: 'agent_changed', data: { from_agent_id: agentId, to_agent_id, to_agent_version: 2 } }) as const;
  for (const [event, says] of [
    [changed('de-AT'), '<Say language="en-US">I am sorry'],
    [handoff(agentId), '<Say language="de-DE">Es tut mir leid'],
    [changed('cs'), '<Say language="en-US">I am sorry'],
    [changed('ja'), '<Say language="ja-JP">申し訳ございません'],
    [handoff(other), '<Say language="ja-JP">申し訳ございません'],
    [changed('en-US'), '<Say language="fr-FR">Je suis désolé'],
    [changed('it'), '<Say language="it-IT">Mi dispiace'],
  ] as const) {
    await inTransaction(db, (trx) => appendTimeline(trx, app.runtime, id, [event]));
    expect(await sendCallback(`dialed/${id}`, { DialCallStatus: 'busy' })).toContain(says);
  }
}, 60_000);
