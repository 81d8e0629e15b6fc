// Ingests one source: fetch → read and cut into chunks → embed new chunks → write a draft while the old edition is searched →
// publish the draft. A run works for a time slice; the next slice continues from the saved state. Invariant: searches see no
// change before the last step. A run that dies is repeated without repeating finished embeddings.
import { hash } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import { cutText } from '../../../core/cut-text.ts';
import { newId } from '../../../core/ids.ts';
import type { JsonObject } from '../../../core/json.ts';
import { inTransaction, type Db, type Trx } from '../../../database/transaction.ts';
import type { JobRun } from '../../../jobs/catalogue.ts';
import { assertStillOwner, JobLockLost } from '../../../jobs/fence.ts';
import type { Storage } from '../../../providers/storage/port.ts';
import type { Uses } from '../../../runtime.ts';
import { findQuota, fitsStorage } from '../../storage/service.ts';
import { embeddedText, MAX_CHUNKS } from '../reading/chunks.ts';
import type { DocumentType } from '../reading/documents.ts';
import { createReaderPool, type ReaderPool } from '../reading/reader-pool.ts';
import * as chunks from '../store/chunks.ts';
import * as readings from '../store/readings.ts';
import * as store from '../store/sources.ts';
import { withWords } from './chunk-words.ts';
import { attemptsFor, DETAIL_MAX_CHARS, SourceFailure, sourceFailureOf } from './failure.ts';
import { typeOfMedia, typeOfName } from './fetch.ts';
import {
  crawlPages,
  newFrontier,
  readPage,
  type Crawl,
  type CrawlTask,
  type Frontier,
  type SitePage,
  type PageTools,
  type Slice,
} from './pages.ts';
import { createRobots } from './robots.ts';

/** Runtime members that ingestion uses. */
export type Ingesting = Uses<'clock' | 'config' | 'connection' | 'db' | 'log' | 'providers' | 'storage'>;

/** Chunks embedded and written together. */
const PORTION = 64;
/**
 * After this time, a slice ends at the next page or batch. A document is always read in one slice. Short, because with all
 * workers busy the next workspace waits this long; long enough that the start of a reading process hardly matters.
 */
const SLICE_MS = 5_000;
const MAX_TITLE_CHARS = 300;
const EMPTY =
  'There is no text in it. Text in images, such as scans, and text that scripts of a page insert cannot be read.';
const INTERRUPTED =
  'The process that read this source ended before it was done. It may have been restarted, or the source may have ended it. ' +
  'Refresh the source to read it again.';

/** The outcome of a source's slice. */
export type IngestOutcome =
  /** Ready, permanently failed, or deleted. */
  | { state: 'over' }
  /** A retry may succeed. */
  | { state: 'failed'; failure: SourceFailure }
  | {
      state: 'unfinished';
      source: store.DraftSource;
      /** Where the crawl continues; null when all pages are read. */
      frontier: Frontier | null;
      /** Pages that were read but not saved yet. */
      pages: readonly SitePage[];
      waitMs: number;
    };

type IngestAttempt = Pick<JobRun, 'attempt' | 'signal'> & Partial<Pick<JobRun, 'fence'>>;

const OVER: IngestOutcome = { state: 'over' };

/** Does nothing for a deleted source. @throws only errors that stop it from outside: the abort of its signal, JobLockLost */
export async function ingestSource(
  runtime: Ingesting,
  workspaceId: string,
  sourceId: string,
  job: IngestAttempt,
): Promise<IngestOutcome> {
  const opened = await openDraft(runtime, workspaceId, sourceId);
  const outcome = opened ? await tryEdition(runtime, opened, job) : OVER;
  if (outcome.state !== 'over') return outcome;
  await readings.forgetReading(runtime.db, sourceId);
  await clearStale(runtime, sourceId, opened?.source.draft ?? Number.MAX_SAFE_INTEGER, job.signal);
  return outcome;
}

async function tryEdition(runtime: Ingesting, opened: Opened, job: IngestAttempt): Promise<IngestOutcome> {
  const { source } = opened;
  try {
    return await makeEdition(runtime, opened, job, { until: runtime.clock.monotonic() + SLICE_MS });
  } catch (error) {
    if (job.signal.aborted || error instanceof JobLockLost) throw error;
    const failure = sourceFailureOf(error);
    runtime.log.info({ err: error, sourceId: source.id, code: failure.code }, 'a source could not be read');
    if (job.attempt < attemptsFor(failure)) return { state: 'failed', failure };
    await store.failDraft(runtime.db, source, failure.code, failure.message);
    return OVER;
  }
}

/** Fails a source whose reading crashed or whose process was killed. The searched edition is kept. */
export async function failReading(
  trx: Trx,
  workspaceId: string,
  sourceId: string,
  detail = INTERRUPTED,
): Promise<void> {
  await store.failUnfinished(trx, workspaceId, sourceId, detail);
  await readings.forgetReading(trx, sourceId);
}

interface Opened {
  source: store.DraftSource;
  /** State of this draft that an earlier slice saved. */
  kept: readings.ReadingState | undefined;
}

/** Continues the draft of an earlier slice or starts a new one; undefined when the source is deleted. */
async function openDraft(
  { db, providers }: Uses<'db' | 'providers'>,
  workspaceId: string,
  sourceId: string,
): Promise<Opened | undefined> {
  return inTransaction(db, async (trx) => {
    const found = await readings.selectReading(trx, sourceId);
    const kept = found?.embedder === providers.embedder.id ? found : undefined;
    const resumed = kept && (await store.resumeDraft(trx, workspaceId, sourceId, kept.draft));
    if (resumed) return { source: resumed, kept };
    await readings.forgetReading(trx, sourceId);
    const source = await store.beginDraft(trx, workspaceId, sourceId);
    return source && { source, kept: undefined };
  });
}

async function makeEdition(
  runtime: Uses<'config' | 'db' | 'clock' | 'providers' | 'connection' | 'storage'>,
  opened: Opened,
  job: IngestAttempt,
  slice: Slice,
): Promise<IngestOutcome> {
  const { source } = opened;
  const read = await readAll(runtime, opened, job.signal, slice);
  if (read.frontier) {
    // Pages of an unfinished crawl are stored, too, and a workspace may have thousands of crawls.
    await reserveStorage(runtime, source, read.frontier.stored ?? 0);
    return { state: 'unfinished', source, ...read };
  }
  const pages = [...read.former, ...read.pages];
  const bytes = pages.reduce((sum, page) => sum + page.bytes, 0);
  const count = pages.reduce((sum, page) => sum + page.pieces.length, 0);
  if (count === 0) throw new SourceFailure('empty', EMPTY);
  if (count > MAX_CHUNKS) throw new SourceFailure('too_large', `It makes ${count} chunks, more than ${MAX_CHUNKS}.`);
  const embedder = runtime.providers.embedder.id;
  const contentHash = hashOf(source, pages);
  if (source.edition > 0 && source.content_hash === contentHash && source.embedder === embedder) {
    await store.keepEdition(runtime.db, source, pages.length, bytes);
    return OVER;
  }
  const storedBytes = storedBytesOf(source, pages, bytes);
  await reserveStorage(runtime, source, storedBytes);
  const isWritten = await writeDraft(runtime, source, pages, job, slice);
  if (!isWritten) return { state: 'unfinished', source, frontier: null, pages: read.pages, waitMs: 0 };
  const edition = { contentHash, storedBytes, embedder, bytes, chunks: count, pages: pages.length };
  await store.publishDraft(runtime.db, source, edition);
  return OVER;
}

/** Returns the bytes that the source stores: its file or text, and its chunks with their vectors. */
function storedBytesOf({ type }: store.DraftSource, pages: readonly SitePage[], bytes: number): number {
  const chunkBytes = pages
    .flatMap(({ pieces }) => pieces)
    .map(({ text }) => Buffer.byteLength(text) + store.VECTOR_BYTES);
  return (type === 'url' ? 0 : bytes) + chunkBytes.reduce((sum, one) => sum + one, 0);
}

/**
 * Checks the quota before the draft, or a part of its pages, is written. The size of an earlier draft is already counted.
 * @throws SourceFailure
 */
async function reserveStorage(
  runtime: Uses<'config' | 'db'>,
  source: store.DraftSource,
  storedBytes: number,
): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    if (!(await store.reserveStored(trx, source, storedBytes))) return;
    if (await fitsStorage(trx, runtime, source.workspace_id)) return;
    const quota = await findQuota(trx, runtime, source.workspace_id);
    const detail = `The source takes ${storedBytes} bytes with its chunks, which exceeds the storage quota of the workspace (${quota} bytes). Delete other sources and refresh this one.`;
    throw new SourceFailure('too_large', detail);
  });
}

/** Hashes everything that determines the chunks. */
function hashOf({ max_chars, overlap_chars }: store.DraftSource, pages: readonly SitePage[]): string {
  const parts = pages.map(({ url, title, textHash }) => [url, title, textHash]);
  return hash('sha256', JSON.stringify([max_chars, overlap_chars, parts]), 'base64url');
}

interface Read {
  /** Null when all pages are read. */
  frontier: Frontier | null;
  /** Pages of earlier slices; empty while the crawl continues. */
  former: readonly SitePage[];
  /** Pages of this slice. */
  pages: readonly SitePage[];
  waitMs: number;
}

async function readAll(
  runtime: Uses<'db' | 'clock' | 'connection' | 'storage'>,
  opened: Opened,
  signal: AbortSignal,
  slice: Slice,
): Promise<Read> {
  const { clock, connection, db } = runtime;
  const { source, kept } = opened;
  if (kept?.frontier === null) {
    return { frontier: null, former: await readings.readPages(db, source.id), pages: [], waitMs: 0 };
  }
  const chunking = { maxChars: source.max_chars, overlapChars: source.overlap_chars };
  const reader = poolOf(clock).lend(groupOf(source));
  const tools: PageTools = { connection, robots: createRobots(connection, reader, clock), reader, clock, signal };
  const whole = (pages: readonly SitePage[]): Read => ({ frontier: null, former: [], pages, waitMs: 0 });
  try {
    if (source.type === 'url' && source.crawl !== null) return await crawlOn(runtime, opened, tools, slice);
    if (source.type === 'url') return whole([await readPage(tools, startOf(source), chunking)]);
    const given = await bytesOf(runtime.storage, source);
    const task = { ...given, title: titleOf(source), url: null, chunking };
    return whole([{ ...(await reader.read(task, signal)), url: null, bytes: given.bytes.length }]);
  } finally {
    await reader.close();
  }
}

const pools = new WeakMap<Clock, ReaderPool>();

function poolOf(clock: Clock): ReaderPool {
  const pool = pools.get(clock) ?? createReaderPool(clock);
  pools.set(clock, pool);
  return pool;
}

/** Group for fair reading: a workspace's own files and texts, or the pages of one host. */
function groupOf({ workspace_id: workspaceId, type, url }: store.DraftSource): string {
  return `${workspaceId} ${type === 'url' ? new URL(url!).hostname : ''}`;
}

function startOf(source: store.DraftSource): string {
  const url = new URL(source.url!);
  url.hash = '';
  return url.href;
}

/** A refresh must not lose a page that the site only failed to send. @throws SourceFailure */
async function requireFormerPages(db: Db, source: store.DraftSource, { unread = [] }: Frontier): Promise<void> {
  if (unread.length === 0) return;
  const urls = unread.map(({ url }) => url);
  const former = await chunks.urlsAmong(db, source, urls);
  const lost = unread.find(({ url }) => former.has(url));
  if (!lost) return;
  const detail = `${lost.detail} The pages that were read before are kept.`;
  throw new SourceFailure('http_error', cutText(detail, DETAIL_MAX_CHARS));
}

async function crawlOn({ db }: Uses<'db'>, { source, kept }: Opened, tools: PageTools, slice: Slice): Promise<Read> {
  const start = startOf(source);
  const frontier = kept?.frontier ?? newFrontier(start);
  const pages: SitePage[] = [];
  const task: CrawlTask = {
    start,
    crawl: crawlOf(source.crawl!),
    chunking: { maxChars: source.max_chars, overlapChars: source.overlap_chars },
    frontier,
    slice,
    async onPage(page) {
      const taken = {
        pieces: frontier.pieces + page.pieces.length,
        bytes: frontier.bytes + page.bytes,
        stored: (frontier.stored ?? 0) + storedBytesOf(source, [page], page.bytes),
      };
      if (taken.pieces > MAX_CHUNKS) return false;
      Object.assign(frontier, taken, { pages: frontier.pages + 1 });
      pages.push({ ...page, links: [] });
      await store.noteProgress(db, source, { bytes: frontier.bytes, pages: frontier.pages });
      return true;
    },
  };
  const rest = await crawlPages(tools, task);
  if (rest) return { frontier, former: [], pages, waitMs: rest.waitMs };
  await requireFormerPages(db, source, frontier);
  return { frontier: null, former: await readings.readPages(db, source.id), pages, waitMs: 0 };
}

function crawlOf({ max_depth: maxDepth, max_pages: maxPages }: NonNullable<store.DraftSource['crawl']>): Crawl {
  return { maxDepth, maxPages };
}

/** A page's own title is more specific than the source's. */
function titleOf({ metadata, file_name: fileName }: store.DraftSource): string | null {
  const title = (metadata as JsonObject)['title'];
  if (typeof title === 'string' && title !== '') return cutText(title, MAX_TITLE_CHARS);
  return fileName?.replace(/\.[a-z]+$/i, '') || null;
}

interface Given {
  type: DocumentType;
  bytes: Uint8Array;
  contentType: string | null;
}

async function bytesOf(storage: Storage, source: store.DraftSource): Promise<Given> {
  if (source.type === 'text') return { type: 'markdown', bytes: Buffer.from(source.content!), contentType: null };
  const type = typeOfName(source.file_name ?? '') ?? typeOfMedia(source.content_type);
  const stream = await storage.get(source.storage_key!);
  if (!type) throw new SourceFailure('unsupported_type', 'Its type is not known.');
  if (!stream) throw new SourceFailure('unreadable', 'The file is no longer there.');
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return { type, bytes: new Uint8Array(Buffer.concat(parts)), contentType: source.content_type };
}

/** Writes the missing chunks of the draft, at least one batch per slice. @returns false if the slice ended before all were written */
async function writeDraft(
  runtime: Uses<'db' | 'clock' | 'providers'>,
  source: store.DraftSource,
  pages: readonly SitePage[],
  { signal, fence }: IngestAttempt,
  slice: Slice,
): Promise<boolean> {
  const { db, providers, clock } = runtime;
  const { embedder } = providers;
  const { workspace_id: workspaceId, knowledge_base_id: baseId, id: sourceId, draft: edition } = source;
  const place = { workspaceId, baseId, sourceId, edition, embedder: embedder.id };
  const known = await chunks.embeddedChunks(db, sourceId, embedder.id);
  const bytes = pages.reduce((sum, page) => sum + page.bytes, 0);
  const all = pages.flatMap(({ pieces, title, url }) => pieces.map((piece) => ({ ...piece, title, url })));
  const first = await chunks.countDraft(db, sourceId, edition);
  for (let at = first; at < all.length; at += PORTION) {
    if (at > first && clock.monotonic() >= slice.until) return false;
    const portion = all.slice(at, at + PORTION);
    const fresh = portion.filter(({ hash }) => !known.has(hash));
    const texts = fresh.map((piece) => embeddedText(piece.title, piece));
    const vectors = await embedder.embed(texts, { purpose: 'passage', signal, workspaceId });
    const vectorOf = new Map(fresh.map(({ hash }, i) => [hash, vectors[i]!]));
    const rows = await withWords(
      portion.map(({ text, title, heading, url, hash }, i) => {
        const vector = known.get(hash) ?? vectorOf.get(hash)!;
        return { id: newId('chk'), position: at + i, text, title, heading, url, hash, vector };
      }),
    );
    // A worker that lost its job to another one must not write into the same draft.
    const isCurrent = await inTransaction(db, async (trx) => {
      if (fence) await assertStillOwner(trx, fence);
      return chunks.insertChunks(trx, place, rows);
    });
    // Deleted or refreshed meanwhile: the rest would be embedded for nothing, and the draft cannot be published.
    if (!isCurrent) return true;
    await store.noteProgress(db, source, { bytes, pages: pages.length });
  }
  return true;
}

/** Deletes chunks of replaced editions, of abandoned drafts and of a deleted source. */
async function clearStale(runtime: Uses<'db'>, sourceId: string, draft: number, signal: AbortSignal): Promise<void> {
  const most = Math.min(draft, 2_147_483_647);
  while ((await chunks.deleteStaleChunks(runtime.db, sourceId, most)) > 0) signal.throwIfAborted();
}
