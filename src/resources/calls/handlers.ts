// HTTP handlers of calls. Calls have several services: service.ts, service/, after/.
import type { HandlersFor } from '../../../generated/operations.ts';
import { pageRequest } from '../../core/page.ts';
import { parseTime } from '../../core/time.ts';
import { prefers } from '../../protocol/content-negotiation.ts';
import { getCallAnalysis } from './after/analysis.ts';
import { rerunCallAnalysis } from './after/analysis-rerun.ts';
import { deleteCall } from './service/erasure.ts';
import { updateCall } from './service/update.ts';
import { controlCall } from './service/control.ts';
import { exportCalls } from './after/export.ts';
import { createMonitorToken } from './service/monitor.ts';
import { serveRecording } from './after/recording/serve.ts';
import * as service from './service.ts';
import { streamCallEvents } from './service/stream.ts';

export const handlers: HandlersFor<'calls'> = {
  async listCalls(ctx, { query }) {
    const { status, agent_id: agentId, campaign_id: campaignId, direction, channel, tag, rating, q } = query;
    const from = query.from === undefined ? undefined : parseTime(query.from);
    const to = query.to === undefined ? undefined : parseTime(query.to);
    const filter = { status, agentId, campaignId, direction, channel, tag, rating, q, from, to };
    if (prefers(ctx.accept, 'text/csv')) {
      const headers = { 'content-disposition': 'attachment; filename="calls.csv"' };
      return { status: 200, contentType: 'text/csv', stream: exportCalls(ctx, filter), headers };
    }
    return { status: 200, body: await service.listCalls(ctx, filter, pageRequest(query)) };
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
    return { status: 200, events: await streamCallEvents(ctx, path.id, Number(headers['last-event-id'] ?? 0)) };
  },
};
