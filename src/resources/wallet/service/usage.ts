// Usage and cost in a period: of the calls that ended in it and the chat answers that were charged in it; by day, agent, number
// or campaign. Reads only.
import type { Usage, UsageGrouping } from '../../../../generated/types.ts';
import type { Context } from '../../../runtime.ts';
import { invalid } from '../../../core/errors.ts';
import { selectUsage } from '../store/usage.ts';
import { toUsage } from '../wire.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const MOST_DAYS = 366;
/** The earliest year that RFC 3339 can express. */
const YEAR_ZERO = Date.parse('0000-01-01T00:00:00Z');

export interface UsageQuery {
  from?: Date | undefined;
  to?: Date | undefined;
  groupBy: UsageGrouping;
}

/** @throws Failure `validation_failed` for a period that is negative or longer than 366 days */
export async function getUsage(ctx: Context, query: UsageQuery): Promise<Usage> {
  const to = query.to ?? new Date(ctx.clock.now());
  const from = query.from ?? new Date(Math.max(to.getTime() - DEFAULT_DAYS * DAY_MS, YEAR_ZERO));
  const ms = to.getTime() - from.getTime();
  if (ms <= 0) throw invalid('/query/from', 'not_before_to', 'must be before `to`');
  if (ms > MOST_DAYS * DAY_MS) throw invalid('/query/from', 'too_long', 'must be at most 366 days before `to`');
  const { workspaceId } = ctx.actor;
  const [rows, [totals]] = await Promise.all([
    selectUsage(ctx.db, workspaceId, { from, to, groupBy: query.groupBy }),
    selectUsage(ctx.db, workspaceId, { from, to, groupBy: 'total' }),
  ]);
  return toUsage({ from, to, groupBy: query.groupBy }, rows, totals);
}
