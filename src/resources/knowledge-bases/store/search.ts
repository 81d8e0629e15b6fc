// SQL of searches, within a workspace and its bases: by meaning (cosine distance of vectors) and by words. service/search.ts fuses the
// rankings. Only published editions count, and only vectors of the embedder of the query's vector.
//
// By meaning, exact: the distance to every chunk of the bases. `+ 0` keeps the planner from using a vector index: an index over all
// tenants returns the nearest chunks of all of them and filters afterwards, which found only 0.09 of the matches.
// Large bases have a partial index of their own (store/vector-index.ts), so nothing is filtered after it.
// By words: each indexed word begins with the number of its base, so that other bases cost nothing. A chunk's score is the sum of the
// inverse document frequencies of its words within the base.
import { sql } from 'kysely';
import { toSql } from 'pgvector';
import type { JsonObject } from '../../../core/json.ts';
import { withSpaces } from '../../../core/words.ts';
import { inTransaction, type Db } from '../../../database/transaction.ts';

export interface SearchScope {
  workspaceId: string;
  baseIds: readonly string[];
  /** Only sources whose metadata contain this; null for all. */
  filter: JsonObject | null;
}

export interface Hit {
  id: string;
}

export interface FoundChunk {
  id: string;
  source_id: string;
  knowledge_base_id: string;
  position: number;
  text: string;
  title: string | null;
  heading: string | null;
  url: string | null;
  metadata: JsonObject;
  /** Cosine similarity, -1..1; null without a query vector, or when the chunk's vector is from another embedder. */
  similarity: number | null;
}

export interface QueryVector {
  vector: Float32Array;
  embedder: string;
}

const BASE_ID = /^kb_[0-9a-z]{1,40}$/;
// Size of the search in the graph: finds 0.99 of the nearest ten at 50 000 chunks.
const EF_SEARCH = 200;
// More words than a spoken question has. Longer words are preferred, because they are rarer.
const MOST_WORDS = 12;
// A word in more chunks than this distinguishes little, so its further chunks are not read. Each costs a row of a table too large for the
// caches: with 1 000 a search among 50 000 chunks took half as long again.
const MOST_CHUNKS_A_WORD = 300;
// A chunk that matches only the common words of a question is dropped when another one matches its rare word.
const LEAST_OF_BEST = 0.5;

// Of the nearest chunks of all editions, so many times as are asked for are looked up first. Other editions exist only while a source is
// read again.
const EDITIONS_FACTOR = 2;

export interface NearestChunk extends Hit {
  distance: number;
}

/**
 * The nearest chunks by an exact scan, nearest first. The edition of each chunk's source is looked up for the nearest only: for all of
 * 5 000 chunks, that took a quarter of the time.
 */
export async function nearestExact(
  db: Db,
  scope: SearchScope,
  query: QueryVector,
  limit: number,
): Promise<NearestChunk[]> {
  if (scope.filter !== null) return nearestOfAll(db, scope, query, limit);
  const { workspaceId, baseIds } = scope;
  const most = limit * EDITIONS_FACTOR;
  const { rows } = await sql<NearestChunk & { looked_at: number }>`
    with near as materialized (
      select c.id, c.source_id, c.edition, (c.embedding <=> ${toSql([...query.vector])}::vector) + 0 as distance
      from knowledge_chunks c
      where c.workspace_id = ${workspaceId} and c.knowledge_base_id = any (${[...baseIds]}::text[])
        and c.embedder = ${query.embedder}
      order by distance, c.id limit ${most})
    select near.id, near.distance, (select count(*) from near) as looked_at
    from near
    join knowledge_sources s on s.workspace_id = ${workspaceId} and s.id = near.source_id and s.edition = near.edition
    order by near.distance, near.id limit ${limit}`.execute(db);
  const isComplete = rows.length === limit || (rows.length > 0 && rows[0]!.looked_at < most);
  if (!isComplete) return nearestOfAll(db, scope, query, limit);
  return rows.map(({ id, distance }) => ({ id, distance }));
}

/** Looks up the source of every chunk. */
async function nearestOfAll(
  db: Db,
  { workspaceId, baseIds, filter }: SearchScope,
  { vector, embedder }: QueryVector,
  limit: number,
): Promise<NearestChunk[]> {
  const { rows } = await sql<NearestChunk>`
    select c.id, (c.embedding <=> ${toSql([...vector])}::vector) + 0 as distance
    from knowledge_chunks c
    join knowledge_sources s on s.workspace_id = c.workspace_id and s.id = c.source_id and s.edition = c.edition
    where c.workspace_id = ${workspaceId} and c.knowledge_base_id = any (${[...baseIds]}::text[])
      and c.embedder = ${embedder} and ${contains(filter)}
    order by distance, c.id limit ${limit}`.execute(db);
  return rows;
}

/** The nearest chunks of one base by its own index. May return fewer than exist; then an exact scan is needed. */
export async function nearestIndexed(
  db: Db,
  { workspaceId, baseId }: { workspaceId: string; baseId: string },
  { vector, embedder }: QueryVector,
  limit: number,
): Promise<NearestChunk[]> {
  if (!BASE_ID.test(baseId)) throw new Error(`${baseId} is not the id of a knowledge base`);
  return inTransaction(db, async (trx) => {
    await sql`select set_config('hnsw.ef_search', ${String(EF_SEARCH)}, true)`.execute(trx);
    // The id is part of the query's text, because only then can the planner use the partial index.
    const { rows } = await sql<NearestChunk>`
      select near.id, near.distance from (
        select id, workspace_id, source_id, edition, embedder,
          embedding <=> ${toSql([...vector])}::vector as distance
        from knowledge_chunks where knowledge_base_id = ${sql.lit(baseId)}
        order by embedding <=> ${toSql([...vector])}::vector limit ${EF_SEARCH}) near
      join knowledge_sources s
        on s.workspace_id = near.workspace_id and s.id = near.source_id and s.edition = near.edition
      where near.workspace_id = ${workspaceId} and near.embedder = ${embedder}
      order by near.distance, near.id limit ${limit}`.execute(trx);
    return rows;
  });
}

/** Chunks that contain words of the query, best first. */
export async function byWords(
  db: Db,
  { workspaceId, filter }: Omit<SearchScope, 'baseIds'>,
  baseNumbers: readonly number[],
  query: string,
  limit: number,
): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    with words as materialized (
      select n || ':' || lexeme as word from unnest(${[...baseNumbers]}::int[]) n, (
        select lexeme from unnest(to_tsvector('english', ${withSpaces(query)})) order by length(lexeme) desc, lexeme limit ${MOST_WORDS}
      ) lexemes),
    holders as materialized (
      select w.word, c.* from words w cross join lateral (
        select id, source_id, edition from knowledge_chunks
        where words @> array[w.word] limit ${MOST_CHUNKS_A_WORD}) c),
    weighed as (
      select h.id, ln(1 + ${MOST_CHUNKS_A_WORD}::float8 / count(*) over (partition by h.word)) as weight
      from holders h
      join knowledge_sources s on s.workspace_id = ${workspaceId} and s.id = h.source_id and s.edition = h.edition
      where ${contains(filter)}),
    scored as (select id, sum(weight) as score from weighed group by id)
    select id from scored where score >= ${LEAST_OF_BEST} * (select max(score) from scored)
    order by score desc, id limit ${limit}`.execute(db);
  return rows;
}

/** Any chunks, to fill up results that neither search finds: those whose vectors are still from another embedder. */
export async function anyChunks(
  db: Db,
  { workspaceId, baseIds, filter }: SearchScope,
  without: readonly string[],
  limit: number,
): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select c.id from knowledge_chunks c
    join knowledge_sources s on s.workspace_id = c.workspace_id and s.id = c.source_id and s.edition = c.edition
    where c.workspace_id = ${workspaceId} and c.knowledge_base_id = any (${[...baseIds]}::text[])
      and c.id <> all (${[...without]}::text[]) and ${contains(filter)}
    order by c.source_id, c.position limit ${limit}`.execute(db);
  return rows;
}

function contains(filter: JsonObject | null) {
  return filter === null ? sql<boolean>`true` : sql<boolean>`s.metadata @> ${JSON.stringify(filter)}::jsonb`;
}

/** In no particular order. */
export async function loadChunks(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
  query: QueryVector | null,
): Promise<FoundChunk[]> {
  if (ids.length === 0) return [];
  const similarity = query
    ? sql`case when c.embedder = ${query.embedder}
        then round((1 - (c.embedding <=> ${toSql([...query.vector])}::vector))::numeric, 4)::float8 end`
    : sql`null::float8`;
  // Chunks first, because the planner misjudges how many sources a workspace has and might scan the chunks of each.
  const { rows } = await sql<FoundChunk>`
    with chosen as materialized (
      select * from knowledge_chunks where workspace_id = ${workspaceId} and id = any (${[...ids]}::text[]))
    select c.id, c.source_id, c.knowledge_base_id, c.position, c.text, c.title, c.heading, c.url, s.metadata,
      ${similarity} as similarity
    from chosen c join knowledge_sources s on s.workspace_id = c.workspace_id and s.id = c.source_id`.execute(db);
  return rows;
}
