// The planners of a workspace run one at a time. Those that cannot run yet occupy no worker of the lane `calls`, so that a workspace
// with many campaigns does not delay the calls of others.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import { inTransaction, type Db, type Trx } from '../../../src/database/transaction.ts';
import { planCampaign } from '../../../src/resources/campaigns/planner.ts';
import { testRuntime } from '../../jobs/runtime.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant } from '../../support/client.ts';
import { serverUrl, testDatabase, type TestDatabase } from '../../support/database.ts';
import { numberLike, withShortCalls, type Dial } from '../../support/short-calls.ts';
import { until } from '../../support/until.ts';
import { draft, newAgent } from './support.ts';

const BUSY = '01';
// More than the lane has workers.
const CAMPAIGNS = 12;

/** Runs `work` while another connection holds the planning lock of the workspace. */
async function whilePlanning(db: Db, workspaceId: string, work: (trx: Trx) => Promise<void>): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`campaigns.plan:${workspaceId}`}, 0))`.execute(trx);
    await work(trx);
  });
}

async function planErrors(db: Db, ids: readonly string[]): Promise<string[]> {
  const keys = ids.map((id) => `campaign:${id}`);
  const { rows } = await sql<{ last_error: string }>`
    select last_error from graphile_worker._private_jobs where key = any(${keys}::text[]) and last_error is not null`.execute(
    db,
  );
  return rows.map((row) => row.last_error);
}

// The embedded database has one connection, so that no other could hold the lock.
describe.skipIf(serverUrl() === undefined)('planners that wait for another one of their workspace', () => {
  let app: TestApp;
  const dials: Dial[] = [];
  beforeAll(async () => {
    app = await startTestApp({ overrides: { registry: withShortCalls((dial) => dials.push(dial)) } });
  });
  afterAll(() => app?.close());

  test('do not delay the call of another workspace, and run afterwards', async () => {
    const [busy, other] = [await newTenant(app.url), await newTenant(app.url)];
    const [busyAgent, otherAgent] = [await newAgent(busy), await newAgent(other)];
    const to = Array.from({ length: CAMPAIGNS }, (_, i) => numberLike(BUSY, 100 + i));
    const ids: string[] = [];
    for (const number of to) ids.push(await draft(busy, busyAgent, [number], { retry: { rules: [] } }));
    const call = numberLike(BUSY, 99);
    await whilePlanning(app.runtime.db, busy.workspaceId, async () => {
      for (const id of ids) await busy.ok('startCampaign', { path: { id } });
      await other.ok('createCall', { body: { agent_id: otherAgent, to_number: call } });
      await until(() => dials.some((dial) => dial.to === call), { what: 'the call of the other workspace is dialed' });
      expect(dials.map((dial) => dial.to)).toEqual([call]);
      // A planner that waits for the lock fails after the lock timeout, which would release its worker to the call, too.
      expect(await planErrors(app.runtime.db, ids)).toEqual([]);
    });
    await until(() => dials.length === CAMPAIGNS + 1, { what: 'every campaign dials its contact' });
    expect(dials.map((dial) => dial.to).toSorted()).toEqual([call, ...to].toSorted());
  });
});

// Without a runner: each test runs the jobs itself.
describe.skipIf(serverUrl() === undefined)('a planner that finds another one running', () => {
  const W = 'wsp_a';
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
    const { db } = database;
    await db.insertInto('workspaces').values({ id: W, name: 'Northwind' }).execute();
  });
  afterAll(() => database?.close());

  /** Paused, so that its planner needs nothing but the database. */
  async function newCampaign(id: string): Promise<void> {
    const campaign = { workspace_id: W, id, name: id, dials_per_second: 1, concurrency: 1, uploads_ready: 1 };
    await database.db
      .insertInto('campaigns')
      .values({ ...campaign, status: 'paused', pause_reason: 'manual' })
      .execute();
  }
  let elapsed = 0;
  /** Each reading is two seconds later, so that a job plans only its own campaign and enqueues the next one. */
  const clock = { ...systemClock, monotonic: () => (elapsed += 2_000) };
  const run = (id: string) => planCampaign(testRuntime(database.db, clock), W, id);
  /** Runs the planners of these campaigns in this order while another one runs. */
  const runWhilePlanning = (...ids: string[]) =>
    whilePlanning(database.db, W, async () => {
      for (const id of ids) await run(id);
    });
  const jobs = async (due: boolean) => {
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker.jobs where (run_at <= now()) = ${due} order by key`.execute(database.db);
    return rows.map(({ key }) => key.replace('campaign:', ''));
  };
  const waits = async () => {
    const rows = await database.db.selectFrom('campaign_plan_waits').select('campaign_id').orderBy('since').execute();
    return rows.map((row) => row.campaign_id);
  };
  const clear = () => sql`delete from graphile_worker._private_jobs`.execute(database.db);

  test('keeps a job, and the planners that end wake the waiting ones one by one, first come first served', async () => {
    for (const id of ['a', 'b', 'c']) await newCampaign(id);
    await runWhilePlanning('b', 'a', 'b');
    expect(await jobs(true)).toEqual([]);
    expect(await jobs(false)).toEqual(['a', 'b']);
    await run('c');
    expect(await jobs(true)).toEqual(['b']);
    await run('b');
    expect(await jobs(true)).toEqual(['a', 'b']);
    await clear();
    await run('a');
    expect(await jobs(true)).toEqual([]);
  });

  test('keeps its place if yet another one runs when it was woken', async () => {
    for (const id of ['h', 'i', 'j']) await newCampaign(id);
    await runWhilePlanning('h', 'i');
    await run('j');
    expect(await jobs(true)).toEqual(['h']);
    await runWhilePlanning('h');
    await clear();
    await run('j');
    expect(await jobs(true)).toEqual(['h']);
    for (const id of ['h', 'i']) await run(id);
    await clear();
  });

  test('is continued by the other one', async () => {
    for (const id of ['k', 'l', 'm']) await newCampaign(id);
    await runWhilePlanning('k', 'l');
    expect(await waits()).toEqual(['k', 'l']);
    await planCampaign(testRuntime(database.db), W, 'm');
    expect(await waits()).toEqual([]);
    expect(await jobs(true)).toEqual([]);
    await clear();
  });

  test('waits no longer after its own job has run it', async () => {
    for (const id of ['d', 'e']) await newCampaign(id);
    await runWhilePlanning('d');
    await clear();
    await run('d');
    await run('e');
    expect(await jobs(true)).toEqual([]);
  });

  test('runs itself if the other one ends before it could see that this one waits', async () => {
    await newCampaign('f');
    const { db } = database;
    let running: Promise<void> | undefined;
    await whilePlanning(db, W, async (trx) => {
      await sql`lock table campaign_plan_waits in exclusive mode`.execute(trx);
      running = run('f');
      const isBlocked = async () => {
        const { rows } = await sql`
          select from pg_locks where not granted and relation = 'campaign_plan_waits'::regclass`.execute(db);
        return rows.length > 0;
      };
      await until(isBlocked, { what: 'the planner has found the lock taken' });
    });
    await running;
    expect(await waits()).toEqual([]);
  });
});
