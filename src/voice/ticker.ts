// One timer for all sessions of a process: 20 ms of output fall due fifty times a second for every speaking agent.
// Called by player.ts, and by what takes a frame a beat. Invariant: drift-free; a tick that comes late is followed by the
// next one at its own time.
// Measured: 50 sessions with timers of their own cost 2 500 wake-ups a second, four shared slots at most 200.
import type { Clock, Timer } from '../core/clock.ts';
import { FRAME_MS } from '../providers/ports.ts';

/** A listener is woken within this time, and a timer's inaccuracy, of the moment it asked for; never before it. */
const SLOT_MS = 5;
const SLOTS = FRAME_MS / SLOT_MS;
/** Node's timers are true to a millisecond, in both directions. */
const TIMER_MS = 1;
/** A beat that was held up catches up so many frames; what is older is lost, as on a network. */
const CATCH_UP_FRAMES = 10;

interface Ticker {
  slots: Set<() => void>[];
  listeners: number;
  /** Number of the next slot since the clock's zero. */
  nextSlot: number;
  timer: Timer | null;
}

const tickers = new WeakMap<Clock, Ticker>();

/**
 * Calls `fn` at most 6 ms after now + n × 20 ms, n = 1, 2, …, until the returned function is called. A first call may come
 * earlier: the listener looks at the clock.
 */
export function everyFrame(clock: Clock, fn: () => void): () => void {
  const ticker = tickerOf(clock);
  const number = Math.ceil((clock.monotonic() + TIMER_MS) / SLOT_MS) + SLOTS;
  const slot = ticker.slots[number % SLOTS]!;
  slot.add(fn);
  ticker.listeners++;
  // The pending wake-up may be for a later slot than this one.
  if (!ticker.timer || number < ticker.nextSlot) {
    ticker.timer?.cancel();
    ticker.nextSlot = number;
    schedule(clock, ticker);
  }
  return () => {
    if (slot.delete(fn)) ticker.listeners--;
  };
}

/** Calls `onBeat` with its time once for every 20 ms from now on, without drift, until the returned function is called. */
export function beat(clock: Clock, onBeat: (dueAt: number) => void): () => void {
  let dueAt = clock.monotonic() + FRAME_MS;
  return everyFrame(clock, () => {
    const behind = Math.floor((clock.monotonic() - dueAt) / FRAME_MS);
    if (behind > CATCH_UP_FRAMES) dueAt += (behind - CATCH_UP_FRAMES) * FRAME_MS;
    for (; dueAt <= clock.monotonic(); dueAt += FRAME_MS) onBeat(dueAt);
  });
}

function tickerOf(clock: Clock): Ticker {
  let ticker = tickers.get(clock);
  if (!ticker) {
    ticker = { slots: Array.from({ length: SLOTS }, () => new Set()), listeners: 0, nextSlot: 0, timer: null };
    tickers.set(clock, ticker);
  }
  return ticker;
}

function schedule(clock: Clock, ticker: Ticker): void {
  // Empty slots need no wake-up.
  while (ticker.slots[ticker.nextSlot % SLOTS]!.size === 0) ticker.nextSlot++;
  ticker.timer = clock.after(Math.ceil(ticker.nextSlot * SLOT_MS - clock.monotonic()), () => run(clock, ticker));
}

function run(clock: Clock, ticker: Ticker): void {
  ticker.timer = null;
  const nowSlot = Math.floor((clock.monotonic() + TIMER_MS) / SLOT_MS);
  // After a stall every slot runs once at most: its listeners catch up by the clock.
  const count = Math.min(SLOTS, Math.max(1, nowSlot - ticker.nextSlot + 1));
  const first = ticker.nextSlot;
  ticker.nextSlot = Math.max(nowSlot, first) + 1;
  for (let i = 0; i < count; i++) for (const fn of ticker.slots[(first + i) % SLOTS]!) fn();
  if (ticker.listeners > 0 && !ticker.timer) schedule(clock, ticker);
}
