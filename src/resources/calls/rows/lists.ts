// Filtered lists of calls, newest first, and their sums. Invariants: every filter except response time and excluded agents has an
// index; a filter that can match any number of calls is bounded in rows (sums) or in time. Spoken words are found through
// `call_words`, which a trigger derives from the timeline when a call ends and which is deleted with the timeline.
import { sql } from 'kysely';
import type { Json } from '../../../core/json.ts';
import type { TimeKey } from '../../../core/page.ts';
import { countAll, newestFirst } from '../../../database/keyset-page.ts';
import { inTransaction, type Db } from '../../../database/transaction.ts';
import type { CallRow, CallStatus } from './calls.ts';

export interface CallFilter {
  status?: CallStatus | undefined;
  endReason?: string | undefined;
  /** Matches calls that ended for one of these reasons. */
  endReasons?: readonly string[] | undefined;
  agentId?: string | undefined;
  /** Excludes calls of these agents. */
  notAgentIds?: readonly string[] | undefined;
  campaignId?: string | undefined;
  direction?: CallRow['direction'] | undefined;
  channel?: CallRow['channel'] | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Minimum duration of calls that were answered and have ended. */
  minMs?: number | undefined;
  maxMs?: number | undefined;
  /** Minimum p95 response time of the call. */
  responseMs?: number | undefined;
  tag?: string | undefined;
  rating?: number | undefined;
  /** Matches if the member of the metadata has one of these values. */
  metadata?: { key: string; values: readonly Json[] } | undefined;
  /** Number of either party. */
  number?: string | undefined;
  /** Words that must all occur in the transcript. */
  said?: string | undefined;
  /** Restricts the list to these call ids. */
  among?: readonly string[] | undefined;
  /** A call id or the prefix of a number. */
  q?: string | undefined;
}

/** A search exceeded SEARCH_MS. */
export class SearchTooBroad extends Error {}

// A page that uses an index takes milliseconds. Below the timeouts of users and proxies.
const SEARCH_MS = 4_000;
const QUERY_CANCELED = '57014';
const FEW = 2_000;
/** The column is a 32-bit integer. */
const MAX_DURATION_MS = 2 ** 31 - 1;

/**
 * Runs a search whose cost depends on the content of calls, using indexes only.
 * @throws SearchTooBroad after SEARCH_MS; the embedded database does not support this limit
 */
export async function withinSearchTime<T>(db: Db, search: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, async (trx) => {
      await sql`select set_config('statement_timeout', ${String(SEARCH_MS)}, true), set_config('enable_seqscan', 'off', true)`.execute(
        trx,
      );
      return search(trx);
    });
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code === QUERY_CANCELED) throw new SearchTooBroad('', { cause: error });
    throw error;
  }
}

/** Returns whether counting the matches requires reading the calls themselves. */
export function isSearch(filter: CallFilter): boolean {
  const { said, metadata, minMs, maxMs, responseMs, endReason, endReasons, number, notAgentIds } = filter;
  return [said, metadata, minMs, maxMs, responseMs, endReason, endReasons, number, notAgentIds].some(
    (one) => one !== undefined,
  );
}

export async function selectCalls(
  db: Db,
  workspaceId: string,
  filter: CallFilter,
  limit: number,
  after: TimeKey | undefined,
): Promise<CallRow[]> {
  const rows = await filtered(db, workspaceId, filter).selectAll().$call(newestFirst(limit, after)).execute();
  return rows;
}

/**
 * Replaces a selective search with the ids of the calls that it finds, if they are few. All of them are then read and sorted.
 * Matches of an unselective search are found soon when reading from the newest call backward. The planner's estimates cannot tell
 * the two cases apart.
 */
export async function withFewFound(db: Db, workspaceId: string, filter: CallFilter): Promise<CallFilter> {
  const { said, metadata, ...others } = filter;
  if (said !== undefined) {
    const { rows } = await sql<{ id: string }>`
      select call_id as id from call_words where words @@ said_query(${workspaceId}, ${said}) limit ${FEW + 1}`.execute(
      db,
    );
    if (rows.length <= FEW) return { ...others, metadata, among: rows.map(({ id }) => id) };
  }
  if (metadata !== undefined) {
    const { rows } = await sql<{ id: string }>`
      select id from calls where workspace_id = ${workspaceId} and metadata <> '{}' and ${hasMember(metadata)} limit ${FEW + 1}`.execute(
      db,
    );
    if (rows.length <= FEW) return { ...others, said, among: rows.map(({ id }) => id) };
  }
  return filter;
}

export async function countCalls(db: Db, workspaceId: string, filter: CallFilter): Promise<number> {
  return countAll(filtered(db, workspaceId, filter));
}

interface CallTotals {
  calls: number;
  durationMs: number;
  /** With legs that continued after transfers. */
  costMicros: number;
  /** Creation time of the oldest summed call; null when all matching calls are included. */
  since: Date | null;
}

/** Sums the newest `maxCalls` matching calls. */
export async function sumCalls(db: Db, workspaceId: string, filter: CallFilter, maxCalls: number): Promise<CallTotals> {
  const newest = filtered(db, workspaceId, filter)
    .select(['duration_ms', 'cost_micros', 'started_at', 'created_at', 'id'])
    .$call(newestFirst(maxCalls, undefined));
  const { rows } = await sql<CallTotals & { found: number }>`
    select least(count(*), ${maxCalls})::int as calls, count(*)::int as found,
      coalesce(sum(duration_ms) filter (where place <= ${maxCalls}), 0)::bigint as "durationMs",
      coalesce(sum(cost_micros + coalesce(leg_micros, 0)) filter (where place <= ${maxCalls}), 0)::bigint as "costMicros",
      case when count(*) > ${maxCalls} then min(created_at) filter (where place <= ${maxCalls}) end as since
    from (
      select *, row_number() over () as place,
        -- Only answered calls can have a leg that continued after a transfer. It is a separate charge.
        case when started_at is not null then (
          select total_micros from wallet_holds leg where leg.call_id = 'leg_' || substr(newest.id, 6)) end as leg_micros
      from (${newest}) as newest
    ) as placed`.execute(db);
  const { found: _found, ...totals } = rows[0]!;
  return totals;
}

function filtered(db: Db, workspaceId: string, filter: CallFilter) {
  const { status, endReason, endReasons, agentId, campaignId, direction, channel, from, to, rating } = filter;
  const { minMs, maxMs, responseMs, tag, number, metadata, said, among, q, notAgentIds } = filter;
  let query = db.selectFrom('calls').where('workspace_id', '=', workspaceId).where('erased_at', 'is', null);
  if (status !== undefined) query = query.where('status', '=', status);
  if (endReason !== undefined) query = query.where('end_reason', '=', endReason);
  if (endReasons !== undefined) query = query.where('end_reason', 'in', endReasons);
  if (agentId !== undefined) query = query.where('agent_id', '=', agentId);
  if (notAgentIds !== undefined) query = query.where(sql<boolean>`agent_id <> all(${[...notAgentIds]}::text[])`);
  if (campaignId !== undefined) query = query.where('campaign_id', '=', campaignId);
  if (direction !== undefined) query = query.where('direction', '=', direction);
  if (channel !== undefined) query = query.where('channel', '=', channel);
  if (from !== undefined) query = query.where('created_at', '>=', from);
  if (to !== undefined) query = query.where('created_at', '<', to);
  if (rating !== undefined) query = query.where('rating', '=', rating);
  // The index of durations contains only calls that were answered and have ended.
  if (minMs !== undefined || maxMs !== undefined)
    query = query.where(sql<boolean>`started_at is not null and ended_at is not null
      and duration_ms between ${minMs ?? 0} and ${maxMs ?? MAX_DURATION_MS}`);
  if (responseMs !== undefined) query = query.where(sql<boolean>`(latency ->> 'p95_ms')::numeric >= ${responseMs}`);
  // The index of tags contains only calls with tags.
  if (tag !== undefined) query = query.where(sql<boolean>`tags <> '{}' and tags @> array[${tag}::text]`);
  if (metadata !== undefined) query = query.where(hasMember(metadata));
  if (number !== undefined)
    query = query.where((eb) => eb.or([eb('to_number', '=', number), eb('from_number', '=', number)]));
  if (said !== undefined) query = query.where(hasSaid(workspaceId, said));
  if (among !== undefined) query = query.where(sql<boolean>`id = any(${among})`);
  if (q !== undefined) {
    const prefix = `${q.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where((eb) =>
      eb.or([eb('id', '=', q), eb('to_number', 'like', prefix), eb('from_number', 'like', prefix)]),
    );
  }
  return query;
}

/** Does not use the index of metadata by itself. A query that needs the index also requires `metadata <> '{}'`. */
function hasMember({ key, values }: NonNullable<CallFilter['metadata']>) {
  const each = values.map((value) => sql`metadata @> ${JSON.stringify({ [key]: value })}::jsonb`);
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}

function hasSaid(workspaceId: string, said: string) {
  return sql<boolean>`exists (select from call_words w where w.workspace_id = calls.workspace_id and w.call_id = calls.id
    and w.words @@ said_query(${workspaceId}, ${said}))`;
}
