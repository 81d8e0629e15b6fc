// Sums usage by hour and day: each minute the completed hours that have changed, once after an upgrade the earlier hours.
// Invariant: every batch is one transaction, which may be interrupted anywhere and run again; an hour that is not summed yet is
// read from its calls. Deliberately omitted: differences, because an hour is recomputed as a whole.
import { inTransaction } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import * as store from '../store/usage-sums.ts';

/** Hours per transaction. With ten million calls per year, they have 50,000 calls, which take a second. */
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

/** Recomputes all sums. */
export async function sumUsageAgain(runtime: Uses<'db'>, signal: AbortSignal): Promise<void> {
  await inTransaction(runtime.db, (trx) => store.noteAllHours(trx));
  await sumUsage(runtime, signal);
}
