// One whole conversation, checked over the API: transcript, timeline, live stream, recording, analysis and webhook events. The
// call runs once, before the tests.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Call, CallEvent, Transcript, TranscriptUtterance } from '../../../generated/types.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { markedCursor } from '../../support/cursor.ts';
import { until } from '../../support/until.ts';
import { startReceiver, type TestReceiver } from '../webhooks/support.ts';
import { CONVERSES, ended, follow, heard, place, reaches, talkingAgent, timelineOf } from './support.ts';

const METADATA = { order: '4512', nested: { deep: [1, 'two'] } };
const NESTED_AND_SNAKE = [
  'call.completed',
  'call.failed',
  'call.transferred',
  'call_started',
  'call_ended',
  'call_analyzed',
];

// A call takes seconds, and a busy machine more.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let app: TestApp;
let tenant: Tenant;
let flat: TestReceiver;
let others: TestReceiver;
let flatSecret: string;
let othersSecret: string;
let call: Call;
let transcript: Transcript;
let utterances: TranscriptUtterance[];
let live: CallEvent[];
let resumed: CallEvent[];
let during: Transcript;

beforeAll(async () => {
  app = await startTestApp();
  [tenant, flat, others] = await Promise.all([newTenant(app.url), startReceiver(), startReceiver()]);
  const extraction = { type: 'object', properties: { name: { type: 'string' }, guests: { type: 'integer' } } };
  const agent = await tenant.ok('createAgent', { body: talkingAgent({ extraction, webhook_url: flat.url }) });
  flatSecret = agent.webhook_secret!;
  const hook = { url: others.url, events: NESTED_AND_SNAKE };
  othersSecret = (await tenant.ok('createWebhook', { body: hook })).secret!;
  const { call_id: id } = await place(tenant, CONVERSES, agent.agent_id, { metadata: METADATA, tags: ['first'] });
  const stream = follow(app.url, tenant.jwt, id);
  const dropped = interruptedFollow(id);
  await reaches(tenant, id, ['in_progress']);
  await until(async () => (await tenant.ok('getCallTranscript', { path: { id } })).data.length > 0);
  during = await tenant.ok('getCallTranscript', { path: { id } });
  call = await ended(tenant, id);
  [live, resumed] = await Promise.all([stream, dropped]);
  transcript = await tenant.ok('getCallTranscript', { path: { id } });
  utterances = transcript.data.filter((item) => item.type === 'utterance');
  await until(() => others.received.some(({ body }) => body.includes('call_analyzed')), {
    what: 'the analysis is reported',
  });
  await until(async () => (await deliveries()).every(({ status }) => status === 'succeeded'), {
    what: 'all is delivered',
  });
});
afterAll(async () => {
  await app.close();
  await Promise.all([flat.close(), others.close()]);
});

/** Follows a call, but reconnects after every three events with its Last-Event-ID. */
async function interruptedFollow(id: string): Promise<CallEvent[]> {
  const events: CallEvent[] = [];
  const isOver = () => events.some(({ type, data }) => type === 'state' && data['status'] === 'completed');
  while (!isOver()) {
    const lastEventId = events.at(-1)?.sequence;
    events.push(...(await follow(app.url, tenant.jwt, id, { ...(lastEventId ? { lastEventId } : {}), most: 3 })));
  }
  return events;
}

async function deliveries() {
  return (await tenant.ok('listWebhookDeliveries', { query: { limit: '100', call_id: call.call_id } })).data;
}

describe('the transcript of a call', () => {
  test('the speaker changes at least three times, and items are sorted by start', () => {
    const turns = utterances.map(({ role }) => role).filter((role, i, all) => role !== all[i - 1]);
    expect(turns.length).toBeGreaterThanOrEqual(4);
    const starts = transcript.data.map(({ start_ms }) => start_ms);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    for (const { start_ms, end_ms } of utterances) {
      expect(end_ms).toBeGreaterThan(start_ms);
      expect(end_ms / 1000).toBeLessThanOrEqual(call.duration + 0.3);
    }
    expect(utterances[0]).toMatchObject({
      role: 'agent',
      text: 'Hello, this is Ada from Northwind. May I have your name?',
    });
    expect(transcript.text).toContain('User: My name is Alex Morgan.');
  });

  test('is marked final only after the end of the call', () => {
    expect(during.final).toBe(false);
    expect(transcript.final).toBe(true);
    expect(transcript.data.slice(0, during.data.length)).toEqual(during.data);
  });

  test('the text has one line for each utterance', () => {
    const lines = utterances.map(({ role, text }) => `${role === 'agent' ? 'Agent' : 'User'}: ${text}`);
    expect(transcript.text).toBe(lines.join('\n'));
  });
});

describe('the timeline of a call', () => {
  test('is numbered from one without gaps, sorted by time, and has states, utterances and latencies', async () => {
    const rows = await timelineOf(tenant, call.call_id);
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, i) => i + 1));
    const times = rows.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    const types = new Set(rows.map(({ type }) => type));
    for (const type of ['state', 'utterance', 'latency', 'analysis', 'webhook'] as const) expect(types).toContain(type);
    const sequences = new Set(rows.filter(({ type }) => type === 'utterance').map(({ sequence }) => sequence));
    expect(new Set(utterances.map(({ sequence }) => sequence))).toEqual(sequences);
  });

  test('an invalid cursor is refused', async () => {
    const path = { id: call.call_id };
    for (const key of ['x', ['abc'], [9_007_199_254_740_991], [1, 2]]) {
      const query = { cursor: markedCursor('listCallEvents', key, path) };
      const { status, code } = await tenant.refused('listCallEvents', { path, query });
      expect([key, status, code]).toEqual([key, 422, 'invalid_cursor']);
    }
  });
});

describe('streamCallEvents', () => {
  const isEnd = ({ type, data }: CallEvent) => type === 'state' && data['status'] === 'completed';

  test('sends every row live, once and in order, and closes after the end of the call', async () => {
    const rows = await timelineOf(tenant, call.call_id);
    const atLeast = rows.findIndex(isEnd) + 1;
    expect(live.length).toBeGreaterThanOrEqual(atLeast);
    expect(live).toEqual(rows.slice(0, live.length));
  });

  test('a client that reconnects repeatedly misses no row and gets none twice', async () => {
    const rows = await timelineOf(tenant, call.call_id);
    expect(resumed).toEqual(rows.slice(0, resumed.length));
  });

  test('after the end of the call, replays the timeline after Last-Event-ID and closes', async () => {
    const rows = await timelineOf(tenant, call.call_id);
    expect(await follow(app.url, tenant.jwt, call.call_id)).toEqual(rows);
    expect(await follow(app.url, tenant.jwt, call.call_id, { lastEventId: 3 })).toEqual(rows.slice(3));
  });

  test('after the last event of a call that is over, responds with 204', async () => {
    const { length } = await timelineOf(tenant, call.call_id);
    for (const [after, expected] of [
      [length - 1, 200],
      [length, 204],
      [1_000_000, 204],
    ]) {
      const response = await fetch(`${app.url}/v1/calls/${call.call_id}/stream`, {
        headers: { authorization: `Bearer ${tenant.jwt}`, 'last-event-id': String(after) },
      });
      const text = await response.text();
      expect([after, response.status, text.includes('data:')]).toEqual([after, expected, expected === 200]);
    }
  });

  test('a Last-Event-ID that is not a number is refused', async () => {
    for (const id of ['abc', '-1', '99999999999999999999']) {
      const { status } = await tenant.refused('streamCallEvents', {
        path: { id: call.call_id },
        headers: { 'last-event-id': id },
      });
      expect([id, status]).toEqual([id, 422]);
    }
  });

  test('another workspace gets no stream', async () => {
    const outsider = await newTenant(app.url);
    const { status, code } = await outsider.refused('streamCallEvents', { path: { id: call.call_id } });
    expect([status, code]).toEqual([404, 'call_not_found']);
  });
});

describe('the analysis of a call', () => {
  test('summarizes the call and extracts the fields of the agent’s schema that were mentioned', async () => {
    const analysis = await tenant.ok('getCallAnalysis', { path: { id: call.call_id } });
    expect(analysis.extracted).toEqual({ name: 'Alex Morgan' });
    expect(analysis.engine).toBe('builtin');
    expect(analysis.summary).toContain(`${utterances.length} utterances`);
    // People read it on the page of the call.
    expect(analysis.summary).not.toMatch(/[a-z]_[a-z]/);
  });
});

describe('the events of a call', () => {
  test('the agent’s webhook gets each flat event once: the start, every utterance, the end', () => {
    const events = heard(flat.received, flatSecret);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    const count = (name: string) => events.filter((event) => event.name === name).length;
    expect([count('call.started'), count('call.ended'), count('call.error'), count('call.transfer')]).toEqual([
      1, 1, 0, 0,
    ]);
    const said = events.filter(({ name }) => name === 'call.transcript').map(({ data }) => data);
    const bySequence = (a: { sequence: number }, b: { sequence: number }) => a.sequence - b.sequence;
    expect(said.toSorted(bySequence)).toEqual(
      utterances.map(({ type: _type, ...utterance }) => ({ ...utterance, metadata: METADATA })).toSorted(bySequence),
    );
    const end = events.find(({ name }) => name === 'call.ended')!.data;
    expect(end).toMatchObject({
      status: 'completed',
      end_reason: call.end_reason,
      duration_ms: Math.round(call.duration * 1000),
      recording_url: call.recording_url,
      transcript_url: call.transcript_url,
    });
  });

  test('the workspace’s webhook gets nested and snake_case events, with exactly one terminal event of each family', () => {
    const events = heard(others.received, othersSecret);
    expect(events.map(({ name }) => name).toSorted()).toEqual([
      'call.completed',
      'call_analyzed',
      'call_ended',
      'call_started',
    ]);
    const completed = events.find(({ name }) => name === 'call.completed')!.data;
    expect(completed).toMatchObject({
      call_id: call.call_id,
      from: '+12025550199',
      to: CONVERSES,
      duration_seconds: Math.round(call.duration),
      transcript: transcript.text,
      extracted: { name: 'Alex Morgan' },
    });
    const snake = events.find(({ name }) => name === 'call_ended')!.data;
    expect(snake).toMatchObject({ call_id: call.call_id, duration: Math.round(call.duration), status: 'completed' });
  });

  test('every event has the metadata of the call and the id of its timeline row', async () => {
    const rows = await timelineOf(tenant, call.call_id);
    const typeOf = new Map(rows.map(({ sequence, type }) => [sequence, type]));
    const expected: Record<string, string> = {
      'call.transcript': 'utterance',
      'call.completed': 'analysis',
      call_analyzed: 'analysis',
    };
    for (const { name, data } of [...heard(flat.received, flatSecret), ...heard(others.received, othersSecret)]) {
      expect(data.metadata).toEqual(METADATA);
      expect([name, typeOf.get(data.sequence)]).toEqual([name, expected[name] ?? 'state']);
    }
  });

  test('deliveries are on the timeline of the call', async () => {
    const rows = await timelineOf(tenant, call.call_id);
    const noted = rows.filter(({ type }) => type === 'webhook').map(({ data }) => data['delivery_id']);
    expect(noted.toSorted()).toEqual((await deliveries()).map(({ id }) => id).toSorted());
  });
});
