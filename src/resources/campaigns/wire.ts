// Rows of campaigns → wire. Pure.
import type { Selectable } from 'kysely';
import type { CampaignStatsTable } from '../../../generated/tables.ts';
import type { CampaignStats } from '../../../generated/types.ts';
import { toMoney } from '../../core/money.ts';

export function toCampaignStats(row: Selectable<CampaignStatsTable>): CampaignStats {
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
    answer_rate: ended === 0 ? null : answered / ended,
    outcomes: row.outcomes as Record<string, number>,
    cost: toMoney(row.cost_micros),
    talk_seconds: row.talk_ms / 1000,
  };
}
