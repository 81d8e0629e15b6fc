// Writes one log line and one histogram sample per response. Both name the operation and never the URL, which may contain ids and
// tokens.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { secretProperties } from '../../generated/secrets.ts';
import { REQUEST, type RequestLine } from '../core/log-lines.ts';
import { problemCodeOf } from './problem.ts';

export interface Observer {
  observe(request: FastifyRequest, reply: FastifyReply): void;
  /** The Prometheus text format. */
  metrics(): Promise<string>;
  readonly contentType: string;
  /** Registry for metrics of other parts of the process. */
  readonly registry: Registry;
}

type Series = ReturnType<Histogram<'operation' | 'method' | 'status'>['labels']>;

// From a cached read to a slow provider.
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Paths for pino's `redact`: credentials, and every property that the contract marks x-secret, three levels deep. */
export const redactPaths: string[] = [
  'authorization',
  '*.authorization',
  '*.headers.authorization',
  ...secretProperties.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
];

let ofProcess: Registry | null = null;

/** Registered once, however many services run in this process, because the timer and the observer behind these metrics never end. */
function metricsOfProcess(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

export function createObserver(log: Logger): Observer {
  // These lines contain only our own ids, names and numbers, so nothing needs redaction. It would cost 30 µs per line, as much as
  // the rest of a read.
  const lines = log.child({}, { redact: [] });
  const registry = Registry.merge([metricsOfProcess()]);
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of the request to the end of the response.',
    labelNames: ['operation', 'method', 'status'] as const,
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  const known = new Map<string, Series>();
  // Looking up a series by its labels costs more than incrementing it. There are few operations, methods and statuses.
  const series = (...labels: [operation: string, method: string, status: string]): Series => {
    const key = labels.join(' ');
    let found = known.get(key);
    if (!found) known.set(key, (found = seconds.labels(...labels)));
    return found;
  };
  return {
    registry,
    contentType: registry.contentType,
    metrics: () => registry.metrics(),
    observe(request, reply) {
      const { config } = request.routeOptions;
      const operation = config.operation?.id ?? config.callback ?? config.probe ?? 'none';
      const ms = reply.elapsedTime;
      series(operation, request.method, String(reply.statusCode)).observe(ms / 1000);
      const { actor } = request;
      const code = problemCodeOf(request);
      const line: RequestLine = {
        requestId: request.id,
        operation,
        method: request.method,
        status: reply.statusCode,
        ...(code === undefined ? {} : { code }),
        ms: Math.round(ms * 10) / 10,
      };
      // Supervisors, load balancers and Prometheus send tens of thousands of probes per day.
      if (config.probe !== undefined && reply.statusCode < 400) return lines.debug(line, REQUEST);
      lines.info(actor ? { ...line, workspaceId: actor.workspaceId, userId: actor.userId } : line, REQUEST);
    },
  };
}
