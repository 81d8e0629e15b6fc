// LiveKit as a telephone carrier, on top of its rooms and server API.
// Invariants: the agent is in the room before the callee is invited, so that no word is lost. An invitation is sent once. A
// caller's room is joined once, by the process that claimed the call. Deliberately omitted: answering-machine detection and text
// messages, which LiveKit does not have; the voice engine detects the beep of a voicemail on any line.
import type { Clock, Timer } from '../../../core/clock.ts';
import { E164 } from '../../../core/phone/e164.ts';
import type { CarrierAccount } from '../../numbers.ts';
import type { Arrival, Carrier, DialEvent, DialFailure, DialRequest, Line } from '../../ports/carrier.ts';
import { ProviderError } from '../../ports/errors.ts';
import { isTestNumber } from '../../telephony/loopback.ts';
import { FALLBACK, PEER } from './callbacks.ts';
import type { OpenRoom } from './open.ts';
import type { CallRefused, Sip } from './sip.ts';
import type { Trunks } from './trunks.ts';

interface CarrierParts {
  clock: Clock;
  clients(): Promise<{ sip: Sip; trunks: Trunks }>;
  open: OpenRoom;
  /** The deployment's outbound trunk; null: numbers bring their own. */
  trunkId: string | null;
  /** Called if ending a room in the background fails. */
  onError(error: unknown, room: string): void;
}

/** A caller waiting in a room of the server. */
export interface WaitingCaller {
  callId: string;
  room: string;
  identity: string;
  /** Makes the call arrive again soon, at any process. */
  later(): void;
}

interface RoomForward {
  room: string;
  /** The number that was called. */
  from: string;
  to: string;
  /** The server ends the leg this long after its answer. */
  limitSeconds: number;
  account: CarrierAccount | undefined;
}

export interface RoomCarrier {
  carrier: Carrier;
  /** Passes an accepted call to this process's listener for arrivals. */
  arrive(caller: WaitingCaller): void;
  /**
   * Calls a number for a caller whom no agent can answer; resolves when it is answered. Idempotent.
   * @returns false if a number was already called for this caller
   * @throws ProviderError
   */
  forward(forward: RoomForward): Promise<boolean>;
}

/** Extra time after which the callee's phone stops ringing, even if the server ignores the ring timeout. */
const RING_GRACE_MS = 5_000;
/** A caller who is not in the room after this time has hung up. */
const CALLER_MS = 5_000;
const FORWARD_RING_MS = 30_000;

export function createRoomCarrier(parts: CarrierParts): RoomCarrier {
  const { clients, open } = parts;
  const lines = new WeakMap<Line, { room: string; peer: string; isOpen(): boolean }>();
  const opened: OpenRoom = async (options) => {
    const room = await open(options);
    lines.set(room.line, { room: options.room, peer: options.peer, isOpen: room.isOpen });
    return room;
  };
  let onArrival: (arrival: Arrival) => void = ({ refuse }) => refuse();
  const carrier: Carrier = {
    id: 'livekit',
    description:
      'Telephone calls through SIP trunks of a LiveKit server. A voicemail is known by its beep alone, and no text messages are sent.',
    serves: (_from, to) => E164.test(to) && !isTestNumber(to),
    check: async () => (await clients()).sip.check(),
    dial: (request) => dial({ ...parts, open: opened }, request),
    onward: 'refer',
    async checkOnward(room) {
      const { sip } = await clients();
      return { type: (await sip.participants(room)).includes(FALLBACK) ? 'live' : 'unknown' };
    },
    async transfer(line, to, _limitSeconds, signal) {
      if (!E164.test(to)) throw new ProviderError('livekit', 'refused', `cannot transfer to ${to}`);
      const known = lines.get(line);
      if (!known?.isOpen()) throw new ProviderError('livekit', 'refused', 'not an open line of this carrier');
      const { sip } = await clients();
      signal.throwIfAborted();
      await sip.transfer(known.room, known.peer, to);
      // The caller has left the room with the transfer, so a room that cannot be ended does not make the transfer fail.
      await line.close().catch((error: unknown) => parts.onError(error, known.room));
    },
    accounts: {
      types: ['livekit'],
      async adopt(number, account, signal) {
        if (account.type !== 'livekit') throw new ProviderError('livekit', 'refused', 'accepts only LiveKit trunks');
        return (await clients()).trunks.adopt(number, account, signal);
      },
      abandon: async (ref) => (await clients()).trunks.abandon(ref),
    },
    onArrival: (listener) => void (onArrival = listener),
    refOf: roomOf,
    async hangUp({ id, ref }) {
      const room = ref ?? roomOf(id);
      await clients()
        .then(({ sip }) => sip.endRoom(room))
        .catch((error: unknown) => parts.onError(error, room));
    },
  };
  return {
    carrier,
    arrive({ callId, room, identity, later }) {
      onArrival({
        callId,
        accept: (_account, signal) => joinCallerRoom(parts, opened, { room, peer: identity, signal }),
        // The call ended with its room, or was transferred with it.
        refuse: () => undefined,
        wait: later,
      });
    },
    async forward({ room, from, to, limitSeconds, account }) {
      const trunkId = trunkOf(account, parts.trunkId);
      if (trunkId === null) throw new ProviderError('livekit', 'refused', NO_TRUNK);
      const { sip } = await clients();
      if ((await sip.participants(room)).includes(FALLBACK)) return false;
      try {
        const invitation = { trunkId, room, identity: FALLBACK, to, from, ringTimeoutMs: FORWARD_RING_MS };
        await sip.bringIn({ ...invitation, maxSeconds: limitSeconds });
        return true;
      } catch (error) {
        throw new ProviderError('livekit', 'refused', (error as CallRefused).message, { cause: error });
      }
    },
  };
}

/** Returns the room of an outbound leg, whose name is the leg's id. */
function roomOf(leg: string): string {
  return leg;
}

/** Even a slow trunk reports ringing, or audio before the answer (183), well before the ring timeout. */
const NO_RINGING = 'the trunk reported no ringing; check its address and that its server is up';
const NO_TRUNK = 'the number has no outbound trunk';

function trunkOf(account: CarrierAccount | undefined, own: string | null): string | null {
  return account?.type === 'livekit' ? account.outboundTrunkId : own;
}

/** Returns the line to a caller who is in the room. */
async function joinCallerRoom(
  { clock, clients, onError }: CarrierParts,
  open: OpenRoom,
  where: { room: string; peer: string; signal: AbortSignal },
): Promise<Line> {
  const { line, peerJoined } = await open({ ...where, onCallStatus: () => undefined }).catch(async (error: unknown) => {
    // The call will not be answered, so the ringing is ended.
    const { sip } = await clients();
    await sip.endRoom(where.room).catch((why: unknown) => onError(why, where.room));
    throw error;
  });
  const gone = Promise.withResolvers<never>();
  const late = clock.after(CALLER_MS, () =>
    gone.reject(new ProviderError('livekit', 'unavailable', 'the caller hung up before the agent joined')),
  );
  try {
    await Promise.race([peerJoined, gone.promise]);
    return line;
  } catch (error) {
    await line.close();
    throw error;
  } finally {
    late.cancel();
  }
}

type Outcome = { type: 'answered' } | { type: 'failed'; reason: DialFailure; detail: string };

async function* dial(parts: CarrierParts, request: DialRequest): AsyncGenerator<DialEvent> {
  const { clock, clients, open } = parts;
  const { legName, to, from, ringTimeoutMs, maxSeconds, signal } = request;
  const room = roomOf(legName);
  const trunkId = trunkOf(request.account, parts.trunkId);
  if (trunkId === null) return yield { type: 'failed', reason: 'carrier_error', detail: NO_TRUNK };
  if (signal.aborted) return yield canceled();
  const ringing = Promise.withResolvers<'ringing'>();
  let hasRung = false;
  const onCallStatus = (status: string): void => {
    if (status !== 'ringing') return;
    hasRung = true;
    ringing.resolve('ringing');
  };
  const { sip } = await clients();
  const { line } = await open({ room, peer: PEER, signal, onCallStatus });
  if (signal.aborted) {
    await line.close();
    return yield canceled();
  }
  const timedOut = (detail: string): Outcome =>
    hasRung
      ? { type: 'failed', reason: 'no_answer', detail }
      : { type: 'failed', reason: 'carrier_error', detail: `${NO_RINGING} (${detail})` };
  const guard = guardRinging(clock, ringTimeoutMs + RING_GRACE_MS, signal, timedOut);
  const invited = sip.invite({ trunkId, room, identity: PEER, to, from, ringTimeoutMs, maxSeconds }).then(
    (): Outcome => ({ type: 'answered' }),
    ({ reason, message, isTimeout }: CallRefused): Outcome =>
      isTimeout ? timedOut(message) : { type: 'failed', reason, detail: message },
  );
  const outcome = Promise.race([invited, guard.gaveUp]);
  let isAnswered = false;
  try {
    if ((await Promise.race([ringing.promise, outcome])) === 'ringing') yield { type: 'ringing' };
    const end = await outcome;
    isAnswered = end.type === 'answered';
    yield end.type === 'answered' ? { type: 'answered', line, by: 'unknown' } : end;
  } finally {
    guard.stop();
    // Also applies if the consumer of this generator has stopped.
    if (!isAnswered) await line.close();
  }
}

/** Ends the wait for an answer when we hang up, or if the server ignores the ring timeout. */
function guardRinging(
  clock: Clock,
  ms: number,
  signal: AbortSignal,
  timedOut: (detail: string) => Outcome,
): { gaveUp: Promise<Outcome>; stop(): void } {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const onAbort = () => resolve(canceled());
  const timer: Timer = clock.after(ms, () => resolve(timedOut('not answered after the ring timeout')));
  signal.addEventListener('abort', onAbort, { once: true });
  return {
    gaveUp: promise,
    stop() {
      timer.cancel();
      signal.removeEventListener('abort', onAbort);
    },
  };
}

function canceled(): { type: 'failed'; reason: 'canceled'; detail: string } {
  return { type: 'failed', reason: 'canceled', detail: 'canceled while ringing' };
}
