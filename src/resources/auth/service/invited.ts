// Registers users by invitation. Invariant: the user, the membership and the end of the invitation are one transaction.
import type { Registration } from '../../../../generated/types.ts';
import { fail, invalid } from '../../../core/errors.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { auditSystem } from '../../audit-log/service.ts';
import { findInvited, redeemInvitation } from '../../workspaces/service/invitations.ts';
import { toWorkspace } from '../../workspaces/wire.ts';
import { recordKnownAddress } from '../attempts.ts';
import { clientOf, insertUser, requireStrong, type Client, type NewUser } from '../owners.ts';
import { hashPassword } from '../passwords.ts';
import { openSession } from '../sessions.ts';
import { toUser } from '../wire.ts';

const CLOSED =
  'Registration is closed on this deployment, also for invited persons. Its operator creates users with: npm run owner -- <email>';

/**
 * @throws Failure `registration_closed`, `invitation_not_found`, `invitation_closed`, `email_taken`, `validation_failed` (a weak
 * password, an address that was not invited)
 */
export async function registerInvited(
  runtime: Uses<'clock' | 'config' | 'db' | 'signAccessToken'> & Client,
  token: string,
  input: NewUser,
): Promise<Registration> {
  if (runtime.config.registration === 'closed') throw fail('registration_closed', { detail: CLOSED });
  const { email } = await findInvited(runtime.db, token);
  if (email.toLowerCase() !== input.email.toLowerCase()) {
    throw invalid('/email', 'not_invited', 'must be the address that was invited');
  }
  requireStrong(input.password, input);
  const passwordHash = await hashPassword(input.password, runtime.ip);
  return inTransaction(runtime.db, async (trx) => {
    const user = await insertUser(trx, { ...input, emailVerified: true }, passwordHash);
    const client = clientOf(runtime);
    const { workspace, role } = await redeemInvitation(trx, token, user.id, client);
    const entry = { action: 'user.registered', targetId: user.id, userId: user.id };
    await auditSystem(trx, workspace.id, { ...entry, changes: { role }, ...client });
    if (runtime.ip !== undefined) await recordKnownAddress({ db: trx, ip: runtime.ip }, user);
    const session = await openSession(trx, runtime, user.id, workspace.id);
    return { user: toUser(user), workspace: toWorkspace(workspace, runtime.config, role), ...session };
  });
}
