// HTTP handlers of calls. Calls have several services: service.ts, service/, after/.
import type { HandlersFor, RequestOf } from '../../../generated/operations.ts';
import { END_REASONS, OUTCOME_OF } from '../../core/call-outcomes.ts';
import type { Json } from '../../core/json.ts';
import { pageRequest } from '../../core/page.ts';
import { parseTime } from '../../core/time.ts';
import { prefersType } from '../../protocol/content-negotiation.ts';
import type { Context } from '../../runtime.ts';
import { rerunCallAnalysis } from './after/analysis-rerun.ts';
import { getCallAnalysis } from './after/analysis.ts';
import { exportCalls } from './after/export.ts';
import type { CallFilter } from './rows/lists.ts';
import * as service from './service.ts';
import { controlCall } from './service/control.ts';
import { deleteCall } from './service/erasure.ts';
import { getCallSums, listCalls } from './service/lists.ts';
import { createMonitorToken } from './service/monitor.ts';
import { serveRecording } from './service/recording.ts';
import { listAgentFunctionRuns } from './service/runs.ts';
import { streamCallEvents } from './service/stream.ts';
import { listUnansweredQuestions } from './service/unanswered.ts';
import { updateCall } from './service/update.ts';

type Filters = RequestOf<'exportCalls'>['query'];

function filterOf({
  agent_id: agentId,
  not_agent_id: others,
  campaign_id: campaignId,
  end_reason: endReason,
  ...query
}: Filters): CallFilter {
  const { status, direction, channel, tag, rating, number, said, q } = query;
  const { min_duration: least, max_duration: most, min_response_ms: responseMs, metadata, from, to } = query;
  const { outcome } = query;
  const bounds = {
    minMs: least === undefined ? undefined : least * 1000,
    maxMs: most === undefined ? undefined : most * 1000,
    from: from === undefined ? undefined : parseTime(from),
    to: to === undefined ? undefined : parseTime(to),
    notAgentIds: others?.split(','),
    endReasons: outcome === undefined ? undefined : END_REASONS.filter((reason) => OUTCOME_OF[reason] === outcome),
  };
  const member = metadata === undefined ? undefined : memberOf(metadata);
  const plain = {
    responseMs,
    status,
    endReason,
    agentId,
    campaignId,
    direction,
    channel,
    tag,
    rating,
    number,
    said,
    q,
  };
  return { ...plain, ...bounds, metadata: member };
}

/** Parses `order_id=4512`. The value matches as the text `4512` and as the number. */
function memberOf(text: string): NonNullable<CallFilter['metadata']> {
  const at = text.indexOf('=');
  const value = text.slice(at + 1);
  const isPlain = /^(true|false|null|-?(0|[1-9]\d{0,14})(\.\d{1,9})?)$/.test(value);
  return { key: text.slice(0, at), values: isPlain ? [value, JSON.parse(value) as Json] : [value] };
}

function callsFile(ctx: Context, query: Filters) {
  const headers = { 'content-disposition': 'attachment; filename="calls.csv"' };
  return { status: 200, contentType: 'text/csv', stream: exportCalls(ctx, filterOf(query)), headers } as const;
}

export const handlers: HandlersFor<'calls'> = {
  async listCalls(ctx, { query }) {
    if (prefersType(ctx.accept, 'text/csv')) return callsFile(ctx, query);
    return { status: 200, body: await listCalls(ctx, filterOf(query), pageRequest(query)) };
  },
  async exportCalls(ctx, { query }) {
    return callsFile(ctx, query);
  },
  async getCallSums(ctx, { query }) {
    return { status: 200, body: await getCallSums(ctx, filterOf(query)) };
  },
  async listUnansweredQuestions(ctx, { query }) {
    const { knowledge_base_id: baseId, agent_id: agentId, from, below, limit } = query;
    const since = from === undefined ? undefined : parseTime(from);
    return { status: 200, body: await listUnansweredQuestions(ctx, { baseId, agentId, since, below, limit }) };
  },
  async listAgentFunctionRuns(ctx, { path, query }) {
    return { status: 200, body: await listAgentFunctionRuns(ctx, path.id, path.function_id, pageRequest(query)) };
  },
  async createCall(ctx, { body }) {
    return { status: 201, body: await service.createCall(ctx, body) };
  },
  async createOutboundCall(ctx, { body }) {
    return { status: 201, body: await service.createCall(ctx, body) };
  },
  async getCall(ctx, { path }) {
    return { status: 200, body: await service.getCall(ctx, path.id) };
  },
  async updateCall(ctx, { path, body }) {
    return { status: 200, body: await updateCall(ctx, path.id, body) };
  },
  async deleteCall(ctx, { path }) {
    return { status: 200, body: await deleteCall(ctx, path.id) };
  },
  async endCall(ctx, { path }) {
    return { status: 200, body: await service.endCall(ctx, path.id) };
  },
  async controlCall(ctx, { path, body }) {
    return { status: 200, body: await controlCall(ctx, path.id, body) };
  },
  async createMonitorToken(ctx, { path, body }) {
    return { status: 201, body: await createMonitorToken(ctx, path.id, body ?? {}) };
  },
  async getCallRecording(ctx, { path, query, headers }) {
    return serveRecording(ctx, path.id, { channels: query.channels ?? 'stereo', range: headers.range });
  },
  async getCallRecordingMp3(ctx, { path, query, headers }) {
    return serveRecording(ctx, path.id, { channels: query.channels ?? 'stereo', range: headers.range });
  },
  async getCallTranscript(ctx, { path }) {
    return { status: 200, body: await service.getCallTranscript(ctx, path.id) };
  },
  async getCallCost(ctx, { path }) {
    return { status: 200, body: await service.getCallCost(ctx, path.id) };
  },
  async getCallAnalysis(ctx, { path }) {
    return { status: 200, body: await getCallAnalysis(ctx, path.id) };
  },
  async rerunCallAnalysis(ctx, { path }) {
    return { status: 202, body: await rerunCallAnalysis(ctx, path.id) };
  },
  async listCallEvents(ctx, { path, query }) {
    return { status: 200, body: await service.listCallEvents(ctx, path.id, pageRequest(query)) };
  },
  async streamCallEvents(ctx, { path, headers }) {
    const events = await streamCallEvents(ctx, path.id, Number(headers['last-event-id'] ?? 0));
    return events ? { status: 200, events } : { status: 204 };
  },
};
