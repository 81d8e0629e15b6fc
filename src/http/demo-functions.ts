// Serves the functions of the demo agent at POST /demo/functions/{name}, as a developer's own server would: the agent calls them through
// the network. Not operations of the contract. They answer sample data and store nothing, so they need no credentials.
import type { FastifyInstance } from 'fastify';
import { fail } from '../core/errors.ts';
import { parseObject, type JsonObject } from '../core/json.ts';
import type { RateLimiter } from './rate-limit.ts';

export interface DemoFunctionOptions {
  /** Null: there is no such function, or this deployment has no demo. */
  answer(name: string, body: JsonObject): JsonObject | null;
  limiter: RateLimiter;
}

const MAX_BODY_BYTES = 16 * 1024;

export function mountDemoFunctions(app: FastifyInstance, { answer, limiter }: DemoFunctionOptions): void {
  app.post<{ Params: { name: string }; Body: Buffer | undefined }>(
    '/demo/functions/:name',
    { bodyLimit: MAX_BODY_BYTES },
    async (request, reply) => {
      await limiter.count(request, reply);
      const result = answer(request.params.name, parseObject(request.body?.toString('utf8') ?? '') ?? {});
      if (!result) throw fail('not_found');
      return reply.send(result);
    },
  );
}
