// Reads the pages of a URL source: its page, and with `crawl` the pages it links to on the same site, breadth first. A crawl runs
// in slices; its frontier is stored in the database between them. Limits: pages, depth, bytes and time per page, total time; one
// request at a time, at the rate that the site requests. Invariant: the first page must succeed. Later pages that fail, leave the
// site or repeat another page are omitted; a failure that may be temporary is tried again first, and noted.
import { sleep, type Clock } from '../../../core/clock.ts';
import type { GuardedConnection } from '../../../providers/connection.ts';
import type { Chunking } from '../reading/chunks.ts';
import type { DocumentType } from '../reading/documents.ts';
import type { Reader, ReadResult } from '../reading/reader.ts';
import { SourceFailure, sourceFailureOf } from './failure.ts';
import { fetchPage, typeOfMedia, typeOfName, type Fetched } from './fetch.ts';
import type { Robots } from './robots.ts';

export interface SitePage extends ReadResult {
  url: string | null;
  bytes: number;
}

export interface PageTools {
  connection: GuardedConnection;
  robots: Robots;
  reader: Reader;
  clock: Clock;
  signal: AbortSignal;
}

export interface Crawl {
  maxDepth: number;
  maxPages: number;
}

const PAGE_MAX_BYTES = 10 * 1024 * 1024;
/** Time limit of a page including redirects. It also limits how much a crawl may exceed its slice. */
const PAGE_TIMEOUT_MS = 20_000;
/** Time limit of all pages together, without the time between slices. Pages read until then are used. */
const CRAWL_TIMEOUT_MS = 10 * 60_000;
/** Repetitions of a page and of all pages together, and the waits before a page's first and second repetition. */
const RETRY_WAITS_MS = [3_000, 15_000];
const RETRIES_MAX = 20;
const RETRY_WAIT_MAX_MS = 60_000;
const UNREAD_MAX = 100;
/** Limit of queued URLs: far above the page limit, because many turn out not to be pages. */
const WAITING_MAX = 5_000;
// Common link targets that never contain text.
const NO_PAGE = /\.(png|jpe?g|gif|webp|svg|ico|css|js|json|xml|zip|gz|mp[34]|wav|avi|mov|woff2?|exe|dmg)$/i;

/** Fetches one page and cuts it into chunks. @throws SourceFailure, ConnectionFailure, Unreadable */
export async function readPage(tools: PageTools, url: string, chunking: Chunking): Promise<SitePage> {
  const { connection, robots, reader, clock, signal } = tools;
  const options = { clock, maxBytes: PAGE_MAX_BYTES, timeoutMs: PAGE_TIMEOUT_MS, signal };
  const fetched = await fetchPage(connection, url, { ...options, permit: (hop) => robots.permit(hop, signal) });
  if (fetched.status >= 400) {
    const passing = fetched.status >= 500 || fetched.status === 429;
    const detail = `${fetched.url} answered ${fetched.status}.`;
    throw new SourceFailure('http_error', detail, passing, fetched.retryAfterMs);
  }
  const { bytes, contentType } = fetched;
  const task = { type: typeOf(fetched), bytes, contentType, title: null, url: fetched.url, chunking };
  return { ...(await reader.read(task, signal)), url: fetched.url, bytes: bytes.length };
}

function typeOf({ url, contentType, bytes }: Fetched): DocumentType {
  const type = contentType === null ? null : typeOfMedia(contentType);
  const guessed =
    type ?? typeOfName(new URL(url).pathname) ?? (contentType === null && bytes[0] === 0x3c ? 'html' : null);
  if (guessed) return guessed;
  throw new SourceFailure('unsupported_type', `${url} is ${contentType?.slice(0, 100) ?? 'of no known type'}.`);
}

interface Waiting {
  url: string;
  depth: number;
  /** Temporary failures so far. */
  failures?: number;
}

interface UnreadPage {
  url: string;
  /** Why it could not be read. */
  detail: string;
}

/** The state of a crawl that the next slice needs. Plain JSON. */
export interface Frontier {
  /** Requested pages. */
  fetched: number;
  /** Origin of the first page after redirects; null before it is read. */
  origin: string | null;
  /** Duration of all slices, milliseconds. */
  spentMs: number;
  /** Counts of accepted pages, their bytes and their chunks. */
  pages: number;
  bytes: number;
  pieces: number;
  /** Bytes that their chunks take in storage. Missing in the crawls of older releases. */
  stored?: number;
  seen: string[];
  /** Hashes of the pages' texts. */
  texts: string[];
  waiting: Waiting[];
  /** Pages that were omitted because of temporary failures, the first UNREAD_MAX. */
  unread?: UnreadPage[];
  /** Requests that were repeated. */
  retries?: number;
}

export function newFrontier(start: string): Frontier {
  const counts = { fetched: 0, spentMs: 0, pages: 0, bytes: 0, pieces: 0, stored: 0 };
  return { ...counts, origin: null, seen: [start], texts: [], waiting: [{ url: start, depth: 0 }] };
}

/** Limits of one slice of a source. */
export interface Slice {
  /** End of the slice by the monotonic clock. */
  until: number;
}

export interface CrawlTask {
  start: string;
  crawl: Crawl;
  chunking: Chunking;
  /** The crawl updates it. */
  frontier: Frontier;
  slice: Slice;
  /** Receives every page once it is read. @returns false to end the crawl */
  onPage: (page: SitePage) => Promise<boolean>;
}

/**
 * Crawls from the frontier until the slice or the crawl ends.
 * @returns null at the end, or milliseconds to wait before the next slice
 */
export async function crawlPages(tools: PageTools, task: CrawlTask): Promise<{ waitMs: number } | null> {
  const { clock, robots, signal } = tools;
  const { start, crawl, frontier, slice } = task;
  const begun = clock.monotonic();
  const before = frontier.spentMs;
  const sets: Sets = { seen: new Set(frontier.seen), texts: new Set(frontier.texts) };
  let isFirst = true;
  while (frontier.waiting.length > 0 && frontier.fetched < crawl.maxPages && frontier.spentMs < CRAWL_TIMEOUT_MS) {
    // The first page may have led to another site, such as from example.com to www.example.com.
    const pauseMs = robots.pauseMs(frontier.origin ?? start);
    if (!isFirst && clock.monotonic() + pauseMs >= slice.until) return pause(frontier, sets, pauseMs);
    if (!isFirst) await sleep(clock, pauseMs, signal);
    isFirst = false;
    const next = await takePage(tools, task, frontier.waiting.shift()!, sets);
    frontier.spentMs = before + clock.monotonic() - begun;
    if (next === 'end') break;
    if (next !== 'page') return pause(frontier, sets, next.waitMs);
  }
  return null;
}

interface Sets {
  seen: Set<string>;
  texts: Set<string>;
}

/** Saves what a slice has seen in the frontier. */
function pause(frontier: Frontier, { seen, texts }: Sets, waitMs: number): { waitMs: number } {
  frontier.seen = [...seen];
  frontier.texts = [...texts];
  return { waitMs };
}

/** @returns whether the crawl continues with the next page, or ends, or continues after a wait */
async function takePage(
  tools: PageTools,
  task: CrawlTask,
  next: Waiting,
  { seen, texts }: Sets,
): Promise<'page' | 'end' | { waitMs: number }> {
  const { frontier, chunking, crawl } = task;
  frontier.fetched++;
  const isStart = frontier.origin === null;
  const page = isStart ? await readPage(tools, task.start, chunking) : await tryPage(tools, next.url, chunking);
  if (!page) return 'page';
  if (page instanceof SourceFailure) return postpone(frontier, next, page);
  const origin = (frontier.origin ??= new URL(page.url!).origin);
  seen.add(page.url!);
  if (new URL(page.url!).origin !== origin) return 'page';
  const isNew = !texts.has(page.textHash);
  texts.add(page.textHash);
  if (next.depth < crawl.maxDepth) follow(page.links, origin, next.depth + 1, seen, frontier.waiting);
  return !isNew || (await task.onPage(page)) ? 'page' : 'end';
}

/** Requests the page again after a wait, or notes that it was not read. */
function postpone(frontier: Frontier, { url, depth, failures = 0 }: Waiting, failure: SourceFailure) {
  const { retries = 0, unread = [] } = frontier;
  const waitMs = RETRY_WAITS_MS[failures];
  if (waitMs === undefined || retries >= RETRIES_MAX) {
    if (unread.length < UNREAD_MAX) frontier.unread = [...unread, { url, detail: failure.message }];
    return 'page';
  }
  frontier.waiting.unshift({ url, depth, failures: failures + 1 });
  frontier.fetched--;
  frontier.retries = retries + 1;
  return { waitMs: Math.min(RETRY_WAIT_MAX_MS, failure.retryAfterMs ?? waitMs) };
}

function follow(links: readonly string[], origin: string, depth: number, seen: Set<string>, waiting: Waiting[]): void {
  for (const url of links) {
    if (waiting.length >= WAITING_MAX) return;
    const target = new URL(url);
    if (target.origin !== origin || seen.has(url) || NO_PAGE.test(target.pathname)) continue;
    seen.add(url);
    waiting.push({ url, depth });
  }
}

/**
 * Returns null for a page that cannot be fetched or read, so that one broken link does not fail the source, and the failure if it
 * may be temporary.
 */
async function tryPage(tools: PageTools, url: string, chunking: Chunking): Promise<SitePage | SourceFailure | null> {
  try {
    return await readPage(tools, url, chunking);
  } catch (error) {
    tools.signal.throwIfAborted();
    const failure = sourceFailureOf(error);
    return failure.passing ? failure : null;
  }
}
