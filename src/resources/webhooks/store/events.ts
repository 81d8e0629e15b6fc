// SQL of the outbox: events with their exact text, and the new deliveries of each.
import { sql } from 'kysely';
import { preparedSql } from '../../../database/prepared.ts';
import type { Trx } from '../../../database/transaction.ts';

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

/**
 * Inserts events and deliveries, which are due immediately, in one statement: every call publishes, and most of the cost is the
 * round trip.
 */
export async function insertEvents(
  trx: Trx,
  events: readonly NewEvent[],
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<void> {
  await insert(trx, {
    ids: events.map((e) => e.id),
    workspaceIds: events.map((e) => e.workspaceId),
    names: events.map((e) => e.name),
    callIds: events.map((e) => e.callId),
    agentIds: events.map((e) => e.agentId),
    bodies: events.map((e) => e.body),
    deliveryIds: deliveries.map((d) => d.id),
    webhookIds: deliveries.map((d) => d.webhookId),
    eventIds: deliveries.map((d) => d.event.id),
    now,
  });
}

/** One array per column. The first six are columns of events, the next three of deliveries. */
interface EventColumns {
  ids: string[];
  workspaceIds: string[];
  names: string[];
  callIds: (string | null)[];
  agentIds: (string | null)[];
  bodies: string[];
  deliveryIds: string[];
  webhookIds: string[];
  eventIds: string[];
  now: Date;
}

const insert = preparedSql(
  (e: EventColumns) => sql`
    with fresh as (
      insert into events (id, workspace_id, name, call_id, agent_id, body, created_at)
      select u.*, ${e.now}::timestamptz from unnest(
        ${e.ids}::text[], ${e.workspaceIds}::text[], ${e.names}::text[], ${e.callIds}::text[], ${e.agentIds}::text[],
        ${e.bodies}::text[]) as u
      returning id, workspace_id, name, call_id, agent_id
    ), due as (
      insert into deliveries (id, webhook_id, event_id, workspace_id, event, call_id, agent_id, next_attempt_at, created_at)
      select d.id, d.webhook_id, fresh.id, fresh.workspace_id, fresh.name, fresh.call_id, fresh.agent_id,
        ${e.now}::timestamptz, ${e.now}::timestamptz
      from unnest(${e.deliveryIds}::text[], ${e.webhookIds}::text[], ${e.eventIds}::text[]) as d (id, webhook_id, event_id)
      join fresh on fresh.id = d.event_id
      returning workspace_id, id, webhook_id, event_id
    )
    insert into delivery_queue (workspace_id, delivery_id, webhook_id, event_id, due_at)
    select workspace_id, id, webhook_id, event_id, ${e.now}::timestamptz from due`,
);
