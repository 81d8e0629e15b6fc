// Finished jobs: counted by name and state, and deleted after their retention, while every other job is kept.
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { enqueue } from '../../src/jobs/enqueue.ts';
import { MAX_BACKLOG, PRIORITY } from '../../src/jobs/priority.ts';
import { jobs } from '../../src/jobs/upkeep-jobs.ts';
import { countJobs, deleteDeadJobs, findJobLag } from '../../src/jobs/upkeep.ts';
import { registerMetrics } from '../../src/metrics.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';
import { testRuntime } from './runtime.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.pool.query('delete from graphile_worker._private_jobs');
});

/** One job for each state a row can have, with `text` as its name. */
async function fill(): Promise<void> {
  const states: Record<string, string> = {
    ready: 'attempts = 1',
    later: `run_at = now() + interval '1 day'`,
    running: `attempts = max_attempts, locked_at = now(), locked_by = 'pool-one', updated_at = now() - interval '30 days'`,
    failed: `attempts = 3, max_attempts = 3, last_error = 'as asked'`,
    'failed long ago': `attempts = 3, max_attempts = 3, last_error = 'as asked', updated_at = now() - interval '15 days'`,
    superseded: `attempts = max_attempts`,
    'superseded long ago': `attempts = max_attempts, updated_at = now() - interval '2 hours'`,
    'superseded, then failed, long ago': `attempts = max_attempts, last_error = 'as asked', updated_at = now() - interval '2 hours'`,
  };
  for (const [text, set] of Object.entries(states)) {
    await enqueue(test.db, 'tests.note', { text });
    await test.pool.query(`update graphile_worker._private_jobs set ${set} where payload->>'text' = $1`, [text]);
  }
}

const texts = async (): Promise<string[]> => {
  const { rows } = await test.pool.query<{ text: string }>(
    `select payload->>'text' as text from graphile_worker._private_jobs order by id`,
  );
  return rows.map(({ text }) => text);
};

it('failed jobs are kept for two weeks and superseded ones for an hour; others are never deleted', async () => {
  await fill();
  const purge = jobs.find(({ name }) => name === 'jobs.purge')!;
  const run = { signal: new AbortController().signal };
  await purge.run(testRuntime(test.db), {} as never, run as never);
  expect(await texts()).toEqual(['ready', 'later', 'running', 'failed', 'superseded']);
  expect(await deleteDeadJobs(test.db, 10)).toBe(0);
});

it('jobs that wait for others of their workspace do not count as late', async () => {
  const overdue = (minutes: number) => ({ runAt: new Date(Date.now() - minutes * 60_000) });
  await enqueue(test.db, 'tests.note', { text: 'of a backlog' }, { ...overdue(30), priority: 1 });
  await enqueue(test.db, 'tests.note', { text: 'the last of it' }, { ...overdue(30), priority: MAX_BACKLOG });
  expect(await findJobLag(test.db)).toBe(0);
  await enqueue(test.db, 'tests.note', { text: 'a scheduled one' }, { ...overdue(10), priority: PRIORITY.scheduled });
  expect(await findJobLag(test.db)).toBeCloseTo(600, -2);
  await enqueue(test.db, 'tests.note', { text: 'the first of a backlog' }, overdue(20));
  expect(await findJobLag(test.db)).toBeCloseTo(1_200, -2);
});

it('a batch deletes no more than its limit', async () => {
  await fill();
  expect(await deleteDeadJobs(test.db, 1)).toBe(1);
  expect(await texts()).toHaveLength(7);
});

it('/metrics counts jobs by name and state, and is complete while the database is away', async () => {
  await fill();
  const counted = (await countJobs(test.db)).map(({ job, state, count }) => `${job} ${state} ${count}`);
  expect(counted.sort()).toEqual([
    'tests.note failed 2',
    'tests.note ready 1',
    'tests.note running 1',
    'tests.note scheduled 1',
    'tests.note superseded 3',
  ]);
  const registry = new Registry();
  const calls = () => ({ carried: 3, capacity: 60, configured: 100, reason: 'busy' as const });
  const countedIn = () => 'database';
  registerMetrics(registry, { db: test.db, clock: { skewMs: () => 2_500 }, calls, countedIn, quotaBytes: 0 });
  const text = await registry.metrics();
  expect(text).toContain('parley_jobs{job="tests.note",state="failed"} 2');
  expect(text).toContain('parley_clock_skew_seconds 2.5');
  expect(text).toContain('parley_calls{kind="capacity"} 60');
  expect(text).toContain('parley_calls{kind="configured"} 100');
  expect(text).toContain('parley_capacity_reduced{reason="busy"} 1');
  expect(text).toContain('parley_rate_limit_store{store="database"} 1');
  expect(text).toContain('parley_live_calls{status="queued"} 0');
  expect(text).toMatch(/parley_response_seconds_bucket\{le="0.8"\} \d+/);
  for (const name of ['queue_age_seconds', 'recordings_waiting', 'delivery_lag_seconds', 'dead_letters']) {
    expect(text).toContain(`parley_${name} 0\n`);
  }
  expect(Number(/^parley_job_lag_seconds (\S+)$/m.exec(text)![1])).toBeGreaterThanOrEqual(0);

  const away = new Registry();
  const throwing = (): never => {
    throw new Error('away');
  };
  const broken = { getExecutor: throwing } as unknown as typeof test.db;
  registerMetrics(away, { db: broken, clock: { skewMs: () => 0 }, calls, countedIn, quotaBytes: 0 });
  const withoutDatabase = await away.metrics();
  expect(withoutDatabase).toContain('parley_calls{kind="carried"} 3');
  expect(withoutDatabase).not.toMatch(/^parley_(delivery_lag_seconds|live_calls|job_lag_seconds)/m);
});
