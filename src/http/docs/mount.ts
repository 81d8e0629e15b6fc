// Serves /docs: pages as HTML and as Markdown, their search, and the texts for language models. Invariants: a page loads only
// files of this service and runs no inline script; nothing is read or built before the first request; at most MAX_KEPT responses
// are cached.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../../core/errors.ts';
import type { WebFile } from '../../protocol/web-file.ts';
import { PLAIN_STYLE } from '../plain-page.ts';
import { sendFailure } from '../problem.ts';
import type { RateLimiter } from '../rate-limit.ts';
import { compressFile, sendFile } from '../send-file.ts';
import type { OpenApi } from './document.ts';
import { framePage } from './layout.ts';
import { createSite, type Site } from './site.ts';

interface DocsOptions {
  /** The published document. */
  openapi: object;
  /** Folder of the repository, with docs/. */
  root: string;
  /** generated/web/docs.html; null if the pages are not built. */
  template: string | null;
  limiter: RateLimiter;
}

const MAX_KEPT = 300;
const BROTLI_QUALITY = 5;
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${PLAIN_STYLE}`,
  "img-src 'self' data:",
  // The page can send sample requests.
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';

interface Answer {
  type: string;
  text: string;
}

export function readTemplate(directory: string): string | null {
  try {
    return readFileSync(join(directory, 'docs.html'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export function mountDocsPages(app: FastifyInstance, { openapi, root, template, limiter }: DocsOptions): void {
  let made: Site | null = null;
  const site = () => (made ??= createSite(openapi as OpenApi, root));
  const kept = new Map<string, Promise<{ file: WebFile; type: string }>>();
  const send = async (request: FastifyRequest, reply: FastifyReply, name: string, make: () => Promise<Answer>) => {
    let answer = kept.get(name);
    if (!answer) {
      answer = make().then(async ({ type, text }) => ({ type, file: await compressFile(text, BROTLI_QUALITY) }));
      kept.set(name, answer);
      answer.catch(() => kept.delete(name));
      if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
    }
    const { file, type } = await answer;
    return sendFile(request, reply.header('content-security-policy', POLICY), file, type);
  };

  const text = (address: string, type: string, make: () => string) =>
    app.get(address, async (request, reply) => {
      await limiter.count(request, reply);
      return send(request, reply, address, async () => ({ type, text: make() }));
    });
  text('/llms.txt', MARKDOWN, () => site().llms());
  text('/llms-full.txt', MARKDOWN, () => site().llmsFull());
  text('/docs/search.json', 'application/json; charset=utf-8', () => JSON.stringify(site().index()));

  app.get<{ Querystring: { q?: unknown } }>('/docs/search', async (request, reply) => {
    await limiter.count(request, reply);
    const query = String(request.query.q ?? '').slice(0, 200);
    const content = site().searchHtml(query);
    const html = framePage(site(), template, { title: 'Search', content, aside: '', page: null, query });
    return reply.header('content-security-policy', POLICY).header('content-type', HTML).send(html);
  });

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    await limiter.count(request, reply);
    const path = request.url.split('?', 1)[0]!.replace(/\/+$/, '');
    const make = answerFor(site(), template, path === '/docs/index.md' ? '/docs.md' : path);
    if (!make) {
      const detail = 'There is no such page. The page /docs lists all of them.';
      return sendFailure(fail('not_found', { detail }), request, reply);
    }
    return send(request, reply, path, make);
  };
  app.get('/docs', page);
  app.get('/docs/*', page);
}

function answerFor(site: Site, template: string | null, path: string): (() => Promise<Answer>) | null {
  const asText = site.pages.get(path.replace(/\.md$/, ''));
  if (path.endsWith('.md') && asText) return async () => ({ type: MARKDOWN, text: asText.markdown() });
  const page = site.pages.get(path);
  if (!page) return null;
  return async () => {
    const content = await page.html();
    const frame = { title: page.title, content, aside: page.aside?.() ?? '', page, query: '' };
    return { type: HTML, text: framePage(site, template, frame) };
  };
}
