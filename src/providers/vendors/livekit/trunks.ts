// The trunks of a LiveKit server for workspaces' numbers: existing trunks, which are checked before a number is saved, and trunks
// that we create for a SIP address. Invariants: a created trunk or rule has the owner and the number in its name, so that a
// second attempt finds the objects of the first. Nothing that we did not create is changed or deleted. Every caller gets a
// separate room.
import {
  ServerError,
  SIPInboundTrunkInfo,
  SIPOutboundTrunkInfo,
  SipClient,
  type SIPDispatchRuleInfo,
} from 'livekit-server-sdk';
import type { Logger } from 'pino';
import { NAMED_TRUNKS, type HeldNumber, type LiveKitTrunks } from '../../numbers.ts';
import { ProviderError } from '../../ports/errors.ts';
import { probeTrunk } from '../../telephony/sip-probe.ts';
import type { SipSettings } from './sip.ts';

export interface Trunks {
  /** @throws ProviderError `refused` if the trunks do not exist or do not have the number */
  adopt(number: string, trunks: LiveKitTrunks, signal: AbortSignal): Promise<HeldNumber>;
  /** Deletes the objects created for a number. @throws ProviderError */
  abandon(ref: string): Promise<void>;
}

interface TrunkSettings extends SipSettings {
  /** The deployment's trunk, for numbers that it lists and that have no outbound trunk of their own. */
  sipTrunkId: string | null;
}

const REQUEST_TIMEOUT_SECONDS = 5;
const ROOM_PREFIX = 'sip_';
const RULE_PREFIX = 'SDR_';
/** `SIPTransport` of the protocol, which the SDK does not export. */
const TRANSPORTS: Readonly<Record<'udp' | 'tcp' | 'tls', SIPOutboundTrunkInfo['transport']>> = {
  udp: 1,
  tcp: 2,
  tls: 3,
};

export interface TrunkParts {
  log: Logger;
  /** Resolves a host to an address that may be reached. @throws ConnectionFailure */
  resolveHost(host: string): Promise<string>;
}

export function createTrunks(settings: TrunkSettings, { log, resolveHost }: TrunkParts): Trunks {
  const { url, apiKey, apiSecret, sipTrunkId } = settings;
  const client = new SipClient(url, apiKey, apiSecret, { requestTimeout: REQUEST_TIMEOUT_SECONDS, failover: false });
  return {
    async adopt(number, trunks, signal) {
      const { sip } = trunks;
      if (!sip) return withProviderErrors(() => useExisting(client, number, trunks, sipTrunkId));
      await probeTrunk(sip, await resolveHost(sip.host), signal);
      return withProviderErrors(() => createForNumber({ client, log }, number, { ...trunks, sip }));
    },
    async abandon(ref) {
      await withProviderErrors(() => remove(client, ref === NAMED_TRUNKS ? [] : ref.split(' ')));
    },
  };
}

async function useExisting(
  client: SipClient,
  number: string,
  trunks: LiveKitTrunks,
  ownTrunkId: string | null,
): Promise<HeldNumber> {
  const { inboundTrunkId } = trunks;
  let { outboundTrunkId } = trunks;
  if (outboundTrunkId !== null) {
    requireNumber(await outboundTrunk(client, outboundTrunkId), outboundTrunkId, number);
  } else if (ownTrunkId !== null && (await outboundTrunk(client, ownTrunkId))?.numbers.includes(number) === true) {
    outboundTrunkId = ownTrunkId;
  }
  if (inboundTrunkId !== null) {
    const [trunk] = await client.listSipInboundTrunk({ trunkIds: [inboundTrunkId] });
    requireNumber(trunk, inboundTrunkId, number);
    await requireRule(client, inboundTrunkId);
  }
  return heldNumber(NAMED_TRUNKS, { ...trunks, outboundTrunkId });
}

async function outboundTrunk(client: SipClient, id: string): Promise<SIPOutboundTrunkInfo | undefined> {
  return (await client.listSipOutboundTrunk({ trunkIds: [id] }))[0];
}

/** Requires the number on the trunk: a trunk for any number does not prove that this one is owned. */
function requireNumber(trunk: { sipTrunkId: string; numbers: string[] } | undefined, id: string, number: string): void {
  if (trunk?.sipTrunkId !== id)
    throw new ProviderError('livekit', 'refused', `there is no trunk ${id} of that direction`);
  if (!trunk.numbers.includes(number))
    throw new ProviderError('livekit', 'refused', `trunk ${id} does not list ${number}`);
}

/** Other numbers of the trunk may use its rule, so a rule that we create for an existing trunk is kept. */
async function requireRule(client: SipClient, trunkId: string): Promise<void> {
  const rule = await ruleOf(client, trunkId);
  if (!rule) return void (await makeRule(client, `parley ${trunkId}`, trunkId));
  const fault = faultOf(rule);
  if (fault === null) return;
  throw new ProviderError(
    'livekit',
    'refused',
    `the dispatch rule ${rule.sipDispatchRuleId} of trunk ${trunkId} ${fault}`,
  );
}

/** Returns why calls under this rule could not be answered; null if they can. */
function faultOf({ rule, hidePhoneNumber, roomConfig }: SIPDispatchRuleInfo): string | null {
  const how = rule?.rule;
  if (how?.case !== 'dispatchRuleIndividual') {
    return `must give each caller a room of their own, and is ${how?.case ?? 'none'}`;
  }
  // A room is one call, so that a second call in it would be taken for a repeated report of the first one.
  if (how.value.noRandomness) return 'gives a caller the same room each time. Let it append a random suffix';
  if (hidePhoneNumber)
    return 'hides the telephone numbers, without which a call is not found. Set hide_phone_number to false';
  const agents = roomConfig?.agents.map(({ agentName }) => agentName || 'without a name') ?? [];
  if (agents.length === 0) return null;
  return `also sends LiveKit's agents (${agents.join(', ')}), which would speak to the caller. Remove them`;
}

/** A rule without trunks applies to all trunks; a rule of the trunk itself takes precedence. */
async function ruleOf(client: SipClient, trunkId: string): Promise<SIPDispatchRuleInfo | undefined> {
  const rules = await client.listSipDispatchRule({ trunkIds: [trunkId] });
  return (
    rules.find(({ trunkIds }) => trunkIds.includes(trunkId)) ?? rules.find(({ trunkIds }) => trunkIds.length === 0)
  );
}

async function makeRule(client: SipClient, name: string, trunkId: string): Promise<string> {
  const rule = await client.createSipDispatchRule(
    { type: 'individual', roomPrefix: ROOM_PREFIX },
    { name, trunkIds: [trunkId] },
  );
  return rule.sipDispatchRuleId;
}

type NewTrunks = LiveKitTrunks & { sip: NonNullable<LiveKitTrunks['sip']> };

/** Reuses objects of an earlier attempt of the same owner; if this attempt fails, the objects that it created are deleted. */
async function createForNumber(
  { client, log }: { client: SipClient; log: Logger },
  number: string,
  { owner, sip, ...trunks }: NewTrunks,
): Promise<HeldNumber> {
  const name = `parley ${owner} ${number}`;
  const made: string[] = [];
  try {
    // Comes first, because a number that is already on an inbound trunk is refused here.
    const inboundTrunkId = await makeInbound(client, name, number, sip, made);
    const rule = await ruleOf(client, inboundTrunkId);
    const isOwn = rule?.trunkIds.includes(inboundTrunkId) === true;
    const ruleId = isOwn ? rule.sipDispatchRuleId : await makeRule(client, name, inboundTrunkId);
    made.push(...(isOwn ? [] : [ruleId]));
    const outboundTrunkId = await makeOutbound(client, name, number, sip, made);
    const all = { ...trunks, owner, inboundTrunkId, outboundTrunkId };
    return heldNumber([inboundTrunkId, outboundTrunkId, ruleId].join(' '), all);
  } catch (error) {
    // The owner needs the original error; a remaining trunk is reused by the next attempt.
    await remove(client, made).catch((err: unknown) => log.warn({ err, made }, 'could not delete unused trunks'));
    throw error;
  }
}

async function makeInbound(
  client: SipClient,
  name: string,
  number: string,
  { inboundAddresses }: NewTrunks['sip'],
  made: string[],
): Promise<string> {
  const wanted = { name, numbers: [number], allowedAddresses: [...inboundAddresses] };
  const known = (await client.listSipInboundTrunk({ numbers: [number] })).find((trunk) => trunk.name === name);
  if (known) {
    const { sipTrunkId } = known;
    await client.updateSipInboundTrunk(sipTrunkId, new SIPInboundTrunkInfo({ sipTrunkId, ...wanted }));
    return sipTrunkId;
  }
  const { sipTrunkId } = await client.createSipInboundTrunk(name, wanted.numbers, wanted);
  made.push(sipTrunkId);
  return sipTrunkId;
}

async function makeOutbound(
  client: SipClient,
  name: string,
  number: string,
  { host, port, transport, username, password }: NewTrunks['sip'],
  made: string[],
): Promise<string> {
  const access = { authUsername: username ?? '', authPassword: password ?? '' };
  const wanted = { name, address: `${host}:${port}`, transport: TRANSPORTS[transport], numbers: [number], ...access };
  const known = (await client.listSipOutboundTrunk({ numbers: [number] })).find((trunk) => trunk.name === name);
  if (known) {
    const { sipTrunkId } = known;
    await client.updateSipOutboundTrunk(sipTrunkId, new SIPOutboundTrunkInfo({ sipTrunkId, ...wanted }));
    return sipTrunkId;
  }
  const { sipTrunkId } = await client.createSipOutboundTrunk(name, wanted.address, wanted.numbers, wanted);
  made.push(sipTrunkId);
  return sipTrunkId;
}

/** From here on LiveKit stores the SIP address and its password. */
function heldNumber(ref: string, trunks: Omit<LiveKitTrunks, 'sip'>): HeldNumber {
  return { ref, capabilities: ['voice'], account: { ...trunks, sip: null } };
}

/** Deletes rules first, because a trunk in use cannot be deleted. Objects that no longer exist are not an error. */
async function remove(client: SipClient, ids: readonly string[]): Promise<void> {
  const [rules, trunks] = [true, false].map((wanted) => ids.filter((id) => id.startsWith(RULE_PREFIX) === wanted));
  for (const id of rules!) await ignoreMissing(client.deleteSipDispatchRule(id));
  for (const id of trunks!) await ignoreMissing(client.deleteSipTrunk(id));
}

async function ignoreMissing(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof ServerError) || error.code !== 'not_found') throw error;
  }
}

/** Converts failures to ProviderError. A refusal of our own key is not the number owner's fault, so it is `unavailable`. */
async function withProviderErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    const { message } = error as Error;
    const isTheirs = error instanceof ServerError && ![401, 403].includes(error.status) && error.status < 500;
    throw new ProviderError('livekit', isTheirs ? 'refused' : 'unavailable', message, { cause: error });
  }
}
