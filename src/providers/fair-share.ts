// Shares the concurrent requests of one key among workspaces, so that a busy workspace cannot delay another one. `chooseNext` makes
// the whole decision and is pure.
// Invariant: among waiting requests, the workspace with the fewest running requests goes first, then the workspace whose last
// turn was longest ago, then the oldest request. No request waits longer than a caller would; an aborted one leaves the queue.
import type { Clock } from '../core/clock.ts';
import { createHolderCounts } from '../core/keyed.ts';
import { ProviderError } from './ports/errors.ts';

export interface Waiting {
  workspaceId: string;
}

/**
 * @param waiting in the order of arrival
 * @param running running requests by workspace
 * @param turns the number of each workspace's last turn, if it had one
 * @returns an index into `waiting`; -1 if it is empty
 */
export function chooseNext(
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
   * Resolves when it is this workspace's turn, with a function that ends the turn.
   * @throws ProviderError `rate_limited` after the longest wait, or the signal's reason
   */
  enter(workspaceId: string, signal: AbortSignal): Promise<() => void>;
}

/** The caller hears silence during this time. */
const MAX_WAIT_MS = 1_500;
/** Further requests are rejected at once. */
const MAX_WAITING = 1_000;

interface WaitingRequest extends Waiting {
  go(): void;
}

export function createCapacity(provider: string, atOnce: number, clock: Clock): Capacity {
  const running = createHolderCounts<string>();
  const waiting: WaitingRequest[] = [];
  /** Last turns of workspaces with waiting or running requests. */
  const turns = new Map<string, number>();
  let turn = 0;
  let total = 0;
  const begin = (workspaceId: string): (() => void) => {
    total++;
    const release = running.add(workspaceId);
    turns.set(workspaceId, ++turn);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      total--;
      release();
      next();
      forget(workspaceId);
    };
  };
  const forget = (workspaceId: string) => {
    const isHere = running.of(workspaceId) > 0 || waiting.some((request) => request.workspaceId === workspaceId);
    if (!isHere) turns.delete(workspaceId);
  };
  const next = () => {
    while (total < atOnce && waiting.length > 0) waiting.splice(chooseNext(waiting, running.counts, turns), 1)[0]!.go();
  };
  const full = () => new ProviderError(provider, 'rate_limited', `all ${atOnce} concurrent requests are in use`);

  function wait(workspaceId: string, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const leave = (error: unknown) => {
        waiting.splice(waiting.indexOf(request), 1);
        forget(workspaceId);
        settle();
        reject(error as Error);
      };
      const onAbort = () => leave(signal.reason);
      const timer = clock.after(MAX_WAIT_MS, () => leave(full()));
      const settle = () => {
        timer.cancel();
        signal.removeEventListener('abort', onAbort);
      };
      const request: WaitingRequest = {
        workspaceId,
        go() {
          settle();
          resolve(begin(workspaceId));
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      waiting.push(request);
    });
  }

  return {
    async enter(workspaceId, signal) {
      signal.throwIfAborted();
      if (total < atOnce) return begin(workspaceId);
      if (waiting.length >= MAX_WAITING) throw full();
      return wait(workspaceId, signal);
    },
  };
}

/** Opens a stream when it is its workspace's turn. */
export async function* streamInTurn<T>(
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
