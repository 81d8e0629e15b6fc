// Limits how many calls start per second over an account at a carrier and from a number. Checked in the transaction of a claim.
// Other calls may overtake a call that waits for its carrier or number, but not forever: after PASSED_MS the waiting call keeps
// the last free slot for itself. Otherwise other calls could take every slot before its carrier is ready.
import type { Trx } from '../../../database/transaction.ts';
import type { OutboundRoute } from '../../phone-numbers/service/route.ts';
import {
  advanceThrottle,
  carrierKey,
  lockWait,
  numberKey,
  type CallRate,
  type ThrottledNumber,
} from '../rows/carrier-throttles.ts';
import type { ThrottledWait } from '../rows/queue.ts';

/** Carriers flag bursts from a single number as robocalling. */
const NUMBER_CALLS_PER_SECOND = 1;

/** How long other calls may overtake a call that waits for its carrier or number. */
const PASSED_MS = 10_000;

/**
 * Counts one call on this route if the rates of its carrier and its number permit it now.
 * @returns 0 if the call may start now; otherwise the milliseconds until a retry is worthwhile, and nothing is counted
 */
export async function acquireDial(trx: Trx, { carrier, number }: OutboundRoute): Promise<number> {
  const { callsPerSecond } = carrier;
  if (callsPerSecond === undefined) return 0;
  // Locked in a fixed order, so that two claims cannot deadlock.
  const rates: CallRate[] = [
    { key: carrierKey(carrier.id, number.account), perSecond: callsPerSecond },
    { key: numberKey(number), perSecond: NUMBER_CALLS_PER_SECOND },
  ];
  const waits: number[] = [];
  for (const { key } of rates) waits.push(await lockWait(trx, key));
  const wait = Math.max(...waits);
  if (wait > 0) return wait;
  for (const rate of rates) await advanceThrottle(trx, rate);
  return 0;
}

interface CarrierSchedule {
  /** Milliseconds until the first awaited number is ready; null when no call waits for a number. */
  pollInMs: number | null;
  /** Whether one free slot is reserved for a call that others have overtaken for too long. */
  keepSlot: boolean;
}

/**
 * Decides when to poll again and whether to reserve a slot, from the calls that wait for a throttled number. Pure.
 * @param waiting numbers that calls wait for
 * @param next creation time of the call that could be dialed instead; null when there is none
 */
export function scheduleNumbers(
  throttled: readonly ThrottledNumber[],
  waiting: readonly ThrottledWait[],
  next: Date | null,
): CarrierSchedule {
  const waits = throttled.filter(({ number }) => waiting.some((one) => one.number === number)).map(({ inMs }) => inMs);
  const isPassed = ({ since, waitedMs }: ThrottledWait) => next !== null && since < next && waitedMs > PASSED_MS;
  return { pollInMs: waits.length === 0 ? null : Math.max(1, Math.min(...waits)), keepSlot: waiting.some(isPassed) };
}
