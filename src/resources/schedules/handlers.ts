// HTTP handlers of schedules: translate requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { pageRequest } from '../../core/page.ts';
import * as service from './service.ts';

export const handlers: HandlersFor<'schedules'> = {
  async createSchedule(ctx, { body }) {
    return { status: 201, body: await service.createSchedule(ctx, body) };
  },
  async listSchedules(ctx, { query }) {
    const filter = { status: query.status, agentId: query.agent_id };
    return { status: 200, body: await service.listSchedules(ctx, filter, pageRequest(query)) };
  },
  async getSchedule(ctx, { path }) {
    return { status: 200, body: await service.getSchedule(ctx, path.id) };
  },
  async updateSchedule(ctx, { path, body }) {
    return { status: 200, body: await service.updateSchedule(ctx, path.id, body) };
  },
  async cancelSchedule(ctx, { path }) {
    await service.cancelSchedule(ctx, path.id);
    return { status: 204 };
  },
};
