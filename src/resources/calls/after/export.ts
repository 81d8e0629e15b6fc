// Exports all calls that match a filter as CSV. Reads page by page at the speed of the client, so memory does not grow with the
// size of the export.
import { csvLine, EXPORTED_AT_ONCE } from '../../../core/csv.ts';
import { toMoney } from '../../../core/money.ts';
import type { TimeKey } from '../../../core/page.ts';
import type { Context } from '../../../runtime.ts';
import { legCosts } from '../../wallet/service/legs.ts';
import type { CallRow } from '../rows/calls.ts';
import { selectCalls, withFewFound, type CallFilter } from '../rows/lists.ts';
import { toCall } from '../wire.ts';

const COLUMNS = [
  'call_id',
  'agent_id',
  'direction',
  'channel',
  'from_number',
  'to_number',
  'status',
  'end_reason',
  'duration',
  'created_at',
  'start_time',
  'end_time',
  'campaign_id',
] as const;

export async function* exportCalls(ctx: Context, filter: CallFilter): AsyncGenerator<string> {
  // New columns come last, so that clients that read by position keep working.
  yield csvLine([...COLUMNS, 'cost', 'currency', 'tags', 'metadata', 'transfer_cost']);
  const few = await withFewFound(ctx.db, ctx.actor.workspaceId, filter);
  let after: TimeKey | undefined;
  for (;;) {
    const rows = await selectCalls(ctx.db, ctx.actor.workspaceId, few, EXPORTED_AT_ONCE, after);
    const page = rows.slice(0, EXPORTED_AT_ONCE);
    const legs = await legCosts(ctx.db, page.map(({ id }) => id)); // prettier-ignore
    yield page.map((row) => lineOf(ctx, row, legs.get(row.id))).join('');
    const last = page.at(-1);
    if (!last || rows.length <= EXPORTED_AT_ONCE || ctx.signal.aborted) return;
    after = { createdAt: last.created_at, id: last.id };
  }
}

/** @param legMicros cost of the leg after a transfer, if there is one */
function lineOf(ctx: Context, row: CallRow, legMicros: number | undefined): string {
  const call = toCall(ctx, row);
  const { cost, tags, metadata } = call;
  const cells = COLUMNS.map((column) => call[column]);
  const money = [cost?.amount ?? null, cost?.currency ?? null];
  const leg = legMicros === undefined ? null : toMoney(legMicros).amount;
  return csvLine([...cells, ...money, tags.join(' '), JSON.stringify(metadata), leg]);
}
