// How far the deliveries of the whole deployment are behind, for /metrics. Reads partial indexes of those that are due or given up.
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
    select greatest(0, coalesce(extract(epoch from now() - min(next_attempt_at)), 0))::float8 as lag_seconds,
      (select count(*) from deliveries where status = 'dead_letter' and finished_at > now() - interval '24 hours') as dead
    from deliveries where next_attempt_at is not null`.execute(db);
  return rows[0]!;
}
