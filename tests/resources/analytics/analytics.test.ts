// Figures about calls over the wire: totals, series, periods of local time, groups, comparisons and refusals.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Analytics } from '../../../generated/types.ts';
import { followTimeZones } from '../../../src/resources/analytics/service/count.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { ended, NEVER_ANSWERS, place } from '../calls/support.ts';
import { count, plantCalls, type PlantedCall } from './support.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface World extends Tenant {
  agentId: string;
  plant(calls: readonly Partial<PlantedCall>[]): Promise<string[]>;
  ask(query?: Record<string, string>): Promise<Analytics>;
}

async function newWorld(): Promise<World> {
  const tenant = await newTenant(app.url);
  const { agent_id: agentId } = await tenant.ok('createAgent', { body: agentBody() });
  const AT = '2026-03-10T12:00:00Z';
  return {
    ...tenant,
    agentId,
    plant: (calls) =>
      plantCalls(
        app.runtime.db,
        tenant.workspaceId,
        calls.map((call) => ({ at: AT, agentId, ...call })),
      ),
    ask: (query) => tenant.ok('getAnalytics', { query }),
  };
}

const callsOf = ({ points }: Analytics['series'][number]) => points.map(({ calls }) => calls);
const MARCH = { from: '2026-03-01T00:00:00Z', to: '2026-04-01T00:00:00Z' };

describe('getAnalytics', () => {
  test('returns 30 days of zeros and null ratios for an empty workspace', async () => {
    const { ask } = await newWorld();
    const answer = await ask();
    expect(answer).toMatchObject({
      time_zone: 'UTC',
      interval: 'day',
      group_by: [],
      is_complete: true,
      previous: null,
    });
    expect(answer.buckets).toHaveLength(30);
    expect(Date.parse(answer.to)).toBeGreaterThan(Date.now());
    expect(Math.abs(Date.parse(answer.as_of) - Date.now())).toBeLessThan(60_000);
    expect(answer.series).toHaveLength(1);
    expect(callsOf(answer.series[0]!)).toEqual(Array(30).fill(0));
    expect(answer.totals).toEqual({
      calls: 0,
      answered_calls: 0,
      answer_rate: null,
      completed_calls: 0,
      failed_calls: 0,
      end_reasons: {},
      successful_calls: 0,
      unsuccessful_calls: 0,
      success_rate: null,
      positive_calls: 0,
      neutral_calls: 0,
      negative_calls: 0,
      rated_calls: 0,
      average_rating: null,
      talk_minutes: 0,
      average_talk_seconds: null,
      turns: 0,
      response_times: null,
      cost: { amount: '0.000000', currency: 'USD' },
      cost_per_answered_call: null,
      cost_per_successful_call: null,
    });
    expect((await ask({ group_by: 'campaign' })).series).toEqual([]);
  });

  test('sums all families, before the calls are counted and after', async () => {
    const { ask, plant } = await newWorld();
    const turns = [1, 2, 3, 4].map((n) => [100 * n, 200 * n, 50 * n] as const);
    await plant([
      { success: true, sentiment: 'positive', rating: 5, turns },
      { success: false, sentiment: 'negative', rating: 2, talkMs: 30_000, costMicros: 7_000 },
      { endReason: 'no_answer' },
      { endReason: 'media_lost', talkMs: 0, costMicros: 0 },
    ]);
    const before = await ask(MARCH);
    await count(app.runtime.db);
    const { as_of: _, ...after } = await ask(MARCH);
    expect(before).toMatchObject(after);
    expect(after.totals).toMatchObject({
      calls: 4,
      answered_calls: 3,
      answer_rate: 0.75,
      completed_calls: 2,
      failed_calls: 2,
      end_reasons: { no_answer: 1, caller_hangup: 2, media_lost: 1 },
      successful_calls: 1,
      unsuccessful_calls: 1,
      success_rate: 0.5,
      positive_calls: 1,
      neutral_calls: 0,
      negative_calls: 1,
      rated_calls: 2,
      average_rating: 3.5,
      talk_minutes: 1.5,
      average_talk_seconds: 30,
      turns: 4,
      cost: { amount: '0.021000' },
      cost_per_answered_call: { amount: '0.007000' },
      cost_per_successful_call: { amount: '0.021000' },
    });
    const times = after.totals.response_times!;
    for (const [stage, p50, p95] of [
      ['hear', 200, 400],
      ['think', 400, 800],
      ['speak', 100, 200],
      ['total', 700, 1400],
    ] as const) {
      expect(Math.abs(times[stage].p50_ms / p50 - 1)).toBeLessThan(0.07);
      expect(Math.abs(times[stage].p95_ms / p95 - 1)).toBeLessThan(0.07);
    }
    expect(callsOf(after.series[0]!)).toEqual(Array.from({ length: 31 }, (_, i) => (i === 9 ? 4 : 0)));
    expect(await ask({ ...MARCH, metrics: 'volume', interval: 'none' })).toMatchObject({
      totals: { calls: 4, answered_calls: 3, answer_rate: 0.75 },
      buckets: [],
      series: [{ points: [] }],
    });
    expect(Object.keys((await ask({ ...MARCH, metrics: 'cost' })).totals)).toHaveLength(4);
  });

  test('an erased call is still counted, even if it was not counted before', async () => {
    const { ask, plant, ...tenant } = await newWorld();
    const one = { success: true, sentiment: 'positive', turns: [[100, 200, 50]], rating: 4 } as const;
    const [first] = await plant([one]);
    await count(app.runtime.db);
    const [second] = await plant([one]);
    const { as_of: _, ...before } = await ask(MARCH);
    for (const id of [first!, second!]) await tenant.ok('deleteCall', { path: { id } });
    expect(await ask(MARCH)).toMatchObject(before);
    await count(app.runtime.db);
    expect(await ask(MARCH)).toMatchObject(before);
    expect(before.totals).toMatchObject({ calls: 2, successful_calls: 2, turns: 2, rated_calls: 2 });
  });

  test('a call that ended is counted immediately', async () => {
    const { ask, agentId, ...tenant } = await newWorld();
    await ended(tenant, (await place(tenant, NEVER_ANSWERS, agentId)).call_id);
    expect((await ask()).totals).toMatchObject({ calls: 1, answered_calls: 0, end_reasons: { no_answer: 1 } });
  });

  test.each([
    // 02:30 occurs twice in October; days have 23 and 25 hours.
    [
      'Europe/Berlin',
      'day',
      '2026-10-24T22:00:00Z',
      ['2026-10-24T22:00:00Z', '2026-10-25T22:59:00Z', '2026-10-25T23:00:00Z'],
      [2, 1],
      [25, 24],
    ],
    [
      'Europe/Berlin',
      'day',
      '2026-03-28T23:00:00Z',
      ['2026-03-28T22:59:00Z', '2026-03-29T21:59:00Z', '2026-03-29T22:00:00Z'],
      [1, 1],
      [23, 24],
    ],
    ['Europe/Berlin', 'hour', '2026-10-25T00:00:00Z', ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'], [1, 1], [1, 1]],
    // Time zones offset by half an hour and three quarters from UTC.
    [
      'Asia/Kolkata',
      'day',
      '2026-05-01T18:30:00Z',
      ['2026-05-01T18:29:00Z', '2026-05-01T18:30:00Z', '2026-05-02T18:29:00Z'],
      [2, 0],
      [24, 24],
    ],
    [
      'Asia/Kathmandu',
      'hour',
      '2026-05-01T18:15:00Z',
      ['2026-05-01T18:14:00Z', '2026-05-01T18:15:00Z', '2026-05-01T19:14:00Z'],
      [2, 0],
      [1, 1],
    ],
    // The clocks change at midnight, so that the day begins at 01:00.
    [
      'America/Santiago',
      'day',
      '2026-09-06T04:00:00Z',
      ['2026-09-06T03:59:00Z', '2026-09-06T04:00:00Z', '2026-09-07T03:00:00Z'],
      [1, 1],
      [23, 24],
    ],
    [
      'Australia/Lord_Howe',
      'day',
      '2026-10-03T13:30:00Z',
      ['2026-10-03T13:29:00Z', '2026-10-03T13:30:00Z', '2026-10-04T13:00:00Z'],
      [1, 1],
      [23.5, 24],
    ],
  ] as const)('splits by local time in %s, by %s from %s', async (time_zone, interval, from, times, calls, hours) => {
    const { ask, plant, ...tenant } = await newWorld();
    await plant(times.map((at) => ({ at })));
    const to = new Date(Date.parse(from) + hours.reduce((sum, n) => sum + n, 0) * 3_600_000).toISOString();
    const asked = async () => {
      const { buckets, series } = await ask({ from, to, time_zone, interval });
      expect(buckets.map(({ start, end }) => (Date.parse(end) - Date.parse(start)) / 3_600_000)).toEqual(hours);
      expect(buckets.map(({ local_start }) => Date.parse(local_start))).toEqual(
        buckets.map(({ start }) => Date.parse(start)),
      );
      return callsOf(series[0]!);
    };
    await count(app.runtime.db);
    expect(await asked()).toEqual(calls);
    // The same from daily sums.
    await tenant.ok('updateWorkspace', { path: { id: tenant.workspaceId }, body: { time_zone } });
    expect(await asked()).toEqual(calls);
    await followTimeZones(app.runtime);
    expect(await asked()).toEqual(calls);
    expect((await ask()).time_zone).toBe(time_zone);
  });

  test('weeks begin on Monday, months on the first, and both are extended to whole periods', async () => {
    const { ask, plant } = await newWorld();
    await plant([{ at: '2026-03-01T23:59:00Z' }, { at: '2026-03-02T00:00:00Z' }, { at: '2026-03-31T12:00:00Z' }]);
    await count(app.runtime.db);
    const period = { from: '2026-03-01T05:00:00Z', to: '2026-03-04T00:00:00Z' };
    const weeks = await ask({ ...period, interval: 'week' });
    expect(weeks).toMatchObject({ from: '2026-02-23T00:00:00.000Z', to: '2026-03-09T00:00:00.000Z' });
    expect(callsOf(weeks.series[0]!)).toEqual([1, 1]);
    expect(callsOf((await ask({ ...period, interval: 'month' })).series[0]!)).toEqual([3]);
    const hours = await ask({ from: '2026-03-01T00:00:00Z', to: '2026-03-04T00:00:00Z', interval: 'hour' });
    expect(callsOf(hours.series[0]!)).toEqual(Array.from({ length: 72 }, (_, i) => (i === 23 || i === 24 ? 1 : 0)));
    // Only whole quarters of an hour.
    const rest = await ask({ from: '2026-03-01T23:58:00Z', to: '2026-03-31T12:14:00Z', interval: 'none' });
    expect(rest).toMatchObject({
      from: '2026-03-01T23:45:00.000Z',
      to: '2026-03-31T12:15:00.000Z',
      totals: { calls: 3 },
    });
  });

  test('groups have names and are sorted by calls, and the rest is one series', async () => {
    const { ask, plant, agentId, ...tenant } = await newWorld();
    const { agent_id: second } = await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Bea' }) });
    const { agent_id: third } = await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Cy' }) });
    await tenant.ok('updateAgent', { path: { id: agentId }, body: { agent_name: 'Ada 2' } });
    const body = { name: 'Spring', agent_id: agentId, from_numbers: ['+12025550199'] };
    const { id: campaignId } = await tenant.ok('createCampaign', { body });
    await plant([
      {},
      { agentVersion: 2, campaignId },
      { agentVersion: 2, direction: 'inbound', at: '2026-03-12T12:00:00Z' },
      ...Array(3).fill({ agentId: second, number: '+12025550198' }),
      { agentId: third, channel: 'web', number: null },
      { agentId: third, channel: 'web', number: null },
    ]);
    const asked = async (group_by: string, more: Record<string, string> = {}) =>
      ask({ ...MARCH, group_by, metrics: 'volume', ...more });
    const seen = async () => ({
      agents: (await asked('agent', { limit: '1', compare: 'previous' })).series,
      versions: (await asked('agent_version,direction')).series.map(({ agent_version, direction, totals }) => [
        agent_version,
        direction,
        totals.calls,
      ]),
      numbers: (await asked('number,channel')).series.map(({ number, channel, totals }) => [
        number,
        channel,
        totals.calls,
      ]),
      campaigns: (await asked('campaign')).series.map(({ campaign_name, campaign_id, totals }) => [
        campaign_name,
        campaign_id,
        totals.calls,
      ]),
    });
    const before = await seen();
    await count(app.runtime.db);
    const after = await seen();
    expect(after).toEqual(before);
    const [first, other, ...none] = after.agents;
    expect(none).toEqual([]);
    const [firstId] = [agentId, second].toSorted();
    expect(first).toMatchObject({
      agent_id: firstId,
      agent_name: firstId === agentId ? 'Ada 2' : 'Bea',
      is_other: false,
      totals: { calls: 3 },
      previous_totals: { calls: 0 },
    });
    expect(other).toMatchObject({ agent_id: null, agent_name: null, is_other: true, totals: { calls: 5 } });
    expect(after.versions).toHaveLength(5);
    expect(after.versions[0]).toEqual([1, 'outbound', 3]);
    expect(after.numbers).toEqual([
      ['+12025550198', 'phone', 3],
      ['+12025550199', 'phone', 3],
      [null, 'web', 2],
    ]);
    expect(after.campaigns).toEqual([
      [null, null, 7],
      ['Spring', campaignId, 1],
    ]);
  });

  test('filters by each dimension, and shows nothing of another workspace', async () => {
    const [one, two] = [await newWorld(), await newWorld()];
    await one.plant([
      {},
      { agentVersion: 1, direction: 'inbound', number: '+12025550197' },
      { channel: 'web', number: null },
    ]);
    await count(app.runtime.db);
    const calls = async (world: World, query: object) => (await world.ask({ ...MARCH, ...query })).totals.calls;
    for (const [query, expected] of [
      [{ agent_id: one.agentId }, 3],
      [{ agent_id: one.agentId, agent_version: '1' }, 3],
      [{ agent_id: one.agentId, agent_version: '2' }, 0],
      [{ number: '+12025550197' }, 1],
      [{ direction: 'inbound' }, 1],
      [{ channel: 'web', direction: 'outbound' }, 1],
      [{ campaign_id: 'cmp_none' }, 0],
    ] as const) {
      expect(await calls(one, query), JSON.stringify(query)).toBe(expected);
      expect(await calls(two, query)).toBe(0);
    }
    // What has no sums by day of its own is bounded.
    const foreign = { from: '2025-12-01T00:00:00Z', to: MARCH.to, time_zone: 'asia/kolkata' };
    expect((await one.ask(foreign)).totals.calls).toBe(3);
    const { errors } = await one.refused('getAnalytics', { query: { ...foreign, group_by: 'agent' } });
    expect(errors).toEqual(['/query/from too_long']);
  });

  test('compares with the previous period of the same local length', async () => {
    const { ask, plant } = await newWorld();
    await plant([
      { at: '2026-03-27T22:30:00Z' },
      { at: '2026-03-27T23:30:00Z' },
      { at: '2026-03-28T23:30:00Z' },
      { at: '2026-03-29T21:30:00Z' },
    ]);
    // A day of 23 hours after one of 24.
    const day = {
      from: '2026-03-29T10:00:00Z',
      to: '2026-03-29T11:00:00Z',
      time_zone: 'Europe/Berlin',
      compare: 'previous',
    };
    const { totals, previous, series } = await ask(day);
    expect([totals.calls, previous?.totals.calls, series[0]!.previous_totals?.calls]).toEqual([2, 1, 1]);
    expect(previous).toMatchObject({ from: '2026-03-27T23:00:00.000Z', to: '2026-03-28T23:00:00.000Z' });
    // The same part of yesterday as of today.
    const now = await ask({ from: new Date().toISOString(), compare: 'previous' });
    const [to, before] = [Date.parse(now.as_of), Date.parse(now.previous!.to)];
    expect(to - before).toBeGreaterThan(86_400_000 - 16 * 60_000);
    expect(to - before).toBeLessThanOrEqual(86_400_000);
    expect(
      (await ask({ ...MARCH, interval: 'hour', from: '2026-03-31T00:00:00Z', compare: 'previous' })).previous,
    ).toMatchObject({ from: '2026-03-30T00:00:00.000Z', to: '2026-03-31T00:00:00.000Z' });
  });

  const REFUSED: readonly (readonly [Record<string, string>, string])[] = [
    [{ from: '2026-03-02T00:00:00Z', to: '2026-03-01T00:00:00Z' }, '/query/from not_before_to'],
    [{ from: '2025-01-01T00:00:00Z', to: '2026-03-01T00:00:00Z' }, '/query/from too_long'],
    [{ from: '9999-12-31T00:00:00Z' }, '/query/from out_of_range'],
    [{ to: '1969-12-31T00:00:00Z' }, '/query/to out_of_range'],
    [{ ...MARCH, from: '2026-02-01T00:00:00Z', interval: 'hour' }, '/query/from too_long'],
    [{ ...MARCH, interval: 'hour', group_by: 'agent' }, '/query/interval too_many_points'],
    [{ ...MARCH, time_zone: 'Mars/Olympus' }, '/query/time_zone unknown_time_zone'],
    [{ ...MARCH, time_zone: '+02:00' }, '/query/time_zone unknown_time_zone'],
    [{ group_by: 'agent,number,channel' }, '/query/group_by too_many'],
    [{ group_by: 'agent,agent_version' }, '/query/group_by redundant'],
    [{ group_by: 'caller' }, '/query/group_by unknown_name'],
    [{ metrics: 'volume,mood' }, '/query/metrics unknown_name'],
    [{ agent_version: '1' }, '/query/agent_version needs_agent_id'],
  ];

  test('refuses requests over a limit, and names the limit', async () => {
    const { refused } = await newTenant(app.url);
    for (const [query, error] of REFUSED) {
      const refusal = await refused('getAnalytics', { query });
      expect([refusal.status, refusal.code, refusal.errors]).toEqual([422, 'validation_failed', [error]]);
    }
    const { body } = await refused('getAnalytics', { query: { ...MARCH, interval: 'hour', group_by: 'agent' } });
    expect(body.errors?.[0]?.detail).toContain('at most 5000 points');
  });
});
