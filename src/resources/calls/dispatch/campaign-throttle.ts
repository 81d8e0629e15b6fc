// Decides which campaigns may dial now, and when, under their throttles. Pure.
// Invariant: a throttled or paused campaign blocks only its own calls.
import type { ThrottleState } from '../rows/campaign-throttles.ts';
import { MAX_LEAD_MS, dialWindow, MIN_LEAD_MS, nextDialTime } from './dial-spacing.ts';

export interface CampaignSchedule {
  /** Campaigns whose calls must not be dialed now. */
  blocked: readonly string[];
  /** Milliseconds until the dial time of a call of this campaign; null when the campaign has no throttle. */
  dialInMs(campaignId: string | null): number | null;
  /** Milliseconds until a throttle permits the next call; null when no call waits only for a throttle. */
  pollInMs: number | null;
}

/** Returns the earliest time of the next dial under this throttle, in milliseconds, in the epoch of `now`. */
export function nextDialOf({ dialsPerSecond, nthLast }: ThrottleState, now: number): number {
  return nextDialTime(dialWindow(dialsPerSecond), nthLast, now);
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
    else if (inMs <= MAX_LEAD_MS) dialIn.set(id, inMs);
    else {
      blocked.push(id);
      // Polls in the middle of the span in which the dial time can be reserved.
      const pollIn = inMs - (MAX_LEAD_MS + MIN_LEAD_MS) / 2;
      if (hasWaiting) pollInMs = Math.min(pollInMs ?? Infinity, pollIn);
    }
  }
  return { blocked, dialInMs: (id) => (id === null ? null : (dialIn.get(id) ?? null)), pollInMs };
}
