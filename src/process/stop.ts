// The orderly shutdown of a process. Order: /ready reports draining while requests are still served, so that a load balancer sends no
// more; no further jobs are taken; live calls may finish; then everything is closed in the reverse order of its start.
// Invariants: a failing step does not prevent the later ones; a stop with 0 ms ends every wait.
import type { LiveCalls } from '../resources/calls/live/live-calls.ts';

export type Undo = (() => Promise<unknown>)[];

export interface StopOptions {
  /** How long live calls may continue. */
  drainSeconds: number;
  /** How long requests are served after /ready reported draining. */
  drainDelaySeconds: number;
  /** Makes /ready report draining. */
  announceEnd(): void;
  live: Pick<LiveCalls, 'drain'> | null;
  /** Takes no more jobs; null in a process that runs none. */
  stopJobs: Undo[number] | null;
  /** The other steps, in the order of the start. */
  undo: Undo;
}

/** May be called twice: the second time with 0 ms to stop at once. */
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
      const failure = await failureOf(options.stopJobs);
      if (options.live) await options.live.drain(waitMs, hurried);
      await noticed;
      await undoAll(options.undo.toReversed());
      if (failure) throw failure.error;
    })();
    return stopping;
  };
}

async function failureOf(step: Undo[number] | null): Promise<{ error: unknown } | null> {
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

/** Runs every step, even after a failure, because each holds something that would keep the process alive. @throws the first failure */
export async function undoAll(steps: Undo): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
