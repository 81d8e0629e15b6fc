// Erases the events of a call with their deliveries and attempts. An event that waits for its delivery is never sent.
import { sql } from 'kysely';
import type { Trx } from '../../../database/transaction.ts';

export interface ErasedEvents {
  webhook_events: number;
  webhook_deliveries: number;
  /** Number of the deliveries that were still to be sent. */
  waiting_deliveries: number;
}

export async function deleteEventsOfCall(trx: Trx, workspaceId: string, callId: string): Promise<ErasedEvents> {
  // Deliveries are locked first and in this order, because runners lock their rows.
  const { rows } = await sql<Pick<ErasedEvents, 'webhook_deliveries' | 'waiting_deliveries'>>`
    with gone as (delete from deliveries where id in (
        select id from deliveries where workspace_id = ${workspaceId} and call_id = ${callId} order by id for update)
      returning status)
    select count(*)::int as webhook_deliveries,
      (count(*) filter (where status in ('pending', 'retrying')))::int as waiting_deliveries from gone`.execute(trx);
  const { numAffectedRows = 0n } = await sql`
    delete from events where workspace_id = ${workspaceId} and call_id = ${callId}`.execute(trx);
  return { webhook_events: Number(numAffectedRows), ...rows[0]! };
}
