// What a process reads and writes of a call that it dials or answers, until there is a session: tried again while the database is
// away, as long as the lease may hold. Invariant: a change that was committed although its answer was lost counts as made.
// Deliberately absent: a retry of what the database refuses for good, and of a call that is over or another process's.
import { sleep } from '../../../core/clock.ts';
import { isDatabaseTrouble } from '../../../database/client.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { DeadlinePassed, withDeadline } from '../../../voice/deadline.ts';
import { LEASE_TIMES } from '../rows/leases.ts';
import { findCallById, type CallRow } from '../rows/calls.ts';
import { transition, type Change } from '../transitions.ts';
import type { PlacedCall } from './run-call.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;
/** Classes of SQLSTATE that say the same however often they are asked: data, integrity, syntax and access, PL/pgSQL. */
const FINAL_CLASSES = ['22', '23', '42', 'P0'];

/** The database was away for as long as the lease holds. */
export class ChangeNotWritten extends Error {}

type Placed = Pick<PlacedCall, 'runtime' | 'call' | 'fence'>;
/** Whose work it is; once the signal is aborted, nothing is tried again. */
type Patient = Pick<PlacedCall, 'runtime'> & Partial<Pick<PlacedCall, 'signal'>> & { call: Pick<CallRow, 'id'> };

/**
 * Makes a transition under the fence of the call.
 * @returns the row; null when the call is as far or further already, by somebody else
 * @throws CallLost when another process has it; ChangeNotWritten when the database stayed away
 */
export async function change(placed: Placed, next: Change, forMs = LEASE_TIMES.leaseMs): Promise<CallRow | null> {
  const { runtime, call } = placed;
  return whileLeased({ runtime, call }, (isAgain) => once(placed, next, isAgain), forMs);
}

/**
 * Does `work`, again and again while the database is away.
 * @param work told whether an attempt before this one may have been committed
 * @throws what `work` throws for any other reason; ChangeNotWritten when the database stayed away for so long
 */
export async function whileLeased<T>(
  { runtime, call, signal }: Patient,
  work: (isAgain: boolean) => Promise<T>,
  forMs = LEASE_TIMES.leaseMs,
): Promise<T> {
  const { clock } = runtime;
  const until = clock.monotonic() + forMs;
  for (let pauseMs = FIRST_PAUSE_MS, tried = 0; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS), tried++) {
    try {
      return await withDeadline(clock, Math.max(1, until - clock.monotonic()), work(tried > 0));
    } catch (error) {
      if (!isAway(error) || signal?.aborted) throw error;
      if (clock.monotonic() + pauseMs >= until) {
        throw new ChangeNotWritten('The database did not answer, and the call could not go on.', { cause: error });
      }
      if (tried === 0)
        runtime.log.warn({ err: error, callId: call.id }, 'the database is away; tried again for a call');
      await sleep(clock, pauseMs);
    }
  }
}

async function once({ runtime, call, fence }: Placed, next: Change, isAgain: boolean): Promise<CallRow | null> {
  return inTransaction(runtime.db, async (trx) => {
    const row = await transition(trx, runtime, call.id, next, fence);
    if (row || !isAgain) return row;
    // The attempt before may have been committed.
    const current = await findCallById(trx, call.id);
    return current?.status === next.to && current.lease_token === fence.token ? current : null;
  });
}

/** Whether the same statement may succeed later. */
function isAway(error: unknown): boolean {
  if (error instanceof DeadlinePassed) return true;
  const { code } = error as { code?: unknown };
  const isFinal = typeof code === 'string' && code.length === 5 && FINAL_CLASSES.includes(code.slice(0, 2));
  return isDatabaseTrouble(error) && !isFinal;
}
