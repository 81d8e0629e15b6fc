// Browser calls: creates a call that waits for its browser, issues the token that joins it, and checks the health of the
// connection. socket.ts has the sockets, rooms.ts the LiveKit rooms. Invariant: a token joins one call within five minutes; a
// token for a socket joins it once. LiveKit verifies its own tokens and accepts one again while it is valid, for the same
// participant.
import type { RtcEars, RtcHealth, RtcHop, RtcToken, RtcTokenCreate } from '../../../generated/types.ts';
import { createdId, newId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import { checkMetadata } from '../../core/metadata.ts';
import { hashToken, isToken, newToken } from '../../core/tokens.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { openGrantOf, type OpenGrant } from '../../protocol/credentials.ts';
import { socketAddress } from '../../protocol/server-socket.ts';
import type { ProviderCatalogue } from '../../providers/directory.ts';
import type { LiveKit } from '../../providers/vendors/livekit/livekit.ts';
import type { Context, Uses } from '../../runtime.ts';
import { checkDraft } from '../agents/service/draft.ts';
import { withWarnings } from '../agents/service/warnings.ts';
import type { AgentRow } from '../agents/store.ts';
import { audit } from '../audit-log/service.ts';
import type { LiveCalls } from '../calls/live-calls.ts';
import { queueWebCall, requireCallableAgent, type CallQueueing, type NewWebCall } from '../calls/service.ts';
import { workspaceProviders } from '../voices/service/workspace-providers.ts';
import * as store from './store.ts';

const JOIN_PREFIX = 'rtc_';
const JOIN_SECONDS = 300;
/** Join time for visitors of a widget, whose page joins as soon as microphone access is granted. */
const VISITOR_JOIN_SECONDS = 90;
const PURGE_BATCH = 1_000;

/** @throws Failure `agent_not_found`, `validation_failed`, `provider_failed`, `concurrency_limited`, `insufficient_funds` */
export async function createRtcToken(ctx: Context, input: RtcTokenCreate): Promise<RtcToken> {
  const { workspaceId } = ctx.actor;
  const metadata = (input.metadata ?? {}) as JsonObject;
  checkMetadata(metadata);
  const agent = await requireCallableAgent(ctx.db, workspaceId, input.agent_id, input.draft !== undefined);
  const { settings: draft, warnings } = await checkDraft(ctx, agent, input.draft);
  const isRoom = ctx.livekit !== null && input.transport !== 'websocket';
  // Runs while the browser connects.
  ctx.providers.expectCall(agent.settings.voice_id);
  return inTransaction(ctx.db, async (trx) => {
    const id = createdId(ctx, 'call');
    await audit(trx, ctx, { action: 'call.created', targetId: id, changes: { agent_id: agent.id, channel: 'web' } });
    const credentialId = openGrantOf(ctx.actor, 'write')?.credentialId ?? null;
    const call = { id, agent, metadata, variables: input.variables ?? {}, draft, credentialId };
    const grant = isRoom ? grantRoom(trx, ctx, workspaceId, call) : grantCall(trx, ctx, workspaceId, call);
    return { ...(await grant), ...withWarnings(warnings) };
  });
}

interface GrantedCall {
  id?: string;
  agent: AgentRow;
  metadata: JsonObject;
  variables: JsonObject;
  draft?: NewWebCall['draft'];
  /** The key or session that requested the token; null for visitors. */
  credentialId: string | null;
}

/**
 * Queues a call that waits for a browser and issues its token, in the given transaction.
 * @throws Failure `concurrency_limited`, `insufficient_funds`
 */
export async function grantCall(
  trx: Trx,
  runtime: CallQueueing & Uses<'publicUrl'>,
  workspaceId: string,
  { id = newId('call'), credentialId, ...call }: GrantedCall,
): Promise<RtcToken> {
  const seconds = credentialId === null ? VISITOR_JOIN_SECONDS : JOIN_SECONDS;
  const joinBy = new Date(runtime.clock.now() + seconds * 1000);
  await queueWebCall(trx, runtime, workspaceId, { id, ...call, joinBy });
  const token = newToken(JOIN_PREFIX);
  await store.insertToken(trx, workspaceId, { hash: hashToken(token), callId: id, credentialId, expiresAt: joinBy });
  return { token, url: `${socketUrl(runtime)}/${id}`, call_id: id, transport: 'websocket', expires_in: seconds };
}

/**
 * Like grantCall, for a LiveKit room. Serves apps that use LiveKit's client, which the pages of this service do not include.
 * @throws Failure `concurrency_limited`, `insufficient_funds`
 */
async function grantRoom(
  trx: Trx,
  runtime: CallQueueing & Uses<'livekit'>,
  workspaceId: string,
  { id, credentialId, ...call }: GrantedCall & { id: string },
): Promise<RtcToken> {
  const joinBy = new Date(runtime.clock.now() + JOIN_SECONDS * 1000);
  await queueWebCall(trx, runtime, workspaceId, { id, ...call, joinBy });
  // Signed locally, without a request to the LiveKit server.
  const { url, token } = await runtime.livekit!.invite(id, JOIN_SECONDS);
  // LiveKit verifies the token; the row only records which key or session requested it.
  await store.insertToken(trx, workspaceId, { hash: hashToken(token), callId: id, credentialId, expiresAt: joinBy });
  return { token, url, call_id: id, transport: 'livekit', expires_in: JOIN_SECONDS };
}

/**
 * Ends the call because the key or session that requested its token has ended.
 * @param leave hangs up a call that has not begun
 */
export function endForLostAccess(session: ReturnType<LiveCalls['sessionOf']>, leave: () => void): void {
  if (typeof session === 'object') session.end({ status: 'completed', reason: 'ended_by_api' });
  else leave();
}

/**
 * Redeems a token.
 * @returns the credential that requested it; null when the token is not valid for this call
 */
export async function redeemToken(
  { db }: Uses<'db'>,
  callId: string,
  token: string,
): Promise<{ holding: OpenGrant | null } | null> {
  return isToken(JOIN_PREFIX, token) ? store.deleteToken(db, callId, hashToken(token)) : null;
}

/** Invalidates the unused tokens of these calls. Calls that were joined continue. */
export async function withdrawTokens(trx: Trx, workspaceId: string, callIds: readonly string[]): Promise<void> {
  await store.deleteTokens(trx, workspaceId, callIds);
}

export async function purgeTokens({ db }: Uses<'db'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await store.deleteExpiredTokens(db, PURGE_BATCH)) === PURGE_BATCH);
}

/** Returns where speech is recognized with these providers: `browser` when the STT provider is the browser's own captions. */
export function speechInputOf(providers: ProviderCatalogue): RtcEars {
  return providers.recognizer().id === 'captions' ? 'browser' : 'server';
}

function socketUrl({ config, publicUrl }: Uses<'config' | 'publicUrl'>): string {
  return `${socketAddress(config.voiceUrl ?? publicUrl())}/rtc`;
}

export async function getRtcHealth(ctx: Context): Promise<RtcHealth> {
  const providers = await workspaceProviders(ctx, ctx.actor.workspaceId);
  const { livekit } = ctx;
  const hops: RtcHop[] = [
    ...(livekit ? await roomHops(livekit) : socketHops(ctx)),
    // A published name, which keeps its spelling.
    provider(providers, 'recogniser', 'stt'),
    provider(providers, 'model', 'llm'),
    provider(providers, 'voice', 'tts'),
  ];
  const failing = hops.find(({ ok }) => !ok)?.hop ?? null;
  const way = livekit
    ? { transport: 'livekit' as const, url: livekit.url }
    : { transport: 'websocket' as const, url: socketUrl(ctx) };
  return { ok: failing === null, ...way, ears: speechInputOf(providers), failing, hops };
}

function socketHops(ctx: Context): RtcHop[] {
  return [
    checkSignalling(ctx),
    { hop: 'turn', ok: true, detail: 'not needed: the audio goes over the websocket' },
    media(ctx),
  ];
}

async function roomHops(livekit: LiveKit): Promise<RtcHop[]> {
  const refusal = await livekit.check().then(
    () => null,
    (error: Error) => error.message,
  );
  const signalling = {
    hop: 'signalling' as const,
    ok: refusal === null,
    detail: refusal ?? `${livekit.url} accepts our key`,
  };
  return [
    signalling,
    { hop: 'turn', ok: true, detail: 'provided by the LiveKit server' },
    { hop: 'media', ok: true, detail: 'Opus through the LiveKit server' },
  ];
}

function checkSignalling(ctx: Context): RtcHop {
  const ok = ctx.role === 'all' || ctx.config.voiceUrl !== null;
  const detail = ok
    ? `browsers connect to ${socketUrl(ctx)}`
    : 'this process carries no calls; set VOICE_URL to one that does';
  return { hop: 'signalling', ok, detail };
}

/** Browsers grant microphone access only to secure contexts (W3C, Secure Contexts, section 3.1). */
function media({ publicUrl }: Context): RtcHop {
  const { protocol, hostname } = new URL(publicUrl());
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|\[::1\]$)/.test(hostname);
  const ok = protocol === 'https:' || isLocal;
  const detail = ok
    ? '16 kHz mono PCM over the websocket'
    : 'browsers open the microphone on https or localhost only; PUBLIC_URL is neither';
  return { hop: 'media', ok, detail };
}

/** Reports the first configured provider of a kind, which new calls use. */
function provider(providers: ProviderCatalogue, hop: RtcHop['hop'], kind: 'stt' | 'llm' | 'tts'): RtcHop {
  const found = providers.statuses().find((one) => one.kind === kind && one.configured);
  if (!found) return { hop, ok: false, detail: 'none is configured' };
  const ok = found.health !== 'failing';
  return {
    hop,
    ok,
    detail: ok ? `${found.id}: ${found.description}` : `${found.id} fails: ${found.detail ?? 'unknown'}`,
  };
}
