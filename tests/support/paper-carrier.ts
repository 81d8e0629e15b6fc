// A carrier of real numbers that exists on paper: it takes every call, rings, and nobody answers. It remembers whom it was
// asked to dial. For tests of what happens before a paid call is dialed.
import type { Carrier, DialRequest } from '../../src/providers/ports.ts';

export interface PaperCarrier extends Carrier {
  dialed: DialRequest[];
}

export function paperCarrier(id = 'paper'): PaperCarrier {
  const dialed: DialRequest[] = [];
  return {
    id,
    description: 'Takes every call; nobody answers.',
    dialed,
    serves: (_from, to) => !/^\+1202555/.test(to),
    async *dial(request) {
      dialed.push(request);
      yield { type: 'ringing' };
      yield { type: 'failed', reason: 'no_answer', detail: '480 nobody answered' };
    },
    async transfer() {
      throw new Error('there is nothing to transfer');
    },
  };
}
