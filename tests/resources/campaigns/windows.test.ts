// Calling windows across time zones and daylight saving changes, the time zone of a number, and dial rates. All pure.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { CallingWindow, Weekday } from '../../../generated/types.ts';
import { scheduleCampaigns } from '../../../src/resources/calls/dispatch/campaign-throttle.ts';
import { MIN_LEAD_MS, nextDialTime, dialWindow } from '../../../src/resources/calls/dispatch/dial-spacing.ts';
import { isOpen, nextClosing, nextOpening } from '../../../src/resources/campaigns/plan/windows.ts';
import { zonesOf, zonesOfNumber } from '../../../src/resources/campaigns/plan/zones.ts';
import { mostWithin } from './support.ts';

const EVERY_DAY: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const WEEKDAYS: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const window = (from: string, to: string, days: Weekday[] = EVERY_DAY): CallingWindow => ({ days, from, to });
const utc = (text: string) => Date.parse(text);
const shown = (at: number | null) => (at === null ? null : new Date(at).toISOString().slice(0, 16) + 'Z');

describe('a calling window', () => {
  test.each([
    ['in winter', 'Europe/Berlin', '2026-01-15T08:00Z', true],
    ['a minute before', 'Europe/Berlin', '2026-01-15T07:59Z', false],
    ['at its end', 'Europe/Berlin', '2026-01-15T16:00Z', false],
    ['the same hour in summer', 'Europe/Berlin', '2026-07-15T07:00Z', true],
    ['half an hour off', 'Asia/Kolkata', '2026-01-15T03:30Z', true],
    ['west of the date line', 'Pacific/Auckland', '2026-01-14T20:00Z', true],
    ['on the other side of the earth', 'America/Los_Angeles', '2026-01-15T08:00Z', false],
  ])('is open by local time: %s', (_what, zone, at, open) => {
    expect(isOpen([window('09:00', '17:00')], [zone], utc(at))).toBe(open);
  });

  test.each([
    ['later today', '2026-01-15T05:00Z', '2026-01-15T08:00Z'],
    ['tomorrow', '2026-01-15T18:00Z', '2026-01-16T08:00Z'],
    ['after the weekend', '2026-01-16T18:00Z', '2026-01-19T08:00Z'],
    ['now', '2026-01-15T10:10Z', '2026-01-15T10:10Z'],
    ['after the clock went forward', '2026-03-27T18:00Z', '2026-03-30T07:00Z'],
  ])('opens next: %s', (_what, now, opening) => {
    expect(shown(nextOpening([window('09:00', '17:00', WEEKDAYS)], ['Europe/Berlin'], utc(now)))).toBe(opening);
  });

  test('an end of 24:00 means midnight', () => {
    const evening = [window('20:00', '24:00', ['sat'])];
    expect(isOpen(evening, ['UTC'], utc('2026-01-17T23:59Z'))).toBe(true);
    expect(isOpen(evening, ['UTC'], utc('2026-01-18T00:00Z'))).toBe(false);
  });

  test('opens at the end of the hour that daylight saving skips', () => {
    const early = [window('02:30', '05:00')];
    expect(shown(nextOpening(early, ['Europe/Berlin'], utc('2026-03-29T00:00Z')))).toBe('2026-03-29T01:00Z');
  });

  test('is open twice in the hour that daylight saving repeats', () => {
    const early = [window('02:15', '02:45')];
    expect(shown(nextOpening(early, ['Europe/Berlin'], utc('2026-10-24T22:30Z')))).toBe('2026-10-25T00:15Z');
    expect(shown(nextOpening(early, ['Europe/Berlin'], utc('2026-10-25T00:50Z')))).toBe('2026-10-25T01:15Z');
  });

  test('must be open in every possible zone', () => {
    const zones = ['America/New_York', 'America/Los_Angeles'];
    expect(shown(nextOpening([window('09:00', '17:00')], zones, utc('2026-01-15T14:00Z')))).toBe('2026-01-15T17:00Z');
    expect(isOpen([window('09:00', '17:00')], zones, utc('2026-01-15T22:00Z'))).toBe(false);
  });

  test('never opens when the zones share no open hour', () => {
    expect(
      nextOpening([window('09:00', '10:00')], ['Europe/Berlin', 'Asia/Tokyo'], utc('2026-01-15T14:00Z')),
    ).toBeNull();
  });

  test('is always open when none is set', () => {
    expect(isOpen([], ['Asia/Tokyo'], 0)).toBe(true);
  });

  const ZONES = [
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
  ];
  const time = fc.integer({ min: 0, max: 1_439 }).map((minute) => {
    const two = (value: number) => String(value).padStart(2, '0');
    return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  });
  const windows = fc.array(
    fc.record({ days: fc.subarray(EVERY_DAY, { minLength: 1 }), from: time, to: fc.oneof(time, fc.constant('24:00')) }),
    { minLength: 1, maxLength: 3 },
  );
  // Minutes of a year with all daylight saving changes.
  const minute = fc.integer({ min: utc('2026-01-01T00:00Z') / 60_000, max: utc('2027-01-01T00:00Z') / 60_000 });

  test('the next opening is the first open minute that follows', () => {
    fc.assert(
      fc.property(windows, fc.subarray(ZONES, { minLength: 1, maxLength: 2 }), minute, (given, zones, at) => {
        const opening = nextOpening(given, zones, at * 60_000);
        let first: number | null = null;
        for (let ahead = 0; ahead < 7 * 24 * 60 && first === null; ahead += 1) {
          if (isOpen(given, zones, (at + ahead) * 60_000)) first = (at + ahead) * 60_000;
        }
        expect(first === null || opening === first).toBe(true);
        expect(opening === null || isOpen(given, zones, opening)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('the next closing is the first closed minute that follows', () => {
    fc.assert(
      fc.property(windows, fc.subarray(ZONES, { minLength: 1, maxLength: 2 }), minute, (given, zones, at) => {
        const now = nextOpening(given, zones, at * 60_000);
        if (now === null) return;
        let first: number | null = null;
        for (let time = now; time < now + 7 * 24 * 3_600_000 && first === null; time += 60_000) {
          if (!isOpen(given, zones, time)) first = time;
        }
        const closing = nextClosing(given, zones, now);
        expect(first === null || closing === first).toBe(true);
        expect(closing === null || !isOpen(given, zones, closing)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('asks for the offsets of a zone once per day, regardless of the number of windows', () => {
    const many = Array.from({ length: 50 }, (_, i) => window(`08:${10 + i}`, `19:${10 + i}`));
    const zones = zonesOfNumber('+18005551234');
    expect(zones.length).toBeGreaterThan(20);
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    const now = utc('2026-03-06T02:00Z');
    const opening = nextOpening(many, zones, now)!;
    nextClosing(many, zones, opening);
    // Twice a day, and a search for the minute of the clock change.
    expect(asked.mock.calls.length).toBeLessThan(zones.length * 60);
    asked.mockClear();
    expect(nextOpening(many, zones, now + 60_000)).toBe(opening);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  test('closes at the clock change that skips the rest of it', () => {
    const early = [window('01:00', '02:30')];
    expect(shown(nextClosing(early, ['Europe/Berlin'], utc('2026-03-29T00:30Z')))).toBe('2026-03-29T01:00Z');
  });

  test('does not close at the end of a window that another one continues', () => {
    const both = [window('09:00', '12:00'), window('12:00', '17:00')];
    expect(shown(nextClosing(both, ['UTC'], utc('2026-01-15T10:00Z')))).toBe('2026-01-15T17:00Z');
    expect(nextClosing([window('00:00', '24:00')], ['UTC'], utc('2026-01-15T10:00Z'))).toBeNull();
  });
});

describe('the zone of a contact', () => {
  test('is the campaign’s zone, else the contact’s own, else the zone of its number', () => {
    const contact = { timeZone: 'Asia/Tokyo', toNumber: '+4930123456' };
    expect(zonesOf('Europe/Paris', contact)).toEqual(['Europe/Paris']);
    expect(zonesOf('contact', contact)).toEqual(['Asia/Tokyo']);
    expect(zonesOf('contact', { ...contact, timeZone: null })).toEqual(zonesOfNumber('+4930123456'));
  });

  test.each([
    ['+33123456789', ['Europe/Paris']],
    ['+12125550100', ['America/New_York']],
    ['+12135550100', ['America/Los_Angeles']],
    ['+16025550100', ['America/Phoenix']],
    ['+18085550100', ['Pacific/Honolulu']],
    ['+61280000000', ['Australia/Sydney']],
  ])('by number is the zone of its prefix: %s', (number, zones) => {
    expect(zonesOfNumber(number)).toEqual(zones);
  });

  test('includes every zone of the country for a number without a location', () => {
    expect(zonesOfNumber('+61412345678')).toEqual(expect.arrayContaining(['Australia/Perth', 'Australia/Sydney']));
    expect(zonesOfNumber('+18005550100')).toEqual(expect.arrayContaining(['America/New_York', 'Pacific/Honolulu']));
    expect(zonesOfNumber('+80012345678')).toEqual(['UTC']);
  });
});

describe('a dial rate', () => {
  /** Dials as early as the rate allows, with a small polling delay for each. */
  function dial(rate: number, lateMs: readonly number[]): number[] {
    const pace = dialWindow(rate);
    const dials: number[] = [];
    let now = 0;
    for (const late of lateMs) {
      now = Math.max(now + late, nextDialTime(pace, dials.at(-pace.dials) ?? null, now) - MIN_LEAD_MS);
      dials.push(nextDialTime(pace, dials.at(-pace.dials) ?? null, now));
    }
    return dials;
  }
  const rate = fc.oneof(fc.constantFrom(1, 2, 5, 10, 40), fc.double({ min: 0.1, max: 50, noNaN: true }));

  test('is never exceeded in any one-second window', () => {
    fc.assert(
      fc.property(
        rate,
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 200, maxLength: 200 }),
        (given, late) => {
          const dials = dial(given, late);
          const spanMs = given >= 1 ? 1_000 : 1_000 / given;
          for (const [i, at] of dials.entries()) {
            const inSpan = dials.slice(i).filter((other) => other < at + spanMs).length;
            expect(inSpan).toBeLessThanOrEqual(Math.max(1, given));
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  test('is used to at least 98 percent, counted in whole dials', () => {
    fc.assert(
      fc.property(rate, (given) => {
        const dials = dial(
          given,
          Array.from({ length: 1_000 }, () => 1),
        );
        // The bucket is refilled once per span: the first dials start at once, every further batch needs one span.
        const lots = Math.ceil(dials.length / dialWindow(given).dials) - 1;
        const ideal = given >= 1 ? lots : lots / given;
        expect(ideal / ((dials.at(-1)! - dials[0]!) / 1_000)).toBeGreaterThan(0.98);
      }),
    );
  });
});

/** Claims calls sequentially for a minute of a virtual clock, at the times that the throttle reserves. */
function dialForAMinute(dialsPerSecond: number, { claimMs, heldMs }: { claimMs: number; heldMs: number }): number[] {
  const moments: number[] = [];
  const start = 1_000_000;
  let now = start;
  // Once a second the planner holds the queue.
  let heldNext = start + 500;
  while (now < start + 60_000) {
    if (now >= heldNext) {
      now += heldMs;
      heldNext = now + 1_000;
    }
    const nthLast = moments.at(-dialsPerSecond) ?? null;
    const throttle = { id: 'c', paused: false, live: 0, concurrency: 1_000, dialsPerSecond, hasWaiting: true, nthLast };
    const { dialInMs, pollInMs } = scheduleCampaigns({ now, throttles: [throttle] });
    const inMs = dialInMs('c');
    if (inMs === null) now = Math.min(now + pollInMs!, Math.max(heldNext, now + 1));
    else {
      moments.push(now + inMs);
      now += claimMs;
    }
  }
  return moments;
}

describe('a campaign whose queue is held while others are queued', () => {
  test.each([
    { claimMs: 3, heldMs: 0 },
    { claimMs: 10, heldMs: 250 },
    { claimMs: 10, heldMs: 400 },
    { claimMs: 20, heldMs: 400 },
  ])('keeps its rate, and never exceeds it: $claimMs ms per claim, held for $heldMs ms', (load) => {
    const moments = dialForAMinute(20, load);
    const took = (moments.at(-1)! - moments[0]!) / 1_000;
    const ideal = Math.ceil(moments.length / 20) - 1;
    expect(ideal / took).toBeGreaterThan(0.98);
    expect(mostWithin(moments, 1_000)).toBe(20);
  });
});
