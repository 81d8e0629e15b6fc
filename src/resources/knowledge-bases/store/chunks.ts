// SQL of knowledge_chunks and knowledge_vectors. Chunks are written in batches while the old edition is searched, and deleted in
// batches after it is replaced. No statement touches more than a few hundred rows. Invariant: a chunk is inserted with its vector
// in one statement, and deleted with it by the foreign key. Deliberately omitted: COPY, which crashes the embedded database.
import { sql } from 'kysely';
import { toSql } from 'pgvector';
import { countAll } from '../../../database/keyset-page.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

export interface NewChunk {
  id: string;
  position: number;
  text: string;
  title: string | null;
  heading: string | null;
  url: string | null;
  hash: string;
  /** Words of title, heading and text, separated by spaces (core/words.ts). */
  searched: string;
  /** A vector, or the id of a chunk with the same vector. */
  vector: Float32Array | string;
}

interface ChunkPlace {
  workspaceId: string;
  baseId: string;
  sourceId: string;
  edition: number;
  embedder: string;
}

export interface ChunkRow {
  id: string;
  position: number;
  text: string;
  title: string | null;
  heading: string | null;
  url: string | null;
}

const DELETED_AT_ONCE = 500;

/**
 * Inserts one batch, unless the source is deleted or has a newer draft. The source cannot be deleted before the transaction ends,
 * so that the clean-up after its deletion finds every chunk. Words are indexed with Postgres's English configuration, which omits
 * stop words and reduces words to stems. It does not change words of other languages. Postgres does not split the text into words: it
 * would read SKU-4711 as "sku" and "-4711", and Monday/Tuesday as one word.
 * @returns whether the draft is still current
 */
export async function insertChunks(trx: Trx, place: ChunkPlace, chunks: readonly NewChunk[]): Promise<boolean> {
  const { workspaceId, baseId, sourceId, edition, embedder } = place;
  const column = <T>(of: (chunk: NewChunk) => T): T[] => chunks.map(of);
  const { numAffectedRows = 0n } = await sql`
    with source as materialized (
      select from knowledge_sources where workspace_id = ${workspaceId} and id = ${sourceId} and draft = ${edition}
      for key share),
    given as materialized (
      select c.*, b.number from unnest(${column((chunk) => chunk.id)}::text[],
        ${column((chunk) => chunk.position)}::int[], ${column((chunk) => chunk.text)}::text[],
        ${column((chunk) => chunk.title)}::text[], ${column((chunk) => chunk.heading)}::text[],
        ${column((chunk) => chunk.url)}::text[], ${column((chunk) => chunk.hash)}::text[], ${column((chunk) => chunk.searched)}::text[],
        ${column(({ vector }) => (typeof vector === 'string' ? null : String(toSql([...vector]))))}::text[],
        ${column(({ vector }) => (typeof vector === 'string' ? vector : null))}::text[])
        as c (id, position, text, title, heading, url, hash, searched, vector, same_id)
      join knowledge_bases b on b.workspace_id = ${workspaceId} and b.id = ${baseId}
      cross join source),
    chunks as (
      insert into knowledge_chunks (workspace_id, id, knowledge_base_id, source_id, edition, embedder,
        position, text, title, heading, url, hash, words)
      select ${workspaceId}, id, ${baseId}, ${sourceId}, ${edition}, ${embedder}, position, text, title, heading, url, hash,
        array(select number || ':' || lexeme from unnest(to_tsvector('english', searched)))
      from given)
    insert into knowledge_vectors (base_number, edition, embedding, workspace_id, chunk_id, source_id)
    select number, ${edition}, coalesce(vector::halfvec, (select embedding from knowledge_vectors same
      where same.workspace_id = ${workspaceId} and same.chunk_id = same_id)), ${workspaceId}, id, ${sourceId}
    from given`.execute(trx);
  return numAffectedRows > 0n;
}

/** Returns the chunks of this source that are already embedded, in any edition or draft: hash → chunk id. */
export async function embeddedChunks(db: Db, sourceId: string, embedder: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('knowledge_chunks')
    .select(['hash', 'id'])
    .where('source_id', '=', sourceId)
    .where('embedder', '=', embedder)
    .execute();
  return new Map(rows.map(({ hash, id }) => [hash, id]));
}

/** Returns those of the URLs that the searched edition of a source contains. */
export async function urlsAmong(
  db: Db,
  { id, edition }: { id: string; edition: number },
  urls: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('knowledge_chunks')
    .select('url')
    .distinct()
    .where('source_id', '=', id)
    .where('edition', '=', edition)
    .where('url', 'in', urls)
    .execute();
  return new Set(rows.flatMap(({ url }) => url ?? []));
}

/** Counts the chunks of a draft. Batches are written completely and in order. */
export async function countDraft(db: Db, sourceId: string, draft: number): Promise<number> {
  return countAll(db.selectFrom('knowledge_chunks').where('source_id', '=', sourceId).where('edition', '=', draft));
}

/** The chunks of an edition. */
interface ChunkSet {
  workspaceId: string;
  source: { id: string; edition: number };
  /** Only these; undefined: all. */
  ids?: readonly string[] | undefined;
}

/** @param after position of the last chunk of the previous page */
export async function selectChunks(db: Db, set: ChunkSet, limit: number, after = -1): Promise<ChunkRow[]> {
  return chunksIn(db, set)
    .select(['id', 'position', 'text', 'title', 'heading', 'url'])
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit + 1)
    .execute();
}

export async function countChunks(db: Db, set: ChunkSet): Promise<number> {
  return countAll(chunksIn(db, set));
}

function chunksIn(db: Db, { workspaceId, source, ids }: ChunkSet) {
  const chunks = db
    .selectFrom('knowledge_chunks')
    .where('workspace_id', '=', workspaceId)
    .where('source_id', '=', source.id)
    .where('edition', '=', source.edition);
  return ids === undefined ? chunks : chunks.where('id', 'in', ids);
}

/** Deletes a batch of chunks of unsearched editions, up to this draft. @returns the number deleted */
export async function deleteStaleChunks(db: Db, sourceId: string, draft: number): Promise<number> {
  const { rows } = await sql`
    delete from knowledge_chunks where (workspace_id, id) in (
      select c.workspace_id, c.id from knowledge_chunks c
      left join knowledge_sources s on s.workspace_id = c.workspace_id and s.id = c.source_id
      where c.source_id = ${sourceId} and c.edition <= ${draft} and c.edition is distinct from s.edition
      limit ${DELETED_AT_ONCE})
    returning 1`.execute(db);
  return rows.length;
}

/** Deletes a batch of a base's chunks whose sources are deleted. @returns the number deleted */
export async function deleteOrphans(db: Db, workspaceId: string, baseId: string): Promise<number> {
  const { rows } = await sql`
    delete from knowledge_chunks where (workspace_id, id) in (
      select c.workspace_id, c.id from knowledge_chunks c
      where c.workspace_id = ${workspaceId} and c.knowledge_base_id = ${baseId} and not exists (
        select from knowledge_sources s where s.workspace_id = c.workspace_id and s.id = c.source_id)
      limit ${DELETED_AT_ONCE})
    returning 1`.execute(db);
  return rows.length;
}
