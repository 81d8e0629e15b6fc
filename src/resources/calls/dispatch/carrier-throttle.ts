// Limits how many calls begin per second at a carrier, and from a number. Checked in the transaction of a claim.
// A call that waits for its carrier or its number lets others pass, but not forever: once it has been passed for a while, it
// keeps the last free slot for itself. Otherwise all slots could be taken again whenever its carrier is ready.
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

/** For this long other calls may pass a call that waits for its carrier or number. */
const PASSED_MS = 10_000;

/**
 * Lets one call of this route begin, if its carrier and its number allow.
 * @returns 0 when it may begin now; else milliseconds until it is worth trying again, and nothing was counted
 */
export async function acquireDial(trx: Trx, { carrier, number }: OutboundRoute): Promise<number> {
  const { callsPerSecond } = carrier;
  if (callsPerSecond === undefined) return 0;
  // In the order of their keys, so that two claims never wait for each other.
  const rates: CallRate[] = [
    { key: carrierKey(carrier.id), perSecond: callsPerSecond },
    { key: numberKey(number.number), perSecond: NUMBER_CALLS_PER_SECOND },
  ];
  const waits: number[] = [];
  for (const { key } of rates) waits.push(await lockWait(trx, key));
  const wait = Math.max(...waits);
  if (wait > 0) return wait;
  for (const rate of rates) await advanceThrottle(trx, rate);
  return 0;
}

export interface CarrierSchedule {
  /** When the first of the awaited numbers is ready; null when no call waits for one. */
  pollInMs: number | null;
  /** Whether one free slot is kept for a call that has been passed for long. */
  keepSlot: boolean;
}

/**
 * What follows from the calls that wait for a throttled number. Pure.
 * @param waiting the numbers that calls wait for
 * @param next when the call came that could be dialed instead; null when there is none
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
