// The forecast of a campaign, compared with campaigns that are simulated call by call by the planner's rules; and over
// HTTP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallEndReason, CallingWindow, CampaignRetry, RetryRule } from '../../../generated/types.ts';
import {
  computeForecast,
  HORIZON_MS,
  type ForecastOf,
  type WaitingContacts,
} from '../../../src/resources/campaigns/plan/forecast.ts';
import { verdictOf } from '../../../src/resources/campaigns/plan/retry.ts';
import { nextOpening } from '../../../src/resources/campaigns/plan/windows.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { becomes, draft, newAgent, started } from './support.ts';

const MONDAY = Date.parse('2026-11-23T08:00:00Z');
const OFFICE: CallingWindow[] = [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', to: '17:00' }];
const RETRY: CampaignRetry = {
  max_attempts: 3,
  back_off: 2,
  rules: [
    { outcome: 'busy', delay_seconds: 600 },
    { outcome: 'no_answer', delay_seconds: 7200 },
  ],
};
const SHARES = { busy: 0.2, no_answer: 0.3, caller_hangup: 0.5 };
const BERLIN = ['Europe/Berlin'];
const CHICAGO = ['America/Chicago'];

const all = (count: number, zones: readonly string[] = BERLIN): WaitingContacts => ({
  zones,
  attempts: 0,
  dueAt: null,
  count,
});

function of(more: Partial<ForecastOf>): ForecastOf {
  const limits = { dialsPerSecond: 1, concurrency: 20, secondsOfDial: 40 };
  return { now: MONDAY, windows: OFFICE, waiting: [], dialing: 0, ...limits, retry: RETRY, outcomes: SHARES, ...more };
}

/** The planner's own rules call each contact; outcomes occur in the given shares, ordered by a seeded generator. */
function simulated({ now, windows, waiting, concurrency, secondsOfDial, dialsPerSecond, retry, outcomes }: ForecastOf) {
  let seed = 42;
  const chance = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const outcome = (): CallEndReason => {
    let left = chance();
    const found = Object.entries(outcomes).find(([, share]) => (left -= share) < 0);
    return (found?.[0] ?? 'caller_hangup') as CallEndReason;
  };
  const due = waiting.flatMap(({ zones, attempts, dueAt, count }) =>
    Array.from({ length: count }, () => ({ zones, attempts, at: dueAt ?? now })),
  );
  const lines = Array.from({ length: concurrency }, () => now);
  let [at, dials, end] = [now, 0, now];
  while (due.length > 0) {
    const free = Math.max(at, Math.min(...lines));
    const openings = due.map((contact) => nextOpening(windows, contact.zones, Math.max(free, contact.at))!);
    const first = openings.indexOf(Math.min(...openings));
    const [contact] = due.splice(first, 1);
    const begin = openings[first]!;
    const endedAt = begin + secondsOfDial * 1000;
    lines[lines.indexOf(Math.min(...lines))] = endedAt;
    at = begin + 1000 / dialsPerSecond;
    dials += 1;
    end = Math.max(end, endedAt);
    const reason = outcome();
    const status = reason === 'caller_hangup' ? ('completed' as const) : ('failed' as const);
    const verdict = verdictOf({ status, reason, wasDialed: true, endedAt }, retry, contact!.attempts + 1, false);
    if (verdict.status === 'retry_scheduled') {
      due.push({ ...contact!, attempts: contact!.attempts + 1, at: verdict.nextAttemptAt });
    }
  }
  return { dials, end };
}

describe('the forecast of a campaign', () => {
  test.each<[string, Partial<ForecastOf>]>([
    ['without hours', { windows: [], waiting: [all(400)] }],
    ['without retries', { retry: { rules: [] }, waiting: [all(400)] }],
    ['within one day', { waiting: [all(300)] }],
    ['over a night', { waiting: [all(250)], concurrency: 1 }],
    ['over a weekend', { now: MONDAY + 4 * 86_400_000, waiting: [all(250)], concurrency: 1 }],
    ['in two time zones', { waiting: [all(60), all(60, CHICAGO)], concurrency: 1 }],
    ['bounded by the rate', { waiting: [all(200)], dialsPerSecond: 0.1 }],
    ['in the middle', { waiting: [all(100), { ...all(60), attempts: 2, dueAt: MONDAY + 3 * 3_600_000 }] }],
  ])('agrees with a campaign that is simulated call by call: %s', async (_what, more) => {
    const given = of(more);
    const { dials, end } = simulated(given);
    const estimate = await computeForecast(given);
    const hours = (at: number) => (at - given.now) / 3_600_000;
    expect(Math.abs(estimate.dials - dials) / dials).toBeLessThan(0.1);
    // A tenth, or the half hour that the last retries take.
    const spare = Math.max(0.5, hours(end) / 10);
    expect(Math.abs(hours(estimate.finishesAt!) - hours(end))).toBeLessThan(spare);
  });

  test('counts the night as waiting and names the limit that bounds the dials', async () => {
    const given = of({ now: MONDAY - 3 * 3_600_000, retry: { rules: [] }, waiting: [all(60)], concurrency: 10 });
    const { finishesAt, dialingMs, waitingMs, limitedBy } = await computeForecast(given);
    expect([waitingMs / 3_600_000, Math.round(dialingMs / 1000), limitedBy]).toEqual([3, 240, 'concurrency']);
    expect(finishesAt).toBe(MONDAY + 280_000);
    expect((await computeForecast({ ...given, dialsPerSecond: 0.1 })).limitedBy).toBe('dials_per_second');
  });

  test('includes every contact, wherever quarter hours divide its steps', async () => {
    const given = { windows: [], waiting: [all(40)], retry: { rules: [] }, dialsPerSecond: 0.1 };
    for (let seconds = 0; seconds < 900; seconds++) {
      const { dials, dialingMs } = await computeForecast(of({ ...given, now: MONDAY + seconds * 1000 }));
      expect([seconds, dials.toFixed(6), dialingMs.toFixed(3)]).toEqual([seconds, '40.000000', '400000.000']);
    }
  });

  test('takes a few thousand steps for contacts that return at as many times as possible', async () => {
    const causes = ['busy', 'no_answer', 'carrier_error', 'media_lost', 'engine_error', 'stt_error'] as const;
    let reads = 0;
    const retry: CampaignRetry = {
      max_attempts: 10,
      // Read for each rule when contacts were dialed.
      get back_off() {
        reads++;
        return 1;
      },
      rules: causes.map((outcome, i) => ({ outcome, delay_seconds: 86_400 + i * 7_261 }) as RetryRule),
    };
    const outcomes = Object.fromEntries(causes.map((outcome) => [outcome, 1 / causes.length]));
    const waiting = Array.from({ length: 2_000 }, (_, i) => ({
      ...all(500),
      dueAt: MONDAY + (i + 1) * 30 * 60_000,
    }));
    const limits = { dialsPerSecond: 100, concurrency: 10_000, secondsOfDial: 12 };
    const { dials } = await computeForecast(of({ ...limits, windows: [], waiting, retry, outcomes }));
    expect(dials).toBeGreaterThan(2_000_000);
    const perStep = (retry.max_attempts! - 1) * causes.length;
    expect(reads / perStep).toBeLessThan(10_000);
  });

  test('lets other work run between its steps', async () => {
    let turns = 0;
    const count = (): void => {
      turns++;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    await computeForecast(of({ windows: [], waiting: [all(1_000_000)], dialsPerSecond: 0.1 }));
    clearImmediate(next);
    // A step per quarter of an hour of sixty days.
    expect(turns).toBeGreaterThan(100);
  });

  test('is empty for windows that never open, and for an empty campaign', async () => {
    const never: CallingWindow[] = [{ days: ['mon'], from: '09:00', to: '09:00' }];
    expect(await computeForecast(of({ windows: never, waiting: [all(5)] }))).toMatchObject({
      finishesAt: null,
      dials: 0,
    });
    expect(await computeForecast(of({}))).toMatchObject({ finishesAt: null, dials: 0, limitedBy: null });
    const long = await computeForecast(of({ windows: [], waiting: [all(1_000_000)], dialsPerSecond: 0.1 }));
    expect([long.finishesAt, Math.round(long.dialingMs / HORIZON_MS)]).toEqual([null, 1]);
  });
});

describe('getCampaignForecast', () => {
  let app: TestApp;
  let tenant: Tenant;
  beforeAll(async () => {
    app = await startTestApp();
    tenant = await newTenant(app.url);
  });
  afterAll(() => app.close());

  const read = (id: string, rate?: string) =>
    tenant.ok('getCampaignForecast', { path: { id }, query: rate === undefined ? {} : { dials_per_second: rate } });

  test('covers the waiting contacts, in their time zones, at the requested rate', async () => {
    const agent = await newAgent(tenant);
    const contacts = Array.from({ length: 40 }, (_, i) => `+1202555${2000 + i}`);
    const more = { dials_per_second: 10, concurrency: 5, windows: [], retry: { rules: [] } };
    const id = await draft(tenant, agent, contacts, more);
    const usual = await read(id);
    // Five concurrent calls of 45 seconds.
    expect(usual).toMatchObject({ dials: 40, dialing_seconds: 360, waiting_seconds: 0, limited_by: 'concurrency' });
    expect(usual.measured_calls).toBe(0);
    const left = (Date.parse(usual.finishes_at!) - Date.now()) / 1000;
    expect(left).toBeGreaterThan(360);
    expect(left).toBeLessThan(406);
    expect(await read(id, '0.1')).toMatchObject({ dialing_seconds: 400, limited_by: 'dials_per_second' });
    const path = { id };
    const tokyo = { windows: [{ days: ['sat' as const], from: '10:00', to: '11:00' }], time_zone: 'Asia/Tokyo' };
    await tenant.ok('updateCampaign', { path, body: tokyo });
    // Saturday from 10 to 11 in Tokyo.
    expect(new Date((await read(id)).finishes_at!).toISOString()).toMatch(/T0[12]:/);
    expect(new Date((await read(id)).finishes_at!).getUTCDay()).toBe(6);
  });

  test('is empty for a finished campaign; another workspace and an invalid rate are refused', async () => {
    const id = await started(tenant, await newAgent(tenant), ['+12025550101'], { retry: { rules: [] } });
    await becomes(tenant, id, 'completed');
    expect(await read(id)).toMatchObject({ finishes_at: null, dials: 0, limited_by: null, measured_calls: 1 });
    const path = { id };
    const foreign = await (await newTenant(app.url)).refused('getCampaignForecast', { path });
    expect([foreign.status, foreign.code]).toEqual([404, 'campaign_not_found']);
    const wrong = await tenant.refused('getCampaignForecast', { path, query: { dials_per_second: '0' } });
    expect([wrong.status, wrong.code]).toEqual([422, 'validation_failed']);
  });
});
