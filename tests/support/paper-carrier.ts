// A fake carrier of real numbers: it accepts every call, which rings without an answer; it sells every number and accepts
// every account by default. It records its requests. For tests of everything around paid calls.
import type { AccountKeeper, HeldNumber, NumberMarket } from '../../src/providers/numbers.ts';
import type { Carrier, DialRequest } from '../../src/providers/ports/carrier.ts';

interface PaperCarrier extends Carrier {
  market: NumberMarket;
  accounts: AccountKeeper;
  dialed: DialRequest[];
  /** Numbers that the service owns at the carrier, by the carrier's ids. */
  held: Map<string, string>;
  /** Recorded requests, such as `buy +1…`. */
  asked: string[];
  /** Called before each purchase, release and trial; throws the carrier's error. */
  before: (asked: string) => void | Promise<void>;
}

export function paperCarrier(id = 'paper'): PaperCarrier {
  const held = new Map<string, string>();
  const ask = async (what: string): Promise<void> => {
    carrier.asked.push(what);
    await carrier.before(what);
  };
  const take = (number: string): HeldNumber => {
    held.set(`ref-${number}`, number);
    return { ref: `ref-${number}`, capabilities: ['voice', 'sms'] };
  };
  const carrier: PaperCarrier = {
    id,
    description: 'Takes every call; nobody answers.',
    dialed: [],
    held,
    asked: [],
    before: () => undefined,
    serves: (_from, to) => !to.startsWith('+1202555'),
    async *dial(request) {
      carrier.dialed.push(request);
      yield { type: 'ringing' };
      yield { type: 'failed', reason: 'no_answer', detail: '480 nobody answered' };
    },
    async transfer() {
      throw new Error('there is nothing to transfer');
    },
    market: {
      async search({ country, type, limit }) {
        const numbers = Array.from({ length: limit }, (_, i) => `+1415555${7000 + i}`);
        return numbers.map((number) => ({ number, country, type, region: 'San Francisco', capabilities: ['voice'] }));
      },
      async buy(number) {
        await ask(`buy ${number}`);
        return take(number);
      },
      async release(ref) {
        await ask(`release ${ref}`);
        held.delete(ref);
      },
    },
    accounts: {
      types: ['sip_trunk', 'twilio'],
      async adopt(number) {
        await ask(`adopt ${number}`);
        return take(number);
      },
      async abandon(ref) {
        await ask(`abandon ${ref}`);
        held.delete(ref);
      },
    },
  };
  return carrier;
}
