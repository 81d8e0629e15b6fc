// SQL of knowledge_sources. One edition of a source is searched. A draft is written while it is searched, and replaces it in one
// statement, unless a newer draft was started.
import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { KnowledgeSourcesTable } from '../../../../generated/tables.ts';
import type { KnowledgeCrawl } from '../../../../generated/types.ts';
import type { TimeKey } from '../../../core/page.ts';
import { countAll, newestFirst } from '../../../database/keyset-page.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

declare module '../../../../generated/tables.ts' {
  interface JsonShapes {
    'knowledge_sources.crawl': Required<KnowledgeCrawl>;
  }
}

/** Bytes counted per chunk in addition to its text: its vector, its words, its names, and its index entries. */
export const VECTOR_BYTES = 2_048;

export type SourceRow = Selectable<KnowledgeSourcesTable>;
export type NewSource = Omit<Insertable<KnowledgeSourcesTable>, 'workspace_id'>;

/** Columns of lists: everything except the text. */
export type ListedSource = Omit<SourceRow, 'content'>;

const LISTED = [
  'workspace_id',
  'id',
  'knowledge_base_id',
  'type',
  'url',
  'crawl',
  'file_name',
  'content_type',
  'storage_key',
  'metadata',
  'status',
  'error_code',
  'error_detail',
  'edition',
  'draft',
  'draft_at',
  'content_hash',
  'embedder',
  'bytes',
  'stored_bytes',
  'chunks',
  'pages',
  'last_fetched_at',
  'next_refresh_at',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof SourceRow)[];

export async function insertSource(trx: Trx, workspaceId: string, source: NewSource): Promise<SourceRow> {
  return trx
    .insertInto('knowledge_sources')
    .values({ workspace_id: workspaceId, ...source })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function selectSource(
  db: Db,
  workspaceId: string,
  baseId: string,
  id: string,
): Promise<SourceRow | undefined> {
  return byId(db, workspaceId, id).where('knowledge_base_id', '=', baseId).executeTakeFirst();
}

export async function selectById(db: Db, workspaceId: string, id: string): Promise<SourceRow | undefined> {
  return byId(db, workspaceId, id).executeTakeFirst();
}

export async function lockSource(
  trx: Trx,
  workspaceId: string,
  baseId: string,
  id: string,
): Promise<SourceRow | undefined> {
  return byId(trx, workspaceId, id).where('knowledge_base_id', '=', baseId).forUpdate().executeTakeFirst();
}

function byId(db: Db, workspaceId: string, id: string) {
  return db.selectFrom('knowledge_sources').selectAll().where('workspace_id', '=', workspaceId).where('id', '=', id);
}

export async function selectSources(
  db: Db,
  workspaceId: string,
  baseId: string,
  limit: number,
  after: TimeKey | undefined,
): Promise<ListedSource[]> {
  return ofBase(db, workspaceId, baseId).select(LISTED).$call(newestFirst(limit, after)).execute();
}

export async function countSources(db: Db, workspaceId: string, baseId: string): Promise<number> {
  return countAll(ofBase(db, workspaceId, baseId));
}

function ofBase(db: Db, workspaceId: string, baseId: string) {
  return db
    .selectFrom('knowledge_sources')
    .where('workspace_id', '=', workspaceId)
    .where('knowledge_base_id', '=', baseId);
}

export async function deleteSource(trx: Trx, workspaceId: string, id: string): Promise<void> {
  await trx.deleteFrom('knowledge_sources').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

/** Resets a source to waiting and clears its error. */
export async function resetSource(trx: Trx, workspaceId: string, id: string): Promise<SourceRow> {
  return trx
    .updateTable('knowledge_sources')
    .set({ status: 'pending', error_code: null, error_detail: null, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Resets all sources of a base. @returns their ids */
export async function resetSources(trx: Trx, workspaceId: string, baseId: string): Promise<string[]> {
  const rows = await trx
    .updateTable('knowledge_sources')
    .set({ status: 'pending', error_code: null, error_detail: null, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('knowledge_base_id', '=', baseId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets the next refresh of URL sources, counted from their last fetch. */
export async function setRefresh(trx: Trx, workspaceId: string, baseId: string, seconds: number | null) {
  await sql`update knowledge_sources
    set next_refresh_at = coalesce(last_fetched_at, now()) + make_interval(secs => ${seconds}::int)
    where workspace_id = ${workspaceId} and knowledge_base_id = ${baseId} and type = 'url'`.execute(trx);
}

export interface DraftSource extends SourceRow {
  max_chars: number;
  overlap_chars: number;
  refresh_interval_seconds: number | null;
}

/** Returns the unfinished draft of an earlier turn; undefined if there is none or the source was refreshed meanwhile. */
export async function resumeDraft(
  trx: Trx,
  workspaceId: string,
  id: string,
  draft: number,
): Promise<DraftSource | undefined> {
  const { rows } = await sql<DraftSource>`
    update knowledge_sources s set draft_at = now()
    from knowledge_bases b
    where s.workspace_id = ${workspaceId} and s.id = ${id} and s.draft = ${draft} and s.status = 'processing'
      and b.workspace_id = s.workspace_id and b.id = s.knowledge_base_id
    returning s.*, b.max_chars, b.overlap_chars, b.refresh_interval_seconds`.execute(trx);
  return rows[0];
}

/** Locks the source until the transaction ends. @returns false if it is deleted or has a newer draft */
export async function lockDraft(trx: Trx, { workspace_id, id, draft }: DraftSource): Promise<boolean> {
  const row = await byId(trx, workspace_id, id).where('draft', '=', draft).forUpdate().executeTakeFirst();
  return row !== undefined;
}

/** Starts a new draft. Returns undefined if the source was deleted meanwhile. */
export async function beginDraft(trx: Trx, workspaceId: string, id: string): Promise<DraftSource | undefined> {
  const { rows } = await sql<DraftSource>`
    update knowledge_sources s
    set draft = greatest(s.draft, s.edition) + 1, draft_at = now(), status = 'processing',
      error_code = null, error_detail = null, updated_at = now()
    from knowledge_bases b
    where s.workspace_id = ${workspaceId} and s.id = ${id}
      and b.workspace_id = s.workspace_id and b.id = s.knowledge_base_id
    returning s.*, b.max_chars, b.overlap_chars, b.refresh_interval_seconds`.execute(trx);
  return rows[0];
}

/** Records the progress of a draft, which also shows that it is being worked on. */
export async function noteProgress(
  db: Db,
  { workspace_id, id, draft }: DraftSource,
  { bytes, pages }: { bytes: number; pages: number },
): Promise<void> {
  await db
    .updateTable('knowledge_sources')
    .set({ bytes, pages, draft_at: sql`now()` })
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', id)
    .where('draft', '=', draft)
    .execute();
}

/** Sets the bytes of the draft. @returns whether they increased; false also when the draft was replaced */
export async function reserveStored(
  trx: Trx,
  { workspace_id, id, draft }: DraftSource,
  bytes: number,
): Promise<boolean> {
  const rows = await trx
    .updateTable('knowledge_sources')
    .set({ stored_bytes: bytes })
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', id)
    .where('draft', '=', draft)
    .where('stored_bytes', '<', bytes)
    .returning('id')
    .execute();
  return rows.length > 0;
}

interface Edition {
  /** Bytes of the source's content and its chunks. */
  storedBytes: number;
  contentHash: string;
  embedder: string;
  bytes: number;
  chunks: number;
  pages: number;
}

/** Publishes the draft, unless the source is deleted or has a newer draft. */
export async function publishDraft(db: Db, source: DraftSource, edition: Edition): Promise<void> {
  const { contentHash: content_hash, storedBytes: stored_bytes, embedder, bytes, chunks, pages } = edition;
  await settle(db, source, { edition: source.draft, content_hash, stored_bytes, embedder, bytes, chunks, pages });
}

/** Ends a draft without changes; the edition is kept. */
export async function keepEdition(db: Db, source: DraftSource, pages: number, bytes: number): Promise<void> {
  await settle(db, source, { pages, bytes });
}

async function settle(
  db: Db,
  source: DraftSource,
  changes: Pick<DraftEnd, 'edition' | 'content_hash' | 'stored_bytes' | 'embedder' | 'bytes' | 'chunks' | 'pages'>,
): Promise<void> {
  const fetched = source.type === 'url' ? sql<Date>`now()` : null;
  const ready = { ...changes, error_code: null, error_detail: null, last_fetched_at: fetched };
  await endDrafts(db, isDraft(source), { ...ready, status: 'ready' }, STILL_REQUESTED);
}

/** Bytes of a source's content and of the chunks of its edition, without the chunks of a draft. */
const KEPT_BYTES = sql<number>`case s.type when 'text' then octet_length(s.content) when 'file' then s.bytes else 0 end + (
  select coalesce(sum(octet_length(c.text) + ${sql.lit(VECTOR_BYTES)}), 0) from knowledge_chunks c
  where c.source_id = s.id and c.edition = s.edition)`;

/** Fails a draft; the edition is kept. A failed URL is retried at its next interval. */
export async function failDraft(db: Db, source: DraftSource, code: string, detail: string): Promise<void> {
  const failure = { error_code: code, error_detail: detail };
  await endDrafts(db, isDraft(source), { ...failure, status: 'failed' }, STILL_REQUESTED);
}

/** Condition on `s`: it was reset while the draft was read, so that another reading follows. */
const STILL_REQUESTED = sql<boolean>`s.status = 'pending'`;

/** Fails a source that is waiting or being read; leaves others alone. */
export async function failUnfinished(trx: Trx, workspaceId: string, id: string, detail: string): Promise<void> {
  const isUnfinished = sql<boolean>`s.workspace_id = ${workspaceId} and s.id = ${id}
    and s.status in ('pending', 'processing')`;
  await endDrafts(trx, isUnfinished, { status: 'failed', error_code: 'internal_error', error_detail: detail });
}

function isDraft({ workspace_id, id, draft }: DraftSource): RawBuilder<boolean> {
  return sql<boolean>`s.workspace_id = ${workspace_id} and s.id = ${id} and s.draft = ${draft}`;
}

type DraftEnd = Omit<Updateable<KnowledgeSourcesTable>, 'last_fetched_at' | 'status'> & {
  status: 'ready' | 'failed';
  last_fetched_at?: RawBuilder<Date> | null;
};

/**
 * The only end of drafts, whether the source is ready or failed. Schedules the next refresh of a URL by the interval that its
 * base has now.
 * @param which condition on `s`, the source
 * @param pending condition on `s`, under which it stays `pending` without an error, because another reading follows
 */
async function endDrafts(
  db: Db,
  which: RawBuilder<boolean>,
  end: DraftEnd,
  pending = sql<boolean>`false`,
): Promise<void> {
  await db
    .updateTable('knowledge_sources as s')
    .from('knowledge_bases as b')
    .set({
      ...end,
      status: sql<SourceRow['status']>`case when ${pending} then 'pending' else ${end.status} end`,
      error_code: sql<string | null>`case when not ${pending} then ${end.error_code}::text end`,
      error_detail: sql<string | null>`case when not ${pending} then ${end.error_detail}::text end`,
      // What the draft has reserved is free again.
      ...(end.status === 'failed' ? { stored_bytes: sql<number>`least(s.stored_bytes, ${KEPT_BYTES})` } : {}),
      next_refresh_at: sql<Date | null>`case when s.type = 'url'
        then now() + make_interval(secs => b.refresh_interval_seconds) end`,
      updated_at: sql`now()`,
    })
    .whereRef('b.workspace_id', '=', 's.workspace_id')
    .whereRef('b.id', '=', 's.knowledge_base_id')
    .where(which)
    .execute();
}

interface Due {
  workspace_id: string;
  id: string;
}

/** Takes up to `limit` sources that are due for a refresh. A source becomes due again only after it is read. */
export async function takeDue(trx: Trx, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update knowledge_sources s set next_refresh_at = null from (
      select workspace_id, id from knowledge_sources where next_refresh_at <= now()
      order by next_refresh_at limit ${limit} for update skip locked) due
    where s.workspace_id = due.workspace_id and s.id = due.id
    returning s.workspace_id, s.id`.execute(trx);
  return rows;
}

/** Takes sources whose vectors are from another embedder, to read them again. One whose reading failed is taken again a day later. */
export async function takeForeign(trx: Trx, embedder: string, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update knowledge_sources s set status = 'pending', error_code = null, error_detail = null, updated_at = now() from (
      select workspace_id, id from knowledge_sources
      where edition > 0 and (embedder < ${embedder} or embedder > ${embedder}) 
        and (status = 'ready' or (status = 'failed' and updated_at < now() - interval '1 day'))
      limit ${limit} for update skip locked) due
    where s.workspace_id = due.workspace_id and s.id = due.id
    returning s.workspace_id, s.id`.execute(trx);
  return rows;
}

/** Fails sources whose ingestion made no progress for this long and that have no turn, so that nothing would continue them. */
export async function failStuck(trx: Trx, silentSeconds: number, limit: number): Promise<void> {
  // An array of ids, so that the rows are chosen and locked once.
  const isStuck = sql<boolean>`s.id = any(array(
    select id from knowledge_sources
    where status = 'processing' and draft_at < now() - make_interval(secs => ${silentSeconds})
      and not exists (select from source_turns where source_id = knowledge_sources.id)
    limit ${limit} for update skip locked))`;
  const failure = { error_code: 'internal_error', error_detail: 'Reading the source did not finish.' };
  await endDrafts(trx, isStuck, { ...failure, status: 'failed' });
}

/** Returns uploaded files by key, in the byte order of keys. */
export async function selectStoredFiles(
  db: Db,
  { after, until }: { after: string; until: string | null },
  limit: number,
): Promise<{ key: string; bytes: number }[]> {
  const { rows } = await sql<{ key: string; bytes: number }>`
    select storage_key as key, bytes from knowledge_sources
    where storage_key collate "C" > ${after} and (${until}::text is null or storage_key collate "C" <= ${until})
    order by storage_key collate "C" limit ${limit}`.execute(db);
  return rows.map(({ key, bytes }) => ({ key, bytes: Number(bytes) }));
}
