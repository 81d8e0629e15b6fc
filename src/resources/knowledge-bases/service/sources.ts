// Adds, lists, refreshes and deletes sources. A source is inserted together with the job that reads it. Its file is stored
// before, outside of the transaction, under a key that only its row contains. A job deletes a file whose row was never inserted.
import type { UploadedFile } from '../../../../generated/operations.ts';
import type { KnowledgeChunk, KnowledgeSource, KnowledgeSourceCreate } from '../../../../generated/types.ts';
import { fail, Failure, invalid, invalidCursor } from '../../../core/errors.ts';
import { INEXACT_DETAIL, inexactInteger } from '../../../core/exact-json.ts';
import { createdId } from '../../../core/ids.ts';
import { isDeeperThan, isObject, type JsonObject } from '../../../core/json.ts';
import { checkMetadata } from '../../../core/metadata.ts';
import { decodeCursor, pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../../core/page.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { dequeue, enqueue } from '../../../jobs/enqueue.ts';
import { findUnstorable } from '../../../protocol/validate.ts';
import { toConnectionFailure } from '../../../providers/connection/failure.ts';
import type { Context } from '../../../runtime.ts';
import { audit } from '../../audit-log/service.ts';
import { askStorage, requireStorage } from '../../storage/service.ts';
import { PRIVATE_ADDRESS } from '../../webhooks/service/check-url.ts';
import { enqueueIngestion } from '../ingestion/enqueue.ts';
import { typeOfMedia, typeOfName } from '../ingestion/fetch.ts';
import { selectBase, lockBase } from '../store.ts';
import { countChunks, selectChunks } from '../store/chunks.ts';
import * as store from '../store/sources.ts';
import { toChunk, toSource } from '../wire.ts';
import { discardUpload, filesOf } from './upkeep.ts';

const MAX_SOURCES = 10_000;
const MAX_METADATA_KEYS = 100;
// JSON.stringify overflows the stack at a few thousand levels.
const MAX_METADATA_LEVELS = 64;
/** Longer than any upload. */
const DISCARD_AFTER_MS = 3_600_000;
const MAX_FILE_BYTES = 25 * 1024 * 1024;
const CRAWL_DEFAULTS = { max_depth: 2, max_pages: 50 };

/** Adds a text or a URL. @throws Failure `knowledge_base_not_found`, `knowledge_base_full`, `storage_full`, `validation_failed` */
export async function addKnowledgeBaseSource(
  ctx: Context,
  baseId: string,
  input: KnowledgeSourceCreate,
): Promise<KnowledgeSource> {
  const { content = null, url = null, crawl = null, metadata = {} } = input;
  if ((content === null) === (url === null)) {
    throw content === null
      ? invalid('/content', 'one_of', 'is required without url')
      : invalid('/url', 'one_of', 'must not be given with content');
  }
  if (crawl !== null && url === null) throw invalid('/crawl', 'not_allowed', 'is allowed only with url');
  checkSourceMetadata(metadata as JsonObject);
  if (content !== null && content.trim() === '') throw invalid('/content', 'too_short', 'must contain text');
  if (url !== null) await requireFetchable(ctx, url);
  return add(ctx, baseId, createdId(ctx, 'src'), {
    type: content === null ? 'url' : 'text',
    content,
    url,
    crawl: crawl === null ? null : JSON.stringify({ ...CRAWL_DEFAULTS, ...crawl }),
    bytes: content === null ? 0 : Buffer.byteLength(content),
    stored_bytes: content === null ? 0 : Buffer.byteLength(content),
    metadata: JSON.stringify(metadata),
  });
}

/** Adds a file. @throws Failure like addKnowledgeBaseSource, and `payload_too_large` */
export async function uploadKnowledgeBaseSource(
  ctx: Context,
  baseId: string,
  file: UploadedFile,
  metadataText: string | undefined,
): Promise<KnowledgeSource> {
  const metadata = parseMetadata(metadataText);
  if ((typeOfName(file.name) ?? typeOfMedia(file.contentType)) === null) {
    throw invalid('/file', 'unsupported_type', 'must be txt, md, html, csv, pdf or docx');
  }
  if (file.bytes.length === 0) throw invalid('/file', 'too_short', 'is empty');
  if (file.bytes.length > MAX_FILE_BYTES)
    throw fail('payload_too_large', { detail: 'A file may have at most 25 MiB.' });
  if (!(await selectBase(ctx.db, ctx.actor.workspaceId, baseId))) throw fail('knowledge_base_not_found');
  // An early check before the file is stored. The transaction that inserts the row makes the final check.
  await requireStorage(ctx.db, ctx, ctx.actor.workspaceId, file.bytes.length);
  const id = createdId(ctx, 'src');
  const storageKey = `${filesOf(baseId, id)}original`;
  // Before the file is stored, so that no crash leaves a document that nobody sees and nobody can delete.
  const discard = { workspaceId: ctx.actor.workspaceId, baseId, sourceId: id };
  const runAt = new Date(ctx.clock.now() + DISCARD_AFTER_MS);
  await enqueue(ctx.db, 'knowledge-bases.discard', discard, { jobKey: discardKey(id), runAt });
  await askStorage(() => ctx.storage.put(storageKey, file.bytes));
  const fields = {
    type: 'file' as const,
    file_name: file.name,
    content_type: file.contentType.slice(0, 200),
    storage_key: storageKey,
    bytes: file.bytes.length,
    stored_bytes: file.bytes.length,
    metadata: JSON.stringify(metadata),
  };
  return add(ctx, baseId, id, fields).catch(async (error: unknown) => {
    // After a refusal, usually no row refers to the file. After any other error the row may exist, and the job decides.
    if (error instanceof Failure) await discardUpload(ctx, discard);
    throw error;
  });
}

async function add(
  ctx: Context,
  baseId: string,
  id: string,
  fields: Omit<store.NewSource, 'id' | 'knowledge_base_id'>,
): Promise<KnowledgeSource> {
  const { workspaceId } = ctx.actor;
  return inTransaction(ctx.db, async (trx) => {
    if (!(await lockBase(trx, workspaceId, baseId))) throw fail('knowledge_base_not_found');
    if ((await store.countSources(trx, workspaceId, baseId)) >= MAX_SOURCES) {
      throw fail('knowledge_base_full', { detail: `A knowledge base may have at most ${MAX_SOURCES} sources.` });
    }
    const row = await store.insertSource(trx, workspaceId, { id, knowledge_base_id: baseId, ...fields });
    await requireStorage(trx, ctx, workspaceId);
    if (row.storage_key !== null) await dequeue(trx, discardKey(id));
    await enqueueIngestion(trx, workspaceId, [id]);
    const changes = { knowledge_base_id: baseId, type: row.type };
    await audit(trx, ctx, { action: 'knowledge_source.created', targetId: id, changes });
    return toSource(row);
  });
}

function discardKey(sourceId: string): string {
  return `discard:${sourceId}`;
}

function parseMetadata(text: string | undefined): JsonObject {
  if (text === undefined || text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw invalid('/metadata', 'wrong_format', `must be JSON: ${(error as Error).message}`);
  }
  if (!isObject(value)) throw invalid('/metadata', 'wrong_type', 'must be an object');
  if (Object.keys(value).length > MAX_METADATA_KEYS)
    throw invalid('/metadata', 'too_many', 'must have at most 100 keys');
  checkSourceMetadata(value);
  const inexact = inexactInteger(text);
  if (inexact !== null) throw invalid(`/metadata${inexact}`, 'inexact_number', INEXACT_DETAIL);
  return value;
}

function checkSourceMetadata(metadata: JsonObject): void {
  if (isDeeperThan(metadata, MAX_METADATA_LEVELS))
    throw invalid('/metadata', 'too_deep', `must be nested at most ${MAX_METADATA_LEVELS} levels deep`);
  checkMetadata(metadata);
  if (findUnstorable(metadata) === null) return;
  throw invalid('/metadata', 'wrong_format', 'must not contain NUL characters or unpaired surrogates');
}

/** Accepts a host name that does not resolve yet. Private addresses are refused now, and again at each fetch. */
async function requireFetchable(ctx: Context, url: string): Promise<void> {
  if (!/^https?:/i.test(url)) throw invalid('/url', 'invalid_url', 'must be an http or https URL');
  try {
    await ctx.connection.checkUrl(url);
  } catch (error) {
    const code = toConnectionFailure(error)?.code;
    if (code === 'private_address') throw invalid('/url', code, PRIVATE_ADDRESS);
    if (code === 'invalid_url')
      throw invalid('/url', code, 'is not an http or https URL without user name and password');
    if (code !== 'dns_failed' && code !== 'timeout') throw error;
  }
}

export async function listKnowledgeBaseSources(
  ctx: Context,
  baseId: string,
  request: PageRequest,
): Promise<Page<KnowledgeSource>> {
  const { workspaceId } = ctx.actor;
  if (!(await selectBase(ctx.db, workspaceId, baseId))) throw fail('knowledge_base_not_found');
  const rows = await store.selectSources(ctx.db, workspaceId, baseId, request.limit, timeKey(request.cursor));
  const total = request.includeTotal ? await store.countSources(ctx.db, workspaceId, baseId) : undefined;
  return pageOf(rows, request.limit, toSource, timeCursor, total);
}

export async function getKnowledgeBaseSource(ctx: Context, baseId: string, id: string): Promise<KnowledgeSource> {
  return toSource(await requireSource(ctx, baseId, id));
}

/** @throws Failure `knowledge_source_not_found`, also for a base of another workspace */
async function requireSource(ctx: Context, baseId: string, id: string): Promise<store.SourceRow> {
  const row = await store.selectSource(ctx.db, ctx.actor.workspaceId, baseId, id);
  if (!row) throw fail('knowledge_source_not_found');
  return row;
}

export async function refreshKnowledgeBaseSource(ctx: Context, baseId: string, id: string): Promise<KnowledgeSource> {
  const { workspaceId } = ctx.actor;
  return inTransaction(ctx.db, async (trx) => {
    if (!(await store.lockSource(trx, workspaceId, baseId, id))) throw fail('knowledge_source_not_found');
    const row = await store.resetSource(trx, workspaceId, id);
    await enqueueIngestion(trx, workspaceId, [id]);
    await audit(trx, ctx, { action: 'knowledge_source.refreshed', targetId: id });
    return toSource(row);
  });
}

export async function deleteKnowledgeBaseSource(ctx: Context, baseId: string, id: string): Promise<void> {
  const { workspaceId } = ctx.actor;
  await inTransaction(ctx.db, async (trx) => {
    if (!(await store.lockSource(trx, workspaceId, baseId, id))) throw fail('knowledge_source_not_found');
    await store.deleteSource(trx, workspaceId, id);
    await enqueue(trx, 'knowledge-bases.purge', { workspaceId, baseId, sourceId: id, number: null });
    await audit(trx, ctx, { action: 'knowledge_source.deleted', targetId: id });
  });
}

export async function listKnowledgeBaseChunks(
  ctx: Context,
  baseId: string,
  id: string,
  { limit, cursor, includeTotal }: PageRequest,
  ids?: readonly string[],
): Promise<Page<KnowledgeChunk>> {
  const source = await requireSource(ctx, baseId, id);
  const chunks = { workspaceId: ctx.actor.workspaceId, source, ids };
  const rows = await selectChunks(ctx.db, chunks, limit, positionOf(cursor));
  const count = () => (ids === undefined ? source.chunks : countChunks(ctx.db, chunks));
  return pageOf(rows, limit, toChunk, ({ position }) => [position], includeTotal ? await count() : undefined);
}

function positionOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  const [position] = decodeCursor(cursor, 1);
  if (typeof position !== 'number' || position < 0 || position > 2_147_483_647) throw invalidCursor();
  return position;
}
