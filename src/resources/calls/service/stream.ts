// The live timeline: rows as they are written, from the start or after a sequence, until the call is over. The writing process
// wakes the stream with NOTIFY; a slow poll covers lost notifications.
import type { ServerSentEvent } from '../../../../generated/operations.ts';
import type { Context } from '../../../runtime.ts';
import { selectCall } from '../rows/calls.ts';
import { callOf, EVENTS_CHANNEL, readTimeline, selectTimelineTexts } from '../rows/timeline.ts';
import { requireCall, requireContent } from '../service.ts';
import { callEventText } from '../wire.ts';

const PAGE = 100;
/** Of the content of a page, which a stream keeps while its client does not read. */
const PAGE_BYTES = 256 * 1024;
const POLL_INTERVAL_MS = 2_000;

/**
 * @returns null when the call is over and has no event after `after`, so nothing will follow
 * @throws Failure `call_not_found`, `content_removed` before the stream begins
 */
export async function streamCallEvents(
  ctx: Context,
  id: string,
  after: number,
): Promise<AsyncIterable<ServerSentEvent> | null> {
  const call = await requireCall(ctx.db, ctx.actor.workspaceId, id);
  requireContent(call, 'timeline');
  const over = call.ended_at !== null;
  if (over && (await readTimeline(ctx.db, id, after, 1)).length === 0) return null;
  return follow(ctx, id, after, over);
}

async function* follow(ctx: Context, id: string, after: number, over: boolean): AsyncGenerator<ServerSentEvent> {
  const signal = createWakeSignal(ctx, id);
  try {
    for (let last = after, ended = over; ;) {
      signal.clear();
      const page = { callId: id, after: last, limit: PAGE, bytes: PAGE_BYTES };
      const rows = await selectTimelineTexts(ctx.db, page);
      for (const row of rows) {
        yield { id: String(row.sequence), event: row.type, data: callEventText(row) };
        last = row.sequence;
        ended ||= row.status === 'completed' || row.status === 'failed';
      }
      const found = rows[0]?.found ?? 0;
      if (found === PAGE || rows.length < found) continue;
      if (ended || ctx.signal.aborted) return;
      // The last row may never be seen: an erasure deletes it. After the end, the rows are read once more.
      if (rows.length === 0 && (await isOver(ctx, id))) ended = true;
      else await signal.next();
    }
  } finally {
    signal.stop();
  }
}

async function isOver(ctx: Context, id: string): Promise<boolean> {
  const call = await selectCall(ctx.db, ctx.actor.workspaceId, id);
  return call === undefined || call.ended_at !== null;
}

/** `next` resolves when something was written since `clear`, at the latest after POLL_INTERVAL_MS. */
function createWakeSignal(ctx: Context, id: string) {
  let pending = false;
  let wake: (() => void) | null = null;
  const wakeUp = () => {
    pending = true;
    wake?.();
  };
  const unlisten = ctx.notifications.listen(EVENTS_CHANNEL, (payload) => {
    if (payload === null || callOf(payload) === id) wakeUp();
  });
  ctx.signal.addEventListener('abort', wakeUp, { once: true });
  return {
    clear() {
      pending = false;
    },
    async next() {
      if (pending) return;
      const timer = ctx.clock.after(POLL_INTERVAL_MS, wakeUp);
      await new Promise<void>((resolve) => (wake = resolve));
      wake = null;
      timer.cancel();
    },
    stop() {
      unlisten();
      ctx.signal.removeEventListener('abort', wakeUp);
    },
  };
}
