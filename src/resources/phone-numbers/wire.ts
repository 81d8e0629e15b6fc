// Converts phone number rows to API objects.
import type { AvailableNumber, PhoneNumber, WeightedAgent } from '../../../generated/types.ts';
import { toMoney } from '../../core/money.ts';
import { iso, isoOrNull } from '../../core/time.ts';
import type { OfferedNumber } from '../../providers/numbers.ts';
import type { PhoneNumberRow } from './store.ts';
import type { NumberAgentRow } from './store/agents.ts';

export function toPhoneNumber(row: PhoneNumberRow, agents: readonly NumberAgentRow[]): PhoneNumber {
  return {
    id: row.id,
    number: row.number,
    carrier: row.carrier,
    status: row.status,
    country: row.country,
    nickname: row.nickname,
    capabilities: row.capabilities as PhoneNumber['capabilities'],
    agent_id: row.agent_id,
    agent_version: row.agent_version,
    inbound_agents: agents.filter(({ direction }) => direction === 'inbound').map(toWeightedAgent),
    outbound_agents: agents.filter(({ direction }) => direction === 'outbound').map(toWeightedAgent),
    fallback_number: row.fallback_number,
    allowed_countries: row.allowed_countries,
    inbound_webhook_url: row.inbound_webhook_url,
    monthly_price: toMoney(row.monthly_micros),
    rented_until: isoOrNull(row.rented_until),
    account: row.account,
    created_at: iso(row.created_at),
  };
}

function toWeightedAgent({ agent_id, agent_version, weight }: NumberAgentRow): WeightedAgent {
  return { agent_id, agent_version, weight };
}

export function toAvailableNumber(offer: OfferedNumber, carrier: string, monthlyMicros: number): AvailableNumber {
  const { number, country, type, region, capabilities } = offer;
  const monthly_price = toMoney(monthlyMicros);
  return { number, carrier, country, type, region, capabilities: [...capabilities], monthly_price };
}
