// Knowledge bases over HTTP: bases, sources, search results, both spellings of the path, and links from agents.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type OperationId } from '../../../generated/operations.ts';
import type { KnowledgeChunkPage } from '../../../generated/types.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { markedCursor } from '../../support/cursor.ts';
import { until } from '../../support/until.ts';
import { docxOf, pdfOf } from './documents.ts';
import { addSource, addText, ask, newBase, settled, upload, uploaded } from './support.ts';

let app: TestApp;
let ada: Tenant;
let eve: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  ada = await newTenant(app.url);
  eve = await newTenant(app.url);
});
afterAll(() => app.close());

const HOURS = '# Hours\n\nThe bakery opens at seven in the morning and closes at six in the evening.';
const PRICES = '# Prices\n\nA rye loaf costs four dollars. A croissant costs two dollars.';

describe('createKnowledgeBase', () => {
  test('fills in defaults, and the response is a valid request', async () => {
    const base = await ada.ok('createKnowledgeBase', { body: { name: 'Bakery' } });
    expect(base).toMatchObject({
      description: '',
      chunking: { max_chars: 1000, overlap_chars: 150 },
      refresh_interval_seconds: null,
      sources: { pending: 0, processing: 0, ready: 0, failed: 0 },
      agent_ids: [],
    });
    const copy = await ada.ok('createKnowledgeBase', { body: base });
    expect(copy.id).not.toBe(base.id);
  });

  test('rejects an overlap of half a chunk', async () => {
    const body = { name: 'x', chunking: { max_chars: 200, overlap_chars: 100 } };
    const { errors } = await ada.refused('createKnowledgeBase', { body });
    expect(errors).toEqual(['/chunking/overlap_chars too_large']);
  });
});

describe('the alias path of knowledge bases', () => {
  test('returns the same response for every operation', async () => {
    const base = await newBase(ada);
    const { id: src } = await addText(ada, base, HOURS);
    const headers = { authorization: `Bearer ${ada.jwt}`, 'content-type': 'application/json' };
    const reading: [OperationId, string?][] = [
      ['listKnowledgeBases'],
      ['getKnowledgeBase'],
      ['listKnowledgeBaseSources'],
      ['getKnowledgeBaseSource'],
      ['listKnowledgeBaseChunks'],
      ['queryKnowledgeBase', '{"query":"opening","limit":1}'],
    ];
    for (const [id, body] of reading) {
      const path = operations[id].template.replace('{id}', base).replace('{src}', src);
      const answers = [path, path.replace('/knowledge-base', '/knowledge-bases')].map(async (url) => {
        const answer = await fetch(`${app.url}${url}`, {
          method: operations[id].method,
          headers,
          ...(body ? { body } : {}),
        });
        const { ms: _, ...rest } = (await answer.json()) as Record<string, unknown>;
        return [answer.status, rest];
      });
      const [singular, plural] = await Promise.all(answers);
      expect(plural, id).toEqual(singular);
      expect(singular![0], id).toBe(200);
    }
  });

  test('exists for every operation of the singular', () => {
    const ours = Object.values(operations).filter(({ tag }) => tag === 'knowledge-bases');
    const routes = new Set(
      ours.flatMap(({ method, path, aliases }) => [path, ...aliases].map((one) => `${method} ${one}`)),
    );
    const singular = [...routes].filter((route) => /knowledge-base(\/|$)/.test(route));
    expect(singular.filter((route) => !routes.has(route.replace('/knowledge-base', '/knowledge-bases')))).toEqual([]);
    expect([ours.length, routes.size]).toEqual([16, 26]);
  });
});

describe('sources of a knowledge base', () => {
  test('of six kinds are read, and a query finds each', async () => {
    const base = await newBase(ada);
    const sources = await Promise.all([
      addText(ada, base, HOURS),
      uploaded(ada, base, { name: 'parking.txt', bytes: 'You can park behind the house, beside the river.' }),
      uploaded(ada, base, { name: 'prices.csv', bytes: 'Article;Price\nRye bread;4,20\nPoppy roll;0,80\n' }),
      uploaded(ada, base, {
        name: 'sizes.pdf',
        bytes: pdfOf(['Wedding cakes come in three sizes.', 'The largest feeds eighty guests.']),
      }),
      uploaded(ada, base, {
        name: 'allergy.docx',
        bytes: docxOf(['# Allergies', 'The almond tart contains nuts and gluten.']),
      }),
      uploaded(ada, base, {
        name: 'vacation.html',
        bytes: '<title>Vacation</title><p>In August the ovens stay cold: we are on holiday for two weeks.</p>',
      }),
    ]);
    expect(sources.map(({ status, error }) => [status, error])).toEqual(sources.map(() => ['ready', null]));
    const questions = [
      'When do you open?',
      'Where may I leave my car?',
      'What is the price of a poppy roll?',
      'Is there a cake for eighty people?',
      'Are there nuts in the tart?',
      'When are you on vacation?',
    ];
    const answers = await Promise.all(questions.map((question) => ask(ada, base, question, { limit: 5 })));
    expect(answers.map(([first]) => first!.source_id)).toEqual(sources.map(({ id }) => id));
    // Ranks give only the order; the distance shows whether a chunk is relevant.
    for (const [first, ...others] of answers) {
      for (const { similarity } of others) expect(similarity).toBeLessThan(first!.similarity!);
    }
    expect((await ask(ada, base, 'Who won the world cup?'))[0]!.similarity).toBeLessThan(0.3);
    const { sources: counts, chunks } = await ada.ok('getKnowledgeBase', { path: { id: base } });
    expect([counts, chunks]).toEqual([{ pending: 0, processing: 0, ready: 6, failed: 0 }, 6]);
  });

  test('report their size; a text source also returns its content, which is a valid request', async () => {
    const base = await newBase(ada);
    const source = await addText(ada, base, `${HOURS}\n\n${PRICES}`, { title: 'House', category: 'visit' });
    expect(source).toMatchObject({
      type: 'text',
      status: 'ready',
      chunks: 2,
      pages: 1,
      bytes: 156,
      metadata: { title: 'House' },
    });
    const { data } = await ada.ok('listKnowledgeBaseSources', { path: { id: base } });
    expect(data.map(({ content }) => content)).toEqual([null]);
    const copy = await addSource(ada, base, source);
    expect(await settled(ada, base, copy.id)).toMatchObject({ status: 'ready', chunks: 2 });
  });

  test('lose soft hyphens and other characters that nobody sees', async () => {
    const base = await newBase(ada);
    const { id: src } = await addText(ada, base, '\ufeffDonau\u00addampf\u00adschiff \u200bahoi.');
    const { data } = await ada.ok('listKnowledgeBaseChunks', { path: { id: base, src } });
    expect(data.map(({ text }) => text)).toEqual(['Donaudampfschiff ahoi.']);
  });

  test('show their chunks page by page in the order of the text', async () => {
    const base = await newBase(ada, { chunking: { max_chars: 200, overlap_chars: 0 } });
    const lines = Array.from(
      { length: 30 },
      (_, i) => `Rule number ${i} says that step ${i} comes after all the steps before it.`,
    );
    const { id: src, chunks } = await addText(ada, base, lines.join(' '));
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit: '4', include_total: 'true', ...(cursor ? { cursor } : {}) };
      const page: KnowledgeChunkPage = await ada.ok('listKnowledgeBaseChunks', { path: { id: base, src }, query });
      expect(page.total).toBe(chunks);
      seen.push(...page.data.map(({ position }) => position));
      cursor = page.next_cursor;
    } while (cursor);
    expect(chunks).toBeGreaterThan(8);
    expect(seen).toEqual(Array.from({ length: chunks }, (_, i) => i));
    const path = { id: base, src };
    const all = (await ada.ok('listKnowledgeBaseChunks', { path })).data;
    const chunk_id = [all[5]!.id, 'chk_gone', all[2]!.id, all[7]!.id].join(',');
    const some = { chunk_id, limit: '2', include_total: 'true' };
    const first = await ada.ok('listKnowledgeBaseChunks', { path, query: some });
    expect([first.data, first.total]).toEqual([[all[2], all[5]], 3]);
    const rest = await ada.ok('listKnowledgeBaseChunks', { path, query: { ...some, cursor: first.next_cursor! } });
    expect([rest.data, rest.next_cursor]).toEqual([[all[7]], null]);
    const query = { cursor: markedCursor('listKnowledgeBaseChunks', ['a'], path) };
    const wrong = await ada.refused('listKnowledgeBaseChunks', { path, query });
    expect(wrong.code).toBe('invalid_cursor');
  });

  test.each([
    [{}, '/content one_of'],
    [{ content: 'x', url: 'https://example.com' }, '/url one_of'],
    [{ content: '   ' }, '/content too_short'],
    [{ content: 'x', crawl: { max_depth: 1 } }, '/crawl not_allowed'],
    [{ url: 'ftp://example.com/a' }, '/url invalid_url'],
    [{ url: 'http://10.0.0.1/' }, '/url private_address'],
    [{ url: 'http://169.254.169.254/latest' }, '/url private_address'],
    [{ url: 'http://[::ffff:10.0.0.1]/' }, '/url private_address'],
    [{ content: 'x', metadata: { long: 'x'.repeat(17_000) } }, '/metadata too_long'],
    [{ content: 'x', metadata: { lists: Array.from({ length: 1_000 }, () => []) } }, '/metadata too_many'],
  ])('%j are refused', async (body, error) => {
    const base = await newBase(ada);
    const { status, errors } = await ada.refused('addKnowledgeBaseSource', { path: { id: base }, body });
    expect([status, errors]).toEqual([422, [error]]);
  });

  test.each([
    ['of an unknown kind', { name: 'tool.exe', bytes: 'MZ' }, 422, '/file unsupported_type'],
    ['that is empty', { name: 'a.txt', bytes: '' }, 422, '/file too_short'],
    ['with metadata that is no JSON', { name: 'a.txt', bytes: 'x', metadata: '{' }, 422, '/metadata wrong_format'],
    [
      'with metadata that has an integer that would be rounded',
      { name: 'a.txt', bytes: 'x', metadata: '{"id":9007199254740993}' },
      422,
      '/metadata/id inexact_number',
    ],
    [
      'with metadata that has a NUL',
      { name: 'a.txt', bytes: 'x', metadata: '{"a":{"b":"\\u0000"}}' },
      422,
      '/metadata wrong_format',
    ],
    ['with metadata that is no object', { name: 'a.txt', bytes: 'x', metadata: '[1]' }, 422, '/metadata wrong_type'],
    ['of more than 25 MiB', { name: 'a.txt', bytes: new Uint8Array(25 * 1024 * 1024 + 1) }, 413, undefined],
  ])('a file %s is refused', async (_what, file, status, error) => {
    const base = await newBase(ada);
    const answer = await upload(ada, base, file);
    const { errors = [] } = answer.body as { errors?: { pointer: string; code: string }[] };
    expect([answer.status, errors.map(({ pointer, code }) => `${pointer} ${code}`)[0]]).toEqual([status, error]);
  });

  test('metadata with backslashes before a u is kept', async () => {
    const base = await newBase(ada);
    const metadata = { path: String.raw`C:\data\udata`, pattern: String.raw`\u0000` };
    const added = await ada.ok('addKnowledgeBaseSource', { path: { id: base }, body: { content: HOURS, metadata } });
    const file = await uploaded(ada, base, { name: 'a.txt', bytes: HOURS, metadata: JSON.stringify(metadata) });
    expect([added.metadata, file.metadata]).toEqual([metadata, metadata]);
  });

  test('repeated uploads with one Idempotency-Key create one source', async () => {
    const base = await newBase(ada);
    const body = { content: HOURS };
    const request = { path: { id: base }, body, headers: { 'idempotency-key': `add-${base}` } };
    const [first, second] = [
      await ada.ok('addKnowledgeBaseSource', request),
      await ada.ok('addKnowledgeBaseSource', request),
    ];
    expect(second.id).toBe(first.id);
    const { total } = await ada.ok('listKnowledgeBaseSources', {
      path: { id: base },
      query: { include_total: 'true' },
    });
    expect(total).toBe(1);
  });

  test('a deleted source is not found any more and leaves no data', async () => {
    const base = await newBase(ada);
    const { id: src } = await uploaded(ada, base, { name: 'secret.txt', bytes: 'The word is marzipan.' });
    await ada.ok('deleteKnowledgeBaseSource', { path: { id: base, src } });
    expect(await ask(ada, base, 'marzipan')).toEqual([]);
    expect((await ada.refused('getKnowledgeBaseSource', { path: { id: base, src } })).status).toBe(404);
    await until(async () => (await left(src)).length === 0, { what: 'its chunks are deleted' });
    await until(async () => (await app.runtime.storage.list(`knowledge/${base}/`)).length === 0, {
      what: 'its file is deleted',
    });
  });
});

const left = (src: string) =>
  app.runtime.db.selectFrom('knowledge_chunks').select('id').where('source_id', '=', src).execute();

describe('queryKnowledgeBase', () => {
  test('returns min(limit, n) chunks, regardless of their relevance', async () => {
    const base = await newBase(ada, { chunking: { max_chars: 200, overlap_chars: 0 } });
    const text = Array.from({ length: 14 }, (_, i) => `# Part ${i}\n\nSentence about thing ${i}.`).join('\n\n');
    const { chunks } = await addText(ada, base, text);
    expect(chunks).toBe(14);
    const counts = await Promise.all(
      [1, 5, 10, 14, 50].map(async (limit) => (await ask(ada, base, 'zebra', { limit })).length),
    );
    expect(counts).toEqual([1, 5, 10, 14, 14]);
    const found = await ask(ada, base, 'zebra', { limit: 50 });
    expect(new Set(found.map(({ chunk_id: id }) => id)).size).toBe(14);
    expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a));
  });

  test('finds by words what the embedding does not find', async () => {
    const base = await newBase(ada);
    await addText(ada, base, 'Order QX-7731 is on the shelf by the door.');
    await addText(ada, base, 'Orders are kept for three days and then given away.');
    const [first] = await ask(ada, base, 'qx-7731');
    expect(first!.text).toContain('QX-7731');
  });

  test('finds words of languages that write no white space', async () => {
    const base = await newBase(ada);
    await addText(ada, base, '営業時間は午前九時から午後五時までです。');
    await addText(ada, base, '駐車場は店の裏にあります。');
    await addText(ada, base, '停车场在商店后面。');
    const matchOf = async (query: string) => (await ask(ada, base, query, { limit: 1 }))[0]!.text;
    expect(await matchOf('駐車場はどこですか')).toContain('店の裏');
    expect(await matchOf('何時まで営業していますか')).toContain('九時');
    expect(await matchOf('停车场在哪里？')).toContain('后面');
  });

  test('searches only sources with matching metadata', async () => {
    const base = await newBase(ada);
    const visit = await addText(ada, base, HOURS, { category: 'visit', tags: { language: 'en' } });
    await addText(ada, base, PRICES, { category: 'shop' });
    const found = await ask(ada, base, 'bread', { filter: { category: 'visit', tags: { language: 'en' } } });
    expect(found.map(({ source_id: id }) => id)).toEqual([visit.id]);
    expect(await ask(ada, base, 'bread', { filter: { category: 'none' } })).toEqual([]);
  });

  test('never searches another base or another workspace', async () => {
    const [mine, other, hers] = [await newBase(ada), await newBase(ada), await newBase(eve)];
    await addText(ada, mine, HOURS);
    await addText(ada, other, 'The bakery of the other base opens at noon.');
    await addText(eve, hers, 'The bakery of Eve opens at midnight.');
    const found = await ask(ada, mine, 'When does the bakery open?', { limit: 50 });
    expect(found).toHaveLength(1);
    expect((await eve.refused('queryKnowledgeBase', { path: { id: mine }, body: { query: 'x' } })).code).toBe(
      'knowledge_base_not_found',
    );
    expect((await eve.refused('addKnowledgeBaseSource', { path: { id: mine }, body: { content: 'x' } })).status).toBe(
      404,
    );
  });
});

describe('agents with knowledge bases', () => {
  test('link to bases, and a base lists the agents that use it', async () => {
    const base = await newBase(ada);
    const { agent_id: id } = await ada.ok('createAgent', { body: agentBody({ knowledge_base_ids: [base] }) });
    const copy = await ada.ok('duplicateAgent', { path: { id } });
    expect(copy.knowledge_base_ids).toEqual([base]);
    const users = async () => (await ada.ok('getKnowledgeBase', { path: { id: base } })).agent_ids;
    expect(await users()).toEqual([id, copy.agent_id].toSorted());
    await ada.ok('updateAgent', { path: { id }, body: { knowledge_base_ids: [] } });
    expect(await users()).toEqual([copy.agent_id]);
    await ada.ok('deleteAgent', { path: { id: copy.agent_id } });
    expect(await users()).toEqual([]);
  });

  test('cannot link to unknown bases or bases of another workspace', async () => {
    const [mine, hers] = [await newBase(ada), await newBase(eve)];
    const body = agentBody({ knowledge_base_ids: [mine, hers, 'kb_none'] });
    const { errors } = await ada.refused('createAgent', { body });
    expect(errors).toEqual(['/knowledge_base_ids/1 not_found', '/knowledge_base_ids/2 not_found']);
    const { agent_id: id } = await ada.ok('createAgent', { body: agentBody() });
    const patch = await ada.refused('updateAgent', { path: { id }, body: { knowledge_base_ids: [hers] } });
    expect(patch.errors).toEqual(['/knowledge_base_ids/0 not_found']);
  });

  test('prevent the deletion of a base unless it is forced, which removes the links', async () => {
    const [base, other] = [await newBase(ada), await newBase(ada)];
    const { agent_id: id } = await ada.ok('createAgent', { body: agentBody({ knowledge_base_ids: [base, other] }) });
    const refusal = await ada.refused('deleteKnowledgeBase', { path: { id: base } });
    expect([refusal.status, refusal.code]).toEqual([409, 'knowledge_base_in_use']);
    await ada.ok('deleteKnowledgeBase', { path: { id: base }, query: { force: 'true' } });
    const forgets = async () => (await ada.ok('getAgent', { path: { id } })).knowledge_base_ids.length === 1;
    await until(forgets, { what: 'the link of the agent is removed' });
    expect(await ada.ok('getAgent', { path: { id } })).toMatchObject({ knowledge_base_ids: [other], version: 2 });
    await ada.ok('updateAgent', { path: { id }, body: { greeting: 'Hello.' } });
  });
});

describe('updateKnowledgeBase', () => {
  test('with other chunking settings splits every source again, and embeds only changed chunks', async () => {
    const base = await newBase(ada);
    const { id: src, chunks } = await addText(
      ada,
      base,
      `${HOURS}\n\n${'Bread needs time and a warm place. '.repeat(20)}`,
    );
    await ada.ok('updateKnowledgeBase', {
      path: { id: base },
      body: { chunking: { max_chars: 200, overlap_chars: 0 } },
    });
    const more = async () => (await ada.ok('getKnowledgeBaseSource', { path: { id: base, src } })).chunks > chunks;
    await until(more, { what: 'the source has smaller chunks' });
    expect((await settled(ada, base, src)).status).toBe('ready');
    await until(async () => (await left(src)).length > chunks, { what: 'the old chunks are deleted' });
  });

  test('renames, and null clears', async () => {
    const id = await newBase(ada, { description: 'old', refresh_interval_seconds: 3600 });
    const body = { name: 'New', description: null, refresh_interval_seconds: null };
    expect(await ada.ok('updateKnowledgeBase', { path: { id }, body })).toMatchObject({
      name: 'New',
      description: '',
      refresh_interval_seconds: null,
    });
  });
});
