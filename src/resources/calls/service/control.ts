// Controlling a live call: a wish becomes a row and a NOTIFY that says "look", because the session may live in another
// process; then its outcome is waited for shortly.
import { checkDestination } from '../../phone-numbers/service/route.ts';
import type { CallControl, CallControlResult } from '../../../../generated/types.ts';
import { sleep } from '../../../core/clock.ts';
import type { Context } from '../../../runtime.ts';
import { fail, invalid } from '../../../core/errors.ts';
import { createdId } from '../../../core/ids.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { findAgent } from '../../agents/service.ts';
import { audit } from '../../audit-log/service.ts';
import { isDncNumber } from '../../dnc/service.ts';
import { findActiveNumber } from '../../phone-numbers/service.ts';
import { requireCall } from '../service.ts';
import { lockCall, type CallRow } from '../rows/calls.ts';
import { CONTROL_CHANNEL } from '../rows/timeline.ts';
import { closeWish, findWish, insertWish, type WishRow } from '../rows/commands.ts';

const WAIT_MS = 2_000;
const LOOK_MS = 50;

/**
 * @throws Failure `call_not_found`, `call_not_active`, `validation_failed` for a destination that may not be called and for an
 *   agent of nobody here
 */
export async function controlCall(ctx: Context, callId: string, wish: CallControl): Promise<CallControlResult> {
  const { workspaceId } = ctx.actor;
  const call = await requireCall(ctx.db, workspaceId, callId);
  if (call.status !== 'in_progress') throw fail('call_not_active', { detail: `The call is ${call.status}.` });
  if (wish.action === 'transfer') await checkTransfer(ctx, call, wish.to);
  if (wish.action === 'handoff') await checkSuccessor(ctx, wish.agent_id);
  const id = createdId(ctx, 'tc');
  await inTransaction(ctx.db, async (trx) => {
    const { status } = (await lockCall(trx, callId))!;
    if (status !== 'in_progress') throw fail('call_not_active', { detail: `The call is ${status}.` });
    await insertWish(trx, workspaceId, { id, callId, wish: JSON.stringify(wish) });
    await audit(trx, ctx, { action: 'call.controlled', targetId: callId, changes: { action: wish.action } });
    await ctx.notifications.notify(trx, CONTROL_CHANNEL, callId);
  });
  return toResult(await awaitOutcome(ctx, callId, id));
}

/** Carriers hold a transfer to the same rules again; here whoever asks gets a reason. */
async function checkTransfer(ctx: Context, call: CallRow, to: string): Promise<void> {
  const own = (call.direction === 'inbound' ? call.to_number : call.from_number) ?? '';
  const number = await findActiveNumber(ctx.db, call.workspace_id, own);
  if (!number) throw invalid('/to', 'no_number', 'cannot be reached: the call is on no number of the workspace');
  const carrier =
    call.direction === 'inbound'
      ? ctx.providers.carriers().find(({ id }) => id === number.carrier)
      : ctx.providers.carrier(own, call.to_number ?? '', number.carrier);
  const refusal = carrier && (await checkDestination(ctx.db, ctx, call.workspace_id, number, carrier, to));
  if (refusal) throw invalid('/to', refusal.code, refusal.detail);
  if (await isDncNumber(ctx.db, call.workspace_id, to)) {
    throw invalid('/to', 'dnc_blocked', 'is on the do-not-call list');
  }
}

async function checkSuccessor(ctx: Context, agentId: string): Promise<void> {
  if (await findAgent(ctx.db, ctx.actor.workspaceId, agentId)) return;
  throw invalid('/agent_id', 'not_found', 'is no agent of this workspace');
}

async function awaitOutcome(ctx: Context, callId: string, id: string): Promise<WishRow> {
  const { workspaceId } = ctx.actor;
  const deadline = ctx.clock.monotonic() + WAIT_MS;
  for (;;) {
    const wish = (await findWish(ctx.db, workspaceId, id))!;
    if (wish.done_at || ctx.clock.monotonic() >= deadline || ctx.signal.aborted) return wish;
    const { ended_at: endedAt } = await requireCall(ctx.db, workspaceId, callId);
    if (endedAt) await closeWish(ctx.db, workspaceId, id, 'the call ended first');
    else await sleep(ctx.clock, LOOK_MS);
  }
}

function toResult({ id, wish, done_at, failure }: WishRow): CallControlResult {
  const status = done_at === null ? 'pending' : failure === null ? 'done' : 'failed';
  return { id, action: (wish as CallControl).action, status, failure };
}
