// B7: searching one knowledge base among 170,000 chunks of many bases. Measures the recall of the ten nearest chunks against
// exact distances; the duration of a whole search against the floor (the bare scan or index lookup of the same query); and the
// effect of ten times as many chunks of other tenants. hnswlib-node is the peer if it is installed (`npm run bench -- --peers
// knowledge`).
// Also measures each part of a search, including the built-in embedding of the question, in CPU time of the service and of
// Postgres; with `parts`, only this is measured.
// Run: TEST_DATABASE_URL=postgres://… node scripts/bench/knowledge.ts [chunks] [queries] [parts]
// Vectors are generated: clusters of topics with noise, so that neighbors are as near as in real texts. Recall and the ratio with
// other tenants gate; milliseconds are printed and gate nothing.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sql } from 'kysely';
import { toSql } from 'pgvector';
import { systemClock } from '../../src/core/clock.ts';
import { newId } from '../../src/core/ids.ts';
import type { Db } from '../../src/database/transaction.ts';
import { createBuiltinEmbedder } from '../../src/providers/embeddings/builtin.ts';
import { EMBEDDING_DIMENSIONS } from '../../src/providers/embeddings/port.ts';
import { fuseRankings } from '../../src/resources/knowledge-bases/service/fuse.ts';
import { searchKnowledge } from '../../src/resources/knowledge-bases/service/search.ts';
import { searchedBases } from '../../src/resources/knowledge-bases/store.ts';
import { byWords, loadChunks, nearestExact, nearestIndexed } from '../../src/resources/knowledge-bases/store/search.ts';
import { buildVectorIndex } from '../../src/resources/knowledge-bases/store/vector-index.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { backendsOf, measured } from './cpu.ts';
import { percentile } from './report.ts';

const [chunksInAll = 170_000, queries = 100] = process.argv.slice(2).map(Number);
const TOPICS = 400;
const NOISE = 0.055;
const EMBEDDER = 'bench:vectors';
const VOCABULARY = 4_000;
const WORDS_A_CHUNK = 40;
const LOADED_AT_ONCE = 500;
const ROUNDS = 3;
const [SMALL, MIDDLE, LARGE] = [5_000, 10_000, 50_000];
/** Chunks per base of other tenants. */
const CROWD_BASE = 5_000;
const OTHERS_FACTOR = 10;
const MAX_GROWTH = 1.2;

/** Reproducible: the same vectors in every run (mulberry32). */
let seed = 7;
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}

const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

const topics = Array.from({ length: TOPICS }, () =>
  unit(Float32Array.from({ length: EMBEDDING_DIMENSIONS }, () => normal())),
);

function near(topic: Float32Array): Float32Array {
  return unit(topic.map((value) => value + NOISE * normal()));
}

const someTopic = () => topics[Math.floor(random() * TOPICS)]!;
const someWords = (count: number) =>
  Array.from({ length: count }, () => `w${Math.floor(VOCABULARY * random() ** 2).toString(36)}x`).join(' ');

interface Base {
  id: string;
  number: number;
  sourceId: string;
  workspaceId: string;
  vectors: Float32Array[];
  ids: string[];
}

async function newBase(db: Db): Promise<Base> {
  const [workspaceId, id, sourceId] = [newId('wsp'), newId('kb'), newId('src')];
  await sql`insert into workspaces (id, name) values (${workspaceId}, 'bench')`.execute(db);
  const base = await db
    .insertInto('knowledge_bases')
    .values({ workspace_id: workspaceId, id, name: 'bench', max_chars: 1000, overlap_chars: 0 })
    .returning('number')
    .executeTakeFirstOrThrow();
  await sql`insert into knowledge_sources (workspace_id, id, knowledge_base_id, type, content, status, edition, embedder)
    values (${workspaceId}, ${sourceId}, ${id}, 'text', 'x', 'ready', 1, ${EMBEDDER})`.execute(db);
  return { id, number: base.number, sourceId, workspaceId, vectors: [], ids: [] };
}

/** @param keep whether to remember the vectors, for the exact result */
async function fill(db: Db, base: Base, count: number, keep: boolean): Promise<void> {
  for (let at = 0; at < count; at += LOADED_AT_ONCE) {
    const size = Math.min(LOADED_AT_ONCE, count - at);
    const vectors = Array.from({ length: size }, () => near(someTopic()));
    const ids = vectors.map(() => newId('chk'));
    const texts = vectors.map(() => someWords(WORDS_A_CHUNK));
    await sql`insert into knowledge_chunks
        (workspace_id, id, knowledge_base_id, source_id, edition, position, text, hash, embedder, words)
      select ${base.workspaceId}, c.id, ${base.id}, ${base.sourceId}, 1, ${at} + row_number() over (), c.text, c.id,
        ${EMBEDDER}, array(select ${base.number}::text || ':' || lexeme from unnest(to_tsvector('english', c.text)))
      from unnest(${ids}::text[], ${texts}::text[]) as c (id, text)`.execute(db);
    await sql`insert into knowledge_vectors (base_number, edition, embedding, workspace_id, chunk_id, source_id)
      select ${base.number}, 1, c.vector::halfvec, ${base.workspaceId}, c.id, ${base.sourceId}
      from unnest(${ids}::text[], ${vectors.map((vector) => toSql([...vector]))}::text[]) as c (id, vector)`.execute(
      db,
    );
    if (!keep) continue;
    base.vectors.push(...vectors);
    base.ids.push(...ids);
  }
}

/** Ids of the ten nearest chunks by exact distance, computed here. */
function truth({ vectors, ids }: Base, query: Float32Array): Set<string> {
  const scored = vectors.map((vector, i) => ({ i, dot: vector.reduce((sum, value, d) => sum + value * query[d]!, 0) }));
  scored.sort((a, b) => b.dot - a.dot);
  return new Set(scored.slice(0, 10).map(({ i }) => ids[i]!));
}

const shareOf = (found: readonly string[], wanted: ReadonlySet<string>) =>
  found.filter((id) => wanted.has(id)).length / wanted.size;

/** The part of hnswlib-node that is used; the project does not have its types. */
interface Peer {
  HierarchicalNSW: new (
    space: string,
    dimensions: number,
  ) => {
    initIndex(options: { maxElements: number; efConstruction: number; m: number }): void;
    addPoint(point: number[], label: number): void;
    setEf(ef: number): void;
    searchKnn(point: number[], count: number): { neighbors: number[] };
  };
}

function loadPeer(): Peer | null {
  const folder = join(import.meta.dirname, 'peers', 'node_modules');
  return existsSync(join(folder, 'hnswlib-node')) ? createRequire(join(folder, 'x.js'))('hnswlib-node') : null;
}

const database = await testDatabase({ statementTimeoutMs: 600_000 });
const { db } = database;
let query: Float32Array = new Float32Array(EMBEDDING_DIMENSIONS);
const embedder = { id: EMBEDDER, embed: () => Promise.resolve([query]) };
const runtime = { db, log: console, providers: { embedder } } as unknown as Parameters<typeof searchKnowledge>[0];
const signal = new AbortController().signal;

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const started = performance.now();
  const value = await work();
  return { ms: performance.now() - started, value };
}

async function wholeSearch(base: Base): Promise<number> {
  const request = { query: someWords(5), limit: 10, signal };
  const { ms, value } = await timed(() => searchKnowledge(runtime, base.workspaceId, [base.id], request));
  if (value.length !== 10) throw new Error(`${value.length} passages instead of 10`);
  return ms;
}

async function byMeaning(base: Base, indexed: boolean): Promise<{ ms: number; ids: string[] }> {
  const by = { vector: query, embedder: EMBEDDER };
  const scope = { workspaceId: base.workspaceId, number: base.number, numbers: [base.number], filter: null };
  const { ms, value } = await timed(() =>
    indexed ? nearestIndexed(db, scope, by, 10) : nearestExact(db, scope, by, 10),
  );
  return { ms, ids: value.map(({ id }) => id) };
}

const round = (value: number) => value.toFixed(value < 10 ? 2 : 1);

async function measure(name: string, base: Base, indexed: boolean, goals: { recall: number; p95Ms: number }) {
  const asked = Array.from({ length: queries }, () => near(someTopic()));
  const recalls: number[] = [];
  for (query of asked) recalls.push(shareOf((await byMeaning(base, indexed)).ids, truth(base, query)));
  // Separate from the exact search, which runs long enough to evict the timed data from the CPU caches.
  const [whole, bare]: [number[], number[]] = [[], []];
  for (query of asked) {
    bare.push((await byMeaning(base, indexed)).ms);
    whole.push(await wholeSearch(base));
  }
  const recall = recalls.reduce((sum, one) => sum + one, 0) / recalls.length;
  if (recall < goals.recall) process.exitCode = 1;
  const p95 = percentile(whole, 0.95);
  console.log(
    `${name.padEnd(22)} recall@10 ${recall.toFixed(3)} (≥ ${goals.recall}: ${recall < goals.recall ? 'MISSED' : 'ok'})` +
      `  search p50 ${round(percentile(whole, 0.5))} p95 ${round(p95)} ms (goal ${goals.p95Ms}, not gating)` +
      `  by meaning alone p50 ${round(percentile(bare, 0.5))} ms`,
  );
}

async function measurePeer(base: Base): Promise<void> {
  const peer = loadPeer();
  if (!peer) return console.log('hnswlib-node            not installed here, so there is no peer to compare with');
  const index = new peer.HierarchicalNSW('cosine', EMBEDDING_DIMENSIONS);
  index.initIndex({ maxElements: base.vectors.length, efConstruction: 64, m: 16 });
  for (const [i, vector] of base.vectors.entries()) index.addPoint([...vector], i);
  index.setEf(200);
  const [recalls, times]: [number[], number[]] = [[], []];
  for (let i = 0; i < queries; i++) {
    const wanted = near(someTopic());
    const { ms, value } = await timed(async () => index.searchKnn([...wanted], 10).neighbors);
    times.push(ms);
    recalls.push(
      shareOf(
        value.map((label) => base.ids[label]!),
        truth(base, wanted),
      ),
    );
  }
  const recall = recalls.reduce((sum, one) => sum + one, 0) / recalls.length;
  console.log(
    `hnswlib-node            recall@10 ${recall.toFixed(3)}  p50 ${round(percentile(times, 0.5))} ms, in memory`,
  );
}

/** Returns the lowest median of a few rounds, because other load on the machine can only add time. */
async function medianSearch(base: Base): Promise<number> {
  const medians: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const times: number[] = [];
    for (let i = 0; i < queries; i++) {
      query = near(someTopic());
      times.push(await wholeSearch(base));
    }
    medians.push(percentile(times, 0.5));
  }
  return Math.min(...medians);
}

/** A spoken question. The built-in embedder takes longer for longer texts. */
const QUESTION = 'What are your opening hours on the weekend before Christmas?';

/** Alternates the parts, so that other load on the machine affects all of them. */
async function measureParts(base: Base): Promise<void> {
  const { workspaceId, id, number } = base;
  const builtin = createBuiltinEmbedder(systemClock);
  await builtin.warmUp();
  const scope = { workspaceId, numbers: [number], filter: null };
  const by = () => ({ vector: query, embedder: EMBEDDER });
  const found = base.ids.slice(0, 10);
  const works: Record<string, () => Promise<unknown>> = {
    'embedding the question': () => builtin.embed([QUESTION], { purpose: 'query', signal }),
    'the bases': () => searchedBases(db, workspaceId, [id]),
    'by meaning': () => nearestExact(db, scope, by(), 50),
    'by words': () => byWords(db, scope, someWords(5), 50),
    fusing: async () => fuseRankings([base.ids.slice(0, 50), base.ids.slice(25, 75)]),
    'loading the passages': () => loadChunks(db, workspaceId, found, by()),
    'all but the embedding': () => wholeSearch(base),
  };
  const costs = Object.keys(works).map((name) => ({
    name,
    ms: [] as number[],
    ours: [] as number[],
    theirs: [] as number[],
  }));
  for (const work of Object.values(works)) await work();
  for (let round = 0; round < queries; round++) {
    query = near(someTopic());
    for (const cost of costs) {
      const started = performance.now();
      const { cpuMicros, otherMicros } = await measured(await backendsOf(db), () => works[cost.name]!().then(() => 1));
      cost.ms.push(performance.now() - started);
      cost.ours.push(cpuMicros / 1_000);
      cost.theirs.push(otherMicros / 1_000);
    }
  }
  await builtin.close();
  console.log(`parts of a search in ${base.ids.length} chunks, p50 (p95) of ${queries}, ms`);
  const cell = (values: readonly number[]) =>
    `${round(percentile(values, 0.5))} (${round(percentile(values, 0.95))})`.padStart(14);
  for (const { name, ms, ours, theirs } of costs) {
    console.log(
      `  ${name.padEnd(24)} wall ${cell(ms)}  CPU of the service ${cell(ours)}  CPU of Postgres ${cell(theirs)}`,
    );
  }
}

const vacuum = () => sql`vacuum analyze knowledge_chunks, knowledge_vectors`.execute(db);

const crowd = async (count: number) => {
  for (let at = 0; at < count; at += CROWD_BASE)
    await fill(db, await newBase(db), Math.min(CROWD_BASE, count - at), false);
};

const [small, middle, large] = [await newBase(db), await newBase(db), await newBase(db)];
const fewOthers = Math.round((chunksInAll - SMALL) / OTHERS_FACTOR);
await fill(db, small, SMALL, true);
await crowd(fewOthers);
await vacuum();
await measureParts(small);
if (process.argv[4] === 'parts') {
  await database.close();
  process.exit();
}
const alone = await medianSearch(small);
const loading = await timed(async () => {
  await fill(db, middle, MIDDLE, true);
  await fill(db, large, LARGE, true);
  await crowd(chunksInAll - SMALL - fewOthers - MIDDLE - LARGE);
  await vacuum();
});
const indexed = { workspaceId: large.workspaceId, baseId: large.id, number: large.number };
const building = await timed(() => buildVectorIndex(db, indexed));
console.log(
  `${chunksInAll} chunks, loaded in ${round(loading.ms / 1000)} s; index of ${LARGE} in ${round(building.ms / 1000)} s`,
);
await measure('5 000 chunks', small, false, { recall: 0.99, p95Ms: 8 });
await measure('10 000 chunks', middle, false, { recall: 0.99, p95Ms: 12 });
await measure('50 000 chunks, indexed', large, true, { recall: 0.95, p95Ms: 15 });
await measurePeer(large);
const ratio = (await medianSearch(small)) / alone;
if (ratio > MAX_GROWTH) process.exitCode = 1;
console.log(
  `others × ${OTHERS_FACTOR}: p50 ${ratio.toFixed(2)} × of ${round(alone)} ms (≤ ${MAX_GROWTH}: ${ratio > MAX_GROWTH ? 'MISSED' : 'ok'})`,
);
await database.close();
