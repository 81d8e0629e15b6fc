// The next runs of a simple rule equal those that the search for one run finds.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextRunsOf } from '../../../src/resources/schedules/next-runs.ts';
import { nextRun } from '../../../src/resources/schedules/recurrence.ts';
import { ruleOf, WEEK, wordsOfRule } from '../../../src/web/dashboard/pages/schedules/rule.ts';

const ZONES = ['Europe/Berlin', 'America/New_York', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];

test('each next run equals the one that the search finds, across clock changes', () => {
  const given = fc.record({
    zone: fc.constantFrom(...ZONES),
    days: fc.subarray(WEEK.map(([day]) => day)),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.constantFrom(0, 30),
    second: fc.constantFrom('00', '45'),
    // Near a clock change in one of the zones, or anywhere in the year.
    day: fc.oneof(fc.integer({ min: 0, max: 364 }), fc.constantFrom(80, 85, 90, 94, 245, 272, 296, 304)),
  });
  fc.assert(
    fc.property(given, ({ zone, days, hour, minute, second, day }) => {
      const rrule = ruleOf(days, `${hour}:${minute}`);
      const recurrence = { rrule, timeZone: zone, startsAt: `20260101T0000${second}` };
      const times: Date[] = [];
      let after = new Date(Date.UTC(2026, 0, 1 + day));
      for (let i = 0; i < 3; i++) {
        after = nextRun(recurrence, after)!;
        times.push(after);
      }
      expect(nextRunsOf({ next_run_at: times[0]!, rrule, time_zone: zone })).toEqual(times);
    }),
    {
      numRuns: 120,
      // Times that occur twice, and one that does not exist.
      examples: [
        [{ zone: 'Europe/Berlin', days: [], hour: 2, minute: 30, second: '00', day: 295 }],
        [{ zone: 'America/New_York', days: [], hour: 1, minute: 30, second: '00', day: 302 }],
        [{ zone: 'Australia/Lord_Howe', days: [], hour: 1, minute: 30, second: '00', day: 92 }],
        [{ zone: 'Europe/Berlin', days: [], hour: 2, minute: 30, second: '00', day: 85 }],
      ],
    },
  );
});

test.each(['FREQ=MONTHLY;BYMONTHDAY=1', 'FREQ=DAILY;COUNT=2', 'FREQ=WEEKLY;BYDAY=1MO;BYHOUR=9;BYMINUTE=0', null])(
  'only the next run of %s is listed',
  (rrule) => {
    const schedule = { next_run_at: new Date('2026-11-23T08:00:00.000Z'), rrule, time_zone: 'UTC' };
    expect(nextRunsOf(schedule)).toEqual([schedule.next_run_at]);
    expect(nextRunsOf({ ...schedule, next_run_at: null })).toEqual([]);
  },
);

test('the dashboard describes its own rules in words, and shows the text of others', () => {
  expect(wordsOfRule('FREQ=MONTHLY;BYMONTHDAY=1')).toBe('FREQ=MONTHLY;BYMONTHDAY=1');
  expect(wordsOfRule(ruleOf(['MO', 'FR'], '09:05'))).toBe('Mon, Fri at 09:05');
});
