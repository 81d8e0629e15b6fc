// Whether the service is late with deliveries, for its status.
import type { Db } from '../../../database/transaction.ts';
import { selectDeliveryLag } from '../store/load.ts';

/** How long a webhook with a due delivery has waited for an attempt, in seconds. A receiver's own backlog does not count. */
export async function findDeliveryLag(db: Db): Promise<number> {
  return selectDeliveryLag(db);
}
