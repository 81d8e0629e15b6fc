// A phone network within the process: a carrier whose callees are nine personas behind the test numbers. Calls between numbers
// that it sold are connected within this process by two lines back to back, each the other's callee.
// Invariant: everything runs on the given Clock in real time, and a call id behaves the same each time.
import type { Logger } from 'pino';
import { sleep, type Clock } from '../../core/clock.ts';
import { E164 } from '../../core/phone/e164.ts';
import type { Arrival, Carrier, DialEvent, DialRequest, Line, Offer, OfferAnswer } from '../ports/carrier.ts';
import { ProviderError } from '../ports/errors.ts';
import type { TtsProvider } from '../ports/tts.ts';
import { createCallee } from './loopback/callee.ts';
import { createLoopbackLine, type LoopbackLine } from './loopback/line.ts';
import { fictionalNumbers, isFictional } from './loopback/market.ts';
import { createPair } from './loopback/pair.ts';
import { COLLEAGUES, ROUTES, UNKNOWN_CALLEES, type Persona, type PersonaRoute } from './loopback/personas.ts';
import { seededRandom, type Random } from './loopback/sound.ts';

interface LoopbackParts {
  clock: Clock;
  log: Logger;
  /** The callees' voices. */
  tts: TtsProvider;
  /** True: the network sells its own numbers. */
  sellsNumbers?: boolean;
}

/** One number of each persona, ascending. */
export const TEST_NUMBERS: readonly string[] = Object.keys(ROUTES);
/**
 * …0110 to …0198 repeat the nine personas by their last digit, because a campaign dials each number once and needs more than nine
 * contacts.
 */
const TEST_NUMBER = /^\+120255501\d([0-8])$/;

const RING_JITTER_MS = 600;
const ACCEPT_MS = 150;
const TRANSFER_MS = 300;

export function createLoopback(parts: LoopbackParts): Carrier {
  const { clock } = parts;
  const lines = new WeakMap<Line, LoopbackLine>();

  function answer(persona: Persona, random: Random): Line {
    const line = createLoopbackLine({ clock, random }, (far) => createCallee(persona, far, { ...parts, random }));
    lines.set(line, line);
    return line;
  }

  const exchange: Exchange = {
    offer: async () => ({ refused: 'no_answer', detail: '480 nobody takes calls here' }),
    arrive: ({ refuse }) => refuse(),
    connect() {
      const random = Math.random;
      const [near, far] = createPair((answerNear) => createLoopbackLine({ clock, random }, answerNear));
      for (const line of [near, far]) lines.set(line, line);
      return [near, far];
    },
  };

  return {
    id: 'loopback',
    description:
      'Test numbers +12025550100 to +12025550108, repeated up to …0198, answered by scripted callees in this process; …0109 takes a warm transfer, …0119 declines it, …0129 screens calls, …0139 is a voicemail without a beep.',
    serves: (_from, to) => routeOf(to) !== null || isFictional(to),
    dial: (request) =>
      routeOf(request.to) === null ? dialAgent(clock, request, exchange) : dial(clock, request, answer),
    onOffer: (listener) => void (exchange.offer = listener),
    onArrival: (listener) => void (exchange.arrive = listener),
    ...(parts.sellsNumbers ? { market: fictionalNumbers } : {}),
    /** Accepts any E.164 number: the callee leaves this process, and our leg ends without `onClose`. */
    async transfer(line, to, _limitSeconds, signal) {
      if (!E164.test(to)) throw new ProviderError('loopback', 'refused', `cannot transfer to ${to}`);
      await sleep(clock, TRANSFER_MS, signal);
      if (!lines.get(line)?.isOpen())
        throw new ProviderError('loopback', 'refused', 'not an open line of this carrier');
      await line.close();
    },
  };
}

/** True if a persona answers this number. */
export function isTestNumber(to: string): boolean {
  return routeOf(to) !== null;
}

/** Calls between numbers of this network. */
interface Exchange {
  offer(offer: Offer): Promise<OfferAnswer>;
  arrive(arrival: Arrival): void;
  connect(): [Line, Line];
}

/** Dials a number that an agent of this deployment may have: offers the call, and connects it if it is accepted. */
async function* dialAgent(
  clock: Clock,
  { from, to, ringTimeoutMs, signal }: DialRequest,
  exchange: Exchange,
): AsyncGenerator<DialEvent> {
  const taken = await exchange.offer({ from, to });
  if ('refused' in taken) return yield { type: 'failed', reason: taken.refused, detail: taken.detail };
  yield { type: 'ringing' };
  const [near, far] = exchange.connect();
  const arrived = Promise.withResolvers<boolean>();
  exchange.arrive({
    callId: taken.callId,
    async accept() {
      arrived.resolve(true);
      return far;
    },
    refuse: () => arrived.resolve(false),
    // No other process could accept it.
    wait: () => arrived.resolve(false),
  });
  const over = new AbortController();
  const late = sleep(clock, ringTimeoutMs, AbortSignal.any([signal, over.signal])).then(
    () => false,
    () => false,
  );
  const isAnswered = await Promise.race([arrived.promise, late]);
  over.abort();
  if (isAnswered) return yield { type: 'answered', line: near, by: 'human' };
  await near.close();
  await far.close();
  const reason = signal.aborted ? 'canceled' : 'no_answer';
  yield { type: 'failed', reason, detail: signal.aborted ? '487 canceled while ringing' : '408 ring timeout' };
}

function routeOf(to: string): PersonaRoute | null {
  const persona = TEST_NUMBER.exec(to)?.[1];
  if (persona !== undefined) return ROUTES[`+1202555010${persona}`]!;
  const between = { ...COLLEAGUES, ...UNKNOWN_CALLEES };
  return Object.hasOwn(between, to) ? between[to]! : null;
}

async function* dial(
  clock: Clock,
  { legName, to, ringTimeoutMs, signal }: DialRequest,
  answer: (persona: Persona, random: Random) => Line,
): AsyncGenerator<DialEvent> {
  const route = routeOf(to);
  if (!route) return yield { type: 'failed', reason: 'invalid_number', detail: '404 no such number' };
  const random = seededRandom(`${legName} ${to}`);
  const wantedMs = route.type === 'answers' ? route.ringMs + random() * RING_JITTER_MS : route.afterMs;
  try {
    if (route.type === 'answers' || route.rings) {
      await sleep(clock, ACCEPT_MS, signal);
      yield { type: 'ringing' };
    }
    await sleep(clock, Math.min(wantedMs, ringTimeoutMs), signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    return yield { type: 'failed', reason: 'canceled', detail: '487 canceled while ringing' };
  }
  if (wantedMs > ringTimeoutMs) return yield { type: 'failed', reason: 'no_answer', detail: '408 ring timeout' };
  if (route.type === 'fails') return yield { type: 'failed', reason: route.reason, detail: route.detail };
  yield { type: 'answered', line: answer(route.persona, random), by: route.by };
}
