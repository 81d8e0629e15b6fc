// Search on a real database: which texts are embedded, and chunks of unpublished editions.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddingsServer, type EmbeddingsServer } from '../../../scripts/stand-ins/embeddings-server.ts';
import { searchKnowledge } from '../../../src/resources/knowledge-bases/service/search.ts';
import { searchedBases } from '../../../src/resources/knowledge-bases/store.ts';
import { nearestExact } from '../../../src/resources/knowledge-bases/store/search.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { addText, ask, newBase } from './support.ts';

let app: TestApp;
let ada: Tenant;
let server: EmbeddingsServer;
beforeAll(async () => {
  server = await startEmbeddingsServer();
  app = await startTestApp({ env: { EMBEDDINGS_BASE_URL: server.baseUrl } });
  ada = await newTenant(app.url);
});
afterAll(async () => {
  await app?.close();
  await server?.close();
});

const { signal } = new AbortController();

test('a workspace that asks a question again does not wait for its embedding; another workspace does', async () => {
  const base = await newBase(ada);
  await addText(ada, base, 'The bakery opens at seven.');
  const bob = await newTenant(app.url);
  const other = await newBase(bob);
  await addText(bob, other, 'The garage opens at nine.');
  const question = 'When does it open on a Monday?';
  const embedded = () => server.texts().filter((text) => text === question).length;
  const first = await ask(ada, base, question);
  expect(embedded()).toBe(1);
  expect(await ask(ada, base, question)).toEqual(first);
  const request = { query: question, limit: 5, signal };
  expect(await searchKnowledge(app.runtime, ada.workspaceId, [base], request)).toMatchObject([
    { text: 'The bakery opens at seven.' },
  ]);
  expect(embedded()).toBe(1);
  await ask(bob, other, question);
  expect(embedded()).toBe(2);
});

test('a conversation whose bases are all deleted finds nothing, even if its question cannot be embedded', async () => {
  server.script({ kind: 'status', status: 400 });
  const request = { query: 'Is anybody there?', limit: 5, signal };
  expect(await searchKnowledge(app.runtime, ada.workspaceId, ['kb_gone'], request)).toEqual([]);
});

test('chunks of an unpublished edition never displace others, however close they are', async () => {
  const { db, providers } = app.runtime;
  const base = await newBase(ada);
  await addText(ada, base, '# Bread\n\nRye bread is dark.\n\n# Cake\n\nThe cake has cherries.');
  const [vector] = await providers.embedder.embed(['Rye bread is dark.'], { purpose: 'query', signal });
  const by = { vector: vector!, embedder: providers.embedder.id };
  const [found] = await searchedBases(db, ada.workspaceId, [base]);
  const scope = { workspaceId: ada.workspaceId, numbers: [found!.number], filter: null };
  const before = await nearestExact(db, scope, by, 2);
  expect(before.length).toBeGreaterThan(0);
  await sql`insert into knowledge_chunks (workspace_id, id, knowledge_base_id, source_id, edition, position, text, hash,
      embedder, words)
    select c.workspace_id, 'chk_next_' || n, c.knowledge_base_id, c.source_id, c.edition + 1, n, c.text, c.hash, c.embedder,
      c.words
    from knowledge_chunks c cross join generate_series(1, 20) n where c.id = ${before[0]!.id}`.execute(db);
  await sql`insert into knowledge_vectors (base_number, edition, embedding, workspace_id, chunk_id, source_id)
    select base_number, edition + 1, embedding, workspace_id, 'chk_next_' || n, source_id
    from knowledge_vectors cross join generate_series(1, 20) n where chunk_id = ${before[0]!.id}`.execute(db);
  expect(await nearestExact(db, scope, by, 2)).toEqual(before);
});
