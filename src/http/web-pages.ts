// The built pages of this service: the talk page at /, its files and the widget's script under /assets/. Built by
// scripts/build-web.ts into generated/web and read at the start; what was not built is not served, and the talk page's place
// is taken by the documentation. Called by server.ts and, for what stands in the contract, by widgets.
// Invariant: a page loads nothing but what this service serves, and runs no script that does not stand in a file.
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

/** @param socketOrigin where sockets of browsers are, when that is another host: `wss://media.example.com` */
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
  /** Whom the talk page talks to. @throws Failure where there is no demo */
  subject: () => Promise<TalkSubject>;
  limiter: RateLimiter;
  /** Of files, more of which belong to one page. */
  fileLimiter: RateLimiter;
}

export async function mountPages(
  app: FastifyInstance,
  { files, subject, limiter, fileLimiter }: PageOptions,
): Promise<void> {
  const { directory, page, policy } = files;
  app.get('/talk.json', async (request, reply) => {
    await limiter.count(request, reply);
    return reply.header('cache-control', 'no-cache').send(await subject());
  });
  app.get('/', (request, reply) => {
    // Whoever opens the address in a browser lands where there is something to see.
    if (!page) return reply.redirect('/docs', 302);
    reply.header('etag', page.etag).header('cache-control', 'no-cache').header('content-security-policy', policy);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    const { content, headers } = encoded(page, String(request.headers['accept-encoding'] ?? ''));
    return reply.headers(headers).header('content-type', 'text/html; charset=utf-8').send(content);
  });
  const assets = join(directory, 'assets');
  if (existsSync(assets)) await mountAssets(app, assets, fileLimiter);
}

/** Their names carry a hash of what they hold: a file never changes. */
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
    // The widget's script is loaded by pages of other origins, with an integrity attribute, which needs CORS.
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  });
}
