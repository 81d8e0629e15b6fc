// Wishes in the process that carries the call: read from their rows, carried out one after the other, closed with what came
// of it. Called by live/calls.ts whenever somebody says "look". Invariant: one reader a call, so that each is tried once.
// What takes as long as a human or another agent needs is not waited for: others are carried out meanwhile.
import type { ControlCommand } from '../../../voice/session/control-commands.ts';
import type { Session } from '../../../voice/session/session.ts';
import type { CallRow } from '../rows/calls.ts';
import { closeWish, listOpenWishes, type WishRow } from '../rows/commands.ts';
import type { Runtime } from '../../../runtime.ts';

export interface WishQueue {
  busy: boolean;
  /** Somebody said "look" while it was busy. */
  again: boolean;
  /** Under way, by the id of their rows. */
  running: Set<string>;
}

const LONG: ReadonlySet<ControlCommand['action']> = new Set(['transfer', 'handoff']);

export function newWishQueue(): WishQueue {
  return { busy: false, again: false, running: new Set() };
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
        if (queue.running.has(row.id)) continue;
        queue.running.add(row.id);
        const wish = row.wish as unknown as ControlCommand;
        const closed = carryOutOne(runtime, row, wish, session).finally(() => queue.running.delete(row.id));
        if (!LONG.has(wish.action)) await closed;
        else closed.catch((error: unknown) => runtime.log.warn({ err: error, callId }, 'a wish could not be closed'));
      }
    } while (queue.again);
  } finally {
    queue.busy = false;
  }
}

async function carryOutOne(runtime: Runtime, row: WishRow, wish: ControlCommand, session: Session): Promise<void> {
  const failure = await session.control(wish).then(
    () => null,
    (error: Error) => error.message,
  );
  await closeWish(runtime.db, row.workspace_id, row.id, failure);
}
