// Workspaces with many waiting calls beside others: how long a job claims calls, which jobs await a loop, and whose job is next. One
// worker dials. A job that waits for the locked row of a schedule keeps it busy.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction, type Db, type Trx } from '../../../src/database/transaction.ts';
import { dequeue, enqueue } from '../../../src/jobs/enqueue.ts';
import { lockQueue, lockQueueWithin } from '../../../src/resources/calls/rows/queue.ts';
import { runKey } from '../../../src/resources/schedules/runs.ts';
import { lockSchedule } from '../../../src/resources/schedules/store.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant, UNRECORDED } from '../../support/client.ts';
import { serverUrl } from '../../support/database.ts';
import { until } from '../../support/until.ts';
import { place, SILENT, talkingAgent } from './support.ts';

interface Caller extends Tenant {
  agentId: string;
}

// The embedded database has one session, which no lock can block.
describe.skipIf(serverUrl() === undefined)('the worker that dials', () => {
  let app: TestApp;
  let busy: Caller;
  let one: Caller;
  let release: () => Promise<void>;

  const newCaller = async (): Promise<Caller> => {
    const tenant = await newTenant(app.url);
    const { agent_id: agentId } = await tenant.ok('createAgent', { body: talkingAgent(UNRECORDED) });
    return { ...tenant, agentId };
  };
  /** Keeps a transaction open after `lock`. @returns a function that ends it and may be called twice */
  const holding = async (lock: (trx: Trx) => Promise<unknown>): Promise<() => Promise<void>> => {
    const [locked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = inTransaction(app.runtime.db, async (trx) => {
      await lock(trx);
      locked.resolve();
      await over.promise;
    });
    await locked.promise;
    return () => {
      over.resolve();
      return held;
    };
  };
  const hold = ({ workspaceId }: Caller) => holding((trx) => lockQueue(trx, workspaceId));
  /** Occupies the worker with the run of a schedule, whose row is locked. @returns a function that ends the run */
  const occupy = async ({ agentId, workspaceId, ...caller }: Caller): Promise<() => Promise<void>> => {
    const body = { agent_id: agentId, to_number: SILENT, at: '2100-01-01T00:00:00Z' };
    const { id: scheduleId } = await caller.ok('createSchedule', { body });
    const end = await holding((trx) => lockSchedule(trx, workspaceId, scheduleId));
    const jobKey = runKey(scheduleId);
    await enqueue(app.runtime.db, 'schedules.run', { workspaceId, scheduleId }, { jobKey });
    const isTaken = async () => {
      const { rows } = await sql`
        select from graphile_worker.jobs where key = ${jobKey} and locked_at is not null`.execute(app.runtime.db);
      return rows.length === 1;
    };
    await until(isTaken, { what: 'the worker waits for the row' });
    return end;
  };
  const placeBy = async (caller: Caller): Promise<string> => (await place(caller, SILENT, caller.agentId)).call_id;
  const jobs = async (ids: readonly string[]) => {
    const { rows } = await sql<{ key: string; priority: number; is_taken: boolean }>`
      select key, priority, locked_at is not null as is_taken from graphile_worker.jobs
      where key = any(${ids.map((id) => `dial:${id}`)}::text[]) order by priority, run_at`.execute(app.runtime.db);
    return rows;
  };
  /** The claimed ones of these calls, in the order of their claims. */
  const claimed = async (ids: readonly string[]): Promise<string[]> => {
    const rows = await app.runtime.db
      .selectFrom('calls')
      .select('id')
      .where('id', 'in', [...ids])
      .where('dial_at', 'is not', null)
      .orderBy('dial_at')
      .execute();
    return rows.map(({ id }) => id);
  };

  beforeAll(async () => {
    app = await startTestApp({ overrides: { runner: { concurrency: 1, pollMs: 50 } } });
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    [busy, one] = [await newCaller(), await newCaller()];
    const ends = [await occupy(busy), await hold(busy)];
    release = async () => void (await Promise.all(ends.map((end) => end())));
    await placeBy(busy);
  });
  afterEach(async () => {
    await release();
  });

  test('claims no further call in the job of a call that was claimed', async () => {
    const ids = [await placeBy(one), await placeBy(one)];
    await app.live!.dial(ids[0]!);
    expect(await claimed(ids)).toEqual([ids[0]]);
    await app.live!.dial(ids[0]!);
    expect(await claimed(ids)).toEqual([ids[0]]);
    await app.live!.dial(ids[1]!);
    expect(await claimed(ids)).toEqual(ids);
  });

  test('claims the calls before a call in its job, because their own jobs may have ended', async () => {
    const ids = [await placeBy(one), await placeBy(one)];
    await app.live!.dial(ids[1]!);
    expect(await claimed(ids)).toEqual(ids);
  });

  test('is next for a workspace without a backlog', async () => {
    const ids = [await placeBy(one), await placeBy(one), await placeBy(one)];
    const other = await newCaller();
    const last = await placeBy(other);
    expect((await jobs(ids)).map(({ priority }) => priority)).toEqual([0, 1, 2]);
    await release();
    await until(async () => (await claimed([...ids, last])).length === 4);
    expect(await claimed([...ids, last])).toEqual([ids[0], last, ids[1], ids[2]]);
  });

  test('continues a loop of more than a second in another job', async () => {
    const ids = [await placeBy(one), await placeBy(one)];
    const unlock = await hold(one);
    const begun = performance.now();
    const loop = app.live!.dialNext(one.workspaceId);
    await until(() => performance.now() - begun > 1_100);
    await unlock();
    await loop;
    expect(await claimed(ids)).toEqual([ids[0]]);
    const { rows } = await sql`
      select from graphile_worker._private_jobs where payload ->> 'workspaceId' = ${one.workspaceId}`.execute(
      app.runtime.db,
    );
    expect(rows).toHaveLength(1);
  });

  test('continues the job of a call that cannot be dialed yet in another job after a second', async () => {
    const limited = talkingAgent({ ...UNRECORDED, max_concurrent_calls: 1 });
    const { agent_id: agentId } = await one.ok('createAgent', { body: limited });
    const [first, waiting] = [await placeBy({ ...one, agentId }), await placeBy({ ...one, agentId })];
    await app.live!.dial(first);
    const ids = [await placeBy(one), await placeBy(one)];
    await dequeue(app.runtime.db, `dial:${waiting}`);
    const unlock = await hold(one);
    const begun = performance.now();
    const job = app.live!.dial(waiting);
    await until(() => performance.now() - begun > 1_100);
    await unlock();
    await job;
    expect(await claimed([first, waiting, ...ids])).toEqual([first, ids[0]]);
    expect(await jobs([waiting])).toMatchObject([{ priority: 1, is_taken: false }]);
    expect(await one.ok('getCall', { path: { id: waiting } })).toMatchObject({ queue_reason: 'agent_concurrency' });
  });

  test('limits only the wait for the queue of a workspace', async () => {
    const unlock = await hold(one);
    const setting = async (db: Db) => {
      const { rows } = await sql<{ limit: string }>`select current_setting('lock_timeout') as limit`.execute(db);
      return rows[0]!.limit;
    };
    const locking = inTransaction(app.runtime.db, async (trx) => {
      const before = await setting(trx);
      await lockQueueWithin(trx, one.workspaceId, 12_345);
      return [before, await setting(trx)];
    });
    const isWaiting = async () => {
      const { rows } = await sql`
        select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(app.runtime.db);
      return rows.length > 0;
    };
    await until(isWaiting, { what: 'the transaction waits for the queue' });
    await unlock();
    const [before, after] = await locking;
    expect(after).toBe(before);
  });

  test('awaits at most one loop that has not begun', async () => {
    const ended: string[] = [];
    const loop = (name: string) =>
      app.live!.dialNext(busy.workspaceId).then(() => {
        ended.push(name);
      });
    const [running, next] = [loop('running'), loop('next')];
    await loop('third');
    expect(ended).toEqual(['third']);
    await release();
    await Promise.all([running, next]);
    expect(ended).toEqual(['third', 'running', 'next']);
  });
});
