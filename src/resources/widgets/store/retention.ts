// SQL of retention: removes messages of chats that ended a number of days ago, and addresses and pages of visitors, by the database
// clock. A session keeps its row and the count of its messages, so that positions of later messages stay unique.
import { sql } from 'kysely';
import type { Db } from '../../../database/transaction.ts';

export async function removeMessages(
  db: Db,
  { workspaceId, agentId, days }: { workspaceId: string; agentId: string; days: number },
  limit: number,
): Promise<{ sessions: number; messages: number }> {
  const { rows } = await sql<{ sessions: number; messages: number }>`
    with due as materialized (
        select s.workspace_id, s.id from widgets w
          join widget_sessions s on s.workspace_id = w.workspace_id and s.widget_id = w.id
        where w.workspace_id = ${workspaceId} and w.agent_id = ${agentId}
          and s.last_message_at is not null and (s.messages_removed_at is null or s.messages_removed_at < s.last_message_at)
          and s.last_message_at < now() - make_interval(days => ${days})
          and (s.answering_until is null or s.answering_until < now())
        order by s.last_message_at limit ${limit} for no key update of s skip locked),
      messages as (
        delete from widget_messages m using due
        where m.workspace_id = due.workspace_id and m.session_id = due.id returning 1),
      marked as (
        update widget_sessions s set messages_removed_at = now(), address = null, origin = null from due
        where s.workspace_id = due.workspace_id and s.id = due.id returning 1)
    select (select count(*)::int from marked) as sessions, (select count(*)::int from messages) as messages`.execute(
    db,
  );
  return rows[0]!;
}

/**
 * Removes the addresses and pages of visitors who wrote nothing: of calls by their end, of chats by their start.
 * @returns number of sessions
 */
export async function removeVisitors(
  db: Db,
  { workspaceId, agentId, days }: { workspaceId: string; agentId: string; days: number },
  limit: number,
): Promise<number> {
  const { rows } = await sql`
    with due as materialized (
        select s.workspace_id, s.id from widgets w
          join widget_sessions s on s.workspace_id = w.workspace_id and s.widget_id = w.id
          left join calls c on c.workspace_id = s.workspace_id and c.id = s.call_id
        where w.workspace_id = ${workspaceId} and w.agent_id = ${agentId}
          and s.last_message_at is null and (s.address is not null or s.origin is not null)
          and s.created_at < now() - make_interval(days => ${days})
          and (c.id is null or c.ended_at < now() - make_interval(days => ${days}))
        limit ${limit} for no key update of s skip locked)
    update widget_sessions s set address = null, origin = null from due
      where s.workspace_id = due.workspace_id and s.id = due.id returning 1`.execute(db);
  return rows.length;
}
