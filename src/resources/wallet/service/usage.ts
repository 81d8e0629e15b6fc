// Usage in a period: what the calls that ended in it used and cost, by day, agent, number or campaign. Reads calls and writes nothing.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../../generated/tables.ts';
import type { Usage, UsageGrouping } from '../../../../generated/types.ts';
import type { Context } from '../../../core/context.ts';
import { invalid } from '../../../core/errors.ts';
import { toUsage, type UsageSums } from '../wire.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const MOST_DAYS = 366;
const MOST_ROWS = 1000;
/** RFC 3339 writes nothing earlier. */
const YEAR_ZERO = Date.parse('0000-01-01T00:00:00Z');

const KEYS: Readonly<Record<UsageGrouping, RawBuilder<string | null>>> = {
  day: sql`to_char(ended_at at time zone 'utc', 'YYYY-MM-DD')`,
  agent: sql`agent_id`,
  campaign: sql`campaign_id`,
  number: sql`case direction when 'outbound' then from_number else to_number end`,
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
    sums(ctx.db, workspaceId, from, to, sql`'total'`),
  ]);
  return toUsage({ from, to, groupBy: query.groupBy }, rows, totals);
}

async function sums(
  db: Kysely<DB>,
  workspaceId: string,
  from: Date,
  to: Date,
  key: RawBuilder<string | null>,
): Promise<UsageSums[]> {
  const used = (name: string) => sql`coalesce(sum((usage ->> ${name})::bigint), 0)::bigint`;
  const { rows } = await sql<UsageSums>`
    select ${key} as key, count(*) as calls, coalesce(sum(duration_ms), 0)::bigint as duration_ms,
      ${used('llm_input_tokens')} as llm_input_tokens, ${used('llm_output_tokens')} as llm_output_tokens,
      ${used('tts_characters')} as tts_characters,
      (coalesce(sum(cost_micros), 0) + coalesce(sum(leg.total_micros), 0))::bigint as cost_micros
    from calls
    -- What went on after a transfer is a charge of its own (holds.ts).
    left join wallet_holds leg on end_reason = 'transferred' and leg.call_id = 'leg_' || substr(calls.id, 6)
    where calls.workspace_id = ${workspaceId} and ended_at >= ${from} and ended_at < ${to}
    group by 1 order by 1
    limit ${MOST_ROWS}`.execute(db);
  return rows;
}
