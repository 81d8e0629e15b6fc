// Members of a workspace: list, change roles, remove. Invariants: a workspace always has an owner; only owners create, change or
// remove owners. All changes run under the workspace's lock, so that two concurrent ones cannot remove the last two owners.
import type { Member } from '../../../../generated/types.ts';
import type { WorkspaceRole } from '../../../core/context.ts';
import { fail } from '../../../core/errors.ts';
import { pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../../core/page.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import type { Context } from '../../../runtime.ts';
import { audit } from '../../audit-log/service.ts';
import * as store from '../store.ts';
import * as invitations from '../store/invitations.ts';
import { toMember } from '../wire.ts';

export async function listMembers(
  ctx: Context,
  status: Member['status'] | undefined,
  request: PageRequest,
): Promise<Page<Member>> {
  const { workspaceId } = ctx.actor;
  const after = timeKey(request.cursor);
  const rows = await store.selectMembers(ctx.db, workspaceId, status, { limit: request.limit, after });
  const total = request.includeTotal ? await store.countMembers(ctx.db, workspaceId, status) : undefined;
  return pageOf(rows, request.limit, toMember, timeCursor, total);
}

/** @throws Failure `member_not_found`, `owner_required`, `last_owner` */
export async function updateMember(ctx: Context, userId: string, role: WorkspaceRole): Promise<Member> {
  const { workspaceId } = ctx.actor;
  return inTransaction(ctx.db, async (trx) => {
    const before = await requireChangeable(trx, ctx, userId);
    requireMayGrant(ctx, role);
    if (before.role === role) return toMember(before);
    if (before.role === 'owner') await requireAnotherOwner(trx, workspaceId);
    await store.updateRole(trx, workspaceId, userId, role);
    await revokeInvitationsBy(trx, ctx, userId, role);
    const changes = { from: before.role, to: role };
    await audit(trx, ctx, { action: 'member.updated', targetId: userId, changes });
    return toMember({ ...before, role });
  });
}

/**
 * Removes a member in the given transaction; the caller records it.
 * @throws Failure `member_not_found`, `owner_required`, `last_owner`
 */
export async function deleteMember(trx: Trx, ctx: Context, userId: string): Promise<store.MemberRow> {
  const { workspaceId } = ctx.actor;
  const member = await requireChangeable(trx, ctx, userId);
  if (member.role === 'owner') await requireAnotherOwner(trx, workspaceId);
  await store.deleteMember(trx, workspaceId, userId);
  await revokeInvitationsBy(trx, ctx, userId, null);
  return member;
}

/**
 * Revokes the open invitations that a member has sent and could not send with the new role (null: removed). Otherwise a removed
 * admin could come back through an invitation to another address.
 */
async function revokeInvitationsBy(trx: Trx, ctx: Context, userId: string, role: WorkspaceRole | null): Promise<void> {
  if (role === 'owner') return;
  const revoked = await invitations.revokeInvitationsBy(trx, ctx.actor.workspaceId, userId, {
    onlyOwners: role === 'admin',
  });
  for (const { id, email } of revoked) {
    await audit(trx, ctx, { action: 'invitation.revoked', targetId: id, changes: { email, invited_by: userId } });
  }
}

/** Only owners may create owners. @throws Failure `owner_required` */
export function requireMayGrant({ actor }: Context, role: WorkspaceRole): void {
  if (role === 'owner' && !(actor.kind === 'user' && actor.role === 'owner')) throw fail('owner_required');
}

/** Returns the member, under the workspace's lock. */
async function requireChangeable(trx: Trx, ctx: Context, userId: string): Promise<store.MemberRow> {
  const { workspaceId } = ctx.actor;
  await store.lockWorkspace(trx, workspaceId);
  const member = await store.selectMember(trx, workspaceId, userId);
  if (!member) throw fail('member_not_found');
  await requireStillMay(trx, ctx, member.role);
  return member;
}

/**
 * Checks the requester's role again, which may have changed after the request was authorized, and keeps it until the transaction
 * ends. For changes that outlast a removal of the requester. Keys have no role.
 * @throws Failure `workspace_forbidden`
 */
export async function requireSameRole(trx: Trx, { actor }: Context): Promise<void> {
  if (actor.kind !== 'user') return;
  if ((await store.shareRole(trx, actor.workspaceId, actor.userId)) === actor.role) return;
  throw fail('workspace_forbidden', {
    detail: 'Your role in this workspace has just changed. Send the request again.',
  });
}

async function requireStillMay(trx: Trx, ctx: Context, role: WorkspaceRole): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'user') {
    if (role === 'owner') throw fail('owner_required');
    return;
  }
  await requireSameRole(trx, ctx);
  if (role === 'owner' && actor.role !== 'owner') throw fail('owner_required');
}

async function requireAnotherOwner(trx: Trx, workspaceId: string): Promise<void> {
  if ((await store.countOwners(trx, workspaceId)) < 2) throw fail('last_owner');
}
