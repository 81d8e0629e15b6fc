// Erasing a call also erases what its test cases have copied into runs, whatever happened to the cases meanwhile.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobRun } from '../../../src/jobs/catalogue.ts';
import { performSlice } from '../../../src/resources/tests/service/perform.ts';
import { createTestRun } from '../../../src/resources/tests/service/runs.ts';
import type { Context } from '../../../src/runtime.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { betweenTransactions } from '../../support/between-transactions.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { ended, place, talkingAgent } from '../calls/support.ts';

const HANGS_UP = '+12025550105';

let app: TestApp;
let tenant: Tenant;
let agentId: string;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  agentId = (await tenant.ok('createAgent', { body: talkingAgent() })).agent_id;
});
afterAll(() => app?.close());

async function caseOfCall(idempotencyKey?: string): Promise<{ callId: string; caseId: string }> {
  const { call_id: callId } = await ended(tenant, (await place(tenant, HANGS_UP, agentId)).call_id);
  const headers: Record<string, string> = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
  const made = await tenant.ok('createTestCase', { body: { name: 'From life', from_call_id: callId }, headers });
  return { callId, caseId: made.id };
}

async function finishedRun(caseId: string): Promise<string> {
  const { id } = await tenant.ok('createTestRun', { body: { case_ids: [caseId] } });
  await until(async () => (await tenant.ok('getTestRun', { path: { id } })).ended_at !== null, {
    what: 'the run is over',
  });
  return id;
}

const erasedCases = async (callId: string) => {
  return (await tenant.ok('deleteCall', { path: { id: callId } })).erased.test_cases;
};

test('a deleted case leaves no copy of the call in its runs', async () => {
  const { callId, caseId } = await caseOfCall();
  const runId = await finishedRun(caseId);
  await tenant.ok('deleteTestCase', { path: { id: caseId } });
  expect((await tenant.ok('getTestRun', { path: { id: runId } })).results).toHaveLength(1);
  await until(async () => (await erasedCases(callId)) === 1, { what: 'the copy is erased' });
  expect((await tenant.ok('getTestRun', { path: { id: runId } })).results).toEqual([]);
});

test('an erasure is completed only when the cases of the call are erased', async () => {
  const { callId, caseId } = await caseOfCall();
  // The job cannot delete the case while its row is locked. Storage, which is a file here, is erased before the response.
  await app.runtime.db.transaction().execute(async (trx) => {
    await sql`select from test_cases where id = ${caseId} for update`.execute(trx);
    const proof = await tenant.ok('deleteCall', { path: { id: callId } });
    expect(proof).toMatchObject({ status: 'pending', completed_at: null, erased: { test_cases: 0 } });
  });
  await until(async () => (await tenant.ok('deleteCall', { path: { id: callId } })).status === 'completed', {
    what: 'the erasure is completed',
  });
  expect(await erasedCases(callId)).toBe(1);
});

test('copies that an older version made without their call are erased with the case', async () => {
  const { callId, caseId } = await caseOfCall();
  const runId = await finishedRun(caseId);
  const { db } = app.runtime;
  await db.updateTable('test_run_cases').set({ from_call_id: null }).where('run_id', '=', runId).execute();
  await until(async () => (await erasedCases(callId)) === 1, { what: 'the case is erased' });
  expect((await tenant.ok('getTestRun', { path: { id: runId } })).results).toEqual([]);
});

test('a run is not created from a case whose call is erased at the same time', async () => {
  const { callId, caseId } = await caseOfCall();
  const erase = () => until(async () => (await erasedCases(callId)) === 1, { what: 'the case is erased' });
  const { db } = betweenTransactions(app.runtime.db, 1, erase);
  const ctx = { ...app.runtime, db, actor: { kind: 'user', workspaceId: tenant.workspaceId, userId: tenant.userId } };
  await expect(createTestRun(ctx as unknown as Context, { case_ids: [caseId] })).rejects.toMatchObject({
    code: 'test_case_not_found',
  });
});

test('a run goes on without a case whose call is erased during a sample, and performs no other sample of it', async () => {
  const { callId, caseId } = await caseOfCall();
  const caller = { type: 'script', turns: [{ say: 'Hello' }] };
  const other = await tenant.ok('createTestCase', { body: { name: 'Other', agent_id: agentId, caller } });
  const body = { case_ids: [caseId, other.id], samples: 3, parallel: 1 };
  const { id: runId } = await tenant.ok('createTestRun', { body });
  await until(async () => (await tenant.ok('getTestRun', { path: { id: runId } })).ended_at !== null);
  const again = { status: 'running', ended_at: null } as const;
  await app.runtime.db.deleteFrom('test_results').where('run_id', '=', runId).execute();
  await app.runtime.db.updateTable('test_runs').set(again).where('id', '=', runId).execute();
  const erase = () => until(async () => (await erasedCases(callId)) === 1, { what: 'the case is erased' });
  // The first transaction begins the slice, the second writes the result of the first sample.
  const { db, count } = betweenTransactions(app.runtime.db, 2, erase);
  const job = { id: '1', attempt: 1, maxAttempts: 8, signal: new AbortController().signal };
  await performSlice({ ...app.runtime, db }, tenant.workspaceId, runId, job as unknown as JobRun);
  const { results, status } = await tenant.ok('getTestRun', { path: { id: runId } });
  expect([status, results.map((one) => [one.case_id, one.samples])]).toMatchObject(['completed', [[other.id, {}]]]);
  // The slice, one sample of the erased case, three of the other, the end.
  expect(count()).toBe(6);
});

test('the stored response that created a case does not keep the words of an erased call', async () => {
  const { callId, caseId } = await caseOfCall('erasure');
  const again = { body: { name: 'From life', from_call_id: callId }, headers: { 'idempotency-key': 'erasure' } };
  expect(await tenant.ok('createTestCase', again)).toMatchObject({ id: caseId });
  await until(async () => (await erasedCases(callId)) === 1, { what: 'the case is erased' });
  const { rows } = await sql<{ answer: string | null }>`
    select answer::text as answer from idempotency_keys
    where workspace_id = ${tenant.workspaceId} and ulid = ${caseId.split('_')[1]!}`.execute(app.runtime.db);
  expect(rows).toEqual([{ answer: null }]);
  expect((await tenant.refused('createTestCase', again)).code).toBe('call_not_found');
});
