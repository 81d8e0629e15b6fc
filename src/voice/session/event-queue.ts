// The ordered event queue of a session. Components communicate only through it.
// Invariants: events are decided one at a time, in the order in which they were emitted. An event that a decision emits waits
// until that decision is carried out. Events before `start` wait.
import type { TurnEvent } from '../vocabulary.ts';

interface EventQueue {
  emit(event: TurnEvent): void;
  /**
   * Decides the waiting events, and from then on each event as it is emitted.
   * @param onError returns the event that replaces everything waiting when `decide` throws
   */
  start(decide: (event: TurnEvent) => void, onError: (error: Error, event: TurnEvent) => TurnEvent): void;
}

export function createEventQueue(): EventQueue {
  const waiting: TurnEvent[] = [];
  let drain: (() => void) | null = null;
  return {
    emit(event) {
      waiting.push(event);
      drain?.();
    },
    start(decide, onError) {
      let busy = false;
      drain = () => {
        if (busy) return;
        busy = true;
        for (let event = waiting.shift(); event; event = waiting.shift()) {
          try {
            decide(event);
          } catch (error) {
            waiting.length = 0;
            waiting.push(onError(error as Error, event));
          }
        }
        busy = false;
      };
      drain();
    },
  };
}
