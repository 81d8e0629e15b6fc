// The queue's guarantees within one process, on both kinds of database.
import { once } from 'node:events';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mergeJobs } from '../../src/jobs/catalogue.ts';
import { parseCron } from '../../src/jobs/cron.ts';
import { dequeue, enqueue, enqueueMany } from '../../src/jobs/enqueue.ts';
import { startRunner, type Runner, type RunnerSettings } from '../../src/jobs/runner.ts';
import { testDatabase, type TestDatabase } from '../support/database.ts';
import { until } from '../support/until.ts';
import { createNotes, failing, holding, note, readNotes, testRuntime, writeNote } from './runtime.ts';

let test: TestDatabase;
let runners: Runner[] = [];
beforeAll(async () => {
  test = await testDatabase();
  await createNotes(test.db);
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  runners = [];
  await test.pool.query('delete from graphile_worker._private_jobs; truncate notes');
});
afterAll(() => test.close());

async function start(
  jobs: Parameters<typeof startRunner>[0]['jobs'],
  settings: Partial<RunnerSettings> = {},
): Promise<Runner> {
  const runtime = testRuntime(test.db);
  const runner = await startRunner({ database: test.database, runtime, jobs, settings: { stopMs: 300, ...settings } });
  runners.push(runner);
  return runner;
}

const waitingJobs = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from graphile_worker.jobs`.execute(test.db);
  return rows[0]?.n ?? 0;
};

describe('a lane', () => {
  it.each([
    ['ingestion', 'calls'],
    ['simulations', 'background'],
  ] as const)('full of slow jobs does not delay jobs of another lane: %s, %s', async (full, free) => {
    const slow = holding();
    const held: number[] = [];
    slow.events.on('held', (attempt) => held.push(attempt));
    await enqueueMany(
      test.db,
      'tests.hold',
      Array.from({ length: 20 }, (_, i) => ({ payload: { text: `slow ${i}` } })),
    );
    const jobs = [
      { ...slow.job, lane: full },
      { ...note, lane: free },
    ];
    await start(jobs, { [free]: 2, [full]: 3 });
    await until(() => held.length === 3, { what: 'the lane is full' });
    await enqueue(test.db, 'tests.note', { text: 'quick' });
    // The slow jobs never end.
    await until(async () => (await readNotes(test.db)).includes('quick 1'), { what: 'the other runs' });
    expect(held).toHaveLength(3);
  });
});

describe('enqueue', () => {
  it('takes effect with the transaction or not at all', async () => {
    await start([note]);
    const dropped = test.db.transaction().execute(async (trx) => {
      await enqueue(trx, 'tests.note', { text: 'dropped' });
      throw new Error('rolled back');
    });
    await expect(dropped).rejects.toThrow('rolled back');
    await test.db.transaction().execute(async (trx) => {
      await writeNote(trx, 'row', 0);
      await enqueue(trx, 'tests.note', { text: 'job' });
    });
    await until(async () => (await readNotes(test.db)).length === 2);
    await until(async () => (await waitingJobs()) === 0);
    expect(await readNotes(test.db)).toEqual(['row 0', 'job 1']);
  });

  it('with a job key keeps only the last waiting job, which can be removed again', async () => {
    const later = new Date(Date.now() + 3_600_000);
    await enqueue(test.db, 'tests.note', { text: 'first' }, { jobKey: 'k', runAt: later });
    await enqueue(test.db, 'tests.note', { text: 'gone' }, { jobKey: 'gone' });
    await dequeue(test.db, 'gone');
    await enqueue(test.db, 'tests.note', { text: 'second' }, { jobKey: 'k' });
    await start([note]);
    await until(async () => (await readNotes(test.db)).length > 0 && (await waitingJobs()) === 0);
    expect(await readNotes(test.db)).toEqual(['second 1']);
  });

  it('inserts many jobs in one statement, and each runs once', async () => {
    const texts = Array.from({ length: 200 }, (_, i) => `note ${i}`);
    await enqueueMany(
      test.db,
      'tests.note',
      texts.map((text) => ({ payload: { text } })),
    );
    await start([note]);
    await until(async () => (await waitingJobs()) === 0);
    expect((await readNotes(test.db)).sort()).toEqual(texts.map((text) => `${text} 1`).sort());
  });

  it('leaves the number of attempts to the job, also beyond the 25 of graphile-worker', async () => {
    await enqueue(test.db, 'tests.fail', { text: 'one' });
    await enqueueMany(test.db, 'tests.fail', [{ payload: { text: 'many' } }]);
    await test.pool.query('update graphile_worker._private_jobs set attempts = 24');
    await start([{ ...failing, maxAttempts: 36 }]);
    const lasting = async () =>
      (
        await sql`select 1 from graphile_worker._private_jobs
        where attempts = 25 and locked_at is null and last_error = 'as asked' and attempts < max_attempts`.execute(
          test.db,
        )
      ).rows.length;
    await until(async () => (await lasting()) === 2, { what: 'both jobs wait for their 26th attempt' });
  });

  it('in one queue runs jobs one after the other', async () => {
    const { events, job } = holding();
    for (const text of ['a', 'b']) await enqueue(test.db, 'tests.hold', { text }, { queue: 'one-by-one' });
    let held = 0;
    events.on('held', () => held++);
    await start([job], { concurrency: 4, pollMs: 50 });
    await until(() => held === 1);
    await enqueue(test.db, 'tests.hold', { text: 'beside' });
    await until(() => held === 2);
    events.emit('go');
    await until(() => held === 3);
    events.emit('go');
    await until(async () => (await waitingJobs()) === 0);
    expect((await readNotes(test.db)).filter((text) => text !== 'beside 1')).toEqual(['a 1', 'b 1']);
  });
});

describe('a job that fails', () => {
  it('is not retried after its last attempt, and keeps its error', async () => {
    await enqueue(test.db, 'tests.fail', { text: 'tried' });
    await start([failing], { pollMs: 50 });
    const failed = () =>
      sql<{ last_error: string; attempts: number; max_attempts: number }>`
        select last_error, attempts, max_attempts from graphile_worker.jobs where locked_by is null and attempts > 0`.execute(
        test.db,
      );
    await until(async () => (await failed()).rows.length === 1);
    expect((await failed()).rows[0]).toMatchObject({ last_error: 'as asked', attempts: 1, max_attempts: 1 });
    expect(await readNotes(test.db)).toEqual(['tried 1']);
  });

  it('is in the log once for each attempt', async () => {
    const lines: { msg: string; level: number; job?: string; err?: { message: string } }[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    await enqueue(test.db, 'tests.fail', { text: 'tried' });
    const runtime = { ...testRuntime(test.db), log };
    const settings = { pollMs: 50, stopMs: 300 };
    runners.push(await startRunner({ database: test.database, runtime, jobs: [failing], settings }));
    const isStored = async () =>
      (await test.pool.query('select from graphile_worker.jobs where last_error is not null')).rows.length === 1;
    await until(isStored);
    await runners.pop()!.stop();
    expect(lines).toMatchObject([{ msg: 'a job failed', job: 'tests.fail', err: { message: 'as asked' } }]);
  });

  it('is given up when it has killed its worker on every attempt', async () => {
    await enqueue(test.db, 'tests.note', { text: 'never' });
    await sql`update graphile_worker._private_jobs set attempts = 3`.execute(test.db);
    await start([note]);
    await until(async () => {
      const { rows } = await test.pool.query(`select from graphile_worker.jobs where last_error like 'gave up%'`);
      return rows.length === 1;
    });
    expect(await readNotes(test.db)).toEqual([]);
  });
});

describe('a runner whose first query failed', () => {
  it('is restarted and runs the waiting jobs', async () => {
    let failures = 0;
    const createPool: typeof test.database.createPool = (options) => {
      const pool = test.database.createPool(options);
      pool.on('connect', (client) => {
        const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
        const failing = (...args: unknown[]): Promise<unknown> => {
          const { text } = args[0] as { text?: string };
          if (failures > 0 || !text?.includes('insert into "graphile_worker"._private_tasks')) return query(...args);
          failures++;
          return Promise.reject(Object.assign(new Error('cut'), { code: '57P01' }));
        };
        client.query = failing as typeof client.query;
      });
      return pool;
    };
    await enqueue(test.db, 'tests.note', { text: 'at last' });
    const database = { ...test.database, createPool };
    const settings = { pollMs: 200, stopMs: 300 };
    runners.push(await startRunner({ database, runtime: testRuntime(test.db), jobs: [note], settings }));
    await until(async () => (await readNotes(test.db)).length > 0);
    expect([failures, await readNotes(test.db)]).toEqual([1, ['at last 1']]);
  });
});

describe('a runner that is not yet allowed to work', () => {
  it('takes no job until it is allowed to, and then resets cron runs that a wrong clock recorded in the future', async () => {
    let mayWork = false;
    await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
              values ('tests.note', now(), now() + interval '2 hours')`.execute(test.db);
    await enqueue(test.db, 'tests.note', { text: 'waits' });
    const runtime = testRuntime(test.db);
    const cron = [{ job: 'tests.note' as const, match: '0 0 1 1 *', payload: { text: '' } }];
    const settings = { pollMs: 50, stopMs: 300 };
    const { database } = test;
    const options = { database, runtime, jobs: [note], cron, settings, mayWork: () => mayWork };
    runners.push(await startRunner(options));
    const begun = performance.now();
    await until(() => performance.now() - begun > 1_500);
    expect(await readNotes(test.db)).toEqual([]);
    mayWork = true;
    await until(async () => (await readNotes(test.db)).length === 1);
    const { rows } = await test.pool.query(
      'select last_execution <= now() as past from graphile_worker._private_known_crontabs',
    );
    expect(rows).toEqual([{ past: true }]);
    mayWork = false;
    await until(async () => {
      await enqueue(test.db, 'tests.note', { text: 'more' });
      const before = await waitingJobs();
      const next = performance.now() + 300;
      await until(() => performance.now() > next);
      return before > 0 && (await waitingJobs()) >= before;
    });
  });
});

describe('stop', () => {
  it('waits for running jobs', async () => {
    const { events, job } = holding();
    await enqueue(test.db, 'tests.hold', { text: 'finished' });
    const runner = await start([job], { stopMs: 10_000 });
    await once(events, 'held');
    const stopped = runner.stop();
    events.emit('go');
    await stopped;
    expect(await readNotes(test.db)).toEqual(['finished 1']);
    expect(await waitingJobs()).toBe(0);
  });

  it('aborts a job at the deadline, and another worker can take it immediately', async () => {
    const first = holding();
    await enqueue(test.db, 'tests.hold', { text: 'moved' });
    const runner = await start([first.job], { stopMs: 50 });
    await once(first.events, 'held');
    const ended = once(first.events, 'end');
    await runner.stop();
    expect((await ended)[0]).toMatchObject({ name: 'AbortError' });
    const { rows } = await test.pool.query('select locked_by from graphile_worker.jobs');
    expect(rows).toEqual([{ locked_by: null }]);
    expect((await test.pool.query('select from worker_heartbeats')).rowCount).toBe(0);
  });

  it('ends without an error when the database fails, and says who unlocks the jobs', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const runtime = { ...testRuntime(test.db), log };
    const runner = await startRunner({ database: test.database, runtime, jobs: [note], settings: { stopMs: 300 } });
    await test.pool.query('alter table worker_heartbeats rename to unavailable');
    try {
      await runner.stop();
    } finally {
      await test.pool.query('alter table unavailable rename to worker_heartbeats; delete from worker_heartbeats');
    }
    expect(lines.join('')).toContain('jobs stay locked; other workers unlock them after');
  });
});

describe('definitions', () => {
  it('a name that is defined twice is rejected', () => {
    expect(() => mergeJobs([note], [note])).toThrow('tests.note is defined twice');
    expect(mergeJobs([note], [failing]).map(({ name }) => name)).toEqual(['tests.note', 'tests.fail']);
  });

  it('an invalid cron pattern is rejected', () => {
    const entry = { job: 'tests.note' as const, payload: { text: '' } };
    expect(parseCron([{ ...entry, match: '*/5 * * * *' }])).toHaveLength(1);
    expect(() => parseCron([{ ...entry, match: 'every day' }])).toThrow();
  });
});
