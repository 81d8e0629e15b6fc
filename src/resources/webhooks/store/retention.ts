// Taking old history away, a batch at a time, oldest first. Ids carry their time, so the primary key finds what is old.
import { sql } from 'kysely';
import { newId } from '../../../core/ids.ts';
import type { Db } from '../../../database/transaction.ts';

/** Finished deliveries from before `before`, with their attempts. @returns how many rows went; below `limit`: none is left */
export async function deleteOldDeliveries(db: Db, before: number, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from deliveries where id in (
      select id from deliveries where id < ${newId('dlv', before)} and next_attempt_at is null order by id limit ${limit})
  `.execute(db);
  return Number(numAffectedRows);
}

/** Events from before `before` that no delivery carries any more. */
export async function deleteOldEvents(db: Db, before: number, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from events where id in (
      select id from events where id < ${newId('evt', before)}
        and not exists (select from deliveries where event_id = events.id) order by id limit ${limit})
  `.execute(db);
  return Number(numAffectedRows);
}

/** Webhooks that were deleted before `before` and whose history is gone. */
export async function deleteOldWebhooks(db: Db, before: number, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from webhooks where id in (
      select id from webhooks where deleted_at < ${new Date(before)}
        and not exists (select from deliveries where webhook_id = webhooks.id) limit ${limit})
  `.execute(db);
  return Number(numAffectedRows);
}
