// Writes one log line per request and one histogram sample per response. Both name the operation and never the URL, which may
// contain ids and tokens. A request without a response, because the connection closed before, has the status 499.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { secretProperties } from '../../generated/secrets.ts';
import { REQUEST, type RequestLine } from '../core/log-lines.ts';
import { problemCodeOf } from './problem.ts';

export interface Observer {
  observe(request: FastifyRequest, reply: FastifyReply): void;
  /** The connection closed before the response was sent completely. Does nothing if the response was observed. */
  observeCut(request: FastifyRequest, reply: FastifyReply): void;
  /** The Prometheus text format. */
  metrics(): Promise<string>;
  readonly contentType: string;
  /** Registry for metrics of other parts of the process. */
  readonly registry: Registry;
}

type Series = ReturnType<Histogram<'operation' | 'method' | 'status'>['labels']>;

/** nginx's status of a request whose client left before the response. */
const CLIENT_LEFT = 499;

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
  const observed = new WeakSet<FastifyRequest>();
  const write = (request: FastifyRequest, reply: FastifyReply, status: number, isCut: boolean): void => {
    const { config } = request.routeOptions;
    const operation = operationOf(config);
    const ms = reply.elapsedTime;
    // A response that was cut after its headers is often a stream, which its client ends. Its duration shows nothing.
    if (!isCut || status === CLIENT_LEFT) series(operation, request.method, String(status)).observe(ms / 1000);
    const { actor } = request;
    const code = isCut ? undefined : problemCodeOf(request);
    const line: RequestLine = {
      requestId: request.id,
      operation,
      method: request.method,
      status,
      ...(code === undefined ? {} : { code }),
      ...(isCut ? { cut: true } : {}),
      ms: Math.round(ms * 10) / 10,
    };
    // Supervisors, load balancers and Prometheus send tens of thousands of probes per day.
    if (config.probe !== undefined && status < 400) return lines.debug(line, REQUEST);
    lines.info(actor ? { ...line, workspaceId: actor.workspaceId, userId: actor.userId } : line, REQUEST);
  };
  return {
    registry,
    contentType: registry.contentType,
    metrics: () => registry.metrics(),
    observe(request, reply) {
      observed.add(request);
      write(request, reply, reply.statusCode, false);
    },
    observeCut(request, reply) {
      if (!observed.has(request)) write(request, reply, reply.raw.headersSent ? reply.statusCode : CLIENT_LEFT, true);
    },
  };
}

function operationOf({ operation, callback, probe }: FastifyRequest['routeOptions']['config']): string {
  return operation?.id ?? callback ?? probe ?? 'none';
}
