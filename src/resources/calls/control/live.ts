// Wishes in the process that carries the call: read from their rows, carried out one after the other, closed with what came
// of it. Called by live/calls.ts whenever somebody says "look". Invariant: one reader a call, so that each is tried once.
import type { Runtime } from '../../../core/context.ts';
import type { Wish } from '../../../voice/control.ts';
import type { Session } from '../../../voice/session.ts';
import type { CallRow } from '../store.ts';
import { closeWish, listOpenWishes } from './store.ts';

export interface WishQueue {
  busy: boolean;
  /** Somebody said "look" while it was busy. */
  again: boolean;
}

export function newWishQueue(): WishQueue {
  return { busy: false, again: false };
}

export async function carryOut(
  runtime: Runtime,
  { id: callId, workspace_id: workspaceId }: CallRow,
  session: Session,
  queue: WishQueue,
): Promise<void> {
  if (queue.busy) {
    queue.again = true;
    return;
  }
  queue.busy = true;
  try {
    do {
      queue.again = false;
      for (const row of await listOpenWishes(runtime.db, workspaceId, callId)) {
        const failure = await session.control(row.wish as unknown as Wish).then(
          () => null,
          (error: Error) => error.message,
        );
        await closeWish(runtime.db, workspaceId, row.id, failure);
      }
    } while (queue.again);
  } finally {
    queue.busy = false;
  }
}
