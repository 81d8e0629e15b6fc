// HTTP side of workspaces: translates requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { pageRequest } from '../../core/page.ts';
import * as service from './service.ts';

export const handlers: HandlersFor<'workspaces'> = {
  async listWorkspaces(ctx, { query }) {
    return { status: 200, body: await service.listWorkspaces(ctx, pageRequest(query)) };
  },
  async createWorkspace(ctx, { body }) {
    return { status: 201, body: await service.createWorkspace(ctx, body) };
  },
  async updateWorkspace(ctx, { path, body }) {
    return { status: 200, body: await service.updateWorkspace(ctx, path.id, body) };
  },
};
