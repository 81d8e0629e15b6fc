// HTTP handlers of phone numbers: translate requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { pageRequest } from '../../core/page.ts';
import * as service from './service.ts';
import { importPhoneNumber } from './service/import.ts';
import { buyPhoneNumber, searchAvailableNumbers } from './service/purchase.ts';
import { releasePhoneNumber } from './service/release.ts';
import { assignPhoneNumber, updatePhoneNumber } from './service/settings.ts';
import { rotateInboundWebhookSecret } from './service/webhook-secret.ts';

export const handlers: HandlersFor<'phone-numbers'> = {
  async listPhoneNumbers(ctx, { query }) {
    return { status: 200, body: await service.listPhoneNumbers(ctx, pageRequest(query)) };
  },
  async searchAvailableNumbers(ctx, { query }) {
    const { country, type, contains, capability, limit, carrier, area_code: areaCode } = query;
    const wanted = { country, type: type ?? 'local', contains, capability, limit, areaCode };
    return { status: 200, body: await searchAvailableNumbers(ctx, wanted, carrier) };
  },
  async buyPhoneNumber(ctx, { body }) {
    return { status: 201, body: await buyPhoneNumber(ctx, body) };
  },
  async importPhoneNumber(ctx, { body }) {
    return { status: 201, body: await importPhoneNumber(ctx, body) };
  },
  async getPhoneNumber(ctx, { path }) {
    return { status: 200, body: await service.getPhoneNumber(ctx, path.id) };
  },
  async updatePhoneNumber(ctx, { path, body }) {
    return { status: 200, body: await updatePhoneNumber(ctx, path.id, body) };
  },
  async assignPhoneNumber(ctx, { path, body }) {
    return { status: 200, body: await assignPhoneNumber(ctx, path.id, body.agent_id) };
  },
  async rotateInboundWebhookSecret(ctx, { path, body }) {
    return { status: 200, body: await rotateInboundWebhookSecret(ctx, path.id, body ?? {}) };
  },
  async releasePhoneNumber(ctx, { path }) {
    await releasePhoneNumber(ctx, path.id);
    return { status: 204 };
  },
};
