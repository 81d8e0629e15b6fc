// LiveKit as a carrier: telephone calls through a SIP trunk, and browsers in a room. The agent joins the room of the call by
// the official client, the callee is invited into it. Made by the registry when LIVEKIT_URL is set; the SDKs load with the
// first call. Invariant: the agent is in the room before anybody is invited, so that no word is lost, and an invitation is
// sent once. Absent on purpose: answering-machine detection; the room does not tell.
import type { Logger } from 'pino';
import type { Clock, Timer } from '../../core/clock.ts';
import {
  ProviderError,
  type Carrier,
  type DialEvent,
  type DialFailure,
  type DialRequest,
  type Line,
} from '../ports.ts';
import { createRoomLine, type RoomLine } from './livekit/line.ts';
import type { JoinedRoom, JoinOptions } from './livekit/room.ts';
import { createTicker, type Ticker } from './ticker.ts';
import type { CallRefused, Sip, SipSettings } from './livekit/sip.ts';
import { isTestNumber } from './loopback.ts';

export interface LiveKitSettings extends SipSettings {
  /** Of the outbound trunk; null: browsers only. */
  sipTrunkId: string | null;
}

export interface RoomInvitation {
  /** Where the browser's LiveKit client connects to. */
  url: string;
  token: string;
}

export interface LiveKit {
  url: string;
  /** Null without a trunk. */
  carrier: Carrier | null;
  /** A token for one browser, for the room of one call. */
  invite(callId: string, seconds: number): Promise<RoomInvitation>;
  /** The agent joins the room of a call and waits for the browser. @throws ProviderError */
  join(callId: string, signal: AbortSignal): Promise<Line>;
  /** Puts everybody out. */
  endRoom(callId: string): Promise<void>;
  /** A callback of the server: a browser has joined this room; null for everything else that it tells. */
  readCallback(body: string, authorization: string | undefined): Promise<{ room: string } | 'forged' | null>;
  /** @throws ProviderError when the server cannot be reached or refuses the key */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** What talks to LiveKit; tests put a room without a network here. */
export interface LiveKitClients {
  join(options: Omit<JoinOptions, 'url' | 'token'> & { room: string }): Promise<JoinedRoom>;
  sip: Sip;
  callerToken(room: string, seconds: number): Promise<string>;
  /** @returns null when the signature is not the server's */
  readCallback(body: string, authorization: string | undefined): Promise<RoomNews | null>;
  dispose(): Promise<void>;
}

/** What the server tells of a room. */
export interface RoomNews {
  event: string;
  room: string;
  identity: string;
}

export interface LiveKitParts {
  clock: Clock;
  log: Logger;
  load?: (settings: LiveKitSettings) => Promise<LiveKitClients>;
}

const CALLER = 'caller';
/** Whatever the server makes of the ring time-out: the callee's phone is silent after that. */
const RING_GRACE_MS = 5_000;

export function createLiveKit(settings: LiveKitSettings, { clock, log, load = loadClients }: LiveKitParts): LiveKit {
  const ticker = createTicker(clock);
  const lines = new WeakMap<Line, { room: string; isOpen(): boolean }>();
  let loading: Promise<LiveKitClients> | null = null;
  const clients = () => (loading ??= load(settings));

  const open = async (room: string, signal: AbortSignal, onCallStatus: (status: string) => void) => {
    const { join, sip } = await clients();
    const opened = await openRoom({ clock, ticker, log }, join, { room, signal, onCallStatus }, () =>
      sip.endRoom(room),
    );
    lines.set(opened.line, { room, isOpen: opened.isOpen });
    return opened;
  };

  const { sipTrunkId } = settings;
  const carrier = sipTrunkId === null ? null : createCarrier({ clock, clients, open, lines, trunkId: sipTrunkId });
  return {
    url: settings.url,
    carrier,
    async invite(callId, seconds) {
      return { url: settings.url, token: await (await clients()).callerToken(callId, seconds) };
    },
    async join(callId, signal) {
      const { line, peerJoined } = await open(callId, signal, () => undefined);
      const aborted = Promise.withResolvers<never>();
      const onAbort = () => aborted.reject(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      try {
        await Promise.race([peerJoined, aborted.promise]);
      } catch (error) {
        await line.close();
        throw error;
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
      return line;
    },
    endRoom: async (callId) => (await clients()).sip.endRoom(callId),
    async readCallback(body, authorization) {
      const news = await (await clients()).readCallback(body, authorization);
      if (!news) return 'forged';
      return news.event === 'participant_joined' && news.identity === CALLER ? { room: news.room } : null;
    },
    check: async () => (await clients()).sip.check(),
    close: async () => (await loading)?.dispose(),
  };
}

interface Opened extends RoomLine {
  peerJoined: Promise<void>;
}

/** Room and line point to each other: what the room tells before the line stands is nothing that a line could lose. */
async function openRoom(
  { clock, ticker, log }: { clock: Clock; ticker: Ticker; log: Logger },
  join: LiveKitClients['join'],
  { room, signal, onCallStatus }: { room: string; signal: AbortSignal; onCallStatus(status: string): void },
  endRoom: () => Promise<void>,
): Promise<Opened> {
  let line: RoomLine | null = null;
  const listener: JoinOptions['listener'] = {
    frame: (frame) => line?.listener.frame(frame),
    digit: (digit) => line?.listener.digit(digit),
    caption: (caption) => line?.listener.caption(caption),
    gone: (reason) => line?.listener.gone(reason),
  };
  const media = await join({ room, peer: CALLER, listener, onCallStatus, clock, log, signal });
  line = createRoomLine({ clock, ticker }, media, endRoom);
  return { ...line, peerJoined: media.peerJoined };
}

interface CarrierParts {
  clock: Clock;
  clients(): Promise<LiveKitClients>;
  open(room: string, signal: AbortSignal, onCallStatus: (status: string) => void): Promise<Opened>;
  lines: WeakMap<Line, { room: string; isOpen(): boolean }>;
  trunkId: string;
}

function createCarrier(parts: CarrierParts): Carrier {
  const { clients, lines } = parts;
  return {
    id: 'livekit',
    description: 'Telephone calls through a SIP trunk of a LiveKit server.',
    serves: (_from, to) => !isTestNumber(to),
    dial: (request) => dial(parts, request),
    async transfer(line, to) {
      if (!/^\+[1-9]\d{6,14}$/.test(to)) throw new ProviderError('livekit', 'refused', `cannot transfer to ${to}`);
      const known = lines.get(line);
      if (!known?.isOpen()) throw new ProviderError('livekit', 'refused', 'not an open line of this carrier');
      const { sip } = await clients();
      await sip.transfer(known.room, CALLER, to);
      await line.close();
    },
  };
}

type Outcome = { type: 'answered' } | { type: 'failed'; reason: DialFailure; detail: string };

async function* dial(parts: CarrierParts, request: DialRequest): AsyncGenerator<DialEvent> {
  const { clock, clients, open, trunkId } = parts;
  const { callId: room, to, from, ringTimeoutMs, signal } = request;
  if (signal.aborted) return yield canceled();
  const ringing = Promise.withResolvers<'ringing'>();
  const { sip } = await clients();
  const { line } = await open(room, signal, (status) => void (status === 'ringing' && ringing.resolve('ringing')));
  if (signal.aborted) {
    await line.close();
    return yield canceled();
  }
  const guard = guardRinging(clock, ringTimeoutMs + RING_GRACE_MS, signal);
  const invited = sip.invite({ trunkId, room, identity: CALLER, to, from, ringTimeoutMs }).then(
    (): Outcome => ({ type: 'answered' }),
    (error: CallRefused): Outcome => ({ type: 'failed', reason: error.reason, detail: error.message }),
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
    // Also when the caller of this generator has lost the call meanwhile.
    if (!isAnswered) await line.close();
  }
}

/** Ends the wait for an answer when we hang up, or when the server forgot the ring time-out. */
function guardRinging(clock: Clock, ms: number, signal: AbortSignal): { gaveUp: Promise<Outcome>; stop(): void } {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const onAbort = () => resolve(canceled());
  const timer: Timer = clock.after(ms, () =>
    resolve({ type: 'failed', reason: 'no_answer', detail: 'nobody answered, and the server did not say so' }),
  );
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
  return { type: 'failed', reason: 'canceled', detail: 'we hung up while it rang' };
}

async function loadClients(settings: LiveKitSettings): Promise<LiveKitClients> {
  const [{ joinRoom, disposeClient }, { createSip }, { agentToken, callerToken, readCallback }] = await Promise.all([
    import('./livekit/room.ts'),
    import('./livekit/sip.ts'),
    import('./livekit/tokens.ts'),
  ]);
  return {
    join: async ({ room, ...options }) =>
      joinRoom({ ...options, url: settings.url, token: await agentToken(settings, room) }),
    sip: createSip(settings),
    callerToken: (room, seconds) => callerToken(settings, room, CALLER, seconds),
    readCallback: (body, authorization) => readCallback(settings, body, authorization),
    dispose: disposeClient,
  };
}
