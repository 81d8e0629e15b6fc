// Access tokens of LiveKit rooms, one for the agent, one for a caller's browser; and the signature of the server's callbacks,
// which is such a token, too. A token opens one room only.
import { AccessToken, WebhookReceiver, type ParticipantInfo } from 'livekit-server-sdk';
import { AGENT, type RoomNews } from './callbacks.ts';
import type { SipSettings } from './sip.ts';

/** `ParticipantInfo_Kind.SIP` of the protocol, which the SDK does not hand on by name. */
const SIP_KIND: ParticipantInfo['kind'] = 3;

/** Only joining needs it: the server renews it for who is inside. */
const AGENT_TOKEN_SECONDS = 10 * 60;

export function agentToken(settings: SipSettings, room: string): Promise<string> {
  return sign(settings, room, AGENT, AGENT_TOKEN_SECONDS);
}

export function callerToken(settings: SipSettings, room: string, identity: string, seconds: number): Promise<string> {
  return sign(settings, room, identity, seconds);
}

function sign({ apiKey, apiSecret }: SipSettings, room: string, identity: string, seconds: number): Promise<string> {
  const token = new AccessToken(apiKey, apiSecret, { identity, ttl: seconds });
  token.addGrant({ roomJoin: true, room, canPublish: true, canSubscribe: true, canPublishData: true });
  return token.toJwt();
}

/** The token in `authorization` is signed with our secret, fresh, and holds the hash of the body. Null when it is not. */
export async function readCallback(
  { apiKey, apiSecret }: SipSettings,
  body: string,
  authorization: string | undefined,
): Promise<RoomNews | null> {
  try {
    const { event, room, participant } = await new WebhookReceiver(apiKey, apiSecret).receive(body, authorization);
    const { identity = '', kind, attributes = {} } = participant ?? {};
    return { event, room: room?.name ?? '', identity, isPhone: kind === SIP_KIND, attributes };
  } catch {
    // The SDK has one kind of error for all that can be wrong with a signature.
    return null;
  }
}
