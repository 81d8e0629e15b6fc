// Turns: many sources of some workspaces do not delay other workspaces, an interrupted turn loses nothing, and a lost turn is
// enqueued again. Sites and the embedder are slow servers on loopback.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startEmbeddingsServer, type EmbeddingsServer } from '../../../scripts/stand-ins/embeddings-server.ts';
import { ingestSource } from '../../../src/resources/knowledge-bases/ingestion/ingest.ts';
import { maintainSources } from '../../../src/resources/knowledge-bases/service/upkeep.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { isFull } from '../../support/sizes.ts';
import { until } from '../../support/until.ts';
import { addSource, addText, article, newBase, settled, startSite, type Route, type Site } from './support.ts';

let app: TestApp;
let server: EmbeddingsServer;
let ada: Tenant;
beforeAll(async () => {
  server = await startEmbeddingsServer();
  app = await startTestApp({ env: { EMBEDDINGS_BASE_URL: server.baseUrl, EMBEDDINGS_MODEL: 'small' } });
  ada = await newTenant(app.url);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const open: Site[] = [];
afterEach(() => Promise.all(open.splice(0).map((site) => site.close())));

interface SlowSite extends Site {
  /** Current and maximum number of concurrent page requests. */
  inProgress: { now: number; most: number };
}

/** A site with this many pages; each takes `ms` and links to the next ones. */
async function slowSite(ms: number, pages = 1_000): Promise<SlowSite> {
  const inProgress = { now: 0, most: 0 };
  const page =
    (index: number): Route =>
    (_request, response) => {
      inProgress.most = Math.max(inProgress.most, ++inProgress.now);
      const next = Array.from({ length: Math.min(8, pages - index - 1) }, (_, i) => index + 1 + i);
      const links = next.map((to) => `<a href="/${to}">Page ${to}</a>`).join(' ');
      const text = article(`Page ${index}`, `What is said on page ${index} of this site.`, `More words. ${links}`);
      const timer = setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(text), ms);
      response.on('close', () => {
        clearTimeout(timer);
        inProgress.now--;
      });
    };
  const routes = Object.fromEntries(Array.from({ length: pages }, (_, i) => [`/${i}`, page(i)]));
  const site = { ...(await startSite(routes)), inProgress };
  open.push(site);
  return site;
}

const crawl = { max_depth: 5, max_pages: 200 };

describe('sources of many workspaces', () => {
  test('are read in turns: a document is ready soon while more workspaces than slots crawl slow sites', async () => {
    const site = await slowSite(1_000);
    const floods = await Promise.all(Array.from({ length: 6 }, () => newTenant(app.url)));
    for (const tenant of floods) {
      const base = await newBase(tenant);
      // Each takes two turns; in sequence this would take minutes.
      for (let i = 0; i < 4; i++)
        await addSource(tenant, base, { url: `${site.url}/0?copy=${tenant.workspaceId}${i}`, crawl });
    }
    await until(() => site.inProgress.now > 0, { what: 'the crawls have started' });
    const base = await newBase(ada);
    const { id } = await addSource(ada, base, { content: 'The shop opens at nine.' });
    // Two rounds of six workspaces over four places, of five seconds and a page each.
    expect(await settled(ada, base, id, 20_000)).toMatchObject({ status: 'ready' });
    // No workspace uses more than one of the four slots.
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from source_turns where state = 'reading' group by workspace_id order by 1 desc`.execute(
      app.runtime.db,
    );
    expect(rows.map(({ n }) => n).filter((n) => n > 1)).toEqual([]);
    for (const tenant of floods) {
      const { data } = await tenant.ok('listKnowledgeBases', {});
      for (const { id: flooded } of data) await tenant.ok('deleteKnowledgeBase', { path: { id: flooded } });
    }
    await until(() => site.inProgress.now === 0, { withinMs: 30_000, what: 'crawls of deleted bases end' });
  }, 90_000);

  test('a workspace reads one source at a time; a deleted source keeps its slot until its read ends', async () => {
    const site = await slowSite(700);
    const tenant = await newTenant(app.url);
    const base = await newBase(tenant);
    for (let i = 0; i < 6; i++) {
      const { id } = await addSource(tenant, base, { url: `${site.url}/0?copy=${i}`, crawl });
      await until(() => site.asked.length > i, { what: 'a page is requested' });
      await tenant.ok('deleteKnowledgeBaseSource', { path: { id: base, src: id } });
    }
    expect(site.inProgress.most).toBe(1);
  }, 60_000);
});

describe('a crawl that takes longer than its turn', () => {
  test('continues where it stopped and requests no page twice', async () => {
    // Three turns: the document is added during the second at the latest, and has its own before the third.
    const site = await slowSite(1_200, 12);
    const base = await newBase(ada);
    const { id } = await addSource(ada, base, { url: `${site.url}/0`, crawl });
    await until(async () => (await readings(id)) === 1, { withinMs: 30_000, what: 'a turn has ended' });
    // A document of the same workspace does not wait for the crawl either.
    expect(await addText(ada, await newBase(ada), 'In between.')).toMatchObject({ status: 'ready' });
    expect((await ada.ok('getKnowledgeBaseSource', { path: { id: base, src: id } })).status).toBe('processing');
    expect(await settled(ada, base, id)).toMatchObject({ status: 'ready', pages: 12 });
    const asked = site.asked.filter((path) => path !== '/robots.txt' && path !== '/');
    expect(asked.toSorted()).toEqual(Array.from({ length: 12 }, (_, i) => `/${i}`).toSorted());
    await until(async () => (await readings(id)) === 0, { what: 'what the turns read is removed after the last one' });
  }, 60_000);

  test.runIf(isFull)(
    'starts again when it is refreshed meanwhile',
    async () => {
      const site = await slowSite(1_200, 7);
      const base = await newBase(ada);
      const { id } = await addSource(ada, base, { url: `${site.url}/0`, crawl });
      await until(() => site.asked.includes('/2'), { withinMs: 20_000, what: 'it is being read' });
      await ada.ok('refreshKnowledgeBaseSource', { path: { id: base, src: id } });
      await until(() => site.asked.filter((path) => path === '/6').length > 0, {
        withinMs: 40_000,
        what: 'the last page',
      });
      expect(await settled(ada, base, id)).toMatchObject({ status: 'ready', pages: 7 });
      expect(site.asked.filter((path) => path === '/0')).toHaveLength(2);
    },
    60_000,
  );
});

describe('a document whose embedding takes longer than its turn', () => {
  test('continues after its last chunk, embeds nothing twice and has every chunk once', async () => {
    const base = await newBase(ada, { chunking: { max_chars: 200, overlap_chars: 20 } });
    const content = Array.from({ length: 300 }, (_, i) => `# Part ${i}\n\nWords of part ${i}.`).join('\n\n');
    server.requests.length = 0;
    server.script(...Array.from({ length: 3 }, () => ({ kind: 'late' as const, ms: 2_600 })));
    const { id } = await addSource(ada, base, { content });
    await until(async () => (await readings(id)) === 1, { withinMs: 30_000, what: 'a turn has ended' });
    expect(await settled(ada, base, id)).toMatchObject({ status: 'ready', chunks: 300 });
    expect(server.texts()).toHaveLength(300);
    const chunks = await app.runtime.db
      .selectFrom('knowledge_chunks')
      .select('position')
      .where('source_id', '=', id)
      .orderBy('position')
      .execute();
    expect(chunks.map(({ position }) => position)).toEqual(Array.from({ length: 300 }, (_, i) => i));
  }, 60_000);
});

describe('a turn whose job was lost', () => {
  test('is enqueued again, and the other sources of its workspace follow', async () => {
    const tenant = await newTenant(app.url);
    const base = await newBase(tenant);
    const { id: first } = await addText(tenant, base, 'First.');
    await until(async () => (await turnsOf(tenant)) === 0, { what: 'its turn is over' });
    const { db } = app.runtime;
    // The state after a job whose last attempt failed because of the database.
    await sql`insert into source_turns (workspace_id, source_id, state, turn_at)
      values (${tenant.workspaceId}, ${first}, 'reading', now() - interval '2 minutes')`.execute(db);
    const { id: second } = await addSource(tenant, base, { content: 'Second.' });
    await sql`update knowledge_sources set status = 'processing' where id = ${first}`.execute(db);
    await maintainSources(app.runtime);
    expect(await settled(tenant, base, first)).toMatchObject({ status: 'ready' });
    expect(await settled(tenant, base, second)).toMatchObject({ status: 'ready' });
    await until(async () => (await turnsOf(tenant)) === 0, { what: 'no turn is left' });
  });

  test('repeatedly fails its source with a reason', async () => {
    const tenant = await newTenant(app.url);
    const base = await newBase(tenant);
    const { id } = await addText(tenant, base, 'Text.');
    await until(async () => (await turnsOf(tenant)) === 0, { what: 'its turn is over' });
    const { db } = app.runtime;
    await sql`insert into source_turns (workspace_id, source_id, state, turn_at, attempts)
      values (${tenant.workspaceId}, ${id}, 'reading', now() - interval '2 minutes', 7)`.execute(db);
    await sql`update knowledge_sources set status = 'processing' where id = ${id}`.execute(db);
    await maintainSources(app.runtime);
    const { status, error } = await settled(tenant, base, id);
    expect([status, error?.code]).toEqual(['failed', 'internal_error']);
    expect(error!.detail).toContain('Refresh the source');
    await until(async () => (await turnsOf(tenant)) === 0, { what: 'no turn is left' });
  });
});

describe('an address that cannot be reached', () => {
  test('is tried three times without delaying other sources of its workspace', async () => {
    const broken = await startSite({ '/': (_request, response) => void response.writeHead(503).end() });
    open.push(broken);
    const tenant = await newTenant(app.url);
    const base = await newBase(tenant);
    const { id } = await addSource(tenant, base, { url: `${broken.url}/` });
    await until(() => broken.asked.filter((path) => path === '/').length === 1, { what: 'the first attempt' });
    expect(await addText(tenant, base, 'Meanwhile.')).toMatchObject({ status: 'ready' });
    const { status } = await tenant.ok('getKnowledgeBaseSource', { path: { id: base, src: id } });
    expect(status).toBe('processing');
    expect(await settled(tenant, base, id)).toMatchObject({ status: 'failed', error: { code: 'http_error' } });
    expect(broken.asked.filter((path) => path === '/')).toHaveLength(3);
  }, 60_000);
});

describe('a source that is refreshed while it is being read', () => {
  const held: (() => void)[] = [];
  /** A page that is sent when the test calls its function in `held`. */
  const page = (text: string): Route => {
    return (_request, response) =>
      void held.push(() => response.writeHead(200, { 'content-type': 'text/html' }).end(text));
  };

  test.each([
    ['succeeds', article('Hours', 'We open at nine.')],
    ['fails', '<html><body></body></html>'],
  ])('is pending until the next reading, also if the first one %s', async (_what, first) => {
    held.length = 0;
    const site = await startSite({ '/': page(first) });
    open.push(site);
    const tenant = await newTenant(app.url);
    const base = await newBase(tenant);
    const { id } = await addSource(tenant, base, { url: `${site.url}/` });
    await until(() => held.length === 1, { what: 'the first reading' });
    await tenant.ok('refreshKnowledgeBaseSource', { path: { id: base, src: id } });
    site.routes['/'] = page(article('Hours', 'We open at ten.'));
    held[0]!();
    await until(() => held.length === 2, { what: 'the second reading' });
    expect(await statesOf(id)).toEqual(['pending', 'processing', 'pending', 'processing']);
    held[1]!();
    expect(await settled(tenant, base, id)).toMatchObject({ status: 'ready', error: null, chunks: 1 });
  });
});

describe('a draft that is resumed', () => {
  test('cannot be resumed with another embedder', async () => {
    const base = await newBase(ada);
    const { id } = await addText(ada, base, 'One.');
    await until(async () => (await turnsOf(ada)) === 0, { what: 'its turn is over' });
    const { db } = app.runtime;
    const { draft } = await db
      .selectFrom('knowledge_sources')
      .select('draft')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await sql`update knowledge_sources set status = 'processing' where id = ${id}`.execute(db);
    await sql`insert into source_readings (workspace_id, source_id, draft, embedder)
      values (${ada.workspaceId}, ${id}, ${draft}, 'old:one')`.execute(db);
    const job = { attempt: 1, maxAttempts: 3, signal: new AbortController().signal };
    // With the pages of the previous turn, which do not exist, the source would be empty.
    expect(await ingestSource(app.runtime, ada.workspaceId, id, job)).toEqual({ state: 'over' });
    expect(await settled(ada, base, id)).toMatchObject({ status: 'ready', chunks: 1 });
  });
});

async function readings(sourceId: string): Promise<number> {
  const rows = await app.runtime.db
    .selectFrom('source_readings')
    .select('source_id')
    .where('source_id', '=', sourceId)
    .execute();
  return rows.length;
}

/** The states of a source that its workspace's event stream reports, without repetitions. */
async function statesOf(sourceId: string): Promise<string[]> {
  const { rows } = await sql<{ status: string }>`
    select data ->> 'status' as status from workspace_changes
    where type = 'knowledge_source.changed' and data ->> 'source_id' = ${sourceId} order by position`.execute(
    app.runtime.db,
  );
  return rows.map(({ status }) => status).filter((status, i, all) => status !== all[i - 1]);
}

async function turnsOf(tenant: Tenant): Promise<number> {
  const rows = await app.runtime.db
    .selectFrom('source_turns')
    .select('source_id')
    .where('workspace_id', '=', tenant.workspaceId)
    .execute();
  return rows.length;
}
