// Converts rows of timelines and changes to events of the contract. Pure.
import type { WorkspaceEvent } from '../../../generated/types.ts';
import { compactJson, type JsonObject } from '../../core/json.ts';
import { toMoney } from '../../core/money.ts';
import { iso, isoOrNull } from '../../core/time.ts';
import type { CallFeedRow } from '../calls/rows/feed.ts';
import type { ChangeRow } from './store.ts';

/** An event, and what a stream may be filtered by. */
export interface FeedEvent {
  type: WorkspaceEvent['type'];
  agentId: string | null;
  callId: string | null;
  /** JSON text of the event. Parsed content takes up to 70 times the memory, and streams of slow clients keep many events. */
  body: string;
}

// A record, so that a type of the contract cannot be missing.
const TYPES: Record<WorkspaceEvent['type'], true> = {
  'call.state': true,
  'call.utterance': true,
  'call.tool': true,
  'call.latency': true,
  'call.interrupted': true,
  'call.dtmf': true,
  'call.knowledge': true,
  'call.transfer_progress': true,
  'call.transfer': true,
  'call.monitor': true,
  'call.agent_changed': true,
  'call.language_changed': true,
  'call.warning': true,
  'call.error': true,
  'call.analysis': true,
  'call.webhook': true,
  'campaign.changed': true,
  'phone_number.changed': true,
  'knowledge_source.changed': true,
  'test_run.changed': true,
  'webhook.changed': true,
  'delivery.dead_lettered': true,
  'wallet.low': true,
  'stream.position': true,
};

export const EVENT_TYPES = Object.keys(TYPES) as WorkspaceEvent['type'][];

export function toCallEvent(row: CallFeedRow): FeedEvent {
  const { call_id, agent_id, sequence, direction, channel, from_number, to_number, campaign_id, duration_ms } = row;
  const about = { call_id, sequence, direction, channel, from_number, to_number, campaign_id };
  const call = { ...about, start_time: isoOrNull(row.started_at), duration_ms };
  const type = `call.${row.type}` as const;
  const start = JSON.stringify({ type, at: iso(row.at), agent_id, call } satisfies Omit<WorkspaceEvent, 'data'>);
  return { type, agentId: agent_id, callId: call_id, body: `${start.slice(0, -1)},"data":${compactJson(row.data)}}` };
}

export function toChangeEvent(row: ChangeRow): FeedEvent {
  const { at, agent_id, data } = row;
  const type = row.type as WorkspaceEvent['type'];
  const details = type === 'wallet.low' ? lowWallet(data) : data;
  const callId = typeof data['call_id'] === 'string' ? data['call_id'] : null;
  const body: WorkspaceEvent = { type, at: iso(at), agent_id, call: null, data: details };
  return { type, agentId: agent_id, callId, body: JSON.stringify(body) };
}

export function positionEvent(atMs: number, missed: boolean): WorkspaceEvent {
  return { type: 'stream.position', at: iso(new Date(atMs)), agent_id: null, call: null, data: { missed } };
}

function lowWallet({ balance_micros: balance, threshold_micros: threshold }: JsonObject) {
  return { balance: toMoney(Number(balance)), threshold: toMoney(Number(threshold)) };
}
