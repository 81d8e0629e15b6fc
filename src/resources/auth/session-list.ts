// A user's sessions: list them, end one, or all others. Invariant: a user sees and ends no session of another user.
import type { EndedSessions, UserSession } from '../../../generated/types.ts';
import { fail } from '../../core/errors.ts';
import { pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../core/page.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Context } from '../../runtime.ts';
import { audit } from '../audit-log/service.ts';
import * as store from './store/sessions.ts';
import { toUserSession } from './wire.ts';

/** Sessions that have not ended, newest first. @throws Failure `user_session_required` */
export async function listSessions(ctx: Context, request: PageRequest): Promise<Page<UserSession>> {
  const { userId, sessionId } = sessionOf(ctx);
  const rows = await store.selectSessionsOf(ctx.db, userId, request.limit, timeKey(request.cursor));
  const total = request.includeTotal ? await store.countSessionsOf(ctx.db, userId) : undefined;
  return pageOf(rows, request.limit, (row) => toUserSession(row, sessionId), timeCursor, total);
}

/** @throws Failure `session_not_found`, also for one that has ended; `user_session_required` */
export async function endSession(ctx: Context, id: string): Promise<void> {
  const { userId } = sessionOf(ctx);
  await inTransaction(ctx.db, async (trx) => {
    if (!(await store.revokeSessionOf(trx, userId, id))) throw fail('session_not_found');
    await audit(trx, ctx, { action: 'session.closed', targetId: id });
  });
}

/** Returns the number of ended sessions. If there are none, nothing is audited. @throws Failure `user_session_required` */
export async function endOtherSessions(ctx: Context): Promise<EndedSessions> {
  const { userId, sessionId } = sessionOf(ctx);
  return inTransaction(ctx.db, async (trx) => {
    const ended = await store.revokeOtherSessionsOf(trx, userId, sessionId);
    const changes = { sessions: ended };
    if (ended > 0) await audit(trx, ctx, { action: 'session.others_closed', targetId: sessionId, changes });
    return { ended };
  });
}

/** The user and session of the request. @throws Failure `user_session_required` for keys */
export function sessionOf(ctx: Context): { userId: string; sessionId: string } {
  if (ctx.actor.kind !== 'user') throw fail('user_session_required');
  return ctx.actor;
}
