// Search on a real database: which texts are embedded, and chunks of unpublished editions.
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbeddingsServer, type EmbeddingsServer } from '../../../scripts/stand-ins/embeddings-server.ts';
import { searchKnowledge } from '../../../src/resources/knowledge-bases/service/search.ts';
import { searchedBases } from '../../../src/resources/knowledge-bases/store.ts';
import { byWords, nearestExact } from '../../../src/resources/knowledge-bases/store/search.ts';
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

test('a conversation does not wait for a slow embedder: it gets the passages that the words find', async () => {
  const base = await newBase(ada);
  await addText(ada, base, 'The ferry departs at nine.');
  const { embedder } = app.runtime.providers;
  const never = { ...embedder, embed: () => new Promise<Float32Array[]>(() => undefined) };
  const slow = { ...app.runtime, providers: { ...app.runtime.providers, embedder: never } };
  const request = { query: 'When does the ferry depart?', limit: 5, signal, embedWithinMs: 50 };
  const found = await searchKnowledge(slow, ada.workspaceId, [base], request);
  expect(found).toMatchObject([{ text: 'The ferry departs at nine.', similarity: null }]);
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

describe('a search by words', () => {
  const findable: [string, string, string[]][] = [
    [
      'an order number',
      'The case SKU-4711 costs 12.50 EUR.',
      ['4711', 'SKU-4711', 'sku 4711', 'SKU4711', '12.50', '12,50'],
    ],
    ['a number written in one word', 'Filter HX200B fits the boiler.', ['HX-200B', 'hx 200 b', 'HX200B']],
    ['the parts of a pair', 'Closed Montag/Dienstag, price per person/night.', ['Dienstag', 'night', 'Montag']],
    ['words without a space after a full stop', 'Parking is free.Ring the bell.', ['ring']],
    ['a telephone number', 'Call +49 30 1234-567.', ['1234567', '1234 567', '1234-567']],
    ['a date', 'The fair begins on 2024-01-05.', ['2024-01-05', '2024 01 05']],
    ['a compound', 'Write an e-mail, or use the Wi-Fi.', ['email', 'e-mail', 'wifi', 'wi fi']],
    ['an address', 'Write to info@example.com or see https://example.com/prices/rates.', ['example', 'rates', 'info']],
    ['letters in another form', 'Cafe\u0301 １２３ belongs to the ﬁrm.', ['Café', '123', 'firm']],
  ];
  test.each(findable)('finds %s, however it is written', async (_what, text, queries) => {
    const base = await newBase(ada);
    await addText(ada, base, text);
    const [found] = await searchedBases(app.runtime.db, ada.workspaceId, [base]);
    const scope = { workspaceId: ada.workspaceId, numbers: [found!.number], filter: null };
    const hits = queries.map(async (query) => [query, (await byWords(app.runtime.db, scope, query, 5)).length]);
    expect(await Promise.all(hits)).toEqual(queries.map((query) => [query, 1]));
  });

  test('keeps the number of a long question', async () => {
    const base = await newBase(ada);
    await addText(ada, base, 'The article 4711 is sold out.');
    const [found] = await searchedBases(app.runtime.db, ada.workspaceId, [base]);
    const scope = { workspaceId: ada.workspaceId, numbers: [found!.number], filter: null };
    const question =
      'Hello, yesterday evening somebody recommended your catalogue; please tell whether number 4711 currently remains available, ' +
      'including delivery towards northern countries';
    expect(await byWords(app.runtime.db, scope, question, 5)).toHaveLength(1);
  });

  test.each([
    ['Was kostet die Lasagne?', 'Lasagne 13,90 EUR', 'Die Trattoria ist die beste.'],
    ['Quel est le prix de la lasagne ?', 'Lasagne 13,90 EUR', 'La carte de la maison et le vin.'],
    ['¿Cuánto cuesta el libro de cocina?', 'Libro 13,90 EUR', 'El horario de la tienda y el mapa.'],
    ['Сколько стоит она?', 'Она стоит 5 рублей.', 'Она открыта.'],
    ['Does the hat cost more than a scarf?', 'The hat is 20 EUR.', 'More than the usual.'],
    ['die', 'A die with six sides.', 'Nothing.'],
    ['van rental', 'A van costs 50 EUR a day.', 'Nothing.'],
    ['Öffnungszeiten für Hunde', 'Hunde 9 bis 17', 'Parkplatz für Busse.'],
  ])('of "%s" ignores the stop words of its language', async (question, answer, other) => {
    const base = await newBase(ada);
    await Promise.all([addText(ada, base, answer), addText(ada, base, other)]);
    const [found] = await searchedBases(app.runtime.db, ada.workspaceId, [base]);
    const scope = { workspaceId: ada.workspaceId, numbers: [found!.number], filter: null };
    const ids = (await byWords(app.runtime.db, scope, question, 5)).map(({ id }) => id);
    const { rows } = await sql<{
      text: string;
    }>`select text from knowledge_chunks where id = any (${ids}::text[])`.execute(app.runtime.db);
    expect(rows).toEqual([{ text: answer }]);
  });

  test('also finds them in chunks of releases that indexed the words of Postgres', async () => {
    const { db } = app.runtime;
    const base = await newBase(ada);
    const text = 'Der Artikel SKU-4711 gehört zu Keller/Bad. Filter HX200B.';
    const { id: src } = await addText(ada, base, text);
    const [found] = await searchedBases(db, ada.workspaceId, [base]);
    await sql`update knowledge_chunks set words = array(
      select ${found!.number} || ':' || lexeme from unnest(to_tsvector('english', ${text}::text))) where source_id = ${src}`.execute(
      db,
    );
    const scope = { workspaceId: ada.workspaceId, numbers: [found!.number], filter: null };
    const counts = () =>
      Promise.all(
        ['4711', 'Keller', 'hx 200b', 'ch'].map(async (query) => (await byWords(db, scope, query, 5)).length),
      );
    expect(await counts()).toEqual([0, 0, 0, 0]);
    await sql.raw(readFileSync('db/migrations/0150_knowledge_words.sql', 'utf8')).execute(db);
    expect(await counts()).toEqual([1, 1, 1, 0]);
  });
});
