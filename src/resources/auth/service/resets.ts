// Password resets with a link by mail, valid for one hour and one use. Invariants: the request for a link does not look up the
// address, so that neither its response nor its duration reveals anything; a job does the rest. A new password ends every session
// and invalidates every other link. A link changes only the password: other login protection is kept. It also shows that the
// mailbox is the user's. The first such proof unlinks the identities: somebody else may have registered the address, and could
// still sign in with theirs.
import { fail } from '../../../core/errors.ts';
import { hashToken, isToken, newToken } from '../../../core/tokens.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { PublicContext, Uses } from '../../../runtime.ts';
import { auditSystem } from '../../audit-log/service.ts';
import { queueMail, requireMail } from '../../mail/service.ts';
import { brandedPage } from '../../white-label/service.ts';
import { findFirstMembership, findOnlyMembership } from '../../workspaces/service.ts';
import { forgetAttempts, recordKnownAddress } from '../attempts.ts';
import { clientOf, replacePassword, requireStrong } from '../owners.ts';
import { hashPassword } from '../passwords.ts';
import * as store from '../store.ts';
import * as resets from '../store/resets.ts';

const PREFIX = 'pr_';
const VALID_MINUTES = 60;
/** Maximum open links of a user. Three mails suffice, and this limits how many mails others can trigger. */
const MAX_OPEN = 3;

/** @throws Failure `mail_not_configured` */
export async function requestPasswordReset(ctx: PublicContext, email: string): Promise<void> {
  requireMail(ctx);
  const address = email.toLowerCase();
  // The key merges requests for one address that arrive faster than the job runs.
  const jobKey = `auth.mail-reset:${hashToken(address).toString('base64url')}`;
  await enqueue(ctx.db, 'auth.mail-reset', { email: address, ...clientOf(ctx) }, { jobKey });
}

/** Mails a link to the user with this address, if there is one. */
export async function mailReset(
  runtime: Uses<'db' | 'mailer' | 'publicUrl' | 'vault'>,
  { email, ...client }: { email: string; ip?: string; requestId?: string },
): Promise<void> {
  const found = await store.selectUserByEmail(runtime.db, email);
  if (!found) return;
  await inTransaction(runtime.db, async (trx) => {
    // Links of one user are created one at a time. A link proves the address that the user has now, so it must not be mailed to
    // another.
    const user = await store.lockUser(trx, found.id);
    if (user?.email !== found.email) return;
    if ((await resets.countOpenResets(trx, user.id)) >= MAX_OPEN) return;
    const token = newToken(PREFIX);
    await resets.insertReset(trx, hashToken(token), user.id, VALID_MINUTES);
    const only = await findOnlyMembership(trx, user.id);
    const page = await brandedPage(trx, runtime, only, '/account/reset-password');
    const link = `${page}#token=${token}`;
    const content = { kind: 'password_reset', link, minutes: VALID_MINUTES } as const;
    await queueMail(trx, runtime, { workspaceId: only, recipient: user.email, content });
    const workspaceId = await findFirstMembership(trx, user.id);
    if (workspaceId === undefined) return;
    await auditSystem(trx, workspaceId, { action: 'user.password_reset_requested', targetId: user.id, ...client });
  });
}

/** @throws Failure `invalid_reset_token`; `validation_failed` for a weak password, which leaves the link open */
export async function resetPassword(ctx: PublicContext, token: string, password: string): Promise<void> {
  const hash = isToken(PREFIX, token) ? hashToken(token) : null;
  const userId = hash === null ? undefined : await resets.selectResetUser(ctx.db, hash);
  const user = userId === undefined ? undefined : await store.selectUser(ctx.db, userId);
  if (hash === null || !user) throw fail('invalid_reset_token');
  requireStrong(password, user);
  const passwordHash = await hashPassword(password, ctx.ip);
  await inTransaction(ctx.db, async (trx) => {
    if (!(await resets.takeReset(trx, hash))) throw fail('invalid_reset_token');
    await resets.deleteResets(trx, user.id);
    const { user: changed, unlinked } = await replacePassword(trx, user.id, passwordHash);
    // The reader of the mailbox is the owner, so neither others' failed logins nor a new address delays the next login.
    await forgetAttempts(trx, changed.email);
    await recordKnownAddress({ db: trx, ip: ctx.ip }, changed);
    if (ctx.mailer !== null) {
      const content = { kind: 'password_changed' } as const;
      const only = await findOnlyMembership(trx, user.id);
      await queueMail(trx, ctx, { workspaceId: only, recipient: changed.email, content });
    }
    const workspaceId = await findFirstMembership(trx, user.id);
    if (workspaceId === undefined) return;
    const by = { userId: user.id, ...clientOf(ctx) };
    for (const id of unlinked)
      await auditSystem(trx, workspaceId, { action: 'identity.unlinked', targetId: id, ...by });
    await auditSystem(trx, workspaceId, { action: 'user.password_reset', targetId: user.id, ...by });
  });
}

export async function deleteExpiredResets({ db }: Uses<'db'>): Promise<void> {
  await resets.deleteExpiredResets(db);
}
