// The jobs of schedules: those that are due in the same minute are spread, and the cron `schedules.watch` enqueues a job again that
// has used up its attempts.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cron } from '../../../src/resources/index.ts';
import { runSchedule, watchSchedules } from '../../../src/resources/schedules/runs.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';

const BUSY = '+12025550101';

let app: TestApp;
let tenant: Tenant;
let agentId: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  tenant = await newTenant(app.url);
  agentId = (await tenant.ok('createAgent', { body: agentBody() })).agent_id;
});

const get = (id: string) => tenant.ok('getSchedule', { path: { id } });
const create = async (more: Record<string, unknown>) =>
  (await tenant.ok('createSchedule', { body: { agent_id: agentId, to_number: BUSY, ...more } })).id;

/** Makes the run overdue by this time, with a job that has used up its attempts. */
async function overdue(id: string, minutes: number): Promise<void> {
  const { db } = app.runtime;
  await sql`update graphile_worker._private_jobs set attempts = max_attempts where key = ${`schedule:${id}`}`.execute(
    db,
  );
  await sql`update schedules set next_run_at = now() - make_interval(mins => ${minutes}) where id = ${id}`.execute(db);
}

test('runs of a workspace in the same minute begin 25 ms apart, unless that would be too late for them', async () => {
  const minute = Math.ceil((Date.now() + 3_600_000) / 60_000) * 60_000;
  const at = new Date(minute + 5_000).toISOString();
  const startsOf = async (ids: readonly string[]) => {
    const { rows } = await sql<{ run_at: Date; priority: number }>`
      select run_at, priority from graphile_worker.jobs where key = any(${ids.map((id) => `schedule:${id}`)}::text[])
      order by run_at`.execute(app.runtime.db);
    expect(rows.every(({ priority }) => priority === rows[0]!.priority)).toBe(true);
    return rows.map(({ run_at: start }) => start.getTime() - minute);
  };
  const ids = [
    await create({ at }),
    await create({ at }),
    await create({ at: new Date(minute + 6_000).toISOString() }),
  ];
  const strict = await create({ at, misfire_grace_seconds: 0 });
  const next = await create({ at: new Date(minute + 60_000).toISOString() });
  expect(await startsOf(ids)).toEqual([5_000, 5_025, 6_050]);
  expect(await startsOf([strict, next])).toEqual([5_000, 60_000]);
  await tenant.ok('cancelSchedule', { path: { id: ids[0]! } });
  await tenant.ok('updateSchedule', { path: { id: ids[2]! }, body: { at } });
  expect(await startsOf(ids)).toEqual([5_025, 5_050]);
  tenant = await newTenant(app.url);
  agentId = (await tenant.ok('createAgent', { body: agentBody() })).agent_id;
  expect(await startsOf([await create({ at })])).toEqual([5_000]);
});

test('it runs every ten minutes', () => {
  expect(cron).toContainEqual({ job: 'schedules.watch', match: '*/10 * * * *', payload: {} });
});

test('a run without a job is recorded as missed, and its rule continues', async () => {
  const rule = { rrule: 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0', time_zone: 'Europe/Berlin' };
  const [old, recent] = [await create(rule), await create(rule)];
  await overdue(old, 120);
  await overdue(recent, 5);
  await watchSchedules(app.runtime);
  await until(async () => (await get(old)).runs.length === 1, { what: 'the run is recorded' });
  expect(await get(old)).toMatchObject({ status: 'scheduled', runs: [{ status: 'missed' }] });
  expect(new Date((await get(old)).next_run_at!).getTime()).toBeGreaterThan(Date.now());
  expect((await get(recent)).runs).toEqual([]);
});

test('a schedule whose last call has ended unnoticed ends', async () => {
  const id = await create({ at: new Date(Date.now() + 1_000).toISOString() });
  const fails = () =>
    until(async () => (await get(id)).status === 'failed', { withinMs: 20_000, what: 'it has failed' });
  await fails();
  const { db } = app.runtime;
  await sql`update schedules set status = 'running', status_reason = null, updated_at = now() - interval '1 hour'
    where id = ${id}`.execute(db);
  await watchSchedules(app.runtime);
  // Its call has just ended, and its own job may still come.
  const { rows } = await sql`select 1 from graphile_worker._private_jobs where key like 'schedule-ended:%'`.execute(db);
  expect([rows, (await get(id)).status]).toEqual([[], 'running']);
  await sql`update calls set ended_at = ended_at - interval '1 hour' where schedule_id = ${id}`.execute(db);
  await watchSchedules(app.runtime);
  await fails();
  expect((await get(id)).status_reason).toBe('busy');
});

test('of many missed runs of a rule the first are recorded, and the others are skipped', async () => {
  const id = await create({ rrule: 'FREQ=MINUTELY', time_zone: 'UTC', misfire_grace_seconds: 0 });
  await sql`
    update schedules set starts_at = '20200101T090000', next_run_at = date_trunc('minute', now()) - interval '30 days'
    where id = ${id}`.execute(app.runtime.db);
  // A run before the outage.
  await sql`
    insert into schedule_runs (workspace_id, schedule_id, due_at, status)
    select workspace_id, id, next_run_at - interval '1 minute', 'dialed' from schedules
    where id = ${id}`.execute(app.runtime.db);
  const isBack = async () => {
    await runSchedule(app.runtime, tenant.workspaceId, id);
    return new Date((await get(id)).next_run_at!).getTime() > Date.now();
  };
  await until(isBack, { what: 'the schedule waits for a run in the future' });
  const { rows } = await sql<{ due_at: Date; status: string }>`
    select due_at, status from schedule_runs
    where schedule_id = ${id} and status <> 'dialed' and due_at < now() - interval '1 day' order by due_at`.execute(
    app.runtime.db,
  );
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['missed']));
  expect(rows).toHaveLength(20);
  expect(rows.at(-1)!.due_at.getTime() - rows[0]!.due_at.getTime()).toBe(19 * 60_000);
});
