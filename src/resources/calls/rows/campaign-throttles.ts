// How fast calls of one origin may be dialed: the only writer of call_pacers. Whoever places many calls under one id
// (`calls.campaign_id`) sets its pacer and changes it; calls know nothing else of them.
import type { Trx } from '../../../database/transaction.ts';

export interface Pace {
  /** At most so many in any second. */
  dialsPerSecond: number;
  /** Calls at once. */
  concurrency: number;
  /** Nothing is dialed; what is queued waits. */
  held: boolean;
}

/** Takes effect with the next dial. */
export async function setPacer(trx: Trx, workspaceId: string, id: string, pace: Pace): Promise<void> {
  const { dialsPerSecond, concurrency, held } = pace;
  const values = { dials_per_second: dialsPerSecond, concurrency, held };
  await trx
    .insertInto('call_pacers')
    .values({ workspace_id: workspaceId, id, ...values })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'id']).doUpdateSet(values))
    .execute();
}

/** Calls of this id that still wait are dialed as any other. */
export async function dropPacer(trx: Trx, workspaceId: string, id: string): Promise<void> {
  await trx.deleteFrom('call_pacers').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}
