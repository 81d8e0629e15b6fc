// Rows of call_events for the event stream of a workspace: rows that became visible between two database snapshots, in the order
// of their positions. Reads the timelines directly; the stream writes nothing during a call.
import { sql } from 'kysely';
import { preparedSql } from '../../../database/prepared.ts';
import type { Gap } from '../../../database/snapshots.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { TimelineType } from './timeline.ts';

export interface CallFeedRow {
  position: number;
  sequence: number;
  type: TimelineType;
  at: Date;
  /** JSON text, because the streams send it unchanged. */
  data: string;
  call_id: string;
  agent_id: string;
  direction: 'inbound' | 'outbound';
  channel: 'phone' | 'web';
  from_number: string | null;
  to_number: string | null;
  campaign_id: string | null;
  started_at: Date | null;
  duration_ms: number | null;
  /** Number of rows found, of which the last ones may have been left out. */
  found: number;
}

/** Rows of the gap, up to its limit, until their data has `bytes`; at least one. */
export const selectCallFeed = preparedSql<[Gap, { bytes: number }], CallFeedRow>(
  (gap: Gap, { bytes }) => sql<CallFeedRow>`
    with found as (
      select e.position, e.sequence, e.type, e.at, e.data::text as data, e.call_id, c.agent_id, c.direction, c.channel,
        c.from_number, c.to_number, c.campaign_id, c.started_at, c.duration_ms
      from call_events e join calls c on c.workspace_id = e.workspace_id and c.id = e.call_id
      where e.workspace_id = ${gap.workspaceId} and e.written_in >= pg_snapshot_xmin(${gap.from}::pg_snapshot)
        and not pg_visible_in_snapshot(e.written_in, ${gap.from}::pg_snapshot)
        and pg_visible_in_snapshot(e.written_in, ${gap.to}::pg_snapshot) and e.position > ${gap.after}::bigint
      order by e.position limit ${gap.limit}::int
    ), measured as (
      select found.*, count(*) over ()::int as found,
        sum(octet_length(data)) over (order by position rows unbounded preceding) - octet_length(data) as before
      from found
    )
    select position, sequence, type, at, data, call_id, agent_id, direction, channel, from_number, to_number, campaign_id,
      started_at, duration_ms, found
    from measured where before < ${bytes}::int order by position`,
);

/** Counts the rows of the gap, up to its limit. */
export const countCallFeed = preparedSql<[Gap], { count: number }>(
  (gap: Gap) => sql<{ count: number }>`
    select count(*)::int as count from (
      select from call_events
      where workspace_id = ${gap.workspaceId} and written_in >= pg_snapshot_xmin(${gap.from}::pg_snapshot)
        and not pg_visible_in_snapshot(written_in, ${gap.from}::pg_snapshot)
        and pg_visible_in_snapshot(written_in, ${gap.to}::pg_snapshot) limit ${gap.limit}::int) as found`,
);

/** Clears transaction ids in a restored copy, because this database will still assign ids that the other database has used. */
export async function clearTransactionsAhead(trx: Trx): Promise<void> {
  await sql`update call_events set written_in = null where written_in >= pg_current_xact_id()`.execute(trx);
}
