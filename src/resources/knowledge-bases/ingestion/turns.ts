// Runs one turn of a source: reads it for a time slice, then passes the turn to the next source of the workspace. Invariant: the
// pages read, the end of the turn and the job of the next turn are written in one transaction. An interrupted turn keeps its
// place: its job runs again, or upkeep enqueues another.
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import type { JobRun } from '../../../jobs/catalogue.ts';
import { assertStillOwner } from '../../../jobs/fence.ts';
import type { Uses } from '../../../runtime.ts';
import { saveReading } from '../store/readings.ts';
import { lockDraft } from '../store/sources.ts';
import * as turns from '../store/turns.ts';
import { passTurn } from './enqueue.ts';
import { EMBEDDER_ATTEMPTS } from './failure.ts';
import { failReading, ingestSource, type IngestOutcome, type Ingesting } from './ingest.ts';

/** Maximum wait before another attempt. Without a time that the other side names, the waits are 3, 7, 20, 55 … seconds. */
const MAX_WAIT_MS = 20 * 60_000;
/** Maximum lost turns that one run of upkeep restores. */
const MAX_REQUEUED = 200;
const LOST = 'Reading the source failed repeatedly because of an error on our side. Refresh the source to try again.';

/** @returns whether the source is completely read */
export async function takeTurn(
  runtime: Ingesting,
  workspaceId: string,
  sourceId: string,
  job: JobRun,
): Promise<boolean> {
  const turn = await inTransaction(runtime.db, async (trx) => {
    await turns.lockTurns(trx, workspaceId);
    return turns.beginTurn(trx, workspaceId, sourceId);
  });
  if (!turn) return false;
  if (turn.attempts >= EMBEDDER_ATTEMPTS) {
    await failSource(runtime, workspaceId, sourceId, LOST);
    return false;
  }
  const attempt = { attempt: turn.attempts + 1, signal: job.signal, fence: job.fence };
  const outcome = await ingestSource(runtime, workspaceId, sourceId, attempt);
  await inTransaction(runtime.db, async (trx) => {
    await assertStillOwner(trx, job.fence);
    await turns.lockTurns(trx, workspaceId);
    await finishTurn(trx, runtime, turn, outcome);
    await passTurn(trx, workspaceId);
  });
  return outcome.state === 'over';
}

async function finishTurn(
  trx: Trx,
  { providers }: Uses<'providers'>,
  turn: turns.SourceTurn,
  outcome: IngestOutcome,
): Promise<void> {
  if (outcome.state === 'over') return turns.endTurn(trx, turn);
  if (outcome.state === 'failed') {
    const attempts = turn.attempts + 1;
    const waitMs = Math.max(1000 * Math.exp(attempts), outcome.failure.retryAfterMs ?? 0);
    return turns.postponeTurn(trx, turn, { waitMs: Math.min(waitMs, MAX_WAIT_MS), attempts });
  }
  // A source that was deleted or refreshed meanwhile has no draft to continue.
  const { source, frontier, pages, waitMs } = outcome;
  if (await lockDraft(trx, source)) await saveReading(trx, source, providers.embedder.id, frontier, pages);
  return turns.postponeTurn(trx, turn, { waitMs, attempts: 0 });
}

/** Fails a source until it is refreshed, and passes the turn to the next source. */
export async function failSource(
  runtime: Uses<'db'>,
  workspaceId: string,
  sourceId: string,
  detail?: string,
): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    await turns.lockTurns(trx, workspaceId);
    const turn = await turns.beginTurn(trx, workspaceId, sourceId);
    await failReading(trx, workspaceId, sourceId, detail);
    if (turn) await turns.endTurn(trx, turn);
    await passTurn(trx, workspaceId);
  });
}

/**
 * Enqueues new jobs for turns whose job was lost. Uses one transaction per workspace, so that only one lock is held at a time and
 * a workspace whose lock is busy does not affect the others.
 */
export async function requeueLostTurns(runtime: Uses<'db' | 'log'>): Promise<void> {
  for (const { workspace_id: workspaceId, source_id: sourceId } of await turns.selectLost(runtime.db, MAX_REQUEUED)) {
    try {
      await inTransaction(runtime.db, async (trx) => {
        await turns.lockTurns(trx, workspaceId);
        await turns.requeueLost(trx, sourceId);
        await passTurn(trx, workspaceId);
      });
    } catch (error) {
      runtime.log.warn(
        { err: error, workspaceId, sourceId },
        'the lost turn of a source could not be queued again; retrying',
      );
    }
  }
}
