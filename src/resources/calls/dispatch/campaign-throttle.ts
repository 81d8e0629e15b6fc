// Which campaigns' calls may be dialed now, and when: by their pacers, the calls that are under way, and the last dials.
// Used by admission.ts under the lock of the queue. Invariant: a paced or held call blocks nobody else's.
import { sql } from 'kysely';
import { AHEAD_MS, LEAD_MS, nextMoment, spanOf } from './dial-spacing.ts';
import type { Pace } from '../rows/campaign-throttles.ts';
import type { Trx } from '../../../database/transaction.ts';

/** A pacer (pacers.ts) and what bears on it. */
export interface PacerState extends Pace {
  id: string;
  /** Its calls under way. */
  live: number;
  /** Some of its calls wait to be dialed. */
  hasWaiting: boolean;
  /** When the dial was made before which the pace begins to count, epoch milliseconds; null when there were fewer. */
  nthLast: number | null;
}

/** By the clock of the database, which stamps the dials; without pacers there is no time to tell. */
export async function readPacers(trx: Trx, workspaceId: string): Promise<{ now: number; pacers: PacerState[] }> {
  const { rows } = await sql<PacerState & { now: number }>`
    select p.id, p.dials_per_second::float8 as "dialsPerSecond", p.concurrency, p.held,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
      (select count(*)::int from calls c
        where c.workspace_id = p.workspace_id and c.leased_until is not null and c.campaign_id = p.id) as live,
      exists (select from calls c
        where c.workspace_id = p.workspace_id and c.campaign_id = p.id and c.status = 'queued' and c.dialed_at is null
          and c.direction = 'outbound' and c.channel = 'phone') as "hasWaiting",
      (select (extract(epoch from c.dialed_at) * 1000)::float8 from calls c
        where c.workspace_id = p.workspace_id and c.campaign_id = p.id and c.dialed_at is not null
        order by c.dialed_at desc
        limit 1 offset greatest(1, floor(p.dials_per_second))::int - 1) as "nthLast"
    from call_pacers p where p.workspace_id = ${workspaceId}`.execute(trx);
  return { now: rows[0]?.now ?? 0, pacers: rows };
}

export interface Pacing {
  /** Campaigns whose calls are not dialed now. */
  blocked: readonly string[];
  /** In how many milliseconds a call of this campaign is to be dialed; null when nothing paces it. */
  dialInMs(campaignId: string | null): number | null;
  /** When to look again because a pace lets the next call through; null when no call waits for a pace alone. */
  lookInMs: number | null;
}

/** When the next call of a pacer may be dialed. */
export function momentOf({ dialsPerSecond, nthLast }: PacerState, now: number): number {
  return nextMoment(spanOf(dialsPerSecond), nthLast, now);
}

/** Pure: who may dial now, and when. */
export function pacingOf({ now, pacers }: { now: number; pacers: readonly PacerState[] }): Pacing {
  const dialIn = new Map<string, number>();
  const blocked: string[] = [];
  let lookInMs: number | null = null;
  for (const pacer of pacers) {
    const { id, held, live, concurrency, hasWaiting } = pacer;
    const inMs = momentOf(pacer, now) - now;
    if (held || live >= concurrency) blocked.push(id);
    else if (inMs <= AHEAD_MS) dialIn.set(id, inMs);
    else {
      blocked.push(id);
      // In the middle of the time in which the moment may be reserved.
      const lookIn = inMs - (AHEAD_MS + LEAD_MS) / 2;
      if (hasWaiting) lookInMs = Math.min(lookInMs ?? Infinity, lookIn);
    }
  }
  return { blocked, dialInMs: (id) => (id === null ? null : (dialIn.get(id) ?? null)), lookInMs };
}
