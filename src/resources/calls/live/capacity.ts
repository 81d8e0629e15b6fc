// How many calls this process may carry: speech, models and sound share its one event loop, and beyond a number of calls all
// of them suffer. A call takes its room before it is claimed and gives it back when it is over.
// Invariant: what finds no room was neither claimed nor dialed, so that another process can carry it.
import type { Place } from '../dispatch/stt-slots.ts';

export interface Room {
  /** Null when this process may take no further call. */
  take(): Place | null;
  taken(): number;
  /** What it tells others: none while it may not work. */
  offered(): number;
  readonly capacity: number;
}

/** @param mayWork while it says no, there is no room */
export function createRoom(capacity: number, mayWork: () => boolean = () => true): Room {
  let taken = 0;
  return {
    capacity,
    taken: () => taken,
    offered: () => (mayWork() ? capacity : 0),
    take() {
      if (taken >= capacity || !mayWork()) return null;
      taken++;
      let isHeld = true;
      return () => {
        if (isHeld) taken--;
        isHeld = false;
      };
    },
  };
}
