// Mounts signed URLs outside the contract (protocol/callback.ts): callbacks of payment providers and carriers, receipts.
// Invariant: they use no Parley credentials; the body arrives as raw bytes. Requests with a valid signature are never
// rate-limited, because a provider calls from few addresses, and more often after an outage. An invalid signature counts against
// its address, together with the public operations. Deliberately omitted: Idempotency-Key and validation by the contract, because
// each callback follows its sender's format.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Runtime, Uses } from '../runtime.ts';
import { Failure } from '../core/errors.ts';
import type { Callback, CallbackRequest } from '../protocol/callback.ts';
import { follow, refuseOtherMethods, type RequestsInProgress } from './mount.ts';
import type { RateLimiter, RateLimiters } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Path template of a callback, for logs and metrics. */
    callback?: string;
  }
}

// Stripe's and Twilio's largest callbacks are some tens of KiB.
const BODY_LIMIT_BYTES = 1024 * 1024;
const PATH = /^\/(hooks|receipts)\//;

export interface CallbackMounting {
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
  const forged = limiters.forClass('public', true);
  for (const callback of callbacks) {
    if (!PATH.test(callback.path)) throw new Error(`${callback.path} must begin with /hooks/ or /receipts/`);
    const methods = callback.methods ?? ['POST'];
    app.route({
      method: [...methods],
      url: callback.path,
      bodyLimit: BODY_LIMIT_BYTES,
      exposeHeadRoute: false,
      config: { callback: callback.path },
      handler: (request, reply) => answer(callback, runtime, forged, inProgress, request, reply),
    });
    refuseOtherMethods(app, callback.path, new Set(methods));
  }
}

async function answer(
  callback: Callback,
  runtime: Runtime,
  forged: RateLimiter,
  inProgress: RequestsInProgress,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { signal } = follow(reply, inProgress);
  try {
    const { status, contentType, headers, body } = await callback.receive(runtime, requestOf(request, runtime, signal));
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .headers({ ...headers });
    if (body === undefined) return await reply.send();
    return await reply.header('content-type', contentType ?? 'text/plain; charset=utf-8').send(body);
  } catch (error) {
    if (error instanceof Failure && error.code === 'invalid_signature') await forged.count(request, reply);
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
    ip: request.ip,
    requestId: request.id,
    signal,
  };
}
