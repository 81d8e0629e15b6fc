// Runs a handler under an Idempotency-Key: claim, run, keep the answer. Called by mount.ts for authenticated POSTs with a
// key; idempotency.ts has the rows and says what is guaranteed.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '../../generated/errors.ts';
import type { Operation } from '../../generated/operations.ts';
import type { Context } from '../runtime.ts';
import { fail } from '../core/errors.ts';
import { existingId, fingerprintOf, isStorable, routeOf, type Claim } from './idempotency.ts';
import type { AnyHandler, Mounting } from './mount.ts';
import { failureOf, problemAnswer } from './problem.ts';
import { answerOf, type HttpAnswer, type HandlerReply } from './reply.ts';
import type { Input } from './request.ts';

/** What to send: an answer that is complete, or a stream that runs once. */
export type HandlerOutcome = { answer: HttpAnswer } | { stream: HandlerReply };

export type IdempotentRunner = (
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
      await settle(
        answer ? idempotency.complete(claim, answer, operation.secretReply) : idempotency.forget(claim),
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

  /** A later attempt may find that an earlier one has created the row already: then that row is the answer. */
  async function run(claim: Claim, caller: Context, input: Input): Promise<HandlerReply> {
    const ctx = { ...caller, createdUlid: claim.ulid };
    try {
      return await handler(ctx, input);
    } catch (error) {
      const id = claim.attempt > 1 ? existingId(error, claim.ulid) : null;
      if (id === null) throw error;
      const reader = operation.recoveredBy === null ? undefined : mounting.handlers[operation.recoveredBy];
      if (!reader) throw fail('idempotency_answer_lost', { detail: `The first request created ${id}.` });
      const { body } = await reader(ctx, { ...input, path: { ...input.path, id }, query: {}, body: undefined });
      return { status: operation.status, body };
    }
  }

  async function afterFailure(error: unknown, claim: Claim, request: FastifyRequest): Promise<void> {
    const failure = failureOf(error);
    if (failure === null || errors[failure.code].status >= 500) await settle(idempotency.release(claim), request);
    else if (!isStorable(failure.code)) await settle(idempotency.forget(claim), request);
    else await settle(idempotency.complete(claim, problemAnswer(failure, request), false), request);
  }
}

const FOREIGN =
  'Another credential used this key for the same request, and the answer holds a secret that only it may see. Use a new key.';

function principalOf({ actor }: Context): string {
  return actor.kind === 'key' ? `key:${actor.keyId}` : `user:${actor.kind === 'user' ? actor.userId : actor.kind}`;
}

/** The client's answer does not wait on our bookkeeping: without it the lease runs out and the next attempt takes over. */
async function settle(done: Promise<void>, request: FastifyRequest): Promise<void> {
  try {
    await done;
  } catch (error) {
    request.log.error({ err: error, requestId: request.id }, 'the answer to an Idempotency-Key was not kept');
  }
}
