// A process whose connections are cut while jobs complete: node cut-child.ts <url> <way>. `parley` is the service's own runner;
// the other ways are configurations of graphile-worker that look sufficient and are not, so that a test can show why.
import { setTimeout as wait } from 'node:timers/promises';
import { run } from 'graphile-worker';
import pg from 'pg';
import { openDatabase } from '../../src/database/pool.ts';
import { startRunner } from '../../src/jobs/runner.ts';
import { note, testRuntime } from './runtime.ts';

const [url = '', way] = process.argv.slice(2);

/** Runs `tests.note` on connections that are not cut; a text like "300 ms" takes that long. */
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

const ways: Record<string, () => Promise<unknown>> = {
  async parley() {
    const database = await openDatabase({ url });
    const settings = { concurrency: 4, pollMs: 100, heartbeatMs: 200, silentMs: 2_000 };
    await startRunner({ database, runtime: testRuntime(database.db), jobs: [note], settings });
  },
  unbatched: () => runGraphile({}),
  swallowed() {
    process.on('unhandledRejection', () => console.log('swallowed'));
    return runGraphile({});
  },
  batched: () => runGraphile({ worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }),
};
await ways[way ?? '']?.();
console.log('ready');
