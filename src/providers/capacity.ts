// Who may use a vendor next: so many requests at once for one key, shared by workspaces so that a loud one cannot keep a quiet
// one waiting. Wraps the adapters of the registry. `choose` is the whole decision and is pure.
// Invariant: among those who wait, the workspace with the fewest requests under way goes first, then the one whose last turn was
// longest ago, then who waits longest; nobody waits longer than a caller would, and who waits and is aborted gives up its place.
import type { Clock } from '../core/clock.ts';
import { ProviderError } from './ports.ts';

export interface Waiting {
  workspaceId: string;
}

/**
 * @param waiting in the order of their coming
 * @param running requests under way by workspace
 * @param turns the number of the last turn of a workspace; none: it had none
 * @returns an index, -1: nobody
 */
export function choose(
  waiting: readonly Waiting[],
  running: ReadonlyMap<string, number>,
  turns: ReadonlyMap<string, number> = new Map(),
): number {
  let best = -1;
  let fewest = Number.POSITIVE_INFINITY;
  let earliest = Number.POSITIVE_INFINITY;
  for (const [i, { workspaceId }] of waiting.entries()) {
    const count = running.get(workspaceId) ?? 0;
    const turn = turns.get(workspaceId) ?? 0;
    if (count > fewest || (count === fewest && turn >= earliest)) continue;
    best = i;
    fewest = count;
    earliest = turn;
  }
  return best;
}

export interface Capacity {
  /**
   * Resolves when it is this workspace's turn, with how the place is given back.
   * @throws ProviderError `rate_limited` after the longest wait, or the signal's reason
   */
  enter(workspaceId: string, signal: AbortSignal): Promise<() => void>;
}

/** Of silence: a caller hears it. */
const WAIT_MAX_MS = 1_500;
/** Who comes when so many wait already is told at once. */
const WAITING_MAX = 1_000;

interface Place extends Waiting {
  go(): void;
}

export function createCapacity(provider: string, atOnce: number, clock: Clock): Capacity {
  const running = new Map<string, number>();
  const waiting: Place[] = [];
  /** Of workspaces that wait or have something under way. */
  const turns = new Map<string, number>();
  let turn = 0;
  let total = 0;
  const begin = (workspaceId: string): (() => void) => {
    total++;
    running.set(workspaceId, (running.get(workspaceId) ?? 0) + 1);
    turns.set(workspaceId, ++turn);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      total--;
      const left = running.get(workspaceId)! - 1;
      if (left > 0) running.set(workspaceId, left);
      else running.delete(workspaceId);
      next();
      forget(workspaceId);
    };
  };
  const forget = (workspaceId: string) => {
    const isHere = running.has(workspaceId) || waiting.some((place) => place.workspaceId === workspaceId);
    if (!isHere) turns.delete(workspaceId);
  };
  const next = () => {
    while (total < atOnce && waiting.length > 0) waiting.splice(choose(waiting, running, turns), 1)[0]!.go();
  };
  const full = () => new ProviderError(provider, 'rate_limited', `all ${atOnce} places are taken`);

  function wait(workspaceId: string, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const leave = (error: unknown) => {
        waiting.splice(waiting.indexOf(place), 1);
        forget(workspaceId);
        settle();
        reject(error as Error);
      };
      const onAbort = () => leave(signal.reason);
      const timer = clock.after(WAIT_MAX_MS, () => leave(full()));
      const settle = () => {
        timer.cancel();
        signal.removeEventListener('abort', onAbort);
      };
      const place: Place = {
        workspaceId,
        go() {
          settle();
          resolve(begin(workspaceId));
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      waiting.push(place);
    });
  }

  return {
    async enter(workspaceId, signal) {
      signal.throwIfAborted();
      if (total < atOnce) return begin(workspaceId);
      if (waiting.length >= WAITING_MAX) throw full();
      return wait(workspaceId, signal);
    },
  };
}

/** A stream that begins when it is its workspace's turn. */
export async function* inTurn<T>(
  capacity: Capacity,
  workspaceId: string,
  signal: AbortSignal,
  open: () => AsyncIterable<T>,
): AsyncGenerator<T> {
  const leave = await capacity.enter(workspaceId, signal);
  try {
    yield* open();
  } finally {
    leave();
  }
}
