// Checks for visitors' requests: the widget is active, the page may use it, the token belongs to the session, the budget is not
// spent.
import type { ErrorCode } from '../../../../generated/errors.ts';
import type { Actor } from '../../../core/context.ts';
import { fail } from '../../../core/errors.ts';
import { nextMidnight } from '../../../core/time.ts';
import { hashToken, isToken, newToken } from '../../../core/tokens.ts';
import type { Db, Trx } from '../../../database/transaction.ts';
import type { PublicContext, Uses } from '../../../runtime.ts';
import { admitKey, findKeyActor } from '../../api-keys/service.ts';
import * as store from '../store.ts';
import { selectByToken, selectSession, type SessionRow } from '../store/sessions.ts';
import { mayUse } from './origins.ts';

const TOKEN_PREFIX = 'wst_';
/** Lifetime of a session since its last message. */
export const SESSION_SECONDS = 86_400;

/** @throws Failure `widget_not_found` (a disabled one, too), `origin_not_allowed` */
export async function requireWidget(ctx: PublicContext, id: string): Promise<store.WidgetRow> {
  const widget = await store.selectActiveWidget(ctx.db, id);
  if (!widget) throw fail('widget_not_found');
  if (mayUse(widget.allowed_domains, ctx.origin, ctx.publicUrl())) return widget;
  throw fail('origin_not_allowed', { detail: `Add the host of ${ctx.origin} to the widget's allowed_domains.` });
}

export function newVisitorToken(): { token: string; hash: Buffer } {
  const token = newToken(TOKEN_PREFIX);
  return { token, hash: hashToken(token) };
}

/**
 * Returns the session that a message continues: the session of the visitor's token, from the body or the Authorization header,
 * or, with an API key of the workspace, any session of the widget. A client that sends its key with every request may send the
 * token in the body.
 * @throws Failure `widget_session_not_found`, also for another visitor's session; `forbidden_scope` for a read-only key
 */
export async function requireVisitor(
  ctx: PublicContext,
  widget: store.WidgetRow,
  { sessionId, token }: { sessionId: string; token: string | null },
): Promise<SessionRow> {
  const value = token ?? ctx.bearer;
  const session = value === null ? undefined : await sessionOf(ctx.db, value);
  const found = session ?? (await sessionOfKey(ctx, widget, sessionId));
  if (found?.id === sessionId && found.widget_id === widget.id) return found;
  throw fail('widget_session_not_found');
}

async function sessionOfKey(
  ctx: PublicContext,
  widget: store.WidgetRow,
  sessionId: string,
): Promise<SessionRow | undefined> {
  const found = ctx.bearer === null ? 'unauthorized' : await findKeyActor(ctx.db, ctx.bearer, ctx.ip);
  if (typeof found === 'string') return undefined;
  const actor = admitKey(ctx, found, ctx.ip);
  // The refusal of a key of another workspace must not reveal this session.
  if (found.actor.workspaceId !== widget.workspace_id) return undefined;
  if (typeof actor === 'string') throw fail(actor);
  if (actor.scope === 'read-only') {
    throw fail('forbidden_scope', { members: { required_scope: 'write', actual_scope: actor.scope } });
  }
  return selectSession(ctx.db, widget.workspace_id, widget.id, sessionId);
}

async function sessionOf(db: Db, token: string): Promise<SessionRow | undefined> {
  return isToken(TOKEN_PREFIX, token) ? selectByToken(db, hashToken(token), SESSION_SECONDS) : undefined;
}

/** Returns the actor of a visitor's token, who may read the messages of that session; null for other tokens. */
export async function findVisitor(
  { db }: Uses<'db'>,
  token: string,
  operationId: string,
): Promise<Actor | ErrorCode | null> {
  if (!token.startsWith(TOKEN_PREFIX)) return null;
  const session = operationId === 'listWidgetMessages' ? await sessionOf(db, token) : undefined;
  if (!session) return 'unauthorized';
  return { kind: 'token', workspaceId: session.workspace_id, userId: session.id, scope: 'read-only' };
}

/**
 * Checks the budget before a call or answer begins. A running call is not interrupted, so a day may cost slightly more than the
 * budget.
 * @param micros reserve of the call or answer
 */
export async function checkBudget(db: Db, runtime: Uses<'clock'>, widget: store.WidgetRow, micros = 0): Promise<void> {
  if (widget.budget_micros === null) return;
  const { spentMicros } = await store.useOfToday(db, widget);
  if (spentMicros >= widget.budget_micros || spentMicros + micros > widget.budget_micros) throw budgetSpent(runtime);
}

/**
 * Reserves an answer from today's budget, in the given transaction. The caller holds the widget's lock, so that concurrent
 * answers cannot exceed the budget together. The reserve of a killed process is kept until midnight UTC.
 * @throws Failure `budget_spent`
 */
export async function reserveBudget(
  trx: Trx,
  runtime: Uses<'clock'>,
  widget: store.WidgetRow,
  micros: number,
): Promise<void> {
  await checkBudget(trx, runtime, widget, micros);
  if (micros > 0) await store.upsertUse(trx, widget, { chatMicros: micros });
}

/** Limits calls and messages per day, for the demo, whose visitors are anonymous. */
export async function checkCount(ctx: PublicContext, widget: store.WidgetRow, most: number): Promise<void> {
  const { messages, calls } = await store.useOfToday(ctx.db, widget);
  if (messages + calls >= most) throw budgetSpent(ctx);
}

function budgetSpent({ clock }: Uses<'clock'>) {
  const now = clock.now();
  const retryAfter = Math.ceil((nextMidnight(now) - now) / 1_000);
  return fail('budget_spent', { detail: 'The budget resets at midnight UTC.', retryAfter });
}

/** Finds an active widget only by its id, because visitors know no workspace. */
export async function findActiveWidget(db: Db, id: string): Promise<store.WidgetRow | undefined> {
  return store.selectActiveWidget(db, id);
}
