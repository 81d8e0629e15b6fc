// Serves the demo agent's functions at POST /demo/functions/{name}, as a developer's server would: the agent calls them over the
// network. They are not operations of the contract. They return sample data and store nothing, so they need no credentials.
import type { FastifyInstance } from 'fastify';
import { fail } from '../core/errors.ts';
import { parseObject, type JsonObject } from '../core/json.ts';
import type { RateLimiter } from './rate-limit.ts';

export interface DemoFunctionOptions {
  /** Returns null if the function does not exist or this deployment has no demo. */
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
