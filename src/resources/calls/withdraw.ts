// Takes calls that were not dialed yet out of the queue, all of one campaign at once. Called by campaigns through service.ts.
import type { Kysely } from 'kysely';
import type { DB } from '../../../generated/tables.ts';
import type { Runtime } from '../../core/context.ts';
import { listUndialed } from './store.ts';
import { transition } from './transitions.ts';

/** They end as failed/canceled, in the caller's transaction. There are no more of them than may wait at once. */
export async function withdrawQueued(
  trx: Kysely<DB>,
  runtime: Runtime,
  workspaceId: string,
  campaignId: string,
): Promise<void> {
  const at = new Date(runtime.clock.now());
  for (const id of await listUndialed(trx, workspaceId, campaignId)) {
    await transition(trx, runtime, id, { to: 'failed', reason: 'canceled', detail: 'the campaign was canceled', at });
  }
}
