// A call whose process has died is hung up at its carrier, so that the other side does not hear silence. The carrier is a stub that rings
// until it is hung up, sends no callbacks, and records each hang-up.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import type { Carrier } from '../../../src/providers/ports/carrier.ts';
import { findCallRoute } from '../../../src/resources/calls/dispatch/call-route.ts';
import { secondLegs } from '../../../src/resources/calls/live/second-leg.ts';
import { selectCallById } from '../../../src/resources/calls/rows/calls.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant } from '../../support/client.ts';
import { paperCarrier } from '../../support/paper-carrier.ts';
import { until } from '../../support/until.ts';
import { ended, reaches } from './support.ts';

const FROM = '+14155552671';
const hungUp: { id: string; ref: string | null }[] = [];
let app: TestApp;

beforeAll(async () => {
  const carrier: Carrier = {
    ...paperCarrier('paper'),
    async *dial({ signal }) {
      yield { type: 'ringing' };
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      yield { type: 'failed', reason: 'canceled', detail: 'aborted' };
    },
    refOf: (leg) => `ref-${leg}`,
    hangUp: async (call) => void hungUp.push(call),
  };
  app = await startTestApp({ overrides: { carriers: [carrier] } });
}, 60_000);
afterAll(() => app?.close());

test('a call that is lost while it rings is hung up at its carrier, and so is its second leg', async () => {
  const { runtime } = app;
  const { db } = runtime;
  const tenant = await newTenant(app.url);
  const row = { workspace_id: tenant.workspaceId, id: newId('pn'), number: FROM, carrier: 'paper', country: 'US' };
  await db.insertInto('phone_numbers').values(row).execute();
  const { agent_id } = await tenant.ok('createAgent', { body: agentBody() });
  const body = { agent_id, to_number: '+12125552368', from_number: FROM };
  const { call_id: id } = await tenant.ok('createCall', { body });
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
