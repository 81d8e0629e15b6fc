// The telephone side of the LiveKit stand-in (livekit-server.ts): trunks, dispatch rules, and the signed callbacks of rooms.
// Requests and responses use the published protocol, so a field that the official client does not know cannot appear.
import { hash } from 'node:crypto';
import * as P from '@livekit/protocol';
import { AccessToken } from 'livekit-server-sdk';

/** A JSON body, as the protocol's messages parse it. */
type Json = ReturnType<P.Room['toJson']>;

export const LIVEKIT_KEY = 'APIlocal';
export const LIVEKIT_SECRET = 'a secret of at least thirty-two characters';

export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export interface SipBook {
  inbound: Map<string, P.SIPInboundTrunkInfo>;
  outbound: Map<string, P.SIPOutboundTrunkInfo>;
  rules: Map<string, P.SIPDispatchRuleInfo>;
  /** Undefined for a method that is not about trunks or rules. @throws ApiFailure */
  answer(method: string, body: Json): Json | undefined;
  /** The room of an inbound call. @throws ApiFailure when no trunk has the number, or no rule matches */
  dispatch(to: string, from: string): { room: string; trunkId: string; ruleId: string };
}

const notFound = (what: string) => new ApiFailure(404, 'not_found', `requested ${what} does not exist`);

export function createSipBook(): SipBook {
  let last = 0;
  const newId = (prefix: string) => `${prefix}_${String(++last).padStart(8, '0')}`;
  const inbound = new Map<string, P.SIPInboundTrunkInfo>();
  const outbound = new Map<string, P.SIPOutboundTrunkInfo>();
  const rules = new Map<string, P.SIPDispatchRuleInfo>();
  const options = { ignoreUnknownFields: true };

  interface Listed {
    sipTrunkId: string;
    numbers: string[];
  }
  const listed = <T extends Listed>(all: Map<string, T>, ids: readonly string[], numbers: readonly string[]): T[] =>
    [...all.values()].filter(
      (trunk) =>
        (ids.length === 0 || ids.includes(trunk.sipTrunkId)) &&
        (numbers.length === 0 || trunk.numbers.length === 0 || trunk.numbers.some((one) => numbers.includes(one))),
    );

  const requireFree = (trunk: P.SIPInboundTrunkInfo): void => {
    const other = [...inbound.values()].find(
      (one) => one.sipTrunkId !== trunk.sipTrunkId && one.numbers.some((number) => trunk.numbers.includes(number)),
    );
    if (other) {
      throw new ApiFailure(400, 'invalid_argument', `Conflicting inbound SIP Trunks: "new" and "${other.sipTrunkId}"`);
    }
  };

  const methods: Record<string, (body: Json) => { toJson(): Json }> = {
    CreateSIPInboundTrunk(body) {
      const trunk = P.CreateSIPInboundTrunkRequest.fromJson(body, options).trunk!;
      requireFree(trunk);
      trunk.sipTrunkId = newId('ST');
      inbound.set(trunk.sipTrunkId, trunk);
      return trunk;
    },
    UpdateSIPInboundTrunk(body) {
      const { sipTrunkId, action } = P.UpdateSIPInboundTrunkRequest.fromJson(body, options);
      if (!inbound.has(sipTrunkId) || action.case !== 'replace') throw notFound('trunk');
      requireFree(action.value);
      inbound.set(sipTrunkId, action.value);
      return action.value;
    },
    ListSIPInboundTrunk(body) {
      const { trunkIds, numbers } = P.ListSIPInboundTrunkRequest.fromJson(body, options);
      return new P.ListSIPInboundTrunkResponse({ items: listed(inbound, trunkIds, numbers) });
    },
    CreateSIPOutboundTrunk(body) {
      const trunk = P.CreateSIPOutboundTrunkRequest.fromJson(body, options).trunk!;
      trunk.sipTrunkId = newId('ST');
      outbound.set(trunk.sipTrunkId, trunk);
      return trunk;
    },
    UpdateSIPOutboundTrunk(body) {
      const { sipTrunkId, action } = P.UpdateSIPOutboundTrunkRequest.fromJson(body, options);
      if (!outbound.has(sipTrunkId) || action.case !== 'replace') throw notFound('trunk');
      outbound.set(sipTrunkId, action.value);
      return action.value;
    },
    ListSIPOutboundTrunk(body) {
      const { trunkIds, numbers } = P.ListSIPOutboundTrunkRequest.fromJson(body, options);
      return new P.ListSIPOutboundTrunkResponse({ items: listed(outbound, trunkIds, numbers) });
    },
    DeleteSIPTrunk(body) {
      const { sipTrunkId } = P.DeleteSIPTrunkRequest.fromJson(body, options);
      if (!inbound.delete(sipTrunkId) && !outbound.delete(sipTrunkId)) throw notFound('trunk');
      return new P.SIPTrunkInfo({ sipTrunkId });
    },
    CreateSIPDispatchRule(body) {
      const { rule, trunkIds, name } = P.CreateSIPDispatchRuleRequest.fromJson(body, options);
      const info = new P.SIPDispatchRuleInfo({
        sipDispatchRuleId: newId('SDR'),
        trunkIds,
        name,
        ...(rule ? { rule } : {}),
      });
      rules.set(info.sipDispatchRuleId, info);
      return info;
    },
    ListSIPDispatchRule(body) {
      const { trunkIds } = P.ListSIPDispatchRuleRequest.fromJson(body, options);
      const items = [...rules.values()].filter(
        (rule) =>
          trunkIds.length === 0 || rule.trunkIds.length === 0 || rule.trunkIds.some((id) => trunkIds.includes(id)),
      );
      return new P.ListSIPDispatchRuleResponse({ items });
    },
    DeleteSIPDispatchRule(body) {
      const { sipDispatchRuleId } = P.DeleteSIPDispatchRuleRequest.fromJson(body, options);
      if (!rules.delete(sipDispatchRuleId)) throw notFound('dispatch rule');
      return new P.SIPDispatchRuleInfo({ sipDispatchRuleId });
    },
  };

  return {
    inbound,
    outbound,
    rules,
    answer: (method, body) => methods[method]?.(body).toJson(),
    dispatch(to, from) {
      const trunk = [...inbound.values()].find(({ numbers }) => numbers.includes(to));
      if (!trunk) throw notFound('trunk');
      const rule = [...rules.values()].find(({ trunkIds }) => trunkIds.includes(trunk.sipTrunkId));
      const how = rule?.rule?.rule;
      if (how?.case !== 'dispatchRuleIndividual') throw notFound('dispatch rule');
      const room = `${how.value.roomPrefix}_${from}_${newId('R')}`;
      return { room, trunkId: trunk.sipTrunkId, ruleId: rule!.sipDispatchRuleId };
    },
  };
}

/** A callback as the server posts it. */
export interface RoomCallbackPost {
  body: string;
  headers: Record<string, string>;
}

export async function roomCallback(
  event: 'participant_joined' | 'participant_left',
  room: string,
  participant: P.ParticipantInfo,
  secret = LIVEKIT_SECRET,
): Promise<RoomCallbackPost> {
  const body = new P.WebhookEvent({ event, room: new P.Room({ name: room }), participant }).toJsonString();
  const token = new AccessToken(LIVEKIT_KEY, secret, { ttl: 300 });
  token.sha256 = hash('sha256', body, 'base64');
  return { body, headers: { 'content-type': 'application/webhook+json', authorization: await token.toJwt() } };
}
