// Periodic work and cleanup: due refreshes, vectors of a former embedder, lost turns, chunks without a source, indexes of large
// bases. Every function is safe to run twice.
import { inTransaction } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Uses } from '../../../runtime.ts';
import { enqueueIngestion } from '../ingestion/enqueue.ts';
import { requeueLostTurns } from '../ingestion/turns.ts';
import { countsOf, searchedBases } from '../store.ts';
import { deleteOrphans } from '../store/chunks.ts';
import * as sources from '../store/sources.ts';
import { buildVectorIndex, dropVectorIndex } from '../store/vector-index.ts';

/** Maximum sources per run, so that a change of the embedder does not delay other work. */
const TAKEN_AT_ONCE = 200;
/** Longer than the longest interval between two progress updates of a run (one batch of embeddings with its retries). */
const SILENT_SECONDS = 15 * 60;
/** Up to this size, an exact scan is fast and finds every match. */
const MAX_SCANNED_CHUNKS = 10_000;

export async function maintainSources(runtime: Uses<'db' | 'log' | 'providers'>): Promise<void> {
  const { embedder } = runtime.providers;
  await inTransaction(runtime.db, async (trx) => {
    await sources.failStuck(trx, SILENT_SECONDS, TAKEN_AT_ONCE);
    const due = await sources.takeDue(trx, TAKEN_AT_ONCE);
    const foreign = await sources.takeForeign(trx, embedder.id, TAKEN_AT_ONCE);
    // Locks in a fixed order, because the turns of each workspace stay locked until the end.
    const byWorkspace = Map.groupBy([...due, ...foreign], ({ workspace_id }) => workspace_id);
    for (const workspaceId of [...byWorkspace.keys()].toSorted()) {
      const ids = byWorkspace.get(workspaceId)!.map(({ id }) => id);
      await enqueueIngestion(trx, workspaceId, ids);
    }
  });
  await requeueLostTurns(runtime);
}

export interface Purge {
  workspaceId: string;
  baseId: string;
  /** Null if the whole base was deleted. */
  sourceId: string | null;
  /** Number of a deleted base, whose index is dropped. */
  number: number | null;
}

/** Deletes the remains of deleted sources: chunks in batches, then files. */
export async function purgeSources(
  runtime: Uses<'db' | 'storage'>,
  { workspaceId, baseId, sourceId, number }: Purge,
  signal: AbortSignal,
): Promise<void> {
  while ((await deleteOrphans(runtime.db, workspaceId, baseId)) > 0) signal.throwIfAborted();
  const { storage } = runtime;
  await storage.delete(await storage.list(filesOf(baseId, sourceId)));
  if (number !== null) await dropVectorIndex(runtime.db, number);
}

/** Deletes the file of an upload that was interrupted before its row was inserted. Safe to run twice. */
export async function discardUpload(
  { db, storage }: Uses<'db' | 'storage'>,
  { workspaceId, baseId, sourceId }: { workspaceId: string; baseId: string; sourceId: string },
): Promise<void> {
  // The row may belong to an earlier attempt of a request that was repeated.
  if (await sources.selectById(db, workspaceId, sourceId)) return;
  await storage.delete(await storage.list(filesOf(baseId, sourceId)));
}

/** Returns the key prefix of the files of a base or of one of its sources. */
export function filesOf(baseId: string, sourceId: string | null): string {
  return `knowledge/${baseId}/${sourceId === null ? '' : `${sourceId}/`}`;
}

/** Creates the index of a base that is too large for exact scans. The embedded database has no such indexes. */
export async function indexWhenLarge(
  runtime: Uses<'config' | 'db'>,
  workspaceId: string,
  sourceId: string,
): Promise<void> {
  if (runtime.config.databaseUrl === null) return;
  const source = await sources.selectById(runtime.db, workspaceId, sourceId);
  if (!source) return;
  const baseId = source.knowledge_base_id;
  const [base] = await searchedBases(runtime.db, workspaceId, [baseId]);
  const counts = (await countsOf(runtime.db, workspaceId, [baseId])).get(baseId);
  if (!base || base.indexed || !counts || counts.chunks <= MAX_SCANNED_CHUNKS) return;
  const jobKey = `knowledge-index:${baseId}`;
  await enqueue(runtime.db, 'knowledge-bases.index', { workspaceId, baseId }, { jobKey, queue: 'knowledge-index' });
}

export async function indexBase(runtime: Uses<'db'>, workspaceId: string, baseId: string): Promise<void> {
  const [base] = await searchedBases(runtime.db, workspaceId, [baseId]);
  if (base && !base.indexed) await buildVectorIndex(runtime.db, { workspaceId, baseId, number: base.number });
}
