// Runs a handler under an Idempotency-Key: claim, run, store the response. Used for authenticated POSTs with a key.
// idempotency.ts stores the rows and states the guarantees.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '../../generated/errors.ts';
import type { Operation } from '../../generated/operations.ts';
import { Failure, fail } from '../core/errors.ts';
import type { Context } from '../runtime.ts';
import { existingId, fingerprintOf, isStorable, routeOf, type Claim } from './idempotency.ts';
import type { AnyHandler, Mounting } from './mount.ts';
import { failureOf, problemAnswer } from './problem.ts';
import { answerOf, type HttpAnswer, type HandlerReply } from './reply.ts';
import type { Input } from './request.ts';

/** The outcome to send: a complete response, or a stream that can be sent only once. */
export type HandlerOutcome = { answer: HttpAnswer } | { stream: HandlerReply };

type IdempotentRunner = (
  key: string,
  ctx: Context,
  input: Input,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<HandlerOutcome>;

export function createIdempotentRunner(
  operation: Operation,
  handler: AnyHandler,
  mounting: Mounting,
): IdempotentRunner {
  const { idempotency, contract } = mounting;

  return async (key, ctx, input, request, reply) => {
    const claimed = await idempotency.claim({
      workspaceId: ctx.actor.workspaceId,
      route: routeOf(operation.id, input.path),
      key,
      fingerprint: fingerprintOf(input),
      principal: principalOf(ctx),
    });
    if (claimed.kind === 'busy') throw fail('idempotency_in_progress', { retryAfter: claimed.retryAfter });
    if (claimed.kind === 'reused') throw fail('idempotency_key_reused');
    if (claimed.kind === 'foreign') throw fail('idempotency_key_reused', { detail: FOREIGN });
    if (claimed.kind === 'replay') {
      reply.header('idempotent-replayed', 'true');
      return { answer: claimed.answer };
    }
    const { claim } = claimed;
    const stop = idempotency.keep(claim);
    try {
      const result = await run(claim, ctx, input);
      const answer = answerOf(operation, result, contract.serializers);
      await finish(
        () => (answer ? idempotency.complete(claim, answer, operation.secretReply) : idempotency.forget(claim)),
        request,
      );
      return answer ? { answer } : { stream: result };
    } catch (error) {
      await afterFailure(error, claim, request);
      throw error;
    } finally {
      stop();
    }
  };

  /** If an earlier attempt already created the row, responds with that row. */
  async function run(claim: Claim, caller: Context, input: Input): Promise<HandlerReply> {
    const ctx = { ...caller, createdUlid: claim.ulid };
    if (claim.attempt === 1) return handler(ctx, input);
    // Before the handler: its checks may refuse the row's own second creation, for example because the row took the last place.
    const created = await readCreated(claim, ctx, input);
    if (created) return created;
    try {
      return await handler(ctx, input);
    } catch (error) {
      const id = existingId(error, claim.ulid);
      if (id === null) throw error;
      const answer = await read(id, ctx, input);
      if (!answer) throw fail('idempotency_answer_lost', { detail: `The first request created ${id}.` });
      return answer;
    }
  }

  /** Returns null if no attempt has created the row, or if its id has no prefix. */
  async function readCreated(claim: Claim, ctx: Context, input: Input): Promise<HandlerReply | null> {
    const prefix = operation.recoveredBy?.idPrefix ?? null;
    if (prefix === null) return null;
    return read(`${prefix}_${claim.ulid}`, ctx, input).catch((error: unknown) => {
      if (error instanceof Failure && errors[error.code].status === 404) return null;
      throw error;
    });
  }

  /** Returns null if no operation reads the row. */
  async function read(id: string, ctx: Context, input: Input): Promise<HandlerReply | null> {
    if (operation.recoveredBy === null) return null;
    const { operation: reader, parameter } = operation.recoveredBy;
    const path = { ...input.path, [parameter]: id };
    const { body } = await mounting.handlers[reader]!(ctx, { ...input, path, query: {}, body: undefined });
    return { status: operation.status, body };
  }

  async function afterFailure(error: unknown, claim: Claim, request: FastifyRequest): Promise<void> {
    const failure = failureOf(error);
    if (failure === null || errors[failure.code].status >= 500)
      return finish(() => idempotency.release(claim), request);
    if (isStorable(failure))
      return finish(() => idempotency.complete(claim, problemAnswer(failure, request), false), request);
    // An earlier attempt may have had an effect, so that later ones need its ULID.
    const hadNoEffect = claim.attempt === 1;
    await finish(() => (hadNoEffect ? idempotency.forget(claim) : idempotency.release(claim)), request);
  }
}

const FOREIGN =
  'Another credential used this key for the same request, and the response holds a secret that only that credential may see. Use a new key.';

function principalOf({ actor }: Context): string {
  return actor.kind === 'key' ? `key:${actor.keyId}` : `user:${actor.kind === 'user' ? actor.userId : actor.kind}`;
}

/**
 * Logs errors instead of failing the request. Without the stored response, the lease expires and the next attempt takes over. A
 * second try has another connection: the first one may have been cut.
 */
async function finish(write: () => Promise<void>, request: FastifyRequest): Promise<void> {
  try {
    await write().catch(write);
  } catch (error) {
    request.log.error({ err: error, requestId: request.id }, 'the response to an Idempotency-Key could not be stored');
  }
}
