// Detects whether a thread still runs its event loop while it has work. A thread that answers no ping, because of an endless loop
// or a lock, is considered hung.
// Invariants: pings are evaluated by timers that ran on time, so that a pause of this thread or of the whole machine implies
// nothing about the other thread. A ping that was sent is evaluated even if its request was canceled meanwhile, because request
// deadlines are shorter than the ping timeout. No timer runs while the thread has no work and no ping is open.
import type { Clock, Timer } from '../core/clock.ts';

/** Time without an answer. Garbage collection, or uploading minutes of audio, takes a thread a few tenths of a second. */
export const HUNG_MS = 5_000;
/** Time between an answer and the next ping. */
const PING_MS = 1_000;
/** Number of parts of `HUNG_MS`, each of which must pass on time. */
const SLICES = 5;
const SLICE_MS = HUNG_MS / SLICES;
/** A slice that takes this much longer was a pause of this thread. */
const SLICE_TOLERANCE_MS = 500;

export interface Liveness {
  /** Call it whenever the thread gets work or runs out of work. */
  watch(hasWork: boolean): void;
  /** The thread has answered the ping. */
  answered(): void;
  stop(): void;
}

export function createLiveness(clock: Clock, ping: () => void, onHung: () => void): Liveness {
  let [hasWork, isAsked, isStopped] = [false, false, false];
  let timer: Timer | null = null;

  const cancel = (): void => {
    timer?.cancel();
    timer = null;
  };
  const ask = (): void => {
    isAsked = true;
    ping();
    judge(SLICES);
  };
  const judge = (slices: number): void => {
    const from = clock.monotonic();
    timer = clock.after(SLICE_MS, () => {
      if (clock.monotonic() - from > SLICE_MS + SLICE_TOLERANCE_MS) return judge(SLICES);
      if (slices > 1) return judge(slices - 1);
      timer = null;
      onHung();
    });
  };
  return {
    watch(has) {
      hasWork = has;
      if (isStopped || isAsked) return;
      if (!has) cancel();
      else if (timer === null) ask();
    },
    answered() {
      isAsked = false;
      cancel();
      if (hasWork && !isStopped) timer = clock.after(PING_MS, ask);
    },
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
