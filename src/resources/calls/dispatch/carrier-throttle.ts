// How fast calls begin: so many a second at a carrier, and from a number, over all processes. Asked in the transaction of a
// claim. Who waits for a turn lets others pass, but not for ever: a call that was passed for a while keeps the last free slot
// for itself, so that its turn does not come when all slots are taken again. The generic cell rate algorithm (ITU-T I.371
// annex A): one time a key says all that a token bucket would.
import type { Route } from '../../phone-numbers/service/route.ts';
import { sql } from 'kysely';
import type { AwaitedTurn } from '../rows/queue.ts';
import type { Trx } from '../../../database/transaction.ts';

/** Carriers take a burst from one number for a machine that has gone mad. */
const NUMBER_CALLS_PER_SECOND = 1;

/** So long everybody may pass a call that waits for a turn. */
const PATIENCE_MS = 10_000;

interface Pace {
  key: string;
  perSecond: number;
}

/**
 * Takes a turn for a call of this route.
 * @returns 0 when it may begin now; else milliseconds until it may be asked again, and nothing was taken
 */
export async function takeTurn(trx: Trx, { carrier, number }: Route): Promise<number> {
  const { callsPerSecond } = carrier;
  if (callsPerSecond === undefined) return 0;
  // In the order of their keys, so that two claims never wait for each other.
  const paces: Pace[] = [
    { key: `carrier ${carrier.id}`, perSecond: callsPerSecond },
    { key: `number ${number.number}`, perSecond: NUMBER_CALLS_PER_SECOND },
  ];
  const waits: number[] = [];
  for (const { key } of paces) waits.push(await waitOf(trx, key));
  const wait = Math.max(...waits);
  if (wait > 0) return wait;
  for (const pace of paces) await advance(trx, pace);
  return 0;
}

/** A number whose next call may not begin yet. */
export interface PacedNumber {
  number: string;
  /** By its own pace or its carrier's, whichever is later. */
  inMs: number;
}

/** Numbers of the workspace that have to wait at this moment. */
export async function readPacedNumbers(trx: Trx, workspaceId: string): Promise<PacedNumber[]> {
  const { rows } = await sql<PacedNumber>`
    select n.number, ceil(extract(epoch from max(p.next_at) - clock_timestamp()) * 1000)::int as "inMs"
    from phone_numbers n
    join dial_paces p on p.key = any(array['carrier ' || n.carrier, 'number ' || n.number])
    where n.workspace_id = ${workspaceId} and n.status = 'active' and p.next_at > clock_timestamp()
    group by n.number`.execute(trx);
  return rows;
}

export interface Turns {
  /** When the first turn comes that a call waits for; null when none does. */
  lookInMs: number | null;
  /** Whether one free slot is to be left for a call that has been passed for long. */
  keepSlot: boolean;
}

/**
 * Pure: what follows from the calls that wait for turns.
 * @param waited for these numbers
 * @param next when the call came that could be dialed instead; null when there is none
 */
export function turnsOf(paced: readonly PacedNumber[], waited: readonly AwaitedTurn[], next: Date | null): Turns {
  const waits = paced.filter(({ number }) => waited.some((one) => one.number === number)).map(({ inMs }) => inMs);
  const isPassed = ({ since, waitedMs }: AwaitedTurn) => next !== null && since < next && waitedMs > PATIENCE_MS;
  return { lookInMs: waits.length === 0 ? null : Math.max(1, Math.min(...waits)), keepSlot: waited.some(isPassed) };
}

/** Locks the row. */
async function waitOf(trx: Trx, key: string): Promise<number> {
  await sql`insert into dial_paces (key, next_at) values (${key}, clock_timestamp()) on conflict do nothing`.execute(
    trx,
  );
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from next_at - clock_timestamp()) * 1000)::int as wait
    from dial_paces where key = ${key} for update`.execute(trx);
  return Math.max(0, rows[0]!.wait);
}

async function advance(trx: Trx, { key, perSecond }: Pace): Promise<void> {
  await sql`
    update dial_paces
    set next_at = greatest(next_at, clock_timestamp()) + make_interval(secs => ${1 / perSecond}::float8)
    where key = ${key}`.execute(trx);
}
