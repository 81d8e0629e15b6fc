// The port of telephony: carriers, and the lines that carry the audio of calls.
import type { SocketRoute } from '../../protocol/server-socket.ts';
import type { AccountKeeper, CarrierAccount, NumberMarket, NumberRoutes } from '../numbers.ts';
import type { Caption } from './stt.ts';

/** Carries the audio of one call. The session reads and writes 20 ms frames; the line handles jitter and transport. */
export interface Line {
  /** Frames of the other side in order, one per 20 ms; the line fills its own gaps with silence. */
  onFrame(listener: (frame: Int16Array) => void): void;
  onCaption(listener: (caption: Caption) => void): void;
  onDtmf(listener: (digit: string) => void): void;
  /** On lines with text input: a complete typed utterance, in addition to recognized speech. */
  onText?(listener: (text: string) => void): void;
  /** For lines with an interrupt button: the other side requests that the agent stop talking. */
  onInterrupt?(listener: () => void): void;
  /** The other side hung up or the transport was lost. Called once. */
  onClose(listener: (reason: LineClosed) => void): void;
  /**
   * Plays a frame; the session writes one per 20 ms and at most `bufferMs` ahead.
   * @returns false if the frame was discarded, because the line is closed or its transport is away or behind
   */
  write(frame: Int16Array): boolean;
  /** Discards frames that were written and not yet played. */
  clear(): void;
  /** Resolves with true when all frames written so far were played, false when they were cleared or the transport was lost. */
  mark(): Promise<boolean>;
  /**
   * Presses keys. Resolves when all of them were sent.
   * @param digits as `parseKeys` (dtmf.ts) accepts them
   * @throws ProviderError `refused` for anything else, `unavailable` if the line ended or the keys were cut off
   */
  sendDtmf(digits: string): Promise<void>;
  /** The agent's words, for lines whose other end displays or reads text (loopback personas, the talk page's captions). */
  sendCaption(caption: Caption): void;
  /** For carriers that detect this only after the answer. Called at most once. */
  onAnsweredBy?(listener: (by: 'human' | 'machine') => void): void;
  /** Lead with which the line expects frames: 0 for lines that play at once. */
  readonly bufferMs: number;
  /** Set by lines of the telephone network (ITU-T G.711): neither side hears anything above 4 kHz, and recordings keep no more. */
  readonly isNarrowband?: boolean;
  /** Hangs up. Idempotent. */
  close(): Promise<void>;
}

export type LineClosed = 'hangup' | 'lost';

export interface DialRequest {
  /** Name of the leg: the id of its call, and for further legs of the call also their number (`call_1-2`). Unique per dial. */
  legName: string;
  from: string;
  to: string;
  ringTimeoutMs: number;
  signal: AbortSignal;
  /** The carrier ends the call this long after its answer, even if this process dies. Default: the carrier's own limit. */
  maxSeconds?: number;
  /** The account of the calling number, if its owner brought one. Default: the deployment's account. */
  account?: CarrierAccount | undefined;
}

export type DialFailure = 'busy' | 'no_answer' | 'declined' | 'invalid_number' | 'carrier_error' | 'canceled';

export type DialEvent =
  | { type: 'ringing' }
  | { type: 'answered'; line: Line; by: 'human' | 'machine' | 'unknown' }
  | { type: 'failed'; reason: DialFailure; detail: string };

export interface Carrier {
  id: string;
  description: string;
  /** False: works only with accounts that number owners bring. Default: true. */
  configured?: boolean;
  /** Imports the SDK that its calls need, if it has one. */
  loadSdk?(): Promise<unknown>;
  /** True if this carrier places calls from this number to that one. */
  serves(from: string, to: string): boolean;
  /** Ends with `answered` or `failed`; aborting the signal earlier hangs up. */
  dial(request: DialRequest): AsyncIterable<DialEvent>;
  /**
   * Cold transfer: the carrier connects the other side to `to` and our leg ends. Fails with ProviderError.
   * @param limitSeconds the carrier ends the leg after this time, if it keeps the leg (`onward` is `dial`)
   * @param signal aborting it prevents a request that was not sent yet; the carrier executes a request that it has received
   */
  transfer(line: Line, to: string, limitSeconds: number, signal: AbortSignal): Promise<void>;
  /**
   * What happens to a call after a cold transfer. `dial`: the account that carries it keeps both legs open until one hangs up.
   * `refer`: the owner of the trunk connects the other side (RFC 3515), and the leg can neither be observed nor ended here.
   * Omitted if the call ends.
   */
  onward?: 'dial' | 'refer';
  /** Returns the state of the leg that a call was connected to. @param ref the carrier's id of the call @throws ProviderError */
  checkOnward?(ref: string, account: CarrierAccount | undefined): Promise<OnwardState>;
  /** Maximum calls started per second by all processes. Default: no limit. */
  callsPerSecond?: number;
  /** Checks that the carrier is reachable and accepts the deployment's key; costs nothing. @throws ProviderError */
  check?(): Promise<void>;
  /** The numbers that the carrier sells. */
  market?: NumberMarket;
  /** The routes of its numbers, for operators: the address of a deployment may change. */
  routes?: NumberRoutes;
  /** The accounts of number owners that the carrier can use. */
  accounts?: AccountKeeper;
  /** Sockets that the carrier sends audio to; the server mounts them. */
  sockets?: readonly SocketRoute[];
  /** Reports inbound calls whose audio has arrived. The call was already offered and accepted. */
  onArrival?(listener: (arrival: Arrival) => void): void;
  /** For a carrier within this process: offers an inbound call before it rings. */
  onOffer?(listener: (offer: Offer) => Promise<OfferAnswer>): void;
  /** Returns the carrier's id of a leg that we dial under this id. Omitted if the carrier assigns and reports its own id. */
  refOf?(leg: string): string;
  /**
   * Ends a leg that has no line in this process. Never rejects.
   * @param call `ref` is the carrier's id of the leg; null if the carrier did not report it
   */
  hangUp?(call: { id: string; ref: string | null }, account: CarrierAccount | undefined): Promise<void>;
  sendSms?(message: SmsRequest): Promise<void>;
}

export type OnwardState =
  /** The leg rings or is connected. */
  | { type: 'live' }
  | { type: 'over'; seconds: number }
  /** The carrier does not report its duration. */
  | { type: 'unknown' };

export interface Arrival {
  /** Id of the call, which is also the name of its first leg. */
  callId: string;
  /**
   * Accepts the call. Aborting the signal before the line is open gives it up.
   * @param account the account of the called number, as in DialRequest
   * @throws ProviderError if the caller has hung up
   */
  accept(account: CarrierAccount | undefined, signal: AbortSignal): Promise<Line>;
  /** Rejects the call. */
  refuse(): void;
  /** This process has no capacity now. The call may arrive again, at this process or another one; the caller hears ringing. */
  wait(): void;
}

export interface Offer {
  from: string;
  to: string;
}

export type OfferAnswer = { callId: string } | { refused: DialFailure; detail: string };

/** All fail with ProviderError. */
interface SmsRequest {
  from: string;
  to: string;
  text: string;
  account?: CarrierAccount | undefined;
  signal: AbortSignal;
}

/** One side of a call at a carrier with callbacks, as last reported. */
export interface Leg {
  /** The carrier's own id of the leg. */
  ref: string;
  status: 'offered' | 'initiated' | 'ringing' | 'answered' | 'over';
  /** The reason for its end, in the carrier's words. */
  detail: string | null;
  answeredBy: 'human' | 'machine' | null;
}

/** Updates of legs, whichever process received the callback. */
export interface LegUpdates {
  /**
   * Reports the known state, then every change, until the returned function is called.
   * @param legName as in `DialRequest.legName`
   */
  watch(legName: string, onLeg: (leg: Leg) => void): () => void;
}
