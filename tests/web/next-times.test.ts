// The next times of a schedule in the page equal those that the service computes.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextRun } from '../../src/resources/schedules/recurrence.ts';
import { nextTimes, ruleOf, WEEK, wordsOfRule } from '../../src/web/dashboard/pages/schedules/next-times.ts';

const ZONES = ['Europe/Berlin', 'America/New_York', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];

test("each next time equals the service's, across clock changes", () => {
  const given = fc.record({
    zone: fc.constantFrom(...ZONES),
    days: fc.subarray(WEEK.map(([day]) => day)),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.constantFrom(0, 30),
    // Near a clock change in one of the zones, or anywhere in the year.
    day: fc.oneof(fc.integer({ min: 0, max: 364 }), fc.constantFrom(80, 85, 90, 94, 245, 272, 296, 304)),
  });
  fc.assert(
    fc.property(given, ({ zone, days, hour, minute, day }) => {
      const rrule = ruleOf(days, `${hour}:${minute}`);
      const recurrence = { rrule, timeZone: zone, startsAt: '20260101T000000' };
      const times: Date[] = [];
      let after = new Date(Date.UTC(2026, 0, 1 + day));
      for (let i = 0; i < 4; i++) {
        after = nextRun(recurrence, after)!;
        times.push(after);
      }
      const found = nextTimes({ next_run_at: times[0]!.toISOString(), rrule, time_zone: zone }, 4);
      expect(found.map((each) => each.toISOString())).toEqual(times.map((each) => each.toISOString()));
    }),
    {
      numRuns: 120,
      // Times that occur twice, and one that does not exist.
      examples: [
        [{ zone: 'Europe/Berlin', days: [], hour: 2, minute: 30, day: 295 }],
        [{ zone: 'America/New_York', days: [], hour: 1, minute: 30, day: 302 }],
        [{ zone: 'Australia/Lord_Howe', days: [], hour: 1, minute: 30, day: 92 }],
        [{ zone: 'Europe/Berlin', days: [], hour: 2, minute: 30, day: 85 }],
      ],
    },
  );
});

test('a rule of another kind shows its next time and its text', () => {
  const schedule = { next_run_at: '2026-11-23T08:00:00.000Z', rrule: 'FREQ=MONTHLY;BYMONTHDAY=1', time_zone: 'UTC' };
  expect(nextTimes(schedule, 3)).toEqual([new Date(schedule.next_run_at)]);
  expect(wordsOfRule(schedule.rrule)).toBe(schedule.rrule);
  expect(wordsOfRule(ruleOf(['MO', 'FR'], '09:05'))).toBe('Mon, Fri at 09:05');
  expect(nextTimes({ ...schedule, next_run_at: null }, 3)).toEqual([]);
});
