// A process whose connections are cut while jobs complete: node cut-child.ts <url> <way>. `parley` is the service's own runner;
// the other ways are configurations of graphile-worker that look sufficient but are not; a test shows why.
import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { run, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { forGraphileWorker } from '../../src/jobs/graphile-pool.ts';
import { startRunner } from '../../src/jobs/runner.ts';
import { openDatabase } from '../support/open-database.ts';
import { note, testRuntime } from './runtime.ts';

const [url = '', way] = process.argv.slice(2);

/** Runs `tests.note` on connections that are not cut; a text such as "300 ms" makes the job take that long. */
async function runGraphile(preset: object): Promise<void> {
  const notes = new pg.Pool({ connectionString: url, application_name: 'parley-notes' });
  const pool = new pg.Pool({ connectionString: url, application_name: 'parley-jobs' });
  for (const each of [notes, pool]) each.on('error', () => undefined);
  const runner = await run({
    pgPool: pool,
    noHandleSignals: true,
    concurrency: 4,
    pollInterval: 100,
    preset,
    taskList: {
      async 'tests.note'(payload, { job }) {
        const { text } = payload as { text: string };
        await wait(Number(/^(\d+) ms$/.exec(text)?.[1] ?? 0));
        await notes.query('insert into notes (text, attempt) values ($1, $2)', [text, job.attempts]);
      },
    },
  });
  runner.events.on('pool:fatalError', () => console.log('fatal'));
  runner.promise.then(
    () => console.log('ended'),
    () => console.log('ended'),
  );
}

/** Stops a runner whose LISTEN is pending and fails: graphile-worker releases the connection in both cases. */
async function stopWhileListening(pool: pg.Pool): Promise<void> {
  const { promise: listening, reject } = Promise.withResolvers<never>();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...all: unknown[]) => unknown;
    const intercepted = (...all: unknown[]) => (String(all[0]).startsWith('LISTEN') ? listening : query(...all));
    client.query = intercepted as typeof client.query;
  });
  const events = new EventEmitter() as WorkerEvents;
  const isListening = once(events, 'pool:listen:success');
  const runner = await run({
    pgPool: pool,
    noHandleSignals: true,
    events,
    taskList: { 'tests.note': () => undefined },
  });
  await isListening;
  const stopped = runner.stop();
  reject(new Error('the connection was cut'));
  await stopped;
  // An unhandled rejection ends the process before this timer.
  await wait(100);
}

const ways: Record<string, () => Promise<unknown>> = {
  async parley() {
    const database = await openDatabase({ url });
    const settings = { concurrency: 4, pollMs: 100, heartbeatMs: 200, silentMs: 2_000 };
    await startRunner({ database, runtime: testRuntime(database.db), jobs: [note], settings });
  },
  stopped: () => stopWhileListening(new pg.Pool({ connectionString: url })),
  'stopped, guarded': () => stopWhileListening(forGraphileWorker(new pg.Pool({ connectionString: url }))),
  unbatched: () => runGraphile({}),
  swallowed() {
    process.on('unhandledRejection', () => console.log('swallowed'));
    return runGraphile({});
  },
  batched: () => runGraphile({ worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }),
};
await ways[way ?? '']?.();
console.log('ready');
