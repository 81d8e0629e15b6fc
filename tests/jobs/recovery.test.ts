// Jobs whose worker dies or is paused: another worker runs them, and the paused one writes nothing. The tests run at the same time,
// each on its own database, because they wait for silences.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it, type TestContext } from 'vitest';
import { systemClock, type Clock } from '../../src/core/clock.ts';
import { createNotifications } from '../../src/database/notifications.ts';
import type { DatabaseTarget } from '../../src/database/pool.ts';
import type { Job } from '../../src/jobs/catalogue.ts';
import { enqueue } from '../../src/jobs/enqueue.ts';
import { JobLockLost } from '../../src/jobs/fence.ts';
import { unlockSilentWorkers } from '../../src/jobs/heartbeat.ts';
import { startRunner, type RunnerSettings } from '../../src/jobs/runner.ts';
import type { Runtime } from '../../src/runtime.ts';
import { serverUrl, testDatabase, testTarget } from '../support/database.ts';
import { openDatabase } from '../support/open-database.ts';
import { until } from '../support/until.ts';
import { createNotes, holding, note, readNotes, testRuntime, writeNote } from './runtime.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
const RECOVERY_LIMIT_MS = 15_000;

/** A database for the test, which opens it in this process and in others. */
async function newTarget({ onTestFinished }: TestContext): Promise<DatabaseTarget> {
  const directory = await mkdtemp(join(tmpdir(), 'parley-jobs-'));
  const { target, drop } = await testTarget(directory);
  onTestFinished(async () => {
    await drop();
    await rm(directory, { recursive: true });
  });
  return target;
}

/** Prepares one held job, then starts a worker process and waits until it has it. */
async function childWithJob(target: DatabaseTarget): Promise<{ child: ChildProcess; lines: string[] }> {
  const database = await openDatabase(target);
  await createNotes(database.db);
  await enqueue(database.db, 'tests.hold', { text: 'done' });
  await database.close();
  const child = spawn(process.execPath, [CHILD, JSON.stringify(target)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines: string[] = [];
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => lines.push(line));
  await until(() => lines.includes('held 1'));
  return { child, lines };
}

it.concurrent('the jobs of a killed process run elsewhere within 15 s', async (context) => {
  const target = await newTarget(context);
  const { child } = await childWithJob(target);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const killedAt = performance.now();

  const database = await openDatabase(target);
  const { events, job } = holding();
  const held = once(events, 'held');
  const runner = await startRunner({ database, runtime: testRuntime(database.db), jobs: [job] });
  expect(await held).toEqual([2]);
  expect(performance.now() - killedAt).toBeLessThan(RECOVERY_LIMIT_MS);
  events.emit('go');
  await until(async () => (await readNotes(database.db)).length === 1);
  expect(await readNotes(database.db)).toEqual(['done 2']);
  await runner.stop();
  await database.close();
});

it.concurrent('a job that may have ended its process does not run again and reports its outcome, also when the first report fails', async (context) => {
  const target = await newTarget(context);
  const { child } = await childWithJob(target);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const database = await openDatabase(target);
  const { events, job } = holding();
  let runs = 0;
  let tries = 0;
  events.on('held', () => runs++);
  const afterCrash = async (_runtime: Runtime, { text }: { text: string }) => {
    if (++tries === 1) throw new Error('the database was away');
    await writeNote(database.db, `${text}: given up`, 0);
  };
  const runner = await startRunner({
    database,
    runtime: testRuntime(database.db),
    jobs: [{ ...job, afterCrash } as Job],
    settings: { heartbeatMs: 200, silentMs: 2_500, pollMs: 200 },
  });
  await until(async () => (await readNotes(database.db)).length === 1, { withinMs: 25_000 });
  expect(await readNotes(database.db)).toEqual(['done: given up 0']);
  expect([runs, tries]).toEqual([0, 2]);
  await until(async () => (await sql`select from graphile_worker.jobs`.execute(database.db)).rows.length === 0);
  await runner.stop();
  await database.close();
});

// Two runners in one process, each with its own connections: the embedded database has one session.
const onServer = serverUrl() === undefined ? it.skip : it.concurrent;
onServer('a job that an orderly stop handed back, or that a database outage lost, runs again', async () => {
  const test = await testDatabase();
  await createNotes(test.db);
  await enqueue(test.db, 'tests.hold', { text: 'done' });
  const afterCrash = () => writeNote(test.db, 'given up', 0);
  const startHolding = async (settings: Partial<RunnerSettings>) => {
    const { events, job } = holding();
    const attempts: number[] = [];
    events.on('held', (attempt) => attempts.push(attempt));
    const jobs = [{ ...job, afterCrash } as Job];
    const runner = await startRunner({ database: test.database, runtime: testRuntime(test.db), jobs, settings });
    return { events, runner, attempts };
  };
  const first = await startHolding({ pollMs: 100, stopMs: 10 });
  await until(() => first.attempts.includes(1));
  await first.runner.stop();

  // It has room for one job only, so another worker takes over.
  const second = await startHolding({ pollMs: 100, concurrency: 1 });
  await until(() => second.attempts.includes(2));
  await sql`delete from worker_heartbeats`.execute(test.db);
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`.execute(test.db);
  // A statement that a network outage held back: the workers were silent for the same reason.
  const heldBack = { now: () => systemClock.now() - 5_000 };
  expect(await unlockSilentWorkers(test.db, heldBack, 30_000, false)).toEqual([]);
  expect(await unlockSilentWorkers(test.db, systemClock, 30_000, false)).toHaveLength(1);
  const third = await startHolding({ pollMs: 100 });
  await until(() => third.attempts.includes(3));
  third.events.emit('go');
  await until(async () => (await readNotes(test.db)).length > 0);
  expect(await readNotes(test.db)).toEqual(['done 3']);
  await Promise.all([second.runner.stop(), third.runner.stop()]);
  await test.close();
});

it.concurrent('a worker without heartbeat cannot write after another worker took over its job', async () => {
  const test = await testDatabase();
  await createNotes(test.db);
  await enqueue(test.db, 'tests.hold', { text: 'done' });
  // Frozen after the start: no heartbeat, no timer, like a paused process.
  const still: Clock = { ...systemClock, after: () => ({ cancel() {} }) };
  const sleeper = holding();
  const sleeping = await startRunner({
    database: test.database,
    runtime: testRuntime(test.db, still),
    jobs: [sleeper.job],
    settings: { concurrency: 1 },
  });
  await once(sleeper.events, 'held');

  const other = holding();
  const held = once(other.events, 'held');
  const settings = { heartbeatMs: 200, silentMs: 2_500, pollMs: 200 };
  // On the embedded database a start unlocks everything; on a server the sweep must do it.
  const database = { ...test.database, kind: 'server' as const };
  const runner = await startRunner({ database, runtime: testRuntime(test.db), jobs: [other.job], settings });
  expect(await held).toEqual([2]);

  const woken = once(sleeper.events, 'end');
  sleeper.events.emit('go');
  expect((await woken)[0]).toBeInstanceOf(JobLockLost);
  other.events.emit('go');
  await until(async () => (await readNotes(test.db)).length > 0);
  expect(await readNotes(test.db)).toEqual(['done 2']);
  await Promise.all([runner.stop(), sleeping.stop()]);
  await test.close();
});

// The embedded database has one process only, so no other worker can take over.
const server = serverUrl();
if (server !== undefined) {
  it.concurrent('a process paused with SIGSTOP writes nothing after it resumes', async (context) => {
    const target = await newTarget(context);
    const { child, lines } = await childWithJob(target);
    child.kill('SIGSTOP');
    const database = await openDatabase(target);
    const { events, job } = holding();
    const held = once(events, 'held');
    const settings = { heartbeatMs: 200, silentMs: 2_500, pollMs: 200 };
    const runner = await startRunner({ database, runtime: testRuntime(database.db), jobs: [job], settings });
    expect(await held).toEqual([2]);
    child.kill('SIGCONT');
    child.stdin?.write('go\n');
    await until(() => lines.some((line) => line.startsWith('end')));
    expect(lines.at(-1)).toBe('end JobLockLost');
    events.emit('go');
    await until(async () => (await readNotes(database.db)).length > 0);
    expect(await readNotes(database.db)).toEqual(['done 2']);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await runner.stop();
    await database.close();
  });
  it.concurrent('when the server repeatedly cuts all connections, jobs and notifications recover by themselves', async (context) => {
    const target = await newTarget(context);
    const database = await openDatabase(target);
    await createNotes(database.db);
    const notifications = createNotifications(database, pino({ level: 'silent' }));
    const heard: (string | null)[] = [];
    notifications.listen('news', (payload) => heard.push(payload));
    await notifications.ready();
    const runner = await startRunner({ database, runtime: testRuntime(database.db), jobs: [note] });
    const admin = await openDatabase({ url: server });
    const name = new URL('url' in target ? target.url : '').pathname.slice(1);
    for (let round = 1; round <= 3; round++) {
      heard.length = 0;
      await admin.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      await until(() => heard.length > 0);
      expect(heard).toEqual([null]);
      await enqueue(database.db, 'tests.note', { text: `round ${round}` });
      await until(async () => (await readNotes(database.db)).length === round);
      await notifications.notify(database.db, 'news', 'heard');
      await until(() => heard.length > 1);
    }
    expect(await readNotes(database.db)).toEqual(['round 1 1', 'round 2 1', 'round 3 1']);
    await runner.stop();
    await notifications.close();
    await Promise.all([admin.close(), database.close()]);
  });
}
