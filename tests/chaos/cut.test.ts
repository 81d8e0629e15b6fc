// Connections that break while jobs complete, in the processes of a deployment: the worker and the voice process survive,
// and their queues continue. tests/jobs/cuts.test.ts tests the same for the runner, and explains why other approaches fail.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/pool.ts';
import { enqueueMany } from '../../src/jobs/enqueue.ts';
import { openDatabase } from '../support/open-database.ts';
import { size } from '../support/sizes.ts';
import { until } from '../support/until.ts';
import { createDeployment, type Deployment } from './process.ts';

const CUTS = size(20, 250);
const CUT_EVERY_MS = 120;

describe.runIf(process.env['TEST_DATABASE_URL'])('while the connections of the job runners are cut repeatedly', () => {
  let deployment: Deployment;
  let database: Database;
  beforeAll(async () => {
    deployment = await createDeployment();
    database = await openDatabase({ url: deployment.databaseUrl ?? '' });
  });
  afterAll(async () => {
    await database.close();
    await deployment.close();
  });

  const waiting = async (name: string): Promise<number> => {
    const { rows } = await database.pool.query<{ n: number }>(
      'select count(*) as n from graphile_worker.jobs where task_identifier = $1',
      [name],
    );
    return rows[0]?.n ?? 0;
  };

  test('a worker and a voice process stay alive and complete every job', { timeout: 180_000 }, async () => {
    const [worker, voice] = await Promise.all([deployment.start('worker'), deployment.start('voice')]);
    const ids = Array.from({ length: 100 }, () => randomUUID());
    const fill = async (): Promise<void> => {
      await enqueueMany(
        database.db,
        'calls.expire',
        ids.map((callId) => ({ payload: { callId } })),
      );
      await enqueueMany(
        database.db,
        'calls.next',
        ids.map((workspaceId) => ({ payload: { workspaceId } })),
      );
    };
    for (let cut = 0; cut < CUTS; cut++) {
      if (cut % 10 === 0) await fill();
      await database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'parley-jobs'",
      );
      const next = performance.now() + CUT_EVERY_MS;
      await until(() => performance.now() > next);
    }
    await until(async () => (await waiting('calls.expire')) + (await waiting('calls.next')) === 0, {
      withinMs: 60_000,
      what: 'both processes completed their jobs',
    }).catch(async (error: unknown) => {
      const { rows } = await database.pool.query(
        "select task_identifier, attempts, last_error, run_at - now() as runs_in, locked_by, now() - locked_at as locked_for from graphile_worker.jobs where task_identifier in ('calls.expire', 'calls.next') limit 5",
      );
      const words = [worker, voice].map((one) => one.lastWords());
      throw new Error([JSON.stringify(rows), ...words].join('\n'), { cause: error });
    });
    expect([worker.child.exitCode, voice.child.exitCode]).toEqual([null, null]);
  });
});
