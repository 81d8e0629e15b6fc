// Settings of the HTTP layer. config.ts reads them from the environment; tests pass them directly. Units come last in names; nothing
// changes while the server runs.

import type { ConnectionLimits } from './connections.ts';
import type { TrustProxy } from './proxies.ts';
import { MAX_SPOOLS } from './spool.ts';
import type { UploadLimits } from './upload-slots.ts';

export interface RateLimit {
  /** Requests per window. */
  max: number;
  windowSeconds: number;
  /** Who shares the allowance: a user across all keys and sessions, or an address. */
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
  /** By the contract's x-rate-class. A missing class falls back to `user` or `public`. */
  rateLimits: Readonly<Record<string, RateLimit>>;
  /** Failed authentications per address. */
  failedAuthentication: RateLimit;
  /** For a developer's machine: accepts only requests to names, and from pages, of this machine, `ownUrls` and `corsOrigins`. */
  localOnly: boolean;
  /** URLs that the deployment gives to clients. */
  ownUrls: readonly string[];
  /** Allowed origins of browsers; '*' for any. Credentials mode is never allowed: tokens travel in a header. */
  corsOrigins: '*' | readonly string[];
  /** Proxies whose X-Forwarded-For is trusted. */
  trustProxy: TrustProxy;
  bodyLimitBytes: number;
  /** Memory that all multipart bodies in progress may use together. Beyond it they are refused with 503. */
  uploadMemoryBytes: number;
  /** Deadline of a complete request. */
  requestTimeoutMs: number;
  /** Deadline of a request's headers; for the first request it counts from the connection. */
  headersTimeoutMs: number;
  /** Interval of the deadline checks. */
  connectionCheckMs: number;
  /** A response whose client accepts no byte for this long is cut. */
  stalledMs: number;
  keepAliveMs: number;
  /** Time for responses in progress when the server closes. */
  drainMs: number;
  sseHeartbeatMs: number;
  /** How long an Idempotency-Key is kept. */
  idempotencyHours: number;
  /** Lease of a request under an Idempotency-Key; renewed while it runs. After it expires, another request may take over. */
  idempotencyLeaseSeconds: number;
  /** Bearer token of /metrics. Without one, /metrics serves only this machine, and only with `localOnly`. */
  metricsToken: string | null;
  /** Identifies the deployment on /health; null in tests without one. */
  serviceId: string | null;
  /** HSTS includes the subdomains of the host. */
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
  // Ten of the largest files at once.
  uploadMemoryBytes: 256 * 1024 * 1024,
  uploads: { perWorkspace: 2, perAddress: 8, together: MAX_SPOOLS },
  // Browsers open six connections to a host. Visitors of one widget upload at the same time.
  formUploads: { perWorkspace: 8, perAddress: 8, together: Infinity },
  // The slowest mobile networks are ten times as fast.
  leastUpload: { graceMs: 10_000, bytesPerSecond: 10 * 1024 },
  requestTimeoutMs: 60_000,
  headersTimeoutMs: 10_000,
  connectionCheckMs: 5_000,
  // Longer than two heartbeats of an event stream.
  stalledMs: 60_000,
  // Longer than the 60 s of common load balancers, so that they close first and no request meets a closing socket.
  keepAliveMs: 65_000,
  drainMs: 10_000,
  sseHeartbeatMs: 15_000,
  idempotencyHours: 24,
  idempotencyLeaseSeconds: 15,
  metricsToken: null,
  serviceId: null,
  hstsSubdomains: false,
};
