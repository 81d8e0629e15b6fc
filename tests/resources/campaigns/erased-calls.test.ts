// A call that is erased before its end is settled: its contact, and its schedule, still get the outcome.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../src/database/transaction.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { becomes, newAgent, started } from './support.ts';

const SILENT = '+12025550107';

let app: TestApp;
let tenant: Tenant;
let agentId: string;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  agentId = await newAgent(tenant);
});
afterAll(() => app?.close());

/** Waits for the live call of the tenant. */
async function liveCall(): Promise<string> {
  const live = async () => (await tenant.ok('listCalls', { query: { status: 'in_progress' } })).data;
  await until(async () => (await live()).length === 1, { withinMs: 30_000, what: 'the call is live' });
  return (await live())[0]!.call_id;
}

async function endAndErase(id: string): Promise<void> {
  await tenant.ok('endCall', { path: { id } });
  const isOver = async () => (await tenant.ok('getCall', { path: { id } })).status === 'completed';
  await until(isOver, { withinMs: 30_000, what: 'the call is over' });
  await tenant.ok('deleteCall', { path: { id } });
}

test('a campaign counts it and completes', async () => {
  const id = await started(tenant, agentId, [SILENT]);
  const callId = await liveCall();
  await inTransaction(app.runtime.db, async (trx) => {
    // The job that settles the call waits for this row.
    await trx.selectFrom('campaign_dials').select('call_id').where('call_id', '=', callId).forUpdate().execute();
    await endAndErase(callId);
  });
  expect((await becomes(tenant, id, 'completed')).stats).toMatchObject({
    dialing: 0,
    completed: 1,
    outcomes: { ended_by_api: 1 },
  });
});

test('a schedule completes', async () => {
  const body = { agent_id: agentId, to_number: SILENT, at: new Date(Date.now() + 1_000).toISOString() };
  const { id } = await tenant.ok('createSchedule', { body });
  const callId = await liveCall();
  await inTransaction(app.runtime.db, async (trx) => {
    // The job that settles the call waits for this row.
    await trx.selectFrom('schedules').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    await endAndErase(callId);
  });
  const status = async () => (await tenant.ok('getSchedule', { path: { id } })).status;
  await until(async () => (await status()) === 'completed', { withinMs: 30_000, what: 'the schedule is completed' });
});
