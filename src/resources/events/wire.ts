// Converts rows of timelines and changes to events of the contract. Pure.
import type { WorkspaceEvent } from '../../../generated/types.ts';
import type { JsonObject } from '../../core/json.ts';
import { toMoney } from '../../core/money.ts';
import { iso, isoOrNull } from '../../core/time.ts';
import type { CallFeedRow } from '../calls/rows/feed.ts';
import type { ChangeRow } from './store.ts';

/** An event with its call, by which a stream may be filtered. */
export interface FeedEvent {
  callId: string | null;
  body: WorkspaceEvent;
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
  return { callId: call_id, body: { type: `call.${row.type}`, at: iso(row.at), agent_id, call, data: row.data } };
}

export function toChangeEvent({ type, at, agent_id, data }: ChangeRow): FeedEvent {
  const details = type === 'wallet.low' ? lowWallet(data) : data;
  const callId = typeof data['call_id'] === 'string' ? data['call_id'] : null;
  return { callId, body: { type: type as WorkspaceEvent['type'], at: iso(at), agent_id, call: null, data: details } };
}

export function positionEvent(atMs: number, missed: boolean): WorkspaceEvent {
  return { type: 'stream.position', at: iso(new Date(atMs)), agent_id: null, call: null, data: { missed } };
}

function lowWallet({ balance_micros: balance, threshold_micros: threshold }: JsonObject) {
  return { balance: toMoney(Number(balance)), threshold: toMoney(Number(threshold)) };
}
