// Which campaigns' calls may be dialed now, and when, by the campaigns' throttles. Pure.
// Invariant: a throttled or paused campaign blocks no calls but its own.
import type { ThrottleState } from '../rows/campaign-throttles.ts';
import { AHEAD_MS, dialWindow, LEAD_MS, nextMoment } from './dial-spacing.ts';

export interface CampaignSchedule {
  /** Campaigns whose calls are not dialed now. */
  blocked: readonly string[];
  /** In how many milliseconds a call of this campaign is to be dialed; null when it has no throttle. */
  dialInMs(campaignId: string | null): number | null;
  /** When to poll again because a throttle lets the next call through; null when no call waits for a throttle alone. */
  pollInMs: number | null;
}

/** When the next call under this throttle may be dialed, epoch milliseconds of `now`. */
export function nextDialOf({ dialsPerSecond, nthLast }: ThrottleState, now: number): number {
  return nextMoment(dialWindow(dialsPerSecond), nthLast, now);
}

export function scheduleCampaigns({
  now,
  throttles,
}: {
  now: number;
  throttles: readonly ThrottleState[];
}): CampaignSchedule {
  const dialIn = new Map<string, number>();
  const blocked: string[] = [];
  let pollInMs: number | null = null;
  for (const throttle of throttles) {
    const { id, paused, live, concurrency, hasWaiting } = throttle;
    const inMs = nextDialOf(throttle, now) - now;
    if (paused || live >= concurrency) blocked.push(id);
    else if (inMs <= AHEAD_MS) dialIn.set(id, inMs);
    else {
      blocked.push(id);
      // In the middle of the time in which the moment may be reserved.
      const pollIn = inMs - (AHEAD_MS + LEAD_MS) / 2;
      if (hasWaiting) pollInMs = Math.min(pollInMs ?? Infinity, pollIn);
    }
  }
  return { blocked, dialInMs: (id) => (id === null ? null : (dialIn.get(id) ?? null)), pollInMs };
}
