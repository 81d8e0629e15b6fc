// Members and invitations: removing a member, with or without the API keys that they created; inviting a person, and accepting an
// invitation. Invariant: API keys belong to the workspace, so that no integration stops because a person leaves.
import type {
  Invitation,
  InvitationAccept,
  InvitationAcceptance,
  InvitationCreate,
  RemovedMember,
} from '../../../generated/types.ts';
import { fail, invalid } from '../../core/errors.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Context, PublicContext } from '../../runtime.ts';
import { keysCreatedBy, revokeKeysOf } from '../api-keys/service.ts';
import { audit } from '../audit-log/service.ts';
import { ADDRESS_TAKEN, findUser, findUserByEmail, requireOwnAddress, verifyEmail } from '../auth/service.ts';
import { registerInvited } from '../auth/service/invited.ts';
import { toUser } from '../auth/wire.ts';
import { findRole } from '../workspaces/service.ts';
import * as invitations from '../workspaces/service/invitations.ts';
import { deleteMember } from '../workspaces/service/members.ts';
import { toWorkspace } from '../workspaces/wire.ts';

/** @throws Failure `member_not_found`, `owner_required`, `last_owner` */
export async function removeMember(ctx: Context, userId: string, revokesKeys: boolean): Promise<RemovedMember> {
  return inTransaction(ctx.db, async (trx) => {
    const { email, role } = await deleteMember(trx, ctx, userId);
    const keys = revokesKeys ? await revokeKeysOf(trx, ctx, userId) : await keysCreatedBy(trx, ctx, userId);
    const changes = { email, role, api_keys: keys.map(({ id }) => id), api_keys_revoked: revokesKeys };
    await audit(trx, ctx, { action: 'member.removed', targetId: userId, changes });
    return { id: userId, email, role, api_keys: keys, api_keys_revoked: revokesKeys };
  });
}

/** @throws Failure `mail_not_configured`, `owner_required`, `already_member`, `rate_limited` */
export async function createInvitation(ctx: Context, input: InvitationCreate): Promise<Invitation> {
  return invitations.createInvitation(ctx, await inviterOf(ctx), input);
}

/** Returns the name for the mail; null for a key whose creator has left, because the workspace must not learn about that user. */
async function inviterOf({ db, actor }: Context): Promise<string | null> {
  const isMember = (await findRole(db, actor.workspaceId, actor.userId)) !== undefined;
  return isMember ? ((await findUser(db, actor.userId))?.name ?? null) : null;
}

/**
 * Accepts an invitation with the token of the mail, which proves control of the invited mailbox. It opens no session for an
 * existing user, which requires the user's own password.
 * @throws Failure `invitation_not_found`, `invitation_closed`, `already_member`, `email_taken`, `registration_closed`,
 * `validation_failed`, `invalid_credentials`, `rate_limited`
 */
export async function acceptInvitation(
  ctx: PublicContext,
  id: string,
  { token, name, password }: InvitationAccept,
): Promise<InvitationAcceptance> {
  const { email } = await invitations.findInvited(ctx.db, token, id);
  const user = await findUserByEmail(ctx.db, email);
  if (!user) {
    if (name === undefined) throw invalid('/name', 'required', 'is required: no user has the invited address yet');
    if (password === undefined) throw invalid('/password', 'required', 'is required for a new user');
    const { user: made, workspace, ...session } = await registerInvited(ctx, token, { email, name, password });
    return { user: made, workspace, session };
  }
  if (name !== undefined) throw fail('email_taken', { detail: ADDRESS_TAKEN });
  await requireOwnAddress(ctx, user, password);
  return inTransaction(ctx.db, async (trx) => {
    await verifyEmail(trx, user);
    const joined = await invitations.redeemInvitation(trx, token, user.id, { ip: ctx.ip, requestId: ctx.requestId });
    return { user: toUser(user), workspace: toWorkspace(joined.workspace, ctx.config, joined.role), session: null };
  });
}
