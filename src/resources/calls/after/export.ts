// Exports all calls that match a filter as CSV. Reads page by page at the speed of the client, so memory does not grow with the
// size of the export.
import { csvLine } from '../../../core/csv.ts';
import type { TimeKey } from '../../../core/page.ts';
import type { Context } from '../../../runtime.ts';
import type { CallRow } from '../rows/calls.ts';
import { selectCalls, withFewFound, type CallFilter } from '../rows/lists.ts';
import { toCall } from '../wire.ts';

const PAGE = 500;

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
  yield csvLine([...COLUMNS, 'cost', 'currency', 'tags', 'metadata']);
  const few = await withFewFound(ctx.db, ctx.actor.workspaceId, filter);
  let after: TimeKey | undefined;
  for (;;) {
    const rows = await selectCalls(ctx.db, ctx.actor.workspaceId, few, PAGE, after);
    const page = rows.slice(0, PAGE);
    yield page.map((row) => lineOf(ctx, row)).join('');
    const last = page.at(-1);
    if (!last || rows.length <= PAGE || ctx.signal.aborted) return;
    after = { createdAt: last.created_at, id: last.id };
  }
}

function lineOf(ctx: Context, row: CallRow): string {
  const call = toCall(ctx, row);
  const { cost, tags, metadata } = call;
  const cells = COLUMNS.map((column) => call[column]);
  return csvLine([...cells, cost?.amount ?? null, cost?.currency ?? null, tags.join(' '), JSON.stringify(metadata)]);
}
