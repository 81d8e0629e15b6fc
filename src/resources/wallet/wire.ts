// Wallet, ledger, price and usage rows → API objects. Pure.
import type {
  AutoTopupStatus,
  CallCost,
  CostItem,
  Payment,
  PriceEstimate,
  Pricing,
  Transaction,
  Usage,
  UsageGrouping,
  UsageTotals,
  Wallet,
} from '../../../generated/types.ts';
import { csvLine } from '../../core/csv.ts';
import { toMoney } from '../../core/money.ts';
import { iso, isoOrNull } from '../../core/time.ts';
import { sumOf, type Charge } from './charges.ts';
import { ASSUMPTIONS, PRICING_RULES, type RateTable, type PriceRoute } from './rates.ts';
import type { HoldRow, WalletNow } from './store.ts';
import type { MovementRow } from './store/ledger.ts';
import type { PaymentRow } from './store/payments.ts';

export const CURRENCY = 'USD';

export function toWallet(row: WalletNow, autoTopupStatus: AutoTopupStatus | null, hasMethod: boolean): Wallet {
  const available = row.posted_micros - row.held_micros;
  const { topup_threshold_micros: threshold, topup_amount_micros: amount } = row;
  return {
    billing: row.prepaid ? 'prepaid' : 'off',
    balance: toMoney(row.posted_micros),
    reserved: toMoney(row.held_micros),
    available: toMoney(available),
    currency: CURRENCY,
    low_balance_threshold: moneyOrNull(row.low_balance_micros),
    low_balance: row.prepaid && row.low_balance_micros !== null && row.posted_micros < row.low_balance_micros,
    daily_cap: moneyOrNull(row.daily_cap_micros),
    operator_daily_cap: moneyOrNull(row.operator_cap_micros),
    monthly_cap: moneyOrNull(row.monthly_cap_micros),
    spent_today: toMoney(row.today_micros),
    spent_this_month: toMoney(row.month_micros),
    auto_topup:
      threshold === null || amount === null ? null : { threshold: inputOf(threshold), amount: inputOf(amount) },
    auto_topup_status: autoTopupStatus,
    has_payment_method: hasMethod,
    updated_at: iso(row.updated_at),
  };
}

function moneyOrNull(micros: number | null) {
  return micros === null ? null : toMoney(micros);
}

/** Returns the settings in the form of an update request. */
function inputOf(micros: number) {
  return { amount: toMoney(micros).amount, currency: CURRENCY } as const;
}

export function toPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    status: row.status,
    amount: toMoney(row.amount_micros),
    provider: row.provider,
    pay_url: row.pay_url,
    failure: row.failure,
    created_at: iso(row.created_at),
    finished_at: isoOrNull(row.finished_at),
  };
}

/** @param receiptUrl returns the URL of our own receipt, used if the provider gives none */
export function toTransaction(row: MovementRow, receiptUrl: (paymentId: string) => string): Transaction {
  return {
    id: row.id,
    kind: row.kind,
    amount: toMoney(row.amount_micros),
    call_id: row.call_id,
    payment_id: row.payment_id,
    phone_number_id: row.phone_number_id,
    receipt_url: row.receipt_url ?? (row.payment_id === null ? null : receiptUrl(row.payment_id)),
    created_at: iso(row.created_at),
  };
}

export function toPricing({ rates, numberRents, freeRoutes, destinations = [], texts = [] }: RateTable): Pricing {
  return {
    currency: CURRENCY,
    rates: rates.map(({ item, appliesTo, unit, per, micros }) => ({
      item,
      applies_to: appliesTo,
      unit,
      per,
      price: toMoney(micros),
    })),
    destinations: destinations.map(({ prefix, micros }) => ({ prefix, per_minute: toMoney(micros) })),
    text_destinations: texts.map(({ prefix, micros }) => ({ prefix, per_segment: toMoney(micros) })),
    free_routes: [...freeRoutes],
    number_rents: numberRents.map(({ type, micros }) => ({ type, per_month: toMoney(micros) })),
    rounding: [...PRICING_RULES],
    assumptions: assumptions(),
  };
}

function assumptions(): Pricing['assumptions'] {
  return {
    llm_input_tokens: ASSUMPTIONS.llmInputTokens,
    llm_output_tokens: ASSUMPTIONS.llmOutputTokens,
    tts_characters: ASSUMPTIONS.ttsCharacters,
  };
}

export function toPriceEstimate(
  { route, model, voiceId }: { route: PriceRoute; model: string; voiceId: string },
  charges: readonly Charge[],
): PriceEstimate {
  return {
    route,
    model,
    voice_id: voiceId,
    per_minute: toMoney(sumOf(charges)),
    items: charges.map(toCostItem),
    assumptions: assumptions(),
  };
}

function toCostItem({ item, unit, per, micros, quantity, amountMicros }: Charge): CostItem {
  return { item, unit, per, price: toMoney(micros), quantity, amount: toMoney(amountMicros) };
}

export function toCallCost(
  callId: string,
  final: boolean,
  hold: HoldRow | undefined,
  charges: readonly Charge[],
  leg: HoldRow | undefined,
): CallCost {
  return {
    call_id: callId,
    final: final && leg?.settled_at !== null,
    total: toMoney(hold?.total_micros ?? 0),
    reserved: toMoney((hold?.held_micros ?? 0) + (leg?.held_micros ?? 0)),
    transaction_id: hold?.movement_id ?? null,
    items: charges.map(toCostItem),
    transfer: leg?.total_micros
      ? {
          total: toMoney(leg.total_micros),
          transaction_id: leg.movement_id,
          items: leg.items.map(toCostItem),
        }
      : null,
  };
}

/** Sums of a group, as the database returns them. */
export interface UsageSums {
  key: string | null;
  calls: number;
  messages: number;
  duration_ms: number;
  llm_input_tokens: number;
  llm_output_tokens: number;
  tts_characters: number;
  cost_micros: number;
}

export function toUsage(
  { from, to, groupBy }: { from: Date; to: Date; groupBy: UsageGrouping },
  rows: readonly UsageSums[],
  totals: UsageSums | undefined,
): Usage {
  const data = rows.map((row) => ({ key: row.key, ...toTotals(row) }));
  return { from: iso(from), to: iso(to), group_by: groupBy, totals: toTotals(totals ?? NO_USAGE), data };
}

/** One CSV line per row; the first column is named after the grouping. */
export function usageCsv({ group_by, data }: Usage): string {
  const header = [group_by, 'calls', 'minutes', 'llm_input_tokens', 'llm_output_tokens', 'tts_characters', 'cost'];
  const lines = data.map((row) => {
    const { key, calls, minutes, llm_input_tokens, llm_output_tokens, tts_characters, cost, messages = 0 } = row;
    const used = [calls, minutes, llm_input_tokens, llm_output_tokens, tts_characters];
    return csvLine([key, ...used, cost.amount, cost.currency, messages]);
  });
  // New columns come last, so that clients that read by position keep working.
  return csvLine([...header, 'currency', 'messages']) + lines.join('');
}

const NO_USAGE: UsageSums = {
  key: null,
  calls: 0,
  messages: 0,
  duration_ms: 0,
  llm_input_tokens: 0,
  llm_output_tokens: 0,
  tts_characters: 0,
  cost_micros: 0,
};

function toTotals(row: UsageSums): UsageTotals {
  const { calls, messages, llm_input_tokens, llm_output_tokens, tts_characters } = row;
  const minutes = Math.round(row.duration_ms / 600) / 100;
  const cost = toMoney(row.cost_micros);
  return { calls, messages, minutes, llm_input_tokens, llm_output_tokens, tts_characters, cost };
}
