// A call whose process has died, or that was over before its phone rang, is hung up at its carrier, so that the other side does not
// hear silence. The carrier is a stub that rings until it is hung up, sends no callbacks, and records each hang-up.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import type { Carrier, Line } from '../../../src/providers/ports/carrier.ts';
import { findCallRoute } from '../../../src/resources/calls/dispatch/call-route.ts';
import { createSecondLegs } from '../../../src/resources/calls/live/second-leg.ts';
import { selectCallById, type CallRow } from '../../../src/resources/calls/rows/calls.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { paperCarrier } from '../../support/paper-carrier.ts';
import { until } from '../../support/until.ts';
import { ended, reaches } from './support.ts';

const canceled: string[] = [];
/** Until it resolves, a dialed phone does not ring. */
let mayRing: Promise<void> = Promise.resolve();
let numbers = 0;
const hungUp: { id: string; ref: string | null }[] = [];
let app: TestApp;

beforeAll(async () => {
  const carrier: Carrier = {
    ...paperCarrier('paper'),
    async *dial({ legName, signal }) {
      signal.addEventListener('abort', () => canceled.push(legName), { once: true });
      await mayRing;
      yield { type: 'ringing' };
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      yield { type: 'failed', reason: 'canceled', detail: 'aborted' };
    },
    refOf: (leg) => `ref-${leg}`,
    hangUp: async (call) => void hungUp.push(call),
  };
  // Renewals are so rare that they cannot notice the end of a call.
  const leases = { leaseMs: 120_000, renewMs: 60_000, reapMs: 1_000 };
  app = await startTestApp({
    overrides: { carriers: [carrier], leases },
    // One test writes only the status of the end.
    breaks: ['timeline_one_end', 'ended_calls_have_no_lease', 'ended_calls_were_settled', 'holds_of_open_calls'],
  });
}, 60_000);
afterAll(() => app?.close());

/** Places a call over the carrier. Returns its id. */
async function placed(tenant: Tenant): Promise<string> {
  const { db } = app.runtime;
  const number = `+1415555${String(2671 + numbers++)}`;
  const row = { workspace_id: tenant.workspaceId, id: newId('pn'), number, carrier: 'paper', country: 'US' };
  await db.insertInto('phone_numbers').values(row).execute();
  const { agent_id } = await tenant.ok('createAgent', { body: agentBody() });
  const body = { agent_id, to_number: '+12125552368', from_number: number };
  return (await tenant.ok('createCall', { body })).call_id;
}

/** Places a call and returns it while it rings. */
async function ringing(tenant: Tenant): Promise<CallRow> {
  const id = await placed(tenant);
  await reaches(tenant, id, ['ringing']);
  return (await selectCallById(app.runtime.db, id))!;
}

test('a second leg keeps the line of its carrier, and frees its slot even if the carrier cannot hang up', async () => {
  const { runtime } = app;
  const tenant = await newTenant(app.url);
  const call = await ringing(tenant);
  const line = { close: () => Promise.reject(new Error('the carrier does not answer')) } as unknown as Line;
  const carrier: Carrier = {
    ...paperCarrier('paper'),
    onward: 'dial',
    async *dial() {
      yield { type: 'answered', line, by: 'human' };
    },
  };
  const route = { ...(await findCallRoute(runtime, call)), carrier };
  const used = async () => (await tenant.ok('getLimits')).concurrent_calls.used;
  const before = await used();
  const lines: Line[] = [];
  const connect = createSecondLegs(runtime, call, route, async () => undefined);
  for await (const event of connect('+12125552377', new AbortController().signal)) {
    if (event.type === 'answered') lines.push(event.line);
  }
  // Carriers find their lines by identity, for example for a transfer.
  expect(lines).toEqual([line]);
  expect(lines[0]).toBe(line);
  expect(await used()).toBe(before + 1);
  await expect(lines[0]!.close()).rejects.toThrow('the carrier does not answer');
  expect(await used()).toBe(before);
  await tenant.ok('endCall', { path: { id: call.id } });
}, 60_000);

test('a call that is lost while it rings is hung up at its carrier, and so is its second leg', async () => {
  const { runtime } = app;
  const { db } = runtime;
  const tenant = await newTenant(app.url);
  const call = await ringing(tenant);
  const { id } = call;
  const connect = createSecondLegs(runtime, call, await findCallRoute(runtime, call), async () => undefined);
  for await (const { type } of connect('+12125552377', new AbortController().signal)) if (type === 'ringing') break;
  // Simulates a killed dialing process: its lease is not renewed.
  await db
    .updateTable('calls')
    .set({
      lease_owner: 'gone',
      lease_token: sql`lease_token + 1`,
      leased_until: sql<Date>`now() - interval '1 second'`,
    })
    .where('id', '=', id)
    .execute();
  expect(await ended(tenant, id)).toMatchObject({ status: 'failed', end_reason: 'carrier_error' });
  await until(() => hungUp.filter((call) => call.id.startsWith(id)).length > 1, {
    withinMs: 20_000,
    what: 'the carrier is notified',
  });
  expect(hungUp.filter((call) => call.id.startsWith(id))).toEqual([
    { id, ref: null },
    { id: `${id}-2`, ref: `ref-${id}-2` },
  ]);
}, 60_000);

test('a call that was over before its phone rang is hung up when it rings', async () => {
  const { db } = app.runtime;
  const rings = Promise.withResolvers<void>();
  mayRing = rings.promise;
  const id = await placed(await newTenant(app.url));
  await until(async () => Boolean((await selectCallById(db, id))?.dialed_at), { what: 'the call is dialed' });
  // As if the notification of the end was missed.
  await db
    .updateTable('calls')
    .set({ status: 'failed', end_reason: 'canceled', ended_at: new Date() })
    .where('id', '=', id)
    .execute();
  rings.resolve();
  await until(() => canceled.includes(id), { withinMs: 20_000, what: 'the phone is hung up' });
}, 60_000);
