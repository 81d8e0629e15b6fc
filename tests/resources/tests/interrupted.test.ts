// Runs with a paid model that are canceled, whose process dies, or whose wallet is used up meanwhile: every used token is charged, no
// sample is performed by two jobs, and none begins without funds.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startOpenAiServer, type OpenAiServer } from '../../../scripts/stand-ins/openai-server.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { performSlice } from '../../../src/resources/tests/service/perform.ts';
import { enqueueSlice } from '../../../src/resources/tests/service/runs.ts';
import { selectRun } from '../../../src/resources/tests/store.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let model: OpenAiServer;
let tenant: Tenant;
beforeAll(async () => {
  model = await startOpenAiServer();
  // The smallest balance: the first answer uses it up.
  const env = { LLM_BASE_URL: model.baseUrl, LLM_MODELS: 'test-model', WALLET_FREE_BALANCE: '0.000001' };
  app = await startTestApp({ env });
});
beforeEach(async () => {
  tenant = await newTenant(app.url);
});
afterAll(async () => {
  await app?.close();
  await model?.close();
});

async function newRun(more: Record<string, unknown> = {}): Promise<string> {
  const { agent_id } = await tenant.ok('createAgent', { body: agentBody({ greeting: 'Hello.' }) });
  const caller = { type: 'script', turns: [{ say: 'Tell me a story.' }, { say: 'Another one.' }] };
  const { id } = await tenant.ok('createTestCase', { body: { name: 'Stories', agent_id, caller } });
  return (await tenant.ok('createTestRun', { body: { case_ids: [id], ...more } })).id;
}

test('the tokens of a sample that is canceled in the middle are charged, without a result', async () => {
  const before = model.requests.length;
  model.script({ kind: 'text', words: ['Once ', 'upon.'] }, { kind: 'hang', words: ['Well, ', 'there ', 'was '] });
  const id = await newRun();
  await until(() => model.requests.length === before + 2, { what: 'the second answer has begun' });
  await tenant.ok('cancelTestRun', { path: { id } });
  const charges = async () =>
    app.runtime.db
      .selectFrom('wallet_holds')
      .select(['items', 'total_micros'])
      .where('call_id', 'like', `test_${id}%`)
      .execute();
  await until(async () => (await charges()).length > 0, { what: 'the canceled sample is charged' });
  const [charge, ...more] = await charges();
  expect(more).toEqual([]);
  expect(charge!.total_micros).toBeGreaterThan(0);
  const output = charge!.items!.find(({ item }) => item === 'llm_output')!;
  // Two words of the first answer, and of the second at least what was read before the cancellation.
  expect(output.quantity).toBeGreaterThanOrEqual(2);
  const { status, progress } = await tenant.ok('getTestRun', { path: { id } });
  expect([status, progress.done]).toEqual(['canceled', 0]);
});

test('a run has one job at a time, however often its next slice is enqueued', async () => {
  const run = (await selectRun(app.runtime.db, tenant.workspaceId, await newRun()))!;
  const counted = inTransaction(app.runtime.db, async (trx) => {
    for (let i = 0; i < 3; i++) await enqueueSlice(trx, { ...run, id: 'run_twice' });
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from graphile_worker._private_jobs where payload ->> 'runId' = 'run_twice'`.execute(
      trx,
    );
    // Rolled back, so that no worker takes the job.
    throw new Error(`${rows[0]!.n} jobs`);
  });
  await expect(counted).rejects.toThrow('1 jobs');
});

test('no further sample of a run begins once the wallet is used up', async () => {
  const before = model.requests.length;
  const id = await newRun({ samples: 8, parallel: 1 });
  const report = () => tenant.ok('getTestRun', { path: { id } });
  await until(async () => (await report()).ended_at !== null, { what: 'the run has ended' });
  const { results, progress } = await report();
  expect([progress.done, progress.errors]).toEqual([8, 7]);
  expect(results[0]!.samples.at(-1)!.failures[0]!.detail).toContain('owes');
  // One sample asks for two replies, each perhaps once ahead of time.
  expect(model.requests.length - before).toBeLessThanOrEqual(4);
});

test('a run fails with the error of its last attempt, and goes on after an earlier one', async () => {
  const id = await newRun();
  const report = () => tenant.ok('getTestRun', { path: { id } });
  await until(async () => (await report()).ended_at !== null, { what: 'the run has ended' });
  await sql`update test_runs set status = 'running', ended_at = null where id = ${id}`.execute(app.runtime.db);
  const after = () => {
    throw new Error('There is no time.');
  };
  const broken = { ...app.runtime, clock: { ...app.runtime.clock, after } };
  const attempt = (number: number) => {
    const job = { id: '1', attempt: number, maxAttempts: 8, signal: new AbortController().signal };
    return performSlice(broken, tenant.workspaceId, id, job as unknown as Parameters<typeof performSlice>[3]);
  };
  await expect(attempt(6)).rejects.toThrow('There is no time.');
  expect(await report()).toMatchObject({ status: 'running', ended_at: null });
  await expect(attempt(7)).rejects.toThrow('There is no time.');
  expect(await report()).toMatchObject({ status: 'failed', passed: false, error: 'There is no time.' });
});

test('a run fails whose process has ended in every attempt, instead of running forever', async () => {
  const id = await newRun();
  const report = () => tenant.ok('getTestRun', { path: { id } });
  await until(async () => (await report()).ended_at !== null, { what: 'the run has ended' });
  // As a process leaves it that was killed in all attempts but the last.
  await sql`delete from test_results where run_id = ${id}`.execute(app.runtime.db);
  await sql`update test_runs set status = 'running', ended_at = null where id = ${id}`.execute(app.runtime.db);
  const before = model.requests.length;
  const last = { id: '1', attempt: 8, maxAttempts: 8, signal: new AbortController().signal };
  await performSlice(app.runtime, tenant.workspaceId, id, last as unknown as Parameters<typeof performSlice>[3]);
  expect(await report()).toMatchObject({
    status: 'failed',
    passed: false,
    error: 'the service ended during the last of 7 attempts to perform it',
    progress: { done: 0 },
  });
  expect(model.requests.length).toBe(before);
});
