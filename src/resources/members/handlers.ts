// HTTP side of members and invitations: translates requests and responses only.
import type { HandlersFor } from '../../../generated/operations.ts';
import { pageRequest } from '../../core/page.ts';
import { revokeInvitation } from '../workspaces/service/invitations.ts';
import { listMembers, updateMember } from '../workspaces/service/members.ts';
import * as service from './service.ts';

export const handlers: HandlersFor<'members'> = {
  async listMembers(ctx, { query }) {
    return { status: 200, body: await listMembers(ctx, query.status, pageRequest(query)) };
  },
  async updateMember(ctx, { path, body }) {
    return { status: 200, body: await updateMember(ctx, path.id, body.role) };
  },
  async removeMember(ctx, { path, query }) {
    return { status: 200, body: await service.removeMember(ctx, path.id, query.revoke_api_keys ?? false) };
  },
  async createInvitation(ctx, { body }) {
    return { status: 201, body: await service.createInvitation(ctx, body) };
  },
  async revokeInvitation(ctx, { path }) {
    await revokeInvitation(ctx, path.id);
    return { status: 204 };
  },
  async acceptInvitation(ctx, { path, body }) {
    return { status: 200, body: await service.acceptInvitation(ctx, path.id, body) };
  },
};
