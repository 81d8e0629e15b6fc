// Calls that wait for the throttle of their number or carrier: other calls pass them, the rate is kept, and no call waits forever.
// The tests write the throttle rows by the database's clock; the carriers are stubs that never answer.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { createDatabaseClock } from '../../../src/database/database-clock.ts';
import { scheduleNumbers } from '../../../src/resources/calls/dispatch/carrier-throttle.ts';
import { claimNext, type QueueClaim } from '../../../src/resources/calls/dispatch/claim.ts';
import { createSecondLegs } from '../../../src/resources/calls/live/second-leg.ts';
import type { CallRow } from '../../../src/resources/calls/rows/calls.ts';
import { findActiveNumber } from '../../../src/resources/phone-numbers/service.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant, UNRECORDED } from '../../support/client.ts';
import { paperCarrier } from '../../support/paper-carrier.ts';
import { until } from '../../support/until.ts';
import { SILENT } from './support.ts';

const CALLEE = '+12125552368';
const BUSY = '+12025550101';

let app: TestApp;
let tenant: Tenant;
let agentId: string;
let last = 0;

beforeAll(async () => {
  const carriers = [{ ...paperCarrier('paced'), callsPerSecond: 1 }, paperCarrier('free')];
  const env = {
    CONCURRENT_CALLS: '2',
    INBOUND_RESERVE_PERCENT: '0',
    WALLET_FREE_BALANCE: '100',
    NEW_WORKSPACE_DAILY_CAP: 'none',
  };
  app = await startTestApp({ env, overrides: { carriers } });
}, 60_000);
afterAll(() => app?.close());
beforeEach(async () => {
  await app.runtime.db.deleteFrom('carrier_throttles').execute();
  tenant = await newTenant(app.url);
  agentId = await newAgent();
});

const newAgent = async () =>
  (await tenant.ok('createAgent', { body: agentBody({ ...UNRECORDED, inactivity: { seconds: 600, reminders: [] } }) }))
    .agent_id;

/** @param accountSid an account of the number's owner; null: the deployment's account */
async function newNumber(carrier: 'paced' | 'free', accountSid: string | null = null): Promise<string> {
  const number = `+1415267${String(1000 + last++)}`;
  const account = accountSid === null ? null : JSON.stringify({ type: 'twilio', name: accountSid });
  const row = { workspace_id: tenant.workspaceId, id: newId('pn'), number, carrier, country: 'US', account };
  await app.runtime.db.insertInto('phone_numbers').values(row).execute();
  return number;
}
/** Sets the next dial of a number or carrier to an hour from now, or to now. */
async function setTurn(key: string, isThere = false): Promise<void> {
  const next_at = isThere ? sql<Date>`now() - interval '1 second'` : sql<Date>`now() + interval '1 hour'`;
  await app.runtime.db
    .insertInto('carrier_throttles')
    .values({ key, next_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ next_at }))
    .execute();
}
const place = async (from_number: string, to_number = CALLEE): Promise<string> =>
  (await tenant.ok('createCall', { body: { agent_id: agentId, to_number, from_number } })).call_id;
const statusOf = async (id: string) => (await tenant.ok('getCall', { path: { id } })).status;
const isOver = (id: string, what: string) =>
  until(async () => (await statusOf(id)) === 'failed', { what, withinMs: 30_000 });
const claimOne = (): Promise<QueueClaim> => {
  const { runtime } = app;
  const databaseClock = createDatabaseClock(runtime.clock);
  return claimNext(runtime, tenant.workspaceId, { owner: 'test', leaseMs: 60_000, databaseClock });
};
/** Moves the creation of a call into the past. */
const age = (id: string, seconds: number) =>
  app.runtime.db
    .updateTable('calls')
    .set({ created_at: sql<Date>`now() - make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .execute();
/**
 * Claims until each of these calls is taken, by this test or by the service. Returns the time of each claim in
 * epoch milliseconds.
 */
async function taken(...ids: string[]): Promise<number[]> {
  const times = async () => {
    const rows = await app.runtime.db.selectFrom('calls').select(['id', 'dial_at']).where('id', 'in', ids).execute();
    return ids.map((id) => rows.find((row) => row.id === id)!.dial_at?.getTime() ?? Infinity);
  };
  const areAll = async () => {
    await claimOne();
    return (await times()).every(Number.isFinite);
  };
  await until(areAll, { what: 'the calls are taken', withinMs: 30_000 });
  return times();
}
/** Less than the throttle's second: `dial_at` is when a claim began, and the claim may have waited for another one. */
const PACE_MS = 900;

describe('a call that is throttled', () => {
  test('by its number lets calls of other numbers and test calls pass, and is then the first of its number', async () => {
    const [slow, quick, other] = [await newNumber('paced'), await newNumber('paced'), await newNumber('free')];
    await setTurn(`number ${slow}`);
    const [first, second] = [await place(slow), await place(slow)];
    await isOver(await place(quick), 'another number of the same carrier');
    await isOver(await place(other), 'a number of another carrier');
    await isOver(await place(slow, BUSY), 'a test call from the same number');
    expect([await statusOf(first), await statusOf(second)]).toEqual(['queued', 'queued']);
    await setTurn(`number ${slow}`, true);
    await setTurn('carrier paced', true);
    const [firstAt, secondAt] = await taken(first, second);
    expect(secondAt! - firstAt!).toBeGreaterThanOrEqual(PACE_MS);
  }, 60_000);

  test('by its carrier holds back all numbers of that carrier, and no others', async () => {
    const [one, two, other] = [await newNumber('paced'), await newNumber('paced'), await newNumber('free')];
    await setTurn('carrier paced');
    const waiting = [await place(one), await place(two)];
    await isOver(await place(other), 'a number of another carrier');
    expect(await Promise.all(waiting.map(statusOf))).toEqual(['queued', 'queued']);
    await setTurn('carrier paced', true);
    const [firstAt, secondAt] = await taken(...waiting);
    expect(secondAt! - firstAt!).toBeGreaterThanOrEqual(PACE_MS);
  }, 60_000);

  test('by the deployment’s account lets numbers on other accounts pass, each at the rate of its account', async () => {
    const [shared, own] = [await newNumber('paced'), await newNumber('paced', 'AC1')];
    await setTurn('carrier paced');
    const waiting = await place(shared);
    await isOver(await place(own), 'a number on the account of its owner');
    expect(await statusOf(waiting)).toBe('queued');
    await setTurn('carrier paced', true);
    await setTurn('carrier paced AC1');
    const [held, other] = [await place(await newNumber('paced', 'AC1')), await newNumber('paced', 'AC2')];
    await isOver(waiting, 'a number on the account of the deployment');
    await isOver(await place(other), 'a number on another account');
    expect(await statusOf(held)).toBe('queued');
    await setTurn('carrier paced AC1', true);
    await taken(held);
  }, 60_000);

  test('by its number does not hold back another workspace that owns the number, if it only claims it', async () => {
    const claimed = await newNumber('paced');
    const { db } = app.runtime;
    await db.updateTable('phone_numbers').set({ proven: false }).where('number', '=', claimed).execute();
    const busy = `number ${tenant.workspaceId} ${claimed}`;
    await isOver(await place(claimed), 'a call of the claim');
    const { rows } = await sql<{ key: string }>`
      select key from carrier_throttles where key like 'number %' and key like ${`%${claimed}`}`.execute(db);
    expect(rows).toEqual([{ key: busy }]);
    await setTurn(busy);
    const waiting = await place(claimed);
    const claimant = tenant;
    tenant = await newTenant(app.url);
    agentId = await newAgent();
    const own = { workspace_id: tenant.workspaceId, id: newId('pn'), number: claimed, carrier: 'paced', country: 'US' };
    await db.insertInto('phone_numbers').values(own).execute();
    await isOver(await place(claimed), 'the owner of the number');
    expect((await claimant.ok('getCall', { path: { id: waiting } })).status).toBe('queued');
  }, 60_000);

  test('uses no dial of the throttle and counts as queued until it is dialed', async () => {
    const [slow] = [await newNumber('paced')];
    await setTurn(`number ${slow}`);
    const id = await place(slow);
    await claimOne();
    const keys = await app.runtime.db.selectFrom('carrier_throttles').select('key').execute();
    expect(keys.map(({ key }) => key)).toEqual([`number ${slow}`]);
    expect((await tenant.ok('getLimits')).concurrent_calls).toMatchObject({ used: 0, queued: 1 });
    await tenant.ok('endCall', { path: { id } });
  });

  test('and that others have passed for long reserves the last free slot, so that it does not wait forever', async () => {
    const [slow, other] = [await newNumber('paced'), await newNumber('free')];
    const talking = await place('+12025550199', SILENT);
    await until(async () => (await statusOf(talking)) === 'in_progress', { what: 'one of two slots is taken' });
    await setTurn(`number ${slow}`);
    const passed = await place(slow);
    await isOver(await place(other), 'who comes soon after it passes');
    await age(passed, 60);
    const late = await place(other);
    expect(await claimOne()).toMatchObject({ type: 'nothing' });
    expect(await statusOf(late)).toBe('queued');
    await setTurn(`number ${slow}`, true);
    const [passedAt] = await taken(passed);
    await tenant.ok('endCall', { path: { id: talking } });
    const [lateAt] = await taken(late);
    expect(passedAt).toBeLessThanOrEqual(lateAt!);
  }, 60_000);

  test('reserves no slot while more than one is free', async () => {
    const [slow, other] = [await newNumber('paced'), await newNumber('free')];
    await setTurn(`number ${slow}`);
    await age(await place(slow), 60);
    await isOver(await place(other), 'who takes the second slot');
  }, 60_000);
});

test('several processes and workspaces together never exceed the throttle', async () => {
  const owners = [tenant, await newTenant(app.url), await newTenant(app.url)];
  const all: string[] = [];
  await setTurn('carrier paced');
  for (const owner of owners) {
    tenant = owner;
    agentId = await newAgent();
    for (let i = 0; i < 3; i++) all.push(await place(await newNumber('paced')));
  }
  await setTurn('carrier paced', true);
  const { runtime } = app;
  const claimant = { owner: 'test', leaseMs: 60_000, databaseClock: createDatabaseClock(runtime.clock) };
  const asked = owners.flatMap(({ workspaceId }) => [1, 2, 3].map(() => claimNext(runtime, workspaceId, claimant)));
  await Promise.all(asked);
  const rows = await runtime.db.selectFrom('calls').select('dial_at').where('id', 'in', all).execute();
  const times = rows.flatMap(({ dial_at }) => dial_at?.getTime() ?? []).toSorted((a, b) => a - b);
  expect(times.length).toBeGreaterThan(0);
  // One more may follow if the machine takes more than a second for this.
  expect(times.slice(1).filter((time, i) => time - times[i]! < PACE_MS)).toEqual([]);
}, 60_000);

test('a second leg is throttled by its number and carrier like a call, and is given up after a long wait', async () => {
  const { runtime } = app;
  const from = await newNumber('paced');
  const call = { id: newId('call'), workspace_id: tenant.workspaceId } as CallRow;
  const number = (await findActiveNumber(runtime.db, tenant.workspaceId, from))!;
  const carrier = { ...paperCarrier('paced'), callsPerSecond: 1 };
  const connect = createSecondLegs(runtime, call, { carrier, number, account: undefined }, async () => undefined);
  const dial = async () => {
    for await (const event of connect(CALLEE, new AbortController().signal)) expect(event.type).toBeTypeOf('string');
    return carrier.dialed.length;
  };
  for (const key of ['carrier paced', `number ${from}`]) {
    await setTurn(key);
    await expect(dial()).rejects.toMatchObject({ kind: 'rate_limited' });
    await setTurn(key, true);
  }
  expect(await dial()).toBe(1);
  // It took the turns that it had.
  const keys = ['carrier paced', `number ${from}`];
  const rows = await runtime.db.selectFrom('carrier_throttles').select('next_at').where('key', 'in', keys).execute();
  const paced = await sql<{ now: Date }>`select now() as now`.execute(runtime.db);
  expect(rows.map(({ next_at }) => next_at > paced.rows[0]!.now)).toEqual([true, true]);
});

test('a throttle that was written before the clock of the database was set back does not hold until then', async () => {
  const number = await newNumber('paced');
  const keys = ['carrier paced', `number ${number}`];
  const values = {
    set_at: sql<Date>`now() + interval '40 days'`,
    next_at: sql<Date>`now() + interval '40 days 1 second'`,
  };
  await app.runtime.db
    .insertInto('carrier_throttles')
    .values(keys.map((key) => ({ key, ...values })))
    // Calls of earlier tests may have inserted the row of the carrier.
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
  const [first, second] = [await place(number), await place(number)];
  const [firstAt, secondAt] = await taken(first, second);
  expect(secondAt! - firstAt!).toBeGreaterThanOrEqual(PACE_MS);
}, 60_000);

describe('scheduleNumbers', () => {
  const paced = [
    { number: '+1', inMs: 700 },
    { number: '+2', inMs: 300 },
    { number: '+3', inMs: 5 },
  ];
  const waited = (number: string, secondsAgo: number) => {
    const waitedMs = secondsAgo * 1000;
    return { number, waitedMs, since: new Date(1_000_000 - waitedMs) };
  };
  const next = (secondsAgo: number) => new Date(1_000_000 - secondsAgo * 1000);

  test.each([
    ['polls again when the first waiting number may dial', [waited('+1', 1), waited('+2', 1)], null, 300, false],
    ['does not poll when no call waits', [], null, null, false],
    ['lets other calls pass for a while', [waited('+1', 9)], next(1), 700, false],
    ['reserves a slot for a call that others have passed for long', [waited('+1', 11)], next(1), 700, true],
    ['reserves none against a call that was queued earlier', [waited('+1', 11)], next(12), 700, false],
    ['reserves none when no other call waits', [waited('+1', 11)], null, 700, false],
  ] as const)('%s', (_, calls, other, pollInMs, keepSlot) => {
    expect(scheduleNumbers(paced, calls, other)).toEqual({ pollInMs, keepSlot });
  });
});
