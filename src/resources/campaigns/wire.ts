// Converts campaign and contact rows to API objects.
import type { Campaign, CampaignContact, CampaignStats } from '../../../generated/types.ts';
import { toMoney } from '../../core/money.ts';
import { iso, isoOrNull } from '../../core/time.ts';
import type { CampaignRow } from './store/campaigns.ts';
import type { ContactRow } from './store/contacts.ts';
import type { StatsRow } from './store/stats.ts';

export function toCampaign(row: CampaignRow, stats: StatsRow): Campaign {
  return {
    id: row.id,
    name: row.name,
    agent_id: row.agent_id,
    from_numbers: row.from_numbers,
    dials_per_second: row.dials_per_second,
    concurrency: row.concurrency,
    retry: row.retry,
    windows: row.windows,
    time_zone: row.time_zone,
    default_country: row.default_country,
    voicemail: row.voicemail,
    circuit_breaker: row.circuit_breaker,
    scheduled_at: isoOrNull(row.scheduled_at),
    status: row.status,
    pause_reason: row.pause_reason,
    pause_detail: row.pause_detail,
    next_dial_at: row.status === 'running' ? isoOrNull(row.next_dial_at) : null,
    round: row.round,
    stats: toCampaignStats(stats),
    started_at: isoOrNull(row.started_at),
    completed_at: isoOrNull(row.completed_at),
    contacts_removed_at: isoOrNull(row.contacts_removed_at),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

export function toCampaignStats(row: StatsRow): CampaignStats {
  const { pending, dialing, retry_scheduled, completed, failed, skipped, canceled, attempts, answered } = row;
  const ended = attempts - dialing;
  return {
    contacts: pending + dialing + retry_scheduled + completed + failed + skipped + canceled,
    pending,
    dialing,
    retry_scheduled,
    completed,
    failed,
    skipped,
    canceled,
    attempts,
    answered,
    answer_rate: ended > 0 ? Math.round((answered / ended) * 10_000) / 10_000 : null,
    outcomes: row.outcomes,
    cost: toMoney(row.cost_micros),
    talk_seconds: row.talk_ms / 1000,
  };
}

export function toCampaignContact(row: ContactRow): CampaignContact {
  return {
    id: row.id,
    to_number: row.to_number,
    time_zone: row.time_zone,
    variables: row.variables,
    status: row.status,
    skip_reason: row.skip_reason,
    attempts: row.attempts,
    next_attempt_at: isoOrNull(row.next_attempt_at),
    last_call_id: row.last_call_id,
    last_outcome: row.last_outcome as CampaignContact['last_outcome'],
    updated_at: iso(row.updated_at),
  };
}
