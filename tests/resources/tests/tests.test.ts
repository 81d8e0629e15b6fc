// Tests of agents over HTTP: cases, runs of scripted and simulated callers on a text line, expectations, mocks, baselines, JUnit.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { performSlice } from '../../../src/resources/tests/service/perform.ts';
import { deleteOldTestRuns } from '../../../src/resources/tests/service/runs.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type BodyOf, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { ASKS, FOUND, SHOP } from './shop.ts';

let app: TestApp;
let tenant: Tenant;
let agentId: string;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  agentId = (await tenant.ok('createAgent', { body: agentBody(SHOP) })).agent_id;
});
afterAll(() => app?.close());

const create = (more: Record<string, unknown>) =>
  tenant.ok('createTestCase', { body: { name: 'A case', agent_id: agentId, caller: ASKS, mocks: [FOUND], ...more } });

const JOB = {
  id: '1',
  attempt: 1,
  maxAttempts: 8,
  signal: new AbortController().signal,
} as unknown as Parameters<typeof performSlice>[3];

type Report = BodyOf<'getTestRun'>;

async function report(id: string): Promise<Report> {
  let found: Report | null = null;
  await until(
    async () => {
      found = await tenant.ok('getTestRun', { path: { id } });
      return found.ended_at !== null;
    },
    { what: `the run ${id} has ended` },
  );
  return found!;
}

const run = async (body: Record<string, unknown>) => report((await tenant.ok('createTestRun', { body })).id);
const runCase = async (id: string, more: Record<string, unknown> = {}) => {
  const done = await run({ case_ids: [id], ...more });
  const [result] = done.results;
  return { done, result: result!, sample: result!.samples[0]! };
};

describe('createTestRun', () => {
  test('runs a scripted caller against the real engine and checks the expectations', async () => {
    const { id } = await create({
      expect: [
        { type: 'called', function: 'lookup_order', with: { order_id: 4512 }, times: 1 },
        { type: 'said', text: 'your order has SHIPPED', turn: 1 },
        { type: 'said', pattern: 'ada from (northwind|southwind)', turn: 0 },
        { type: 'not_said', text: 'system prompt' },
        { type: 'not_called', function: 'transfer_to_human' },
        { type: 'end_reason', reason: 'agent_hangup' },
        { type: 'within_ms', ms: 3000 },
        { type: 'cost_below', amount: '5' },
      ],
    });
    const { done, sample } = await runCase(id);
    expect(sample.failures).toEqual([]);
    expect(done).toMatchObject({ status: 'completed', passed: true, progress: { cases: 1, total: 1, passed: 1 } });
    expect(sample).toMatchObject({ status: 'passed', turns: 2, end_reason: 'agent_hangup', transcript: null });
  });
});

describe('a failing expectation of a test', () => {
  test('names its turn, its time and the line that violates it', async () => {
    const { id } = await create({
      expect: [
        { type: 'said', text: 'delivered', turn: 1 },
        { type: 'called', function: 'lookup_order', with: { order_id: '9999' } },
        { type: 'not_said', pattern: 'shipp?ed' },
        { type: 'transferred' },
        { type: 'end_reason', reason: 'inactivity' },
        { type: 'within_ms', ms: 1 },
        { type: 'not_called', function: 'end_call' },
        { type: 'cost_below', amount: '0.000001' },
      ],
    });
    const { done, sample } = await runCase(id);
    expect(done.passed).toBe(false);
    expect(sample.failures.map(({ expectation }) => expectation)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const [said, called] = sample.failures;
    expect(said).toMatchObject({ code: 'expectation_failed', turn: 1, quote: expect.stringContaining('shipped') });
    expect(said!.at_ms).toBeGreaterThan(1000);
    expect(called!.detail).toContain('it called lookup_order({"order_id":"4512"})');
    expect(sample.transcript!.map(({ role, turn }) => `${role} ${turn}`).slice(0, 3)).toEqual([
      'agent 0',
      'user 1',
      'agent 1',
    ]);
    expect(sample.timeline!.some(({ type }) => type === 'tool')).toBe(true);
  });

  test('a function without a mock is not called, and the result names it', async () => {
    const { id } = await create({ mocks: [{ ...FOUND, match: { order_id: 'another' } }] });
    const { sample } = await runCase(id);
    expect(sample.status).toBe('failed');
    expect(sample.failures).toMatchObject([
      { code: 'mock_missing', turn: 1, detail: expect.stringContaining('lookup_order({"order_id":"4512"})') },
    ]);
  });

  test('with real_functions the function is called as in a call', async () => {
    const { id } = await create({ mocks: [], real_functions: true });
    const { result, sample } = await runCase(id);
    // In tests, addresses outside of the machine do not resolve.
    expect(sample.status).toBe('passed');
    const shown = await tenant.ok('getTestRun', {
      path: { id: (await tenant.ok('listTestRuns')).data[0]!.id },
      query: { case_id: result.case_id },
    });
    const tool = shown.results[0]!.samples[0]!.timeline!.find(({ type }) => type === 'tool');
    expect(JSON.stringify(tool)).toContain('example.com has no address');
  });

  test('a slow and a failing function affect the conversation', async () => {
    const slow = { ...FOUND, delay_ms: 9000 };
    const first = await runCase((await create({ mocks: [slow], expect: [{ type: 'within_ms', ms: 4000 }] })).id);
    expect(first.sample.failures).toMatchObject([{ expectation: 0, turn: 1 }]);
    const broken = { function: 'lookup_order', error: 'the warehouse is closed' };
    const second = await runCase((await create({ mocks: [broken], expect: [{ type: 'said', text: 'shipped' }] })).id);
    expect(second.sample.failures).toMatchObject([{ expectation: 0 }]);
  });

  test('a judge without a model is an error of the test, not of the agent', async () => {
    const { id } = await create({ expect: [{ type: 'judge', question: 'Is the agent polite?' }] });
    const { done, sample } = await runCase(id);
    expect(done).toMatchObject({ status: 'completed', passed: false, progress: { errors: 1 } });
    expect(sample).toMatchObject({ status: 'error', failures: [{ code: 'judge_missing', expectation: 0 }] });
  });
});

describe('a caller in a test', () => {
  test('pursues its goal and answers from its facts when simulated', async () => {
    const caller = {
      type: 'simulated',
      played_by: 'builtin',
      goal: 'Can you look up my order, please?',
      facts: { order_number: 'It is 4512.' },
      mood: 'impatient',
      habits: ['pauses'],
    };
    const { id } = await create({
      caller,
      expect: [{ type: 'called', function: 'lookup_order', with: { order_id: '4512' } }],
    });
    const { done, result } = await runCase(id, { samples: 3, seed: 7 });
    expect(done).toMatchObject({ passed: true, progress: { total: 3, passed: 3 } });
    expect(result).toMatchObject({ pass_at_k: 1, pass_hat_k: 1, passed: 3 });
    const again = await runCase(id, { samples: 3, seed: 7 });
    const hashes = (one: typeof result) => one.samples.map(({ event_hash }) => event_hash);
    expect(hashes(again.result)).toEqual(hashes(result));
    const other = await runCase(id, { samples: 3, seed: 8 });
    expect(hashes(other.result)).not.toEqual(hashes(result));
  });

  test('interrupts, presses keys, is silent, and hangs up as scripted', async () => {
    const turns = [
      { say: 'Hello? Wait a moment.', interrupts: true, wait_ms: 1500 },
      { press: '12', wait_ms: 2000 },
      { say: 'I want to talk to a human.', hang_up: false },
    ];
    const caller = { type: 'script', turns };
    const { id } = await create({
      caller,
      expect: [
        { type: 'transferred', to: '+12025550108' },
        { type: 'said', text: 'never' },
      ],
    });
    const { sample } = await runCase(id);
    expect(sample.failures.map(({ expectation }) => expectation)).toEqual([1]);
    expect(sample.transcript![0]).toMatchObject({ role: 'agent', interrupted: true });
    expect(sample.timeline!.filter(({ type }) => type === 'dtmf')).toHaveLength(2);
    expect(sample.end_reason).toBe('transferred');
  });

  test('leaves after max_turns', async () => {
    const turns = Array.from({ length: 5 }, () => ({ say: 'What are your opening hours?' }));
    const { id } = await create({ caller: { type: 'script', turns }, max_turns: 2 });
    const { sample } = await runCase(id);
    expect(sample).toMatchObject({ status: 'passed', turns: 2, end_reason: 'caller_hangup' });
  });

  test('repeats a call from which its case was made, and passes on the agent of that call', async () => {
    const call = await tenant.ok('createCall', { body: { agent_id: agentId, to_number: '+12025550100' } });
    const path = { id: call.call_id };
    const early = await tenant.refused('createTestCase', { body: { name: 'Too early', from_call_id: call.call_id } });
    expect(early.errors).toEqual(['/from_call_id not_ended']);
    await until(async () => (await tenant.ok('getCall', { path })).end_time !== null, {
      withinMs: 30_000,
      what: 'the call is over',
    });
    const made = await tenant.ok('createTestCase', {
      body: { name: 'From life', from_call_id: call.call_id, tags: ['life'] },
    });
    expect(made).toMatchObject({ agent_id: agentId, from_call_id: call.call_id, caller: { type: 'script' } });
    const done = await run({ tag: 'life' });
    expect(done.results[0]!.samples[0]!.failures).toEqual([]);
    // Erasing the call also erases everything derived from it, including runs.
    await tenant.ok('deleteCall', { path });
    await until(async () => (await tenant.ok('deleteCall', { path })).erased.test_cases === 1, {
      what: 'the case is erased',
    });
    expect((await tenant.refused('getTestCase', { path: { id: made.id } })).code).toBe('test_case_not_found');
    expect((await tenant.ok('getTestRun', { path: { id: done.id } })).results).toEqual([]);
  });
});

describe('a test run', () => {
  test('selects cases by agent, tag and id, and runs them on a version', async () => {
    const other = (await tenant.ok('createAgent', { body: agentBody(SHOP) })).agent_id;
    const [one, two] = [
      await create({ agent_id: other, tags: ['a'] }),
      await create({ agent_id: other, tags: ['a', 'b'] }),
    ];
    await tenant.ok('updateAgent', { path: { id: other }, body: { greeting: 'Good evening.' } });
    const body = { agent_id: other, tag: 'a', agent_version: 1 };
    const old = await run(body);
    expect(old.results.map(({ case_id: id, agent_version: version }) => [id, version])).toEqual([
      [one.id, 1],
      [two.id, 1],
    ]);
    const now = await run({ tag: 'b', agent_id: other });
    expect(now.results.map(({ agent_version: version }) => version)).toEqual([2]);
    expect(await tenant.refused('createTestRun', { body: { tag: 'nothing' } })).toMatchObject({
      code: 'no_test_cases',
      body: { detail: 'There is no test case with the tag "nothing".' },
    });
    expect((await tenant.refused('createTestRun', { body: { agent_version: 1 } })).errors).toEqual([
      '/agent_id required',
    ]);
    expect((await tenant.refused('createTestRun', { body: { ...body, agent_version: 9 } })).code).toBe(
      'agent_version_not_found',
    );
    const missing = { case_ids: [one.id, 'tc_00000000000000000000000000'] };
    expect((await tenant.refused('createTestRun', { body: missing })).code).toBe('test_case_not_found');
    const tooMany = await tenant.refused('createTestRun', { body: { samples: 51 } });
    expect(tooMany.status).toBe(422);
  });

  test('is compared with a baseline', async () => {
    const { id } = await create({ expect: [{ type: 'said', text: 'shipped' }] });
    const first = await run({ case_ids: [id] });
    await tenant.ok('updateTestCase', {
      path: { id },
      body: { mocks: [{ function: 'lookup_order', error: 'closed' }] },
    });
    const second = await runCase(id, { baseline_run_id: first.id });
    expect(second.result.change).toBe('newly_failing');
    await tenant.ok('updateTestCase', { path: { id }, body: { mocks: [FOUND] } });
    const third = await runCase(id, { baseline_run_id: second.done.id });
    expect(third.result.change).toBe('newly_passing');
    const unknown = { case_ids: [id], baseline_run_id: 'run_00000000000000000000000000' };
    expect((await tenant.refused('createTestRun', { body: unknown })).code).toBe('test_run_not_found');
  });

  test('is also available as a JUnit report', async () => {
    const { id } = await create({ name: 'Said <"&"> not', expect: [{ type: 'said', text: 'never' }] });
    const { done } = await runCase(id);
    for (const request of [{ query: { format: 'junit' } }, { headers: { accept: 'application/xml' } }]) {
      const answer = await tenant.send('getTestRun', { path: { id: done.id }, ...request });
      expect(answer.headers.get('content-type')).toContain('application/xml');
      const xml = Buffer.from(answer.body as ArrayBuffer).toString('utf8');
      expect(xml).toContain('<testsuites name="' + done.id + '" tests="1" failures="1" errors="0"');
      expect(xml).toContain('<testsuite name="Said &lt;&quot;&amp;&quot;&gt; not"');
      expect(xml).toContain('<failure type="expectation_failed"');
    }
  });

  test('refuses a case that it does not have', async () => {
    const [own, other] = [await create({}), await create({})];
    const { done } = await runCase(own.id);
    const query = { case_id: other.id };
    for (const each of [query, { ...query, format: 'junit' }]) {
      expect(await tenant.refused('getTestRun', { path: { id: done.id }, query: each })).toMatchObject({
        status: 404,
        code: 'test_case_not_found',
        body: { detail: `The run ${done.id} has no test case ${other.id}.` },
      });
    }
    const unheard = await tenant.refused('getTestRecording', { path: { id: done.id }, query });
    expect(unheard.code).toBe('test_case_not_found');
  });

  test.each(['failed', 'canceled'])(
    'that is %s has an error in JUnit for each sample without a result',
    async (status) => {
      const { id } = await create({});
      const done = await run({ case_ids: [id], samples: 3 });
      await sql`delete from test_results where run_id = ${done.id} and sample > 1`.execute(app.runtime.db);
      const reason = status === 'failed' ? 'the model is gone' : null;
      await sql`update test_runs set status = ${status}, error = ${reason} where id = ${done.id}`.execute(
        app.runtime.db,
      );
      const answer = await tenant.send('getTestRun', { path: { id: done.id }, query: { format: 'junit' } });
      const xml = Buffer.from(answer.body as ArrayBuffer).toString('utf8');
      expect(xml).toMatch(/<testsuites name="run_\w+" tests="3" failures="0" errors="2"/);
      expect(xml).toMatch(/<testsuite name="A case" id="tc_\w+" tests="3" failures="0" errors="2"/);
      const detail = `The sample has no result: the run ${status === 'failed' ? 'failed: the model is gone' : 'was canceled'}.`;
      expect(xml.split(`<error type="not_run" message="${detail}">`)).toHaveLength(3);
    },
  );

  test('leaves no call and no event, and no charge for the built-in model', async () => {
    const quiet = await newTenant(app.url);
    const own = (await quiet.ok('createAgent', { body: agentBody(SHOP) })).agent_id;
    const body = { name: 'Quiet', agent_id: own, caller: ASKS, mocks: [FOUND] };
    const { id } = await quiet.ok('createTestCase', { body });
    const { id: runId } = await quiet.ok('createTestRun', { body: { case_ids: [id] } });
    await until(async () => (await quiet.ok('getTestRun', { path: { id: runId } })).ended_at !== null, {
      what: 'the run has ended',
    });
    expect((await quiet.ok('listCalls')).data).toEqual([]);
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from events where workspace_id = ${quiet.workspaceId})
        + (select count(*) from wallet_holds where workspace_id = ${quiet.workspaceId}) as n`.execute(app.runtime.db);
    expect(Number(rows[0]!.n)).toBe(0);
  });

  test('of a killed process resumes where it stopped', async () => {
    const { id } = await create({});
    const { id: runId } = await tenant.ok('createTestRun', { body: { case_ids: [id], samples: 6, parallel: 1 } });
    const done = await report(runId);
    // Simulates a process that died before it wrote the last four results.
    await sql`delete from test_results where run_id = ${runId} and sample > 2`.execute(app.runtime.db);
    await sql`update test_runs set status = 'running', ended_at = null where id = ${runId}`.execute(app.runtime.db);
    const before = await sql<{
      at: string;
    }>`select created_at::text as at from test_results where run_id = ${runId} order by sample`.execute(app.runtime.db);
    await performSlice(app.runtime, tenant.workspaceId, runId, JOB);
    const again = await report(runId);
    expect(again.results).toEqual(done.results);
    const kept = await sql<{
      at: string;
    }>`select created_at::text as at from test_results where run_id = ${runId} and sample <= 2 order by sample`.execute(
      app.runtime.db,
    );
    expect(kept.rows).toEqual(before.rows);
    // A job that is delivered twice changes nothing.
    await performSlice(app.runtime, tenant.workspaceId, runId, JOB);
    expect((await report(runId)).results).toEqual(done.results);
  });
});

describe('cancelTestRun', () => {
  test('ends a run, whose job then does nothing, and can be repeated', async () => {
    const { id } = await create({});
    const { id: runId } = await tenant.ok('createTestRun', { body: { case_ids: [id], samples: 50, parallel: 1 } });
    const now = () => tenant.ok('getTestRun', { path: { id: runId } });
    await until(async () => (await now()).progress.done > 0, { what: 'the first sample has a result' });
    const canceled = await tenant.ok('cancelTestRun', { path: { id: runId } });
    expect(canceled).toMatchObject({ status: 'canceled', passed: false });
    // The job notices the cancellation somewhat later, and writes no result meanwhile.
    const jobs = () =>
      sql`select from graphile_worker._private_jobs where payload ->> 'runId' = ${runId}`.execute(app.runtime.db);
    await until(async () => (await jobs()).rows.length === 0, { what: 'the job has ended' });
    await performSlice(app.runtime, tenant.workspaceId, runId, JOB);
    const { status, progress } = await now();
    expect([status, progress]).toEqual(['canceled', canceled.progress]);
    expect(progress.done).toBeLessThan(50);
    expect((await tenant.refused('cancelTestRun', { path: { id: runId } })).code).toBe('test_run_over');
  });
});

describe('limits of test runs', () => {
  test('a workspace has a limited number of unfinished runs, and old runs are deleted', async () => {
    const busy = await newTenant(app.url);
    const own = (await busy.ok('createAgent', { body: agentBody() })).agent_id;
    const { id } = await busy.ok('createTestCase', { body: { name: 'One', agent_id: own, caller: ASKS } });
    const body = { case_ids: [id] };
    const { id: runId } = await busy.ok('createTestRun', { body });
    await until(async () => (await busy.ok('getTestRun', { path: { id: runId } })).ended_at !== null, {
      what: 'the run has ended',
    });
    const copy = (n: number) =>
      sql`
      insert into test_runs (workspace_id, id, selection, samples, parallel, seed)
      values (${busy.workspaceId}, ${`run_waiting${n}${busy.workspaceId}`},
        '{"agent_id": null, "agent_version": null, "tag": null, "case_ids": null}', 1, 1, 1)`.execute(app.runtime.db);
    for (let i = 0; i < 5; i++) await copy(i);
    expect((await busy.refused('createTestRun', { body })).code).toBe('test_run_limit');
    expect((await busy.ok('listTestRuns', { query: { status: 'queued', include_total: 'true' } })).total).toBe(5);
    await sql`update test_runs set status = 'canceled', ended_at = now() - interval '91 days'
      where workspace_id = ${busy.workspaceId} and status = 'queued'`.execute(app.runtime.db);
    await deleteOldTestRuns(app.runtime, new AbortController().signal);
    expect((await busy.ok('listTestRuns')).data.map((one) => one.id)).toEqual([runId]);
  });
});
