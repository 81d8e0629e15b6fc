// The note that a carrier is asked for a call, which is written once, right before the dial, and from which on nobody else dials it.
// Invariant: a call with a reserved moment is dialed at that moment or given another one, never late: late dials would come faster
// than the pace. Written again while the database is away, as everything before the answer (change.ts).
import { sleep } from '../../../core/clock.ts';
import { reserveAgain } from '../dispatch/admission.ts';
import { markAsked, unmarkAsked } from '../rows/leases.ts';
import { LATE_MS } from '../dispatch/dial-spacing.ts';
import { CallLost } from '../rows/timeline.ts';
import { whileLeased } from './while-leased.ts';
import type { PlacedCall } from './run-call.ts';

// Before its moment, to note that the carrier is asked: twice what the database takes of late, within these bounds. As short
// as can be, because of a process that dies in between nobody knows whether it dialed.
const LEAST_ASK_MS = 5;
export const MOST_ASK_MS = 80;

/**
 * Notes that the carrier is asked, at the reserved moment where there is one. What follows in the same breath is the dial.
 * A moment that is missed, because the machine is busy, is not made up for: the call gets another.
 * @throws CallLost when the call is nobody's to dial any more
 */
export async function noteAsked(placed: PlacedCall): Promise<void> {
  const { runtime, call, fence, isPaced, databaseClock, signal } = placed;
  const { clock, db } = runtime;
  const lost = () => new CallLost(`the lease on ${call.id} is gone`);
  for (let moment = call.dialed_at; ;) {
    const at = isPaced ? databaseClock.toMonotonic(moment!.getTime()) : clock.monotonic();
    const wait = (until: number) => sleep(clock, Math.max(0, until - clock.monotonic()), signal);
    const askMs = Math.min(MOST_ASK_MS, Math.max(LEAST_ASK_MS, 2 * databaseClock.answerMs()));
    if (isPaced) await wait(at - askMs);
    // Too late already: then the carrier is not to be asked, and that is not written either.
    if (!isPaced || clock.monotonic() + askMs / 2 - at <= LATE_MS) {
      if (!(await markPatiently(placed))) throw lost();
      if (!isPaced) return;
      await wait(at);
      if (clock.monotonic() - at <= LATE_MS) return;
      await whileLeased(placed, () => unmarkAsked(db, fence));
    }
    moment = await whileLeased(placed, () => reserveAgain(runtime, call));
    if (!moment) throw lost();
  }
}

async function markPatiently(placed: PlacedCall): Promise<boolean> {
  const { runtime, fence, databaseClock } = placed;
  return whileLeased(placed, async (isAgain) => {
    const asking = runtime.clock.monotonic();
    const isMarked = await markAsked(runtime.db, fence, isAgain);
    databaseClock.recordDuration(runtime.clock.monotonic() - asking);
    return isMarked;
  });
}
