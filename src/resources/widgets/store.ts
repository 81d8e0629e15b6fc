// SQL of widgets and widget_days (daily use). A day is a UTC day of the database clock.
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { WidgetsTable } from '../../../generated/tables.ts';
import type { WidgetTheme } from '../../../generated/types.ts';
import type { TimeKey } from '../../core/page.ts';
import { countAll, newestFirst } from '../../database/keyset-page.ts';
import type { Db, Trx } from '../../database/transaction.ts';

export type WidgetRow = Omit<Selectable<WidgetsTable>, 'theme'> & { theme: WidgetTheme };
type NewWidget = Omit<Insertable<WidgetsTable>, 'workspace_id'>;

const TODAY = sql<string>`(now() at time zone 'utc')::date`;

/** @throws a foreign-key error (`widgets_agent`) when there is no such agent */
export async function insertWidget(trx: Trx, workspaceId: string, widget: NewWidget): Promise<WidgetRow> {
  const row = await trx
    .insertInto('widgets')
    .values({ workspace_id: workspaceId, ...widget })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as WidgetRow;
}

export async function selectWidget(db: Db, workspaceId: string, id: string): Promise<WidgetRow | undefined> {
  const row = await db
    .selectFrom('widgets')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row as WidgetRow | undefined;
}

/** Not limited to a workspace, because visitors know only the widget. */
export async function selectActiveWidget(db: Db, id: string): Promise<WidgetRow | undefined> {
  const row = await db
    .selectFrom('widgets')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row as WidgetRow | undefined;
}

/** Locks the row until the transaction ends. Sessions that refer to it can still be created. */
export async function selectWidgetForUpdate(trx: Trx, workspaceId: string, id: string): Promise<WidgetRow | undefined> {
  const row = await trx
    .selectFrom('widgets')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row as WidgetRow | undefined;
}

/** Serializes decisions about the widget's budget, until the transaction ends. */
export async function lockWidget(trx: Trx, { workspace_id: workspaceId, id }: WidgetRow): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`widgets.budget:${workspaceId}:${id}`}, 0))`.execute(trx);
}

/** @throws a foreign-key error (`widgets_agent`) when there is no such agent */
export async function updateWidgetRow(
  trx: Trx,
  workspaceId: string,
  id: string,
  changes: Updateable<WidgetsTable>,
): Promise<WidgetRow> {
  const row = await trx
    .updateTable('widgets')
    .set({ ...changes, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as WidgetRow;
}

export async function deleteWidgetRow(trx: Trx, workspaceId: string, id: string): Promise<void> {
  await trx.deleteFrom('widgets').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

export interface WidgetFilter {
  agentId?: string | undefined;
}

export async function selectWidgets(
  db: Db,
  workspaceId: string,
  filter: WidgetFilter,
  limit: number,
  after: TimeKey | undefined,
): Promise<WidgetRow[]> {
  const rows = await filtered(db, workspaceId, filter).selectAll().$call(newestFirst(limit, after)).execute();
  return rows as WidgetRow[];
}

export async function countWidgets(db: Db, workspaceId: string, filter: WidgetFilter): Promise<number> {
  return countAll(filtered(db, workspaceId, filter));
}

function filtered(db: Db, workspaceId: string, { agentId }: WidgetFilter) {
  const query = db.selectFrom('widgets').where('workspace_id', '=', workspaceId);
  return agentId === undefined ? query : query.where('agent_id', '=', agentId);
}

interface DayUse {
  messages?: number;
  calls?: number;
  chatMicros?: number;
}

/** Adds to today's counts. */
export async function upsertUse(trx: Trx, widget: WidgetRow, use: DayUse): Promise<void> {
  const { messages = 0, calls = 0, chatMicros: chat_micros = 0 } = use;
  await trx
    .insertInto('widget_days')
    .values({
      workspace_id: widget.workspace_id,
      widget_id: widget.id,
      day: TODAY,
      messages,
      calls,
      chat_micros: Math.max(0, chat_micros),
    })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'widget_id', 'day']).doUpdateSet({
        messages: sql`widget_days.messages + ${messages}`,
        calls: sql`widget_days.calls + ${calls}`,
        // A reserve from before midnight would be refunded to today. Its day is over, so it is dropped.
        chat_micros: sql`greatest(0, widget_days.chat_micros + ${chat_micros})`,
      }),
    )
    .execute();
}

interface Today {
  messages: number;
  calls: number;
  /** Cost of chats and ended calls plus reserves of running calls. */
  spentMicros: number;
}

export async function useOfToday(db: Db, { workspace_id: workspaceId, id }: WidgetRow): Promise<Today> {
  const { rows } = await sql<{ messages: number; calls: number; spent: number }>`
    select coalesce(sum(messages), 0)::int as messages, coalesce(sum(calls), 0)::int as calls,
      (coalesce(sum(chat_micros), 0) + (
        select coalesce(sum(coalesce(c.cost_micros, h.held_micros)), 0)
        from widget_sessions s
        join calls c on c.workspace_id = s.workspace_id and c.id = s.call_id
        left join wallet_holds h on h.call_id = c.id
        where s.workspace_id = ${workspaceId} and s.widget_id = ${id}
          and s.created_at >= ${TODAY}::timestamp at time zone 'utc'
      ))::bigint as spent
    from widget_days
    where workspace_id = ${workspaceId} and widget_id = ${id} and day = ${TODAY}`.execute(db);
  const { messages, calls, spent } = rows[0]!;
  return { messages, calls, spentMicros: Number(spent) };
}
