// /health, /ready and /metrics: for supervisors, balancers and Prometheus. Called by server.ts. They are no operations of the
// contract: no credentials, no rate limit. Invariant: /health asks nobody and answers while the process lives.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../core/errors.ts';
import type { Observer } from './observe.ts';
import type { HttpSettings } from './settings.ts';

export type Probes = Readonly<Record<string, () => Promise<unknown>>>;

// A probe that takes longer is as bad as one that fails: balancers give up after a few seconds.
const PROBE_MS = 2_000;

export function mountProbes(
  app: FastifyInstance,
  options: { probes: Probes; isClosing: () => boolean; observer: Observer; metrics: HttpSettings['metrics'] },
): void {
  app.get('/health', () => ({ status: 'ok' }));

  app.get('/ready', async (_request, reply) => {
    const names = Object.keys(options.probes);
    const results = await Promise.all(names.map((name) => outcomeOf(options.probes[name]!)));
    const closing = options.isClosing();
    const ready = !closing && results.every((result) => result === 'ok');
    const checks = Object.fromEntries(names.map((name, index) => [name, results[index]]));
    const status = closing ? 'draining' : ready ? 'ready' : 'not_ready';
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, checks });
  });

  app.get('/metrics', async (request, reply) => {
    const { metrics } = options;
    if (metrics === 'off' || (metrics === 'local' && !isLocal(request))) throw fail('not_found');
    return reply.header('content-type', options.observer.contentType).send(await options.observer.metrics());
  });
}

/** 'ok', or what went wrong; the sentence is for the operator and names no secret. */
async function outcomeOf(probe: () => Promise<unknown>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${PROBE_MS} ms`), PROBE_MS);
  });
  const asked = probe().then(
    () => 'ok',
    () => 'failed',
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Straight from this machine: behind a proxy everybody would look local, so a forwarded request never is. */
function isLocal(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const loopback = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
  return loopback && request.headers['x-forwarded-for'] === undefined;
}
