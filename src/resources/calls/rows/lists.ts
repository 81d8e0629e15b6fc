// Lists of calls under filters, newest first, and their sums. Invariants: each filter but those of response times and of other agents has
// an index; what a filter can match in any number has a bound in rows (sums) or in time. What was said is found by `call_words`, which a
// trigger derives from the timeline when a call ends and which is deleted with it.
import { sql } from 'kysely';
import type { Json } from '../../../core/json.ts';
import type { TimeKey } from '../../../core/page.ts';
import { countAll, newestFirst } from '../../../database/keyset-page.ts';
import { inTransaction, type Db } from '../../../database/transaction.ts';
import type { CallRow, CallStatus } from './calls.ts';

export interface CallFilter {
  status?: CallStatus | undefined;
  endReason?: string | undefined;
  agentId?: string | undefined;
  /** Of none of these agents. */
  notAgentIds?: readonly string[] | undefined;
  campaignId?: string | undefined;
  direction?: CallRow['direction'] | undefined;
  channel?: CallRow['channel'] | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Of calls that were answered and have ended. */
  leastMs?: number | undefined;
  mostMs?: number | undefined;
  /** Of the answers of a call the slowest one in twenty took at least so long. */
  responseMs?: number | undefined;
  tag?: string | undefined;
  rating?: number | undefined;
  /** A member of the metadata has one of these values. */
  metadata?: { key: string; values: readonly Json[] } | undefined;
  /** The number of either side. */
  number?: string | undefined;
  /** Words that all occur in what was said. */
  said?: string | undefined;
  /** One of these calls. */
  among?: readonly string[] | undefined;
  /** A call id, or the beginning of a number. */
  q?: string | undefined;
}

/** A search took longer than it may. */
export class SearchTooBroad extends Error {}

// A page that finds its rows by an index takes milliseconds. Less than what people and proxies wait for.
const SEARCH_MS = 4_000;
const QUERY_CANCELED = '57014';
const FEW = 2_000;

/**
 * Runs a search whose cost depends on what calls hold, by indexes only.
 * @throws SearchTooBroad after 4 s; the embedded database knows no such bound
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

/** Whether calls must be read to know how many of them fit. */
export function isSearch(filter: CallFilter): boolean {
  const { said, metadata, leastMs, mostMs, responseMs, endReason, number, notAgentIds } = filter;
  return [said, metadata, leastMs, mostMs, responseMs, endReason, number, notAgentIds].some((one) => one !== undefined);
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
 * The filter with the calls that a search finds, if they are few: then all of them are read, and sorted. What many calls have is
 * soon found on the way from the newest call to older ones. No estimate of the planner knows which is the case.
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

export interface CallTotals {
  calls: number;
  durationMs: number;
  costMicros: number;
  /** When the oldest summed call was created, if older ones fit, too. */
  since: Date | null;
}

/** Sums of the newest `most` calls that fit. */
export async function sumCalls(db: Db, workspaceId: string, filter: CallFilter, most: number): Promise<CallTotals> {
  const newest = filtered(db, workspaceId, filter)
    .select(['duration_ms', 'cost_micros', 'created_at', 'id'])
    .$call(newestFirst(most, undefined));
  const { rows } = await sql<CallTotals & { found: number }>`
    select least(count(*), ${most})::int as calls, count(*)::int as found,
      coalesce(sum(duration_ms) filter (where place <= ${most}), 0)::bigint as "durationMs",
      coalesce(sum(cost_micros) filter (where place <= ${most}), 0)::bigint as "costMicros",
      case when count(*) > ${most} then min(created_at) filter (where place <= ${most}) end as since
    from (select *, row_number() over () as place from (${newest}) as newest) as placed`.execute(db);
  const { found: _found, ...totals } = rows[0]!;
  return totals;
}

function filtered(db: Db, workspaceId: string, filter: CallFilter) {
  const { status, endReason, agentId, campaignId, direction, channel, from, to, rating } = filter;
  const { leastMs, mostMs, responseMs, tag, number, metadata, said, among, q, notAgentIds } = filter;
  let query = db.selectFrom('calls').where('workspace_id', '=', workspaceId).where('erased_at', 'is', null);
  if (status !== undefined) query = query.where('status', '=', status);
  if (endReason !== undefined) query = query.where('end_reason', '=', endReason);
  if (agentId !== undefined) query = query.where('agent_id', '=', agentId);
  if (notAgentIds !== undefined) query = query.where(sql<boolean>`agent_id <> all(${[...notAgentIds]}::text[])`);
  if (campaignId !== undefined) query = query.where('campaign_id', '=', campaignId);
  if (direction !== undefined) query = query.where('direction', '=', direction);
  if (channel !== undefined) query = query.where('channel', '=', channel);
  if (from !== undefined) query = query.where('created_at', '>=', from);
  if (to !== undefined) query = query.where('created_at', '<', to);
  if (rating !== undefined) query = query.where('rating', '=', rating);
  // The index of durations has those of answered calls.
  if (leastMs !== undefined) query = query.where(sql<boolean>`duration_ms > 0 and duration_ms >= ${leastMs}`);
  if (mostMs !== undefined) query = query.where(sql<boolean>`duration_ms > 0 and duration_ms <= ${mostMs}`);
  if (responseMs !== undefined) query = query.where(sql<boolean>`(latency ->> 'p95_ms')::numeric >= ${responseMs}`);
  // The index of tags has the rows that have any.
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

/** Without `metadata <> '{}'`, the index of metadata is not used. */
function hasMember({ key, values }: NonNullable<CallFilter['metadata']>) {
  const each = values.map((value) => sql`metadata @> ${JSON.stringify({ [key]: value })}::jsonb`);
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}

function hasSaid(workspaceId: string, said: string) {
  return sql<boolean>`exists (select from call_words w where w.workspace_id = calls.workspace_id and w.call_id = calls.id
    and w.words @@ said_query(${workspaceId}, ${said}))`;
}
