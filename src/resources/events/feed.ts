// Shares reads between the event streams of this process: for each followed workspace, one loop reads new events once and passes
// them to all its streams. Invariants: nothing is read or listened to for a workspace without streams; a stream gets every event
// after its given position, or learns that it lags and must read on its own; a lost notification causes only a delay.
import { sleep } from '../../core/clock.ts';
import { fail } from '../../core/errors.ts';
import { createWakeSignal } from '../../core/wake-signal.ts';
import type { Uses } from '../../runtime.ts';
import { followTimelines } from '../calls/service/feed.ts';
import { currentPosition, readPage, type FeedItem, type FeedPage } from './gaps.ts';
import type { Position } from './position.ts';
import { CHANGES_CHANNEL } from './store.ts';

interface Batch {
  /** Empty after a read that found no event. */
  items: FeedItem[];
  /** The position after the items. */
  reached: Position;
}

export interface Subscription {
  /** Starts or restarts. @returns a current position, after which `next` has everything; null when the stream is over */
  begin(): Promise<Position | null>;
  /** Waits for the next read. @returns null when the stream is over, and `lagging` when it fell behind and must restart */
  next(): Promise<Batch | 'lagging' | null>;
  leave(): void;
}

interface Feeds {
  /** @throws Failure `too_many_streams` */
  follow(workspaceId: string, signal: AbortSignal): Subscription;
}

type Runtime = Uses<'clock' | 'db' | 'log' | 'notifications'>;

/** Maximum streams per workspace; documented in openapi.yaml. */
export const MAX_OF_WORKSPACE = 25;
const MAX_OF_PROCESS = 1_000;
const RETRY_AFTER_SECONDS = 5;
// Pause between two reads of a workspace. Events during the pause are read together.
const REST_MS = 100;
const POLL_MS = 5_000;
const RETRY_MS = 1_000;
// Maximum events per read, and in the queue of a slow client. Beyond it, a stream reads from the database at its own pace.
const MAX_AT_ONCE = 1_000;
/** The same for the text of the events in the queue. */
const MAX_CHARS = 1_000_000;

const ofProcesses = new WeakMap<object, Feeds>();

/** Returns the feeds of a process. */
export function feedsOf(runtime: Runtime): Feeds {
  const known = ofProcesses.get(runtime.notifications);
  if (known) return known;
  const feeds = createFeeds(runtime);
  ofProcesses.set(runtime.notifications, feeds);
  return feeds;
}

export function createFeeds(runtime: Runtime, maxPerProcess = MAX_OF_PROCESS): Feeds {
  const feeds = new Map<string, Feed>();
  let open = 0;
  let unlisten: (() => void) | null = null;

  const wake = (workspaceId: string | null): void => {
    if (workspaceId === null) for (const feed of feeds.values()) feed.wake();
    else feeds.get(workspaceId)?.wake();
  };
  const listen = (): (() => void) => {
    const stops = [followTimelines(runtime, wake), runtime.notifications.listen(CHANGES_CHANNEL, wake)];
    return () => stops.forEach((stop) => stop());
  };
  return {
    follow(workspaceId, signal) {
      const known = feeds.get(workspaceId);
      if ((known?.size() ?? 0) >= MAX_OF_WORKSPACE || open >= maxPerProcess) {
        throw fail('too_many_streams', { retryAfter: RETRY_AFTER_SECONDS });
      }
      open++;
      unlisten ??= listen();
      const feed = known ?? createFeed(runtime, workspaceId);
      feeds.set(workspaceId, feed);
      return feed.join(signal, () => {
        open--;
        if (feed.size() === 0) feeds.delete(workspaceId);
        if (open > 0) return;
        unlisten?.();
        unlisten = null;
      });
    },
  };
}

interface Feed {
  size(): number;
  wake(): void;
  join(signal: AbortSignal, onLeave: () => void): Subscription;
}

interface Member {
  /** What was read since the last `next`. Null before the start, and while it lags. */
  queue: FeedItem[] | null;
  /** Length of the text of the events in the queue. */
  chars: number;
  /** The position up to which was read; null if nothing was since the last `next`. */
  reached: Position | null;
  begun: ((position: Position | null) => void) | null;
  wake: () => void;
}

function createFeed(runtime: Runtime, workspaceId: string): Feed {
  const members = new Set<Member>();
  const wakeSignal = createWakeSignal(runtime.clock);
  let head: Position | null = null;
  let isRunning = false;

  const read = async (): Promise<void> => {
    // Members that wait now get a current position. Others may join during the query.
    const beginning = [...members].filter(({ begun }) => begun !== null);
    const now = await currentPosition(runtime);
    if (head !== null && [...members].some(({ queue }) => queue !== null)) {
      const gap = { workspaceId, from: head.from, to: now.from, after: 0, limit: MAX_AT_ONCE };
      hand(members, head.from === now.from ? { items: [], isLast: true } : await readPage(runtime, gap), now);
    }
    head = now;
    for (const member of beginning) {
      member.queue = [];
      member.chars = 0;
      member.begun?.(now);
      member.begun = null;
    }
  };
  const run = async (): Promise<void> => {
    isRunning = true;
    await runtime.notifications.ready();
    while (members.size > 0) {
      try {
        await read();
      } catch (error) {
        runtime.log.warn({ err: error, workspaceId }, 'events of a workspace could not be read; retrying');
        await sleep(runtime.clock, RETRY_MS);
        continue;
      }
      await sleep(runtime.clock, REST_MS);
      await wakeSignal.wait(POLL_MS);
    }
    isRunning = false;
  };
  return {
    size: () => members.size,
    wake: wakeSignal.signal,
    join(signal, onLeave) {
      const member: Member = { queue: null, chars: 0, reached: null, begun: null, wake: () => {} };
      members.add(member);
      if (!isRunning) void run();
      return subscriptionOf(member, signal, wakeSignal.signal, () => {
        if (!members.delete(member)) return;
        wakeSignal.signal();
        onLeave();
      });
    },
  };
}

function hand(members: ReadonlySet<Member>, { items, isLast }: FeedPage, reached: Position): void {
  const chars = items.reduce((sum, { event }) => sum + event.body.length, 0);
  for (const member of members) {
    if (member.queue === null) continue;
    member.chars += chars;
    const isTooMuch = !isLast || items.length + member.queue.length >= MAX_AT_ONCE || member.chars > MAX_CHARS;
    if (isTooMuch) member.queue = null;
    else member.queue.push(...items);
    member.reached = reached;
    member.wake();
  }
}

function subscriptionOf(member: Member, signal: AbortSignal, wakeFeed: () => void, remove: () => void): Subscription {
  let isOver = false;
  const leave = (): void => {
    isOver = true;
    signal.removeEventListener('abort', leave);
    remove();
    member.begun?.(null);
    member.wake();
  };
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) leave();
  return {
    leave,
    async begin() {
      if (isOver) return null;
      const { promise, resolve } = Promise.withResolvers<Position | null>();
      member.begun = resolve;
      wakeFeed();
      return promise;
    },
    async next() {
      if (member.reached === null && !isOver) await new Promise<void>((resolve) => (member.wake = resolve));
      if (isOver) return null;
      const { queue, reached } = member;
      member.reached = null;
      member.chars = 0;
      return queue === null || reached === null ? 'lagging' : { items: queue.splice(0), reached };
    },
  };
}
