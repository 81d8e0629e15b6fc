// The pages of a URL source: the one that it names, and with `crawl` what it links to on the same site, breadth first. Called by
// ingest.ts. Bounds: pages, depth, bytes and time of a page, time of all; one request at a time, as slowly as the site asks.
// Invariant: the first page must succeed; later ones that fail, leave the site or repeat another are left out.
import { sleep, type Clock } from '../../../core/clock.ts';
import type { Connection } from '../../../providers/connection.ts';
import type { Chunking } from '../reading/chunks.ts';
import type { DocumentType } from '../reading/documents.ts';
import type { Reader, ReadResult } from '../reading/reader.ts';
import { SourceFailure } from './failure.ts';
import { fetchPage, typeOfMedia, typeOfName, type Fetched } from './fetch.ts';
import type { Robots } from './robots.ts';

export interface Page extends ReadResult {
  url: string | null;
  bytes: number;
}

export interface PageTools {
  connection: Connection;
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
const PAGE_TIMEOUT_MS = 20_000;
/** Of all pages together; what was found until then is taken. */
const CRAWL_TIMEOUT_MS = 10 * 60_000;
/** Addresses that wait: far more than pages, since many turn out to be none. */
const WAITING_MAX = 5_000;
// What links often lead to and what is never text.
const NO_PAGE = /\.(png|jpe?g|gif|webp|svg|ico|css|js|json|xml|zip|gz|mp[34]|wav|avi|mov|woff2?|exe|dmg)$/i;

/** One page, read and cut. @throws SourceFailure, ConnectionFailure, Unreadable */
export async function readPage(tools: PageTools, url: string, chunking: Chunking): Promise<Page> {
  const { connection, robots, reader, signal } = tools;
  const options = { maxBytes: PAGE_MAX_BYTES, timeoutMs: PAGE_TIMEOUT_MS, signal };
  const fetched = await fetchPage(connection, url, { ...options, permit: (hop) => robots.permit(hop, signal) });
  if (fetched.status >= 400) {
    const passing = fetched.status >= 500 || fetched.status === 429;
    throw new SourceFailure('http_error', `${fetched.url} answered ${fetched.status}.`, passing);
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
}

/** Every page as soon as it was read. */
export async function* crawlPages(
  tools: PageTools,
  start: string,
  { maxDepth, maxPages }: Crawl,
  chunking: Chunking,
): AsyncGenerator<Page> {
  const { clock, robots, signal } = tools;
  const until = clock.monotonic() + CRAWL_TIMEOUT_MS;
  const seen = new Set([start]);
  const texts = new Set<string>();
  const waiting: Waiting[] = [{ url: start, depth: 0 }];
  let origin: string | null = null;
  for (let fetched = 0; fetched < maxPages && clock.monotonic() < until; fetched++) {
    const next = waiting.shift();
    if (!next) return;
    if (fetched > 0) await sleep(clock, robots.pauseMs(start), signal);
    const page: Page | null =
      origin === null ? await readPage(tools, start, chunking) : await tryPage(tools, next.url, chunking);
    if (!page) continue;
    // The site is the one to which the first address leads.
    origin ??= new URL(page.url!).origin;
    seen.add(page.url!);
    if (new URL(page.url!).origin !== origin) continue;
    if (!texts.has(page.textHash)) yield page;
    texts.add(page.textHash);
    if (next.depth < maxDepth) follow(page.links, origin, next.depth + 1, seen, waiting);
  }
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

/** Null for a page that cannot be had or read: one broken link does not spoil a site. */
async function tryPage(tools: PageTools, url: string, chunking: Chunking): Promise<Page | null> {
  try {
    return await readPage(tools, url, chunking);
  } catch {
    tools.signal.throwIfAborted();
    return null;
  }
}
