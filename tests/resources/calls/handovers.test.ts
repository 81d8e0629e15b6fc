// Live calls that change hands: warm transfers to the humans of the test network, and handoffs between agents.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallEvent } from '../../../generated/types.ts';
import { startLlmSocketServer } from '../../../scripts/stand-ins/llm-socket-server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant, RECORDED, UNRECORDED } from '../../support/client.ts';
import { fastClock } from '../../support/fast-clock.ts';
import { until } from '../../support/until.ts';
import { startReceiver, type TestReceiver } from '../webhooks/support.ts';
import {
  CONVERSES,
  decodeMp3,
  ended,
  heard,
  loudness,
  place,
  reaches,
  SILENT,
  talkingAgent,
  timelineOf,
  transferStates,
} from './support.ts';

const TAKES = '+12025550109';
const DECLINES = '+12025550119';
const BUSY = '+12025550101';

let app: TestApp;
let tenant: Tenant;
let receiver: TestReceiver;
beforeAll(async () => {
  // Slower than in other suites: on a busy machine a voice may need a quarter of a second, which would count as a failure.
  app = await startTestApp({ overrides: { voiceClock: fastClock(4) } });
  tenant = await newTenant(app.url);
  receiver = await startReceiver();
});
afterAll(async () => {
  await app?.close();
  await receiver?.close();
});

async function newAgent(more: object = {}): Promise<{ agent_id: string; webhook_secret?: string }> {
  const body = talkingAgent({ ...UNRECORDED, greeting: null, inactivity: { seconds: 600, reminders: [] }, ...more });
  return tenant.ok('createAgent', { body });
}
async function live(more: object = {}, to = SILENT): Promise<string> {
  const { call_id } = await place(tenant, to, (await newAgent(more)).agent_id);
  await reaches(tenant, call_id, ['in_progress']);
  return call_id;
}
const control = (id: string, body: object) => tenant.ok('controlCall', { path: { id }, body });
const warm = (id: string, to: string, more: object = {}) =>
  control(id, { action: 'transfer', to, mode: 'warm', briefing: 'Alex has a question.', ...more });
const textOf = async (id: string) => (await tenant.ok('getCallTranscript', { path: { id } })).text;
/** Waits for the words. If they do not come, the error contains the timeline. */
const reads = async (id: string, words: string): Promise<void> => {
  try {
    await until(async () => (await textOf(id)).includes(words), { withinMs: 60_000, what: `"${words}"` });
  } catch (error) {
    throw new Error(JSON.stringify(await timelineOf(tenant, id)), { cause: error });
  }
};
const rowsOf = async (id: string, type: string): Promise<CallEvent[]> =>
  (await timelineOf(tenant, id)).filter((row) => row.type === type);
const statesOf = (id: string) => transferStates(tenant, id);
const end = async (id: string) => {
  await tenant.ok('endCall', { path: { id } });
  return ended(tenant, id);
};
/** The failure of the command; null if it succeeded. */
const outcomeOf = async (id: string): Promise<string | null> => {
  await until(async () => (await commandOf(id)).done_at !== null, { withinMs: 60_000 });
  return (await commandOf(id)).failure;
};
const commandOf = async (id: string) =>
  app.runtime.db
    .selectFrom('call_commands')
    .select(['done_at', 'failure'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('controlCall with a warm transfer', () => {
  test('succeeds when the human accepts: both sides are on the recording, and the call completes as transferred', async () => {
    const { agent_id, webhook_secret } = await newAgent({
      ...RECORDED,
      webhook_url: receiver.url,
      webhook_events: ['call.transfer', 'call.transferred', 'call.ended'],
    });
    const { call_id: id } = await place(tenant, CONVERSES, agent_id);
    await reaches(tenant, id, ['in_progress']);
    const command = await warm(id, TAKES);
    expect(command).toMatchObject({ action: 'transfer', failure: null });
    await until(async () => (await statesOf(id)).includes('accepted'), { withinMs: 60_000 });
    expect(await statesOf(id)).toEqual(['dialing', 'ringing', 'briefing', 'accepted']);
    await until(async () => (await rowsOf(id, 'transfer')).length === 1);
    const bridgedAt = (await rowsOf(id, 'transfer'))[0]!;
    expect(bridgedAt.data).toEqual({ transfer_to: TAKES, mode: 'warm' });
    expect(await outcomeOf(command.id)).toBe(null);
    // The agent no longer speaks or listens.
    const before = await textOf(id);
    const over = await ended(tenant, id, 120_000);
    expect(over).toMatchObject({ status: 'completed', end_reason: 'transferred' });
    expect(await textOf(id)).toBe(before);
    // The two personas talked with each other: both tracks of the recording have speech after the bridge.
    const response = await fetch(`${app.url}/v1/calls/${id}/recording`, {
      headers: { authorization: `Bearer ${tenant.jwt}` },
    });
    const sound = await decodeMp3(new Uint8Array(await response.arrayBuffer()));
    const bridgedMs = Date.parse(bridgedAt.at) - Date.parse(over.start_time!);
    const endMs = sound.seconds * 1000;
    expect(endMs - bridgedMs).toBeGreaterThan(2_000);
    expect(loudness(sound, 0, bridgedMs, endMs)).toBeGreaterThan(0.01);
    expect(loudness(sound, 1, bridgedMs, endMs)).toBeGreaterThan(0.01);
    await until(() => receiver.received.length === 3, { withinMs: 20_000 });
    const events = heard(receiver.received, webhook_secret!);
    expect(events.map(({ name }) => name).toSorted()).toEqual(['call.ended', 'call.transfer', 'call.transferred']);
    expect(events.find(({ name }) => name === 'call.transferred')!.data).toMatchObject({ mode: 'warm' });
  }, 200_000);

  test.each([
    ['declines', DECLINES, 'failed declined'],
    ['is busy', BUSY, 'failed busy'],
  ])(
    'to a human who %s fails with the reason, and the agent continues',
    async (_name, to, last) => {
      const id = await live();
      const command = await warm(id, to);
      await until(async () => (await commandOf(command.id)).done_at !== null, { withinMs: 60_000 });
      expect((await commandOf(command.id)).failure).not.toBe(null);
      expect((await statesOf(id)).at(-1)).toBe(last);
      await control(id, { action: 'say', text: 'I am still here.' });
      await until(async () => (await textOf(id)).includes('Agent: I am still here.'), { withinMs: 20_000 });
      expect(await rowsOf(id, 'transfer')).toEqual([]);
      await end(id);
    },
    120_000,
  );

  test('is pending during the briefing; other commands are executed meanwhile, and it ends with the call', async () => {
    const id = await live();
    // Answers, and presses no key for most of a minute.
    const command = await warm(id, SILENT);
    expect(command).toMatchObject({ status: 'pending', failure: null });
    const refused = await control(id, { action: 'say', text: 'Never said.' });
    expect(await outcomeOf(refused.id)).toBe('the caller is being transferred');
    expect((await end(id)).end_reason).toBe('ended_by_api');
    expect(await outcomeOf(command.id)).toBe('the call ended first');
  }, 60_000);

  test('to a number on the do-not-call list is refused', async () => {
    const id = await live();
    await tenant.ok('addDncNumbers', { body: { numbers: ['+12025550139'] } });
    const refused = await tenant.refused('controlCall', {
      path: { id },
      body: { action: 'transfer', to: '+12025550139', mode: 'warm' },
    });
    expect([refused.status, refused.errors]).toEqual([422, ['/to dnc_blocked']]);
    await end(id);
  }, 60_000);
});

test('a function of the agent starts a warm transfer, and its result says that the human declined', async () => {
  const to = DECLINES;
  const human = { type: 'transfer_call', name: 'transfer_call', description: 'To a human.', to, mode: 'warm' };
  const id = await live({ functions: [human] }, '+12025550108');
  await until(async () => (await rowsOf(id, 'tool')).length > 0, { withinMs: 60_000 });
  const [run] = await rowsOf(id, 'tool');
  expect(run!.data).toMatchObject({ kind: 'transfer_call', ok: false });
  expect(JSON.stringify(run!.data['result'])).toContain('declined');
  await end(id);
}, 120_000);

describe('controlCall with a handoff', () => {
  test('gives the call to another agent, which speaks and answers from then on', async () => {
    const id = await live();
    const system_prompt = 'You are Ben from billing. An invoice is paid within thirty days.';
    const { agent_id } = await newAgent({
      agent_name: 'Ben',
      voice_id: 'builtin-onyx',
      response_engine: { type: 'service-llm', system_prompt },
    });
    const first = (await tenant.ok('getCall', { path: { id } })).agent_id;
    const done = await control(id, { action: 'handoff', agent_id, message: 'Hello, this is Ben from billing.' });
    expect([done.action, await outcomeOf(done.id)]).toEqual(['handoff', null]);
    await reads(id, 'Agent (Ben): Hello, this is Ben from billing.');
    await until(async () => (await rowsOf(id, 'agent_changed')).length === 1);
    const [changed] = await rowsOf(id, 'agent_changed');
    expect(changed!.data).toEqual({ from_agent_id: first, to_agent_id: agent_id, to_agent_version: 1 });
    expect((await tenant.ok('getCall', { path: { id } })).agent_id).toBe(first);
    await end(id);
  }, 150_000);

  test('names the agent of each line in the transcript, its text, the timeline and webhooks, also for older calls', async () => {
    const listener = await startReceiver();
    try {
      const hook = { webhook_url: listener.url, webhook_events: ['call.transcript', 'call.completed'] };
      const { agent_id: first, webhook_secret } = await newAgent(hook);
      const { agent_id: second } = await newAgent({ agent_name: 'Ben' });
      const { call_id: id } = await place(tenant, SILENT, first);
      await reaches(tenant, id, ['in_progress']);
      await control(id, { action: 'say', text: 'One moment please.' });
      await reads(id, 'Agent: One moment please.');
      await control(id, { action: 'handoff', agent_id: second, message: 'Ben speaking now.' });
      await reads(id, 'Agent (Ben): Ben speaking now.');
      await control(id, { action: 'handoff', agent_id: first, message: 'And Ada again.' });
      await reads(id, 'Agent: And Ada again.');
      await end(id);
      const saidBy = [
        ['One moment please.', first],
        ['Ben speaking now.', second],
        ['And Ada again.', first],
      ];
      const transcriptSays = async () => {
        const { data } = await tenant.ok('getCallTranscript', { path: { id } });
        return data.flatMap((item) =>
          item.type === 'utterance' && item.role === 'agent' ? [[item.text, item.agent_id]] : [],
        );
      };
      expect(await transcriptSays()).toEqual(saidBy);
      const rows = (await rowsOf(id, 'utterance')).filter(({ data }) => data['role'] === 'agent');
      expect(rows.map(({ data }) => [data['text'], data['agent_id']])).toEqual(saidBy);
      await until(() => listener.received.length === 4, { withinMs: 20_000 });
      const events = heard(listener.received, webhook_secret!);
      const lines = events.filter(({ name }) => name === 'call.transcript').map(({ data }) => data);
      lines.sort((one, other) => Number(one['sequence']) - Number(other['sequence']));
      expect(lines.map((data) => [data['text'], data['agent_id']])).toEqual(saidBy);
      const text = 'Agent: One moment please.\nAgent (Ben): Ben speaking now.\nAgent: And Ada again.';
      expect(events.find(({ name }) => name === 'call.completed')!.data['transcript']).toBe(text);
      // Simulates a release that recorded no agent; the other agent no longer exists.
      await sql`update call_events set data = data - 'agent_id' where call_id = ${id} and type = 'utterance'`.execute(
        app.runtime.db,
      );
      await tenant.ok('deleteAgent', { path: { id: second } });
      expect(await transcriptSays()).toEqual(saidBy);
      expect(await textOf(id)).toBe(text);
    } finally {
      await listener.close();
    }
  }, 150_000);

  test('disconnects a custom LLM server and connects another one during a call', async () => {
    // Long answers: the other side hangs up after a few of them, and must outlast the test.
    const answer = 'Understood. '.repeat(30);
    const server = await startLlmSocketServer(
      (socket, { response_id }) => socket.respond(response_id, answer),
      (socket) => socket.send({ response_type: 'config', config: { call_details: true } }),
    );
    try {
      // The other side may speak at any time, and must not interrupt what the test says.
      const interruption = { enabled: false };
      const response_engine = { type: 'custom-llm', websocket_url: server.url };
      const id = await live({ response_engine, interruption }, CONVERSES);
      await until(() => server.sockets.length === 1);
      const owners = (await tenant.ok('getCall', { path: { id } })).agent_id;
      const { agent_id } = await newAgent({ interruption });
      await control(id, { action: 'handoff', agent_id, message: 'Hello, this is somebody else.' });
      await until(() => !server.sockets[0]!.isOpen, { withinMs: 20_000 });
      expect((await tenant.ok('getCall', { path: { id } })).status).toBe('in_progress');
      await reads(id, 'this is somebody else.');
      await control(id, { action: 'handoff', agent_id: owners, message: 'And back.' });
      // The connected server receives the call and the conversation so far.
      const received = () => server.sockets[1]?.asked ?? [];
      await until(
        () => received().some(({ transcript }) => JSON.stringify(transcript ?? '').includes('somebody else')),
        {
          withinMs: 20_000,
        },
      );
      expect(received().find(({ call }) => call)!.call).toMatchObject({ call_id: id, agent_id: owners });
      await end(id);
      await until(() => !server.sockets[1]!.isOpen);
    } finally {
      await server.close();
    }
  }, 90_000);

  test('to an agent of another workspace is refused with a pointer, and to the same agent fails', async () => {
    const id = await live();
    const outsider = await newTenant(app.url);
    const { agent_id } = await outsider.ok('createAgent', { body: talkingAgent() });
    for (const unknown of [agent_id, 'agent_01jd8k3v9rj6m2t5q7x8y0z1a2']) {
      const refused = await tenant.refused('controlCall', {
        path: { id },
        body: { action: 'handoff', agent_id: unknown },
      });
      expect([refused.status, refused.errors]).toEqual([422, ['/agent_id not_found']]);
    }
    const own = (await tenant.ok('getCall', { path: { id } })).agent_id;
    const same = await control(id, { action: 'handoff', agent_id: own });
    expect(await outcomeOf(same.id)).toBe('this agent has the call already');
    await end(id);
    const over = await tenant.refused('controlCall', { path: { id }, body: { action: 'handoff', agent_id: own } });
    expect([over.status, over.code]).toEqual([409, 'call_not_active']);
  }, 60_000);
});
