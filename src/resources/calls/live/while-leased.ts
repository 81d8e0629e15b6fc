// Database work for a call, except reports of its session: retried while the database is unavailable, as long as the lease may last.
// Invariant: a change that was committed counts as made, even if its response was lost.
// Deliberately omitted: retries after permanent database errors, and for a call that is over or that another process has.
import { sleep } from '../../../core/clock.ts';
import { DeadlinePassed, withDeadline } from '../../../core/deadline.ts';
import { isDatabaseTrouble } from '../../../database/client.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { selectCallById, type CallRow } from '../rows/calls.ts';
import { LEASE_TIMES } from '../rows/leases.ts';
import { transitionCall, type Change } from '../transitions.ts';
import type { CallRun } from './call-state.ts';

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 1_000;
/** SQLSTATE classes of errors that every retry would repeat: data, integrity, syntax and access, PL/pgSQL. */
const FINAL_CLASSES = ['22', '23', '42', 'P0'];

/** The database was unavailable for the whole duration of the lease. */
export class ChangeNotWritten extends Error {}

/** The call to which the work belongs. After the signal is aborted, nothing is retried. */
type LeasedWork = Partial<Pick<CallRun, 'signal'>> & { runtime: Uses<'clock' | 'log'>; call: Pick<CallRow, 'id'> };

/**
 * Makes a transition under the fence of the call.
 * @returns the row; null when another process has already brought the call to this state or a later one
 * @throws CallLeaseLost when another process has the call; ChangeNotWritten when the database remained unavailable
 */
export async function changeCall(
  run: Pick<CallRun, 'runtime' | 'call' | 'fence'>,
  next: Change,
  forMs = LEASE_TIMES.leaseMs,
): Promise<CallRow | null> {
  const { runtime, call } = run;
  return whileLeased({ runtime, call }, (isRetry) => once(run, next, isRetry), forMs);
}

/**
 * Runs `work` and retries it while the database is unavailable.
 * @param work receives whether an earlier attempt may have been committed
 * @throws every other error of `work`; ChangeNotWritten when the database remained unavailable for `forMs`
 */
export async function whileLeased<T>(
  { runtime, call, signal }: LeasedWork,
  work: (isRetry: boolean) => Promise<T>,
  forMs = LEASE_TIMES.leaseMs,
): Promise<T> {
  const { clock } = runtime;
  const until = clock.monotonic() + forMs;
  for (let pauseMs = FIRST_PAUSE_MS, tried = 0; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS), tried++) {
    try {
      return await withDeadline(clock, Math.max(1, until - clock.monotonic()), work(tried > 0));
    } catch (error) {
      if (!isAway(error) || signal?.aborted) throw error;
      if (clock.monotonic() + pauseMs >= until) {
        throw new ChangeNotWritten('The database did not respond, and the call could not continue.', { cause: error });
      }
      if (tried === 0) {
        runtime.log.warn({ err: error, callId: call.id }, 'the database is unavailable; retrying for a call');
      }
      await sleep(clock, pauseMs);
    }
  }
}

async function once(
  { runtime, call, fence }: Pick<CallRun, 'runtime' | 'call' | 'fence'>,
  next: Change,
  isRetry: boolean,
): Promise<CallRow | null> {
  return inTransaction(runtime.db, async (trx) => {
    const row = await transitionCall(trx, runtime, call.id, next, fence);
    if (row || !isRetry) return row;
    // The earlier attempt may have been committed.
    const current = await selectCallById(trx, call.id);
    return current?.status === next.to && current.lease_token === fence.token ? current : null;
  });
}

/** Returns whether the same statement may succeed later. */
function isAway(error: unknown): boolean {
  if (error instanceof DeadlinePassed) return true;
  const { code } = error as { code?: unknown };
  const isFinal = typeof code === 'string' && code.length === 5 && FINAL_CLASSES.includes(code.slice(0, 2));
  return isDatabaseTrouble(error) && !isFinal;
}
