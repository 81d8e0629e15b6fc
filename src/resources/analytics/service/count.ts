// Adds ended calls to the sums that analytics reads: each minute the changed calls, once after an upgrade the earlier calls, and
// after a change of a workspace's time zone its days. Invariants: every batch is one transaction, which may be interrupted
// anywhere and run again; calls are counted before erasure deletes them. Deliberately omitted: events, because triggers record
// changes as rows.
import { inTransaction, type Db, type Trx } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import * as store from '../store/count.ts';
import { placeGroups } from './groups.ts';

/** A batch takes a quarter of a second. */
const BATCH = 500;

/** Counts `callIds`. The caller holds the counting lock. */
async function countCalls(trx: Trx, callIds: readonly string[]): Promise<void> {
  if (callIds.length === 0) return;
  const placed = placeGroups(await store.selectUncounted(trx, callIds));
  const news = placed.flatMap((one) => ('group' in one ? [one] : []));
  const byKey = new Map(news.map(({ group }) => [JSON.stringify(group), group]));
  const ids = await store.ensureGroups(trx, [...byKey.values()]);
  const idOf = new Map([...byKey.keys()].map((key, i) => [key, ids[i]!]));
  const places = placed.map((one) => ({
    of: one.of,
    groupId: 'groupId' in one ? one.groupId : idOf.get(JSON.stringify(one.group))!,
  }));
  await store.applyContributions(trx, callIds, places);
}

/**
 * Counts all changes. @param batch changes per transaction, under a lock that an erasure may wait for
 * @returns false if aborted before the end
 */
export async function countChanges({ db }: Uses<'db'>, signal: AbortSignal, batch = BATCH): Promise<boolean> {
  while (!signal.aborted) {
    const taken = await inTransaction(db, async (trx) => {
      await store.lockCounting(trx);
      const changes = await store.takeChanges(trx, batch);
      await countCalls(trx, changes.callIds);
      return changes.taken;
    });
    if (taken < batch) return true;
  }
  return false;
}

/** Recomputes the days of workspaces whose time zone was changed. */
export async function followTimeZones({ db }: Uses<'db'>): Promise<void> {
  for (const workspaceId of await store.selectRezoned(db)) {
    await inTransaction(db, async (trx) => {
      await store.lockCounting(trx);
      await store.rebuildDays(trx, workspaceId);
    });
  }
}

/** Counts calls from before the upgrade, newest first. Resumes after an interruption. @returns the number of batches */
export async function backfillCounts({ db }: Uses<'db'>, signal: AbortSignal): Promise<number> {
  for (let batches = 0; ; batches++) {
    if (signal.aborted || !(await nextOfBackfill(db))) return batches;
  }
}

async function nextOfBackfill(db: Db): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await store.lockCounting(trx);
    const callIds = await store.takeBackfill(trx, BATCH);
    if (callIds === null) return false;
    await countCalls(trx, callIds);
    return true;
  });
}

/**
 * Counts a call before its content is erased, in the transaction that erases it and has locked its row. Otherwise an uncounted
 * call would be missing in the sums, which erasure does not change.
 */
export async function countBeforeErasure(trx: Trx, callId: string): Promise<void> {
  if (await store.isCounted(trx, callId)) return;
  await store.lockCounting(trx);
  await store.takeChangesOf(trx, callId);
  await countCalls(trx, [callId]);
}

/**
 * Recomputes all sums from the recorded contributions of calls, one month per transaction. Then compares every call with its
 * contribution, and counts calls that were never counted. @param onProgress called after each step
 */
export async function recountAll(
  runtime: Uses<'db'>,
  signal: AbortSignal,
  onProgress: (sentence: string) => void,
): Promise<void> {
  const { db } = runtime;
  for (let after = ''; !signal.aborted;) {
    const workspaceId = await store.selectNextWorkspace(db, after);
    if (workspaceId === undefined) break;
    await sumAgain(db, workspaceId, signal);
    onProgress(`${workspaceId}: summed again.`);
    after = workspaceId;
  }
  await inTransaction(db, (trx) => store.restartBackfill(trx));
  const batches = await backfillCounts(runtime, signal);
  onProgress(`All calls compared with the sums, in ${batches} steps.`);
}

async function sumAgain(db: Db, workspaceId: string, signal: AbortSignal): Promise<void> {
  const span = await store.selectSpan(db, workspaceId);
  for (let from = span?.from; span && from! < span.to && !signal.aborted;) {
    from = await inTransaction(db, async (trx) => {
      await store.lockCounting(trx);
      return store.rebuildMonth(trx, workspaceId, from!);
    });
  }
}
