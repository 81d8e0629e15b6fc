// LiveKit's server API for telephone calls: invites a callee into a room through a SIP trunk, transfers, ends rooms.
// Invariant: an invitation is sent once, even if its response is lost; a repeated one would ring twice.
import {
  RoomServiceClient,
  ServerError,
  SipCallError,
  SipClient,
  type CreateSipParticipantOptions,
} from 'livekit-server-sdk';
import type { DialFailure } from '../../ports/carrier.ts';
import { ProviderError } from '../../ports/errors.ts';

export interface SipSettings {
  /** `wss://…` or `https://…` of the LiveKit server. */
  url: string;
  apiKey: string;
  apiSecret: string;
}

interface Invitation {
  trunkId: string;
  room: string;
  identity: string;
  to: string;
  from: string;
  ringTimeoutMs: number;
  /** Maximum duration from the answer; undefined: MAX_CALL_SECONDS. */
  maxSeconds: number | undefined;
}

export interface Sip {
  /** Resolves when the callee answers. @throws CallRefused */
  invite(invitation: Invitation): Promise<void>;
  /** Calls a number into the room; participants hear it ring. Resolves when it is answered. @throws CallRefused */
  bringIn(invitation: Invitation): Promise<void>;
  /** Identities of the participants; empty if the room does not exist. @throws ProviderError */
  participants(room: string): Promise<string[]>;
  /** Connects the participant to another number (SIP REFER). @throws ProviderError */
  transfer(room: string, identity: string, to: string): Promise<void>;
  /** Removes all participants: ringing calls stop, connected calls are hung up. Idempotent. */
  endRoom(room: string): Promise<void>;
  /** Sends a cheap request that verifies the key. @throws ProviderError */
  check(): Promise<void>;
}

/** The call was not answered. `reason` is ours, `message` is the carrier's. */
export class CallRefused extends Error {
  readonly reason: DialFailure;
  /** The ring timeout ended the call. The server reports the same for a trunk that never answered. */
  readonly isTimeout: boolean;
  constructor(reason: DialFailure, message: string, isTimeout = false) {
    super(message);
    this.reason = reason;
    this.isTimeout = isTimeout;
  }
}

/** Added to the ring timeout for the round trip to the carrier. */
const ANSWER_GRACE_SECONDS = 10;
const REQUEST_TIMEOUT_SECONDS = 10;
/**
 * The server gives up a transfer before the agent does, which waits 30 seconds. The SDK waits two seconds
 * longer for the response.
 */
const TRANSFER_RING_SECONDS = 20;
/** A room that is not ended keeps a telephone on the line. */
const END_ATTEMPTS = 2;
/** The longest conversation that an agent may be set to (four hours). The carrier enforces it even if this process dies. */
const MAX_CALL_SECONDS = 4 * 60 * 60;

/** Maps SIP response codes (RFC 3261, 21; RFC 3326 for 6xx; RFC 8197 and 8688 for unwanted calls) to reasons of calls. */
const REASONS: Readonly<Record<number, DialFailure>> = {
  404: 'invalid_number',
  408: 'no_answer',
  410: 'invalid_number',
  403: 'declined',
  480: 'no_answer',
  484: 'invalid_number',
  486: 'busy',
  487: 'no_answer',
  600: 'busy',
  603: 'declined',
  604: 'invalid_number',
  607: 'declined',
  608: 'declined',
};
/**
 * The end of the ring timeout in LiveKit's SIP service, which reports no SIP status: `canceled` with the first text; rarely, if the
 * callee answers at that moment, `failed_precondition` with the second one. Source: livekit/sip, pkg/sip/outbound.go and issue 857.
 */
const RANG_OUT = /sip request timed out|context deadline exceeded/;

export function createSip({ url, apiKey, apiSecret }: SipSettings): Sip {
  // Failover to another region repeats the request, which must not happen for invitations.
  const options = { requestTimeout: REQUEST_TIMEOUT_SECONDS, failover: false };
  const sip = new SipClient(url, apiKey, apiSecret, options);
  const rooms = new RoomServiceClient(url, apiKey, apiSecret, options);
  const call = async (invitation: Invitation, more: CreateSipParticipantOptions): Promise<void> => {
    const { trunkId, room, identity, to, from, ringTimeoutMs, maxSeconds = MAX_CALL_SECONDS } = invitation;
    try {
      await sip.createSipParticipant(trunkId, to, room, {
        participantIdentity: identity,
        fromNumber: from,
        ringingTimeout: Math.ceil(ringTimeoutMs / 1000),
        maxCallDuration: Math.min(maxSeconds, MAX_CALL_SECONDS),
        waitUntilAnswered: true,
        timeout: Math.ceil(ringTimeoutMs / 1000) + ANSWER_GRACE_SECONDS,
        ...more,
      });
    } catch (error) {
      throw refusal(error);
    }
  };
  return {
    invite: (invitation) => call(invitation, {}),
    bringIn: (invitation) => call(invitation, { playDialtone: true }),
    async participants(room) {
      try {
        return (await rooms.listParticipants(room)).map(({ identity }) => identity);
      } catch (error) {
        if (error instanceof ServerError && error.code === 'not_found') return [];
        throw new ProviderError('livekit', 'unavailable', (error as Error).message, { cause: error });
      }
    },
    async transfer(room, identity, to) {
      try {
        await sip.transferSipParticipant(room, identity, `tel:${to}`, { ringingTimeout: TRANSFER_RING_SECONDS });
      } catch (error) {
        throw new ProviderError('livekit', 'refused', `cannot transfer to ${to}: ${(error as Error).message}`);
      }
    },
    async endRoom(room) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await rooms.deleteRoom(room);
        } catch (error) {
          if (error instanceof ServerError && error.code === 'not_found') return;
          if (attempt === END_ATTEMPTS) throw error;
        }
      }
    },
    async check() {
      try {
        await rooms.listRooms([]);
      } catch (error) {
        throw new ProviderError('livekit', 'unavailable', (error as Error).message);
      }
    },
  };
}

function refusal(error: unknown): CallRefused {
  const { message } = error as Error;
  if (error instanceof SipCallError && error.sipStatusCode !== undefined) {
    return new CallRefused(REASONS[error.sipStatusCode] ?? 'carrier_error', message);
  }
  const isUnanswered = error instanceof ServerError && (error.code === 'deadline_exceeded' || RANG_OUT.test(message));
  if (isUnanswered) return new CallRefused('no_answer', message, true);
  return new CallRefused('carrier_error', message);
}
