// Access tokens of LiveKit rooms: one for the agent, one for a caller's browser. A token opens one room only.
import { AccessToken } from 'livekit-server-sdk';
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
