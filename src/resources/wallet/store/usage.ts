// SQL of usage reports. Reads calls and wallet_holds.
import { sql, type RawBuilder } from 'kysely';
import type { UsageGrouping } from '../../../../generated/types.ts';
import type { Db } from '../../../database/transaction.ts';
import type { UsageSums } from '../wire.ts';

const MOST_ROWS = 1000;
interface Keys {
  call: RawBuilder<string | null>;
  chat: RawBuilder<string | null>;
}

const dayOf = (time: RawBuilder<unknown>) => sql<string>`to_char(${time} at time zone 'utc', 'YYYY-MM-DD')`;
const NONE = sql<null>`null`;
const KEYS: Readonly<Record<UsageGrouping, Keys>> = {
  day: { call: dayOf(sql`ended_at`), chat: dayOf(sql`settled_at`) },
  agent: { call: sql`calls.agent_id`, chat: sql`holds.agent_id` },
  campaign: { call: sql`campaign_id`, chat: NONE },
  number: { call: sql`case direction when 'outbound' then from_number else to_number end`, chat: NONE },
};

/** Sums by the key of `groupBy`, and of all; `total` is missing without usage. `from` is inclusive, `to` exclusive. */
export async function selectUsage(
  db: Db,
  workspaceId: string,
  { from, to, groupBy }: { from: Date; to: Date; groupBy: UsageGrouping },
): Promise<{ rows: UsageSums[]; total: UsageSums | undefined }> {
  const keys = KEYS[groupBy];
  const { rows } = await sql<UsageSums & { is_total: boolean }>`
    select key, sum(calls)::bigint as calls, sum(messages)::bigint as messages,
      sum(duration_ms)::bigint as duration_ms, sum(llm_input_tokens)::bigint as llm_input_tokens,
      sum(llm_output_tokens)::bigint as llm_output_tokens, sum(tts_characters)::bigint as tts_characters,
      sum(cost_micros)::bigint as cost_micros, grouping(key) = 1 as is_total
    from (
      ${ofCalls(workspaceId, from, to, keys.call)} union all ${ofChats(workspaceId, from, to, keys.chat)}
    ) as used
    group by grouping sets ((key), ()) having count(*) > 0 order by is_total desc, key
    limit ${MOST_ROWS + 1}`.execute(db);
  const [total, ...others] = rows;
  return { rows: others, total };
}

function ofCalls(workspaceId: string, from: Date, to: Date, key: Keys['call']) {
  const used = (name: string) => sql`coalesce(sum((usage ->> ${name})::bigint), 0)`;
  return sql`
    select ${key} as key, count(*) as calls, 0 as messages, coalesce(sum(duration_ms), 0) as duration_ms,
      ${used('llm_input_tokens')} as llm_input_tokens, ${used('llm_output_tokens')} as llm_output_tokens,
      ${used('tts_characters')} as tts_characters,
      coalesce(sum(cost_micros), 0) + coalesce(sum(leg.total_micros), 0) as cost_micros
    from calls
    -- A leg that continued after a transfer is a separate charge (holds.ts).
    left join wallet_holds leg on end_reason = 'transferred' and leg.call_id = 'leg_' || substr(calls.id, 6)
    where calls.workspace_id = ${workspaceId} and ended_at >= ${from} and ended_at < ${to}
    group by 1`;
}

/** Token counts are the charged quantities, so they remain when the widget is deleted. */
function ofChats(workspaceId: string, from: Date, to: Date, key: Keys['chat']) {
  const tokens = (item: string) => sql`coalesce(sum((
    select sum((line ->> 'quantity')::bigint) from jsonb_array_elements(holds.items) line where line ->> 'item' = ${item})), 0)`;
  return sql`
    select ${key} as key, 0 as calls, count(*) as messages, 0 as duration_ms,
      ${tokens('llm_input')} as llm_input_tokens, ${tokens('llm_output')} as llm_output_tokens,
      0 as tts_characters, coalesce(sum(total_micros), 0) as cost_micros
    from wallet_holds holds
    where holds.workspace_id = ${workspaceId} and chat_settled_at >= ${from} and chat_settled_at < ${to}
    group by 1`;
}
