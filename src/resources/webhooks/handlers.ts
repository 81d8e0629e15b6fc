// HTTP side of webhooks: translates requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { pageRequest } from '../../core/page.ts';
import { parseTime } from '../../core/time.ts';
import * as service from './service.ts';

export const handlers: HandlersFor<'webhooks'> = {
  async createWebhook(ctx, { body }) {
    return { status: 201, body: await service.createWebhook(ctx, body) };
  },
  async listWebhooks(ctx, { query }) {
    return { status: 200, body: await service.listWebhooks(ctx, query.agent_id, pageRequest(query)) };
  },
  async getWebhook(ctx, { path }) {
    return { status: 200, body: await service.getWebhook(ctx, path.id) };
  },
  async updateWebhook(ctx, { path, body }) {
    return { status: 200, body: await service.updateWebhook(ctx, path.id, body) };
  },
  async deleteWebhook(ctx, { path }) {
    await service.deleteWebhook(ctx, path.id);
    return { status: 204 };
  },
  async rotateWebhookSecret(ctx, { path, body }) {
    return { status: 200, body: await service.rotateWebhookSecret(ctx, path.id, body ?? {}) };
  },
  async sendTestWebhook(ctx, { path, body }) {
    return { status: 200, body: await service.sendTestWebhook(ctx, path.id, body ?? {}) };
  },
  async listWebhookDeliveries(ctx, { query }) {
    const { status, webhook_id, agent_id, call_id, event } = query;
    const from = query.from === undefined ? undefined : parseTime(query.from);
    const to = query.to === undefined ? undefined : parseTime(query.to);
    const filter = { status, webhookId: webhook_id, agentId: agent_id, callId: call_id, event, from, to };
    return { status: 200, body: await service.listWebhookDeliveries(ctx, filter, pageRequest(query)) };
  },
  async getWebhookDelivery(ctx, { path }) {
    return { status: 200, body: await service.getWebhookDelivery(ctx, path.id) };
  },
  async replayWebhookDeliveries(ctx, { body }) {
    return { status: 202, body: await service.replayWebhookDeliveries(ctx, body) };
  },
};
