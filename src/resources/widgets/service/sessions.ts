// Sessions of visitors: opening one for a chat, or for a call in the browser. The token comes once; only its hash is kept.
import type { Kysely } from 'kysely';
import type { DB } from '../../../../generated/tables.ts';
import type { RtcToken, WidgetMode, WidgetSessionGrant } from '../../../../generated/types.ts';
import type { PublicContext } from '../../../core/context.ts';
import { fail } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { requireCallableAgent } from '../../calls/service.ts';
import { grantCall } from '../../rtc/service.ts';
import * as store from '../store.ts';
import { insertSession, type SessionRow } from '../store/sessions.ts';
import { checkBudget, newVisitorToken, requireWidget, SESSION_SECONDS } from './visitors.ts';

/** @throws Failure of the contract's x-errors */
export async function createWidgetSession(
  ctx: PublicContext,
  widgetId: string,
  mode: WidgetMode,
): Promise<WidgetSessionGrant> {
  const widget = await requireWidget(ctx, widgetId);
  if (!widget.modes.includes(mode)) throw fail('widget_mode_off', { detail: `This widget has no ${mode}.` });
  if (mode === 'voice') return openCall(ctx, widget);
  await checkBudget(ctx, widget);
  return inTransaction(ctx.db, async (trx) => {
    const { session, token } = await openSession(trx, ctx, widget, { mode, callId: null });
    return grant(session, token, null);
  });
}

/** @throws Failure `agent_not_found`, `budget_spent`, `concurrency_limited`, `insufficient_funds` */
export async function openCall(ctx: PublicContext, widget: store.WidgetRow): Promise<WidgetSessionGrant> {
  const { workspace_id: workspaceId, id: widgetId } = widget;
  await checkBudget(ctx, widget);
  const agent = await requireCallableAgent(ctx, workspaceId, widget.agent_id);
  return inTransaction(ctx.db, async (trx) => {
    await store.addUse(trx, widget, { calls: 1 });
    const call = { agent, metadata: { widget_id: widgetId }, variables: {}, credentialId: null };
    const rtc = await grantCall(trx, ctx, workspaceId, call);
    const { session, token } = await openSession(trx, ctx, widget, { mode: 'voice', callId: rtc.call_id });
    return grant(session, token, rtc);
  });
}

function grant(session: SessionRow, token: string, rtc: RtcToken | null): WidgetSessionGrant {
  return { session_id: session.id, mode: session.mode, token, expires_in: SESSION_SECONDS, rtc };
}

export async function openSession(
  trx: Kysely<DB>,
  ctx: PublicContext,
  widget: store.WidgetRow,
  { mode, callId }: { mode: WidgetMode; callId: string | null },
): Promise<{ session: SessionRow; token: string }> {
  const { token, hash } = newVisitorToken();
  const session = await insertSession(trx, widget.workspace_id, {
    id: newId('wses'),
    widget_id: widget.id,
    mode,
    origin: ctx.origin?.slice(0, 300) ?? null,
    call_id: callId,
    token_hash: hash,
  });
  return { session, token };
}
