// Which version of an agent answers: every kind of conversation uses the published version and stores it; the draft is used
// only on request; and a conversation keeps the version that it began with.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offerInbound } from '../../../src/resources/calls/inbound/offer.ts';
import { runSchedule } from '../../../src/resources/schedules/runs.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { started } from '../campaigns/support.ts';
import { inConversation } from '../rtc/support.ts';
import { place, talkingAgent, timelineOf } from './support.ts';

const BUSY = '+12025550101';
const PATIENT = { inactivity: { seconds: 600, reminders: [] } };
const prompt = (name: string) => ({ type: 'service-llm', system_prompt: `You are ${name} of Northwind.` });
const messages = [{ role: 'user', text: 'Who are you?' }];

let app: TestApp;
let tenant: Tenant;
/** Version 1 is published and introduces itself as Grace; version 2 is the draft and introduces itself as Ben. */
let agentId: string;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  agentId = await newAgent();
});
afterAll(() => app.close());

async function newAgent(more: object = {}): Promise<string> {
  const body = talkingAgent({ ...PATIENT, greeting: 'Grace speaks.', response_engine: prompt('Grace'), ...more });
  const { agent_id: id } = await tenant.ok('createAgent', { body });
  await tenant.ok('publishAgentVersion', { path: { id } });
  const draft = { greeting: 'Ben speaks.', response_engine: prompt('Ben'), max_concurrent_calls: null };
  await tenant.ok('updateAgent', { path: { id }, body: draft });
  return id;
}
const versionOf = async (id: string) => (await tenant.ok('getCall', { path: { id } })).agent_version;
const rtc = async (more: object = {}, agent_id = agentId) => {
  const body = { agent_id, transport: 'websocket', ...more };
  return tenant.ok('createRtcToken', { body });
};
const publish = (id: string, version: number | null) =>
  tenant.ok('publishAgentVersion', { path: { id }, body: { version } });

describe('the published version of an agent', () => {
  test('answers a call by the API, a token for a browser, and a visitor of a widget by voice', async () => {
    expect(await versionOf((await place(tenant, BUSY, agentId)).call_id)).toBe(1);
    expect(await versionOf((await rtc()).call_id)).toBe(1);
    const body = { name: 'Front page', agent_id: agentId, modes: ['chat', 'voice'] };
    const { id } = await tenant.ok('createWidget', { body });
    const visitor = clientOf(app.url);
    const session = await visitor.ok('createWidgetSession', { path: { id }, body: { mode: 'voice' } });
    expect(await versionOf(session.rtc!.call_id)).toBe(1);
    const { message } = await visitor.ok('sendWidgetMessage', { path: { id }, body: { message: 'Who are you?' } });
    expect(message.text).toContain('Grace');
    const config = await visitor.ok('getWidgetConfig', { path: { id } });
    expect(JSON.stringify(config)).toContain('Grace speaks.');
  });

  test('answers the calls of a schedule and a campaign', async () => {
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const { id } = await tenant.ok('createSchedule', { body: { agent_id: agentId, to_number: BUSY, at } });
    await app.runtime.db.updateTable('schedules').set({ next_run_at: new Date() }).where('id', '=', id).execute();
    await runSchedule(app.runtime, tenant.workspaceId, id);
    await started(tenant, agentId, [BUSY]);
    const found = async () => {
      const { data } = await tenant.ok('listCalls', { query: { agent_id: agentId, limit: '100' } });
      return data.filter(({ schedule_id, campaign_id }) => schedule_id !== null || campaign_id !== null);
    };
    await until(async () => (await found()).length === 2, { withinMs: 20_000, what: 'both have called' });
    expect((await found()).map(({ agent_version }) => agent_version)).toEqual([1, 1]);
  });

  test('answers an inbound call, unless the number pins another version; its concurrent-call limit applies', async () => {
    const limited = await newAgent({ max_concurrent_calls: 1 });
    const body = { carrier: 'loopback', number: '+12125550177', agent_id: limited };
    const { id, number: to } = await tenant.ok('buyPhoneNumber', { body });
    const offer = (ref: string) =>
      offerInbound(app.runtime, { carrier: 'loopback', ref: `${tenant.workspaceId}-${ref}`, from: '+12125550188', to });
    const accepted = async (ref: string) => {
      const answer = await offer(ref);
      if (answer.type !== 'accepted') throw new Error(JSON.stringify(answer));
      return answer.callId;
    };
    const first = await accepted('1');
    expect(await versionOf(first)).toBe(1);
    // The draft has no limit; the published version allows one call.
    expect(await offer('2')).toMatchObject({
      type: 'refused',
      detail: expect.stringContaining('max_concurrent_calls'),
    });
    await tenant.ok('endCall', { path: { id: first } });
    await tenant.ok('updatePhoneNumber', { path: { id }, body: { agent_version: 2 } });
    const pinned = await accepted('3');
    expect(await versionOf(pinned)).toBe(2);
    await tenant.ok('endCall', { path: { id: pinned } });
  });

  test('answers a browser, which keeps it while another is published; a handoff continues with the published version of the other agent', async () => {
    const id = await newAgent();
    const grant = await rtc({}, id);
    const caller = await inConversation(app, grant);
    expect(caller.agentLines()).toEqual(['Grace speaks.']);
    await publish(id, 2);
    caller.send({ t: 'text', text: 'Who are you?' });
    await caller.hears('line', ({ line }) => line.role === 'agent' && line.text.includes('I am Grace'));
    expect(await versionOf(grant.call_id)).toBe(1);
    const next = await newAgent({ agent_name: 'Next', response_engine: prompt('Alan') });
    const handoff = { action: 'handoff', agent_id: next, message: 'One moment.' };
    await tenant.ok('controlCall', { path: { id: grant.call_id }, body: handoff });
    await caller.hears('line', ({ line }) => line.role === 'agent' && line.text.includes('One moment.'));
    await caller.hears('turn', ({ turn }) => turn === 'listening');
    caller.send({ t: 'text', text: 'And who are you?' });
    await caller.hears('line', ({ line }) => line.role === 'agent' && line.text.includes('I am Alan'));
    caller.send({ t: 'end' });
    await caller.closed();
    const changed = (await timelineOf(tenant, grant.call_id)).find(({ type }) => type === 'agent_changed');
    expect(changed!.data).toEqual({ from_agent_id: id, to_agent_id: next, to_agent_version: 1 });
  }, 60_000);

  test('is on the timeline for each handoff, although redaction delays what follows the words of the caller', async () => {
    const id = await newAgent({ privacy: { redact: ['phone'] } });
    const [second, third] = [await newAgent(), await newAgent()];
    await publish(second, 2);
    const grant = await rtc({}, id);
    const caller = await inConversation(app, grant);
    // The number may continue in the next words.
    caller.send({ t: 'text', text: 'My number is 555 123' });
    await caller.hears('turn', ({ turn }) => turn === 'thinking');
    for (const agent_id of [second, third]) {
      const command = { action: 'handoff', agent_id };
      const { failure } = await tenant.ok('controlCall', { path: { id: grant.call_id }, body: command });
      expect(failure).toBeNull();
    }
    caller.send({ t: 'end' });
    await caller.closed();
    const changes = (await timelineOf(tenant, grant.call_id)).filter(({ type }) => type === 'agent_changed');
    expect(changes.map(({ data }) => [data['to_agent_id'], data['to_agent_version']])).toEqual([
      [second, 2],
      [third, 1],
    ]);
  }, 60_000);
});

describe('the draft of an agent', () => {
  test('answers the playground, and a browser call with a draft, also with an empty one', async () => {
    const reply = await tenant.ok('runAgentPlayground', { path: { id: agentId }, body: { messages } });
    expect(reply.text).toContain('Ben');
    const { call_id } = await rtc({ draft: {} });
    expect(await versionOf(call_id)).toBe(2);
    expect((await timelineOf(tenant, call_id))[0]!.data).toEqual({ status: 'queued' });
    expect(await versionOf((await rtc({ draft: { greeting: 'Hi.' } })).call_id)).toBe(2);
  });

  test('answers everybody once nothing is published, and nobody after a rollback', async () => {
    const id = await newAgent();
    await publish(id, null);
    expect(await versionOf((await rtc({}, id)).call_id)).toBe(2);
    await tenant.ok('updateAgent', { path: { id }, body: { greeting: 'Ada speaks.' } });
    expect(await versionOf((await rtc({}, id)).call_id)).toBe(3);
    await publish(id, 1);
    expect(await versionOf((await rtc({}, id)).call_id)).toBe(1);
  });
});
