// Searches knowledge bases by meaning and by words at the same time, and fuses both rankings. Invariant: returns min(limit, n)
// chunks, where n is the number of all chunks of the bases, regardless of the embedder of their vectors.
import type { KnowledgeAnswer, KnowledgeQuery } from '../../../../generated/types.ts';
import { DeadlinePassed, withDeadline } from '../../../core/deadline.ts';
import { fail } from '../../../core/errors.ts';
import { toStorable, type JsonObject } from '../../../core/json.ts';
import type { Db } from '../../../database/transaction.ts';
import { type Embedder } from '../../../providers/embeddings/port.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';
import type { Passage } from '../../../providers/ports/llm.ts';
import type { Context, Uses } from '../../../runtime.ts';
import { searchedBases, type SearchedBase } from '../store.ts';
import * as store from '../store/search.ts';
import { titleOf, toMatch, type ScoredChunk } from '../wire.ts';
import { fuseRankings } from './fuse.ts';
import { createRecentVectors, type RecentVectors } from './recent-vectors.ts';

/** Results of each search before the rankings are fused. */
const CANDIDATES = 50;
const DEFAULT_LIMIT = 10;

type Searcher = Uses<'clock' | 'db' | 'providers' | 'log'>;

interface PassageQuery {
  query: string;
  limit: number;
  signal: AbortSignal;
  /** Maximum wait for the embedding of the query. Default: the embedder's own limit. */
  embedWithinMs?: number;
}

/** @throws Failure `knowledge_base_not_found`, `provider_failed` */
export async function queryKnowledgeBase(ctx: Context, id: string, input: KnowledgeQuery): Promise<KnowledgeAnswer> {
  const { workspaceId } = ctx.actor;
  const started = ctx.clock.monotonic();
  const bases = await searchedBases(ctx.db, workspaceId, [id]);
  if (bases.length === 0) throw fail('knowledge_base_not_found');
  const { query, limit = DEFAULT_LIMIT } = input;
  const filter = (input.filter ?? null) as JsonObject | null;
  const request = { workspaceId, bases, query, limit, filter };
  try {
    const vector = embedQuery(ctx.providers.embedder, workspaceId, query, ctx.signal);
    const found = await search(ctx.db, request, vector);
    return { data: found.map(toMatch), ms: Math.round(ctx.clock.monotonic() - started) };
  } catch (error) {
    if (error instanceof ProviderError) throw fail('provider_failed', { detail: error.message });
    throw error;
  }
}

/**
 * Returns passages of these bases for a conversation. Ignores deleted bases. If the embedder fails or is late,
 * searches only by words.
 */
export async function searchKnowledge(
  runtime: Searcher,
  workspaceId: string,
  baseIds: readonly string[],
  { query: given, limit, signal, embedWithinMs }: PassageQuery,
): Promise<Passage[]> {
  // What a caller types is not validated like a request.
  const query = toStorable(given);
  if (query.trim() === '') return [];
  if (baseIds.length === 0) return [];
  // Starts while the bases are being read.
  const embedded = embedQuery(runtime.providers.embedder, workspaceId, query, signal);
  const inTime = embedWithinMs === undefined ? embedded : withDeadline(runtime.clock, embedWithinMs, embedded);
  const vector = inTime.catch((error: unknown) => {
    if (!(error instanceof ProviderError || error instanceof DeadlinePassed)) throw error;
    runtime.log.warn({ err: error }, 'a query could not be embedded; searching by words only');
    return null;
  });
  // Not awaited if the bases cannot be read or are deleted.
  vector.catch(() => undefined);
  const bases = await searchedBases(runtime.db, workspaceId, baseIds);
  if (bases.length === 0) return [];
  const found = await search(runtime.db, { workspaceId, bases, query, limit, filter: null }, vector);
  return found.map(toPassage);
}

function toPassage(chunk: ScoredChunk): Passage {
  const title = titleOf(chunk);
  const { id: chunkId, text, heading, score, similarity, source_id: sourceId, position } = chunk;
  const place = { knowledgeBaseId: chunk.knowledge_base_id, sourceId, chunkId, position };
  return {
    text,
    score,
    similarity,
    ...place,
    ...(title === null ? {} : { title }),
    ...(heading === null ? {} : { heading }),
  };
}

/** Cached vectors of recent questions, by embedder. */
const recent = new WeakMap<Embedder, RecentVectors>();

async function embedQuery(
  embedder: Embedder,
  workspaceId: string,
  query: string,
  signal: AbortSignal,
): Promise<store.QueryVector> {
  const known = recent.get(embedder) ?? createRecentVectors();
  recent.set(embedder, known);
  const seen = known.find(workspaceId, query);
  if (seen) return { vector: seen, embedder: embedder.id };
  const [vector] = await embedder.embed([query], { purpose: 'query', signal, workspaceId });
  known.keep(workspaceId, query, vector!);
  return { vector: vector!, embedder: embedder.id };
}

interface SearchRequest {
  workspaceId: string;
  bases: readonly SearchedBase[];
  query: string;
  limit: number;
  filter: JsonObject | null;
}

/** Searches. The search by words runs while the query is being embedded. @param embedded null: search only by words */
async function search(
  db: Db,
  request: SearchRequest,
  embedded: Promise<store.QueryVector | null>,
): Promise<ScoredChunk[]> {
  const { workspaceId, bases, query, limit, filter } = request;
  const scope = { workspaceId, numbers: bases.map(({ number }) => number), filter };
  const most = Math.max(limit, CANDIDATES);
  const [words, near] = await Promise.all([
    store.byWords(db, scope, query, most),
    embedded.then((found) => found && nearest(db, request, found, most)),
  ]);
  const vector = await embedded;
  // Words first, so that on a tie an exact match wins over a similar one.
  const rankings = near === null ? [words] : [words, near];
  const best = fuseRankings(rankings.map((hits) => hits.map(({ id }) => id))).slice(0, limit);
  const missing = limit - best.length;
  const ids = best.map(({ id }) => id);
  const baseIds = bases.map(({ id }) => id);
  const more = missing > 0 ? await store.anyChunks(db, { workspaceId, baseIds, filter }, ids, missing) : [];
  const chunks = await store.loadChunks(db, workspaceId, [...ids, ...more.map(({ id }) => id)], vector);
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  return [...best, ...more.map(({ id }) => ({ id, score: 0 }))].flatMap(({ id, score }) => {
    const chunk = byId.get(id);
    return chunk ? [{ ...chunk, score }] : [];
  });
}

/** Searches large bases by their own index and the others together by an exact scan. With a filter, every search is exact. */
async function nearest(
  db: Db,
  { workspaceId, bases, filter }: SearchRequest,
  vector: store.QueryVector,
  limit: number,
): Promise<store.NearestChunk[]> {
  const indexed = filter === null ? bases.filter((base) => base.indexed) : [];
  const scanned = bases.filter((base) => !indexed.includes(base)).map(({ number }) => number);
  const exact = (numbers: readonly number[]) => store.nearestExact(db, { workspaceId, numbers, filter }, vector, limit);
  const parts = await Promise.all([
    ...(scanned.length > 0 ? [exact(scanned)] : []),
    ...indexed.map(async ({ number }) => {
      const found = await store.nearestIndexed(db, { workspaceId, number }, vector, limit);
      return found.length < limit ? exact([number]) : found;
    }),
  ]);
  return parts
    .flat()
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limit);
}
