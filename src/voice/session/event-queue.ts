// The one ordered queue of a session. Every component emits its events here; nothing else joins them.
// Invariants: events are decided one at a time, in the order in which they were emitted; an event that a decision causes waits
// until that decision is carried out; before `start` events wait.
import type { TurnEvent } from '../vocabulary.ts';

export interface EventQueue {
  emit(event: TurnEvent): void;
  /**
   * Decides what waits, and from then on each event as it is emitted.
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
