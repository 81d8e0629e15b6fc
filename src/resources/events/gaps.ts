// Reads the events of a workspace between two snapshots, oldest first: the timelines of its calls and its other changes, merged
// by their positions.
import { currentSnapshot, type Gap } from '../../database/snapshots.ts';
import type { Uses } from '../../runtime.ts';
import { countCallEvents, readCallFeed } from '../calls/service/feed.ts';
import { isBefore, settledAt, type Position } from './position.ts';
import { countChanges, selectChanges } from './store.ts';
import { toCallEvent, toChangeEvent, type FeedEvent } from './wire.ts';

/** An event, and the position of a stream that has sent it. */
export interface FeedItem {
  event: FeedEvent;
  position: Position;
}

export interface FeedPage {
  items: FeedItem[];
  /** Whether the gap has no further event. */
  isLast: boolean;
}

type Runtime = Uses<'clock' | 'db'>;

const PAGE = 100;
/** Of the content of a page, which a stream keeps while its client does not read. */
const PAGE_BYTES = 256 * 1024;
/** Documented in openapi.yaml. */
const MAX_EVENTS = 10_000;
const MAX_SECONDS = 24 * 60 * 60;

/** Whether the events since a position are more than a stream sends, or are no longer stored. */
export async function isTooFar(
  { db }: Runtime,
  workspaceId: string,
  { at, from }: Position,
  now: Position,
): Promise<boolean> {
  if (now.at - at > MAX_SECONDS) return true;
  const gap: Gap = { workspaceId, from, to: now.from, after: 0, limit: MAX_EVENTS + 1 };
  return (await countCallEvents(db, gap)) + (await countChanges(db, gap)).at(0)!.count > MAX_EVENTS;
}

/** Whether the position belongs to this database. Positions of the original do not belong to a restored copy. */
export function isOfThisDatabase(position: Position, now: Position): boolean {
  return isBefore(position, now.from);
}

export async function currentPosition({ db, clock }: Runtime): Promise<Position> {
  return settledAt(clock.now(), await currentSnapshot(db));
}

/** Everything between a position and a later settled one, page by page. */
export async function* readBetween(
  runtime: Runtime,
  workspaceId: string,
  { from, to, after }: Position,
  now: Position,
): AsyncGenerator<FeedItem[]> {
  if (to !== null) yield* readGap(runtime, { workspaceId, from, to, after, limit: PAGE });
  yield* readGap(runtime, { workspaceId, from: to ?? from, to: now.from, after: 0, limit: PAGE });
}

async function* readGap(runtime: Runtime, gap: Gap): AsyncGenerator<FeedItem[]> {
  for (let after = gap.after; ;) {
    const { items, isLast } = await readPage(runtime, { ...gap, after });
    yield items;
    if (isLast) return;
    after = items.at(-1)!.position.after;
  }
}

/** Reads up to `limit` events, or fewer if they are long. The last event of the gap settles the position. */
export async function readPage({ db, clock }: Runtime, gap: Gap): Promise<FeedPage> {
  const { rows, isCut } = await readCallFeed(db, gap, PAGE_BYTES);
  const calls = rows.map((row) => ({ position: row.position, event: toCallEvent(row) }));
  const end = isCut ? calls.at(-1)!.position : Infinity;
  const changes = (await selectChanges(db, gap)).map((row) => ({ position: row.position, event: toChangeEvent(row) }));
  const found = [...calls, ...changes.filter(({ position }) => position < end)]
    .toSorted((a, b) => a.position - b.position)
    .slice(0, gap.limit);
  const isLast = !isCut && found.length < gap.limit;
  const now = clock.now();
  const settled = settledAt(now, gap.to);
  const items = found.map(({ position, event }, i) => {
    const isEnd = isLast && i === found.length - 1;
    return { event, position: isEnd ? settled : { ...settled, from: gap.from, to: gap.to, after: position } };
  });
  return { items, isLast };
}
