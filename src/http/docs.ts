// /openapi.json and /docs: the contract as clients and people read it. Called by server.ts.
// Invariant: the pages load nothing from another host, and `servers` names the address that the client used.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

export async function mountDocs(app: FastifyInstance, openapi: object, publicUrl: () => string): Promise<void> {
  const document = () => ({ ...openapi, servers: [{ url: publicUrl(), description: 'This server' }] });
  let text: string | null = null;
  app.get('/openapi.json', (_request, reply) => {
    // Made at the first request: the port is not known before listening.
    text ??= JSON.stringify(document());
    return reply.header('content-type', 'application/json; charset=utf-8').send(text);
  });
  await app.register(swagger, { mode: 'static', specification: { document: openapi as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformSpecification: () => document(),
    transformSpecificationClone: false,
    // The validator badge would send the contract's address to another host.
    uiConfig: { validatorUrl: null, docExpansion: 'none', persistAuthorization: false },
  });
}
