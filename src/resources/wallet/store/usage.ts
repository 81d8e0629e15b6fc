// SQL of usage reports. Reads calls, onward_legs and wallet_holds, and their sums if they are current (usage-sums.ts).
import { sql, type RawBuilder } from 'kysely';
import type { UsageGrouping } from '../../../../generated/types.ts';
import type { Db } from '../../../database/transaction.ts';
import type { UsageSums } from '../wire.ts';

const MAX_ROWS = 1000;

export interface UsageSpan {
  since: Date;
  /** Exclusive. */
  until: Date;
}

export interface UsageParts {
  /** Starts of UTC days and hours with current sums. */
  days: Date[];
  hours: Date[];
  /** Spans whose calls are read individually. */
  spans: UsageSpan[];
}

/** Summed amounts, in the order of the columns of usage_hours and usage_days. */
const AMOUNTS = [
  'calls', 'messages', 'duration_ms', 'llm_input_tokens', 'llm_output_tokens', 'tts_characters', 'cost_micros',
] as const; // prettier-ignore

/** Select list with the sum of each amount. */
export const SUMS = sql.raw(AMOUNTS.map((name) => `sum(${name})::bigint as ${name}`).join(', '));
export const COLUMNS = sql.raw(AMOUNTS.join(', '));

/**
 * Usage of each call that ended within one of the spans, in the columns of `chatsWithin`. `offset 0` makes the planner look up
 * each span in the index; as a join, all calls were read for each 48 hours.
 */
export function callsWithin(spans: RawBuilder<unknown>): RawBuilder<unknown> {
  const used = (name: string) => sql`coalesce((usage ->> ${sql.lit(name)})::bigint, 0) as ${sql.ref(name)}`;
  return sql`
    select calls.workspace_id, ended_at as at, agent_id, campaign_id,
      case direction when 'outbound' then from_number else to_number end as number,
      1 as calls, 0 as messages, coalesce(duration_ms, 0) as duration_ms,
      ${used('llm_input_tokens')}, ${used('llm_output_tokens')}, ${used('tts_characters')},
      -- A leg that continued after a transfer is a separate charge (holds.ts). If the process died after the request to the
      -- carrier, its call did not end as transferred.
      coalesce(cost_micros, 0) + coalesce(case when started_at is not null then (
        select total_micros from wallet_holds leg where leg.call_id = 'leg_' || substr(calls.id, 6)) end, 0) as cost_micros
    from ${spans}, lateral (select * from calls
      where calls.workspace_id = spans.workspace_id and ended_at >= spans.since and ended_at < spans.until offset 0) as calls`;
}

/**
 * Charged usage outside of calls, conversations of tests among it. The counts are the charged quantities, so they remain when the
 * widget is deleted.
 */
export function chatsWithin(spans: RawBuilder<unknown>): RawBuilder<unknown> {
  const charged = (item: string) => sql`coalesce((select sum((line ->> 'quantity')::bigint)
    from jsonb_array_elements(holds.items) line where line ->> 'item' = ${sql.lit(item)}), 0)`;
  const within = (time: RawBuilder<unknown>) => sql`select * from wallet_holds h
    where h.workspace_id = spans.workspace_id and ${time} >= spans.since and ${time} < spans.until`;
  return sql`
    select holds.workspace_id, settled_at as at, holds.agent_id, null as campaign_id, null as number,
      0 as calls, 1 as messages, 0 as duration_ms,
      ${charged('llm_input')} as llm_input_tokens, ${charged('llm_output')} as llm_output_tokens,
      ${charged('tts')} as tts_characters,
      coalesce(total_micros, 0) as cost_micros
    from ${spans}, lateral (${within(sql`chat_settled_at`)}
      union all ${within(sql`settled_at`)} and left(call_id, 4) = 'test' offset 0) as holds`;
}

/** Charged legs of callers who were forwarded to a fallback number. They have no call. */
export function forwardsWithin(spans: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select legs.workspace_id, legs.ended_at as at, null as agent_id, null as campaign_id, numbers.number,
      0 as calls, 0 as messages, 0 as duration_ms, 0 as llm_input_tokens, 0 as llm_output_tokens, 0 as tts_characters,
      holds.total_micros as cost_micros
    from ${spans}, lateral (select * from onward_legs l where l.workspace_id = spans.workspace_id
        and l.kind = 'forward' and l.ended_at >= spans.since and l.ended_at < spans.until offset 0) as legs
      join wallet_holds holds on holds.call_id = legs.id and holds.total_micros > 0
      left join phone_numbers numbers on numbers.workspace_id = legs.workspace_id and numbers.id = legs.phone_number_id`;
}

/** Returns the hours within the span without current sums, in order. */
export async function selectChangedHours(db: Db, workspaceId: string, { since, until }: UsageSpan): Promise<Date[]> {
  const { rows } = await sql<{ hour: Date }>`
    select hour from usage_changes
    where workspace_id = ${workspaceId} and hour is not null and hour >= ${since} and hour < ${until}
    union
    select date_trunc('hour', c.ended_at, 'UTC') from usage_changes n join calls c on c.id = n.call_id
    where n.workspace_id = ${workspaceId} and n.call_id is not null and c.ended_at >= ${since} and c.ended_at < ${until}
    order by 1`.execute(db);
  return rows.map(({ hour }) => hour);
}

const dayOf = (time: RawBuilder<unknown>) => sql`to_char(${time} at time zone 'utc', 'YYYY-MM-DD')`;
const KEYS: Readonly<Record<UsageGrouping, { ofUse: RawBuilder<unknown>; ofSum: RawBuilder<unknown> }>> = {
  day: { ofUse: dayOf(sql`at`), ofSum: dayOf(sql`start`) },
  agent: { ofUse: sql`agent_id`, ofSum: sql`key` },
  campaign: { ofUse: sql`campaign_id`, ofSum: sql`key` },
  number: { ofUse: sql`number`, ofSum: sql`key` },
};

const times = (all: readonly Date[]) => sql`${all.map((time) => time.toISOString())}::timestamptz[]`;

/** Returns the sums by the key of `groupBy`, and the total, which is missing without usage. */
export async function selectUsage(
  db: Db,
  workspaceId: string,
  { days, hours, spans, groupBy }: UsageParts & { groupBy: UsageGrouping },
): Promise<{ rows: UsageSums[]; total: UsageSums | undefined }> {
  const { ofUse, ofSum } = KEYS[groupBy];
  const sumsOf = (table: 'usage_days' | 'usage_hours', starts: readonly Date[]) => sql`
    select ${ofSum} as key, ${COLUMNS} from ${sql.table(table)}
    where workspace_id = ${workspaceId} and grouped_by = ${groupBy} and start = any(${times(starts)})`;
  const { rows } = await sql<UsageSums & { is_total: boolean }>`
    with spans as materialized (
      select ${workspaceId}::text as workspace_id, since, until
      from unnest(${times(spans.map(({ since }) => since))}, ${times(spans.map(({ until }) => until))}) as s (since, until)
    ), used as (
      ${sumsOf('usage_days', days)}
      union all ${sumsOf('usage_hours', hours)}
      union all select ${ofUse}, ${COLUMNS} from (${callsWithin(sql`spans`)}) as of_calls
      union all select ${ofUse}, ${COLUMNS} from (${chatsWithin(sql`spans`)}) as of_chats
      union all select ${ofUse}, ${COLUMNS} from (${forwardsWithin(sql`spans`)}) as of_forwards
    )
    select key, ${SUMS}, grouping(key) = 1 as is_total from used
    group by grouping sets ((key), ()) having count(*) > 0 order by is_total desc, key
    limit ${MAX_ROWS + 1}`.execute(db);
  const [total, ...others] = rows;
  return { rows: others, total };
}

/** Returns the settled holds with a charge, of the given ones. */
export async function selectCharged(
  db: Db,
  ids: readonly string[],
): Promise<{ call_id: string; total_micros: number }[]> {
  const { rows } = await sql<{ call_id: string; total_micros: number }>`
    select call_id, total_micros from wallet_holds where call_id = any(${[...ids]}::text[]) and total_micros > 0`.execute(
    db,
  );
  return rows;
}
