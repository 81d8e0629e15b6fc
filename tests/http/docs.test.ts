// The pages of /docs over the whole published document and the guides of the repository.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import openapi from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import { rankEntries } from '../../src/core/search-rank.ts';
import type { OpenApi } from '../../src/http/docs/document.ts';
import { framePage } from '../../src/http/docs/layout.ts';
import { markdownToHtml } from '../../src/http/docs/markdown.ts';
import { createSite, type Site } from '../../src/http/docs/site.ts';
import { startHarness, type HttpHarness } from './http-harness.ts';

const ROOT = join(import.meta.dirname, '../..');

let site: Site;
let html: Map<string, string>;
beforeAll(async () => {
  site = createSite(openapi as unknown as OpenApi, ROOT);
  const made = await Promise.all([...site.pages].map(async ([address, page]) => [address, await page.html()] as const));
  html = new Map(made);
});

describe('the documentation pages', () => {
  test('exist for each operation, event, error and guide, as HTML and as Markdown', () => {
    for (const id of Object.keys(operations)) expect(site.pages.has(`/docs/api/${id}`)).toBe(true);
    for (const name of Object.keys(openapi.webhooks)) expect(site.pages.has(`/docs/events/${name}`)).toBe(true);
    for (const code of Object.keys(openapi['x-error-codes'])) {
      expect(site.pages.has(`/docs/errors/${code}`)).toBe(true);
    }
    for (const address of ['/docs/guides/webhooks', '/docs/getting-started', '/docs/changelog']) {
      expect(site.pages.has(address)).toBe(true);
    }
    for (const [address, page] of site.pages) {
      expect([address, html.get(address)]).toEqual([address, expect.stringMatching(/^<h1/)]);
      expect([address, page.markdown()]).toEqual([address, expect.stringMatching(/^# ./)]);
    }
  });

  test('contain only links to existing pages and anchors', () => {
    const broken: string[] = [];
    for (const [address, content] of html) {
      const aside = site.pages.get(address)!.aside?.() ?? '';
      for (const [, href] of (content + aside).matchAll(/href="([^"]+)"/g)) {
        if (!/^[/#]/.test(href!) || /^\/(openapi\.json|llms(-full)?\.txt)$/.test(href!)) continue;
        const [path, anchor] = href!.split('#');
        const target = html.get(path === '' ? address : path!);
        if (target === undefined || (anchor && !target.includes(`id="${anchor}"`))) broken.push(`${address}: ${href}`);
      }
    }
    expect(broken).toEqual([]);
  });

  test('link from Markdown to Markdown', () => {
    const text = site.pages.get('/docs/getting-started')!.markdown();
    expect(text).toContain('(/docs/guides/');
    expect(text).not.toMatch(/\]\((?!\/|#|https?:)/);
  });

  test('show fields, samples, response and errors of an operation', () => {
    const page = html.get('/docs/api/createAgent')!;
    for (const part of [
      'id="body"',
      'agent_name',
      '<strong>required</strong>',
      'id="response"',
      '/docs/errors/provider_failed',
    ]) {
      expect(page).toContain(part);
    }
    const aside = site.pages.get('/docs/api/createAgent')!.aside!();
    for (const label of ['curl', 'TypeScript', 'Python']) expect(aside).toContain(`data-pane="${label}"`);
  });

  test('are all listed once in llms.txt', () => {
    const text = site.llms();
    for (const { pages } of site.groups) {
      for (const { address } of pages) expect(text.split(`(${address}.md)`)).toHaveLength(2);
    }
    expect(site.llmsFull()).toContain('# Create an agent');
  });
});

test('HTML in a text is shown as text, and a link with another scheme is no link', async () => {
  const text = '# A <b>\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1)) `<i>`\n\n<!-- hidden -->\n';
  const shown = await markdownToHtml(text, () => null);
  expect(shown).not.toMatch(/<script|<b>|<i>|href|hidden/);
  expect(shown).toContain('&lt;script&gt;');
});

test.each([
  ['create agent', '/docs/api/createAgent'],
  ['createAgent', '/docs/api/createAgent'],
  ['insufficient_funds', '/docs/errors/insufficient_funds'],
  ['call.completed', '/docs/events/call.completed'],
  ['webhooks signatures', '/docs/guides/webhooks#signatures'],
])('a search for %j lists %s first', (query, address) => {
  expect(rankEntries(site.index(), query, 3)[0]?.address).toBe(address);
});

describe('documentation pages over HTTP', () => {
  let harness: HttpHarness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  test('a page is compressed, and not sent again while it is unchanged', async () => {
    const ask = (headers: Record<string, string>) =>
      harness.app.inject({ url: '/docs/guides/webhooks', headers: { 'accept-encoding': 'br', ...headers } });
    const first = await ask({});
    expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, 'br']);
    expect((await ask({ 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  });

  test('search results are shown without JavaScript, as text', async () => {
    const page = await harness.app.inject('/docs/search?q=%3Cimg%20src%3Dx%3E');
    expect(page.body).not.toContain('<img');
    expect((await harness.app.inject('/docs/search?q=webhook')).body).toContain('href="/docs/guides/webhooks"');
    expect((await harness.app.inject('/docs/search?q=a&q=b')).statusCode).toBe(200);
  });

  test('an unknown page is a problem document', async () => {
    const answer = await harness.app.inject('/docs/guides/nothing');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });
});

test('the template is filled, and no text can fill another placeholder', () => {
  const page = { ...site.pages.get('/docs')!, title: '<!--content-->{{query}}' };
  const frame = { title: page.title, content: '{{title}}', aside: '', page, query: '"<' };
  const filled = framePage(site, '<title>{{title}}</title>{{query}}<!--navigation--><!--content-->', frame);
  expect(filled).toContain('<title>&lt;!--content--&gt;{{query}}</title>&quot;&lt;<');
  expect(filled).toContain('<main id="content">{{title}}');
});
