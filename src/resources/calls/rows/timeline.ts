// Rows of call_events: the timeline of a call. Append-only, numbered without gaps, and written in the transaction of the recorded
// change. The source of the transcript, the live streams and the `sequence` of webhooks. Each append sends a notification with
// the ids of the call and the workspace; the content is in the rows.
import { sql } from 'kysely';
import type { Json, JsonObject } from '../../../core/json.ts';
import { preparedSql } from '../../../database/prepared.ts';
import type { Db, Trx } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { CallLeaseLost, type LeaseFence } from './leases.ts';

export const EVENTS_CHANNEL = 'call_events';
export const CONTROL_CHANNEL = 'call_control';

export type TimelineType =
  | 'state'
  | 'utterance'
  | 'tool'
  | 'latency'
  | 'interrupted'
  | 'dtmf'
  | 'knowledge'
  | 'transfer_progress'
  | 'transfer'
  | 'monitor'
  | 'agent_changed'
  | 'language_changed'
  | 'warning'
  | 'error'
  | 'analysis'
  | 'webhook';

export interface TimelineRow {
  sequence: number;
  type: TimelineType;
  at: Date;
  data: JsonObject;
}

export interface NewTimelineRow {
  type: TimelineType;
  data: Readonly<Record<string, Json>>;
}

/** Returns the call id from a payload of EVENTS_CHANNEL: the ids of the call and its workspace. Older releases omit the workspace. */
export function callOf(payload: string): string {
  return payload.split(' ', 1)[0]!;
}

/** Returns the workspace id from a payload of EVENTS_CHANNEL; null: any workspace. */
export function workspaceOf(payload: string): string | null {
  return payload.split(' ')[1] ?? null;
}

/**
 * Appends rows.
 * @param fence fence of a live session; without it, the caller has locked the call's row or writes after the end of the call
 * @returns the sequence of the first row
 * @throws CallLeaseLost when the fence is no longer valid
 */
export async function appendTimeline(
  trx: Trx,
  runtime: Uses<'clock'>,
  callId: string,
  rows: readonly NewTimelineRow[],
  fence?: LeaseFence,
): Promise<number> {
  await lockCall(trx, { callId });
  const [written] = await append(trx, rowsOf(runtime, new Map([[callId, rows]]), fence?.token ?? null));
  if (!written) throw new CallLeaseLost(`the lease on ${callId} was lost`);
  return written.first;
}

/** Appends to several calls in one statement. The caller has locked their rows. */
export async function appendTimelines(
  trx: Trx,
  runtime: Uses<'clock'>,
  byCall: ReadonlyMap<string, readonly NewTimelineRow[]>,
): Promise<void> {
  if (byCall.size > 0) await append(trx, rowsOf(runtime, byCall, null));
}

/** Parallel arrays. The first two have one element per call, the last four one element per row. */
interface NewRows {
  callIds: string[];
  counts: number[];
  at: Date;
  token: number | null;
  ofCalls: string[];
  positions: number[];
  types: TimelineType[];
  data: string[];
}

function rowsOf(
  { clock }: Uses<'clock'>,
  byCall: ReadonlyMap<string, readonly NewTimelineRow[]>,
  token: number | null,
): NewRows {
  const flat = [...byCall].flatMap(([callId, rows]) => rows.map((row, position) => ({ callId, position, ...row })));
  return {
    callIds: [...byCall.keys()],
    counts: [...byCall.values()].map((rows) => rows.length),
    at: new Date(clock.now()),
    token,
    ofCalls: flat.map(({ callId }) => callId),
    positions: flat.map(({ position }) => position),
    types: flat.map(({ type }) => type),
    data: flat.map(({ data }) => JSON.stringify(data)),
  };
}

/** Locks the row before the time is read. Otherwise a writer that waited would store an earlier time than the previous row. */
const lockCall = preparedSql(
  (call: { callId: string }) => sql`select from calls where id = ${call.callId} for no key update`,
);

/**
 * Sequence numbers, rows and notifications in one statement, because a live call writes often and a round trip
 * costs more than a row.
 */
const append = preparedSql(
  (rows: NewRows) => sql<{ first: number }>`
    with bumped as (
      update calls c set sequence = c.sequence + more.rows
      from unnest(${rows.callIds}::text[], ${rows.counts}::int[]) as more (call_id, rows)
      where c.id = more.call_id
        and (${rows.token}::int is null or (c.lease_token = ${rows.token}::int and c.status in ('queued', 'ringing', 'in_progress')))
      returning c.id, c.workspace_id, c.sequence - more.rows + 1 as first
    ), written as (
      insert into call_events (call_id, workspace_id, sequence, type, at, data)
      select added.call_id, bumped.workspace_id, bumped.first + added.position, added.type, ${rows.at}::timestamptz, added.data::jsonb
      from unnest(${rows.ofCalls}::text[], ${rows.positions}::int[], ${rows.types}::text[], ${rows.data}::text[])
        as added (call_id, position, type, data)
      join bumped on bumped.id = added.call_id
      order by added.call_id, added.position
    )
    select first, pg_notify(${EVENTS_CHANNEL}, id || ' ' || workspace_id) from bumped`,
);

/** Returns rows after a sequence, oldest first. */
export async function readTimeline(
  db: Db,
  callId: string,
  after: number,
  limit: number,
  types?: readonly TimelineType[],
): Promise<TimelineRow[]> {
  const rows = await db
    .selectFrom('call_events')
    .select(['sequence', 'type', 'at', 'data'])
    .where('call_id', '=', callId)
    .where('sequence', '>', after)
    .$if(types !== undefined, (query) => query.where('type', 'in', types!))
    .orderBy('sequence')
    .limit(limit)
    .execute();
  return rows as TimelineRow[];
}

interface TimelineText extends Omit<TimelineRow, 'data'> {
  /** JSON text, because a stream sends it unchanged. */
  data: string;
  /** The status that a row of the type `state` reports. */
  status: string | null;
  /** Number of rows found, of which the last ones may have been left out. */
  found: number;
}

interface TimelinePage {
  callId: string;
  after: number;
  limit: number;
  /** Rows are returned until their data has this size; at least one. */
  bytes: number;
}

export const selectTimelineTexts = preparedSql<[TimelinePage], TimelineText>(
  (page: TimelinePage) => sql<TimelineText>`
    with found as (
      select sequence, type, at, data::text as data, case when type = 'state' then data->>'status' end as status
      from call_events where call_id = ${page.callId} and sequence > ${page.after}::int
      order by sequence limit ${page.limit}::int
    ), measured as (
      select found.*, count(*) over ()::int as found,
        sum(octet_length(data)) over (order by sequence rows unbounded preceding) - octet_length(data) as before
      from found
    )
    select sequence, type, at, data, status, found from measured where before < ${page.bytes}::int order by sequence`,
);

/** Returns the content of the last event of each of these types that the call has. */
export async function selectLastEvents<T extends TimelineType>(
  db: Db,
  callId: string,
  types: readonly T[],
): Promise<Partial<Record<T, JsonObject>>> {
  const rows = await db
    .selectFrom('call_events')
    .distinctOn('type')
    .select(['type', 'data'])
    .where('call_id', '=', callId)
    .where('type', 'in', [...types])
    .orderBy('type')
    .orderBy('sequence', 'desc')
    .execute();
  return Object.fromEntries(rows.map(({ type, data }) => [type, data])) as Partial<Record<T, JsonObject>>;
}
