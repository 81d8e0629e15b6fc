// Embedding: no text is embedded twice, vectors of different embedders are never compared, and the work of a killed process is
// recovered. The embedder is a local server with OpenAI's wire format that counts its texts.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbeddingsServer, type EmbeddingsServer } from '../../../scripts/stand-ins/embeddings-server.ts';
import { ingestSource } from '../../../src/resources/knowledge-bases/ingestion/ingest.ts';
import { jobs } from '../../../src/resources/knowledge-bases/jobs.ts';
import { maintainSources, purgeSources } from '../../../src/resources/knowledge-bases/service/upkeep.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { betweenTransactions } from '../../support/between-transactions.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { addSource, addText, article, ask, newBase, settled, startSite } from './support.ts';

let app: TestApp;
let ada: Tenant;
let server: EmbeddingsServer;
beforeAll(async () => {
  server = await startEmbeddingsServer();
  app = await startTestApp({ env: { EMBEDDINGS_BASE_URL: server.baseUrl, EMBEDDINGS_MODEL: 'small' } });
  ada = await newTenant(app.url);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const sections = (...texts: string[]) => texts.map((text, i) => `# Part ${i}\n\n${text}`).join('\n\n');
const row = (id: string) =>
  app.runtime.db.selectFrom('knowledge_sources').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Every vector of the source, by the place of its chunk. */
const vectorsOf = async (id: string) => {
  const { rows } = await sql<{ edition: number; position: number; embedding: string }>`
    select v.edition, c.position, v.embedding::text as embedding
    from knowledge_vectors v
    left join knowledge_chunks c on c.workspace_id = v.workspace_id and c.id = v.chunk_id and c.edition = v.edition
    where v.source_id = ${id} order by v.edition, c.position`.execute(app.runtime.db);
  return rows;
};

/** Resolves when no job or turn of the source is left: its job cleans up after it has marked the source as ready. */
const rests = (id: string): Promise<void> =>
  until(
    async () => {
      const { rows } = await sql`
        select from graphile_worker.jobs where key = ${`source:${id}`}
        union all select from source_turns where source_id = ${id}`.execute(app.runtime.db);
      return rows.length === 0;
    },
    { what: `source ${id} is at rest` },
  );

describe('embedding of sources', () => {
  test('embeds nothing for unchanged content, and only the changes otherwise', async () => {
    const page = (last: string) =>
      article('Menu', 'Soup of the day.').replace(
        '</article>',
        `<h2>Bread</h2><p>Rye and spelt.</p><h2>Cake</h2><p>${last}</p></article>`,
      );
    const site = await startSite({ '/': page('Plum.') });
    const base = await newBase(ada);
    const { id: src } = await addSource(ada, base, { url: `${site.url}/` });
    await settled(ada, base, src);
    server.requests.length = 0;
    const refresh = async () => {
      await ada.ok('refreshKnowledgeBaseSource', { path: { id: base, src } });
      return settled(ada, base, src);
    };
    const before = await row(src);
    await refresh();
    expect(server.texts()).toEqual([]);
    const { edition } = await row(src);
    expect(edition).toBe(before.edition);
    await rests(src);
    const [soup, bread, cake, ...rest] = await vectorsOf(src);
    expect([cake!.position, rest]).toEqual([2, []]);
    site.routes['/'] = page('Pear.');
    await refresh();
    expect(server.texts()).toEqual(['Menu\nMenu › Cake\nPear.']);
    await rests(src);
    const changed = await vectorsOf(src);
    const next = { edition: (await row(src)).edition };
    expect(next.edition).toBeGreaterThan(edition);
    expect(changed).toEqual([
      { ...soup, ...next },
      { ...bread, ...next },
      { ...changed[2], ...next, position: 2 },
    ]);
    expect(changed[2]!.embedding).not.toBe(cake!.embedding);
    await site.close();
  });

  test('is retried after a temporary failure; a permanent failure is reported on the source', async () => {
    const base = await newBase(ada);
    server.script({ kind: 'status', status: 400 });
    const { id, status, error } = await addText(ada, base, 'Nothing in stock.');
    expect([status, error?.code]).toEqual(['failed', 'embedder_failed']);
    // Its chunks are deleted, and count no longer.
    expect((await row(id)).stored_bytes).toBe('Nothing in stock.'.length);
    await ada.ok('refreshKnowledgeBaseSource', {
      path: { id: base, src: (await ada.ok('listKnowledgeBaseSources', { path: { id: base } })).data[0]!.id },
    });
    await until(async () => (await ask(ada, base, 'nothing')).length === 1, { what: 'the second attempt succeeds' });
  });

  test('of some minutes does not fail a source', async () => {
    const base = await newBase(ada);
    const { id } = await addSource(ada, base, { content: 'The fair begins on Friday.' });
    const { workspaceId } = ada;
    const attempt = (n: number) => {
      server.script({ kind: 'status', status: 503 }, { kind: 'status', status: 503 }, { kind: 'status', status: 503 });
      return ingestSource(app.runtime, workspaceId, id, { attempt: n, signal: new AbortController().signal });
    };
    await settled(ada, base, id);
    await rests(id);
    await app.runtime.db
      .updateTable('knowledge_sources')
      .set({ content: 'The fair begins on Saturday.' })
      .where('id', '=', id)
      .execute();
    for (const n of [3, 7]) expect(await attempt(n)).toMatchObject({ state: 'failed', failure: { passing: true } });
    expect(await attempt(8)).toEqual({ state: 'over' });
    expect((await row(id)).status).toBe('failed');
  });

  test('a query that cannot be embedded returns 502 and names the provider', async () => {
    const base = await newBase(ada);
    await addText(ada, base, 'Bread.');
    server.script({ kind: 'status', status: 401 });
    const refusal = await ada.refused('queryKnowledgeBase', { path: { id: base }, body: { query: 'bread' } });
    expect([refusal.status, refusal.code]).toEqual([502, 'provider_failed']);
  });
});

describe('deletion of knowledge', () => {
  test('of a source and of a base leaves no chunk and no vector', async () => {
    const base = await newBase(ada);
    const texts = ['Rye bread.', 'Spelt bread.', 'Plum cake.'];
    const sources = await Promise.all(texts.map(async (text) => (await addText(ada, base, text)).id));
    await Promise.all(sources.map(rests));
    const left = async () => {
      const { rows } = await sql<{ chunks: number; vectors: number }>`select
        (select count(*)::int from knowledge_chunks where source_id = any (${sources}::text[])) as chunks,
        (select count(*)::int from knowledge_vectors where source_id = any (${sources}::text[])) as vectors`.execute(
        app.runtime.db,
      );
      return rows[0];
    };
    expect(await left()).toEqual({ chunks: 3, vectors: 3 });
    await ada.ok('deleteKnowledgeBaseSource', { path: { id: base, src: sources[0]! } });
    await expect.poll(left).toEqual({ chunks: 2, vectors: 2 });
    await ada.ok('deleteKnowledgeBase', { path: { id: base } });
    await expect.poll(left).toEqual({ chunks: 0, vectors: 0 });
  });
});

describe('a source whose process ended while it was read', () => {
  test('fails with a reason, keeps the searchable content, and can be read again', async () => {
    const base = await newBase(ada);
    const { id: src } = await addText(ada, base, 'Plum cake on Sundays.');
    const { edition } = await row(src);
    const busy = { status: 'processing' as const, draft: edition + 1 };
    await app.runtime.db.updateTable('knowledge_sources').set(busy).where('id', '=', src).execute();
    const job = jobs.find(({ name }) => name === 'knowledge-bases.ingest')!;
    await job.afterCrash!(app.runtime, { workspaceId: (await row(src)).workspace_id, sourceId: src } as never);
    const { status, error } = await ada.ok('getKnowledgeBaseSource', { path: { id: base, src } });
    expect([status, error?.code]).toEqual(['failed', 'internal_error']);
    expect(error?.detail).toContain('Refresh the source');
    expect(await ask(ada, base, 'plum')).toHaveLength(1);
    await ada.ok('refreshKnowledgeBaseSource', { path: { id: base, src } });
    expect(await settled(ada, base, src)).toMatchObject({ status: 'ready', error: null });
  });
});

describe('with another embedder', () => {
  test('old vectors are not compared, all chunks are still found, and they are embedded again soon', async () => {
    const base = await newBase(ada);
    const { id: src } = await addText(
      ada,
      base,
      sections('Bread is baked at four.', 'Cake is baked at nine.', 'Nobody bakes at noon.'),
    );
    await app.runtime.db.updateTable('knowledge_sources').set({ embedder: 'old:one' }).where('id', '=', src).execute();
    await app.runtime.db
      .updateTable('knowledge_chunks')
      .set({ embedder: 'old:one' })
      .where('source_id', '=', src)
      .execute();
    const found = await ask(ada, base, 'cake');
    expect(found.map(({ position }) => position)).toEqual([1, 0, 2]);
    expect(found.map(({ score }) => score > 0)).toEqual([true, false, false]);
    expect(found.map(({ similarity }) => similarity)).toEqual([null, null, null]);
    await maintainSources(app.runtime);
    await until(async () => (await row(src)).embedder === app.runtime.providers.embedder.id, {
      what: 'it is embedded again',
    });
    await settled(ada, base, src);
    expect((await ask(ada, base, 'cake')).map(({ score }) => score > 0)).toEqual([true, true, true]);
  });

  test('a source that failed then is embedded again a day later', async () => {
    const base = await newBase(ada);
    const { id: src } = await addText(ada, base, 'Bread is baked at four.');
    const { db } = app.runtime;
    const state = { embedder: 'old:one', status: 'failed', error_code: 'embedder_failed' } as const;
    await rests(src);
    await db.updateTable('knowledge_chunks').set({ embedder: 'old:one' }).where('source_id', '=', src).execute();
    await db.updateTable('knowledge_sources').set(state).where('id', '=', src).execute();
    await maintainSources(app.runtime);
    expect((await row(src)).status).toBe('failed');
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await db.updateTable('knowledge_sources').set({ updated_at: yesterday }).where('id', '=', src).execute();
    await maintainSources(app.runtime);
    expect(await settled(ada, base, src)).toMatchObject({ status: 'ready', error: null });
  });
});

describe('an ingestion that was killed', () => {
  const job = { attempt: 1, signal: new AbortController().signal };

  test('is repeated without embedding chunks again or storing them twice', async () => {
    const base = await newBase(ada);
    const { id: src, chunks } = await addText(ada, base, sections('One.', 'Two.', 'Three.'));
    await rests(src);
    // The state after a run that wrote its draft and died before publication.
    await app.runtime.db
      .updateTable('knowledge_sources')
      .set({ edition: 0, chunks: 0, content_hash: null, status: 'processing' })
      .where('id', '=', src)
      .execute();
    expect(await ask(ada, base, 'one')).toEqual([]);
    server.requests.length = 0;
    await ingestSource(app.runtime, ada.workspaceId, src, job);
    expect(server.texts()).toEqual([]);
    expect(await ada.ok('getKnowledgeBaseSource', { path: { id: base, src } })).toMatchObject({
      status: 'ready',
      chunks,
    });
    const rows = await app.runtime.db
      .selectFrom('knowledge_chunks')
      .select('id')
      .where('source_id', '=', src)
      .execute();
    expect(rows).toHaveLength(chunks);
  });

  test('fails in the end if it is never repeated', async () => {
    const base = await newBase(ada);
    const { id: src } = await addText(ada, base, 'Stuck.');
    await rests(src);
    const long = new Date(Date.now() - 3_600_000);
    await app.runtime.db
      .updateTable('knowledge_sources')
      .set({ status: 'processing', draft_at: long })
      .where('id', '=', src)
      .execute();
    await maintainSources(app.runtime);
    expect((await ada.ok('getKnowledgeBaseSource', { path: { id: base, src } })).error?.code).toBe('internal_error');
  });

  test('of a source deleted in the meantime leaves no data', async () => {
    const base = await newBase(ada);
    const { id: src } = await addText(ada, base, 'Gone.');
    await ada.ok('deleteKnowledgeBaseSource', { path: { id: base, src } });
    await ingestSource(app.runtime, ada.workspaceId, src, job);
    const rows = await app.runtime.db
      .selectFrom('knowledge_chunks')
      .select('id')
      .where('source_id', '=', src)
      .execute();
    expect(rows).toEqual([]);
  });

  test('of a source deleted between two batches leaves no data, even if its process dies', async () => {
    const base = await newBase(ada);
    const { id: src } = await addText(ada, base, 'Short.');
    await rests(src);
    // Three batches of chunks.
    const content = sections(...Array.from({ length: 150 }, (_, i) => `Loaf number ${i} of the bakery.`));
    await app.runtime.db.updateTable('knowledge_sources').set({ content }).where('id', '=', src).execute();
    const stop = new AbortController();
    const remove = async () => {
      await ada.ok('deleteKnowledgeBaseSource', { path: { id: base, src } });
      const purge = { workspaceId: ada.workspaceId, baseId: base, sourceId: src, number: null };
      await purgeSources(app.runtime, purge, new AbortController().signal);
    };
    const die = async () => {
      stop.abort(new Error('killed'));
      throw stop.signal.reason;
    };
    // Its transactions: begin the draft, reserve storage, one per batch.
    const removed = betweenTransactions(app.runtime.db, 4, remove);
    const killed = betweenTransactions(removed.db, 5, die);
    const run = ingestSource({ ...app.runtime, db: killed.db }, ada.workspaceId, src, { ...job, signal: stop.signal });
    await run.catch((error: unknown) => expect(error).toBe(stop.signal.reason));
    expect(removed.count()).toBeGreaterThanOrEqual(4);
    expect((await vectorsOf(src)).length).toBe(0);
  });
});
