// Backlog of the whole deployment's deliveries, for /metrics. Reads the queue and an index of dead letters.
import { sql } from 'kysely';
import type { Db } from '../../../database/transaction.ts';

export interface DeliveryLoad {
  /** How long the most overdue attempt has been due, seconds. */
  lag_seconds: number;
  /** Deliveries that became dead letters in the last 24 hours. */
  dead: number;
}

export async function selectDeliveryLoad(db: Db): Promise<DeliveryLoad> {
  const { rows } = await sql<DeliveryLoad>`
    select greatest(0, coalesce(extract(epoch from now() - min(due_at)), 0))::float8 as lag_seconds,
      (select count(*) from deliveries where dead_at > now() - interval '24 hours') as dead
    from delivery_queue`.execute(db);
  return rows[0]!;
}
