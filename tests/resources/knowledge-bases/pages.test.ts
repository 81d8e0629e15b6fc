// Web sources: page content, crawl limits, robots.txt, and hostile or broken sites. The site runs on loopback, which development
// allows; other private addresses are blocked.
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { KnowledgeSource } from '../../../generated/types.ts';
import { maintainSources } from '../../../src/resources/knowledge-bases/service/upkeep.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { busiestTurn } from '../../support/busy.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { addSource, article, ask, newBase, settled, startSite, type Route, type Site } from './support.ts';

let app: TestApp;
let ada: Tenant;
let base: string;
beforeAll(async () => {
  app = await startTestApp();
  ada = await newTenant(app.url);
  base = await newBase(ada);
});
afterAll(() => app.close());

const open: Site[] = [];
afterEach(() => Promise.all(open.splice(0).map((site) => site.close())));

async function site(routes: Record<string, Route>): Promise<Site> {
  const started = await startSite(routes);
  open.push(started);
  return started;
}

async function fetched(url: string, crawl?: Record<string, number>): Promise<KnowledgeSource> {
  const { id } = await addSource(ada, base, { url, ...(crawl ? { crawl } : {}) });
  return settled(ada, base, id);
}

const pagesOf = ({ asked }: Site) => asked.filter((path) => path !== '/robots.txt');
const redirect =
  (location: string): Route =>
  (_request, response) =>
    void response.writeHead(302, { location }).end();
const linking = (...paths: string[]) =>
  article('Index', ...paths.map((path) => `<a href="${path}">more about ${path}</a> and a few words around it.`));

describe('a page as a source', () => {
  test('is read without its navigation, and search results contain its title', async () => {
    const { url } = await site({
      '/hours': article(
        'Opening hours',
        'On Tuesdays the counter is open until nine in the evening.',
        'We look forward to you.',
      ),
    });
    const source = await fetched(`${url}/hours#top`);
    expect(source).toMatchObject({ status: 'ready', pages: 1, error: null });
    expect(source.last_fetched_at).not.toBeNull();
    const [first] = await ask(ada, base, 'How late on Tuesday?', { limit: 1 });
    expect(first).toMatchObject({ source_id: source.id, title: 'Opening hours', url: `${url}/hours` });
    expect(first!.text).not.toContain('Home');
  });

  test.each([
    ['compressed', { 'content-type': 'text/html', 'content-encoding': 'gzip' }, gzipSync(article('Zip', 'Crumble.'))],
    [
      'in another charset',
      { 'content-type': 'text/html; charset=iso-8859-1' },
      Buffer.from(article('Latin', 'Käsekuchen.'), 'latin1'),
    ],
    [
      'without head and body tags',
      { 'content-type': 'text/html' },
      Buffer.from(
        '<!doctype html><html lang=en><title>Shop</title><p>We sell <b>Crumble.</b><p>Every day<table><tr><td>1',
      ),
    ],
    ['of paragraphs alone', { 'content-type': 'text/html' }, Buffer.from('<title>Shop</title><p>Crumble.<p>More')],
    ['of plain text', { 'content-type': 'text/plain' }, Buffer.from('Only text.')],
  ])('%s is read', async (_what, headers, bytes) => {
    const { url } = await site({ '/': (_request, response) => void response.writeHead(200, headers).end(bytes) });
    const { id } = await fetched(`${url}/`);
    const { data } = await ada.ok('listKnowledgeBaseChunks', { path: { id: base, src: id } });
    expect(data[0]!.text).toMatch(/Crumble\.|Käsekuchen\.|Only text\./);
  });

  test('follows redirects', async () => {
    const { url } = await site({ '/a': redirect('/b'), '/b': redirect('/c'), '/c': article('Here', 'At last.') });
    expect(await fetched(`${url}/a`)).toMatchObject({ status: 'ready' });
  });

  const cases: [string, Route, string][] = [
    ['is missing', (_request, response) => void response.writeHead(404).end(), 'http_error'],
    ['leads to itself', redirect('/page'), 'too_many_redirects'],
    ['leads to a private address', redirect('http://10.1.2.3/'), 'private_address'],
    ['leads to the metadata service', redirect('http://169.254.169.254/latest/meta-data'), 'private_address'],
    ['leads to a file', redirect('file:///etc/passwd'), 'invalid_url'],
    [
      'is a picture',
      (_request, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
      'unsupported_type',
    ],
    ['holds nothing', '<html><body></body></html>', 'empty'],
    [
      'inflates without end',
      (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(60_000_000, 'a'))),
      'too_large',
    ],
    [
      'lies about its encoding',
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('no gzip'),
      'unreadable',
    ],
    [
      'never ends',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const piece = Buffer.alloc(1_000_000, 'word ');
        const write = (): void =>
          void (response.destroyed || response.write(piece, (error) => error || setImmediate(write)));
        write();
      },
      'too_large',
    ],
  ];
  test.each(cases)('that %s fails with the reason', async (_what, route, code) => {
    const { url } = await site({ '/page': route });
    const source = await fetched(`${url}/page`);
    expect([source.status, source.error?.code, source.chunks]).toEqual(['failed', code, 0]);
  });

  test('of a failing server is retried before it counts as failed', async () => {
    let times = 0;
    const { url } = await site({
      '/': (_request, response) => {
        times += 1;
        if (times === 1) return void response.writeHead(503).end();
        response.writeHead(200, { 'content-type': 'text/html' }).end(article('Back', 'Here again.'));
      },
    });
    expect((await fetched(`${url}/`)).status).toBe('ready');
    expect(times).toBe(2);
  });
});

describe('robots.txt', () => {
  test('applies also to single pages and to redirect targets', async () => {
    const robots = 'User-agent: *\nDisallow: /private\n';
    const { url, asked } = await site({
      '/robots.txt': robots,
      '/private/a': article('No', 'No.'),
      '/go': redirect('/private/a'),
    });
    for (const path of ['/private/a', '/go']) {
      expect((await fetched(`${url}${path}`)).error?.code).toBe('robots_disallowed');
    }
    expect(asked).not.toContain('/private/a');
  });

  test('may name Parley’s user agent', async () => {
    const robots = 'User-agent: ParleyBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n';
    const { url } = await site({ '/robots.txt': robots, '/': article('No', 'No.') });
    expect((await fetched(`${url}/`)).error?.code).toBe('robots_disallowed');
  });
});

describe('a very slow robots.txt', () => {
  test('to match delays nothing else, and its rules apply to the addresses that can be matched', async () => {
    const wildcards = `User-agent: *\nDisallow: /*${'a*'.repeat(100_000)}b\nDisallow: /no\n`;
    const letters = 'a'.repeat(1_900);
    const links = [`/${letters}`, `/${'a'.repeat(500_000)}`, '/no/entry'];
    const shop = await site({
      '/robots.txt': wildcards,
      '/': article('Index', ...links.map((path) => `Words that lead <a href="${path}">there</a>, and some more.`)),
      [`/${letters}`]: article('Letters', 'Only one letter.'),
      '/no/entry': article('No', 'No.'),
    });
    const busyMs = await busiestTurn(async () => {
      const { status } = await fetched(`${shop.url}/`, { max_depth: 1 });
      expect(status).toBe('ready');
    });
    expect(busyMs).toBeLessThan(1_500);
    expect(shop.asked.filter((path) => path.length > 2_048 || path === '/no/entry')).toEqual([]);
  });

  test('to parse fails its source and delays nothing else', async () => {
    const groups = 'User-agent: *\n'.repeat(16_000) + 'Disallow: /a\n'.repeat(20_000);
    const { url, asked } = await site({ '/robots.txt': groups, '/': article('Never', 'Never read.') });
    const busyMs = await busiestTurn(async () => {
      const { error } = await fetched(`${url}/`);
      expect(error).toMatchObject({ code: 'too_complex', detail: expect.stringContaining('robots.txt') as string });
    });
    expect(busyMs).toBeLessThan(1_500);
    expect(asked).not.toContain('/');
  }, 60_000);
});

test('rejects a redirect to a URL of more than 2,048 characters', async () => {
  const { url } = await site({ '/': redirect(`/${'a'.repeat(2_048)}`) });
  expect((await fetched(`${url}/`)).error).toMatchObject({ code: 'invalid_url' });
});

describe('a crawl', () => {
  test('follows links of its own site to the maximum depth, each page once', async () => {
    const shop = await site({
      '/': linking('/a', '/b', '/a#part', 'http://example.com/out', 'mailto:x@example.com', '/picture.png', '/none'),
      '/a': linking('/', '/c'),
      '/b': article('B', 'About the second letter.'),
      '/c': linking('/d'),
      '/d': article('D', 'Too deep.'),
    });
    const source = await fetched(`${shop.url}/`, { max_depth: 2, max_pages: 20 });
    expect(source).toMatchObject({ status: 'ready', crawl: { max_depth: 2, max_pages: 20 } });
    expect(pagesOf(shop).toSorted()).toEqual(['/', '/a', '/b', '/c', '/none']);
    expect(source.pages).toBe(4);
  });

  test('of an endless site ends at its limit', async () => {
    let n = 0;
    const endless = await site({
      '/': (_request, response) => {
        response.setHeader('content-type', 'text/html').end(linking(`/?page=${++n}`, `/?page=${n}b`));
      },
    });
    const source = await fetched(`${endless.url}/`, { max_depth: 5, max_pages: 8 });
    expect(source.status).toBe('ready');
    expect(pagesOf(endless)).toHaveLength(8);
  });

  test('keeps the crawl delay of the site to which its address leads', async () => {
    const times: number[] = [];
    const timed = (text: string): Route => {
      return (_request, response) => {
        times.push(performance.now());
        response.setHeader('content-type', 'text/html').end(text);
      };
    };
    const robots = 'User-agent: *\nCrawl-delay: 0.8';
    const shop = await site({ '/robots.txt': robots, '/': timed(linking('/a')), '/a': timed(article('A', 'One.')) });
    const moved = await site({ '/': redirect(`${shop.url}/`) });
    expect((await fetched(`${moved.url}/`, {})).pages).toBe(2);
    expect(times[1]! - times[0]!).toBeGreaterThan(750);
  });

  test('of identical pages keeps one', async () => {
    const same = article('Same', 'The same words again. <a href="?a">a</a> <a href="?b">b</a>');
    const { url } = await site({ '/': same });
    expect(await fetched(`${url}/`, { max_depth: 3 })).toMatchObject({ status: 'ready', pages: 1 });
  });

  test('skips links to other sites, to private addresses and to disallowed pages', async () => {
    const elsewhere = await site({ '/': article('Elsewhere', 'Not ours.') });
    const ours = await site({
      '/robots.txt': 'User-agent: *\nDisallow: /no',
      '/': linking('/away', '/inside', '/no/entry', '/ok'),
      '/away': redirect(`${elsewhere.url}/`),
      '/inside': redirect('http://192.168.0.1/'),
      '/no/entry': article('No', 'No.'),
      '/ok': article('Fine', 'This one is fine.'),
    });
    const source = await fetched(`${ours.url}/`, {});
    expect(source).toMatchObject({ status: 'ready', pages: 2 });
    expect(ours.asked).not.toContain('/no/entry');
  });
});

/** Answers with these statuses, then with the page. Asks to be requested again after a second. */
function failing(statuses: number[], page: string): Route {
  return (_request, response) => {
    const status = statuses.shift() ?? 200;
    response.writeHead(status, { 'content-type': 'text/html', 'retry-after': '1' }).end(status === 200 ? page : '');
  };
}

describe('a site that limits or fails some requests of a crawl', () => {
  test('is requested again after the time that it names, and no page is missing', async () => {
    const shop = await site({
      '/': linking('/a', '/b'),
      '/a': failing([429], article('A', 'About the first letter.')),
      '/b': failing([503, 503], article('B', 'About the second letter.')),
    });
    const source = await fetched(`${shop.url}/`, { max_pages: 3 });
    expect(source).toMatchObject({ status: 'ready', pages: 3 });
    expect(pagesOf(shop)).toHaveLength(6);
  });

  test('is read without a page that keeps failing, but never loses a page that was read before', async () => {
    const shop = await site({
      '/': linking('/a', '/b'),
      '/a': article('A', 'The lift is repaired on Friday.'),
      '/b': failing([503, 503, 503], ''),
    });
    const source = await fetched(`${shop.url}/`, {});
    expect(source).toMatchObject({ status: 'ready', pages: 2 });
    shop.routes['/a'] = failing([500, 500, 500], '');
    const path = { id: base, src: source.id };
    await ada.ok('refreshKnowledgeBaseSource', { path });
    expect(await settled(ada, base, source.id)).toMatchObject({
      status: 'failed',
      error: { code: 'http_error', detail: expect.stringContaining(`${shop.url}/a answered 500.`) },
    });
    const [first] = await ask(ada, base, 'When is the lift repaired?', { limit: 1 });
    expect(first).toMatchObject({ source_id: source.id, url: `${shop.url}/a` });
  });
});

describe('a site that refuses each page of a crawl', () => {
  test('receives at most twenty requests more than it has pages', async () => {
    const links = Array.from({ length: 12 }, (_, i) => `/${i}`);
    const refuse: Route = (_request, response) => void response.writeHead(503, { 'retry-after': '0' }).end();
    const shop = await site({ '/': linking(...links), ...Object.fromEntries(links.map((link) => [link, refuse])) });
    const source = await fetched(`${shop.url}/`, {});
    expect(source).toMatchObject({ status: 'ready', pages: 1 });
    expect(pagesOf(shop)).toHaveLength(1 + 12 + 20);
  });
});

describe('refreshKnowledgeBaseSource', () => {
  test('reads changes, and keeps the old content when the page no longer exists', async () => {
    const shop = await site({ '/': article('News', 'This week there is plum cake.') });
    const { id: src } = await fetched(`${shop.url}/`);
    const chunksOf = async () => (await ada.ok('listKnowledgeBaseChunks', { path: { id: base, src } })).data;
    const before = await chunksOf();

    await ada.ok('refreshKnowledgeBaseSource', { path: { id: base, src } });
    expect((await settled(ada, base, src)).status).toBe('ready');
    expect(await chunksOf()).toEqual(before);

    shop.routes['/'] = article('News', 'This week there is pear tart.');
    await ada.ok('refreshKnowledgeBaseSource', { path: { id: base, src } });
    await settled(ada, base, src);
    expect((await chunksOf())[0]!.text).toContain('pear tart');

    delete shop.routes['/'];
    await ada.ok('refreshKnowledgeBaseSource', { path: { id: base, src } });
    expect((await settled(ada, base, src)).error?.code).toBe('http_error');
    expect((await ask(ada, base, 'pear tart', { limit: 1 }))[0]!.text).toContain('pear tart');
  });

  test('runs automatically after the interval', async () => {
    const shop = await site({ '/': article('Today', 'Today: lentil soup.') });
    const own = await newBase(ada, { refresh_interval_seconds: 300 });
    const { id: src } = await addSource(ada, own, { url: `${shop.url}/` });
    const first = await settled(ada, own, src);
    const waitMs = Date.parse(first.next_refresh_at!) - Date.parse(first.last_fetched_at!);
    expect(waitMs).toBe(300_000);
    shop.routes['/'] = article('Today', 'Today: onion soup.');
    const past = new Date(Date.now() - 1000);
    await app.runtime.db
      .updateTable('knowledge_sources')
      .set({ next_refresh_at: past })
      .where('id', '=', src)
      .execute();
    await maintainSources(app.runtime);
    const changed = async () => (await ask(ada, own, 'soup'))[0]!.text.includes('onion');
    await until(changed, { withinMs: 20_000, what: 'the page was fetched again' });
  });

  test('is scheduled again after a refresh that got stuck', async () => {
    const shop = await site({ '/': article('Today', 'Today: lentil soup.') });
    const own = await newBase(ada, { refresh_interval_seconds: 300 });
    const { id: src } = await addSource(ada, own, { url: `${shop.url}/` });
    await settled(ada, own, src);
    await until(
      async () =>
        (await app.runtime.db.selectFrom('source_turns').where('source_id', '=', src).selectAll().execute()).length ===
        0,
      { what: 'no turn of the source is left' },
    );
    // The state that the process left which took the due source and stopped without a trace.
    const long = new Date(Date.now() - 3_600_000);
    await app.runtime.db
      .updateTable('knowledge_sources')
      .set({ status: 'processing', draft_at: long, next_refresh_at: null })
      .where('id', '=', src)
      .execute();
    await maintainSources(app.runtime);
    const stuck = await ada.ok('getKnowledgeBaseSource', { path: { id: own, src } });
    expect(stuck).toMatchObject({ status: 'failed', error: { code: 'internal_error' } });
    expect(Date.parse(stuck.next_refresh_at!) - Date.parse(stuck.updated_at)).toBe(300_000);
  });

  test('follows the interval that the base has when the reading ends', async () => {
    const own = await newBase(ada, { refresh_interval_seconds: 3_600 });
    const shop = await site({
      '/': (_request, response) => {
        void ada.ok('updateKnowledgeBase', { path: { id: own }, body: { refresh_interval_seconds: 300 } }).then(() => {
          response.setHeader('content-type', 'text/html');
          response.end(article('Today', 'Today: lentil soup.'));
        });
      },
    });
    const { id: src } = await addSource(ada, own, { url: `${shop.url}/` });
    const read = await settled(ada, own, src);
    expect(read.status).toBe('ready');
    expect(Date.parse(read.next_refresh_at!) - Date.parse(read.last_fetched_at!)).toBe(300_000);
  });
});
