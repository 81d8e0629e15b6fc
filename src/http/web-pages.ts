// Serves the built pages: the talk page at /, its files and the widget's script under /assets/. scripts/build-web.ts writes them to
// generated/web, and they are read at start. Files that were not built are not served; without the talk page, / redirects to the
// documentation. Invariant: a page loads only what this service serves, and runs no inline script.
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { TalkSubject } from '../protocol/talk-subject.ts';
import { encoded, type WebFile } from '../protocol/web-file.ts';
import type { RateLimiter } from './rate-limit.ts';

export interface WebFiles {
  directory: string;
  /** embed.js */
  script: WebFile | null;
  /** talk.html */
  page: WebFile | null;
  /** Content-Security-Policy of pages. */
  policy: string;
}

const YEAR_MS = 365 * 86_400_000;

/** @param socketOrigin origin of the browsers' sockets if it is another host: `wss://media.example.com` */
export function readWebFiles(directory: string, socketOrigin: string | null): WebFiles {
  return {
    directory,
    script: readFile(join(directory, 'embed.js')),
    page: readFile(join(directory, 'talk.html')),
    policy: policyFor(socketOrigin),
  };
}

function readFile(path: string): WebFile | null {
  if (!existsSync(path)) return null;
  const content = readFileSync(path);
  const compressed = `${path}.br`;
  const brotli = existsSync(compressed) ? readFileSync(compressed) : null;
  return { content, brotli, etag: `"${hash('sha256', content, 'base64url').slice(0, 22)}"` };
}

function policyFor(socketOrigin: string | null): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${socketOrigin === null ? '' : ` ${socketOrigin}`}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

export interface PageOptions {
  files: WebFiles;
  /** The agent that the talk page talks to. @throws Failure where there is no demo */
  subject: () => Promise<TalkSubject>;
  limiter: RateLimiter;
  /** For files: one page loads several. */
  fileLimiter: RateLimiter;
}

export async function mountPages(
  app: FastifyInstance,
  { files, subject, limiter, fileLimiter }: PageOptions,
): Promise<void> {
  const { directory, page, policy } = files;
  app.get('/talk.json', async (request, reply) => {
    await limiter.count(request, reply);
    return reply.header('cache-control', 'no-store').send(await subject());
  });
  app.get('/', (request, reply) => {
    // Without a talk page, a browser still gets a page to read.
    if (!page) return reply.redirect('/docs', 302);
    reply.header('etag', page.etag).header('cache-control', 'no-cache').header('content-security-policy', policy);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    const { content, headers } = encoded(page, String(request.headers['accept-encoding'] ?? ''));
    return reply.headers(headers).header('content-type', 'text/html; charset=utf-8').send(content);
  });
  const assets = join(directory, 'assets');
  if (existsSync(assets)) await mountAssets(app, assets, fileLimiter);
}

/** File names contain a hash of the content, so a file never changes. */
async function mountAssets(server: FastifyInstance, root: string, limiter: RateLimiter): Promise<void> {
  await server.register(async (app) => {
    app.addHook('onRequest', async (request, reply) => void (await limiter.count(request, reply)));
    await serveFiles(app, root);
  });
}

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    maxAge: YEAR_MS,
    immutable: true,
    // Pages of other origins load the widget's script with an integrity attribute, which requires CORS.
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  });
}
