// Recurrence rules: tables of rule, time zone and the following runs, across both daylight saving changes, and rejected
// rules.
import { describe, expect, test } from 'vitest';
import { Failure } from '../../../src/core/errors.ts';
import {
  checkTimeZone,
  firstRun,
  localMinute,
  nextRun,
  readRule,
  type Recurrence,
} from '../../../src/resources/schedules/recurrence.ts';
import { processorMs } from '../../support/busy.ts';

function runs(recurrence: Recurrence, from: string, many: number): (string | null)[] {
  const found: (string | null)[] = [];
  for (let after: Date | null = new Date(from); after && found.length < many;) {
    after = nextRun(recurrence, after);
    found.push(after && after.toISOString().slice(0, 16));
  }
  return found;
}

const berlin = (rrule: string, startsAt: string): Recurrence => ({ rrule, startsAt, timeZone: 'Europe/Berlin' });
const newYork = (rrule: string, startsAt: string): Recurrence => ({ rrule, startsAt, timeZone: 'America/New_York' });

describe('recurrence across daylight saving changes', () => {
  test.each<[string, Recurrence, string, (string | null)[]]>([
    [
      'the local time stays when summer begins',
      berlin('FREQ=DAILY', '20260327T090000'),
      '2026-03-27T00:00Z',
      ['2026-03-27T08:00', '2026-03-28T08:00', '2026-03-29T07:00', '2026-03-30T07:00'],
    ],
    [
      'the local time stays when summer ends',
      berlin('FREQ=DAILY;BYHOUR=9;BYMINUTE=0', '20261023T000000'),
      '2026-10-24T00:00Z',
      ['2026-10-24T07:00', '2026-10-25T08:00'],
    ],
    [
      'a local time that does not exist that day is left out',
      berlin('FREQ=DAILY', '20260328T023000'),
      '2026-03-28T00:00Z',
      ['2026-03-28T01:30', '2026-03-30T00:30'],
    ],
    [
      'a start that does not exist on its day keeps its time on the others',
      berlin('FREQ=DAILY', '20260329T023000'),
      '2026-03-28T00:00Z',
      ['2026-03-30T00:30', '2026-03-31T00:30'],
    ],
    [
      'the same by the week, with the hour of the rule and the minute of the start',
      berlin('FREQ=WEEKLY;BYDAY=SU,MO;BYHOUR=2', '20260329T023000'),
      '2026-03-28T00:00Z',
      ['2026-03-30T00:30', '2026-04-05T00:30', '2026-04-06T00:30'],
    ],
    [
      'the same by the month',
      newYork('FREQ=MONTHLY', '20260308T021500'),
      '2026-03-01T00:00Z',
      ['2026-04-08T06:15', '2026-05-08T06:15'],
    ],
    [
      'by the hour a gap of half an hour moves no minute',
      { rrule: 'FREQ=HOURLY', startsAt: '20261004T021500', timeZone: 'Australia/Lord_Howe' },
      '2026-10-03T14:00Z',
      ['2026-10-03T16:15', '2026-10-03T17:15'],
    ],
    [
      'a local time that exists twice runs once, the first time',
      berlin('FREQ=DAILY', '20261024T023000'),
      '2026-10-24T00:00Z',
      ['2026-10-24T00:30', '2026-10-25T00:30', '2026-10-26T01:30'],
    ],
    [
      'the same in America, where the change comes on another day',
      newYork('FREQ=WEEKLY;BYDAY=SU;BYHOUR=9;BYMINUTE=0', '20260301T000000'),
      '2026-03-01T00:00Z',
      ['2026-03-01T14:00', '2026-03-08T13:00', '2026-03-15T13:00'],
    ],
    [
      'where there is no summer time nothing changes',
      { rrule: 'FREQ=DAILY', startsAt: '20260328T023000', timeZone: 'Asia/Kolkata' },
      '2026-03-28T00:00Z',
      ['2026-03-28T21:00', '2026-03-29T21:00'],
    ],
    [
      'the last working day of the month',
      berlin('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;BYHOUR=17;BYMINUTE=0', '20260101T000000'),
      '2026-02-01T00:00Z',
      ['2026-02-27T16:00', '2026-03-31T15:00', '2026-04-30T15:00'],
    ],
    [
      'a rule with COUNT ends',
      berlin('FREQ=DAILY;COUNT=2', '20260610T090000'),
      '2026-06-01T00:00Z',
      ['2026-06-10T07:00', '2026-06-11T07:00', null],
    ],
    [
      'a rule with UNTIL ends',
      berlin('FREQ=DAILY;UNTIL=20260611T070000Z', '20260610T090000'),
      '2026-06-01T00:00Z',
      ['2026-06-10T07:00', '2026-06-11T07:00', null],
    ],
  ])('%s', (_name, recurrence, from, expected) => {
    expect(runs(recurrence, from, expected.length)).toEqual(expected);
  });
});

function codeOf(act: () => unknown): string | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof Failure) return error.details.errors?.map(({ pointer, code }) => `${pointer} ${code}`).join();
    throw error;
  }
  return undefined;
}

describe('recurrence rejects', () => {
  test.each([
    'garbage',
    'FREQ=NEVER',
    'FREQ=SECONDLY',
    'INTERVAL=2',
    'FREQ=DAILY;BYHOUR=24',
    'FREQ=DAILY;BYHOUR=9,',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=DAILY;BYSECOND=1,2',
    'FREQ=DAILY;SHOE=1',
    'FREQ=DAILY;COUNT=100000',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY=WEEKLY',
    'FREQ=WEEKLY;BYDAY=2MO',
    'BYDAY=MO,-1FR;FREQ=DAILY',
    'FREQ=YEARLY;BYWEEKNO=20;BYDAY=1MO',
    'FREQ=DAILY\nEXDATE:20260101T000000',
  ])('the rule %j', (rule) => {
    expect(codeOf(() => readRule(rule))).toBe('/rrule invalid_rule');
  });

  test('but accepts days with a number where there are several in a period', () => {
    for (const rule of ['FREQ=MONTHLY;BYDAY=2MO,-1FR', 'FREQ=YEARLY;BYDAY=20MO']) expect(readRule(rule)).toBe(rule);
  });

  test('but accepts the optional name and lower case', () => {
    expect(readRule(' rrule:freq=weekly;byday=mo,we ')).toBe('FREQ=WEEKLY;BYDAY=MO,WE');
  });

  test.each(['FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=DAILY;UNTIL=20200101T000000Z'])(
    'a rule that never runs: %s, in bounded time',
    (rule) => {
      const tookMs = processorMs(() => {
        expect(codeOf(() => firstRun(berlin(rule, '20260101T000000'), new Date('2026-11-20')))).toBe('/rrule no_run');
      });
      expect(tookMs).toBeLessThan(5_000);
    },
  );

  test('a rule whose COUNT exceeds the limits of the search', () => {
    const sparse = berlin('FREQ=DAILY;BYDAY=MO;COUNT=900', '20260101T000000');
    expect(codeOf(() => firstRun(sparse, new Date('2026-11-20')))).toBe('/rrule too_long');
  });

  test.each(['Nowhere/Land', '+02:00', ''])('the time zone %j', (zone) => {
    expect(codeOf(() => checkTimeZone(zone))).toBe('/time_zone unknown_time_zone');
  });
});

test('localMinute drops the seconds of the local time', () => {
  expect(localMinute(new Date('2026-11-20T23:30:45Z'), 'Europe/Berlin')).toBe('20261121T003000');
  expect(localMinute(new Date('2026-07-01T04:05:59Z'), 'America/New_York')).toBe('20260701T000500');
});
