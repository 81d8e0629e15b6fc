// Sums usage by hour and day: each minute the hours that are over and have changed, once after an upgrade those from before it.
// Invariant: every batch is one transaction that may be cut off anywhere and run again; an hour that is not summed yet is read from its
// calls. Deliberately omitted: differences; an hour is summed again as a whole.
import { inTransaction } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import * as store from '../store/usage-sums.ts';

/** Hours in one transaction. With ten million calls a year they have 50 000 calls, which take a second. */
const BATCH = 48;

export async function sumUsage({ db }: Uses<'db'>, signal: AbortSignal, batch = BATCH): Promise<void> {
  await inTransaction(db, async (trx) => {
    await store.lockSumming(trx);
    await store.foldChanges(trx);
  });
  while (!signal.aborted) {
    const hours = await inTransaction(db, async (trx) => {
      await store.lockSumming(trx);
      const taken = await store.takeHours(trx, batch);
      if (taken.length > 0) await store.sumHours(trx, taken);
      return taken.length;
    });
    if (hours < batch) return;
  }
}

/** Sums everything again. */
export async function sumUsageAgain(runtime: Uses<'db'>, signal: AbortSignal): Promise<void> {
  await inTransaction(runtime.db, (trx) => store.noteAllHours(trx));
  await sumUsage(runtime, signal);
}
