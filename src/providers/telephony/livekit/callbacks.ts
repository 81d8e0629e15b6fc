// What LiveKit's callbacks of rooms mean to us (https://docs.livekit.io/home/server/webhooks, …/sip/sip-participant). Pure.
// Whoever we invite has an identity that we gave; any other participant that is a telephone has called one of our numbers.

/** What the server tells of a room, verified. */
export interface RoomNews {
  event: string;
  room: string;
  identity: string;
  /** A SIP participant. */
  isPhone: boolean;
  attributes: Readonly<Record<string, string>>;
}

export type RoomCallback =
  /** A browser has joined the room of its call. */
  | { type: 'browser_joined'; room: string }
  /** Somebody calls: the SIP call rings until somebody else is in the room. */
  | { type: 'caller_joined'; caller: RoomCaller }
  /** A caller, or whoever was rung up for one, has left. */
  | { type: 'phone_left'; caller: RoomCaller };

/** A telephone in a room, which need not be one of ours: other services may use the same server. */
export interface RoomCaller {
  room: string;
  identity: string;
  /** Null when the caller hides it. */
  from: string | null;
  /** The trunk's side of the call; empty when it is no telephone number. */
  to: string;
  /** That the call goes over. */
  trunkId: string;
}

/** Of a caller's browser, or of the callee whom we invite. */
export const PEER = 'caller';
/** Of whoever is rung up for a caller whom no agent can answer. */
export const FALLBACK = 'fallback';
export const AGENT = 'agent';

const OURS = new Set([PEER, FALLBACK, AGENT]);
const NUMBER = /^\+?([1-9]\d{6,14})$/;

/** Null for what is of no interest here. */
export function readRoomNews({ event, room, identity, isPhone, attributes }: RoomNews): RoomCallback | null {
  if (room === '') return null;
  if (!isPhone) return event === 'participant_joined' && identity === PEER ? { type: 'browser_joined', room } : null;
  const to = e164(attributes['sip.trunkPhoneNumber']) ?? '';
  const from = e164(attributes['sip.phoneNumber']);
  const caller = { room, identity, from, to, trunkId: attributes['sip.trunkID'] ?? '' };
  if (event === 'participant_joined') return OURS.has(identity) ? null : { type: 'caller_joined', caller };
  // The line of a call that we placed follows its callee by itself.
  return event === 'participant_left' && identity !== PEER ? { type: 'phone_left', caller } : null;
}

/** Carriers write numbers with and without the plus sign. */
function e164(text: string | undefined): string | null {
  const digits = NUMBER.exec(text ?? '')?.[1];
  return digits === undefined ? null : `+${digits}`;
}
