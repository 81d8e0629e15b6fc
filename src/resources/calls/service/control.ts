// Control of a live call. A command becomes a row and a NOTIFY, because the session may run in another process. The API then
// waits a short time for the outcome.
import type { CallControl, CallControlResult, HandoffControl } from '../../../../generated/types.ts';
import { sleep } from '../../../core/clock.ts';
import { fail, invalid } from '../../../core/errors.ts';
import { createdId } from '../../../core/ids.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Context } from '../../../runtime.ts';
import { findAgent } from '../../agents/service.ts';
import { checkDraft, type DraftSettings } from '../../agents/service/draft.ts';
import { audit } from '../../audit-log/service.ts';
import { lookUpRoute, findRefusal } from '../dispatch/call-route.ts';
import { lockCall, type CallRow } from '../rows/calls.ts';
import { insertCommand, resolveCommand, selectCommand, type CommandRow } from '../rows/commands.ts';
import { writeDraft } from '../rows/drafts.ts';
import { CONTROL_CHANNEL } from '../rows/timeline.ts';
import { requireCall } from '../service.ts';

const WAIT_MS = 2_000;
const POLL_INTERVAL_MS = 50;

/**
 * @throws Failure `call_not_found`, `call_not_active`; `validation_failed` for a destination that may not be called, for an agent
 * that is not in the workspace, and for a draft that does not fit; `provider_failed`
 */
export async function controlCall(ctx: Context, callId: string, command: CallControl): Promise<CallControlResult> {
  const { workspaceId } = ctx.actor;
  const call = await requireCall(ctx.db, workspaceId, callId);
  if (call.status !== 'in_progress') throw fail('call_not_active', { detail: `The call is ${call.status}.` });
  if (command.action === 'transfer') await checkTransfer(ctx, call, command.to);
  const draft = command.action === 'handoff' ? await checkHandoff(ctx, call, command) : null;
  const id = createdId(ctx, 'tc');
  await inTransaction(ctx.db, async (trx) => {
    const { status } = (await lockCall(trx, callId))!;
    if (status !== 'in_progress') throw fail('call_not_active', { detail: `The call is ${status}.` });
    if (draft) await writeDraft(trx, workspaceId, callId, draft);
    // The process that carries the call reads the draft from call_drafts, which the retention of the workspace deletes in time.
    const kept = draft ? { ...command, draft: {} } : command;
    await insertCommand(trx, workspaceId, { id, callId, command: JSON.stringify(kept) });
    await audit(trx, ctx, { action: 'call.controlled', targetId: callId, changes: { action: command.action } });
    await ctx.notifications.notify(trx, CONTROL_CHANNEL, callId);
  });
  return toResult(await awaitOutcome(ctx, callId, id));
}

/** Checks the destination to give the client a reason. The process that carries the call checks it again. */
async function checkTransfer(ctx: Context, call: CallRow, to: string): Promise<void> {
  const { number, carrier } = await lookUpRoute(ctx, call);
  if (!number) throw invalid('/to', 'no_number', 'cannot be reached: the call is not on a number of the workspace');
  const refusal = await findRefusal(ctx, { number, carrier }, to);
  if (refusal) throw invalid('/to', refusal.code, refusal.detail);
}

/** @returns settings that the call's own agent uses from now on; null without a draft */
async function checkHandoff(
  ctx: Context,
  call: CallRow,
  { agent_id: agentId, draft }: HandoffControl,
): Promise<Partial<DraftSettings> | null> {
  const agent = await findAgent(ctx.db, ctx.actor.workspaceId, agentId);
  if (!agent) throw invalid('/agent_id', 'not_found', 'must be an agent in this workspace');
  if (draft === undefined) return null;
  if (call.channel !== 'web' || call.agent_id !== agentId) {
    throw invalid('/draft', 'not_allowed', 'is allowed only for a browser call and the agent that it began with');
  }
  return (await checkDraft(ctx, agent, draft)).settings;
}

async function awaitOutcome(ctx: Context, callId: string, id: string): Promise<CommandRow> {
  const { workspaceId } = ctx.actor;
  const deadline = ctx.clock.monotonic() + WAIT_MS;
  for (;;) {
    const row = await selectCommand(ctx.db, workspaceId, id);
    // The call has ended and was erased.
    if (!row) throw fail('call_not_found');
    if (row.done_at || ctx.clock.monotonic() >= deadline || ctx.signal.aborted) return row;
    const { ended_at: endedAt } = await requireCall(ctx.db, workspaceId, callId);
    if (endedAt) await resolveCommand(ctx.db, workspaceId, id, 'the call ended first');
    else await sleep(ctx.clock, POLL_INTERVAL_MS);
  }
}

function toResult({ id, command, done_at, failure }: CommandRow): CallControlResult {
  const status = done_at === null ? 'pending' : failure === null ? 'done' : 'failed';
  return { id, action: (command as CallControl).action, status, failure };
}
