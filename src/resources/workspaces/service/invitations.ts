// Invitations: created with a mail, revoked, redeemed. Invariants: an invitation is redeemed once; an address has at most one
// open invitation per workspace, the one in the newest mail. Deliberately omitted: creating the users who redeem them
// (resources/members, resources/auth).
import type { Invitation, InvitationCreate } from '../../../../generated/types.ts';
import type { WorkspaceRole } from '../../../core/context.ts';
import { fail } from '../../../core/errors.ts';
import { createdId } from '../../../core/ids.ts';
import { hashToken, isToken, newToken } from '../../../core/tokens.ts';
import { inTransaction, onConstraint, type Db, type Trx } from '../../../database/transaction.ts';
import type { Context } from '../../../runtime.ts';
import { audit, auditSystem } from '../../audit-log/service.ts';
import { queueMail, requireMail } from '../../mail/service.ts';
import { brandedPage } from '../../white-label/service.ts';
import * as store from '../store.ts';
import * as invitations from '../store/invitations.ts';
import { toInvitation } from '../wire.ts';
import { requireMayGrant, requireSameRole } from './members.ts';

const PREFIX = 'it_';
const VALID_DAYS = 7;
/** Maximum mails to outside addresses that one workspace can trigger. */
const MAX_PER_DAY = 100;
const HOUR_SECONDS = 3_600;

/**
 * @param inviter name for the mail; null: the mail names nobody
 * @throws Failure `mail_not_configured`, `owner_required`, `already_member`, `rate_limited`
 */
export async function createInvitation(
  ctx: Context,
  inviter: string | null,
  input: InvitationCreate,
): Promise<Invitation> {
  const { workspaceId, userId } = ctx.actor;
  const { email, role = 'member' } = input;
  requireMail(ctx);
  requireMayGrant(ctx, role);
  return inTransaction(ctx.db, async (trx) => {
    const workspace = await store.lockWorkspace(trx, workspaceId);
    await requireSameRole(trx, ctx);
    if (await store.selectIsMember(trx, workspaceId, email)) throw fail('already_member');
    if ((await invitations.countRecentInvitations(trx, workspaceId)) >= MAX_PER_DAY) throw tooMany();
    const replaced = await invitations.revokeInvitationOf(trx, workspaceId, email);
    const token = newToken(PREFIX);
    const id = createdId(ctx, 'inv');
    const secret = { token_hash: hashToken(token), invited_by: userId };
    const row = { workspace_id: workspaceId, id, email, role, ...secret };
    const invitation = await invitations.insertInvitation(trx, row, VALID_DAYS);
    const page = await brandedPage(trx, ctx, workspaceId, '/account/invitation');
    const link = `${page}#id=${id}&token=${token}`;
    const names = { inviter, workspace: workspace?.name ?? '' };
    const content = { kind: 'invitation', link, ...names, role, days: VALID_DAYS } as const;
    await queueMail(trx, ctx, { workspaceId, recipient: email, content });
    const changes = { email, role, ...(replaced === undefined ? {} : { replaces: replaced }) };
    await audit(trx, ctx, { action: 'invitation.created', targetId: id, changes });
    return toInvitation(invitation);
  });
}

function tooMany() {
  return fail('rate_limited', {
    detail: `A workspace can send ${MAX_PER_DAY} invitations in 24 hours.`,
    retryAfter: HOUR_SECONDS,
  });
}

/** @throws Failure `invitation_not_found`, `invitation_closed` */
export async function revokeInvitation(ctx: Context, id: string): Promise<void> {
  const { workspaceId } = ctx.actor;
  await inTransaction(ctx.db, async (trx) => {
    const row = await invitations.lockInvitation(trx, workspaceId, id);
    if (!row) throw fail('invitation_not_found');
    requireOpen(row);
    await invitations.closeInvitation(trx, row, null);
    await audit(trx, ctx, { action: 'invitation.revoked', targetId: id, changes: { email: row.email } });
  });
}

/** The workspace, role and address that an invitation's token grants. */
interface Invited {
  workspaceId: string;
  email: string;
  role: WorkspaceRole;
}

/** @param id required id of the invitation, if given @throws Failure `invitation_not_found`, `invitation_closed` */
export async function findInvited(db: Db, token: string, id?: string): Promise<Invited> {
  const hash = hashOf(token);
  const row = hash === null ? undefined : await invitations.selectInvitationByToken(db, hash);
  if (!row || (id !== undefined && row.id !== id)) throw fail('invitation_not_found');
  requireOpen(row);
  return { workspaceId: row.workspace_id, email: row.email, role: row.role };
}

/**
 * Makes the user a member by the token and closes the invitation, in the given transaction. Of two concurrent requests, one
 * succeeds.
 * @param client address and request, for the audit log
 * @throws Failure `invitation_not_found`, `invitation_closed`, `already_member`
 */
export async function redeemInvitation(
  trx: Trx,
  token: string,
  userId: string,
  client: { ip?: string; requestId?: string },
): Promise<{ workspace: store.WorkspaceRow; role: WorkspaceRole }> {
  const hash = hashOf(token);
  const row = hash === null ? undefined : await invitations.lockInvitationByToken(trx, hash);
  if (!row) throw fail('invitation_not_found');
  requireOpen(row);
  const { workspace_id: workspaceId, id: targetId, role } = row;
  await store
    .insertMember(trx, workspaceId, userId, role)
    .catch(onConstraint({ members_pkey: () => fail('already_member') }));
  await invitations.closeInvitation(trx, row, userId);
  const changes = { role, invited_by: row.invited_by };
  await auditSystem(trx, workspaceId, { action: 'invitation.accepted', targetId, userId, changes, ...client });
  const workspace = await store.selectWorkspace(trx, workspaceId);
  if (!workspace) throw fail('invitation_not_found');
  return { workspace, role };
}

function hashOf(token: string): Buffer | null {
  return isToken(PREFIX, token) ? hashToken(token) : null;
}

function requireOpen({ status, is_expired: isExpired }: invitations.InvitationRow): void {
  const why = { accepted: 'was accepted', revoked: 'was revoked or replaced by a newer one' } as const;
  if (status !== 'pending') throw fail('invitation_closed', { detail: `The invitation ${why[status]}.` });
  if (isExpired) throw fail('invitation_closed', { detail: `The invitation has expired after ${VALID_DAYS} days.` });
}
