// The composed process, and the context of one request. app.ts builds the Runtime once; a request's Context adds the caller.
// A function names the members that it uses: `Uses<'db' | 'clock'>`. The whole Runtime goes only through composition and the
// mounting of operations, jobs and callbacks. Types only.
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Actor } from './core/context.ts';
import type { Clock } from './core/clock.ts';
import type { Preconditions } from './core/entity-tag.ts';
import type { Vault } from './core/vault.ts';
import type { Notifications } from './database/notifications.ts';
import type { Db } from './database/transaction.ts';
import type { WebFiles } from './http/web-pages.ts';
import type { GuardedConnection } from './providers/connection.ts';
import type { DnsResolver } from './providers/dns/port.ts';
import type { Mailer } from './providers/mail/port.ts';
import type { ProviderDirectory } from './providers/directory.ts';
import type { Payments } from './providers/payments/port.ts';
import type { SignInProvider } from './providers/sign-in/port.ts';
import type { Storage } from './providers/storage/port.ts';
import type { LiveKit } from './providers/vendors/livekit/livekit.ts';
import type { RateTable } from './resources/wallet/rates.ts';

/** What of the service a process runs. */
export type ProcessRole = 'all' | 'api' | 'worker' | 'voice';

export interface Runtime {
  config: Config;
  role: ProcessRole;
  db: Db;
  clock: Clock;
  /** Of audio and telephone lines. The same pace as `clock`, but for tests that play calls faster. */
  voiceClock: Clock;
  log: Logger;
  vault: Vault;
  notifications: Notifications;
  providers: ProviderDirectory;
  /** Rooms for calls in the browser; null: only the built-in line. */
  livekit: LiveKit | null;
  /** Every request that leaves goes through here. */
  connection: GuardedConnection;
  /** Records of other people's domains. */
  dns: DnsResolver;
  storage: Storage;
  /** Prices of new calls. */
  rates: RateTable;
  /** Null: the deployment takes no payments. */
  payments: Payments | null;
  /** Null: the deployment sends no mail. */
  mailer: Mailer | null;
  /** Null: users sign in with passwords only. */
  signIn: SignInProvider | null;
  /** The built pages and scripts. */
  web: WebFiles;
  /** The widget of the demo workspace; null where there is none. */
  demoWidgetId(): string | null;
  /** Where clients reach the service, without a slash at its end; known once the server listens. */
  publicUrl(): string;
  /** A JWT with these claims, good for this many seconds; the HTTP layer signs and verifies them. */
  signAccessToken(claims: Readonly<Record<string, string>>, seconds: number): string;
}

/** The members of the runtime that a function uses. */
export type Uses<K extends keyof Runtime> = Pick<Runtime, K>;

/** What is left of the caller's request rate after this request, in this process. */
export interface Allowance {
  remaining: number;
  resetSeconds: number;
}

export interface PublicContext extends Runtime {
  requestId: string;
  ip: string;
  /** The Origin header: the page that a browser asks for; null when there is none. */
  origin: string | null;
  /** The User-Agent header; absent outside of requests. */
  userAgent?: string;
  /** What follows `Bearer` in the Authorization header, unchecked, for operations that have tokens of their own. */
  bearer: string | null;
  /** Of the rate class of this operation; absent outside of requests. */
  allowance?: Allowance;
  /** The Accept header; empty when there is none. For operations that answer in several media types. */
  accept: string;
  /** Aborted when the client goes away or the server drains. */
  signal: AbortSignal;
}

export interface Context extends PublicContext {
  actor: Actor;
  /** What the request says about the state that it is meant for, of an operation with `x-etag`; core/entity-tag.ts checks it. */
  preconditions?: Preconditions;
  /** With an Idempotency-Key: what `createdId` makes the new row's id of, the same in every attempt. */
  createdUlid?: string;
}
