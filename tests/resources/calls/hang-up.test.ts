// A call whose process has died, or that was over before its phone rang, is hung up at its carrier, so that the other side does not
// hear silence. The carrier is a stub that rings until it is hung up, sends no callbacks, and records each hang-up.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import type { Carrier } from '../../../src/providers/ports/carrier.ts';
import { findCallRoute } from '../../../src/resources/calls/dispatch/call-route.ts';
import { secondLegs } from '../../../src/resources/calls/live/second-leg.ts';
import { selectCallById } from '../../../src/resources/calls/rows/calls.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { paperCarrier } from '../../support/paper-carrier.ts';
import { until } from '../../support/until.ts';
import { ended, reaches } from './support.ts';

const FROM = '+14155552671';
const canceled: string[] = [];
/** Until it resolves, a dialed phone does not ring. */
let mayRing: Promise<void> = Promise.resolve();
const hungUp: { id: string; ref: string | null }[] = [];
let app: TestApp;

beforeAll(async () => {
  const carrier: Carrier = {
    ...paperCarrier('paper'),
    async *dial({ callId, signal }) {
      signal.addEventListener('abort', () => canceled.push(callId), { once: true });
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

/** @returns the id of the call */
async function dialed(tenant: Tenant, from: string): Promise<string> {
  const { db } = app.runtime;
  const row = { workspace_id: tenant.workspaceId, id: newId('pn'), number: from, carrier: 'paper', country: 'US' };
  await db.insertInto('phone_numbers').values(row).execute();
  const { agent_id } = await tenant.ok('createAgent', { body: agentBody() });
  const { call_id: id } = await tenant.ok('createCall', {
    body: { agent_id, to_number: '+12125552368', from_number: from },
  });
  return id;
}

test('a call that is lost while it rings is hung up at its carrier, and so is its second leg', async () => {
  const { runtime } = app;
  const { db } = runtime;
  const tenant = await newTenant(app.url);
  const id = await dialed(tenant, FROM);
  await reaches(tenant, id, ['ringing']);
  const call = (await selectCallById(db, id))!;
  const connect = secondLegs(runtime, call, await findCallRoute(runtime, call), async () => undefined);
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
  await until(() => hungUp.length > 1, { withinMs: 20_000, what: 'the carrier is notified' });
  expect(hungUp).toEqual([
    { id, ref: null },
    { id: `${id}-2`, ref: `ref-${id}-2` },
  ]);
}, 60_000);

test('a call that was over before its phone rang is hung up when it rings', async () => {
  const { db } = app.runtime;
  const ringing = Promise.withResolvers<void>();
  mayRing = ringing.promise;
  const id = await dialed(await newTenant(app.url), '+14155552672');
  await until(async () => Boolean((await selectCallById(db, id))?.dialed_at), { what: 'the call is dialed' });
  // As if the notification of the end was missed.
  await db
    .updateTable('calls')
    .set({ status: 'failed', end_reason: 'canceled', ended_at: new Date() })
    .where('id', '=', id)
    .execute();
  ringing.resolve();
  await until(() => canceled.includes(id), { withinMs: 20_000, what: 'the phone is hung up' });
}, 60_000);
