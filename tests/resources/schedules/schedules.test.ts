// Schedules over HTTP: creation, changes, pause, cancellation, and exactly one run for each due time, also when a job runs twice.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../src/database/transaction.ts';
import { dequeue } from '../../../src/jobs/enqueue.ts';
import { lockCall } from '../../../src/resources/calls/rows/calls.ts';
import { transitionCall } from '../../../src/resources/calls/transitions.ts';
import { runSchedule } from '../../../src/resources/schedules/runs.ts';
import { lockSchedule } from '../../../src/resources/schedules/store.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type BodyOf, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';

const BUSY = '+12025550101';
// Answers and stays silent: the call lasts until it is ended.
const SILENT = '+12025550107';
const WEEKLY = { rrule: 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0', time_zone: 'Europe/Berlin' };

let app: TestApp;
let tenant: Tenant;
let agentId: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  tenant = await newTenant(app.url);
  agentId = (await tenant.ok('createAgent', { body: agentBody({ inactivity: { seconds: 600, reminders: [] } }) }))
    .agent_id;
});

type Schedule = BodyOf<'getSchedule'>;

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const create = (more: Record<string, unknown>): Promise<Schedule> =>
  tenant.ok('createSchedule', { body: { agent_id: agentId, to_number: BUSY, ...more } });
const get = (id: string) => tenant.ok('getSchedule', { path: { id } });
const patch = (id: string, body: Record<string, unknown>) => tenant.ok('updateSchedule', { path: { id }, body });
const callsOf = async () => (await tenant.ok('listCalls')).data;
const cancel = async (id: string): Promise<void> => void (await tenant.ok('cancelSchedule', { path: { id } }));
const run = (id: string) => runSchedule(app.runtime, tenant.workspaceId, id);

async function waitsForLock(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ~ 'calls'`.execute(app.runtime.db);
  return rows[0]!.n;
}

/** Simulates that the service was down since then. */
async function dueAt(id: string, secondsAgo: number): Promise<void> {
  await sql`update schedules set next_run_at = now() - make_interval(secs => ${secondsAgo}) where id = ${id}`.execute(
    app.runtime.db,
  );
}

const becomes = (id: string, status: Schedule['status']) =>
  until(async () => (await get(id)).status === status, { what: `${id} is ${status}` });

describe('createSchedule', () => {
  test('a single schedule calls at its time, once, and completes with its call', async () => {
    const made = await create({ to_number: SILENT, at: inSeconds(1), metadata: { order_id: '4512' } });
    expect(made).toMatchObject({ status: 'scheduled', runs: [], next_run_at: made.at });
    const isLive = async () => (await callsOf())[0]?.status === 'in_progress';
    await until(isLive, { withinMs: 20_000, what: 'the call is live' });
    expect((await get(made.id)).status).toBe('running');
    await tenant.ok('endCall', { path: { id: (await callsOf())[0]!.call_id } });
    await becomes(made.id, 'completed');
    const [call, ...others] = await callsOf();
    expect(others).toEqual([]);
    expect(call).toMatchObject({ schedule_id: made.id, status: 'completed', metadata: { order_id: '4512' } });
    const after = await get(made.id);
    expect(after).toMatchObject({ next_run_at: null, status_reason: null });
    expect(after.runs).toEqual([{ due_at: made.at, status: 'dialed', reason: null, call_id: call!.call_id }]);
  });

  test('a single schedule whose call fails is failed, with the reason of the call', async () => {
    const made = await create({ at: inSeconds(0) });
    await becomes(made.id, 'failed');
    expect((await get(made.id)).status_reason).toBe('busy');
  });

  test('stores a rule with its next run, computed in its time zone', async () => {
    const made = await create(WEEKLY);
    const next = new Date(made.next_run_at!);
    const there = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Berlin',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
    expect(there.format(next)).toBe('Mon 09:00');
    expect(next.getTime()).toBeGreaterThan(Date.now());
  });

  test('the GET response is a valid POST body', async () => {
    const made = await create(WEEKLY);
    const copy = await tenant.ok('createSchedule', { body: await get(made.id) });
    expect(copy).toMatchObject({ rrule: made.rrule, starts_at: made.starts_at, next_run_at: made.next_run_at });
    expect(copy.id).not.toBe(made.id);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['neither a time nor a rule', {}, '/at one_of'],
    ['both', { ...WEEKLY, at: '2100-01-01T00:00:00Z' }, '/rrule one_of'],
    ['a time long past', { at: '2020-01-01T00:00:00Z' }, '/at in_the_past'],
    ['a time whose year in UTC has five digits', { at: '9999-12-31T23:59:59-12:00' }, '/at out_of_range'],
    ['a start that no calendar has', { ...WEEKLY, starts_at: '2027-02-29T09:00:00' }, '/starts_at invalid_time'],
    ['a start in the hour 24', { ...WEEKLY, starts_at: '2027-02-27T24:00:00' }, '/starts_at invalid_time'],
    [
      'a start whose run is in the year 10000',
      { ...WEEKLY, starts_at: '9999-12-31T23:59:59' },
      '/starts_at out_of_range',
    ],
    [
      'a rule whose COUNT is beyond the search',
      { ...WEEKLY, rrule: 'FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR;COUNT=500' },
      '/rrule too_long',
    ],
    ['a rule without a zone', { rrule: 'FREQ=DAILY' }, '/time_zone required'],
    ['an unknown zone', { rrule: 'FREQ=DAILY', time_zone: 'Mars/Base' }, '/time_zone unknown_time_zone'],
    ['an invalid rule', { rrule: 'every day', time_zone: 'UTC' }, '/rrule invalid_rule'],
    [
      'a number that is not ours',
      { at: '2100-01-01T00:00:00Z', from_number: '+12025550188' },
      '/from_number not_owned',
    ],
  ])('%s is refused with a pointer', async (_name, more, error) => {
    const refusal = await tenant.refused('createSchedule', { body: { agent_id: agentId, to_number: BUSY, ...more } });
    expect(refusal).toMatchObject({ status: 422, errors: [error] });
  });

  test('another workspace cannot read, change or cancel it', async () => {
    const { id } = await create(WEEKLY);
    const other = await newTenant(app.url);
    expect((await other.ok('listSchedules')).data).toEqual([]);
    expect((await other.refused('updateSchedule', { path: { id }, body: { status: 'paused' } })).status).toBe(404);
    expect((await other.refused('cancelSchedule', { path: { id } })).status).toBe(404);
    expect((await get(id)).status).toBe('scheduled');
  });
});

describe('a due time is dialed once', () => {
  test('regardless of how often its job runs, even concurrently', async () => {
    const { id } = await create(WEEKLY);
    await dueAt(id, 1);
    await Promise.all([run(id), run(id), run(id), run(id)]);
    await run(id);
    expect(await callsOf()).toHaveLength(1);
    const after = await get(id);
    expect(after.runs).toHaveLength(1);
    expect(after.status).toBe('scheduled');
    expect(new Date(after.next_run_at!).getTime()).toBeGreaterThan(Date.now());
  });

  test('even when everything except the key was lost', async () => {
    const { id } = await create(WEEKLY);
    await dueAt(id, 1);
    const due = (await get(id)).next_run_at!;
    await run(id);
    await sql`update schedules set next_run_at = ${due}::timestamptz where id = ${id}`.execute(app.runtime.db);
    await run(id);
    expect(await callsOf()).toHaveLength(1);
    expect((await get(id)).runs).toHaveLength(1);
  });

  test('and not before its time', async () => {
    const { id } = await create({ at: inSeconds(3600) });
    await run(id);
    expect(await callsOf()).toEqual([]);
    expect((await get(id)).status).toBe('scheduled');
  });
});

describe('a run that is late', () => {
  test.each([
    [120, 60],
    [0, 1],
  ])('by less than the grace period of %i seconds is run', async (misfire_grace_seconds, late) => {
    const { id } = await create({ ...WEEKLY, misfire_grace_seconds });
    await dueAt(id, late);
    await run(id);
    expect((await get(id)).runs).toMatchObject([{ status: 'dialed' }]);
  });

  test('by more is missed: the rule continues, and no call is made', async () => {
    const { id } = await create({ ...WEEKLY, misfire_grace_seconds: 120 });
    await dueAt(id, 180);
    await run(id);
    const after = await get(id);
    expect(after).toMatchObject({ status: 'scheduled', runs: [{ status: 'missed', reason: 'missed', call_id: null }] });
    expect(new Date(after.next_run_at!).getTime()).toBeGreaterThan(Date.now());
    expect(await callsOf()).toEqual([]);
  });

  test('by more is missed: a single schedule has failed', async () => {
    const { id } = await create({ at: inSeconds(3600), misfire_grace_seconds: 0 });
    await dueAt(id, 5);
    await run(id);
    expect(await get(id)).toMatchObject({ status: 'failed', status_reason: 'missed', next_run_at: null });
    expect(await callsOf()).toEqual([]);
  });

  test('the last run of a rule completes it when its call is over', async () => {
    const { id } = await create({ rrule: 'FREQ=DAILY;COUNT=1', time_zone: 'UTC', starts_at: '2100-01-01T09:00:00' });
    const due = new Date('2100-01-01T09:00:00Z').getTime();
    await dueAt(id, 1);
    expect(due).toBeGreaterThan(Date.now());
    await sql`update schedules set starts_at = '20200101T090000' where id = ${id}`.execute(app.runtime.db);
    await run(id);
    await becomes(id, 'completed');
    expect((await get(id)).runs).toMatchObject([{ status: 'dialed' }]);
  });

  test('the last run before the year 9999 completes it, too', async () => {
    const { id } = await create({
      rrule: 'FREQ=YEARLY;INTERVAL=9000',
      time_zone: 'UTC',
      starts_at: '2100-01-01T09:00:00',
    });
    await dueAt(id, 1);
    await sql`update schedules set starts_at = '20200101T090000' where id = ${id}`.execute(app.runtime.db);
    await run(id);
    expect((await get(id)).next_run_at).toBeNull();
    await becomes(id, 'completed');
  });

  test('a job that runs too early, because the clock of the database was set back, is followed by another', async () => {
    const { id, next_run_at: due } = await create({ at: inSeconds(3600) });
    const { db } = app.runtime;
    await dequeue(db, `schedule:${id}`);
    await run(id);
    const { rows } = await sql<{ run_at: Date }>`
      select run_at from graphile_worker._private_jobs where key = ${`schedule:${id}`}`.execute(db);
    expect(rows.map(({ run_at: at }) => at.toISOString())).toEqual([due]);
    expect(await callsOf()).toEqual([]);
  });
});

test('a call of a schedule continues and ends while the schedule is locked', async () => {
  const { id } = await create({ to_number: SILENT, at: inSeconds(1) });
  const isLive = async () => (await callsOf())[0]?.status === 'in_progress';
  await until(isLive, { withinMs: 20_000, what: 'the call is live' });
  const callId = (await callsOf())[0]!.call_id;
  await inTransaction(app.runtime.db, async (trx) => {
    await lockSchedule(trx, tenant.workspaceId, id);
    await tenant.ok('endCall', { path: { id: callId } });
    await until(async () => (await callsOf())[0]!.status === 'completed', { what: 'the call is over' });
  });
  await becomes(id, 'completed');
});

describe('a run that is refused', () => {
  test('is recorded with the code, and a rule continues', async () => {
    const { id } = await create(WEEKLY);
    await sql`update phone_numbers set status = 'suspended' where workspace_id = ${tenant.workspaceId}`.execute(
      app.runtime.db,
    );
    await dueAt(id, 1);
    await run(id);
    const after = await get(id);
    expect(after).toMatchObject({ status: 'scheduled', runs: [{ status: 'failed', reason: 'validation_failed' }] });
    expect(await callsOf()).toEqual([]);
  });
});

describe('updateSchedule', () => {
  test('moves the time, and only the new one runs', async () => {
    const { id } = await create({ at: inSeconds(3600) });
    const at = inSeconds(0);
    expect(await patch(id, { at })).toMatchObject({ at, next_run_at: at });
    await becomes(id, 'failed');
    expect((await get(id)).runs).toMatchObject([{ due_at: at, status: 'dialed' }]);
  });

  test('a new time replaces a rule, and a rule replaces a time', async () => {
    const { id } = await create(WEEKLY);
    expect(await patch(id, { at: '2100-01-01T00:00:00Z' })).toMatchObject({ rrule: null, starts_at: null });
    expect(await patch(id, WEEKLY)).toMatchObject({ at: null, rrule: WEEKLY.rrule });
  });

  test('a paused schedule does not run, and a resumed one skips the missed runs', async () => {
    const { id } = await create({ rrule: 'FREQ=DAILY', time_zone: 'UTC' });
    expect(await patch(id, { status: 'paused' })).toMatchObject({ status: 'paused', next_run_at: null });
    await run(id);
    expect(await callsOf()).toEqual([]);
    const resumed = await patch(id, { status: 'scheduled' });
    expect(resumed.status).toBe('scheduled');
    expect(new Date(resumed.next_run_at!).getTime()).toBeGreaterThan(Date.now());
  });

  test('rejects an unknown agent and keeps the schedule unchanged', async () => {
    const { id } = await create(WEEKLY);
    const refusal = await tenant.refused('updateSchedule', { path: { id }, body: { agent_id: 'agent_none' } });
    expect(refusal).toMatchObject({ status: 404, code: 'agent_not_found' });
    expect((await get(id)).agent_id).toBe(agentId);
  });
});

describe('cancelSchedule', () => {
  test('stops the schedule, which is listed as canceled and cannot be changed', async () => {
    const { id } = await create({ at: inSeconds(1) });
    await tenant.ok('cancelSchedule', { path: { id } });
    await run(id);
    expect(await get(id)).toMatchObject({ status: 'canceled', next_run_at: null, runs: [] });
    const again = await tenant.refused('cancelSchedule', { path: { id } });
    expect(again).toMatchObject({ status: 409, code: 'schedule_not_active' });
    const moved = await tenant.refused('updateSchedule', { path: { id }, body: { status: 'scheduled' } });
    expect(moved.code).toBe('schedule_not_active');
    expect(await callsOf()).toEqual([]);
  });

  test('ends the calls that still wait in the queue, and no call that was dialed', async () => {
    await tenant.ok('updateAgent', { path: { id: agentId }, body: { max_concurrent_calls: 1 } });
    const [first, second, other] = [
      await create({ to_number: SILENT, ...WEEKLY }),
      await create(WEEKLY),
      await create(WEEKLY),
    ];
    for (const { id } of [first, second, other]) {
      await dueAt(id, 1);
      await run(id);
      const isThere = async () => {
        const call = (await callsOf()).find((one) => one.schedule_id === id);
        return call !== undefined && (call.status === 'in_progress' || call.queue_reason !== null);
      };
      await until(isThere, { what: 'the call is live or waits' });
    }
    for (const { id } of [first, second]) await tenant.ok('cancelSchedule', { path: { id } });
    const [kept, waiting, live] = await callsOf();
    expect(kept).toMatchObject({ schedule_id: other.id, status: 'queued' });
    expect(waiting).toMatchObject({
      schedule_id: second.id,
      status: 'failed',
      end_reason: 'canceled',
      end_detail: 'the schedule was canceled',
    });
    expect(live).toMatchObject({ schedule_id: first.id, status: 'in_progress' });
    expect((await get(second.id)).status).toBe('canceled');
    await cancel(other.id);
    await tenant.ok('endCall', { path: { id: live!.call_id } });
  });

  test('does not deadlock with a waiting call that ends at the same time', async () => {
    await tenant.ok('updateAgent', { path: { id: agentId }, body: { max_concurrent_calls: 1 } });
    const [first, second] = [await create({ to_number: SILENT, ...WEEKLY }), await create(WEEKLY)];
    for (const [at, id] of [first.id, second.id, second.id].entries()) {
      await dueAt(id, 1);
      await run(id);
      const areThere = async () => {
        const calls = (await callsOf()).filter(({ status, queue_reason: why }) => status === 'in_progress' || why);
        return calls.length === at + 1;
      };
      await until(areThere, { what: 'the call is live or waits' });
    }
    const waiting = (await callsOf()).filter(({ status }) => status === 'queued').map(({ call_id: id }) => id);
    expect(waiting).toHaveLength(2);
    const [other, last] = waiting.toSorted() as [string, string];
    let canceling: Promise<void> = Promise.resolve();
    await inTransaction(app.runtime.db, async (trx) => {
      await lockCall(trx, last);
      canceling = cancel(second.id);
      await until(async () => (await waitsForLock()) === 1, { what: 'the cancellation waits for the call' });
      // The cancellation has settled no call yet: a settlement locks the wallet, which the end of this call needs.
      const { rows } = await sql`select from wallet_holds where call_id = ${other} for update nowait`.execute(trx);
      expect(rows).toHaveLength(1);
      const end = { to: 'failed', reason: 'canceled', detail: 'by the test', at: new Date() } as const;
      await transitionCall(trx, app.runtime, last, end);
    });
    await canceling;
    expect((await get(second.id)).status).toBe('canceled');
    const calls = await callsOf();
    const detailOf = (id: string) => calls.find((call) => call.call_id === id)?.end_detail;
    expect(waiting.map(detailOf).toSorted()).toEqual(['by the test', 'the schedule was canceled']);
    await tenant.ok('endCall', { path: { id: calls.find(({ status }) => status === 'in_progress')!.call_id } });
  });
});

describe('an agent', () => {
  test('cannot be deleted while an unfinished schedule uses it', async () => {
    const { id } = await create(WEEKLY);
    const refusal = await tenant.refused('deleteAgent', { path: { id: agentId } });
    expect(refusal).toMatchObject({ status: 409, code: 'agent_in_use' });
    await tenant.ok('cancelSchedule', { path: { id } });
    await tenant.ok('deleteAgent', { path: { id: agentId } });
    expect((await get(id)).agent_id).toBe(agentId);
  });
});

test('listSchedules pages newest first and filters by status and agent', async () => {
  const made = [await create(WEEKLY), await create(WEEKLY), await create(WEEKLY)].map(({ id }) => id);
  await tenant.ok('cancelSchedule', { path: { id: made[1]! } });
  const first = await tenant.ok('listSchedules', { query: { limit: '2', include_total: 'true' } });
  expect([first.data.map(({ id }) => id), first.total]).toEqual([[made[2], made[1]], 3]);
  const rest = await tenant.ok('listSchedules', { query: { limit: '2', cursor: first.next_cursor! } });
  expect(rest.data.map(({ id }) => id)).toEqual([made[0]]);
  const canceled = await tenant.ok('listSchedules', { query: { status: 'canceled', agent_id: agentId } });
  expect(canceled.data.map(({ id }) => id)).toEqual([made[1]]);
});
