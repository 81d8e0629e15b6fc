// Serves the published document at /openapi.json. Invariant: `servers` contains the URL of the service. The document is
// compressed once, at the first request, because the port is unknown before the server listens. Each encoding has its own strong
// ETag.
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { RateLimiter } from '../rate-limit.ts';

// Higher qualities take seconds for a document of this size.
const BROTLI_QUALITY = 7;

export async function mountOpenApiFile(
  server: FastifyInstance,
  openapi: object,
  publicUrl: () => string,
  limiter: RateLimiter,
): Promise<void> {
  await server.register(async (app) => {
    await app.register(swagger, { mode: 'static', specification: { document: openapi as never } });
    const document = () => ({ ...app.swagger(), servers: [{ url: publicUrl(), description: 'This server' }] });
    let copies: Promise<Copies> | null = null;
    app.get('/openapi.json', async (request, reply) => {
      await limiter.count(request, reply);
      const { headers } = request;
      const made = await (copies ??= copiesOf(JSON.stringify(document())));
      const known = String(headers['if-none-match'] ?? '')
        .split(',')
        .map((tag) => tag.trim().replace(/^W\//, ''));
      const coding = codingOf(String(headers['accept-encoding'] ?? ''));
      const { content, etag } = made[coding];
      reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'Accept-Encoding, Origin');
      if (known.includes('*') || known.includes(etag)) return reply.code(304).send();
      if (coding !== 'identity') reply.header('content-encoding', coding);
      return reply.header('content-type', 'application/json; charset=utf-8').send(content);
    });
  });
}

type Coding = 'br' | 'gzip' | 'identity';
type Copies = Record<Coding, { content: Buffer; etag: string }>;

/** Compresses off the event loop, on which calls run. */
async function copiesOf(text: string): Promise<Copies> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(identity),
  ]);
  const digest = hash('sha256', identity, 'base64url').slice(0, 22);
  const copy = (coding: Coding, content: Buffer) => ({ content, etag: `"${digest}-${coding}"` });
  return { br: copy('br', br), gzip: copy('gzip', zipped), identity: copy('identity', identity) };
}

/** Returns the encoding for this Accept-Encoding header (RFC 9110 section 12.5.3). Prefers the smaller one. */
function codingOf(acceptEncoding: string): Coding {
  const taken = acceptEncoding.split(',').map((part) => part.replaceAll(' ', '').toLowerCase());
  const takes = (name: string) =>
    taken.some((part) => part === name || new RegExp(`^${name};q=(1|0?\\.\\d*[1-9])`).test(part));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}
