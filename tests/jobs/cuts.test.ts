// Connections that break while jobs complete: the process survives, the runner continues, and no job is lost or run twice. Also
// shows the configurations of graphile-worker that do not guarantee this, so that they are not reintroduced.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import { enqueue, enqueueMany, MAX_ATTEMPTS } from '../../src/jobs/enqueue.ts';
import { createTakenJobs } from '../../src/jobs/taken-jobs.ts';
import { serverUrl, testDatabase, type TestDatabase } from '../support/database.ts';
import { size } from '../support/sizes.ts';
import { until } from '../support/until.ts';
import { createNotes, readNotes } from './runtime.ts';

const CHILD = fileURLToPath(new URL('./cut-child.ts', import.meta.url));
const CUTS = size(25, 250);
const CUT_EVERY_MS = 120;
const JOBS = size(200, 2_000);
// A runner that recovers does so within a second; this one has nothing to wait for.
const HUNG_MS = 3_000;

let test: TestDatabase;
let children: ChildProcess[] = [];
beforeEach(async () => {
  test = await testDatabase();
  await createNotes(test.db);
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
  children = [];
  await test.close();
});

interface Child {
  child: ChildProcess;
  lines: string[];
}

async function startChild(way: string): Promise<Child> {
  const started = spawnChild(way);
  await until(() => started.lines.includes('ready'), { withinMs: 20_000 });
  return started;
}

function spawnChild(way: string): Child {
  const child = spawn(process.execPath, [CHILD, test.url ?? '', way], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  const lines: string[] = [];
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => lines.push(line));
  return { child, lines };
}

const enqueueNotes = (from: number, count: number) =>
  enqueueMany(
    test.db,
    'tests.note',
    Array.from({ length: count }, (_, n) => ({ payload: { text: `note ${from + n}` } })),
  );

const jobs = async (where = 'true'): Promise<number> =>
  Number((await test.pool.query(`select count(*) as n from graphile_worker._private_jobs where ${where}`)).rows[0]?.n);

/** From now on the first `count` completions end their own connection. Counted by a sequence, which survives a rollback. */
async function cutCompletions(count: number): Promise<void> {
  await test.pool.query(`
    create sequence completions;
    create function cut_completion() returns trigger language plpgsql as $$
    begin
      if nextval('completions') <= ${count} then perform pg_terminate_backend(pg_backend_pid()); end if;
      return old;
    end $$;
    create trigger cut_completion before delete on graphile_worker._private_jobs
      for each row execute function cut_completion()`);
}

const cutAll = () =>
  test.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'parley-jobs'`,
  );

describe('takenJobs', () => {
  const fence = { jobId: '1', attempt: 1, workerId: 'pool-one' };
  const lock = (at = 'now()') =>
    test.pool.query(`update graphile_worker._private_jobs set attempts = 1, locked_by = 'pool-one', locked_at = ${at}`);

  it('completes a job whose completion was lost, and fails one whose failure was lost', async () => {
    await enqueueNotes(0, 2);
    await lock();
    const takenJobs = createTakenJobs(systemClock);
    takenJobs.begin(fence);
    takenJobs.begin({ ...fence, jobId: '2' });
    expect(await takenJobs.settle(test.db, ['pool-one'])).toEqual({ busy: new Set(['pool-one']), settled: 0 });
    takenJobs.end(fence, null);
    takenJobs.end({ ...fence, jobId: '2' }, new Error('as asked'));
    expect(await takenJobs.settle(test.db, ['pool-one'], true)).toEqual({ busy: new Set(), settled: 2 });
    const { rows } = await sql`select id, locked_by, last_error, run_at > now() + interval '2 s' as later
                                 from graphile_worker._private_jobs`.execute(test.db);
    expect(rows).toEqual([{ id: 2, locked_by: null, last_error: 'as asked', later: true }]);
  });

  it('returns a job whose hand-over was lost, and leaves jobs that were just taken or that another worker has', async () => {
    await enqueueNotes(0, 3);
    await lock();
    await test.pool.query(`
      update graphile_worker._private_jobs set locked_at = now() - interval '11 s' where id = 1;
      update graphile_worker._private_jobs set locked_by = 'pool-two', locked_at = now() - interval '11 s' where id = 3`);
    expect(await createTakenJobs(systemClock).settle(test.db, ['pool-one'])).toMatchObject({ settled: 1 });
    const { rows } = await sql`select id, locked_by, attempts from graphile_worker._private_jobs order by id`.execute(
      test.db,
    );
    // The attempt that never started does not count.
    expect(rows).toEqual([
      { id: 1, locked_by: null, attempts: 0 },
      { id: 2, locked_by: 'pool-one', attempts: 1 },
      { id: 3, locked_by: 'pool-two', attempts: 1 },
    ]);
  });

  it('leaves a superseded job running, and removes it when it has ended or never started', async () => {
    const enqueueKeyed = (text: string) => enqueue(test.db, 'tests.note', { text }, { jobKey: 'one key' });
    const rows = async () =>
      (await test.pool.query(`select id::int, locked_by, attempts from graphile_worker._private_jobs order by id`))
        .rows;
    await enqueueKeyed('first');
    await lock(`now() - interval '11 s'`);
    await enqueueKeyed('second');
    const takenJobs = createTakenJobs(systemClock);
    takenJobs.begin(fence);
    expect(await takenJobs.settle(test.db, ['pool-one'])).toEqual({ busy: new Set(['pool-one']), settled: 0 });
    expect((await rows())[0]).toEqual({ id: 1, locked_by: 'pool-one', attempts: MAX_ATTEMPTS });
    takenJobs.end(fence, null);
    expect(await takenJobs.settle(test.db, ['pool-one'], true)).toEqual({ busy: new Set(), settled: 1 });
    expect(await rows()).toEqual([{ id: 2, locked_by: null, attempts: 0 }]);

    await lock(`now() - interval '11 s'`);
    await enqueueKeyed('third');
    expect(await createTakenJobs(systemClock).settle(test.db, ['pool-one'])).toMatchObject({ settled: 1 });
    expect(await rows()).toEqual([{ id: 3, locked_by: null, attempts: 0 }]);
  });

  it('does not take the end of an attempt that has lost its lock for the end of the next one', async () => {
    await enqueueNotes(0, 1);
    await test.pool.query(
      `update graphile_worker._private_jobs set attempts = 2, locked_by = 'pool-one', locked_at = now() - interval '11 s'`,
    );
    const takenJobs = createTakenJobs(systemClock);
    takenJobs.begin(fence);
    takenJobs.begin({ ...fence, attempt: 2 });
    takenJobs.end(fence, null);
    expect(await takenJobs.settle(test.db, ['pool-one'], true)).toEqual({ busy: new Set(['pool-one']), settled: 0 });
  });
});

// The embedded database has no connections to cut.
if (serverUrl() !== undefined) {
  describe('a runner whose connections are cut repeatedly', () => {
    it('survives, completes every job, and runs none twice', { timeout: 120_000 }, async () => {
      const { child } = await startChild('parley');
      await cutCompletions(5);
      await enqueueNotes(0, JOBS / 2);
      for (let cut = 0; cut < CUTS; cut++) {
        await cutAll();
        const next = performance.now() + CUT_EVERY_MS;
        await until(() => performance.now() > next);
      }
      await enqueueNotes(JOBS / 2, JOBS / 2);
      await until(async () => (await jobs()) === 0, { withinMs: 60_000 });
      expect(child.exitCode).toBeNull();
      const texts = (await readNotes(test.db)).map((line) => line.replace(/ \d+$/, ''));
      expect(texts.sort()).toEqual(Array.from({ length: JOBS }, (_, n) => `note ${n}`).sort());
    });
  });

  describe('graphile-worker alone', () => {
    it('unbatched, ends the process when one completion is cut', async () => {
      const { child } = await startChild('unbatched');
      await cutCompletions(1);
      await enqueueNotes(0, 5);
      await until(() => child.exitCode !== null);
      expect(child.exitCode).toBe(1);
    });

    it('ends the process when LISTEN fails while its runner stops, unless the pool is guarded', async () => {
      const { child, lines } = spawnChild('stopped');
      await until(() => child.exitCode !== null, { withinMs: 20_000 });
      expect(child.exitCode).toBe(1);
      expect(lines).not.toContain('ready');
      expect((await startChild('stopped, guarded')).child.exitCode).toBeNull();
    });

    it('with unhandled rejections ignored, leaves the job locked by a live worker', async () => {
      const { child, lines } = await startChild('swallowed');
      await cutCompletions(1);
      await enqueueNotes(0, 20);
      await until(async () => (await readNotes(test.db)).length === 20 && (await jobs('locked_by is null')) === 0);
      // Another completion may have used the same connection while it died.
      expect(await jobs('locked_by is not null')).toBeGreaterThan(0);
      expect(lines).toContain('swallowed');
      expect(child.exitCode).toBeNull();
    });

    it('with batched completions alone, never stops after several cuts, and takes no further job', async () => {
      const { child, lines } = await startChild('batched');
      await cutCompletions(3);
      // Three completions fail one after the other while a fourth job still runs; then the pending count is wrong.
      const texts = ['100 ms', '300 ms', '500 ms', '900 ms'];
      await enqueueMany(
        test.db,
        'tests.note',
        texts.map((text) => ({ payload: { text } })),
      );
      await until(async () => (await readNotes(test.db)).length === 4);
      expect(lines.filter((line) => line === 'fatal')).toHaveLength(3);
      await enqueueNotes(4, 20);
      await expect(until(() => lines.includes('ended'), { withinMs: HUNG_MS })).rejects.toThrow('not within');
      expect(child.exitCode).toBeNull();
      expect(await jobs()).toBeGreaterThanOrEqual(20);
    });
  });
}
