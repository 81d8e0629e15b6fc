// Limits concurrent requests per receiver (host and port), in the memory of one runner. No I/O. Invariant: slow and silent
// receivers use at most half of the slots; together with unknown receivers, at most three quarters. A fast receiver and a new
// receiver therefore always get a slot soon, however many others hang. Limits grow additively and shrink multiplicatively, like
// TCP's congestion window (RFC 5681); a slow response counts as congestion.
import type { DueWebhook, ClaimQuota } from '../store/claims.ts';

/** How fast a receiver answered; a quick error response is `quick`. `prompt` is the fastest kind of quick. */
export type ReceiverSpeed = 'prompt' | 'quick' | 'slow' | 'silent';

export interface ReceiversOptions {
  slots: number;
  slotsPerReceiver: number;
}

export interface Receivers {
  /**
   * Distributes the free slots among webhooks, round robin. `last` is the last webhook that got a slot if slots ran out before
   * every webhook got one, so that the next scan can start after it; otherwise null.
   */
  allot(dueWebhooks: readonly DueWebhook[]): { quotas: ClaimQuota[]; last: string | null };
  take(receiver: string): void;
  release(receiver: string, speed: ReceiverSpeed): void;
  free(): number;
  /** Number of current requests to these receivers. */
  inFlight(receivers: readonly string[]): number;
}

type Standing = 'new' | 'quick' | 'slow';

interface Receiver {
  inFlight: number;
  limit: number;
  standing: Standing;
}

// A receiver that never responds costs one slot for one timeout before it is known. A quick one doubles its limit every round
// trip.
const FIRST_LIMIT = 1;
// Enough for a receiver that takes seconds per response to keep up with a few events per second.
const SLOW_LIMIT = 16;
// A prompt receiver gets more slots than sockets, so that a claim takes many deliveries. Its first response that is not prompt
// restores the usual limit.
const PROMPT_FACTOR = 2;
const SLOW_SHARE = 1 / 2;
const SLOW_AND_NEW_SHARE = 3 / 4;
// Above this many known receivers, idle ones are forgotten. The cache of receivers by URL is cleared at this size.
const MAX_KNOWN = 10_000;

const receiversByUrl = new Map<string, string>();

/** Receivers are identified by host and port, because servers are slow, not paths. */
export function receiverOf(url: string): string {
  const seen = receiversByUrl.get(url);
  if (seen !== undefined) return seen;
  const receiver = URL.canParse(url) ? new URL(url).host : url;
  if (receiversByUrl.size >= MAX_KNOWN) receiversByUrl.clear();
  receiversByUrl.set(url, receiver);
  return receiver;
}

export function createReceivers({ slots, slotsPerReceiver }: ReceiversOptions): Receivers {
  const known = new Map<string, Receiver>();
  const used: Record<Standing, number> = { new: 0, quick: 0, slow: 0 };
  const receiverNamed = (name: string): Receiver =>
    known.get(name) ?? { inFlight: 0, limit: FIRST_LIMIT, standing: 'new' };
  const free = () => slots - used.new - used.quick - used.slow;

  return {
    allot(dueWebhooks) {
      const named = dueWebhooks.map(({ webhookId, url }) => ({ webhookId, receiver: receiverOf(url) }));
      const rooms = new Map<string, Room>();
      for (const { receiver } of named) {
        const { limit, inFlight, standing } = receiverNamed(receiver);
        rooms.set(receiver, { left: Math.max(0, limit - inFlight), standing });
      }
      return share(named, rooms, {
        all: free(),
        slow: atLeastOne(slots * SLOW_SHARE) - used.slow,
        slowAndNew: atLeastOne(slots * SLOW_AND_NEW_SHARE) - used.slow - used.new,
      });
    },
    take(name) {
      const receiver = receiverNamed(name);
      known.set(name, receiver);
      receiver.inFlight++;
      used[receiver.standing]++;
    },
    release(name, speed) {
      const receiver = receiverNamed(name);
      used[receiver.standing] -= receiver.inFlight;
      receiver.inFlight--;
      receiver.standing = speed === 'prompt' || speed === 'quick' ? 'quick' : 'slow';
      used[receiver.standing] += receiver.inFlight;
      receiver.limit = nextLimit(receiver.limit, speed, slotsPerReceiver);
      if (known.size > MAX_KNOWN && receiver.inFlight === 0) known.delete(name);
    },
    free,
    inFlight: (names) => [...new Set(names)].reduce((sum, name) => sum + (known.get(name)?.inFlight ?? 0), 0),
  };
}

function nextLimit(limit: number, speed: ReceiverSpeed, most: number): number {
  if (speed === 'silent') return atLeastOne(limit / 2);
  const highest = { prompt: most * PROMPT_FACTOR, quick: most, slow: Math.min(most, SLOW_LIMIT) };
  return Math.min(highest[speed], limit + 1);
}

function atLeastOne(count: number): number {
  return Math.max(1, Math.floor(count));
}

interface Room {
  left: number;
  standing: Standing;
}

/** Free slots: in total, for slow receivers, for slow and new receivers together. */
interface Left {
  all: number;
  slow: number;
  slowAndNew: number;
}

function share(
  dueWebhooks: readonly { webhookId: string; receiver: string }[],
  rooms: ReadonlyMap<string, Room>,
  left: Left,
): { quotas: ClaimQuota[]; last: string | null } {
  const counts = new Map<string, number>();
  let last: string | null = null;
  let outOfSlots = false;
  let open = dueWebhooks;
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
  const quotas = [...counts].map(([webhookId, count]) => ({ webhookId, count }));
  return { quotas, last: outOfSlots ? last : null };
}

function hasSlot({ all, slow, slowAndNew }: Left, standing: Standing): boolean {
  if (standing === 'quick') return all > 0;
  return all > 0 && slowAndNew > 0 && (standing === 'new' || slow > 0);
}

function without({ all, slow, slowAndNew }: Left, standing: Standing): Left {
  if (standing === 'quick') return { all: all - 1, slow, slowAndNew };
  return { all: all - 1, slow: standing === 'slow' ? slow - 1 : slow, slowAndNew: slowAndNew - 1 };
}
