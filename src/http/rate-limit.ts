// Rate limits per user or per address, reported in the headers of the current IETF draft
// (draft-ietf-httpapi-ratelimit-headers-10, structured fields). The plugin counts. Its headers use older names and are disabled.
// The store behind the plugin is a port; counters.ts chooses it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../core/address.ts';
import type { Actor } from '../core/context.ts';
import { fail } from '../core/errors.ts';
import type { Allowance } from '../runtime.ts';
import type { HttpSettings, RateLimit } from './http-settings.ts';
import type { Counters } from './memory-counters.ts';

export interface RateLimiter {
  /** Counts this request. @throws Failure `rate_limited` over the limit */
  count(request: FastifyRequest, reply: FastifyReply): Promise<Allowance | null>;
}

export interface RateLimiters {
  /** Returns the limiter of a rate class of the contract. */
  forClass(rateClass: string, isPublic: boolean): RateLimiter;
  failedAuthentication: RateLimiter;
}

/** Adapts our counters to the store interface of @fastify/rate-limit. */
export function counterStoreOf(counters: Counters) {
  return class CounterStore {
    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs = 0,
      max = 0,
    ): void {
      counters.add(key, windowMs, max).then(
        ({ count, endsInMs }) => done(null, { current: count, ttl: endsInMs }),
        (error: Error) => done(error),
      );
    }
    child(): CounterStore {
      return this;
    }
  };
}

export function createLimiters(app: FastifyInstance, settings: HttpSettings): RateLimiters {
  const made = new Map<string, RateLimiter>();
  return {
    forClass(rateClass, isPublic) {
      const name = settings.rateLimits[rateClass] ? rateClass : isPublic ? 'public' : 'user';
      const limit = settings.rateLimits[name];
      if (!limit) throw new Error(`no rate limit is set for the class ${name}`);
      let limiter = made.get(name);
      if (!limiter) made.set(name, (limiter = createLimiter(app, name, limit)));
      return limiter;
    },
    failedAuthentication: createLimiter(app, 'failed-authentication', settings.failedAuthentication),
  };
}

function createLimiter(app: FastifyInstance, name: string, { max, windowSeconds, per }: RateLimit): RateLimiter {
  const policy = `"${name}";q=${max};w=${windowSeconds}`;
  const check = app.createRateLimit({
    max,
    timeWindow: windowSeconds * 1000,
    keyGenerator: (request) =>
      `${name}:${per === 'ip' || request.actor === null ? addressKey(request.ip) : limitedSubject(request.actor)}`,
  });
  return {
    async count(request, reply) {
      const result = await check(request);
      // Set only with an allow list, which we do not use.
      if (result.isAllowed) return null;
      reply.header('ratelimit-policy', policy);
      reply.header('ratelimit', `"${name}";r=${result.remaining};t=${result.ttlInSeconds}`);
      if (result.isExceeded) {
        throw fail('rate_limited', {
          detail: `More than ${max} requests in ${windowSeconds} s.`,
          retryAfter: Math.max(1, result.ttlInSeconds),
        });
      }
      return { remaining: result.remaining, resetSeconds: result.ttlInSeconds };
    },
  };
}

/** Returns the id of the user or workspace against which the requests of the actor count. */
export function limitedSubject(actor: Actor): string {
  return (actor.kind === 'key' ? actor.limitedAs : undefined) ?? actor.userId;
}
