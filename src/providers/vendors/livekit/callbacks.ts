// Interprets LiveKit's callbacks about rooms (https://docs.livekit.io/home/server/webhooks, …/sip/sip-participant). Pure.
// A participant that we invite has one of our identities. Any other telephone participant has called one of our numbers.

/** A verified event of a room. */
export interface RoomUpdate {
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
  /** An inbound call: it rings until another participant joins the room. */
  | { type: 'caller_joined'; caller: RoomCaller }
  /** A caller, or a number called for one, has left. */
  | { type: 'phone_left'; caller: RoomCaller };

/** A telephone in a room, which may belong to another service on the same server. */
export interface RoomCaller {
  room: string;
  identity: string;
  /** Null if the caller's number is withheld. */
  from: string | null;
  /** The number on the trunk's side; empty if it is not a telephone number. */
  to: string;
  /** The trunk of the call. */
  trunkId: string;
}

/** Identity of a caller's browser, or of the callee that we invite. */
export const PEER = 'caller';
/** Identity of the fallback number that is called for a caller whom no agent can answer. */
export const FALLBACK = 'fallback';
export const AGENT = 'agent';

const OURS = new Set([PEER, FALLBACK, AGENT]);
const NUMBER = /^\+?([1-9]\d{6,14})$/;

/** Returns null if the event does not matter here. */
export function readRoomUpdate({ event, room, identity, isPhone, attributes }: RoomUpdate): RoomCallback | null {
  if (room === '') return null;
  if (!isPhone) return event === 'participant_joined' && identity === PEER ? { type: 'browser_joined', room } : null;
  const to = e164(attributes['sip.trunkPhoneNumber']) ?? '';
  const from = e164(attributes['sip.phoneNumber']);
  const caller = { room, identity, from, to, trunkId: attributes['sip.trunkID'] ?? '' };
  if (event === 'participant_joined') return OURS.has(identity) ? null : { type: 'caller_joined', caller };
  // The line of an outbound call observes its callee itself.
  return event === 'participant_left' && identity !== PEER ? { type: 'phone_left', caller } : null;
}

/** Carriers write numbers with and without the plus sign. */
function e164(text: string | undefined): string | null {
  const digits = NUMBER.exec(text ?? '')?.[1];
  return digits === undefined ? null : `+${digits}`;
}
