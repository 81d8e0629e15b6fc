// Exports an answered call as a trace to the operator's OpenTelemetry collector. The job is enqueued with the analysis of the call,
// once; it is retried if the collector is unavailable, and a refused trace is logged and dropped.
import type { Trx } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';
import { createVendorHttp } from '../../../providers/vendor-http.ts';
import type { Uses } from '../../../runtime.ts';
import { loadBlueprint } from '../../agents/service.ts';
import { selectCallById } from '../rows/calls.ts';
import { readTimeline } from '../rows/timeline.ts';
import { traceRequest } from './trace.ts';

/** More than any conversation has. */
const MAX_ROWS = 10_000;
const TIMEOUT_MS = 10_000;
/** One export at a time: a collector that is slow or away must not occupy the workers of other jobs. */
const QUEUE = 'traces';

/** Enqueues the export in the transaction that stores the analysis. Does nothing without a collector. */
export async function enqueueTrace(trx: Trx, { config }: Uses<'config'>, callId: string): Promise<void> {
  if (config.tracing.endpoint === null) return;
  await enqueue(trx, 'calls.export-trace', { callId }, { jobKey: `trace:${callId}`, queue: QUEUE });
}

export async function exportTrace(
  runtime: Uses<'config' | 'db' | 'log'>,
  callId: string,
  signal: AbortSignal,
): Promise<void> {
  const { endpoint, headers, serviceName } = runtime.config.tracing;
  if (endpoint === null) return;
  const call = await selectCallById(runtime.db, callId);
  if (!call || call.erased_at || call.started_at === null || call.ended_at === null) return;
  const { started_at, ended_at } = call;
  const { settings, agent_name: agentName } = await loadBlueprint(
    runtime.db,
    call.workspace_id,
    call.agent_id,
    call.agent_version,
  );
  const { response_engine: engine } = settings;
  const model = engine.type === 'service-llm' ? (engine.model ?? null) : null;
  const rows = await readTimeline(runtime.db, callId, 0, MAX_ROWS);
  const request = traceRequest({ call: { ...call, started_at, ended_at }, agentName, model, rows }, serviceName);
  const http = createVendorHttp('otlp');
  try {
    await http.expectSuccess({
      method: 'POST',
      url: `${endpoint}/v1/traces`,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(request),
      signal,
      timeoutMs: TIMEOUT_MS,
    });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.retryable) throw error;
    runtime.log.warn({ callId, err: error }, 'the collector refused the trace of a call');
  } finally {
    await http.close();
  }
}
