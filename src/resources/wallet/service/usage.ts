// Usage in a period: what the calls that ended in it, and the answers in text that were charged in it, used and cost; by day,
// agent, number or campaign. Reads and writes nothing.
import { sql, type RawBuilder } from 'kysely';
import type { Usage, UsageGrouping } from '../../../../generated/types.ts';
import type { Context } from '../../../runtime.ts';
import { invalid } from '../../../core/errors.ts';
import { toUsage, type UsageSums } from '../wire.ts';
import type { Db } from '../../../database/transaction.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const MOST_DAYS = 366;
const MOST_ROWS = 1000;
/** RFC 3339 writes nothing earlier. */
const YEAR_ZERO = Date.parse('0000-01-01T00:00:00Z');

interface Keys {
  call: RawBuilder<string | null>;
  chat: RawBuilder<string | null>;
}

const dayOf = (time: RawBuilder<unknown>) => sql<string>`to_char(${time} at time zone 'utc', 'YYYY-MM-DD')`;
const NONE = sql<null>`null`;
const TOTAL: Keys = { call: sql`'total'`, chat: sql`'total'` };
const KEYS: Readonly<Record<UsageGrouping, Keys>> = {
  day: { call: dayOf(sql`ended_at`), chat: dayOf(sql`settled_at`) },
  agent: { call: sql`calls.agent_id`, chat: sql`holds.agent_id` },
  campaign: { call: sql`campaign_id`, chat: NONE },
  number: { call: sql`case direction when 'outbound' then from_number else to_number end`, chat: NONE },
};

export interface UsageQuery {
  from?: Date | undefined;
  to?: Date | undefined;
  groupBy: UsageGrouping;
}

/** @throws Failure `validation_failed` for a period that is backwards or longer than 366 days */
export async function getUsage(ctx: Context, query: UsageQuery): Promise<Usage> {
  const to = query.to ?? new Date(ctx.clock.now());
  const from = query.from ?? new Date(Math.max(to.getTime() - DEFAULT_DAYS * DAY_MS, YEAR_ZERO));
  const ms = to.getTime() - from.getTime();
  if (ms <= 0) throw invalid('/query/from', 'not_before_to', 'must be before `to`');
  if (ms > MOST_DAYS * DAY_MS) throw invalid('/query/from', 'too_long', 'the period is longer than 366 days');
  const { workspaceId } = ctx.actor;
  const [rows, [totals]] = await Promise.all([
    sums(ctx.db, workspaceId, from, to, KEYS[query.groupBy]),
    sums(ctx.db, workspaceId, from, to, TOTAL),
  ]);
  return toUsage({ from, to, groupBy: query.groupBy }, rows, totals);
}

async function sums(db: Db, workspaceId: string, from: Date, to: Date, keys: Keys): Promise<UsageSums[]> {
  const { rows } = await sql<UsageSums>`
    select key, sum(calls)::bigint as calls, sum(messages)::bigint as messages,
      sum(duration_ms)::bigint as duration_ms, sum(llm_input_tokens)::bigint as llm_input_tokens,
      sum(llm_output_tokens)::bigint as llm_output_tokens, sum(tts_characters)::bigint as tts_characters,
      sum(cost_micros)::bigint as cost_micros
    from (
      ${ofCalls(workspaceId, from, to, keys.call)} union all ${ofChats(workspaceId, from, to, keys.chat)}
    ) as used
    group by 1 order by 1
    limit ${MOST_ROWS}`.execute(db);
  return rows;
}

function ofCalls(workspaceId: string, from: Date, to: Date, key: Keys['call']) {
  const used = (name: string) => sql`coalesce(sum((usage ->> ${name})::bigint), 0)`;
  return sql`
    select ${key} as key, count(*) as calls, 0 as messages, coalesce(sum(duration_ms), 0) as duration_ms,
      ${used('llm_input_tokens')} as llm_input_tokens, ${used('llm_output_tokens')} as llm_output_tokens,
      ${used('tts_characters')} as tts_characters,
      coalesce(sum(cost_micros), 0) + coalesce(sum(leg.total_micros), 0) as cost_micros
    from calls
    -- What went on after a transfer is a charge of its own (holds.ts).
    left join wallet_holds leg on end_reason = 'transferred' and leg.call_id = 'leg_' || substr(calls.id, 6)
    where calls.workspace_id = ${workspaceId} and ended_at >= ${from} and ended_at < ${to}
    group by 1`;
}

/** Their tokens are the quantities of what was charged, so they outlive the widget. */
function ofChats(workspaceId: string, from: Date, to: Date, key: Keys['chat']) {
  const tokens = (item: string) => sql`coalesce(sum((
    select sum((line ->> 'quantity')::bigint) from jsonb_array_elements(holds.items) line where line ->> 'item' = ${item})), 0)`;
  return sql`
    select ${key} as key, 0 as calls, count(*) as messages, 0 as duration_ms,
      ${tokens('llm_input')} as llm_input_tokens, ${tokens('llm_output')} as llm_output_tokens,
      0 as tts_characters, coalesce(sum(total_micros), 0) as cost_micros
    from wallet_holds holds
    where holds.workspace_id = ${workspaceId} and left(holds.call_id, 4) = 'msg_'
      and settled_at >= ${from} and settled_at < ${to}
    group by 1`;
}
