// Puts sources into the queue, in the transaction that made or reset them. Reading shares the workers with the dialing of calls,
// so it may take few of their places: jobs of one lane run one after the other, and a workspace has one lane.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../generated/tables.ts';
import { enqueue } from '../../../jobs/enqueue.ts';

const LANES = 4;
/** After everything that somebody waits for. */
const PRIORITY = 10;

export async function enqueueIngestion(
  trx: Kysely<DB>,
  workspaceId: string,
  sourceIds: readonly string[],
): Promise<void> {
  const lane = createHash('sha256').update(workspaceId).digest()[0]! % LANES;
  for (const sourceId of sourceIds) {
    const options = { jobKey: `source:${sourceId}`, queue: `knowledge-${lane}`, priority: PRIORITY };
    await enqueue(trx, 'knowledge-bases.ingest', { workspaceId, sourceId }, options);
  }
}
