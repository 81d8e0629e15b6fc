// /health, /ready and /metrics for process supervisors, load balancers and Prometheus. They are not operations of the contract
// and have no rate limit. Invariant: /health runs no queries and fails only when a restart would help. /metrics requires its
// token. Behind a proxy, every request appears to come from a local address; without a token, /metrics is therefore served only
// in development.
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackName } from '../core/address.ts';
import { systemClock } from '../core/clock.ts';
import { withDeadline } from '../core/deadline.ts';
import { fail } from '../core/errors.ts';
import { bearerOf } from './authenticate.ts';
import type { HttpSettings } from './http-settings.ts';
import type { Observer } from './observe.ts';
import type { RateLimiters } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of a probe, for logs and metrics. */
    probe?: string;
  }
}

export interface Probe {
  ask(): Promise<unknown>;
  /** Whether the process works without it. If so, a failure is reported but does not make the process unready. */
  isOptional?: boolean;
}

export type Probes = Readonly<Record<string, Probe>>;

/** Reason why a dependency is not usable, as a sentence for operators. */
class NotReady extends Error {}

/** Fails a probe. @throws NotReady with the reason, if there is one */
export function requireReady(reason: string | null): void {
  if (reason !== null) throw new NotReady(reason);
}

// Load balancers time out after a few seconds, so a slower probe counts as failed.
const PROBE_MS = 2_000;

export function mountProbes(
  app: FastifyInstance,
  options: {
    probes: Probes;
    /** Returns null, or the reason why the process must be restarted. */
    stuck?: (() => string | null) | undefined;
    isClosing: () => boolean;
    observer: Observer;
    settings: Pick<HttpSettings, 'metricsToken' | 'localOnly' | 'serviceId'>;
    limiters: RateLimiters;
  },
): void {
  app.get('/health', { config: { probe: 'health' } }, (_request, reply) => {
    const reason = options.stuck?.() ?? null;
    return reason === null
      ? { status: 'ok', service: options.settings.serviceId }
      : reply.code(503).send({ status: 'stuck', reason });
  });

  app.get('/ready', { config: { probe: 'ready' } }, async (_request, reply) => {
    const names = Object.keys(options.probes);
    const results = await Promise.all(names.map((name) => outcomeOf(options.probes[name]!.ask)));
    const closing = options.isClosing();
    const failing = names.filter((_, index) => results[index] !== 'ok');
    const ready = !closing && failing.every((name) => options.probes[name]!.isOptional);
    const checks = Object.fromEntries(names.map((name, index) => [name, results[index]]));
    const status = closing ? 'draining' : !ready ? 'not_ready' : failing.length > 0 ? 'degraded' : 'ready';
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, checks });
  });

  app.get('/metrics', { config: { probe: 'metrics' } }, async (request, reply) => {
    const { metricsToken, localOnly } = options.settings;
    if (metricsToken === null) {
      if (!localOnly || !isLocal(request)) throw fail('not_found');
    } else if (!isToken(metricsToken, bearerOf(request))) {
      await options.limiters.failedAuthentication.count(request, reply);
      throw fail('unauthorized');
    }
    return reply.header('content-type', options.observer.contentType).send(await options.observer.metrics());
  });
}

/** Returns 'ok' or the failure's reason, which is shown to operators and contains no secrets. */
function outcomeOf(probe: () => Promise<unknown>): Promise<string> {
  const late = (): Error => new NotReady(`no response within ${PROBE_MS} ms`);
  return withDeadline(systemClock, PROBE_MS, probe(), late).then(
    () => 'ok',
    (error: unknown) => (error instanceof NotReady ? error.message : 'failed'),
  );
}

function isToken(token: string, given: string | undefined): boolean {
  const [expected, actual] = [Buffer.from(token), Buffer.from(given ?? '')];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether a request comes directly from this machine, without a visible proxy. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  return isLoopbackName(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);
}
