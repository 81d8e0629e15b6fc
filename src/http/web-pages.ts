// Serves the built pages: the talk page at /, the sign-in at /sign-in, their files and the widget's script under /assets/, and
// the dashboard under /app/, where each URL without a file is a dashboard screen. scripts/build-web.ts writes them to
// generated/web, and they are read at start. Files that were not built are not served. Without the talk page, / redirects to the
// documentation. Invariant: a page loads only files of this service and runs no inline script.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Branding } from '../../generated/types.ts';
import { escapeHtml } from '../core/escape-html.ts';
import { socketAddress } from '../protocol/server-socket.ts';
import type { TalkSubject } from '../protocol/talk-subject.ts';
import { webFile, type WebFile } from '../protocol/web-file.ts';
import { readTemplate } from './docs/mount.ts';
import { brandOfPage, type BrandOf } from './page-brand.ts';
import type { RateLimiter } from './rate-limit.ts';
import { sendFile } from './send-file.ts';

export interface WebFiles {
  directory: string;
  /** embed.js */
  script: WebFile | null;
  /** talk.html */
  page: WebFile | null;
  /** sign-in.html */
  signIn: WebFile | null;
  /** app/index.html */
  dashboard: WebFile | null;
  /** docs.html, the page template of the documentation. */
  docs: string | null;
  /** Content-Security-Policy of pages. */
  policy: string;
}

const YEAR_MS = 365 * 86_400_000;

/** @param socketUrls HTTP URLs of the service to which browsers open sockets, whatever the name under which they opened the page */
export function readWebFiles(directory: string, socketUrls: readonly string[]): WebFiles {
  return {
    directory,
    script: readFile(join(directory, 'embed.js')),
    page: readFile(join(directory, 'talk.html')),
    signIn: readFile(join(directory, 'sign-in.html')),
    dashboard: readFile(join(directory, 'app', 'index.html')),
    docs: readTemplate(directory),
    policy: policyFor(socketUrls),
  };
}

function readFile(path: string): WebFile | null {
  if (!existsSync(path)) return null;
  const copy = (name: string) => (existsSync(name) ? readFileSync(name) : undefined);
  return webFile(readFileSync(path), { br: copy(`${path}.br`), gzip: copy(`${path}.gz`) });
}

function policyFor(socketUrls: readonly string[]): string {
  const sockets = socketUrls.map((url) => ` ${socketAddress(new URL(url).origin)}`);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${sockets.join('')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

interface PageOptions {
  files: WebFiles;
  /** Returns the talk page's agent for the host name under which it was opened. @throws Failure if there is no demo */
  subject: (host: string) => Promise<TalkSubject>;
  /** Limits openings of the talk page with the demo. */
  subjectLimiter: RateLimiter;
  /** Limits file requests, of which each page makes several. */
  fileLimiter: RateLimiter;
  brandOf: BrandOf;
}

export async function mountPages(
  app: FastifyInstance,
  { files, subject, subjectLimiter, fileLimiter, brandOf }: PageOptions,
): Promise<void> {
  const { directory, page, policy } = files;
  app.get('/talk.json', async (request, reply) => {
    await subjectLimiter.count(request, reply);
    return reply.header('cache-control', 'no-store').send(await subject(request.hostname));
  });
  app.get('/', (request, reply) => {
    // Without a talk page, browsers are redirected to the documentation.
    if (!page) return reply.redirect('/docs', 302);
    return sendPage(request, reply, page, policy);
  });
  const { signIn } = files;
  if (signIn) {
    app.get('/sign-in', async (request, reply) => {
      await fileLimiter.count(request, reply);
      const brand = await brandOfPage(brandOf, request);
      return brand ? sendBranded(reply, signIn, policy, brand) : sendPage(request, reply, signIn, policy);
    });
  }
  const { dashboard } = files;
  if (dashboard) {
    for (const path of ['/app', '/app/*']) {
      app.get(path, async (request, reply) => {
        await fileLimiter.count(request, reply);
        const brand = await brandOf(request.hostname);
        return brand ? sendBranded(reply, dashboard, policy, brand) : sendPage(request, reply, dashboard, policy);
      });
    }
  }
  for (const prefix of ['/assets/', '/app/assets/']) {
    const assets = join(directory, prefix);
    if (existsSync(assets)) await mountAssets(app, assets, prefix, fileLimiter);
  }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: WebFile, policy: string): FastifyReply {
  return sendFile(request, reply.header('content-security-policy', policy), page, 'text/html; charset=utf-8');
}

/** The page reads the brand from its head before it shows anything. */
function sendBranded(reply: FastifyReply, page: WebFile, policy: string, brand: Branding): FastifyReply {
  const meta = `<meta name="brand" content="${escapeHtml(JSON.stringify(brand))}">`;
  const html = Buffer.from(page.content)
    .toString('utf8')
    .replace('</head>', () => `${meta}</head>`);
  reply.header('cache-control', 'no-store').header('content-security-policy', policy);
  return reply.header('content-type', 'text/html; charset=utf-8').send(html);
}

/** File names contain a hash of the content, so a file never changes. */
async function mountAssets(server: FastifyInstance, root: string, prefix: string, limiter: RateLimiter): Promise<void> {
  await server.register(async (app) => {
    app.addHook('onRequest', async (request, reply) => void (await limiter.count(request, reply)));
    await serveFiles(app, root, prefix);
  });
}

async function serveFiles(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    index: false,
    maxAge: YEAR_MS,
    immutable: true,
    // Pages of other origins load the widget's script with an integrity attribute, which requires CORS.
    // One cached copy serves all of them. The plugin adds Accept-Encoding to Vary.
    setHeaders: (reply) => void reply.removeHeader('vary').header('access-control-allow-origin', '*'),
  });
}
