// HTTP handlers of interfaces that are compatible with other products.
import type { HandlersFor } from '../../../generated/operations.ts';
import { createChatCompletion, streamChatCompletion } from './service/completions.ts';
import { getAgentModel, listAgentModels } from './service/models.ts';
import { createRetellCall, getRetellCall } from './service/retell.ts';

export const handlers: HandlersFor<'compatibility'> = {
  async createChatCompletion(ctx, { body }) {
    if (body.stream) return { status: 200, events: await streamChatCompletion(ctx, body) };
    return { status: 200, body: await createChatCompletion(ctx, body) };
  },
  async listAgentModels(ctx) {
    return { status: 200, body: await listAgentModels(ctx) };
  },
  async createRetellCall(ctx, { body }) {
    return { status: 201, body: await createRetellCall(ctx, body) };
  },
  async getRetellCall(ctx, { path }) {
    return { status: 200, body: await getRetellCall(ctx, path.call_id) };
  },
  async getAgentModel(ctx, { path }) {
    return { status: 200, body: await getAgentModel(ctx, path.model) };
  },
};
