// Opens visitors' sessions, for a chat or a call in the browser. The token is returned once; only its hash is stored.
import type { RtcToken, WidgetMode, WidgetSessionGrant } from '../../../../generated/types.ts';
import { addressKey } from '../../../core/address.ts';
import { fail } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import type { PublicContext } from '../../../runtime.ts';
import { requireCallableAgent, webCallReserve } from '../../calls/service.ts';
import { grantCall } from '../../rtc/service.ts';
import * as store from '../store.ts';
import { countOpenCalls, insertSession, type SessionRow } from '../store/sessions.ts';
import { checkBudget, newVisitorToken, requireWidget, SESSION_SECONDS } from './visitors.ts';

/** Maximum calls of a widget that wait for their browser, which normally joins within seconds. */
const MAX_UNJOINED = 20;
/** Maximum of these calls per address. An office has a few visitors at the same time; a flood uses few addresses. */
const MAX_UNJOINED_OF_ADDRESS = 3;
const RETRY_SECONDS = 30;

/** @throws Failure of the contract's x-errors */
export async function createWidgetSession(
  ctx: PublicContext,
  widgetId: string,
  mode: WidgetMode,
): Promise<WidgetSessionGrant> {
  const widget = await requireWidget(ctx, widgetId);
  if (!widget.modes.includes(mode)) throw fail('widget_mode_off', { detail: `The widget does not offer ${mode}.` });
  if (mode === 'voice') return openCall(ctx, widget);
  await checkBudget(ctx.db, ctx, widget);
  return inTransaction(ctx.db, async (trx) => {
    const { session, token } = await openSession(trx, ctx, widget, { mode, callId: null });
    return grant(session, token, null);
  });
}

/** @throws Failure `agent_not_found`, `budget_spent`, `concurrency_limited`, `insufficient_funds` */
export async function openCall(ctx: PublicContext, widget: store.WidgetRow): Promise<WidgetSessionGrant> {
  const { workspace_id: workspaceId, id: widgetId } = widget;
  const agent = await requireCallableAgent(ctx.db, workspaceId, widget.agent_id);
  // Loads the voice while the browser connects.
  ctx.providers.expectCall(agent.settings.voice_id);
  const reserveMicros = await webCallReserve(ctx, workspaceId, agent);
  return inTransaction(ctx.db, async (trx) => {
    // Serialized, so that two requests do not use the same free slot or the same budget.
    await store.lockWidget(trx, widget);
    const waiting = await countWaiting(trx, ctx, widget);
    await checkBudget(trx, ctx, widget, (waiting + 1) * reserveMicros);
    await store.upsertUse(trx, widget, { calls: 1 });
    const call = { agent, metadata: { widget_id: widgetId }, variables: {}, credentialId: null };
    const rtc = await grantCall(trx, ctx, workspaceId, call);
    const { session, token } = await openSession(trx, ctx, widget, { mode: 'voice', callId: rtc.call_id });
    return grant(session, token, rtc);
  });
}

/**
 * Counts the calls of the widget that no browser has joined yet.
 * @throws Failure `concurrency_limited` if there are too many, or if the visitor's address has too many calls
 */
async function countWaiting(trx: Trx, ctx: PublicContext, widget: store.WidgetRow): Promise<number> {
  const { unjoined, unjoinedOfAddress, ofAddress } = await countOpenCalls(trx, widget, addressKey(ctx.ip));
  if (unjoined >= MAX_UNJOINED || unjoinedOfAddress >= MAX_UNJOINED_OF_ADDRESS) {
    throw tooMany('Too many calls of this widget are waiting for their browsers to join.');
  }
  const most = ctx.config.widgetCallsPerAddress;
  if (ofAddress >= most) throw tooMany(`Your address has ${most} calls of this widget in progress, the maximum.`);
  return unjoined;
}

const tooMany = (detail: string) => fail('concurrency_limited', { detail, retryAfter: RETRY_SECONDS });

function grant(session: SessionRow, token: string, rtc: RtcToken | null): WidgetSessionGrant {
  return { session_id: session.id, mode: session.mode, token, expires_in: SESSION_SECONDS, rtc };
}

/**
 * Queues a call that a visitor starts, but not in the browser, and counts it towards the widget's budget. The erasure of such a
 * call does not search for sessions, so the session has no data of the visitor. Locks the widget before the wallet, as openCall
 * does.
 * @param queue queues the call, and returns its id
 * @throws Failure `budget_spent`
 */
export async function queueCounted(
  trx: Trx,
  ctx: PublicContext,
  widget: store.WidgetRow,
  queue: () => Promise<string>,
): Promise<string> {
  await store.lockWidget(trx, widget);
  await checkBudget(trx, ctx, widget);
  await store.upsertUse(trx, widget, { calls: 1 });
  const callId = await queue();
  await insertSession(trx, widget.workspace_id, {
    id: newId('wses'),
    widget_id: widget.id,
    mode: 'voice',
    call_id: callId,
    token_hash: newVisitorToken().hash,
  });
  return callId;
}

export async function openSession(
  trx: Trx,
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
    address: addressKey(ctx.ip),
    call_id: callId,
    token_hash: hash,
  });
  return { session, token };
}
