// Access tokens of LiveKit rooms: one for the agent and one for a caller's browser. A token opens only one room. The signature of
// the server's callbacks is such a token, too.
import { AccessToken, WebhookReceiver, type ParticipantInfo } from 'livekit-server-sdk';
import { AGENT, type RoomUpdate } from './callbacks.ts';
import type { SipSettings } from './sip.ts';

/** `ParticipantInfo_Kind.SIP` of the protocol, which the SDK does not export. */
const SIP_KIND: ParticipantInfo['kind'] = 3;

/** Only needed to join; the server renews the tokens of participants. */
const AGENT_TOKEN_SECONDS = 10 * 60;

export function agentToken(settings: SipSettings, room: string): Promise<string> {
  return participantToken(settings, room, AGENT, AGENT_TOKEN_SECONDS);
}

export function participantToken(
  { apiKey, apiSecret }: SipSettings,
  room: string,
  identity: string,
  seconds: number,
): Promise<string> {
  const token = new AccessToken(apiKey, apiSecret, { identity, ttl: seconds });
  token.addGrant({ roomJoin: true, room, canPublish: true, canSubscribe: true, canPublishData: true });
  return token.toJwt();
}

/**
 * Returns the body if the token in `authorization` is signed with our secret, fresh, and contains the hash of the body. Otherwise
 * returns null.
 */
export async function readCallback(
  { apiKey, apiSecret }: SipSettings,
  body: string,
  authorization: string | undefined,
): Promise<RoomUpdate | null> {
  try {
    const { event, room, participant } = await new WebhookReceiver(apiKey, apiSecret).receive(body, authorization);
    const { identity = '', kind, attributes = {} } = participant ?? {};
    return { event, room: room?.name ?? '', identity, isPhone: kind === SIP_KIND, attributes };
  } catch {
    // The SDK throws the same error for every fault of a signature.
    return null;
  }
}
