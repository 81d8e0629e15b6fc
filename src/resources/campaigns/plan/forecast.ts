// Forecasts the end of a campaign. Simulates the remaining contacts as a flow through calling hours, the dial rate and the retry
// rules. Pure. Contacts are fractions here: of a hundred dialed contacts, thirty return later if three in ten calls were busy so
// far. The campaign is over when less than half a contact is expected to remain. A step lasts at most a quarter of an hour, and
// uses the calling hours at its start.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { CallingWindow, CampaignRetry } from '../../../../generated/types.ts';
import { delayMsOf, maxAttemptsOf } from './retry.ts';
import { createRoughIsOpen } from './windows.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
export const HORIZON_MS = 60 * 24 * 60 * MINUTE_MS;
/**
 * Contacts that return later than this are counted at multiples of COARSE_MINUTES, so that there are a few
 * thousand steps at most.
 */
const FINE_MINUTES = 24 * 60;
const COARSE_MINUTES = QUARTER_MS / MINUTE_MS;
/** A safety limit: a week of calling hours takes a few hundred steps. */
const MAX_STEPS = 50_000;
/** Steps take up to 0.2 ms, so the event loop is blocked for about 5 ms. */
const STEPS_PER_TURN = 25;
/** Contacts in less frequent zones are counted in the most frequent zone. */
const MAX_ZONES = 16;
const LEFT = 0.5;
/** Fewer contacts than this are not dialed in a separate step. */
const DROP = 0.01;
/** Number of steps in the time that dialing all currently callable contacts would take. */
const PARTS = 8;

/** A group of contacts with equal properties. */
export interface WaitingContacts {
  zones: readonly string[];
  /** Dials so far in this round. */
  attempts: number;
  /** Time when the contacts become due; null: immediately. */
  dueAt: number | null;
  count: number;
}

export interface ForecastOf {
  now: number;
  windows: readonly CallingWindow[];
  waiting: readonly WaitingContacts[];
  /** Number of contacts with a call now. */
  dialing: number;
  dialsPerSecond: number;
  /** Maximum concurrent calls. */
  concurrency: number;
  secondsOfDial: number;
  retry: CampaignRetry;
  /** Shares of the outcomes, 0 to 1. */
  outcomes: Readonly<Record<string, number>>;
}

interface Forecast {
  /** Expected end; null: nothing is left, or the campaign takes longer than the horizon. */
  finishesAt: number | null;
  dials: number;
  dialingMs: number;
  waitingMs: number;
  limitedBy: 'dials_per_second' | 'concurrency' | null;
}

/** Contacts by zone and attempts. */
type Pool = Float64Array;

export async function computeForecast(of: ForecastOf): Promise<Forecast> {
  const { now, dialsPerSecond, concurrency, secondsOfDial } = of;
  // As in the throttle: above 1 the fraction is dropped.
  const byRate = dialsPerSecond > 1 ? Math.floor(dialsPerSecond) : dialsPerSecond;
  const byCalls = concurrency / secondsOfDial;
  const perMs = Math.min(byRate, byCalls) / 1000;
  const flow = createFlow(of);
  const sum = { dials: 0, dialingMs: 0, waitingMs: 0 };
  const limitedBy =
    flow.left() < LEFT && of.dialing === 0 ? null : byRate <= byCalls ? 'dials_per_second' : 'concurrency';
  let lastEnd = of.dialing > 0 ? now + secondsOfDial * 1000 : null;
  let at = now;
  for (let step = 0; at - now <= HORIZON_MS && step < MAX_STEPS; step++) {
    if (step % STEPS_PER_TURN === STEPS_PER_TURN - 1) await yieldToEventLoop();
    flow.release(at);
    if (flow.left() < LEFT) return { finishesAt: lastEnd, ...sum, limitedBy };
    const quarter = (Math.floor(at / QUARTER_MS) + 1) * QUARTER_MS;
    const ready = flow.ready(at);
    if (ready < DROP) {
      const next = Math.min(flow.nextDue(), flow.isHeld() ? quarter : Infinity, now + HORIZON_MS + 1);
      sum.waitingMs += next - at;
      at = next;
      continue;
    }
    const drained = ready / perMs;
    // If less than LEFT would remain after this step, it is also dialed in this step. Otherwise the campaign would end without
    // these contacts.
    const part = Math.min(quarter - at, drained, Math.max(drained / PARTS, MINUTE_MS));
    const lasts = (drained - part) * perMs < LEFT ? drained : part;
    flow.dial(at, Math.min(1, lasts / drained), at + lasts + secondsOfDial * 1000);
    sum.dials += lasts * perMs;
    sum.dialingMs += lasts;
    at += lasts;
    lastEnd = at + secondsOfDial * 1000;
  }
  return { finishesAt: null, ...sum, limitedBy };
}

function createFlow({ now, windows, waiting, dialing, secondsOfDial, retry, outcomes }: ForecastOf) {
  const levels = maxAttemptsOf(retry);
  const zones = frequentZones(waiting);
  const placeOf = new Map(zones.map((each, i) => [each.join(), i]));
  const isOpen = createRoughIsOpen(windows);
  const hours = new Map<number, readonly boolean[]>();
  const rules = (retry.rules ?? []).flatMap((rule) => {
    const share = outcomes[rule.outcome] ?? 0;
    return share > 0 ? [{ rule, share }] : [];
  });
  const pool = (): Pool => new Float64Array(zones.length * levels);
  const ready = pool();
  /** Contacts that return later, by minutes from now. */
  const later = new Map<number, Pool>();
  let [looked, laterSum] = [0, 0];
  /** No contact returns before this minute. */
  let earliest = 0;
  const dueIn = (dueAt: number): Pool => {
    const exact = Math.ceil((dueAt - now) / MINUTE_MS);
    const minute = Math.max(looked, exact > FINE_MINUTES ? Math.ceil(exact / COARSE_MINUTES) * COARSE_MINUTES : exact);
    earliest = Math.min(earliest, minute);
    let due = later.get(minute);
    if (!due) later.set(minute, (due = pool()));
    return due;
  };
  const postpone = (due: Pool, place: number, count: number): void => {
    due[place]! += count;
    laterSum += count;
  };
  /** Returns when contacts return whose call of this attempt ends at this time, with their shares. */
  const returnsOf = (attempt: number, endedAt: number) =>
    attempt >= levels
      ? []
      : rules.map(({ rule, share }) => ({ due: dueIn(endedAt + delayMsOf(rule, retry, attempt)), share }));
  const openAt = (at: number): readonly boolean[] => {
    const quarter = Math.floor(at / QUARTER_MS);
    let open = hours.get(quarter);
    if (!open) hours.set(quarter, (open = zones.map((each) => isOpen(each, at))));
    return open;
  };
  for (const { zones: where, attempts, dueAt, count } of waiting) {
    const place = (placeOf.get(where.join()) ?? 0) * levels + Math.min(attempts, levels - 1);
    if (dueAt !== null && dueAt > now) postpone(dueIn(dueAt), place, count);
    else ready[place]! += count;
  }
  if (zones.length > 0 && dialing > 0) {
    for (const { due, share } of returnsOf(1, now + secondsOfDial * 1000)) postpone(due, 1, dialing * share);
  }
  const sumOf = (open: readonly boolean[]): number =>
    ready.reduce((sum, count, place) => (open[Math.floor(place / levels)] ? sum + count : sum), 0);
  return {
    left: () => ready.reduce((sum, count) => sum + count, laterSum),
    /** Returns the number of contacts that may be called now. */
    ready: (at: number) => sumOf(openAt(at)),
    /** Returns whether any contacts wait for their calling hours. */
    isHeld: () => ready.some((count) => count >= DROP / ready.length),
    nextDue(): number {
      if (later.size === 0) return Infinity;
      while (!later.has(earliest)) earliest++;
      return now + earliest * MINUTE_MS;
    },
    release(at: number): void {
      for (const minute = Math.floor((at - now) / MINUTE_MS); looked <= minute; looked++) {
        const due = later.get(looked);
        if (!due) continue;
        later.delete(looked);
        due.forEach((count, place) => {
          ready[place]! += count;
          laterSum -= count;
        });
      }
    },
    dial(at: number, share: number, endedAt: number): void {
      const open = openAt(at);
      for (let attempt = 1; attempt <= levels; attempt++) {
        const places = zones
          .map((_, zone) => zone * levels + attempt - 1)
          .filter((place, zone) => open[zone] && ready[place]! > 0);
        if (places.length === 0) continue;
        const returns = returnsOf(attempt, endedAt);
        for (const place of places) {
          const count = ready[place]! * share;
          ready[place]! -= count;
          for (const { due, share: part } of returns) postpone(due, place + 1, count * part);
        }
      }
    },
  };
}

/** Returns the zones, most frequent first. */
function frequentZones(waiting: readonly WaitingContacts[]): readonly (readonly string[])[] {
  const counts = new Map<string, { zones: readonly string[]; count: number }>();
  for (const { zones, count } of waiting) {
    const known = counts.get(zones.join());
    counts.set(zones.join(), { zones, count: (known?.count ?? 0) + count });
  }
  const all = [...counts.values()].toSorted((one, other) => other.count - one.count);
  return all.slice(0, MAX_ZONES).map(({ zones }) => zones);
}
