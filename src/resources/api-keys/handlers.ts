// HTTP side of API keys: translates requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { pageRequest } from '../../core/page.ts';
import * as service from './service.ts';

export const handlers: HandlersFor<'api-keys'> = {
  async createApiKey(ctx, { body }) {
    return { status: 201, body: await service.createApiKey(ctx, body) };
  },
  async listApiKeys(ctx, { query }) {
    return {
      status: 200,
      body: await service.listApiKeys(ctx, { status: query.status, createdBy: query.created_by }, pageRequest(query)),
    };
  },
  async getApiKey(ctx, { path }) {
    return { status: 200, body: await service.findKey(ctx.db, ctx.actor.workspaceId, path.id) };
  },
  async updateApiKey(ctx, { path, body }) {
    return { status: 200, body: await service.updateApiKey(ctx, path.id, body) };
  },
  async revokeApiKey(ctx, { path }) {
    await service.revokeApiKey(ctx, path.id);
    return { status: 204 };
  },
  async rotateApiKey(ctx, { path, body }) {
    return { status: 201, body: await service.rotateApiKey(ctx, path.id, body ?? {}) };
  },
};
