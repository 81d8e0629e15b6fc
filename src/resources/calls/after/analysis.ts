// The analysis of a call: summary, success, sentiment and the fields of the agent's extraction schema. A job runs it after every
// answered call and publishes `call.completed` and `call_analyzed`, once each. If the model fails permanently, the built-in
// analysis is used. The transaction that stores the analysis also enqueues the export of the call's trace, so that neither exists
// without the other. The end of the call cannot enqueue it: only processes that run this job need to know the collector.
import type { CallAnalysis, ResponseEngine, TranscriptItem } from '../../../../generated/types.ts';
import { fail } from '../../../core/errors.ts';
import { toStorable, type JsonObject } from '../../../core/json.ts';
import { iso } from '../../../core/time.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import type { Context, Uses } from '../../../runtime.ts';
import type { TokenCount } from '../../../voice/session/counted-answer.ts';
import { loadBlueprint } from '../../agents/service.ts';
import { requireAvailable } from '../../agents/service/text-agent.ts';
import { workspaceProviders } from '../../voices/service/workspace-providers.ts';
import type { PricingKey } from '../../wallet/rates.ts';
import { NO_CALL } from '../../wallet/service/holds.ts';
import { publishAll } from '../../webhooks/service/publish.ts';
import { callEvents } from '../call-events.ts';
import * as store from '../rows/analyses.ts';
import { lockCall, selectCallById, type CallRow } from '../rows/calls.ts';
import { appendTimeline } from '../rows/timeline.ts';
import { requireCall, requireContent } from '../service.ts';
import { conversationOfCall } from '../service/transcript.ts';
import { analyzeBuiltin } from './analysis-builtin.ts';
import { analyzeByModel } from './analysis-by-model.ts';
import { enqueueTrace } from './trace-export.ts';

export interface CallAnalysisResult {
  summary: string;
  success: boolean | null;
  sentiment: 'positive' | 'neutral' | 'negative' | null;
  extracted: JsonObject;
  engine: string;
}

/** Input of an analysis. */
export interface AnalyzedCall {
  items: readonly TranscriptItem[];
  /** The utterances as lines of text. */
  text: string;
  call: CallRow;
  extraction: JsonObject | null;
  /** The model of the agent's version; null: the deployment's default. */
  model: string | null;
  language: string;
}

/** @throws Failure `call_not_found`, `analysis_not_ready`, `analysis_not_found` (never answered), `content_removed` */
export async function getCallAnalysis(ctx: Context, id: string): Promise<CallAnalysis> {
  const call = await requireCall(ctx.db, ctx.actor.workspaceId, id);
  requireContent(call, 'analysis');
  const row = await store.selectAnalysis(ctx.db, id);
  if (row) return toAnalysis(row);
  if (call.ended_at && !call.started_at) throw fail('analysis_not_found', { detail: 'The call was never answered.' });
  throw fail('analysis_not_ready', { retryAfter: 2 });
}

/** @param last whether this is the last attempt; if the model fails in it, the built-in analysis is used */
export async function analyzeCall(
  runtime: Uses<'clock' | 'config' | 'db' | 'log' | 'notifications' | 'providers' | 'publicUrl' | 'vault'>,
  callId: string,
  last: boolean,
  signal: AbortSignal,
): Promise<void> {
  const conversation = await conversationOf(runtime, callId);
  if (!conversation) return;
  // The price of the call includes its first analysis.
  const result = await analyze(runtime, conversation, { last, signal, onUsage: () => undefined });
  await inTransaction(runtime.db, (trx) => write(trx, runtime, conversation, toStorable(result)));
}

/**
 * Analyzes a call whose analysis crashed the process: uses the built-in analysis without the agent's schema,
 * which may have been the cause.
 */
export async function analyzeWithoutSchema(
  runtime: Uses<'clock' | 'config' | 'db' | 'notifications' | 'publicUrl'>,
  callId: string,
): Promise<void> {
  const conversation = await conversationOf(runtime, callId);
  if (!conversation) return;
  const result = await analyzeBuiltin({ ...conversation, extraction: null });
  await inTransaction(runtime.db, (trx) => write(trx, runtime, conversation, toStorable(result)));
}

/** Returns null when the call does not exist, is erased, or has or had an analysis. */
async function conversationOf(runtime: Uses<'db'>, callId: string): Promise<AnalyzedCall | null> {
  const call = await selectCallById(runtime.db, callId);
  if (!call || call.erased_at || call.analysis_removed_at || (await store.selectAnalysis(runtime.db, callId)))
    return null;
  return analyzedCall(runtime, call, call.agent_version);
}

/** Loads the input of an analysis, with the settings of a version of the agent. */
export async function analyzedCall(runtime: Uses<'db'>, call: CallRow, version: number): Promise<AnalyzedCall> {
  const { settings } = await loadBlueprint(runtime.db, call.workspace_id, call.agent_id, version);
  const engine = settings.response_engine;
  return {
    ...(await conversationOfCall(runtime.db, call)),
    call,
    extraction: settings.extraction as JsonObject | null,
    model: modelOf(engine),
    language: settings.language,
  };
}

function modelOf(engine: ResponseEngine): string | null {
  return engine.type === 'service-llm' ? (engine.model ?? null) : null;
}

/** Pricing of the analysis of a call of this agent. @throws Failure `provider_failed` for a model that is not available */
export async function analysisPricing(
  runtime: Uses<'db' | 'vault' | 'providers'>,
  { workspaceId, agentId, version }: { workspaceId: string; agentId: string; version: number },
): Promise<PricingKey> {
  const { settings } = await loadBlueprint(runtime.db, workspaceId, agentId, version);
  const providers = await workspaceProviders(runtime, workspaceId);
  const { id: llm } = requireAvailable(() =>
    providers.llm(modelOf(settings.response_engine) ?? providers.defaultModel()),
  );
  return { ...NO_CALL, llm };
}

interface AnalysisOptions {
  /** Whether this is the last attempt; if the model fails in it, the built-in analysis is used. */
  last: boolean;
  signal: AbortSignal;
  onUsage(usage: TokenCount): void;
}

export async function analyze(
  runtime: Uses<'clock' | 'db' | 'log' | 'vault' | 'providers'>,
  conversation: AnalyzedCall,
  { last, ...options }: AnalysisOptions,
): Promise<CallAnalysisResult> {
  const providers = await workspaceProviders(runtime, conversation.call.workspace_id);
  const model = conversation.model ?? providers.defaultModel();
  const provider = providers.llm(model);
  if (provider.id === 'builtin' || conversation.items.length === 0) return analyzeBuiltin(conversation);
  try {
    return await analyzeByModel(provider, model, conversation, { clock: runtime.clock, ...options });
  } catch (error) {
    if (!last) throw error;
    runtime.log.warn(
      { err: error, callId: conversation.call.id },
      'the model could not analyze a call; the built-in analysis is used',
    );
    return analyzeBuiltin(conversation);
  }
}

async function write(
  trx: Trx,
  runtime: Uses<'clock' | 'config' | 'notifications' | 'publicUrl'>,
  { call, items, text }: AnalyzedCall,
  result: CallAnalysisResult,
): Promise<void> {
  const { extracted, ...rest } = result;
  const current = await lockCall(trx, call.id);
  if (!current || current.erased_at || current.analysis_removed_at) return;
  const row = await store.insertAnalysis(trx, { call_id: call.id, ...rest, extracted: JSON.stringify(extracted) });
  if (!row) return;
  const sequence = await appendTimeline(trx, runtime, call.id, [{ type: 'analysis', data: { ...result } }]);
  await publishAll(trx, runtime, callEvents(runtime, call, sequence, { type: 'analysis', items, text, result }));
  await enqueueTrace(trx, runtime, call.id);
}

function toAnalysis(row: store.AnalysisRow): CallAnalysis {
  return {
    call_id: row.call_id,
    summary: row.summary,
    success: row.success,
    sentiment: row.sentiment,
    extracted: row.extracted,
    engine: row.engine,
    created_at: iso(row.created_at),
  };
}
