// Who may have how many requests under way: slots by receiver (host and port), in the memory of one runner. No I/O.
// Invariant: slow and silent receivers never hold more than half of the slots, those and unknown ones together never more
// than three quarters; so whoever answers at once gets a turn at once, and so does whoever is new, however many others hang.
// Additive increase, multiplicative decrease, as TCP does it (RFC 5681), with the wait for the answer as the sign of
// congestion.
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

type Standing = 'new' | 'quick' | 'slow';

interface Receiver {
  underWay: number;
  limit: number;
  standing: Standing;
}

// A black hole then costs one slot for one time-out before it is known; who answers doubles its limit with every round trip.
const FIRST_LIMIT = 1;
// Enough for a receiver that takes seconds over each answer to keep up with a few events a second.
const SLOW_LIMIT = 16;
const SLOW_SHARE = 1 / 2;
const SLOW_AND_NEW_SHARE = 3 / 4;
// So many receivers are remembered; beyond that those with nothing under way begin anew.
const REMEMBERED = 10_000;

/** Host and port: what is slow is a server, not a path. */
export function receiverOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

export function createReceivers({ slots, slotsPerReceiver }: ReceiversOptions): Receivers {
  const known = new Map<string, Receiver>();
  const used: Record<Standing, number> = { new: 0, quick: 0, slow: 0 };
  const look = (name: string): Receiver => known.get(name) ?? { underWay: 0, limit: FIRST_LIMIT, standing: 'new' };
  const free = () => slots - used.new - used.quick - used.slow;

  return {
    allot(lanes) {
      const named = lanes.map(({ webhookId, url }) => ({ webhookId, receiver: receiverOf(url) }));
      const rooms = new Map<string, Room>();
      for (const { receiver } of named) {
        const { limit, underWay, standing } = look(receiver);
        rooms.set(receiver, { left: Math.max(0, limit - underWay), standing });
      }
      return share(named, rooms, {
        all: free(),
        slow: atLeastOne(slots * SLOW_SHARE) - used.slow,
        slowAndNew: atLeastOne(slots * SLOW_AND_NEW_SHARE) - used.slow - used.new,
      });
    },
    take(name) {
      const receiver = look(name);
      known.set(name, receiver);
      receiver.underWay++;
      used[receiver.standing]++;
    },
    release(name, pace) {
      const receiver = look(name);
      used[receiver.standing] -= receiver.underWay;
      receiver.underWay--;
      receiver.standing = pace === 'quick' ? 'quick' : 'slow';
      used[receiver.standing] += receiver.underWay;
      receiver.limit = nextLimit(receiver.limit, pace, slotsPerReceiver);
      if (known.size > REMEMBERED && receiver.underWay === 0) known.delete(name);
    },
    free,
  };
}

function nextLimit(limit: number, pace: Pace, most: number): number {
  if (pace === 'silent') return atLeastOne(limit / 2);
  return Math.min(pace === 'quick' ? most : Math.min(most, SLOW_LIMIT), limit + 1);
}

function atLeastOne(count: number): number {
  return Math.max(1, Math.floor(count));
}

interface Room {
  left: number;
  standing: Standing;
}

/** Slots that are left: all, of those for slow receivers, of those for slow and new ones. */
interface Left {
  all: number;
  slow: number;
  slowAndNew: number;
}

function share(
  lanes: readonly { webhookId: string; receiver: string }[],
  rooms: ReadonlyMap<string, Room>,
  left: Left,
): { picks: Pick[]; last: string | null } {
  const counts = new Map<string, number>();
  let last: string | null = null;
  let outOfSlots = false;
  let open = lanes;
  while (open.length > 0) {
    open = open.filter(({ webhookId, receiver }) => {
      const room = rooms.get(receiver)!;
      const noSlot = !hasSlot(left, room.standing);
      if (noSlot || room.left <= 0) {
        outOfSlots ||= noSlot && !counts.has(webhookId);
        return false;
      }
      room.left--;
      left = without(left, room.standing);
      if (!counts.has(webhookId)) last = webhookId;
      counts.set(webhookId, (counts.get(webhookId) ?? 0) + 1);
      return true;
    });
  }
  const picks = [...counts].map(([webhookId, count]) => ({ webhookId, count }));
  return { picks, last: outOfSlots ? last : null };
}

function hasSlot({ all, slow, slowAndNew }: Left, standing: Standing): boolean {
  if (standing === 'quick') return all > 0;
  return all > 0 && slowAndNew > 0 && (standing === 'new' || slow > 0);
}

function without({ all, slow, slowAndNew }: Left, standing: Standing): Left {
  if (standing === 'quick') return { all: all - 1, slow, slowAndNew };
  return { all: all - 1, slow: standing === 'slow' ? slow - 1 : slow, slowAndNew: slowAndNew - 1 };
}
