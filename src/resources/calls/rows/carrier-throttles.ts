// Rows of carrier_throttles: when the next call at a carrier, or from a number, may start, across all processes. One timestamp
// per key contains the whole state of a token bucket: the generic cell rate algorithm (ITU-T I.371 annex A). `set_at` is the time
// of the last call. If it is in the future, the clock of the database was set back, and the throttle would hold for that long.
import { sql } from 'kysely';
import type { NumberAccount } from '../../../../generated/types.ts';
import type { Trx } from '../../../database/transaction.ts';

export interface CallRate {
  key: string;
  perSecond: number;
}

/**
 * Returns the key of the account that places the calls of a number. A Twilio account that the owner brought has a rate of its
 * own. A SIP trunk has none: its calls use the deployment's account. CARRIER_KEY is the same in SQL.
 */
export function carrierKey(carrierId: string, account: NumberAccount | null): string {
  return account?.type === 'twilio' ? `carrier ${carrierId} ${account.name}` : `carrier ${carrierId}`;
}

const CARRIER_KEY = sql`'carrier ' || n.carrier || case n.account->>'type' when 'twilio' then ' ' || (n.account->>'name') else '' end`;

/**
 * Returns the key of the calls from a number. A workspace that only claims a number, with a SIP server, does not use up the dials
 * of the workspace that owns it. NUMBER_KEY is the same in SQL.
 */
export function numberKey({
  workspace_id: workspaceId,
  number,
  proven,
}: {
  workspace_id: string;
  number: string;
  proven: boolean;
}): string {
  return proven ? `number ${number}` : `number ${workspaceId} ${number}`;
}

const NUMBER_KEY = sql`'number ' || case when n.proven then '' else n.workspace_id || ' ' end || n.number`;

/** Returns the milliseconds until the next call under this key may start; 0 means now. Locks the row. */
export async function lockWait(trx: Trx, key: string): Promise<number> {
  await sql`
    insert into carrier_throttles (key, next_at) values (${key}, clock_timestamp()) on conflict do nothing`.execute(
    trx,
  );
  const { rows } = await sql<{ wait: number }>`
    select case when set_at > clock_timestamp() then 0
      else ceil(extract(epoch from next_at - clock_timestamp()) * 1000)::int end as wait
    from carrier_throttles where key = ${key} for update`.execute(trx);
  return Math.max(0, rows[0]!.wait);
}

/** Counts one call that starts now. */
export async function advanceThrottle(trx: Trx, { key, perSecond }: CallRate): Promise<void> {
  await sql`
    update carrier_throttles
    set next_at = case when set_at > clock_timestamp() then clock_timestamp() else greatest(next_at, clock_timestamp()) end
        + make_interval(secs => ${1 / perSecond}::float8),
      set_at = clock_timestamp()
    where key = ${key}`.execute(trx);
}

/** A number whose next call may not start yet. */
export interface ThrottledNumber {
  number: string;
  /** Wait in milliseconds, under the number's own rate or its carrier's, whichever is longer. */
  inMs: number;
}

/** Returns the workspace's numbers that must wait now. */
export async function selectThrottledNumbers(trx: Trx, workspaceId: string): Promise<ThrottledNumber[]> {
  const { rows } = await sql<ThrottledNumber>`
    select n.number, ceil(extract(epoch from max(t.next_at) - clock_timestamp()) * 1000)::int as "inMs"
    from phone_numbers n
    join carrier_throttles t on t.key = any(array[${CARRIER_KEY}, ${NUMBER_KEY}])
    where n.workspace_id = ${workspaceId} and n.status = 'active' and t.next_at > clock_timestamp()
      and (t.set_at is null or t.set_at <= clock_timestamp())
    group by n.number`.execute(trx);
  return rows;
}
