// SQL of widget_sessions and widget_messages. A session answers one message at a time: a lease on its row enforces this across
// processes and expires when a process is killed.
import { sql, type Insertable, type Selectable } from 'kysely';
import type { WidgetMessagesTable, WidgetSessionsTable } from '../../../../generated/tables.ts';
import type { TimeKey } from '../../../core/page.ts';
import { countAll, newestFirst } from '../../../database/keyset-page.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

export type SessionRow = Selectable<WidgetSessionsTable>;
export type MessageRow = Selectable<WidgetMessagesTable>;

export async function insertSession(
  trx: Trx,
  workspaceId: string,
  session: Omit<Insertable<WidgetSessionsTable>, 'workspace_id'>,
): Promise<SessionRow> {
  return trx
    .insertInto('widget_sessions')
    .values({ workspace_id: workspaceId, ...session })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function selectSession(
  db: Db,
  workspaceId: string,
  widgetId: string,
  id: string,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('widget_sessions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('widget_id', '=', widgetId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the session of a visitor's token, unless it was idle for too long. */
export async function selectByToken(db: Db, hash: Buffer, seconds: number): Promise<SessionRow | undefined> {
  return db
    .selectFrom('widget_sessions')
    .selectAll()
    .where('token_hash', '=', hash)
    .where(sql<boolean>`coalesce(last_message_at, created_at) > now() - make_interval(secs => ${seconds})`)
    .executeTakeFirst();
}

/** Calls of a widget in the browser that have not ended. */
interface OpenCalls {
  /** Calls that no browser has joined yet. */
  unjoined: number;
  unjoinedOfAddress: number;
  /** Joined or not. */
  ofAddress: number;
}

/** @param address address in the form of `addressKey`, as sessions store it */
export async function countOpenCalls(
  db: Db,
  { workspace_id: workspaceId, id }: { workspace_id: string; id: string },
  address: string,
): Promise<OpenCalls> {
  const { rows } = await sql<OpenCalls>`
    select (count(*) filter (where c.status = 'queued'))::int as unjoined,
      (count(*) filter (where c.status = 'queued' and s.address = ${address}))::int as "unjoinedOfAddress",
      (count(*) filter (where s.address = ${address}))::int as "ofAddress"
    from calls c
    join widget_sessions s on s.workspace_id = c.workspace_id and s.call_id = c.id
    where c.workspace_id = ${workspaceId} and c.status in ('queued', 'ringing', 'in_progress') and c.channel = 'web'
      and s.widget_id = ${id}`.execute(db);
  return rows[0]!;
}

/** Leases the session for one answer. Returns undefined if another request holds the lease. */
export async function takeSession(trx: Trx, session: SessionRow, seconds: number): Promise<SessionRow | undefined> {
  return trx
    .updateTable('widget_sessions')
    .set({ answering_until: sql`now() + make_interval(secs => ${seconds})` })
    .where('workspace_id', '=', session.workspace_id)
    .where('id', '=', session.id)
    .where((eb) => eb.or([eb('answering_until', 'is', null), eb('answering_until', '<', sql<Date>`now()`)]))
    .returningAll()
    .executeTakeFirst();
}

export async function freeSession(trx: Trx, session: SessionRow): Promise<void> {
  await trx
    .updateTable('widget_sessions')
    .set({ answering_until: null })
    .where('workspace_id', '=', session.workspace_id)
    .where('id', '=', session.id)
    .execute();
}

/** Appends a message with the next position. */
export async function appendMessage(
  trx: Trx,
  session: Pick<SessionRow, 'workspace_id' | 'id'>,
  message: Omit<Insertable<WidgetMessagesTable>, 'workspace_id' | 'session_id' | 'position'>,
): Promise<MessageRow> {
  const { message_count: position } = await trx
    .updateTable('widget_sessions')
    .set({ message_count: sql`message_count + 1`, last_message_at: sql`now()` })
    .where('workspace_id', '=', session.workspace_id)
    .where('id', '=', session.id)
    .returning('message_count')
    .executeTakeFirstOrThrow();
  return trx
    .insertInto('widget_messages')
    .values({ workspace_id: session.workspace_id, session_id: session.id, position, ...message })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Replaces the text of a message that was later found to need redaction. */
export async function rewriteMessage(
  trx: Trx,
  session: Pick<SessionRow, 'workspace_id' | 'id'>,
  id: string,
  text: string,
): Promise<void> {
  await trx
    .updateTable('widget_messages')
    .set({ text })
    .where('workspace_id', '=', session.workspace_id)
    .where('session_id', '=', session.id)
    .where('id', '=', id)
    .execute();
}

/** Messages after a position, oldest first. */
export async function selectMessages(
  db: Db,
  session: Pick<SessionRow, 'workspace_id' | 'id'>,
  after: number,
  limit: number,
): Promise<MessageRow[]> {
  return db
    .selectFrom('widget_messages')
    .selectAll()
    .where('workspace_id', '=', session.workspace_id)
    .where('session_id', '=', session.id)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute();
}

export async function selectSessions(
  db: Db,
  workspaceId: string,
  widgetId: string,
  limit: number,
  after: TimeKey | undefined,
): Promise<SessionRow[]> {
  return ofWidget(db, workspaceId, widgetId).selectAll().$call(newestFirst(limit, after)).execute();
}

/** Returns calls whose visitors may still join, because their tokens are valid for minutes. */
export async function selectJoinable(db: Db, workspaceId: string, widgetId: string): Promise<string[]> {
  const rows = await ofWidget(db, workspaceId, widgetId)
    .select('call_id')
    .where('call_id', 'is not', null)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .execute();
  return rows.map(({ call_id: callId }) => callId!);
}

export async function countSessions(db: Db, workspaceId: string, widgetId: string): Promise<number> {
  return countAll(ofWidget(db, workspaceId, widgetId));
}

/** Erases the messages of a call's sessions, and their visitors' addresses and pages. */
export async function eraseSessionsOfCall(
  trx: Trx,
  workspaceId: string,
  callId: string,
): Promise<{ widget_sessions: number; widget_messages: number }> {
  const { rows } = await sql<{ widget_sessions: number; widget_messages: number }>`
    with sessions as (
      update widget_sessions set address = null, origin = null
      where workspace_id = ${workspaceId} and call_id = ${callId} and (address is not null or origin is not null)
      returning id
    ), messages as (
      delete from widget_messages m using widget_sessions s
      where s.workspace_id = ${workspaceId} and s.call_id = ${callId}
        and m.workspace_id = s.workspace_id and m.session_id = s.id
      returning 1
    )
    select (select count(*)::int from sessions) as widget_sessions,
      (select count(*)::int from messages) as widget_messages`.execute(trx);
  return rows[0]!;
}

function ofWidget(db: Db, workspaceId: string, widgetId: string) {
  return db.selectFrom('widget_sessions').where('workspace_id', '=', workspaceId).where('widget_id', '=', widgetId);
}
