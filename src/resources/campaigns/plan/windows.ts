// Calling windows: determines whether a contact may be called now and until when, and if not, from when. Pure.
// The contact's local time applies, including across daylight-saving changes: a skipped hour opens no window, a repeated hour is
// open twice. If the contact's location is known only roughly, several zones are given, and a window must be open in each.

import type { CallingWindow } from '../../../../generated/types.ts';
import { setNewest } from '../../../core/keyed.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAY_MINUTES = 24 * 60;
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
// A week contains every window; one more day covers clock changes at its ends.
const DAYS_AHEAD = 8;

/** Returns whether a call may begin: some window is open in every zone. Always true without windows. */
export function isOpen(
  windows: readonly CallingWindow[],
  zones: readonly string[],
  now: number,
  offsetOf = offsetMs,
): boolean {
  if (windows.length === 0) return true;
  return zones.every((zone) => {
    const clock = wall(now + offsetOf(zone, now));
    return windows.some((window) => isOpenOn(window, clock));
  });
}

/**
 * Creates an `isOpen` for many queries about the same weeks. One offset of a zone applies to six hours, so it may be wrong in the
 * night of a clock change.
 */
export function createRoughIsOpen(
  windows: readonly CallingWindow[],
): (zones: readonly string[], at: number) => boolean {
  if (windows.length === 0) return () => true;
  /** By minute of the week. */
  const week = new Uint8Array(7 * DAY_MINUTES);
  for (const { days, from, to } of windows) {
    for (const day of days) {
      const midnight = DAYS.indexOf(day) * DAY_MINUTES;
      week.fill(1, midnight + minutesOf(from), midnight + minutesOf(to));
    }
  }
  const known = new Map<string, Map<number, number>>();
  const offsetOf = (zone: string, at: number): number => {
    const block = Math.floor(at / (6 * HOUR_MS));
    let offsets = known.get(zone);
    if (!offsets) known.set(zone, (offsets = new Map()));
    let offset = offsets.get(block);
    if (offset === undefined) offsets.set(block, (offset = offsetMs(zone, block * 6 * HOUR_MS)));
    return offset;
  };
  return (zones, at) =>
    zones.every((zone) => {
      const { day, minute } = wall(at + offsetOf(zone, at));
      return week[day * DAY_MINUTES + minute] === 1;
    });
}

/** Returns the first time from now on at which `isOpen` is true; null when there is none within a week. */
export function nextOpening(windows: readonly CallingWindow[], zones: readonly string[], now: number): number | null {
  const offsetOf = nearOffsets(now);
  if (isOpen(windows, zones, now, offsetOf)) return now;
  return firstAfter(
    now,
    edges(zones, windows, ({ from }) => from, now, offsetOf),
    (at) => isOpen(windows, zones, at, offsetOf),
  );
}

/**
 * Returns the first time after now at which `isOpen` is false; null when there is none within a week.
 * @param now a time at which `isOpen` is true
 */
export function nextClosing(windows: readonly CallingWindow[], zones: readonly string[], now: number): number | null {
  const offsetOf = nearOffsets(now);
  return firstAfter(
    now,
    edges(zones, windows, ({ to }) => to, now, offsetOf),
    (at) => !isOpen(windows, zones, at, offsetOf),
  );
}

function firstAfter(now: number, times: ReadonlySet<number>, fits: (at: number) => boolean): number | null {
  return [...times].toSorted((a, b) => a - b).find((at) => at > now && fits(at)) ?? null;
}

function isOpenOn({ days, from, to }: CallingWindow, { day, minute }: Wall): boolean {
  return days.includes(DAYS[day]!) && minute >= minutesOf(from) && minute < minutesOf(to);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Returns every time at which a window can open or close: the given end of each window in each zone, and clock changes. */
function edges(
  zones: readonly string[],
  windows: readonly CallingWindow[],
  endOf: (window: CallingWindow) => string,
  now: number,
  offsetOf: OffsetOf,
): Set<number> {
  const times = [...new Set(windows.map(endOf))];
  return new Set(zones.flatMap((zone) => times.flatMap((time) => edgesOf(time, zone, now, offsetOf))));
}

/** @param time the start or the end of a window, in local time */
function edgesOf(time: string, zone: string, now: number, offsetOf: OffsetOf): number[] {
  const found: number[] = [];
  const midnight = Math.floor((now + offsetOf(zone, now)) / DAY_MS) * DAY_MS;
  for (let day = -1; day <= DAYS_AHEAD; day++) {
    const local = midnight + day * DAY_MS + minutesOf(time) * MINUTE_MS;
    const [before, after] = [offsetOf(zone, local - DAY_MS), offsetOf(zone, local + DAY_MS)];
    found.push(local - before);
    if (before !== after) found.push(local - after, clockChange(zone, local - DAY_MS, local + DAY_MS, offsetOf));
  }
  return found;
}

/** Returns the time of the clock change between two times whose offsets differ, to the minute. */
function clockChange(zone: string, from: number, to: number, offsetOf: OffsetOf = offsetMs): number {
  const offset = offsetOf(zone, from);
  let [low, high] = [Math.floor(from / MINUTE_MS), Math.ceil(to / MINUTE_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetOf(zone, middle * MINUTE_MS) === offset) low = middle;
    else high = middle;
  }
  return high * MINUTE_MS;
}

interface Wall {
  /** 0 is Sunday. */
  day: number;
  /** Minute of the day. */
  minute: number;
}

/** @param local milliseconds of local time */
function wall(local: number): Wall {
  const minute = Math.floor((local - Math.floor(local / DAY_MS) * DAY_MS) / MINUTE_MS);
  return { day: new Date(local).getUTCDay(), minute };
}

type OffsetOf = typeof offsetMs;

/** Days before and after today whose offsets are known: more than `edges` needs. */
const [DAYS_BEFORE, DAYS_AFTER] = [4, 12];
const HALF_DAY_MS = 12 * HOUR_MS;

interface NearOffsets {
  today: number;
  /** Offsets of these days, each from a time on, in order. */
  offsets: { from: number; ms: number }[];
}

const near = new Map<string, NearOffsets>();

/**
 * Returns offsets that are read once per zone and day. A number without a location has up to 30 zones, and a campaign 50 windows:
 * asking Intl for the offset of each edge blocks the event loop for a tenth of a second.
 */
function nearOffsets(now: number): OffsetOf {
  const today = Math.floor(now / DAY_MS);
  const [first, last] = [(today - DAYS_BEFORE) * DAY_MS, (today + DAYS_AFTER) * DAY_MS];
  return (zone, at) => {
    if (at < first || at >= last) return offsetMs(zone, at);
    let known = near.get(zone);
    if (known?.today !== today) {
      known = { today, offsets: offsetsBetween(zone, first, last) };
      setNewest(near, zone, known, MAX_FORMATS);
    }
    return known.offsets.findLast(({ from }) => from <= at)!.ms;
  };
}

function offsetsBetween(zone: string, first: number, last: number): NearOffsets['offsets'] {
  let ms = offsetMs(zone, first);
  const offsets = [{ from: first, ms }];
  for (let at = first; at < last; at += HALF_DAY_MS) {
    const next = offsetMs(zone, at + HALF_DAY_MS);
    if (next !== ms) offsets.push({ from: clockChange(zone, at, at + HALF_DAY_MS), ms: next });
    ms = next;
  }
  return offsets;
}

/** IANA has about 600 names. Rows from before names had one spelling may have others. */
const MAX_FORMATS = 600;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Local time minus UTC. */
function offsetMs(zone: string, at: number): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset', year: 'numeric' });
    setNewest(formats, zone, format, MAX_FORMATS);
  }
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value;
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?/.exec(name) ?? [];
  const ms = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS + Number(seconds) * 1_000;
  return sign === '-' ? -ms : ms;
}
