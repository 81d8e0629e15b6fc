// Supervising live calls, as the API knows it: the right to follow one, who may use it, and the note by which one process of
// ours vouches for a supervisor to another. The socket is in socket.ts. Invariant: a token opens one call, once, for five
// minutes, up to the mode that was asked for.
import type { MonitorToken, MonitorTokenCreate } from '../../../../generated/types.ts';
import { openGrantOf } from '../../../protocol/credentials.ts';
import { fail, invalid } from '../../../core/errors.ts';
import { socketAddress } from '../../../protocol/server-socket.ts';
import { hashToken, isToken, newToken } from '../../../core/tokens.ts';
import { FRAME_MS, SAMPLE_RATE } from '../../../providers/ports.ts';
import { modeIncludes } from '../../../voice/supervision/supervision.ts';
import { audit } from '../../audit-log/service.ts';
import { deleteSilentProcesses } from '../rows/voice-processes.ts';
import { requireCall } from '../service.ts';
import { lockCall } from '../rows/calls.ts';
import * as store from '../rows/monitor-tokens.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Context, Runtime } from '../../../runtime.ts';

export type { Grant } from '../rows/monitor-tokens.ts';

const PREFIX = 'mon_';
const JOIN_SECONDS = 300;
const PURGE_BATCH = 1_000;
/** From one process of ours to another, which has it at once. */
const NOTE_MS = 10_000;
const NOTE_PURPOSE = 'monitor-note';

/** @throws Failure `call_not_found`, `call_not_active`, `validation_failed` for a beginning beyond the mode */
export async function createMonitorToken(
  ctx: Context,
  callId: string,
  { mode = 'listen', initial_mode: initialMode = mode }: MonitorTokenCreate,
): Promise<MonitorToken> {
  const { workspaceId } = ctx.actor;
  await requireCall(ctx.db, workspaceId, callId);
  if (!modeIncludes(mode, initialMode)) throw invalid('/initial_mode', 'beyond_mode', `is more than ${mode}`);
  const token = newToken(PREFIX);
  await inTransaction(ctx.db, async (trx) => {
    const { status } = (await lockCall(trx, callId))!;
    if (status !== 'in_progress') throw fail('call_not_active', { detail: `The call is ${status}.` });
    const expiresAt = new Date(ctx.clock.now() + JOIN_SECONDS * 1000);
    const grant = { callId, mode, initialMode, by: principalOf(ctx) };
    const credentialId = openGrantOf(ctx.actor, 'write')?.credentialId ?? null;
    await store.insertToken(trx, workspaceId, { ...grant, hash: hashToken(token), credentialId, expiresAt });
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

function principalOf({ actor }: Context): store.Grant['by'] {
  return { kind: actor.kind, id: actor.kind === 'key' ? actor.keyId : actor.userId };
}

/** What this token allows on this call. It does so once. */
export async function redeemToken({ db }: Runtime, callId: string, token: string): Promise<store.Redeemed | null> {
  return isToken(PREFIX, token) ? store.takeToken(db, callId, hashToken(token)) : null;
}

/** Vouches for a supervisor whose token was taken here, to the process that carries the call. */
export function writeNote({ vault, clock }: Runtime, grant: store.Grant): string {
  return vault.seal(NOTE_PURPOSE, JSON.stringify({ ...grant, until: clock.now() + NOTE_MS }));
}

/** Null for what no process of ours has written, and what is stale. */
export function readNote({ vault, clock }: Runtime, callId: string, text: string): store.Grant | null {
  let note: store.Grant & { until: number };
  try {
    note = JSON.parse(vault.open(NOTE_PURPOSE, text)) as typeof note;
  } catch {
    // Whatever it is, it is not one of ours.
    return null;
  }
  return note.callId === callId && clock.now() < note.until ? note : null;
}

export async function purgeMonitoring({ db }: Runtime, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await store.deleteExpiredTokens(db, PURGE_BATCH)) === PURGE_BATCH);
  await deleteSilentProcesses(db);
}
