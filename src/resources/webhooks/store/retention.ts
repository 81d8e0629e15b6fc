// Deletes old history in batches, oldest first. Ids contain their creation time, so the primary key finds old rows.
import { sql } from 'kysely';
import { newId } from '../../../core/ids.ts';
import type { Db } from '../../../database/transaction.ts';

/**
 * Deletes finished deliveries older than `before` and their attempts. @returns the number; less than `limit` means that none is
 * left
 */
export async function deleteOldDeliveries(db: Db, before: number, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from deliveries where id in (
      select id from deliveries where id < ${newId('dlv', before)} and next_attempt_at is null order by id limit ${limit})
      -- A replay may have begun meanwhile.
      and next_attempt_at is null
  `.execute(db);
  return Number(numAffectedRows);
}

/** Deletes events older than `before` without a delivery. @returns the number deleted */
export async function deleteOldEvents(db: Db, before: number, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from events where id in (
      select id from events where id < ${newId('evt', before)}
        and not exists (select from deliveries where event_id = events.id) order by id limit ${limit})
  `.execute(db);
  return Number(numAffectedRows);
}

/** Deletes webhooks that were marked as deleted before `before` and have no delivery. @returns the number deleted */
export async function deleteOldWebhooks(db: Db, before: number, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from webhooks where id in (
      select id from webhooks where deleted_at < ${new Date(before)}
        and not exists (select from deliveries where webhook_id = webhooks.id) limit ${limit})
  `.execute(db);
  return Number(numAffectedRows);
}

/**
 * Deletes finished deliveries of one agent (null: without an agent) that are older than a number of days, by the database clock,
 * and events without remaining deliveries. @returns the numbers of deliveries and events; fewer deliveries than `limit` means
 * that none is left
 */
export async function deleteDeliveriesOf(
  db: Db,
  { workspaceId, agentId, days }: { workspaceId: string; agentId: string | null; days: number },
  limit: number,
): Promise<{ deliveries: number; events: number }> {
  const { rows } = await sql<{ id: string; event_id: string }>`
    delete from deliveries where id in (
      select id from deliveries
      where workspace_id = ${workspaceId} and ${agentId === null ? sql`agent_id is null` : sql`agent_id = ${agentId}`}
        and created_at < now() - make_interval(days => ${days}) and next_attempt_at is null and finished_at is not null
      order by created_at limit ${limit} for update skip locked)
    returning id, event_id`.execute(db);
  if (rows.length === 0) return { deliveries: 0, events: 0 };
  const { numAffectedRows = 0n } = await sql`
    delete from events where id = any(${[...new Set(rows.map((row) => row.event_id))]})
      and not exists (select from deliveries where event_id = events.id)`.execute(db);
  return { deliveries: rows.length, events: Number(numAffectedRows) };
}
