// Browser calls over HTTP and WebSocket: a client speaks, types, interrupts and hangs up; rows, recording and charges equal those
// of any other call.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rms } from '../../../src/core/pcm.ts';
import { getRtcHealth } from '../../../src/resources/rtc/service.ts';
import type { Context } from '../../../src/runtime.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { joinCall } from '../../support/browser-caller.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { startSessionMcpServer } from '../../support/session-mcp-server.ts';
import { until } from '../../support/until.ts';
import { decodeMp3, ended, loudness, timelineOf } from '../calls/support.ts';
import { GREETING, inConversation, newAgent, newGrant } from './support.ts';

let app: TestApp;
let owner: Tenant;

beforeAll(async () => {
  app = await startTestApp();
  owner = await newTenant(app.url);
}, 60_000);
afterAll(() => app?.close());

describe('createRtcToken', () => {
  test('a typed question is answered aloud, and the call ends as completed with both sides recorded', async () => {
    const grant = await newGrant(owner);
    expect(grant).toMatchObject({ transport: 'websocket', expires_in: 300 });
    expect(grant.url).not.toContain(grant.token);
    const path = { id: grant.call_id };
    expect(await owner.ok('getCall', { path })).toMatchObject({ status: 'queued', channel: 'web', to_number: null });

    const caller = await inConversation(app, grant);
    expect(caller.of('open')[0]).toMatchObject({
      call_id: grant.call_id,
      ears: 'browser',
      resumed: false,
      agent_name: 'Ada',
    });
    expect(caller.agentLines()).toEqual([GREETING]);
    caller.send({ t: 'text', text: 'When do you open?' });
    await caller.hears('line', ({ line }) => line.role === 'agent' && line.final && line.text.includes('seven'));
    expect(caller.userLines()).toEqual(['When do you open?']);
    expect(rms(Int16Array.from(caller.played.flatMap((frame) => [...frame])))).toBeGreaterThan(300);

    caller.send({ t: 'end' });
    expect((await caller.hears('end')).reason).toBe('caller_hangup');
    expect(await caller.closed()).toBe(1000);
    const call = await ended(owner, grant.call_id);
    expect(call).toMatchObject({ status: 'completed', end_reason: 'caller_hangup' });
    expect(call.duration).toBeGreaterThan(1);
    const transcript = await owner.ok('getCallTranscript', { path });
    expect(transcript.text).toContain('When do you open?');
  }, 60_000);

  test('speech is recognized; the left channel of the recording is the visitor, the right channel the agent', async () => {
    const grant = await newGrant(owner);
    const caller = await inConversation(app, grant);
    const tts = app.runtime.providers.forAccounts({ workspaceId: 'ws', keys: [], voices: [] }).tts('builtin-echo');
    await caller.speak(tts, 'When do you open in the morning?');
    await caller.hears('line', ({ line }) => line.role === 'agent' && line.final && line.text.includes('seven'));
    expect(caller.of('turn').map(({ turn }) => turn)).toContain('hearing');
    caller.send({ t: 'end' });
    await caller.closed();
    // It is assembled by a job when storage is slow at the end of the call.
    const isReady = async () => (await ended(owner, grant.call_id)).recording_status === 'ready';
    await until(isReady, { withinMs: 30_000, what: 'the recording is ready' });
    const headers = { authorization: `Bearer ${owner.jwt}` };
    const answer = await fetch(`${app.url}/v1/calls/${grant.call_id}/recording.mp3`, { headers });
    expect(answer.status).toBe(200);
    const sound = await decodeMp3(new Uint8Array(await answer.arrayBuffer()));
    const { data } = await owner.ok('getCallTranscript', { path: { id: grant.call_id } });
    const said = (who: string) => data.find((item) => item.type === 'utterance' && item.role === who)!;
    const [user, agent] = [said('user'), said('agent')];
    expect(loudness(sound, 0, user.start_ms, user.end_ms)).toBeGreaterThan(0.01);
    expect(loudness(sound, 1, agent.start_ms, agent.end_ms)).toBeGreaterThan(0.01);
    expect(loudness(sound, 0, agent.start_ms, agent.end_ms)).toBeLessThan(0.002);
  }, 60_000);

  test('the latency figures of a turn equal those of the timeline', async () => {
    const grant = await newGrant(owner);
    const caller = await inConversation(app, grant);
    caller.send({ t: 'text', text: 'When do you open?' });
    const { t: _t, id, ...figures } = await caller.hears('latency');
    expect(id).toMatch(/^a\d+$/);
    caller.send({ t: 'end' });
    await ended(owner, grant.call_id);
    const rows = await timelineOf(owner, grant.call_id);
    expect(rows.find(({ type }) => type === 'latency')?.data).toEqual(figures);
  }, 60_000);

  test('a browser call has no carrier cost', async () => {
    const grant = await newGrant(owner);
    const caller = await inConversation(app, grant);
    caller.send({ t: 'end' });
    await ended(owner, grant.call_id);
    const { items } = await owner.ok('getCallCost', { path: { id: grant.call_id } });
    expect(items.find(({ item }) => item === 'telephony')?.amount.amount).toBe('0.000000');
    expect(Number(items.find(({ item }) => item === 'platform')?.amount.amount)).toBeGreaterThan(0);
  }, 60_000);
});

describe('an interruption in a browser call', () => {
  const LONG = 'This is a very long greeting that goes on and on and on. '.repeat(8).trim();

  test.each([
    ['by a button', { t: 'interrupt' }],
    ['by typing', { t: 'text', text: 'Please stop, when do you open?' }],
  ])(
    '%s silences the agent, and truncates its line where it was cut',
    async (_how, message) => {
      const grant = await newGrant(owner, { greeting: LONG });
      const caller = await joinCall(grant, app.runtime.voiceClock);
      await caller.hears('line', ({ line }) => line.role === 'agent' && line.text.split(' ').length > 6);
      caller.send(message);
      const { text, id } = await caller.hears('cut');
      expect(LONG.startsWith(text)).toBe(true);
      expect(text.length).toBeLessThan(LONG.length);
      expect(id).toBe('a1');
      caller.send({ t: 'end' });
      await ended(owner, grant.call_id);
      const { data } = await owner.ok('getCallTranscript', { path: { id: grant.call_id } });
      expect(data[0]).toMatchObject({ role: 'agent', interrupted: true, text });
    },
    60_000,
  );

  test('by speech silences the agent', async () => {
    const grant = await newGrant(owner, { greeting: LONG });
    const caller = await joinCall(grant, app.runtime.voiceClock);
    await caller.hears('line', ({ line }) => line.role === 'agent' && line.text.split(' ').length > 4);
    const speaking = caller.speak(
      app.runtime.providers.forAccounts({ workspaceId: 'ws', keys: [], voices: [] }).tts('builtin-echo'),
      'Excuse me, when do you open?',
    );
    await caller.hears('cut');
    await speaking;
    await caller.hears('line', ({ line }) => line.role === 'agent' && line.text.includes('seven'));
    caller.send({ t: 'end' });
    await ended(owner, grant.call_id);
  }, 60_000);
});

describe('getRtcHealth', () => {
  test('lists every hop and reports that TURN is not needed', async () => {
    const health = await owner.ok('getRtcHealth');
    expect(health).toMatchObject({ ok: true, transport: 'websocket', ears: 'browser', failing: null });
    expect(health.hops.map(({ hop }) => hop)).toEqual(['signalling', 'turn', 'media', 'recogniser', 'model', 'voice']);
  });

  test.each([
    [
      'a public address without https fails at the microphone',
      { publicUrl: () => 'http://voice.example.com' },
      'media',
    ],
    ['a process without sockets fails at the signalling', { role: 'api' as const }, 'signalling'],
  ])('reports the first failing hop: %s', async (_name, deployment, failing) => {
    const { workspaceId } = owner;
    const ctx = { ...app.runtime, ...deployment, actor: { workspaceId } } as Context;
    expect(await getRtcHealth(ctx)).toMatchObject({ ok: false, failing });
  });
});

test('a call that is ended while it waits for the tools of an MCP server ends as requested', async () => {
  const server = await startSessionMcpServer([['look_up']]);
  try {
    const agentId = await newAgent(owner);
    const body = { type: 'mcp', name: 'crm', description: 'Customers.', url: server.url };
    await owner.ok('createAgentFunction', { path: { id: agentId }, body });
    server.isSilent = true;
    const grant = await owner.ok('createRtcToken', { body: { agent_id: agentId } });
    const caller = await joinCall(grant, app.runtime.voiceClock);
    const path = { id: grant.call_id };
    await until(async () => (await owner.ok('getCall', { path })).status === 'in_progress', { what: 'it is answered' });
    await owner.ok('endCall', { path });
    expect(await ended(owner, grant.call_id)).toMatchObject({ status: 'completed', end_reason: 'ended_by_api' });
    expect((await caller.hears('end')).reason).toBe('ended_by_api');
    expect(caller.of('fail')).toEqual([]);
  } finally {
    await server.close();
  }
}, 60_000);

test('a call can use any agent of its workspace and none of another', async () => {
  const other = await newTenant(app.url);
  const body = { agent_id: await newAgent(other) };
  expect(await owner.refused('createRtcToken', { body })).toMatchObject({ status: 404, code: 'agent_not_found' });
});
