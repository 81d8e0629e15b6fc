// What the HTTP rim wants to know, as values. config.ts parses the environment into this; tests write it down.
// Invariant: units last in names; nothing here is read twice or changes while the server runs.

import type { ConnectionLimits } from './connections.ts';
import type { TrustProxy } from './proxies.ts';
import { MOST_SPOOLS } from './spool.ts';
import type { UploadLimits } from './upload-slots.ts';

export interface RateLimit {
  /** Requests per window. */
  max: number;
  windowSeconds: number;
  /** Who shares the allowance: a person over all their keys and sessions, or an address. */
  per: 'user' | 'ip';
}

export interface HttpSettings extends ConnectionLimits, UploadLimits {
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** As clients reach it, without a slash at its end; null for the actual host and port. */
  publicUrl: string | null;
  /** HS256 secret of access tokens, at least 32 bytes. */
  jwtSecret: string;
  /** By the contract's x-rate-class. A class that is missing here falls back to `user` or `public`. */
  rateLimits: Readonly<Record<string, RateLimit>>;
  /** Failed authentications per address. */
  failedAuthentication: RateLimit;
  /** Answers only requests to names and from pages of this machine, `ownUrls` and `corsOrigins`: a developer's machine. */
  localOnly: boolean;
  /** Addresses that the deployment gives to clients. */
  ownUrls: readonly string[];
  /** Origins that browsers may call from; '*' for any. Credentials are never allowed: tokens travel in a header. */
  corsOrigins: '*' | readonly string[];
  /** Whose X-Forwarded-For is believed. */
  trustProxy: TrustProxy;
  bodyLimitBytes: number;
  /** Memory that all multipart bodies under way may hold together; beyond it they are refused with 503. */
  uploadMemoryBytes: number;
  /** Longest time in which a request must have arrived completely. */
  requestTimeoutMs: number;
  /** Longest time in which the head of a request must have arrived; counts from the connection for the first one. */
  headersTimeoutMs: number;
  /** How often it is checked whether requests arrive in time. */
  connectionCheckMs: number;
  /** An answer of which the client takes no byte for so long is cut. */
  stalledMs: number;
  keepAliveMs: number;
  /** Time that answers under way get when the server closes. */
  drainMs: number;
  sseHeartbeatMs: number;
  /** How long an Idempotency-Key is remembered. */
  idempotencyHours: number;
  /** How long a request may be silent before another with the same key takes over. Renewed while it runs. */
  idempotencyLeaseSeconds: number;
  /** Bearer token of /metrics; without one it is only there for this machine, where `localOnly` is set. */
  metricsToken: string | null;
  /** Tells browsers to use https for the subdomains of the host, too. */
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
  uploads: { perWorkspace: 2, perAddress: 8, together: MOST_SPOOLS },
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
  hstsSubdomains: false,
};
