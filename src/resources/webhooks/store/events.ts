// The outbox: events with their exact text, and the deliveries that carry them. Written by publish alone.
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../generated/tables.ts';

export interface NewEvent {
  id: string;
  workspaceId: string;
  name: string;
  callId: string | null;
  agentId: string | null;
  /** The exact text that is signed and sent. */
  body: string;
}

export interface NewDelivery {
  id: string;
  webhookId: string;
  event: NewEvent;
}

/** Both in one statement: publishing stands in the path of every call, and a round trip is most of what it costs. */
export async function insertEvents(
  trx: Kysely<DB>,
  events: readonly NewEvent[],
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<void> {
  await sql`
    with fresh as (
      insert into events (id, workspace_id, name, call_id, agent_id, body, created_at)
      select u.*, ${now}::timestamptz from unnest(
        ${events.map((e) => e.id)}::text[], ${events.map((e) => e.workspaceId)}::text[],
        ${events.map((e) => e.name)}::text[], ${events.map((e) => e.callId)}::text[],
        ${events.map((e) => e.agentId)}::text[], ${events.map((e) => e.body)}::text[]) as u
      returning id, workspace_id, name, call_id, agent_id
    )
    insert into deliveries (id, webhook_id, event_id, workspace_id, event, call_id, agent_id, next_attempt_at, created_at)
    select d.id, d.webhook_id, fresh.id, fresh.workspace_id, fresh.name, fresh.call_id, fresh.agent_id,
      ${now}::timestamptz, ${now}::timestamptz
    from unnest(${deliveries.map((d) => d.id)}::text[], ${deliveries.map((d) => d.webhookId)}::text[],
      ${deliveries.map((d) => d.event.id)}::text[]) as d (id, webhook_id, event_id)
    join fresh on fresh.id = d.event_id`.execute(trx);
}
