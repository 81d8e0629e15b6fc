// The approximate index of a large base on a Postgres server: it finds the results of the exact scan, covers only its base, and is
// deleted with it. Its build may take minutes. Bases on the embedded database have none.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbeddingsServer, type EmbeddingsServer } from '../../../scripts/stand-ins/embeddings-server.ts';
import type { Database } from '../../../src/database/pool.ts';
import { purgeSources } from '../../../src/resources/knowledge-bases/service/upkeep.ts';
import { searchedBases } from '../../../src/resources/knowledge-bases/store.ts';
import { nearestExact, nearestIndexed } from '../../../src/resources/knowledge-bases/store/search.ts';
import { buildVectorIndex } from '../../../src/resources/knowledge-bases/store/vector-index.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { serverUrl, testDatabase, type TestDatabase } from '../../support/database.ts';
import { openDatabase } from '../../support/open-database.ts';
import { addText, ask, newBase } from './support.ts';

describe.skipIf(serverUrl() === undefined)('the index of a large base', () => {
  let app: TestApp;
  let ada: Tenant;
  let server: EmbeddingsServer;
  let base: string;
  let number: number;
  beforeAll(async () => {
    server = await startEmbeddingsServer();
    app = await startTestApp({ env: { EMBEDDINGS_BASE_URL: server.baseUrl } });
    ada = await newTenant(app.url);
    const other = await newBase(ada);
    await addText(ada, other, 'Bread number 7 of the other base.');
    base = await newBase(ada);
    const parts = Array.from({ length: 200 }, (_, i) => `# Shelf ${i}\n\nOn shelf ${i} lies bread number ${i * 7}.`);
    await addText(ada, base, parts.join('\n\n'));
    ({ number } = await app.runtime.db
      .selectFrom('knowledge_bases')
      .select('number')
      .where('id', '=', base)
      .executeTakeFirstOrThrow());
    await buildVectorIndex(app.runtime.db, { workspaceId: ada.workspaceId, baseId: base, number });
  });
  afterAll(async () => {
    await app?.close();
    await server?.close();
  });

  const indexes = async () => {
    const name = `knowledge_vectors_hnsw_${number}`;
    const { rows } = await sql`select from pg_index where indexrelid = to_regclass(${name}) and indisvalid`.execute(
      app.runtime.db,
    );
    return rows.length;
  };

  test('finds the results of the exact scan', async () => {
    const { embedder } = app.runtime.providers;
    const signal = new AbortController().signal;
    const scope = { workspaceId: ada.workspaceId, number, numbers: [number], filter: null };
    for (const query of ['shelf 3 bread', 'number 77', 'lies']) {
      const [vector] = await embedder.embed([query], { purpose: 'query', signal });
      const by = { vector: vector!, embedder: embedder.id };
      const distances = async (found: Promise<{ distance: number }[]>) =>
        (await found).map(({ distance }) => Number(distance).toFixed(4));
      const exact = await distances(nearestExact(app.runtime.db, scope, by, 10));
      expect(await distances(nearestIndexed(app.runtime.db, scope, by, 10))).toEqual(exact);
    }
  });

  test('is used by the planner for its base', async () => {
    const zero = `[${Array.from({ length: 512 }, () => 0.1).join()}]`;
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select chunk_id from knowledge_vectors
      where base_number = ${sql.lit(number)} order by embedding <=> ${zero}::halfvec limit 10`.execute(app.runtime.db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`knowledge_vectors_hnsw_${number}`);
  });

  test('returns the requested number of chunks, also when the index returns fewer', async () => {
    expect(await ask(ada, base, 'bread number 70', { limit: 50 })).toHaveLength(50);
    expect((await ask(ada, base, 'bread number 679'))[0]!.text).toContain('number 679.');
  });

  test('can be built twice and is deleted with its base', async () => {
    await buildVectorIndex(app.runtime.db, { workspaceId: ada.workspaceId, baseId: base, number });
    expect(await indexes()).toBe(1);
    await ada.ok('deleteKnowledgeBase', { path: { id: base } });
    await purgeSources(
      app.runtime,
      { workspaceId: ada.workspaceId, baseId: base, sourceId: null, number },
      new AbortController().signal,
    );
    expect(await indexes()).toBe(0);
  });
});

describe.skipIf(serverUrl() === undefined)('a build that takes longer than a query may', () => {
  let real: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    real = await testDatabase();
    database = await openDatabase({ url: real.url! }, { queryTimeoutMs: 1_000 });
  });
  afterAll(async () => {
    await database?.close();
    await real?.close();
  });

  test('ends with the index', async () => {
    const { db } = database;
    await sql`insert into workspaces (id, name) values ('wsp_a', 'Northwind')`.execute(db);
    const base = { workspace_id: 'wsp_a', id: 'kb_a', name: 'Bakery', max_chars: 1_000, overlap_chars: 0 };
    const { number } = await db
      .insertInto('knowledge_bases')
      .values(base)
      .returning('number')
      .executeTakeFirstOrThrow();
    // A build waits for the writers that began before it.
    const writer = await real.pool.connect();
    await writer.query('begin; lock table knowledge_vectors in row exclusive mode');
    const built = buildVectorIndex(db, { workspaceId: 'wsp_a', baseId: 'kb_a', number });
    try {
      await Promise.race([built, wait(2_000)]);
    } finally {
      await writer.query('commit');
      writer.release();
    }
    await built;
    expect(await searchedBases(db, 'wsp_a', ['kb_a'])).toEqual([{ id: 'kb_a', number, indexed: true }]);
  });
});
