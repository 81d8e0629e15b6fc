// Who may have how many requests under way: slots by receiver (host and port), in the memory of one runner. No I/O.
// Invariant: receivers that answer at once always have at least half of the slots to themselves, however many others are
// slow, silent or new. Additive increase, multiplicative decrease, as TCP does it (RFC 5681), with the wait for the answer
// as the sign of congestion.
import type { Lane, Pick } from '../store/claims.ts';

/** How an attempt went for the receiver's standing: an error answered at once is quick. */
export type Pace = 'quick' | 'slow' | 'silent';

export interface ReceiversOptions {
  slots: number;
  slotsPerReceiver: number;
}

export interface Receivers {
  /**
   * Shares the free slots among lanes, one each in turn. `last`: the last lane that got any, when some got none for want of
   * slots, so that the next walk can begin behind it; else null.
   */
  allot(lanes: readonly Lane[]): { picks: Pick[]; last: string | null };
  take(receiver: string): void;
  release(receiver: string, pace: Pace): void;
  free(): number;
}

interface Receiver {
  underWay: number;
  limit: number;
  /** Its last answer was quick. */
  proven: boolean;
}

// An unknown receiver begins with a few: a black hole then costs a few slots for one time-out, once.
const FIRST_LIMIT = 4;
// So many receivers are remembered; beyond that those with nothing under way begin anew.
const REMEMBERED = 10_000;

/** Host and port: what is slow is a server, not a path. */
export function receiverOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

export function createReceivers({ slots, slotsPerReceiver }: ReceiversOptions): Receivers {
  const known = new Map<string, Receiver>();
  const unprovenSlots = Math.max(1, Math.floor(slots / 2));
  let underWay = 0;
  let unproven = 0;
  const look = (name: string): Receiver => known.get(name) ?? { underWay: 0, limit: FIRST_LIMIT, proven: false };

  return {
    allot(lanes) {
      const named = lanes.map(({ webhookId, url }) => ({ webhookId, receiver: receiverOf(url) }));
      const rooms = new Map<string, Room>();
      for (const { receiver } of named) {
        const { limit, underWay: used, proven } = look(receiver);
        rooms.set(receiver, { left: Math.max(0, limit - used), proven });
      }
      return share(named, rooms, slots - underWay, unprovenSlots - unproven);
    },
    take(name) {
      const receiver = look(name);
      known.set(name, receiver);
      receiver.underWay++;
      underWay++;
      if (!receiver.proven) unproven++;
    },
    release(name, pace) {
      const receiver = look(name);
      if (!receiver.proven) unproven -= receiver.underWay;
      receiver.underWay--;
      underWay--;
      receiver.proven = pace === 'quick';
      if (!receiver.proven) unproven += receiver.underWay;
      receiver.limit =
        pace === 'quick' ? Math.min(slotsPerReceiver, receiver.limit + 1) : Math.max(1, Math.floor(receiver.limit / 2));
      if (known.size > REMEMBERED && receiver.underWay === 0) known.delete(name);
    },
    free: () => slots - underWay,
  };
}

interface Room {
  left: number;
  proven: boolean;
}

function share(
  lanes: readonly { webhookId: string; receiver: string }[],
  rooms: ReadonlyMap<string, Room>,
  slots: number,
  unprovenSlots: number,
): { picks: Pick[]; last: string | null } {
  const counts = new Map<string, number>();
  let last: string | null = null;
  let outOfSlots = false;
  let open = lanes;
  while (open.length > 0) {
    open = open.filter(({ webhookId, receiver }) => {
      const room = rooms.get(receiver)!;
      const noSlot = slots <= 0 || (!room.proven && unprovenSlots <= 0);
      if (noSlot || room.left <= 0) {
        outOfSlots ||= noSlot && !counts.has(webhookId);
        return false;
      }
      slots--;
      room.left--;
      if (!room.proven) unprovenSlots--;
      if (!counts.has(webhookId)) last = webhookId;
      counts.set(webhookId, (counts.get(webhookId) ?? 0) + 1);
      return true;
    });
  }
  const picks = [...counts].map(([webhookId, count]) => ({ webhookId, count }));
  return { picks, last: outOfSlots ? last : null };
}
