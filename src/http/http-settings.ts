// Settings of the HTTP layer. config.ts reads them from the environment; tests pass them directly. Names end with the unit.
// Settings do not change while the server runs.

import type { ConnectionLimits } from './connections.ts';
import type { TrustProxy } from './proxies.ts';
import { MAX_SPOOLS } from './spool.ts';
import type { UploadLimits } from './upload-slots.ts';

export interface RateLimit {
  /** Requests per window. */
  max: number;
  windowSeconds: number;
  /** Scope of the limit: a user across all keys and sessions, or an address. */
  per: 'user' | 'ip';
}

export interface HttpSettings extends ConnectionLimits, UploadLimits {
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** Public URL without a trailing slash; null: the actual host and port. */
  publicUrl: string | null;
  /** HS256 secret of access tokens, at least 32 bytes. */
  jwtSecret: string;
  /** Limits by the contract's x-rate-class. A missing class falls back to `user` or `public`. */
  rateLimits: Readonly<Record<string, RateLimit>>;
  /** Failed authentications per address. */
  failedAuthentication: RateLimit;
  /**
   * For a developer's machine: accepts requests only to host names, and only from pages, of this machine, `ownUrls` and
   * `corsOrigins`.
   */
  localOnly: boolean;
  /** URLs that the deployment gives to clients. */
  ownUrls: readonly string[];
  /** Allowed origins of browsers; '*' for any. Credentials mode is never allowed: tokens travel in a header. */
  corsOrigins: '*' | readonly string[];
  /** Proxies whose X-Forwarded-For is trusted. */
  trustProxy: TrustProxy;
  bodyLimitBytes: number;
  /** Maximum memory for all multipart bodies in progress. Beyond it, bodies are refused with 503. */
  uploadMemoryBytes: number;
  /** Deadline of a complete request. */
  requestTimeoutMs: number;
  /** Deadline of a request's headers. For the first request, it counts from the connection. */
  headersTimeoutMs: number;
  /** Interval of the deadline checks. */
  connectionCheckMs: number;
  /** A response is cut when its client accepts no bytes for this long. */
  stalledMs: number;
  keepAliveMs: number;
  /** Time for responses in progress when the server closes. */
  drainMs: number;
  sseHeartbeatMs: number;
  /** How long an Idempotency-Key is kept. */
  idempotencyHours: number;
  /** Lease of a request with an Idempotency-Key, renewed while it runs. After it expires, another request may take over. */
  idempotencyLeaseSeconds: number;
  /** Bearer token of /metrics. Without one, /metrics is served only to this machine, and only with `localOnly`. */
  metricsToken: string | null;
  /** Identifies the deployment on /health; null in tests without one. */
  serviceId: string | null;
  /** Whether HSTS includes the subdomains of the host. */
  hstsSubdomains: boolean;
}

export const defaultHttpSettings: Omit<HttpSettings, 'jwtSecret'> = {
  host: '127.0.0.1',
  port: 3000,
  publicUrl: null,
  rateLimits: {
    user: { max: 100, windowSeconds: 60, per: 'user' },
    public: { max: 30, windowSeconds: 60, per: 'ip' },
    pages: { max: 300, windowSeconds: 60, per: 'ip' },
    mcp: { max: 300, windowSeconds: 60, per: 'user' },
  },
  failedAuthentication: { max: 30, windowSeconds: 60, per: 'ip' },
  localOnly: false,
  ownUrls: [],
  corsOrigins: '*',
  trustProxy: 0,
  maxConnections: null,
  maxConnectionsPerAddress: 512,
  bodyLimitBytes: 1024 * 1024,
  // Ten files of the maximum size.
  uploadMemoryBytes: 256 * 1024 * 1024,
  uploads: { perWorkspace: 2, perAddress: 8, together: MAX_SPOOLS },
  // Browsers open six connections per host. Visitors of one widget upload at the same time.
  formUploads: { perWorkspace: 8, perAddress: 8, together: Infinity },
  // The slowest mobile networks are ten times as fast.
  minUploadRate: { graceMs: 10_000, bytesPerSecond: 10 * 1024 },
  requestTimeoutMs: 60_000,
  headersTimeoutMs: 10_000,
  connectionCheckMs: 5_000,
  // Longer than two heartbeats of an event stream.
  stalledMs: 60_000,
  // Longer than the 60 s of common load balancers, so that they close first and no request arrives at a closing socket.
  keepAliveMs: 65_000,
  drainMs: 10_000,
  sseHeartbeatMs: 15_000,
  idempotencyHours: 24,
  idempotencyLeaseSeconds: 15,
  metricsToken: null,
  serviceId: null,
  hstsSubdomains: false,
};
