// Inbound calls while processes are at capacity: busy, or answered by a process with a free slot, and never failed while one has
// a slot. Also API clients that ask for a refusal instead of the queue.
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { App } from '../../../src/app.ts';
import { newTenant, type Tenant, UNRECORDED } from '../../support/client.ts';
import { startTwilioApp, type TwilioApp } from '../../support/twilio-app.ts';
import { until } from '../../support/until.ts';
import { startLiveKitWorld, type LiveKitWorld } from './livekit-world.ts';
import { ended, place, reaches, SILENT, talkingAgent } from './support.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const PATIENT = { ...UNRECORDED, inactivity: { seconds: 600, reminders: [] } };
const LIMIT = { CALLS_PER_PROCESS: '1', CONCURRENT_CALLS: '10' };
const FROM = '+14155559876';

/** Registers a process with free capacity that never answers. */
const announceOther = ({ runtime }: App, capacity: number) =>
  sql`insert into voice_processes (owner, url, capacity) values ('other', 'http://127.0.0.1:9', ${capacity})
    on conflict (owner) do update set capacity = excluded.capacity, seen_at = now()`.execute(runtime.db);
const forgetOther = ({ runtime }: App) => sql`delete from voice_processes where owner = 'other'`.execute(runtime.db);

/** A call that uses the whole capacity. */
async function occupy(app: App, tenant: Tenant): Promise<string> {
  const { agent_id } = await tenant.ok('createAgent', { body: talkingAgent(PATIENT) });
  const { call_id: id } = await place(tenant, SILENT, agent_id);
  await reaches(tenant, id, ['in_progress'], 60_000);
  await until(() => app.live?.count() === 1);
  return id;
}
const inbound = async (tenant: Tenant) => (await tenant.ok('listCalls', { query: { q: FROM } })).data;
/** `offered` while no process has claimed the call. */
async function leaseOwner({ runtime }: App, id: string): Promise<string | null> {
  const row = await runtime.db.selectFrom('calls').select('lease_owner').where('id', '=', id).executeTakeFirst();
  return row?.lease_owner ?? null;
}

describe('inbound calls over Twilio', () => {
  let world: TwilioApp;
  afterEach(() => world?.close());

  async function start(): Promise<{ tenant: Tenant; number: string; busy: string }> {
    world = await startTwilioApp(LIMIT);
    const tenant = await newTenant(world.app.url);
    const body = { number: '+14152671000', carrier: 'twilio' };
    const { id, number } = await tenant.ok('buyPhoneNumber', { body });
    const { agent_id } = await tenant.ok('createAgent', { body: talkingAgent(PATIENT) });
    await tenant.ok('assignPhoneNumber', { path: { id }, body: { agent_id } });
    return { tenant, number, busy: await occupy(world.app, tenant) };
  }

  test('a call is busy while every process is full, and answered when one has capacity again', async () => {
    const { tenant, number, busy } = await start();
    const refused = await world.twilio.callIn(FROM, number);
    await refused.over;
    expect(refused.twiml[0]).toContain('<Reject reason="busy"/>');
    expect(await inbound(tenant)).toEqual([]);
    await tenant.ok('endCall', { path: { id: busy } });
    await until(() => world.app.live?.count() === 0);
    await world.twilio.callIn(FROM, number);
    await until(async () => (await inbound(tenant))[0]?.status === 'in_progress', { withinMs: 30_000 });
  });

  test('a call whose audio arrives at a full process is not claimed there, and is answered when it has capacity again', async () => {
    const { tenant, number, busy } = await start();
    await announceOther(world.app, 1);
    const call = await world.twilio.callIn(FROM, number);
    // The stream arrived here and was rejected, and Twilio was instructed to connect it again.
    await until(() => call.streams.length >= 2, { withinMs: 30_000 });
    const [waiting] = await inbound(tenant);
    expect([waiting!.status, await leaseOwner(world.app, waiting!.call_id)]).toEqual(['ringing', 'offered']);
    await tenant.ok('endCall', { path: { id: busy } });
    expect((await reaches(tenant, waiting!.call_id, ['in_progress'], 30_000)).end_reason).toBeNull();
  });

  test('a call for which every process is full after its offer ends as busy immediately', async () => {
    const { tenant, number } = await start();
    await announceOther(world.app, 1);
    const call = await world.twilio.callIn(FROM, number);
    await until(async () => (await inbound(tenant))[0]?.status === 'ringing');
    await forgetOther(world.app);
    const [row] = await inbound(tenant);
    expect(await ended(tenant, row!.call_id)).toMatchObject({ status: 'failed', end_reason: 'busy' });
    await call.over;
  });
});

describe('inbound calls over LiveKit', () => {
  let world: LiveKitWorld;
  afterEach(() => world?.close());

  test('a call is busy while every process is full; an accepted call waits for a process with capacity', async () => {
    world = await startLiveKitWorld(LIMIT);
    const { app, tenant, number, newAgent, assign, newPhone } = world;
    await assign(await newAgent(PATIENT));
    const busy = await occupy(app, tenant);
    const refused = newPhone();
    await refused.call(FROM, number.number);
    await until(() => refused.isOut(), { withinMs: 30_000, what: 'the caller is hung up' });
    expect(await inbound(tenant)).toEqual([]);

    await announceOther(app, 1);
    const phone = newPhone();
    await phone.call(FROM, number.number);
    await until(async () => (await inbound(tenant)).length === 1, { withinMs: 30_000 });
    const [waiting] = await inbound(tenant);
    const asked = () =>
      sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs where key = ${`arrive:${waiting!.call_id}`}
        and run_at > created_at`.execute(app.runtime.db);
    await until(async () => (await asked()).rows[0]!.n === 1, { withinMs: 30_000, what: 'it is passed on' });
    expect([waiting!.status, await leaseOwner(app, waiting!.call_id)]).toEqual(['ringing', 'offered']);
    await tenant.ok('endCall', { path: { id: busy } });
    await reaches(tenant, waiting!.call_id, ['in_progress'], 30_000);
    await phone.leave();
  });
});

describe('calls through the API at full capacity', () => {
  let world: TwilioApp;
  afterEach(() => world?.close());

  test('a call with queue: false is refused at once while every process is full; other calls wait', async () => {
    world = await startTwilioApp(LIMIT);
    const tenant = await newTenant(world.app.url);
    const busy = await occupy(world.app, tenant);
    const { agent_id } = await tenant.ok('createAgent', { body: talkingAgent(PATIENT) });
    const body = { agent_id, to_number: SILENT, queue: false };
    const refused = await tenant.send('createCall', { body });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: 'concurrency_limited',
      detail: expect.stringContaining('CALLS_PER_PROCESS') as string,
    });
    const { call_id: waiting } = await tenant.ok('createCall', { body: { ...body, queue: true } });
    await until(async () => (await tenant.ok('getCall', { path: { id: waiting } })).queue_reason === 'capacity');
    await announceOther(world.app, 5);
    expect((await tenant.send('createCall', { body })).status).toBe(201);
    await tenant.ok('endCall', { path: { id: busy } });
  });
});
