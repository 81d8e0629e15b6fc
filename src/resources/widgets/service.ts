// Operations of a widget's owner: settings, sessions, messages. service/ contains the operations of visitors.
import type {
  Widget,
  WidgetCreate,
  WidgetMessage,
  WidgetMode,
  WidgetSession,
  WidgetUpdate,
} from '../../../generated/types.ts';
import { requireUnchanged } from '../../core/entity-tag.ts';
import { fail, invalidCursor } from '../../core/errors.ts';
import { createdId } from '../../core/ids.ts';
import { parseMicros } from '../../core/money.ts';
import { decodeCursor, pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../core/page.ts';
import { inTransaction, onConstraint, type Db, type Trx } from '../../database/transaction.ts';
import type { Context } from '../../runtime.ts';
import { audit } from '../audit-log/service.ts';
import { requireCallableAgent } from '../calls/service.ts';
import { withdrawTokens } from '../rtc/service.ts';
import * as store from './store.ts';
import { countSessions, selectSession, selectJoinable, selectMessages, selectSessions } from './store/sessions.ts';
import { toWidget, toWidgetMessage, toWidgetSession } from './wire.ts';

const ALL_MODES: WidgetMode[] = ['chat', 'voice'];

/** @throws Failure `agent_not_found`, `validation_failed` */
export async function createWidget(ctx: Context, input: WidgetCreate): Promise<Widget> {
  const { workspaceId } = ctx.actor;
  await requireCallableAgent(ctx.db, workspaceId, input.agent_id);
  return failOnMissingAgent(() =>
    inTransaction(ctx.db, async (trx) => {
      const row = await store.insertWidget(trx, workspaceId, {
        id: createdId(ctx, 'wgt'),
        name: input.name,
        agent_id: input.agent_id,
        modes: input.modes ?? ALL_MODES,
        allowed_domains: input.allowed_domains ?? [],
        theme: JSON.stringify(input.theme ?? {}),
        greeting: input.greeting ?? null,
        title: input.title ?? null,
        budget_micros: budgetOf(ctx, input),
        status: input.status ?? 'active',
      });
      await audit(trx, ctx, { action: 'widget.created', targetId: row.id, changes: { agent_id: row.agent_id } });
      return toWidget(row);
    }),
  );
}

/** The budget is null (unlimited) only if the owner explicitly requests it, because visitors are anonymous. */
function budgetOf({ config }: Context, { budget_per_day: budget }: WidgetCreate): number | null {
  if (budget === undefined) return config.widgetBudgetMicros;
  return budget === null ? null : parseMicros(budget.amount);
}

export async function getWidget(ctx: Context, id: string): Promise<Widget> {
  return toWidget(await requireOwn(ctx.db, ctx.actor.workspaceId, id));
}

export async function listWidgets(
  ctx: Context,
  filter: store.WidgetFilter,
  request: PageRequest,
): Promise<Page<Widget>> {
  const { workspaceId } = ctx.actor;
  const rows = await store.selectWidgets(ctx.db, workspaceId, filter, request.limit, timeKey(request.cursor));
  const total = request.includeTotal ? await store.countWidgets(ctx.db, workspaceId, filter) : undefined;
  return pageOf(rows, request.limit, toWidget, timeCursor, total);
}

/**
 * The theme is merged into the theme of the locked row, so that two concurrent changes both take effect.
 * @throws Failure `widget_not_found`, `precondition_failed`, `agent_not_found`, `validation_failed`
 */
export async function updateWidget(ctx: Context, id: string, patch: WidgetUpdate): Promise<Widget> {
  const { workspaceId } = ctx.actor;
  return failOnMissingAgent(() =>
    inTransaction(ctx.db, async (trx) => {
      const before = await lockUnchanged(trx, ctx, id);
      if (patch.agent_id !== undefined) await requireCallableAgent(trx, workspaceId, patch.agent_id);
      const changes = changesOf(before, patch);
      const row = await store.updateWidgetRow(trx, workspaceId, id, changes);
      if (row.status !== 'active') await withdrawTokens(trx, workspaceId, await selectJoinable(trx, workspaceId, id));
      await audit(trx, ctx, { action: 'widget.updated', targetId: id, changes: { fields: Object.keys(changes) } });
      return toWidget(row);
    }),
  );
}

function changesOf(before: store.WidgetRow, patch: WidgetUpdate) {
  const { theme, budget_per_day: budget } = patch;
  return {
    ...(patch.name === undefined ? {} : { name: patch.name }),
    ...(patch.agent_id === undefined ? {} : { agent_id: patch.agent_id }),
    ...(patch.modes === undefined ? {} : { modes: patch.modes }),
    ...(patch.allowed_domains === undefined ? {} : { allowed_domains: patch.allowed_domains }),
    ...(theme === undefined ? {} : { theme: JSON.stringify({ ...before.theme, ...theme }) }),
    ...(patch.greeting === undefined ? {} : { greeting: patch.greeting }),
    ...(patch.title === undefined ? {} : { title: patch.title }),
    ...(budget === undefined ? {} : { budget_micros: budget === null ? null : parseMicros(budget.amount) }),
    ...(patch.status === undefined ? {} : { status: patch.status }),
  };
}

/** @throws Failure `widget_not_found`, `precondition_failed` */
export async function deleteWidget(ctx: Context, id: string): Promise<void> {
  const { workspaceId } = ctx.actor;
  await inTransaction(ctx.db, async (trx) => {
    await lockUnchanged(trx, ctx, id);
    await withdrawTokens(trx, workspaceId, await selectJoinable(trx, workspaceId, id));
    await store.deleteWidgetRow(trx, workspaceId, id);
    await audit(trx, ctx, { action: 'widget.deleted', targetId: id });
  });
}

export async function listWidgetSessions(ctx: Context, id: string, request: PageRequest): Promise<Page<WidgetSession>> {
  const { workspaceId } = ctx.actor;
  await requireOwn(ctx.db, workspaceId, id);
  const rows = await selectSessions(ctx.db, workspaceId, id, request.limit, timeKey(request.cursor));
  const total = request.includeTotal ? await countSessions(ctx.db, workspaceId, id) : undefined;
  return pageOf(rows, request.limit, toWidgetSession, timeCursor, total);
}

/**
 * Allowed for the workspace and for the visitor of the session.
 * @throws Failure `widget_not_found`, `widget_session_not_found`
 */
export async function listWidgetMessages(
  ctx: Context,
  id: string,
  sessionId: string,
  request: PageRequest,
): Promise<Page<WidgetMessage>> {
  const { actor } = ctx;
  if (actor.kind === 'token' && actor.userId !== sessionId) throw fail('widget_session_not_found');
  const widget = await requireOwn(ctx.db, actor.workspaceId, id);
  if (actor.kind === 'token' && widget.status !== 'active') throw fail('widget_not_found');
  const session = await selectSession(ctx.db, actor.workspaceId, id, sessionId);
  if (!session) throw fail('widget_session_not_found');
  const after = request.cursor === undefined ? 0 : positionOf(request.cursor);
  const rows = await selectMessages(ctx.db, session, after, request.limit + 1);
  return pageOf(rows, request.limit, toWidgetMessage, (row) => [row.position]);
}

// Maximum of the column, a 32-bit integer.
const MAX_POSITION = 2 ** 31 - 1;

function positionOf(cursor: string): number {
  const [position] = decodeCursor(cursor, 1);
  if (typeof position !== 'number' || !Number.isInteger(position) || position < 0 || position > MAX_POSITION) {
    throw invalidCursor();
  }
  return position;
}

async function lockUnchanged(trx: Trx, ctx: Context, id: string): Promise<store.WidgetRow> {
  const row = await store.selectWidgetForUpdate(trx, ctx.actor.workspaceId, id);
  if (!row) throw fail('widget_not_found');
  requireUnchanged(ctx.preconditions, () => toWidget(row));
  return row;
}

async function requireOwn(db: Db, workspaceId: string, id: string): Promise<store.WidgetRow> {
  const widget = await store.selectWidget(db, workspaceId, id);
  if (!widget) throw fail('widget_not_found');
  return widget;
}

/** Maps the foreign-key error if the agent is deleted between the check and the write. */
function failOnMissingAgent<T>(work: () => Promise<T>): Promise<T> {
  return work().catch(onConstraint({ widgets_agent: () => fail('agent_not_found') }));
}
