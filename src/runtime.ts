// The composed process, and the context of one request. app.ts builds the Runtime once; a request's Context adds the caller. A
// function names the members that it uses: `Uses<'db' | 'clock'>`. Only composition and the mounting of operations, jobs and
// callbacks pass the whole Runtime on. Types only.
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Clock } from './core/clock.ts';
import type { Actor } from './core/context.ts';
import type { Preconditions } from './core/entity-tag.ts';
import type { Vault } from './core/vault.ts';
import type { Notifications } from './database/notifications.ts';
import type { Db } from './database/transaction.ts';
import type { WebFiles } from './http/web-pages.ts';
import type { GuardedConnection } from './providers/connection.ts';
import type { ProviderDirectory } from './providers/directory.ts';
import type { DnsResolver } from './providers/dns/port.ts';
import type { Mailer } from './providers/mail/port.ts';
import type { Payments } from './providers/payments/port.ts';
import type { SignInProvider } from './providers/sign-in/port.ts';
import type { Storage } from './providers/storage/port.ts';
import type { LiveKit } from './providers/vendors/livekit/livekit.ts';
import type { KeyUsage } from './resources/api-keys/usage.ts';
import type { RateTable } from './resources/wallet/rates.ts';

/** The parts of the service that a process runs. */
export type ProcessRole = 'all' | 'api' | 'worker' | 'voice';

export interface Runtime {
  config: Config;
  role: ProcessRole;
  db: Db;
  clock: Clock;
  /** Clock of audio and telephone lines. Same pace as `clock`, except in tests that play calls faster. */
  voiceClock: Clock;
  log: Logger;
  vault: Vault;
  /** Records requests with API keys. */
  keyUsage: KeyUsage;
  notifications: Notifications;
  providers: ProviderDirectory;
  /** LiveKit rooms for browser calls; null: only the built-in transport. */
  livekit: LiveKit | null;
  /** Sends all requests to URLs that users choose, and some to vendors. Reaches private addresses only in NETWORK_ALLOW. */
  connection: GuardedConnection;
  /** Looks up DNS records of customers' domains. */
  dns: DnsResolver;
  storage: Storage;
  /** Prices of new calls. */
  rates: RateTable;
  /** Null if the deployment accepts no payments. */
  payments: Payments | null;
  /** Null if the deployment sends no mail. */
  mailer: Mailer | null;
  /** Null if users sign in only with passwords. */
  signIn: SignInProvider | null;
  /** The built pages and scripts. */
  web: WebFiles;
  /** Returns the widget of the demo workspace; null if there is none. */
  demoWidgetId(): string | null;
  /**
   * Returns the URL of the service for clients, without a trailing slash.
   * @throws Error before the server listens, without PUBLIC_URL
   */
  publicUrl(): string;
  /** Signs a JWT with these claims, valid for this many seconds. The HTTP layer signs and verifies it. */
  signAccessToken(claims: Readonly<Record<string, string>>, seconds: number): string;
}

/** The members of the runtime that a function uses. */
export type Uses<K extends keyof Runtime> = Pick<Runtime, K>;

/** Remaining request allowance of the caller after this request, in this process. */
export interface Allowance {
  remaining: number;
  resetSeconds: number;
}

export interface PublicContext extends Runtime {
  requestId: string;
  ip: string;
  /** The Origin header: the page from which a browser sends the request; null when there is none. */
  origin: string | null;
  /** The User-Agent header; absent outside of requests. */
  userAgent?: string;
  /** The unverified bearer token of the Authorization header, for operations with their own tokens. */
  bearer: string | null;
  /** Allowance of this operation's rate class; absent outside of requests. */
  allowance?: Allowance;
  /** The Accept header; empty when there is none. For operations with several response media types. */
  accept: string;
  /** Aborted when the client disconnects or the server drains. */
  signal: AbortSignal;
}

export interface Context extends PublicContext {
  actor: Actor;
  /** The request's expected state, for operations with `x-etag`; core/entity-tag.ts checks it. */
  preconditions?: Preconditions;
  /** With an Idempotency-Key: the ULID for `createdId` of the new row, the same in every attempt. */
  createdUlid?: string;
}
