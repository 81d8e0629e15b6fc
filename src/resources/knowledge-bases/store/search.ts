// SQL of searches, within a workspace and its bases: by meaning (cosine distance of vectors) and by words. service/search.ts
// fuses the rankings. Only published editions count. By meaning, only editions of the query vector's embedder count: all chunks
// of an edition have the embedder of their source. The numbers of bases are from searchedBases(), and the source's row proves the
// workspace.
// By meaning, exact: the distance to every chunk of the bases. `+ 0` keeps the planner from using a vector index. An index over
// all tenants returns the nearest chunks of all tenants and filters afterwards, which found only 0.09 of the matches. Large bases
// have their own partial index (store/vector-index.ts), so nothing is filtered after it.
// By words: each indexed word begins with the number of its base, so that other bases cost nothing. A chunk's score is the sum of
// the inverse document frequencies of its words within the base.
import { sql } from 'kysely';
import { toSql } from 'pgvector';
import type { JsonObject } from '../../../core/json.ts';
import { searchedText } from '../../../core/words.ts';
import { preparedSql } from '../../../database/prepared.ts';
import { inTransaction, type Db } from '../../../database/transaction.ts';

interface SearchScope {
  workspaceId: string;
  /** Numbers of the bases: knowledge_bases.number. */
  numbers: readonly number[];
  /** Metadata that the sources must contain; null for all sources. */
  filter: JsonObject | null;
}

interface Hit {
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

// Size of the search in the graph: finds 0.99 of the nearest ten among 50,000 chunks.
const EF_SEARCH = 200;
// More words than a spoken question has. Numbers and longer words are preferred, because they are rarer.
const MAX_WORDS = 12;
// More words than a turn of a caller has; the rest decides nothing.
const MAX_SAID_WORDS = 200;
// Postgres's dictionaries with stop words; an earlier one wins a tie. In a small base, a word such as "die" of a German question
// occurs in as few chunks as the word that matters. The language of a question is the one with most of its stop words. A single stop
// word of plain Latin letters does not decide: "van", "bin" and "men" are words of other languages, too.
const STOP_WORDS = sql.lit(
  `{${['english', 'german', 'french', 'spanish', 'italian', 'portuguese', 'dutch', 'danish', 'swedish', 'norwegian', 'finnish', 'hungarian', 'russian', 'turkish'].map((language) => `${language}_stem`).join()}}`,
);
// A word in more chunks than this distinguishes little, so its further chunks are not read. Each costs a row of a table that
// exceeds the caches: with 1,000, a search among 50,000 chunks took half as long again.
const MAX_CHUNKS_A_WORD = 300;
// A chunk that matches only the common words of a question is dropped if another one matches its rare word.
const MIN_OF_BEST = 0.5;

// Factor by which more chunks of all editions are looked up than requested. Other editions exist only while a source is being
// read again.
const EDITIONS_FACTOR = 2;

export interface NearestChunk extends Hit {
  distance: number;
}

// Base by base, so that the planner uses the index however many bases are searched. The scan keeps distances and row positions
// (ctid, which the snapshot of a statement keeps valid): sorting with the ids took a fifth longer. Only the nearest chunks'
// sources are looked up: for all of 5,000 chunks, that took a quarter of the time.
const selectNearest = preparedSql(
  (asked: { workspaceId: string; numbers: number[]; vector: string; embedder: string; limit: number; most: number }) =>
    sql<NearestChunk & { looked_at: number }>`
    with near as materialized (
      select nearest.place, nearest.distance from unnest(${asked.numbers}::int[]) n cross join lateral (
        select ctid as place, (embedding <=> ${asked.vector}::halfvec) + 0 as distance
        from knowledge_vectors where base_number = n order by distance limit ${asked.most}) nearest
      order by nearest.distance limit ${asked.most})
    select v.chunk_id as id, near.distance, (select count(*) from near) as looked_at
    from near
    join knowledge_vectors v on v.ctid = near.place
    join knowledge_sources s on s.workspace_id = ${asked.workspaceId} and s.id = v.source_id and s.edition = v.edition
      and s.embedder = ${asked.embedder}
    order by near.distance, v.chunk_id limit ${asked.limit}`,
);

/** Returns the nearest chunks by an exact scan, nearest first. */
export async function nearestExact(
  db: Db,
  scope: SearchScope,
  query: QueryVector,
  limit: number,
): Promise<NearestChunk[]> {
  if (scope.filter !== null) return nearestOfAll(db, scope, query, limit);
  const { workspaceId, numbers } = scope;
  const most = limit * EDITIONS_FACTOR;
  const { embedder } = query;
  const vector = String(toSql([...query.vector]));
  const rows = await selectNearest(db, { workspaceId, numbers: [...numbers], vector, embedder, limit, most });
  const isComplete = rows.length === limit || (rows.length > 0 && rows[0]!.looked_at < most);
  if (!isComplete) return nearestOfAll(db, scope, query, limit);
  return rows.map(({ id, distance }) => ({ id, distance }));
}

/** Looks up the source of every chunk. */
async function nearestOfAll(
  db: Db,
  { workspaceId, numbers, filter }: SearchScope,
  { vector, embedder }: QueryVector,
  limit: number,
): Promise<NearestChunk[]> {
  const { rows } = await sql<NearestChunk>`
    select v.chunk_id as id, (v.embedding <=> ${toSql([...vector])}::halfvec) + 0 as distance
    from knowledge_vectors v
    join knowledge_sources s on s.workspace_id = ${workspaceId} and s.id = v.source_id and s.edition = v.edition
    where v.base_number = any (${[...numbers]}::int[]) and s.embedder = ${embedder} and ${contains(filter)}
    order by distance, v.chunk_id limit ${limit}`.execute(db);
  return rows;
}

/** Returns the nearest chunks of one base by its own index. If it returns fewer than exist, an exact scan is needed. */
export async function nearestIndexed(
  db: Db,
  { workspaceId, number }: { workspaceId: string; number: number },
  { vector, embedder }: QueryVector,
  limit: number,
): Promise<NearestChunk[]> {
  return inTransaction(db, async (trx) => {
    await sql`select set_config('hnsw.ef_search', ${String(EF_SEARCH)}, true)`.execute(trx);
    // The number is part of the query's text, because only then can the planner use the partial index.
    const { rows } = await sql<NearestChunk>`
      select near.id, near.distance from (
        select chunk_id as id, source_id, edition, embedding <=> ${toSql([...vector])}::halfvec as distance
        from knowledge_vectors where base_number = ${sql.lit(number)}
        order by distance limit ${EF_SEARCH}) near
      join knowledge_sources s on s.workspace_id = ${workspaceId} and s.id = near.source_id and s.edition = near.edition
        and s.embedder = ${embedder}
      order by near.distance, near.id limit ${limit}`.execute(trx);
    return rows;
  });
}

const selectByWords = preparedSql(
  (asked: { workspaceId: string; numbers: number[]; filter: string | null; query: string; limit: number }) => sql<Hit>`
    with said as materialized (
      select word, at from unnest(string_to_array(lower(${asked.query}), ' ')) with ordinality as spoken (word, at)
      limit ${MAX_SAID_WORDS}),
    language as materialized (
      select dictionary from unnest(${STOP_WORDS}::regdictionary[]) with ordinality as known (dictionary, place), said
      where ts_lexize(dictionary, word) = '{}' group by dictionary, place
      having count(*) > 1 or min(word) !~ '^[a-z]+$' order by count(*) desc, place limit 1),
    words as materialized (
      select n || ':' || lexeme as word from unnest(${asked.numbers}::int[]) n, (
        select lexeme from unnest(to_tsvector('english', coalesce(
          (select string_agg(word, ' ') from said
            where ts_lexize((select dictionary from language), word) is distinct from '{}'), ${asked.query})))
        order by lexeme ~ '[0-9]' desc, length(lexeme) desc, lexeme limit ${MAX_WORDS}) lexemes),
    holders as materialized (
      select w.word, c.* from words w cross join lateral (
        select id, source_id, edition from knowledge_chunks
        where words @> array[w.word] limit ${MAX_CHUNKS_A_WORD}) c),
    weighed as (
      select h.id, ln(1 + ${MAX_CHUNKS_A_WORD}::float8 / count(*) over (partition by h.word)) as weight
      from holders h
      join knowledge_sources s on s.workspace_id = ${asked.workspaceId} and s.id = h.source_id and s.edition = h.edition
      where ${asked.filter}::jsonb is null or s.metadata @> ${asked.filter}::jsonb),
    scored as (select id, sum(weight) as score from weighed group by id)
    select id from scored where score >= ${MIN_OF_BEST} * (select max(score) from scored)
    order by score desc, id limit ${asked.limit}`,
);

/** Returns chunks that contain words of the query, best first. */
export async function byWords(
  db: Db,
  { workspaceId, numbers, filter }: SearchScope,
  query: string,
  limit: number,
): Promise<Hit[]> {
  const asked = { workspaceId, numbers: [...numbers], filter: filter && JSON.stringify(filter), limit };
  return selectByWords(db, { ...asked, query: searchedText(query) });
}

/**
 * Returns arbitrary chunks to fill up the results: chunks that neither search finds because their vectors are from another
 * embedder.
 */
export async function anyChunks(
  db: Db,
  { workspaceId, baseIds, filter }: Omit<SearchScope, 'numbers'> & { baseIds: readonly string[] },
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

// Starts with the chunks, because the planner misjudges the number of a workspace's sources and might scan the chunks of each.
const selectFound = preparedSql(
  (asked: { workspaceId: string; ids: string[]; embedder: string | null; vector: string | null }) => sql<FoundChunk>`
    with chosen as materialized (
      select workspace_id, id, source_id, knowledge_base_id, position, text, title, heading, url, embedder
      from knowledge_chunks where workspace_id = ${asked.workspaceId} and id = any (${asked.ids}::text[]))
    select c.id, c.source_id, c.knowledge_base_id, c.position, c.text, c.title, c.heading, c.url, s.metadata,
      case when c.embedder = ${asked.embedder} then (
        select round((1 - (v.embedding <=> ${asked.vector}::halfvec))::numeric, 4)::float8
        from knowledge_vectors v where v.workspace_id = c.workspace_id and v.chunk_id = c.id) end as similarity
    from chosen c join knowledge_sources s on s.workspace_id = c.workspace_id and s.id = c.source_id`,
);

/** Loads chunks in no particular order. */
export async function loadChunks(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
  query: QueryVector | null,
): Promise<FoundChunk[]> {
  if (ids.length === 0) return [];
  const by = { embedder: query?.embedder ?? null, vector: query && String(toSql([...query.vector])) };
  return selectFound(db, { workspaceId, ids: [...ids], ...by });
}
