// A process dies between its claim of a call and the dial: another process dials, once.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { createDatabaseClock } from '../../../src/database/database-clock.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { findAgent } from '../../../src/resources/agents/service.ts';
import { claimNext } from '../../../src/resources/calls/dispatch/claim.ts';
import { createReaper, endLost } from '../../../src/resources/calls/live/reaper.ts';
import { requeueCall, markDialed, takeLostCalls, type LostCall } from '../../../src/resources/calls/rows/leases.ts';
import { queueCall } from '../../../src/resources/calls/service.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { ended } from './support.ts';

const BUSY = '+12025550101';
const CALLER = '+12025550199';

// Only the reapers of these tests run: the app's own would sometimes be first.
const NEVER = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ overrides: { leases: { reapMs: NEVER } } });
});
afterAll(() => app.close());

/** A call whose process died after it claimed the call. No job runs for it. */
async function claimedByTheDead(): Promise<{ tenant: Tenant; id: string; token: number }> {
  const { runtime } = app;
  const tenant = await newTenant(app.url);
  const { workspaceId } = tenant;
  const { agent_id } = await tenant.ok('createAgent', { body: agentBody() });
  const agent = (await findAgent(runtime.db, workspaceId, agent_id))!;
  const id = newId('call', runtime.clock.now());
  const call = { id, agent, to: BUSY, from: CALLER, metadata: {}, variables: {}, tags: [] };
  const owner = { owner: 'dead', leaseMs: 1, databaseClock: createDatabaseClock(runtime.clock) };
  const taken = await inTransaction(runtime.db, async (trx) => {
    await queueCall(trx, runtime, workspaceId, call);
    // In the same transaction, so that the app cannot claim it first.
    return claimNext({ ...runtime, db: trx }, workspaceId, owner, id);
  });
  if (taken.type !== 'call') throw new Error(`nothing was claimed: ${taken.type}`);
  return { tenant, id, token: taken.call.lease_token };
}

test('a call that was claimed and never dialed is dialed by another process', async () => {
  const { tenant, id, token } = await claimedByTheDead();
  await createReaper(app.runtime, 'reaper').reap();
  expect(await ended(tenant, id)).toMatchObject({ status: 'failed', end_reason: 'busy' });
  expect(await markDialed(app.runtime.db, { callId: id, token })).toBe(false);
});

test('a call whose carrier received a request is not dialed again', async () => {
  const { tenant, id, token } = await claimedByTheDead();
  expect(await markDialed(app.runtime.db, { callId: id, token })).toBe(true);
  await createReaper(app.runtime, 'reaper').reap();
  expect(await ended(tenant, id)).toMatchObject({ status: 'failed', end_reason: 'carrier_error' });
});

/** Takes the lost call as a reaper does. */
async function takenBy(owner: string, callId: string, leaseMs: number): Promise<LostCall> {
  let found: LostCall | undefined;
  const look = async () => {
    found = (await takeLostCalls(app.runtime.db, app.runtime.clock, owner, leaseMs)).find(({ id }) => id === callId);
    return found !== undefined;
  };
  await until(look, { what: 'the lease runs out' });
  return found!;
}

test('a claim of lost calls that a network outage held back takes none, because it also held back their renewals', async () => {
  const { id } = await claimedByTheDead();
  const { db, clock } = app.runtime;
  const isLost = async () => {
    const { rows } = await sql`select from calls where id = ${id} and leased_until < now()`.execute(db);
    return rows.length === 1;
  };
  await until(isLost, { what: 'the lease runs out' });
  expect(await takeLostCalls(db, { now: () => clock.now() - 5_000 }, 'late', 60_000)).toEqual([]);
  expect((await takenBy('in time', id, 60_000)).id).toBe(id);
});

test('a reaper does not end a call that another reaper took over and re-queued', async () => {
  const { tenant, id } = await claimedByTheDead();
  const slow = await takenBy('slow', id, 1);
  const quick = await takenBy('quick', id, 60_000);
  expect(await inTransaction(app.runtime.db, (trx) => requeueCall(trx, { callId: id, token: quick.token }))).toBe(true);
  await endLost(app.runtime, slow);
  expect(await tenant.ok('getCall', { path: { id } })).toMatchObject({ status: 'queued' });
});
