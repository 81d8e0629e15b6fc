// Usage and cost of a period, from the calls that ended in it and the chat answers that were charged in it; by day, agent, number
// or campaign. Invariant: the figures match the current calls, regardless of the sums. Reads only.
import type { Usage, UsageGrouping } from '../../../../generated/types.ts';
import { invalid } from '../../../core/errors.ts';
import { requireCommonYear } from '../../../core/time.ts';
import { inSnapshot } from '../../../database/transaction.ts';
import type { Context } from '../../../runtime.ts';
import { selectChangedHours, selectUsage } from '../store/usage.ts';
import { toUsage } from '../wire.ts';
import { wholeHoursOf, splitPeriod } from './usage-parts.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;

interface UsageQuery {
  from?: Date | undefined;
  to?: Date | undefined;
  groupBy: UsageGrouping;
}

/** @throws Failure `validation_failed` for a period that is negative, longer than 366 days or in a year of five digits */
export async function getUsage(ctx: Context, query: UsageQuery): Promise<Usage> {
  if (query.from) requireCommonYear('/query/from', query.from);
  if (query.to) requireCommonYear('/query/to', query.to);
  const to = query.to ?? new Date(ctx.clock.now());
  const from = query.from ?? new Date(to.getTime() - DEFAULT_DAYS * DAY_MS);
  const ms = to.getTime() - from.getTime();
  if (ms <= 0) throw invalid('/query/from', 'not_before_to', 'must be before `to`');
  if (ms > MAX_DAYS * DAY_MS) throw invalid('/query/from', 'too_long', 'must be at most 366 days before `to`');
  const { workspaceId } = ctx.actor;
  const period = { since: from, until: to };
  const { rows, total } = await inSnapshot(ctx.db, async (db) => {
    const changed = await selectChangedHours(db, workspaceId, wholeHoursOf(period));
    return selectUsage(db, workspaceId, { ...splitPeriod(period, changed), groupBy: query.groupBy });
  });
  return toUsage({ from, to, groupBy: query.groupBy }, rows, total);
}
