// Who may hold a connection next: so many at once with one key, each for a whole call. Used by the accounts of recognisers.
// Nobody waits in here: who finds no place asks again, and is called when it is their turn. Fair as the turns of capacity.ts.
// Invariant: never more places are held than there are, and a workspace that stops asking keeps nobody from a free one.
import type { Clock } from '../core/clock.ts';
import { choose } from './capacity.ts';

export interface VendorQueue {
  /**
   * @param wake called when it is worth asking again; null: nobody will ask again
   * @returns how the place is given back, null: there is none for this workspace now
   */
  acquire(workspaceId: string, wake: (() => void) | null): (() => void) | null;
}

/** Who waits asks every second; who has not asked for so long waits no longer. */
const REMEMBERED_MS = 2_500;

interface Asker {
  workspaceId: string;
  askedAt: number;
  wake(): void;
}

export function createVendorQueue(atOnce: number, clock: Pick<Clock, 'monotonic'>): VendorQueue {
  const running = new Map<string, number>();
  /** In the order of their first coming. */
  const waiting = new Map<string, Asker>();
  let total = 0;

  const wakeNext = (): void => {
    if (total >= atOnce) return;
    const askers = [...waiting.values()];
    askers[choose(askers, running)]?.wake();
  };
  const forget = (): void => {
    for (const { workspaceId, askedAt } of waiting.values()) {
      if (clock.monotonic() - askedAt > REMEMBERED_MS) waiting.delete(workspaceId);
    }
  };
  const hold = (workspaceId: string): (() => void) => {
    total++;
    running.set(workspaceId, (running.get(workspaceId) ?? 0) + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      total--;
      const left = running.get(workspaceId)! - 1;
      if (left > 0) running.set(workspaceId, left);
      else running.delete(workspaceId);
      forget();
      wakeNext();
    };
  };

  return {
    acquire(workspaceId, wake) {
      forget();
      const others = [...waiting.values()].filter((asker) => asker.workspaceId !== workspaceId);
      const own = waiting.get(workspaceId);
      const askers = own ? [...waiting.values()] : [...others, { workspaceId }];
      const isTurn = total < atOnce && askers[choose(askers, running)]!.workspaceId === workspaceId;
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
