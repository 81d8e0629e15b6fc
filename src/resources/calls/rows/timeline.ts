// Rows of call_events: the timeline of a call, append-only and numbered without gaps, written in the transaction of what it records.
// The transcript, the live stream and the webhooks' `sequence` come from here. Each append notifies a channel with the call's id; the
// content is in the rows.
import type { Db, Trx } from '../../../database/transaction.ts';
import { sql } from 'kysely';
import type { Uses } from '../../../runtime.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import type { LeaseFence } from './leases.ts';

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

/** The lease on the call is gone: another process has it, or it is over. */
export class CallLost extends Error {}

/**
 * Appends rows. @returns the sequence of the first one
 * @param fence of a live session; without one the calling code holds the call's row lock or writes after the end
 * @throws CallLost when the fence no longer holds
 */
export async function appendTimeline(
  trx: Trx,
  runtime: Uses<'clock' | 'notifications'>,
  callId: string,
  rows: readonly NewTimelineRow[],
  fence?: LeaseFence,
): Promise<number> {
  const bumped = await trx
    .updateTable('calls')
    .set({ sequence: sql`sequence + ${rows.length}::int` })
    .where('id', '=', callId)
    .$if(fence !== undefined, (query) =>
      query.where('lease_token', '=', fence!.token).where('status', 'in', ['queued', 'ringing', 'in_progress']),
    )
    .returning('sequence')
    .executeTakeFirst();
  if (!bumped) throw new CallLost(`the lease on ${callId} is gone`);
  const first = bumped.sequence - rows.length + 1;
  const at = new Date(runtime.clock.now());
  await trx
    .insertInto('call_events')
    .values(
      rows.map(({ type, data }, i) => ({ call_id: callId, sequence: first + i, type, at, data: JSON.stringify(data) })),
    )
    .execute();
  await runtime.notifications.notify(trx, EVENTS_CHANNEL, callId);
  return first;
}

/** Rows after a sequence, oldest first. */
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
