// Serves the published document at /openapi.json. Invariant: `servers` contains the URL of the service. The document is
// compressed once, at the first request, because the port is unknown before the server listens.
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { WebFile } from '../../protocol/web-file.ts';
import type { RateLimiter } from '../rate-limit.ts';
import { compressFile, sendFile } from '../send-file.ts';

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
    let made: Promise<WebFile> | null = null;
    app.get('/openapi.json', async (request, reply) => {
      await limiter.count(request, reply);
      const file = await (made ??= compressFile(JSON.stringify(document()), BROTLI_QUALITY));
      return sendFile(request, reply, file, 'application/json; charset=utf-8');
    });
  });
}
