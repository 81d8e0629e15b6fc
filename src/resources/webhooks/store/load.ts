// Backlog of the whole deployment's deliveries, for /metrics and the status. Reads the queue and an index of dead letters.
import { sql } from 'kysely';
import type { Db } from '../../../database/transaction.ts';

export interface DeliveryLoad {
  /** See `selectDeliveryLag`. */
  lag_seconds: number;
  /** Deliveries that became dead letters in the last 24 hours. */
  dead: number;
}

/**
 * How long the webhook that has waited longest has had a due delivery without an attempt. A receiver that does not respond, or that
 * responds too slowly for its events, has a backlog, but attempts. The service is late only where it makes none.
 */
const LAG_SECONDS = sql<number>`(
  select greatest(0, coalesce(extract(epoch from now() - min(greatest(due_at, last_success_at, last_failure_at))), 0))::float8
  from (select webhook_id, min(due_at) as due_at from delivery_queue group by webhook_id) as waiting
  join webhooks on webhooks.id = webhook_id)`;

export async function selectDeliveryLoad(db: Db): Promise<DeliveryLoad> {
  const { rows } = await sql<DeliveryLoad>`
    select ${LAG_SECONDS} as lag_seconds,
      (select count(*) from deliveries where dead_at > now() - interval '24 hours') as dead`.execute(db);
  return rows[0]!;
}

export async function selectDeliveryLag(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`select ${LAG_SECONDS} as seconds`.execute(db);
  return rows[0]!.seconds;
}
