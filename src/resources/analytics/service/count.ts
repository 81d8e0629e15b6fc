// Counts ended calls into the sums that analytics reads: each minute those that changed, once after an upgrade those from before it,
// and at a change of a workspace's time zone its days. Invariants: every batch is one transaction that may be cut off anywhere and
// run again; what erasure deletes was counted before. Deliberately omitted: events; a change is a row that the database's triggers write.
import { inTransaction, type Db, type Trx } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { placeGroups } from './groups.ts';
import * as store from '../store/count.ts';

/** A batch takes a quarter of a second. */
const BATCH = 500;

/** Counts `callIds`, which the caller holds the lock for. */
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
 * Counts what changed, all of it. @param batch changes in one transaction, under the lock that an erasure may wait for
 * @returns false when it was aborted before the end
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

/** Sums the days of workspaces whose time zone was changed. */
export async function followTimeZones({ db }: Uses<'db'>): Promise<void> {
  for (const workspaceId of await store.selectRezoned(db)) {
    await inTransaction(db, async (trx) => {
      await store.lockCounting(trx);
      await store.rebuildDays(trx, workspaceId);
    });
  }
}

/** Counts the calls from before the upgrade, newest first; goes on where it was cut off. @returns how many batches it took */
export async function backfill({ db }: Uses<'db'>, signal: AbortSignal): Promise<number> {
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
 * Counts a call before its content is erased, in the transaction that erases it and has its row locked. What was not counted by then would be missing in the
 * figures, and erasure changes none.
 */
export async function countBeforeErasure(trx: Trx, callId: string): Promise<void> {
  if (await store.isCounted(trx, callId)) return;
  await store.lockCounting(trx);
  await store.takeChangesOf(trx, callId);
  await countCalls(trx, [callId]);
}

/**
 * Sums everything again from what each call has added, a month in a transaction, then compares every call with what it has added, and
 * adds those that were never counted. @param onProgress after each step
 */
export async function recount(
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
  const batches = await backfill(runtime, signal);
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
