// What the HTTP rim wants to know, as values. config.ts parses the environment into this; tests write it down.
// Invariant: units last in names; nothing here is read twice or changes while the server runs.

export interface RateLimit {
  /** Requests per window. */
  max: number;
  windowSeconds: number;
  /** Who shares the allowance: a person over all their keys and sessions, or an address. */
  per: 'user' | 'ip';
}

export interface HttpSettings {
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
  /** Origins that browsers may call from; '*' for any. Credentials are never allowed: tokens travel in a header. */
  corsOrigins: '*' | readonly string[];
  /** What X-Forwarded-For is believed from: nobody, everybody, or these addresses and networks. */
  trustProxy: boolean | string[];
  bodyLimitBytes: number;
  /** Memory that all multipart bodies under way may hold together; beyond it they are refused with 503. */
  uploadMemoryBytes: number;
  /** Longest time in which a request must have arrived completely. */
  requestTimeoutMs: number;
  keepAliveMs: number;
  /** Time that answers under way get when the server closes. */
  drainMs: number;
  sseHeartbeatMs: number;
  /** How long an Idempotency-Key is remembered. */
  idempotencyHours: number;
  /** How long a request may be silent before another with the same key takes over. Renewed while it runs. */
  idempotencyLeaseSeconds: number;
  /** Who sees /metrics: requests straight from this machine, everybody, nobody. */
  metrics: 'local' | 'open' | 'off';
}

export const defaultHttpSettings: Omit<HttpSettings, 'jwtSecret'> = {
  host: '127.0.0.1',
  port: 3000,
  publicUrl: null,
  rateLimits: {
    user: { max: 100, windowSeconds: 60, per: 'user' },
    public: { max: 30, windowSeconds: 60, per: 'ip' },
  },
  failedAuthentication: { max: 30, windowSeconds: 60, per: 'ip' },
  corsOrigins: '*',
  trustProxy: false,
  bodyLimitBytes: 1024 * 1024,
  // Ten of the largest files at once.
  uploadMemoryBytes: 256 * 1024 * 1024,
  requestTimeoutMs: 60_000,
  // Longer than the 60 s of common load balancers, so that they close first and no request meets a closing socket.
  keepAliveMs: 65_000,
  drainMs: 10_000,
  sseHeartbeatMs: 15_000,
  idempotencyHours: 24,
  idempotencyLeaseSeconds: 15,
  metrics: 'local',
};
