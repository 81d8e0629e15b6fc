// Filtered lists of calls: pages and sums. A search whose cost depends on the content of calls is limited in time, and sums are
// limited in calls.
import type { Call, CallSums } from '../../../../generated/types.ts';
import { fail } from '../../../core/errors.ts';
import { toMoney } from '../../../core/money.ts';
import { pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../../core/page.ts';
import { isoOrNull } from '../../../core/time.ts';
import type { Context } from '../../../runtime.ts';
import * as store from '../rows/lists.ts';
import type { CallFilter } from '../rows/lists.ts';
import { queuePositions } from '../rows/queue.ts';
import { toCall } from '../wire.ts';

// One or two seconds of reading with a cold cache. Calls whose transcript must be searched take ten times as long each.
const MAX_SUMMED = 100_000;
const MAX_SUMMED_SAID = 10_000;

/** @throws Failure `search_too_broad` */
export async function listCalls(ctx: Context, filter: CallFilter, request: PageRequest): Promise<Page<Call>> {
  const { workspaceId } = ctx.actor;
  const read = async (db: Context['db']) => {
    const few = await store.withFewFound(db, workspaceId, filter);
    return {
      rows: await store.selectCalls(db, workspaceId, few, request.limit, timeKey(request.cursor)),
      total: request.includeTotal ? await store.countCalls(db, workspaceId, few) : undefined,
    };
  };
  const { rows, total } = store.isSearch(filter)
    ? await store.withinSearchTime(ctx.db, read).catch(tooBroad)
    : await read(ctx.db);
  const positions = await queuePositions(ctx.db, rows);
  return pageOf(rows, request.limit, (row) => toCall(ctx, row, positions.get(row.id)), timeCursor, total);
}

/** @throws Failure `search_too_broad` */
export async function getCallSums(ctx: Context, filter: CallFilter): Promise<CallSums> {
  const { workspaceId } = ctx.actor;
  const sum = async (db: Context['db']) => {
    const few = await store.withFewFound(db, workspaceId, filter);
    return store.sumCalls(db, workspaceId, few, few.said === undefined ? MAX_SUMMED : MAX_SUMMED_SAID);
  };
  const { calls, durationMs, costMicros, since } = await store.withinSearchTime(ctx.db, sum).catch(tooBroad);
  return {
    calls,
    duration: durationMs / 1000,
    cost: toMoney(costMicros),
    is_capped: since !== null,
    since: isoOrNull(since),
  };
}

function tooBroad(error: unknown): never {
  throw error instanceof store.SearchTooBroad ? fail('search_too_broad') : error;
}
