// A process is killed during calls: no acknowledged call is lost, stored recordings are served, events are sent once, and no number
// is called twice.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call, CallEvent } from '../../generated/types.ts';
import {
  decodeMp3,
  ended,
  heard,
  place,
  reaches,
  SILENT,
  talkingAgent,
  timelineOf,
} from '../resources/calls/support.ts';
import { startReceiver, type TestReceiver } from '../resources/webhooks/support.ts';
import { clientOf, newTenant, type Client } from '../support/client.ts';
import { until } from '../support/until.ts';
import { createDeployment, kill, type Deployment, type Process } from './process.ts';

// The lease of a dead session expires after 12 s, and the reaper runs every 3 s. The documented limit is a minute.
const RECOVERY_MS = 20_000;
const INVALID = '+12025550104';
const PATIENT = { inactivity: { seconds: 600, reminders: [] } };
const EVENTS = ['call.started', 'call.ended', 'call.error', 'call.failed', 'call.completed', 'call_ended'];

let deployment: Deployment;
let receiver: TestReceiver;
/** The process that runs now. */
let survivor: Process | undefined;
beforeAll(async () => {
  [deployment, receiver] = await Promise.all([createDeployment(), startReceiver()]);
});
afterAll(async () => {
  await deployment.close();
  await receiver.close();
});

const statesOf = (rows: readonly CallEvent[]) =>
  rows.filter(({ type }) => type === 'state').map(({ data }) => data['status']);

/** Starts a process, kills it during a call, and starts another one. */
async function loseCall() {
  const first = await deployment.start();
  const tenant = await newTenant(first.url);
  const { secret } = await tenant.ok('createWebhook', { body: { url: receiver.url, events: EVENTS } });
  const { agent_id } = await tenant.ok('createAgent', { body: talkingAgent(PATIENT) });
  const { call_id: id } = await place(tenant, SILENT, agent_id);
  const started = await reaches(tenant, id, ['in_progress'], 20_000);
  const transcript = () => tenant.ok('getCallTranscript', { path: { id } });
  await until(async () => (await transcript()).data.length > 0, { withinMs: 20_000, what: 'the greeting was said' });
  await until(() => receiver.received.length > 0, { what: 'the start is reported' });
  const before = await transcript();
  const startedAt = Date.parse(started.start_time!);
  await until(() => Date.now() - startedAt > 8_000, { what: 'something was recorded' });
  await kill(first);
  const killedAt = performance.now();
  const second = await deployment.start();
  survivor = second;
  const client = clientOf(second.url, tenant.jwt);
  const call = await ended(client, id, 60_000);
  return {
    second,
    client,
    secret: secret!,
    before,
    call,
    recoveryMs: performance.now() - killedAt,
    killedAfterMs: 8_000,
  };
}

describe('after a process is killed during a call', () => {
  let world: Awaited<ReturnType<typeof loseCall>>;
  let client: Client;
  let call: Call;
  beforeAll(async () => {
    world = await loseCall();
    ({ client, call } = world);
  }, 90_000);
  test('the call fails with media_lost within twenty seconds', () => {
    expect(call).toMatchObject({ status: 'failed', end_reason: 'media_lost' });
    expect(call.end_detail).toMatch(/\w/);
    expect(world.recoveryMs).toBeLessThan(RECOVERY_MS);
    expect(call.duration * 1000).toBeGreaterThan(world.killedAfterMs - 4_000);
    expect(call.duration * 1000).toBeLessThan(world.killedAfterMs + 4_000);
  });

  test('no number is called a second time', async () => {
    const rows = await timelineOf(client, call.call_id);
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, i) => i + 1));
    expect(statesOf(rows)).toEqual(['queued', 'ringing', 'in_progress', 'failed']);
  });

  test('the transcript so far is served and final', async () => {
    const transcript = await client.ok('getCallTranscript', { path: { id: call.call_id } });
    expect(transcript.final).toBe(true);
    expect(transcript.data).toEqual(world.before.data);
    expect(transcript.text).toContain('Agent: Hello, this is Ada from Northwind.');
  });

  test('the recording so far is served and audible', async () => {
    const status = async () => (await client.ok('getCall', { path: { id: call.call_id } })).recording_status;
    await until(async () => (await status()) === 'incomplete', { what: 'the recording is assembled' });
    const { body } = await client.send('getCallRecording', { path: { id: call.call_id } });
    const sound = await decodeMp3(new Uint8Array(body as ArrayBuffer));
    expect(sound.channels).toHaveLength(2);
    expect(sound.seconds).toBeGreaterThan(2);
    expect(sound.seconds).toBeLessThanOrEqual(call.duration + 2);
    expect(sound.channels[1]!.some((sample) => Math.abs(sample) > 0.05)).toBe(true);
    expect(call.recording_url).toBe(`${world.second.url}/v1/calls/${call.call_id}/recording.mp3`);
  });

  test('the error, the end and the analysis are reported exactly once', async () => {
    const events = () => heard(receiver.received, world.secret);
    await until(() => events().some(({ name }) => name === 'call.completed'), { withinMs: 20_000 });
    const pending = async () =>
      (await client.ok('listWebhookDeliveries', { query: { limit: '100' } })).data.filter(
        ({ status }) => status !== 'succeeded',
      );
    await until(async () => (await pending()).length === 0, { withinMs: 20_000, what: 'all is delivered' });
    expect(
      events()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['call.completed', 'call.ended', 'call.error', 'call.started', 'call_ended'].toSorted());
    const failure = events().find(({ name }) => name === 'call.error')!;
    expect(failure.data).toMatchObject({ code: 'media_lost' });
  });
});

describe('after a process is killed right after it accepted calls', () => {
  test('every acknowledged call is dialed once or ended, and its end is reported once', async () => {
    const first = survivor ?? (await deployment.start());
    const tenant = await newTenant(first.url);
    receiver.received.length = 0;
    const { secret } = await tenant.ok('createWebhook', { body: { url: receiver.url, events: ['call.ended'] } });
    const { agent_id } = await tenant.ok('createAgent', { body: talkingAgent() });
    const calls = await Promise.all(Array.from({ length: 12 }, () => place(tenant, INVALID, agent_id)));
    await kill(first);
    const second = await deployment.start();
    const client = clientOf(second.url, tenant.jwt);
    const reasons = new Set<string | null>();
    for (const { call_id } of calls) {
      const call = await ended(client, call_id, 30_000);
      reasons.add(call.end_reason);
      const states = statesOf(await timelineOf(client, call_id));
      expect(states).toEqual(['queued', 'failed']);
    }
    // A call that was being dialed at that moment is not dialed again; the others are.
    for (const reason of reasons) expect(['invalid_number', 'carrier_error']).toContain(reason);
    await until(() => heard(receiver.received, secret!).length >= calls.length, { withinMs: 20_000 });
    const reported = receiver.received.map(({ body }) => (JSON.parse(body) as { call_id: string }).call_id);
    expect(new Set(reported)).toEqual(new Set(calls.map(({ call_id }) => call_id)));
    // After a crash the same event may be sent again, with the same id.
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(calls.length);
  }, 120_000);
});
