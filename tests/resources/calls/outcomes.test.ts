// How a call to each test number ends, and calls that a client ends, over the API.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Call } from '../../../generated/types.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant, RECORDED, UNRECORDED } from '../../support/client.ts';
import {
  CONVERSES,
  ended,
  NEVER_ANSWERS,
  place,
  reaches,
  SILENT,
  statusesOf,
  talkingAgent,
  timelineOf,
} from './support.ts';

// A call takes seconds, and a busy machine more.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app.close());

const agentOf = async (more: Record<string, unknown> = {}) =>
  (await tenant.ok('createAgent', { body: talkingAgent({ ...UNRECORDED, ...more }) })).agent_id;

async function outcome(to: string, agent: Record<string, unknown> = {}, call: object = {}): Promise<Call> {
  const { call_id } = await place(tenant, to, await agentOf(agent), call);
  return ended(tenant, call_id);
}

const transcriptOf = (id: string) => tenant.ok('getCallTranscript', { path: { id } });

describe('unanswered calls', () => {
  test.each([
    ['+12025550101', 'busy', '486', ['queued', 'failed']],
    ['+12025550102', 'no_answer', '480', ['queued', 'ringing', 'failed']],
    ['+12025550104', 'invalid_number', '404', ['queued', 'failed']],
  ])('%s fails as %s, with the carrier’s words, no duration and no analysis', async (to, reason, code, path) => {
    const call = await outcome(to, RECORDED);
    expect(call).toMatchObject({
      status: 'failed',
      end_reason: reason,
      duration: 0,
      start_time: null,
      recording_url: null,
    });
    expect(call.end_detail).toContain(code);
    expect(call.end_time).not.toBeNull();
    expect(call.cost).toEqual({ amount: '0.000000', currency: 'USD' });
    expect(await statusesOf(tenant, call.call_id)).toEqual(path);
    const { status, code: analysis } = await tenant.refused('getCallAnalysis', { path: { id: call.call_id } });
    expect([status, analysis]).toEqual([404, 'analysis_not_found']);
    expect(await transcriptOf(call.call_id)).toMatchObject({ final: true, text: '', data: [] });
  });

  test('an agent with a ring timeout of five seconds hangs up before the callee gives up', async () => {
    const hasty = await agentOf({ ring_timeout_seconds: 5 });
    const patient = await agentOf({ ring_timeout_seconds: 60 });
    const calls = await Promise.all([hasty, patient].map((agent) => place(tenant, NEVER_ANSWERS, agent)));
    const [first, second] = await Promise.all(calls.map(({ call_id }) => ended(tenant, call_id)));
    expect([first!.end_reason, second!.end_reason]).toEqual(['no_answer', 'no_answer']);
    expect(Date.parse(first!.end_time!)).toBeLessThan(Date.parse(second!.end_time!));
  });
});

describe.concurrent('calls that are answered', () => {
  test('0100 talks, and the call completes', async () => {
    const call = await outcome('+12025550100', RECORDED);
    expect(call.status).toBe('completed');
    expect(['caller_hangup', 'agent_hangup']).toContain(call.end_reason);
    expect(await statusesOf(tenant, call.call_id)).toEqual(['queued', 'ringing', 'in_progress', 'completed']);
    expect(call.latency!.turns).toBeGreaterThan(0);
    expect(call.waveform).toHaveLength(800);
  });

  test('0103 is an answering machine: the call completes as voicemail', async () => {
    expect(await outcome('+12025550103')).toMatchObject({ status: 'completed', end_reason: 'voicemail' });
  });

  test('0103 records the agent’s message after the beep', async () => {
    const voicemail = { action: 'message', message: 'Please call {{name}} back.' };
    const call = await outcome('+12025550103', { voicemail }, { variables: { name: 'Northwind' } });
    expect(call).toMatchObject({ status: 'completed', end_reason: 'voicemail' });
    expect((await transcriptOf(call.call_id)).text).toContain('Agent: Please call Northwind back.');
  });

  test('0139 is a voicemail that only its words reveal: the agent says nothing but its message', async () => {
    const voicemail = { action: 'message', message: 'Please call Northwind back.' };
    const call = await outcome('+12025550139', { voicemail, greeting: null });
    expect(call).toMatchObject({ status: 'completed', end_reason: 'voicemail' });
    expect((await transcriptOf(call.call_id)).text.split('\n')).toEqual([
      'User: You have reached the voicemail of Sam Porter. Please leave your name and your number.',
      'Agent: Please call Northwind back.',
    ]);
  });

  test('0129 screens the call: the agent says who calls, waits, and then talks with the person', async () => {
    const message = '{{shop}} is calling about your order.';
    const agent = { call_screening: { message }, greeting: 'Hello, this is a rather long greeting.' };
    const call = await outcome('+12025550129', agent, { variables: { shop: 'Northwind' } });
    expect(call.status).toBe('completed');
    const lines = (await transcriptOf(call.call_id)).text.split('\n');
    const after = lines.slice(lines.findIndex((line) => line.startsWith('User: Hi. If you record your name')));
    expect(after.slice(1, 4)).toEqual([
      'Agent: Northwind is calling about your order.',
      'User: Please stay on the line.',
      'User: Hello, this is Alex Morgan speaking.',
    ]);
    expect(after[4]).toMatch(/^Agent: /);
    const warnings = (await timelineOf(tenant, call.call_id)).filter(({ type }) => type === 'warning');
    expect(warnings.map(({ data }) => data['code'])).toEqual(['call_screened']);
  });

  test('0105 hangs up in the middle of the call', async () => {
    const call = await outcome('+12025550105');
    expect(call).toMatchObject({ status: 'completed', end_reason: 'caller_hangup' });
    expect(call.duration).toBeGreaterThan(1);
  });

  test('0106 interrupts the agent, and the transcript has only the words that were heard', async () => {
    const greeting =
      'Hello, this is Ada from Northwind. I am calling about the order that you placed with us last week. ' +
      'It is packed and ready to be sent, and all that is missing now is the day on which you would like to have it. May I ask?';
    const call = await outcome('+12025550106', { greeting });
    expect(call.status).toBe('completed');
    const { data } = await transcriptOf(call.call_id);
    const cut = data.find((item) => item.type === 'utterance' && item.role === 'agent' && item.interrupted);
    expect(cut).toBeDefined();
    const rows = await timelineOf(tenant, call.call_id);
    expect(rows.some(({ type }) => type === 'interrupted')).toBe(true);
  });

  test('0107 is silent: after the reminder the call completes as inactivity', async () => {
    const call = await outcome('+12025550107', { inactivity: { seconds: 3, reminders: ['Are you still there?'] } });
    expect(call).toMatchObject({ status: 'completed', end_reason: 'inactivity' });
    expect((await transcriptOf(call.call_id)).text).toContain('Agent: Are you still there?');
  });

  test('0108 is transferred to a human if the agent can transfer', async () => {
    const transfer = { type: 'transfer_call', name: 'transfer_call', description: 'To a human.', to: '+12025550110' };
    const call = await outcome('+12025550108', { functions: [transfer] });
    expect(call).toMatchObject({ status: 'completed', end_reason: 'transferred' });
    const rows = await timelineOf(tenant, call.call_id);
    expect(rows.filter(({ type }) => type === 'transfer')).toMatchObject([
      { data: { transfer_to: '+12025550110', mode: 'cold' } },
    ]);
  });

  test('0108 hangs up if the agent cannot transfer', async () => {
    expect(await outcome('+12025550108')).toMatchObject({ status: 'completed', end_reason: 'caller_hangup' });
    const end = { type: 'end_call', name: 'end_call', description: 'Ends the call after a goodbye.' };
    const able = await outcome('+12025550108', { functions: [end] });
    expect(able).toMatchObject({ status: 'completed', end_reason: 'caller_hangup' });
  });

  test('a call that reaches its maximum duration ends', async () => {
    const agent = { max_duration_seconds: 10, inactivity: { seconds: 600, reminders: [] } };
    const call = await outcome(SILENT, agent);
    expect(call).toMatchObject({ status: 'completed', end_reason: 'max_duration' });
    expect(call.duration).toBeGreaterThan(9);
    expect(call.duration).toBeLessThan(30);
  });
});

describe('the first words of a call', () => {
  test('the disclosure comes before the greeting, and variables fill both', async () => {
    const agent = {
      greeting: 'Hello {{name}}, this is Ada.',
      recording: { enabled: true, disclosure: 'This call with {{company}} is recorded.' },
      variables: { name: 'you', company: 'Northwind' },
    };
    const call = await outcome('+12025550105', agent, { variables: { name: 'Alex' } });
    const { data } = await transcriptOf(call.call_id);
    const said = data.flatMap((item) => (item.type === 'utterance' && item.role === 'agent' ? [item.text] : []));
    expect(said.join(' ')).toMatch(/^This call with Northwind is recorded\. Hello Alex, this is Ada\./);
    expect(call.variables).toEqual({ name: 'Alex' });
  });

  test('variables fill the prompt', async () => {
    const engine = { type: 'service-llm', system_prompt: 'You are {{who}}, the robot of Northwind.' };
    const agent = { greeting: null, response_engine: engine };
    const call = await outcome('+12025550105', agent, { variables: { who: 'Grace' } });
    expect((await transcriptOf(call.call_id)).text).toContain('I am Grace, the robot of Northwind.');
  });

  test('a call keeps the agent version that it was created with', async () => {
    const id = await agentOf({ greeting: 'The first greeting.' });
    const { call_id, agent_version } = await place(tenant, '+12025550105', id);
    await tenant.ok('updateAgent', { path: { id }, body: { greeting: 'The second greeting.' } });
    expect(agent_version).toBe(1);
    expect(await ended(tenant, call_id)).toMatchObject({ agent_version: 1 });
    expect((await transcriptOf(call_id)).text).toContain('The first greeting.');
  });
});

describe('endCall', () => {
  const patient = { inactivity: { seconds: 600, reminders: [] } };

  test('a ringing call is canceled, and ending it again is a conflict', async () => {
    const { call_id: id } = await place(tenant, NEVER_ANSWERS, await agentOf());
    await reaches(tenant, id, ['ringing']);
    expect(await tenant.ok('endCall', { path: { id } })).toMatchObject({
      status: 'failed',
      end_reason: 'canceled',
      duration: 0,
    });
    const { status, code } = await tenant.refused('endCall', { path: { id } });
    expect([status, code]).toEqual([409, 'call_not_active']);
    expect(await statusesOf(tenant, id)).toEqual(['queued', 'ringing', 'failed']);
  });

  test('a call in progress completes, with its recording', async () => {
    const { call_id: id } = await place(tenant, SILENT, await agentOf({ ...patient, ...RECORDED }));
    await reaches(tenant, id, ['in_progress']);
    const call = await tenant.ok('endCall', { path: { id } });
    expect(call).toMatchObject({ status: 'completed', end_reason: 'ended_by_api' });
    expect(call.recording_url).toBe(`${app.url}/v1/calls/${id}/recording.mp3`);
    expect((await tenant.refused('endCall', { path: { id } })).code).toBe('call_not_active');
  });

  test('a queued call that is ended is never dialed', async () => {
    const agent = await agentOf();
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { call_id: id } = await place(tenant, NEVER_ANSWERS, agent);
        await tenant.ok('endCall', { path: { id } });
        return id;
      }),
    );
    for (const id of ids) {
      expect(await ended(tenant, id)).toMatchObject({ status: 'failed', end_reason: 'canceled' });
      const states = await statusesOf(tenant, id);
      expect(states.at(-1)).toBe('failed');
      expect(states).not.toContain('in_progress');
    }
  });

  test('ten concurrent requests end a call once, and each gets a success or a conflict', async () => {
    const { call_id: id } = await place(tenant, SILENT, await agentOf(patient));
    await reaches(tenant, id, ['in_progress']);
    const answers = await Promise.all(Array.from({ length: 10 }, () => tenant.send('endCall', { path: { id } })));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await statusesOf(tenant, id)).filter((status) => status === 'completed')).toHaveLength(1);
  });

  test('a call of another workspace is not found and continues', async () => {
    const outsider = await newTenant(app.url);
    const { call_id: id } = await place(tenant, CONVERSES, await agentOf(RECORDED));
    for (const operation of [
      'endCall',
      'getCall',
      'getCallTranscript',
      'getCallAnalysis',
      'listCallEvents',
      'getCallRecording',
    ] as const) {
      const { status, code } = await outsider.refused(operation, { path: { id } });
      expect([operation, status, code]).toEqual([operation, 404, 'call_not_found']);
    }
    expect((await ended(tenant, id)).end_reason).not.toBe('canceled');
  });
});
