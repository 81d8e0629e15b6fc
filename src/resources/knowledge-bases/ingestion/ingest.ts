// Reads one source and makes it searchable: fetch → read and cut → embed what is new → a draft beside the searched edition →
// the draft takes its place. Called by the job knowledge-bases.ingest. Invariant: until the last step nothing changes for
// searches; a run that dies is repeated, and what it had embedded is not embedded again.
import { createHash } from 'node:crypto';
import type { Runtime } from '../../../core/context.ts';
import { newId } from '../../../core/ids.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { JobRun } from '../../../jobs/catalogue.ts';
import type { Storage } from '../../../providers/storage/port.ts';
import { embeddedText, MOST_CHUNKS } from '../reading/chunks.ts';
import { createReader } from '../reading/reader.ts';
import type { DocumentType } from '../reading/documents.ts';
import * as chunks from '../store/chunks.ts';
import * as store from '../store/sources.ts';
import { SourceFailure, sourceFailureOf } from './failure.ts';
import { typeOfMedia, typeOfName } from './fetch.ts';
import { crawlPages, readPage, type Crawl, type Page, type PageTools } from './pages.ts';
import { createRobots } from './robots.ts';

/** Chunks embedded and written at once. */
const PORTION = 64;
const MOST_TITLE_CHARS = 300;

/** Does nothing for a source that is gone. Fails when another attempt may succeed. */
export async function ingestSource(
  runtime: Runtime,
  workspaceId: string,
  sourceId: string,
  job: Pick<JobRun, 'attempt' | 'maxAttempts' | 'signal'>,
): Promise<void> {
  const source = await store.beginDraft(runtime.db, workspaceId, sourceId);
  if (source) {
    try {
      await makeEdition(runtime, source, job.signal);
    } catch (error) {
      if (job.signal.aborted) throw error;
      const failure = sourceFailureOf(error);
      runtime.log.info({ err: error, sourceId, code: failure.code }, 'a source was not read');
      if (failure.passing && job.attempt < job.maxAttempts) throw error;
      await store.failDraft(runtime.db, source, failure.code, failure.message);
    }
  }
  await clearStale(runtime, sourceId, source?.draft ?? Number.MAX_SAFE_INTEGER, job.signal);
}

async function makeEdition(runtime: Runtime, source: store.DraftSource, signal: AbortSignal): Promise<void> {
  const pages = await readAll(runtime, source, signal);
  const bytes = pages.reduce((sum, page) => sum + page.bytes, 0);
  const count = pages.reduce((sum, page) => sum + page.pieces.length, 0);
  if (count === 0) throw new SourceFailure('empty', 'There is no text in it.');
  if (count > MOST_CHUNKS) throw new SourceFailure('too_large', `It makes ${count} chunks, more than ${MOST_CHUNKS}.`);
  const embedder = runtime.providers.embedder.id;
  const contentHash = hashOf(source, pages);
  if (source.edition > 0 && source.content_hash === contentHash && source.embedder === embedder) {
    await store.keepEdition(runtime.db, source, pages.length, bytes);
    return;
  }
  await writeDraft(runtime, source, pages, signal);
  await store.publishDraft(runtime.db, source, { contentHash, embedder, bytes, chunks: count, pages: pages.length });
}

/** Of everything that decides what the chunks are. */
function hashOf({ max_chars, overlap_chars }: store.DraftSource, pages: readonly Page[]): string {
  const parts = pages.map(({ url, title, textHash }) => [url, title, textHash]);
  return createHash('sha256')
    .update(JSON.stringify([max_chars, overlap_chars, parts]))
    .digest('base64url');
}

async function readAll(runtime: Runtime, source: store.DraftSource, signal: AbortSignal): Promise<Page[]> {
  const { clock, connection } = runtime;
  const chunking = { maxChars: source.max_chars, overlapChars: source.overlap_chars };
  const reader = createReader(clock);
  const tools: PageTools = { connection, robots: createRobots(connection), reader, clock, signal };
  try {
    if (source.type === 'url') return await readUrl(runtime, source, tools);
    const given = await bytesOf(runtime.storage, source);
    const task = { ...given, title: titleOf(source), url: null, chunking };
    return [{ ...(await reader.read(task, signal)), url: null, bytes: given.bytes.length }];
  } finally {
    await reader.close();
  }
}

async function readUrl(runtime: Runtime, source: store.DraftSource, tools: PageTools): Promise<Page[]> {
  const chunking = { maxChars: source.max_chars, overlapChars: source.overlap_chars };
  const url = new URL(source.url!);
  url.hash = '';
  if (source.crawl === null) return [await readPage(tools, url.href, chunking)];
  const pages: Page[] = [];
  let bytes = 0;
  let pieces = 0;
  for await (const page of crawlPages(tools, url.href, crawlOf(source.crawl as unknown as CrawlSettings), chunking)) {
    if ((pieces += page.pieces.length) > MOST_CHUNKS) break;
    bytes += page.bytes;
    pages.push({ ...page, links: [] });
    await store.noteProgress(runtime.db, source, { bytes, pages: pages.length });
  }
  return pages;
}

interface CrawlSettings {
  max_depth: number;
  max_pages: number;
}

function crawlOf({ max_depth: maxDepth, max_pages: maxPages }: CrawlSettings): Crawl {
  return { maxDepth, maxPages };
}

/** Of a page the title that it has itself says more. */
function titleOf({ metadata, file_name: fileName }: store.DraftSource): string | null {
  const title = (metadata as JsonObject)['title'];
  if (typeof title === 'string' && title !== '') return title.slice(0, MOST_TITLE_CHARS);
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

async function writeDraft(
  runtime: Runtime,
  source: store.DraftSource,
  pages: readonly Page[],
  signal: AbortSignal,
): Promise<void> {
  const { db, providers } = runtime;
  const { embedder } = providers;
  const { workspace_id: workspaceId, knowledge_base_id: baseId, id: sourceId, draft: edition } = source;
  const place = { workspaceId, baseId, sourceId, edition, embedder: embedder.id };
  const known = await chunks.embeddedChunks(db, sourceId, embedder.id);
  const bytes = pages.reduce((sum, page) => sum + page.bytes, 0);
  const all = pages.flatMap(({ pieces, title, url }) => pieces.map((piece) => ({ ...piece, title, url })));
  for (let at = 0; at < all.length; at += PORTION) {
    const portion = all.slice(at, at + PORTION);
    const fresh = portion.filter(({ hash }) => !known.has(hash));
    const texts = fresh.map((piece) => embeddedText(piece.title, piece));
    const vectors = await embedder.embed(texts, { purpose: 'passage', signal });
    const vectorOf = new Map(fresh.map(({ hash }, i) => [hash, vectors[i]!]));
    const rows = portion.map(({ text, title, heading, url, hash }, i): chunks.NewChunk => {
      const vector = known.get(hash) ?? vectorOf.get(hash)!;
      return { id: newId('chk'), position: at + i, text, title, heading, url, hash, vector };
    });
    await chunks.insertChunks(db, place, rows);
    await store.noteProgress(db, source, { bytes, pages: pages.length });
  }
}

/** Of editions that are searched no more, of drafts that came to nothing, and of a source that is gone. */
async function clearStale(runtime: Runtime, sourceId: string, draft: number, signal: AbortSignal): Promise<void> {
  const most = Math.min(draft, 2_147_483_647);
  while ((await chunks.deleteStaleChunks(runtime.db, sourceId, most)) > 0) signal.throwIfAborted();
}
