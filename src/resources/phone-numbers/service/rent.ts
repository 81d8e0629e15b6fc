// Periodic work on numbers: charges the next month's rent, and completes purchases and releases that a crash interrupted. May run
// twice. A number whose rent cannot be charged is suspended and retried every hour. After two weeks it is released, unless the
// clock has jumped.
import { clockHasSettled } from '../../../database/settled-clock.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Uses } from '../../../runtime.ts';
import { auditSystem } from '../../audit-log/service.ts';
import { chargeRent } from '../../wallet/service/rent.ts';
import * as store from '../store.ts';
import { provisionKey } from './purchase.ts';
import { releaseNumber, retireKey } from './release.ts';

const BATCH = 100;
const GRACE_MS = 14 * 86_400_000;
/** The request and its job should have finished by then. */
const UNFINISHED_AFTER_SECONDS = 120;

/** Charges the rent of every month that has begun. A number whose charge fails does not stop the others. */
export async function chargeRents(runtime: Uses<'db' | 'clock' | 'log'>, signal: AbortSignal): Promise<void> {
  const seen = new Set<string>();
  const mayRelease = await clockHasSettled(runtime, 'numbers without rent');
  while (!signal.aborted) {
    const due = await store.selectRentDue(runtime.db, BATCH, [...seen]);
    if (due.length === 0) return;
    for (const { workspace_id, id } of due) {
      // One attempt per hour, so that an unpaid number does not keep the loop running.
      seen.add(id);
      try {
        await chargeNext(runtime, workspace_id, id, mayRelease);
      } catch (error) {
        runtime.log.error({ err: error, phoneNumberId: id }, 'the rent of a number could not be charged; retrying');
      }
    }
  }
}

async function chargeNext(
  runtime: Uses<'db' | 'clock' | 'log'>,
  workspaceId: string,
  id: string,
  mayRelease: boolean,
): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    const row = await store.lockRentDue(trx, workspaceId, id);
    if (!row?.rented_until) return;
    const month = { workspaceId, phoneNumberId: id, periodStart: row.rented_until, micros: row.monthly_micros };
    if (await chargeRent(trx, runtime, month, false)) {
      await store.extendRent(trx, workspaceId, id);
      return;
    }
    const since = row.suspended_at?.getTime() ?? runtime.clock.now();
    const isOver = runtime.clock.now() - since >= GRACE_MS && mayRelease;
    if (isOver) await releaseNumber(trx, row);
    else if (row.suspended_at === null) await store.suspendPhoneNumber(trx, workspaceId, id);
    else return;
    const action = isOver ? 'phone_number.released' : 'phone_number.suspended';
    await auditSystem(trx, workspaceId, { action, targetId: id, changes: { why: 'rent_unpaid' } });
  });
}

/** Re-enqueues the jobs of unfinished purchases and releases. */
export async function repairNumbers(runtime: Uses<'db'>, signal: AbortSignal): Promise<void> {
  const seen = new Set<string>();
  while (!signal.aborted) {
    // Jobs that fail again leave their rows unchanged, so each batch leaves out those before it.
    const unfinished = await store.selectUnfinished(runtime.db, UNFINISHED_AFTER_SECONDS, BATCH, [...seen]);
    if (unfinished.length === 0) return;
    for (const { workspace_id: workspaceId, id, status } of unfinished) {
      seen.add(id);
      const payload = { workspaceId, phoneNumberId: id };
      if (status === 'pending')
        await enqueue(runtime.db, 'phone-numbers.provision', payload, { jobKey: provisionKey(id) });
      else await enqueue(runtime.db, 'phone-numbers.retire', payload, { jobKey: retireKey(id) });
    }
  }
}
