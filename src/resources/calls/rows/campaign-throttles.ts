// Rows of campaign_throttles: the dial rate of each campaign's calls. `id` is the `campaign_id` of the calls. Calls use no other
// data of campaigns.
import { sql } from 'kysely';
import type { Trx } from '../../../database/transaction.ts';

export interface DialThrottle {
  /** Maximum dials in any one-second span. */
  dialsPerSecond: number;
  /** Maximum concurrent calls. */
  concurrency: number;
  /** If true, nothing is dialed, and queued calls wait. */
  paused: boolean;
}

/** A throttle and the counts that decide when its next call may be dialed. */
export interface ThrottleState extends DialThrottle {
  id: string;
  /** Number of its calls that occupy a slot. */
  live: number;
  /** Whether any of its calls waits to be dialed. */
  hasWaiting: boolean;
  /** Time of the nth dial back, where n is `dialsPerSecond`, in epoch milliseconds; null when there were fewer dials. */
  nthLast: number | null;
}

/** Dials are reserved less than a second ahead (MAX_LEAD_MS). Later ones are from before the clock of the database was set back. */
const MAX_AHEAD_SECONDS = 5;

/** Takes effect with the next dial. */
export async function upsertThrottle(
  trx: Trx,
  workspaceId: string,
  id: string,
  { dialsPerSecond, concurrency, paused }: DialThrottle,
): Promise<void> {
  const values = { dials_per_second: dialsPerSecond, concurrency, paused };
  await trx
    .insertInto('campaign_throttles')
    .values({ workspace_id: workspaceId, id, ...values })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'id']).doUpdateSet(values))
    .execute();
}

/** Deletes the throttle of a campaign. Its calls that still wait are then dialed without a throttle. */
export async function deleteThrottle(trx: Trx, workspaceId: string, id: string): Promise<void> {
  await trx.deleteFrom('campaign_throttles').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

/** @returns `now` by the database clock, which also stamps the dials; 0 when the workspace has no throttles */
export async function selectThrottleStates(
  trx: Trx,
  workspaceId: string,
): Promise<{ now: number; throttles: ThrottleState[] }> {
  const { rows } = await sql<ThrottleState & { now: number }>`
    select t.id, t.dials_per_second::float8 as "dialsPerSecond", t.concurrency, t.paused,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
      (select count(*)::int from calls c
        where c.workspace_id = t.workspace_id and c.leased_until is not null and c.campaign_id = t.id) as live,
      exists (select from calls c
        where c.workspace_id = t.workspace_id and c.campaign_id = t.id and c.status = 'queued' and c.dial_at is null
          and c.direction = 'outbound' and c.channel = 'phone') as "hasWaiting",
      (select (extract(epoch from c.dial_at) * 1000)::float8 from calls c
        where c.workspace_id = t.workspace_id and c.campaign_id = t.id
          and c.dial_at < clock_timestamp() + make_interval(secs => ${MAX_AHEAD_SECONDS})
        order by c.dial_at desc
        limit 1 offset greatest(1, floor(t.dials_per_second))::int - 1) as "nthLast"
    from campaign_throttles t where t.workspace_id = ${workspaceId}`.execute(trx);
  return { now: rows[0]?.now ?? 0, throttles: rows };
}
