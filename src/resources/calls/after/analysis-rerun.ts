// Analyzes a call again on request, with the current settings of its agent, for example a new extraction schema or another model.
// When the new analysis is complete, it replaces the earlier one, and its tokens are charged: otherwise a workspace could put any
// question into a schema, and use the models for nothing. Deliberately omitted: events. `call.completed` and
// `call_analyzed` are published once per call.
import type { CallAnalysisRun } from '../../../../generated/types.ts';
import { fail, Failure } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import { toStorable } from '../../../core/json.ts';
import { iso } from '../../../core/time.ts';
import { inTransaction, type Db, type Trx } from '../../../database/transaction.ts';
import type { Context, Uses } from '../../../runtime.ts';
import type { TokenCount } from '../../../voice/session/counted-answer.ts';
import { findLiveAgent } from '../../agents/service.ts';
import { audit } from '../../audit-log/service.ts';
import { chargeUse, requireModelFunds } from '../../wallet/service/holds.ts';
import { costOfUse } from '../../wallet/service/pricing.ts';
import { enqueueAnotherAnalysis } from '../analysis-queue.ts';
import { replaceAnalysis } from '../rows/analyses.ts';
import { lockCall, selectCallById, type CallRow } from '../rows/calls.ts';
import { appendTimeline } from '../rows/timeline.ts';
import { requireCall, requireContent } from '../service.ts';
import { analysisPricing, analyzedCall, analyze, type CallAnalysisResult } from './analysis.ts';

/**
 * @throws Failure `call_not_found`, `analysis_not_ready` (the call is not over), `analysis_not_found` (never answered),
 * `content_removed`, `insufficient_funds`, `provider_failed` (the model is not available)
 */
export async function rerunCallAnalysis(ctx: Context, id: string): Promise<CallAnalysisRun> {
  const call = await requireCall(ctx.db, ctx.actor.workspaceId, id);
  if (!call.ended_at) throw fail('analysis_not_ready', { detail: 'The call is not over.', retryAfter: 5 });
  if (!call.started_at) throw fail('analysis_not_found', { detail: 'The call was never answered.' });
  requireContent(call, 'transcript');
  requireContent(call, 'analysis');
  const { workspaceId } = ctx.actor;
  await requireModelFunds(ctx.db, ctx, workspaceId, await analysisPricing(ctx, await settingsOf(ctx.db, call)));
  const requestedAt = new Date(ctx.clock.now());
  await inTransaction(ctx.db, async (trx) => {
    await enqueueAnotherAnalysis(trx, id);
    await audit(trx, ctx, { action: 'call.analysis_requested', targetId: id });
  });
  return { call_id: id, requested_at: iso(requestedAt) };
}

/** The current settings of the agent of a call; of a deleted agent, those of the call. */
async function settingsOf(db: Db, { workspace_id: workspaceId, agent_id: agentId, agent_version: version }: CallRow) {
  const agent = await findLiveAgent(db, workspaceId, agentId);
  return { workspaceId, agentId, version: agent?.version ?? version };
}

/** Returns whether the transcript or the analysis is removed. Then nothing is analyzed, and no analysis is stored. */
function isRemoved({
  erased_at: erased,
  transcript_removed_at: said,
  analysis_removed_at: analyzed,
}: CallRow): boolean {
  return [erased, said, analyzed].some((at) => at !== null);
}

/**
 * Analyzes a call, if the wallet still has funds: thousands of analyses may have been requested before the first one is charged.
 * @param last whether this is the last attempt; if the model fails in it, the built-in analysis is used
 */
export async function analyzeAgain(
  runtime: Uses<'clock' | 'db' | 'log' | 'notifications' | 'providers' | 'rates' | 'vault'>,
  callId: string,
  last: boolean,
  signal: AbortSignal,
): Promise<void> {
  const call = await selectCallById(runtime.db, callId);
  if (!call || isRemoved(call)) return;
  const settings = await settingsOf(runtime.db, call);
  const { workspaceId, agentId } = settings;
  const conversation = await analyzedCall(runtime, call, settings.version);
  const pricing = await analysisPricing(runtime, settings);
  try {
    await requireModelFunds(runtime.db, runtime, workspaceId, pricing);
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'insufficient_funds')) throw error;
    return keepEarlier(runtime, callId, error.message);
  }
  const used = { llmInputTokens: 0, llmOutputTokens: 0 };
  const onUsage = ({ inputTokens, outputTokens }: TokenCount): void => {
    used.llmInputTokens += inputTokens;
    used.llmOutputTokens += outputTokens;
  };
  const charge = async (trx: Trx): Promise<void> => {
    if (costOfUse(runtime, pricing, used) === 0) return;
    await chargeUse(trx, runtime, workspaceId, { id: newId('msg'), agentId, pricing, used });
  };
  let result: CallAnalysisResult;
  try {
    result = toStorable(await analyze(runtime, conversation, { last, signal, onUsage }));
  } catch (error) {
    // The model wrote something that cannot be used. An attempt that a shutdown interrupted is not charged.
    if (!signal.aborted) await inTransaction(runtime.db, charge);
    throw error;
  }
  await inTransaction(runtime.db, async (trx) => {
    const current = await lockCall(trx, callId);
    if (current && !isRemoved(current)) {
      const { extracted, ...rest } = result;
      await replaceAnalysis(trx, { call_id: callId, ...rest, extracted: JSON.stringify(extracted) });
      await appendTimeline(trx, runtime, callId, [{ type: 'analysis', data: { ...result } }]);
    }
    await charge(trx);
  });
}

/** Records on the timeline why the earlier analysis was kept. */
async function keepEarlier(runtime: Uses<'clock' | 'db'>, callId: string, detail: string): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    const current = await lockCall(trx, callId);
    if (!current || isRemoved(current)) return;
    await appendTimeline(trx, runtime, callId, [{ type: 'warning', data: { code: 'analysis_not_repeated', detail } }]);
  });
}
