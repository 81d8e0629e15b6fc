// Deletes old history in batches, oldest first. Ids contain their creation time, so the primary key finds old rows.
import { sql } from 'kysely';
import { newId } from '../../../core/ids.ts';
import type { Db } from '../../../database/transaction.ts';

/** Deletes finished deliveries older than `before` and their attempts. @returns how many; less than `limit` means none is left */
export async function deleteOldDeliveries(db: Db, before: number, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from deliveries where id in (
      select id from deliveries where id < ${newId('dlv', before)} and next_attempt_at is null order by id limit ${limit})
  `.execute(db);
  return Number(numAffectedRows);
}

/** Deletes events older than `before` that have no delivery. @returns how many */
export async function deleteOldEvents(db: Db, before: number, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from events where id in (
      select id from events where id < ${newId('evt', before)}
        and not exists (select from deliveries where event_id = events.id) order by id limit ${limit})
  `.execute(db);
  return Number(numAffectedRows);
}

/** Deletes webhooks that were marked as deleted before `before` and have no delivery. @returns how many */
export async function deleteOldWebhooks(db: Db, before: number, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from webhooks where id in (
      select id from webhooks where deleted_at < ${new Date(before)}
        and not exists (select from deliveries where webhook_id = webhooks.id) limit ${limit})
  `.execute(db);
  return Number(numAffectedRows);
}
