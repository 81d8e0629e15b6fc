// The graceful shutdown of a process. Order: /ready reports draining while requests are still served, so that a load balancer
// stops sending them; no further jobs are fetched; live calls may finish; then everything is closed in reverse order of its
// start. Invariants: a failing step does not prevent the later ones; a stop with 0 ms ends the waits for the load balancer and for
// live calls; the time that running jobs take to stop is part of the time of live calls; all steps of the close share CLOSE_MS,
// or less if jobs and calls took longer than their settings allow.
import type { LiveCalls } from '../resources/calls/live-calls.ts';

/** Steps of the close. Each receives the rest of the time that responses and deliveries in progress have, in ms. */
export type Undo = ((leftMs: () => number) => Promise<unknown>)[];

// A supervisor kills a process that takes longer than its grace period. docs/guides/10-production.md states the sum of all waits: the
// settings and 25 seconds. One of them is left for steps without a limit, such as closing the database.
const CLOSE_MS = 10_000;
const BEYOND_SETTINGS_MS = 24_000;

interface StopOptions {
  /** Maximum time for live calls to continue. */
  drainSeconds: number;
  /** Time for which requests are served after /ready reported draining. */
  drainDelaySeconds: number;
  /** Makes /ready report draining. */
  announceEnd(): void;
  live: Pick<LiveCalls, 'drain'> | null;
  /** Stops fetching jobs; null in a process that runs none. */
  stopJobs: (() => Promise<unknown>) | null;
  /** The other steps, in the order of the start. */
  undo: Undo;
}

/** Returns the stop function. It may be called twice: the second time with 0 ms to stop immediately. */
export function createStop(options: StopOptions): (waitMs?: number) => Promise<void> {
  let stopping: Promise<void> | null = null;
  let hurry: () => void = () => undefined;
  return (waitMs = options.drainSeconds * 1000) => {
    if (waitMs === 0) hurry();
    stopping ??= (async () => {
      const hurried = new Promise<void>((resolve) => (hurry = resolve));
      if (waitMs === 0) hurry();
      options.announceEnd();
      const noticed = pause(options.drainDelaySeconds * 1000, hurried);
      const leftForCalls = countdown(waitMs);
      const leftInAll = countdown(options.drainDelaySeconds * 1000 + waitMs + BEYOND_SETTINGS_MS);
      const failure = await failureOf(options.stopJobs);
      if (options.live) await options.live.drain(leftForCalls(), hurried);
      await noticed;
      await undoAll(options.undo.toReversed(), Math.min(CLOSE_MS, leftInAll()));
      if (failure) throw failure.error;
    })();
    return stopping;
  };
}

async function failureOf(step: StopOptions['stopJobs']): Promise<{ error: unknown } | null> {
  try {
    await step?.();
    return null;
  } catch (error) {
    return { error };
  }
}

/** Waits for `ms`, or until `hurried`. */
async function pause(ms: number, hurried: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([hurried, new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}

/** Returns the rest of a time that starts now. */
function countdown(ms: number): () => number {
  const end = performance.now() + ms;
  return () => Math.max(0, end - performance.now());
}

/**
 * Runs every step, even after a failure, because each releases a resource that would keep the process alive. @throws the first
 * failure
 */
export async function undoAll(steps: Undo, withinMs = CLOSE_MS): Promise<void> {
  const failures: unknown[] = [];
  const leftMs = countdown(withinMs);
  for (const step of steps) {
    try {
      await step(leftMs);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
