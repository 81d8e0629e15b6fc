// A LiveKit server: rooms for browsers, and telephone calls through its SIP trunks. The agent joins the room of a call with the
// official client. The SDKs load on first use, or earlier through `warmUp`. resources/calls/callbacks receives the server's
// callbacks.
import type { Logger } from 'pino';
import type { Clock } from '../../../core/clock.ts';
import { SOCKETS, text, url, WEB } from '../../../core/setting-parsers.ts';
import { defineSetting } from '../../../core/setting.ts';
import type { Carrier, Line } from '../../ports/carrier.ts';
import { defineCarrier } from '../define-carrier.ts';
import { AGENT, PEER, readRoomUpdate, type RoomCallback, type RoomUpdate } from './callbacks.ts';
import { createRoomCarrier, type RoomCarrier, type WaitingCaller } from './carrier.ts';
import { createRoomOpener, type OpenParts, type OpenRoom } from './open.ts';
import type { Sip, SipSettings } from './sip.ts';
import type { TrunkParts, Trunks } from './trunks.ts';

interface LiveKitSettings extends SipSettings {
  /** The deployment's outbound trunk; null: numbers bring their own. */
  sipTrunkId: string | null;
}

interface RoomInvitation {
  /** URL for the browser's LiveKit client. */
  url: string;
  token: string;
}

export interface LiveKit {
  url: string;
  carrier: Carrier;
  /** Creates a token for one browser and for the room of one call. */
  invite(callId: string, seconds: number): Promise<RoomInvitation>;
  /** The agent joins the room of a call and waits for the browser. @throws ProviderError */
  join(callId: string, signal: AbortSignal): Promise<Line>;
  /** Passes on an accepted telephone call; this process takes it if its role carries calls. */
  arrive(caller: WaitingCaller): void;
  /** Same as in RoomCarrier. */
  forward: RoomCarrier['forward'];
  /** Ends the room for all participants. */
  endRoom(room: string): Promise<void>;
  /** Ends the room, unless an agent is in it; the agent ends it itself. */
  endRoomWithoutAgent(room: string): Promise<void>;
  /** Reads a callback of the server; null if it does not matter here. */
  readCallback(body: string, authorization: string | undefined): Promise<RoomCallback | 'forged' | null>;
  /** @throws ProviderError if the server cannot be reached or refuses the key */
  check(): Promise<void>;
  /** Loads everything that the first call would otherwise wait for. */
  warmUp(): Promise<void>;
}

/** The LiveKit clients; tests replace them with a room without a network. */
export interface LiveKitClients {
  join: OpenParts['join'];
  sip: Sip;
  trunks: Trunks;
  callerToken(room: string, seconds: number): Promise<string>;
  /** @returns null if the signature is invalid */
  readCallback(body: string, authorization: string | undefined): Promise<RoomUpdate | null>;
}

interface LiveKitParts extends TrunkParts {
  clock: Clock;
  log: Logger;
  load?: (settings: LiveKitSettings, parts: TrunkParts) => Promise<LiveKitClients>;
}

export const liveKit = defineCarrier({
  id: 'livekit',
  name: 'LiveKit',
  scope: 'imported numbers, calls in both directions; rooms for browsers',
  verifiedAgainst:
    'both official clients (rooms, server API) against a stand-in of signalling, real Opus, trunks and signed webhooks; warm transfers too; never a LiveKit server, its SIP service or a telephone',
  settings: {
    url: defineSetting({
      name: 'LIVEKIT_URL',
      parse: url([...SOCKETS, ...WEB]),
      default: null,
      about:
        'A LiveKit server: rooms for calls from apps (POST /v1/rtc/token), and telephone calls through its SIP trunks.',
      example: 'wss://livekit.example.com',
    }),
    apiKey: defineSetting({
      name: 'LIVEKIT_API_KEY',
      parse: text,
      default: null,
      about: 'API key of the LiveKit server.',
      example: 'APIxxxxxxx',
    }),
    apiSecret: defineSetting({
      name: 'LIVEKIT_API_SECRET',
      parse: text,
      default: null,
      about: 'Secret of LIVEKIT_API_KEY.',
      example: 'a-long-random-secret',
    }),
    sipTrunkId: defineSetting({
      name: 'LIVEKIT_SIP_TRUNK_ID',
      parse: text,
      default: null,
      about: 'Outbound trunk for imported numbers that this trunk lists and that have no trunk of their own.',
      example: 'ST_xxxxxxxx',
    }),
  },
  enabledBy: 'url',
  required: ['apiKey', 'apiSecret'],
  needsPublicHttps: false,
  open: (settings, host): LiveKit | null => settings && createLiveKit(settings, host),
});

export function createLiveKit(settings: LiveKitSettings, parts: LiveKitParts): LiveKit {
  const { clock, log, load = loadClients } = parts;
  let loading: Promise<LiveKitClients> | null = null;
  const clients = () => (loading ??= load(settings, parts));
  const endRoom = async (room: string) => (await clients()).sip.endRoom(room);
  const open: OpenRoom = async (options) => createRoomOpener({ clock, log, endRoom, ...(await clients()) })(options);
  const onError = (error: unknown, room: string) => log.warn({ err: error, room }, 'could not end a room');
  const telephony = createRoomCarrier({ clock, clients, open, trunkId: settings.sipTrunkId, onError });
  return {
    url: settings.url,
    ...telephony,
    async invite(callId, seconds) {
      return { url: settings.url, token: await (await clients()).callerToken(callId, seconds) };
    },
    join: (callId, signal) => awaitBrowser(open, callId, signal),
    endRoom,
    async endRoomWithoutAgent(room) {
      const { sip } = await clients();
      if (!(await sip.participants(room)).includes(AGENT)) await sip.endRoom(room);
    },
    async readCallback(body, authorization) {
      const update = await (await clients()).readCallback(body, authorization);
      return update ? readRoomUpdate(update) : 'forged';
    },
    check: async () => (await clients()).sip.check(),
    warmUp: async () => void (await clients()),
  };
}

async function awaitBrowser(open: OpenRoom, room: string, signal: AbortSignal): Promise<Line> {
  const { line, peerJoined } = await open({ room, peer: PEER, signal, onCallStatus: () => undefined });
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
}

/** Ends the native client, once it is loaded. All applications of the process share its one instance. */
let disposeNative: (() => Promise<void>) | null = null;

async function loadRooms() {
  const { joinRoom, disposeClient } = await import('./room.ts');
  disposeNative = disposeClient;
  return { joinRoom };
}

/** Ends the threads of the native client. Only for the end of the process: a later join would fail. */
export async function unloadLiveKit(): Promise<void> {
  const dispose = disposeNative;
  disposeNative = null;
  await dispose?.();
}

async function loadClients(settings: LiveKitSettings, parts: TrunkParts): Promise<LiveKitClients> {
  const [{ joinRoom }, { createSip }, { createTrunks }, tokens] = await Promise.all([
    loadRooms(),
    import('./sip.ts'),
    import('./trunks.ts'),
    import('./tokens.ts'),
  ]);
  return {
    join: async ({ room, ...options }) =>
      joinRoom({ ...options, url: settings.url, token: await tokens.agentToken(settings, room) }),
    sip: createSip(settings),
    trunks: createTrunks(settings, parts),
    callerToken: (room, seconds) => tokens.participantToken(settings, room, PEER, seconds),
    readCallback: (body, authorization) => tokens.readCallback(settings, body, authorization),
  };
}
