// One timer for everything in the process that runs every 20 ms: audio playback, and the lines of carriers, browsers and
// supervisors.
// Invariant: no drift. After a late tick, the next one comes at its own time. A listener catches up at most ten ticks; older ones
// are lost, as on a network.
// Measured: 50 sessions with their own timers cost 2,500 wake-ups per second; four shared slots cost at most 200.
import type { Clock, Timer } from './clock.ts';

/** The length of one audio frame. */
export const TICK_MS = 20;

/** Maximum delay of a listener call after its due time, plus timer inaccuracy. See every20Ms for when a call comes early. */
const SLOT_MS = 5;
const SLOTS = TICK_MS / SLOT_MS;
/** Node's timers are accurate to one millisecond in both directions. */
const TIMER_MS = 1;
/** 200 ms: longer than a garbage collection or a model load, while a burst of ten frames is still harmless. */
const MAX_CATCH_UP_TICKS = 10;

interface SharedTimer {
  slots: Set<() => void>[];
  listeners: number;
  /** Number of the next slot since the clock's zero. */
  nextSlot: number;
  timer: Timer | null;
}

const tickers = new WeakMap<Clock, SharedTimer>();

/**
 * Calls `fn` at most 6 ms after now + n × 20 ms, n = 1, 2, …, until the returned function is called. It may also be called before
 * now + 20 ms, when its slot is already due for other listeners, so it checks the clock. It must not throw: an error of one
 * listener is an uncaught error of the process.
 */
export function every20Ms(clock: Clock, fn: () => void): () => void {
  const ticker = tickerOf(clock);
  const number = Math.ceil((clock.monotonic() + TIMER_MS) / SLOT_MS) + SLOTS;
  const slot = ticker.slots[number % SLOTS]!;
  slot.add(fn);
  ticker.listeners++;
  // The pending timer may be for a later slot than this one.
  if (!ticker.timer || number < ticker.nextSlot) {
    ticker.timer?.cancel();
    ticker.nextSlot = number;
    schedule(clock, ticker);
  }
  return () => {
    if (slot.delete(fn)) ticker.listeners--;
    if (ticker.listeners > 0) return;
    ticker.timer?.cancel();
    ticker.timer = null;
  };
}

/**
 * Calls `onTick` with its due time once for every 20 ms from now on, without drift, until the returned function is called.
 */
export function everyTick(clock: Clock, onTick: (dueAt: number) => void): () => void {
  let dueAt = clock.monotonic() + TICK_MS;
  let isStopped = false;
  const unsubscribe = every20Ms(clock, () => {
    const behind = Math.floor((clock.monotonic() - dueAt) / TICK_MS);
    if (behind > MAX_CATCH_UP_TICKS) dueAt += (behind - MAX_CATCH_UP_TICKS) * TICK_MS;
    for (; dueAt <= clock.monotonic() && !isStopped; dueAt += TICK_MS) onTick(dueAt);
  });
  return () => {
    isStopped = true;
    unsubscribe();
  };
}

function tickerOf(clock: Clock): SharedTimer {
  let ticker = tickers.get(clock);
  if (!ticker) {
    ticker = { slots: Array.from({ length: SLOTS }, () => new Set()), listeners: 0, nextSlot: 0, timer: null };
    tickers.set(clock, ticker);
  }
  return ticker;
}

function schedule(clock: Clock, ticker: SharedTimer): void {
  // Skip empty slots.
  while (ticker.slots[ticker.nextSlot % SLOTS]!.size === 0) ticker.nextSlot++;
  ticker.timer = clock.after(Math.ceil(ticker.nextSlot * SLOT_MS - clock.monotonic()), () => run(clock, ticker));
}

function run(clock: Clock, ticker: SharedTimer): void {
  ticker.timer = null;
  const nowSlot = Math.floor((clock.monotonic() + TIMER_MS) / SLOT_MS);
  // After a stall every slot runs at most once; its listeners catch up by the clock.
  const count = Math.min(SLOTS, Math.max(1, nowSlot - ticker.nextSlot + 1));
  const first = ticker.nextSlot;
  ticker.nextSlot = Math.max(nowSlot, first) + 1;
  for (let i = 0; i < count; i++) for (const fn of ticker.slots[(first + i) % SLOTS]!) fn();
  if (ticker.listeners > 0 && !ticker.timer) schedule(clock, ticker);
}
