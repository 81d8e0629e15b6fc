// Mounts signed addresses outside of the contract (protocol/callback.ts): callbacks of payment providers and carriers, receipts.
// Invariant: no credentials of ours; the body arrives as raw bytes. Requests with a valid signature are never rate-limited,
// because a provider calls from few addresses, and more often after an outage. Every refusal (a wrong signature, an unknown
// address, a malformed body) counts against its address, together with the public operations.
// Deliberately omitted: Idempotency-Key and validation by the contract. Each callback follows its sender's own format.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../generated/errors.ts';
import { fail, Failure } from '../core/errors.ts';
import type { Callback, CallbackRequest } from '../protocol/callback.ts';
import type { Runtime, Uses } from '../runtime.ts';
import { followClient, refuseOtherMethods, type RequestsInProgress } from './mount.ts';
import type { RateLimiter, RateLimiters } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Path template of a callback, for logs and metrics. */
    callback?: string;
  }
}

// Stripe's largest callbacks are some tens of KiB.
const BODY_LIMIT_BYTES = 256 * 1024;
const REFUSALS: ReadonlySet<ErrorCode> = new Set([
  'invalid_signature',
  'not_found',
  'bad_request',
  'payload_too_large',
]);
/** No column can hold it. */
const NUL = /%00/;
const PATH = /^\/(hooks|receipts)\//;

interface CallbackMounting {
  callbacks: readonly Callback[];
  runtime: Runtime;
  limiters: RateLimiters;
  inProgress: RequestsInProgress;
}

/** Call after mountOperations, which makes bodies arrive as bytes. */
export function mountCallbacks(
  app: FastifyInstance,
  { callbacks, runtime, limiters, inProgress }: CallbackMounting,
): void {
  const refused = limiters.forClass('public', true);
  for (const callback of callbacks) {
    if (!PATH.test(callback.path)) throw new Error(`${callback.path} must begin with /hooks/ or /receipts/`);
    const methods = callback.methods ?? ['POST'];
    app.route({
      method: [...methods],
      url: callback.path,
      bodyLimit: callback.maxBytes ?? BODY_LIMIT_BYTES,
      exposeHeadRoute: false,
      config: { callback: callback.path },
      handler: (request, reply) => answer(callback, runtime, refused, inProgress, request, reply),
    });
    refuseOtherMethods(app, callback.path, new Set(methods));
  }
}

async function answer(
  callback: Callback,
  runtime: Runtime,
  refused: RateLimiter,
  inProgress: RequestsInProgress,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { signal } = followClient(reply, inProgress);
  try {
    if (NUL.test(request.url)) throw fail('bad_request', { detail: 'The address must not contain NUL.' });
    const { status, contentType, headers, body } = await callback.receive(runtime, requestOf(request, runtime, signal));
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .headers({ ...headers });
    if (body === undefined) return await reply.send();
    return await reply.header('content-type', contentType ?? 'text/plain; charset=utf-8').send(body);
  } catch (error) {
    if (error instanceof Failure && REFUSALS.has(error.code)) await refused.count(request, reply);
    throw error;
  }
}

function requestOf(request: FastifyRequest, runtime: Uses<'publicUrl'>, signal: AbortSignal): CallbackRequest {
  return {
    method: request.method as CallbackRequest['method'],
    url: runtime.publicUrl() + request.url,
    params: request.params as Record<string, string>,
    headers: request.headers,
    rawBody: (request.body as Buffer | undefined) ?? Buffer.alloc(0),
    signal,
  };
}
