// Records a dial immediately before the carrier request. While this record exists, no other process dials the call.
// If the dial time passes while the record is written, the record is removed: the carrier has not received a request, and the
// call gets another dial time. A write that fails because the database is unavailable is retried, like all database work between
// claim and session (while-leased.ts).
// Invariant: a call with a reserved dial time is dialed at that time or gets another one. It is never dialed late, because late
// dials would exceed the throttle.
import { sleep } from '../../../core/clock.ts';
import { reserveDialAgain } from '../dispatch/claim.ts';
import { DIAL_TOLERANCE_MS } from '../dispatch/dial-spacing.ts';
import { CallLeaseLost, markDialed, unmarkDialed } from '../rows/leases.ts';
import type { CallRun } from './call-state.ts';
import { whileLeased } from './while-leased.ts';

// Lead time for recording a dial, in milliseconds: twice the slowest of the recent queries, within these bounds. Keep it short:
// if the process dies in this time, we cannot tell whether the call was dialed.
const MIN_RECORD_MS = 5;
export const MAX_RECORD_MS = 80;

/**
 * Records the dial and resolves at the reserved dial time, if there is one. The caller dials immediately. A dial time that is
 * missed because the machine is busy is not made up for: the call gets another one.
 * @throws CallLeaseLost when this process may no longer dial the call
 */
export async function recordDial(run: CallRun): Promise<void> {
  const { runtime, call, fence, isThrottled, databaseClock, signal } = run;
  const { clock, db } = runtime;
  const lost = () => new CallLeaseLost(`the lease on ${call.id} was lost`);
  for (let moment = call.dial_at; ;) {
    const at = isThrottled ? databaseClock.toMonotonic(moment!.getTime()) : clock.monotonic();
    const wait = (until: number) => sleep(clock, Math.max(0, until - clock.monotonic()), signal);
    const recordMs = Math.min(MAX_RECORD_MS, Math.max(MIN_RECORD_MS, 2 * databaseClock.answerMs()));
    if (isThrottled) await wait(at - recordMs);
    // The dial is recorded only if there is enough time: the write takes about half of recordMs. Otherwise nothing is recorded,
    // the carrier request is not sent, and the call gets another dial time.
    if (!isThrottled || clock.monotonic() + recordMs / 2 - at <= DIAL_TOLERANCE_MS) {
      if (!(await markWhileLeased(run))) throw lost();
      if (!isThrottled) return;
      await wait(at);
      if (clock.monotonic() - at <= DIAL_TOLERANCE_MS) return;
      await whileLeased(run, () => unmarkDialed(db, fence));
    }
    moment = await whileLeased(run, () => reserveDialAgain(runtime, call, databaseClock));
    if (!moment) throw lost();
  }
}

async function markWhileLeased(run: CallRun): Promise<boolean> {
  const { runtime, fence, databaseClock } = run;
  return whileLeased(run, async (isRetry) => {
    const askedAt = runtime.clock.monotonic();
    const isMarked = await markDialed(runtime.db, fence, isRetry);
    databaseClock.recordDuration(runtime.clock.monotonic() - askedAt);
    return isMarked;
  });
}
