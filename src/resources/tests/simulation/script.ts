// A caller with fixed turns. After the last one, it has nothing more to say.
import type { TestScript } from '../../../../generated/types.ts';
import type { CallerMove, CallerPart } from './caller.ts';

export function scriptedPart({ turns }: TestScript): CallerPart {
  let at = 0;
  return {
    next() {
      const turn = turns[at++];
      if (!turn) return Promise.resolve(null);
      const move: CallerMove = {
        ...(turn.say === undefined ? {} : { say: [turn.say] }),
        ...(turn.press === undefined ? {} : { press: turn.press }),
        ...(turn.wait_ms === undefined ? {} : { waitMs: turn.wait_ms }),
        ...(turn.hang_up === undefined ? {} : { hangUp: turn.hang_up }),
      };
      return Promise.resolve(move);
    },
    interruptsNext: () => turns[at]?.interrupts === true,
  };
}
