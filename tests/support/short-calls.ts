// A loopback carrier with as many numbers as a test needs: any number of +1 303 behaves like the test number that its last
// two digits select (…00 to …08; …09 fails at the carrier, others are busy). Optionally reports every dial, and delays the
// response to a dial. For campaigns, whose contacts all have different numbers.
import { setTimeout } from 'node:timers/promises';
import type { ProviderRegistry } from '../../src/providers/directory.ts';
import type { Carrier, DialRequest } from '../../src/providers/ports/carrier.ts';

const WIDE = /^\+1303\d{7}$/;
const BROKEN = '09';
const CALLER = '+12025550199';

/** The nth number that behaves like a test number, e.g. `numberLike('01', 7)`; n below 100 000. */
export function numberLike(persona: string, n: number): string {
  return `+1303${String(n).padStart(5, '0')}${persona}`;
}

export interface Dial {
  callId: string;
  to: string;
}

/** @param onDial called on each dial request @param answersAfterMs real time until the carrier's first event of a call */
export function withShortCalls(onDial: (dial: Dial) => void = () => undefined, answersAfterMs = 0) {
  return (registry: ProviderRegistry): ProviderRegistry => {
    const loopback = registry.carrier(CALLER, '+12025550100')!;
    const wide: Carrier = {
      ...loopback,
      serves: (from, to) => WIDE.test(to) || loopback.serves(from, to),
      async *dial(request) {
        onDial({ callId: request.legName, to: request.to });
        if (answersAfterMs > 0) await setTimeout(answersAfterMs);
        if (request.to.endsWith(BROKEN)) yield { type: 'failed', reason: 'carrier_error', detail: '503 no trunk' };
        else yield* loopback.dial(asTestNumber(request));
      },
    };
    return { ...registry, carrier: (from, to) => (wide.serves(from, to) ? wide : registry.carrier(from, to)) };
  };
}

function asTestNumber(request: DialRequest): DialRequest {
  const persona = Number(request.to.slice(-2));
  return WIDE.test(request.to) ? { ...request, to: `+120255501${persona <= 8 ? `0${persona}` : '01'}` } : request;
}
