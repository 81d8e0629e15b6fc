// The event stream of a workspace: stored events from a position on, then new events as they happen. Invariant: an event is sent
// once, and again only to a client that requests an earlier position. Streams write nothing.
import type { ServerSentEvent } from '../../../generated/operations.ts';
import { invalid } from '../../core/errors.ts';
import type { Trx } from '../../database/transaction.ts';
import type { Context, Uses } from '../../runtime.ts';
import { clearRestoredTransactions } from '../calls/service/feed.ts';
import { feedsOf, type Subscription } from './feed.ts';
import { isOfThisDatabase, isTooFar, readBetween, type FeedItem } from './gaps.ts';
import { positionText, readPosition, type Position } from './position.ts';
import { deleteChangesAhead, deleteOldChanges } from './store.ts';
import { EVENT_TYPES, positionEvent, type FeedEvent } from './wire.ts';

interface StreamRequest {
  /** Event types, separated by commas. */
  types?: string | undefined;
  agentId?: string | undefined;
  callId?: string | undefined;
  lastEventId?: string | undefined;
}

type Filter = (event: FeedEvent) => boolean;

// Interval of position updates while no requested event happens, so that a client resumes close to the present.
const POSITION_MS = 60_000;
const KEPT_MS = 48 * 60 * 60 * 1000;
/** Changes deleted per statement, which keeps each within its time limit. */
const PRUNE_BATCH = 5_000;

/** @throws Failure `validation_failed`, `invalid_cursor`, `too_many_streams` */
export function streamEvents(ctx: Context, request: StreamRequest): AsyncIterable<ServerSentEvent> {
  const filter = filterOf(request);
  const start = request.lastEventId === undefined ? null : readPosition(request.lastEventId);
  return follow(ctx, filter, start, feedsOf(ctx).follow(ctx.actor.workspaceId, ctx.signal));
}

async function* follow(
  ctx: Context,
  filter: Filter,
  start: Position | null,
  subscription: Subscription,
): AsyncGenerator<ServerSentEvent> {
  let sentAt = ctx.clock.monotonic();
  const send = (event: ServerSentEvent): ServerSentEvent => {
    sentAt = ctx.clock.monotonic();
    return event;
  };
  try {
    for (let reached = start, isFirst = true; ; isFirst = false) {
      const now = await subscription.begin();
      if (now === null) return;
      const missed = reached !== null && (await hasMissed(ctx, reached, now));
      if (reached === null || missed) reached = now;
      if (isFirst || missed) yield send(positionOf(ctx, reached, missed));
      for await (const items of readBetween(ctx, ctx.actor.workspaceId, reached, now)) {
        for (const item of items) if (filter(item.event)) yield send(toMessage(item));
      }
      reached = now;
      for (;;) {
        const batch = await subscription.next();
        if (batch === null) return;
        if (batch === 'lagging') break;
        for (const item of batch.items) {
          if (filter(item.event)) yield send(toMessage(item));
        }
        reached = batch.reached;
        if (ctx.clock.monotonic() - sentAt >= POSITION_MS) yield send(positionOf(ctx, reached, false));
      }
    }
  } finally {
    subscription.leave();
  }
}

async function hasMissed(ctx: Context, reached: Position, now: Position): Promise<boolean> {
  return !isOfThisDatabase(reached, now) || isTooFar(ctx, ctx.actor.workspaceId, reached, now);
}

function toMessage({ event, position }: FeedItem): ServerSentEvent {
  return { id: positionText(position), event: event.type, data: event.body };
}

function positionOf({ clock }: Uses<'clock'>, position: Position, missed: boolean): ServerSentEvent {
  const body = positionEvent(clock.now(), missed);
  return { id: positionText(position), event: body.type, data: body };
}

function filterOf({ types, agentId, callId }: StreamRequest): Filter {
  const wanted = types === undefined ? null : typesOf(types);
  return (event) =>
    (wanted === null || wanted.has(event.type)) &&
    (agentId === undefined || event.agentId === agentId) &&
    (callId === undefined || event.callId === callId);
}

function typesOf(list: string): ReadonlySet<string> {
  const found = list.split(',').map((name) => {
    const types = EVENT_TYPES.filter((type) => type === name || type.startsWith(`${name}.`));
    if (types.length > 0) return types;
    const detail = `names "${name}"; allowed are, separated by commas, ${EVENT_TYPES.join(', ')}, or what is before their dot`;
    throw invalid('/query/types', 'unknown_name', detail);
  });
  return new Set(found.flat());
}

/** Deletes changes from which streams can no longer resume. Safe to run twice and to stop at any point. */
export async function pruneChanges({ db, clock }: Uses<'db' | 'clock'>, signal: AbortSignal): Promise<void> {
  const before = new Date(clock.now() - KEPT_MS);
  let deleted = PRUNE_BATCH;
  while (deleted === PRUNE_BATCH && !signal.aborted) deleted = await deleteOldChanges(db, before, PRUNE_BATCH);
}

/** Runs in a restored copy, so that old events are not sent as new ones. */
export async function forgetOtherDatabase(trx: Trx): Promise<void> {
  await clearRestoredTransactions(trx);
  await deleteChangesAhead(trx);
}
