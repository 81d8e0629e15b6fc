// One 20 ms beat for all lines of a carrier: a timer for each line would cost more than the lines do.
// Used by the lines of loopback and LiveKit. Invariant: no drift (beat n is due at start + n × 20 ms); a late timer catches
// up, but never by more than ten beats at once: what is later than that is lost, as it would be on a network.
import type { Clock, Timer } from '../../core/clock.ts';
import { FRAME_MS } from '../ports.ts';

export interface Ticker {
  /** Calls `onTick` once per 20 ms until the returned function is called. */
  subscribe(onTick: () => void): () => void;
}

/** 200 ms: a garbage collection or a model load is shorter, and a burst of ten frames is still harmless. */
const CATCH_UP_MAX_TICKS = 10;

export function createTicker(clock: Clock): Ticker {
  const subscribers = new Set<() => void>();
  let timer: Timer | null = null;
  let dueMs = 0;

  function beat(): void {
    let ticks = Math.floor((clock.monotonic() - dueMs) / FRAME_MS) + 1;
    if (ticks > CATCH_UP_MAX_TICKS) {
      dueMs += (ticks - CATCH_UP_MAX_TICKS) * FRAME_MS;
      ticks = CATCH_UP_MAX_TICKS;
    }
    for (; ticks > 0; ticks--) {
      dueMs += FRAME_MS;
      for (const onTick of subscribers) onTick();
    }
    timer = subscribers.size > 0 ? clock.after(dueMs - clock.monotonic(), beat) : null;
  }

  return {
    subscribe(onTick) {
      subscribers.add(onTick);
      if (!timer) {
        dueMs = clock.monotonic() + FRAME_MS;
        timer = clock.after(FRAME_MS, beat);
      }
      return () => {
        subscribers.delete(onTick);
        if (subscribers.size > 0) return;
        timer?.cancel();
        timer = null;
      };
    },
  };
}
