// Access tokens of LiveKit rooms, one for the agent, one for a caller's browser; and the signature of the server's callbacks,
// which is such a token, too. A token opens one room only.
import { AccessToken, WebhookReceiver } from 'livekit-server-sdk';
import type { RoomNews } from '../livekit.ts';
import type { SipSettings } from './sip.ts';

/** Only joining needs it: the server renews it for who is inside. */
const AGENT_TOKEN_SECONDS = 10 * 60;

export function agentToken(settings: SipSettings, room: string): Promise<string> {
  return sign(settings, room, 'agent', AGENT_TOKEN_SECONDS);
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
    return { event, room: room?.name ?? '', identity: participant?.identity ?? '' };
  } catch {
    // The SDK has one kind of error for all that can be wrong with a signature.
    return null;
  }
}
