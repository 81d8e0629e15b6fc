// Serves the contract: /openapi.json for programs and /docs for developers.
// Invariant: the pages load nothing from another host, and `servers` names the address that the client used.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { RateLimiter } from './rate-limit.ts';

// Allows the page's own files, its inline styles, and this server's API. The plugin's default policy would make browsers load the
// scripts over https even where the service is reached over http.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32" viewBox="0 0 120 32"><g fill="#fff">
<rect x="2" y="12" width="4" height="8" rx="2"/><rect x="9" y="6" width="4" height="20" rx="2"/>
<rect x="16" y="10" width="4" height="12" rx="2"/><text x="28" y="23" font-family="sans-serif" font-size="20"
font-weight="600">Parley</text></g></svg>`;

export async function mountDocs(
  server: FastifyInstance,
  openapi: object,
  publicUrl: () => string,
  limiter: RateLimiter,
): Promise<void> {
  await server.register(async (app) => {
    app.addHook('onRequest', async (request, reply) => void (await limiter.count(request, reply)));
    await mountPages(app, openapi, publicUrl);
  });
}

async function mountPages(app: FastifyInstance, openapi: object, publicUrl: () => string): Promise<void> {
  const document = () => ({ ...openapi, servers: [{ url: publicUrl(), description: 'This server' }] });
  let text: string | null = null;
  app.get('/openapi.json', (_request, reply) => {
    // Built at the first request: the port is unknown before the server listens.
    text ??= JSON.stringify(document());
    return reply.header('content-type', 'application/json; charset=utf-8').send(text);
  });
  await app.register(swagger, { mode: 'static', specification: { document: openapi as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: POLICY,
    theme: { title: 'Parley API' },
    logo: { type: 'image/svg+xml', content: Buffer.from(LOGO), href: '/docs', target: '_self' },
    transformSpecification: () => document(),
    transformSpecificationClone: false,
    // The validator badge would send the contract's URL to another host.
    uiConfig: { validatorUrl: null, docExpansion: 'none', persistAuthorization: false },
  });
}
