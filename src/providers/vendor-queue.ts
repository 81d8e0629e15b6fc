// Shares the connections of one key among workspaces: a limited number at once, each used for a whole call (by a recognizer).
// Requests do not wait here. A workspace that gets no slot asks again, and is woken when it is its turn; scheduling uses the same
// fairness rule as fair-share.ts. Invariant: no more slots are taken than exist, and a workspace that stops asking does not block
// a free slot.
import type { Clock } from '../core/clock.ts';
import { createHolderCounts } from '../core/keyed.ts';
import { chooseNext } from './fair-share.ts';

export interface VendorQueue {
  /**
   * @param wake called when asking again may succeed; null: the caller will not ask again
   * @returns a function that releases the slot; null: no slot is free for this workspace now
   */
  acquire(workspaceId: string, wake: (() => void) | null): (() => void) | null;
}

/** Waiting callers ask every second. A workspace that has not asked for this long is no longer waiting. */
const REMEMBERED_MS = 2_500;

interface WaitingWorkspace {
  workspaceId: string;
  askedAt: number;
  wake(): void;
}

export function createVendorQueue(atOnce: number, clock: Pick<Clock, 'monotonic'>): VendorQueue {
  const running = createHolderCounts<string>();
  /** Waiting workspaces, in the order of their first request. */
  const waiting = new Map<string, WaitingWorkspace>();
  let total = 0;

  const wakeNext = (): void => {
    if (total >= atOnce) return;
    const candidates = [...waiting.values()];
    candidates[chooseNext(candidates, running.counts)]?.wake();
  };
  const forget = (): void => {
    for (const { workspaceId, askedAt } of waiting.values()) {
      if (clock.monotonic() - askedAt > REMEMBERED_MS) waiting.delete(workspaceId);
    }
  };
  const hold = (workspaceId: string): (() => void) => {
    total++;
    const release = running.add(workspaceId);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      total--;
      release();
      forget();
      wakeNext();
    };
  };

  return {
    acquire(workspaceId, wake) {
      forget();
      const others = [...waiting.values()].filter((one) => one.workspaceId !== workspaceId);
      const own = waiting.get(workspaceId);
      const candidates = own ? [...waiting.values()] : [...others, { workspaceId }];
      const isTurn = total < atOnce && candidates[chooseNext(candidates, running.counts)]!.workspaceId === workspaceId;
      if (!isTurn) {
        if (wake) waiting.set(workspaceId, { workspaceId, askedAt: clock.monotonic(), wake });
        wakeNext();
        return null;
      }
      waiting.delete(workspaceId);
      const release = hold(workspaceId);
      wakeNext();
      return release;
    },
  };
}
