// Monitoring of live calls in the API: monitor tokens, and vouchers with which one of our processes passes a supervisor to
// another. The socket is in live/monitor-socket.ts. Invariant: a token opens one call, once, within five minutes, up to the
// requested mode.
import type { MonitorToken, MonitorTokenCreate } from '../../../../generated/types.ts';
import { fail, invalid } from '../../../core/errors.ts';
import { hashToken, isToken, newToken } from '../../../core/tokens.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { openGrantOf } from '../../../protocol/credentials.ts';
import { socketAddress } from '../../../protocol/server-socket.ts';
import { FRAME_MS, SAMPLE_RATE } from '../../../providers/ports/audio.ts';
import type { Context, Uses } from '../../../runtime.ts';
import { modeIncludes } from '../../../voice/supervision/supervision.ts';
import { audit } from '../../audit-log/service.ts';
import { lockCall } from '../rows/calls.ts';
import * as store from '../rows/monitor-tokens.ts';
import { deleteSilentProcesses } from '../rows/voice-processes.ts';
import { requireCall } from '../service.ts';

const PREFIX = 'mon_';
const JOIN_SECONDS = 300;
const PURGE_BATCH = 1_000;
/** A voucher is passed between our processes and used immediately. */
const VOUCHER_MS = 10_000;
const VOUCHER_PURPOSE = 'monitor-note';

/** @throws Failure `call_not_found`, `call_not_active`, `validation_failed` for an initial mode beyond the mode */
export async function createMonitorToken(
  ctx: Context,
  callId: string,
  { mode = 'listen', initial_mode: initialMode = mode }: MonitorTokenCreate,
): Promise<MonitorToken> {
  const { workspaceId } = ctx.actor;
  await requireCall(ctx.db, workspaceId, callId);
  if (!modeIncludes(mode, initialMode))
    throw invalid('/initial_mode', 'beyond_mode', `must not allow more than mode (${mode})`);
  const token = newToken(PREFIX);
  await inTransaction(ctx.db, async (trx) => {
    const { status } = (await lockCall(trx, callId))!;
    if (status !== 'in_progress') throw fail('call_not_active', { detail: `The call is ${status}.` });
    const expiresAt = new Date(ctx.clock.now() + JOIN_SECONDS * 1000);
    const grant = { callId, mode, initialMode, by: principalOf(ctx) };
    const credentialId = openGrantOf(ctx.actor, 'write')?.credentialId ?? null;
    await store.insertMonitorToken(trx, workspaceId, { ...grant, hash: hashToken(token), credentialId, expiresAt });
    await audit(trx, ctx, { action: 'call.monitored', targetId: callId, changes: { mode } });
  });
  return {
    token,
    url: `${monitorUrl(ctx.publicUrl())}/${callId}`,
    call_id: callId,
    mode,
    initial_mode: initialMode,
    expires_in: JOIN_SECONDS,
    audio: {
      encoding: 'pcm_s16le',
      sample_rate: SAMPLE_RATE,
      channels: 2,
      frame_ms: FRAME_MS,
      left: 'caller',
      right: 'agent',
    },
  };
}

export function monitorUrl(url: string): string {
  return `${socketAddress(url)}/monitor`;
}

function principalOf({ actor }: Context): store.MonitorGrant['by'] {
  return { kind: actor.kind, id: actor.kind === 'key' ? actor.keyId : actor.userId };
}

/**
 * Redeems a token for this call, once.
 * @returns null when the token is not valid for it
 */
export async function redeemMonitorToken(
  { db }: Uses<'db'>,
  callId: string,
  token: string,
): Promise<store.RedeemedMonitorToken | null> {
  return isToken(PREFIX, token) ? store.takeMonitorToken(db, callId, hashToken(token)) : null;
}

/** Seals a voucher for a supervisor whose token was redeemed here, for the process that carries the call. */
export function sealVoucher({ vault, clock }: Uses<'clock' | 'vault'>, grant: store.MonitorGrant): string {
  return vault.seal(VOUCHER_PURPOSE, JSON.stringify({ ...grant, until: clock.now() + VOUCHER_MS }));
}

/** @returns null when the text was not sealed by one of our processes, or has expired */
export function openVoucher(
  { vault, clock }: Uses<'clock' | 'vault'>,
  callId: string,
  text: string,
): store.MonitorGrant | null {
  let voucher: store.MonitorGrant & { until: number };
  try {
    voucher = JSON.parse(vault.open(VOUCHER_PURPOSE, text)) as typeof voucher;
  } catch {
    // The voucher was not sealed by this service.
    return null;
  }
  return voucher.callId === callId && clock.now() < voucher.until ? voucher : null;
}

export async function purgeMonitoring({ db }: Uses<'db'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await store.deleteExpiredMonitorTokens(db, PURGE_BATCH)) === PURGE_BATCH);
  await deleteSilentProcesses(db);
}
