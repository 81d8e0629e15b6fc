// Ended calls as rows that satisfy all invariants, without conversations: at any time, with any end, verdict, cost and response
// times.
import { sql } from 'kysely';
import { newId } from '../../../src/core/ids.ts';
import type { Db } from '../../../src/database/transaction.ts';
import { countChanges } from '../../../src/resources/analytics/service/count.ts';

export interface PlantedCall {
  at: string;
  agentId: string;
  agentVersion?: number;
  campaignId?: string | null;
  direction?: 'outbound' | 'inbound';
  channel?: 'phone' | 'web';
  number?: string | null;
  endReason?: string;
  success?: boolean | null;
  sentiment?: 'positive' | 'neutral' | 'negative';
  rating?: number | null;
  talkMs?: number;
  costMicros?: number;
  /** Response times of each turn: hear, think, speak. */
  turns?: readonly (readonly [number, number, number])[];
}

const UNANSWERED = new Set(['busy', 'no_answer', 'declined', 'canceled']);

/** @returns the ids, in the order of the calls */
export async function plantCalls(db: Db, workspaceId: string, calls: readonly PlantedCall[]): Promise<string[]> {
  const rows = calls.map((call) => rowOf(call, workspaceId));
  const json = JSON.stringify(rows);
  await sql`insert into calls (workspace_id, id, agent_id, agent_version, campaign_id, direction, channel, from_number, to_number,
      status, end_reason, created_at, started_at, ended_at, duration_ms, cost_micros, rating, latency, sequence)
    select workspace_id, id, agent_id, agent_version, campaign_id, direction, channel, from_number, to_number, status, end_reason,
      created_at, started_at, ended_at, duration_ms, cost_micros, rating, latency, sequence
    from json_populate_recordset(null::calls, ${json}::json)`.execute(db);
  await sql`insert into wallet_holds (workspace_id, call_id, held_micros, settled_at, total_micros, billed)
    select workspace_id, id, 0, now(), cost_micros, false
    from json_populate_recordset(null::calls, ${json}::json)`.execute(db);
  const events = rows.flatMap(({ events: own }) => own);
  await sql`insert into call_events (call_id, sequence, type, at, data)
    select call_id, sequence, type, now(), data from json_populate_recordset(null::call_events, ${JSON.stringify(events)}::json)`.execute(
    db,
  );
  const verdicts = rows.flatMap(({ id, started_at, success, sentiment }) =>
    started_at === null || (success === undefined && sentiment === undefined)
      ? []
      : [{ call_id: id, summary: '', success: success ?? null, sentiment: sentiment ?? null, engine: 'builtin' }],
  );
  if (verdicts.length > 0) await db.insertInto('call_analyses').values(verdicts).execute();
  return rows.map(({ id }) => id);
}

function rowOf(call: PlantedCall, workspaceId: string) {
  const { at, agentId, agentVersion = 1, campaignId = null, direction = 'outbound', channel = 'phone' } = call;
  const { number = '+12025550199', endReason = 'caller_hangup', success, sentiment, rating = null } = call;
  const answered = !UNANSWERED.has(endReason);
  const { talkMs = 60_000, costMicros = 14_000, turns = [] } = answered ? call : { talkMs: 0, costMicros: 0 };
  const id = newId('call');
  const status = answered && endReason !== 'media_lost' ? 'completed' : 'failed';
  const timeline = [
    ...turns.map(([hear_ms, think_ms, speak_ms], i) => ({
      type: 'latency',
      data: { turn: i + 1, hear_ms, think_ms, speak_ms, total_ms: hear_ms + think_ms + speak_ms },
    })),
    { type: 'state', data: { status, end_reason: endReason, end_detail: null } },
  ];
  return {
    workspace_id: workspaceId,
    id,
    agent_id: agentId,
    agent_version: agentVersion,
    campaign_id: campaignId,
    direction,
    channel,
    from_number: direction === 'outbound' ? number : '+13035550100',
    to_number: direction === 'outbound' ? '+13035550100' : number,
    status,
    end_reason: endReason,
    created_at: at,
    started_at: answered ? at : null,
    ended_at: at,
    duration_ms: talkMs,
    cost_micros: costMicros,
    rating,
    latency: latencyOf(turns),
    sequence: timeline.length,
    success,
    sentiment,
    events: timeline.map((event, i) => ({ call_id: id, sequence: i + 1, ...event })),
  };
}

function latencyOf(turns: NonNullable<PlantedCall['turns']>) {
  if (turns.length === 0) return null;
  const totals = turns.map(([hear, think, speak]) => hear + think + speak).toSorted((one, other) => one - other);
  const at = (share: number) => totals[Math.ceil(share * totals.length) - 1]!;
  return { p50_ms: at(0.5), p95_ms: at(0.95), turns: turns.length };
}

/** Runs the minutely job. */
export async function count(db: Db): Promise<void> {
  await countChanges({ db }, new AbortController().signal);
}
