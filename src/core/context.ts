// What travels with every unit of work. Runtime is the composed process (app.ts builds it, tests too); a Context adds who
// asks. Types only: this is the one file of core that names higher floors, so that functions can take one explicit argument.
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../../generated/tables.ts';
import type { Config } from '../config.ts';
import type { Notifications } from '../database/notifications.ts';
import type { WebFiles } from '../http/pages.ts';
import type { Connection } from '../providers/connection.ts';
import type { Payments } from '../providers/payments/port.ts';
import type { Storage } from '../providers/storage/port.ts';
import type { Registry } from '../providers/registry.ts';
import type { LiveKit } from '../providers/telephony/livekit.ts';
import type { RateTable } from '../resources/wallet/rates.ts';
import type { Clock } from './clock.ts';
import type { Vault } from './vault.ts';

export type Scope = 'read-only' | 'write' | 'admin';
export type Role = 'owner' | 'admin' | 'member' | 'viewer';

/** Who asks. `userId` is the person behind a session, or the one who minted the key: rate limits count per person. */
export type Actor =
  | { kind: 'user'; workspaceId: string; userId: string; sessionId: string; role: Role; scope: Scope }
  | { kind: 'key'; workspaceId: string; userId: string; keyId: string; scope: Scope }
  /** A signed address that opens one thing; `userId` names that thing. */
  | { kind: 'token'; workspaceId: string; userId: string; scope: 'read-only' };

export interface Runtime {
  config: Config;
  /** What of the service this process runs. */
  role: 'all' | 'api' | 'worker' | 'voice';
  db: Kysely<DB>;
  clock: Clock;
  /** Of audio and telephone lines. The same pace as `clock`, but for tests that play calls faster. */
  voiceClock: Clock;
  log: Logger;
  vault: Vault;
  notifications: Notifications;
  providers: Registry;
  /** Rooms for calls in the browser; null: only the built-in line. */
  livekit: LiveKit | null;
  /** Every request that leaves goes through here. */
  connection: Connection;
  storage: Storage;
  /** Prices of new calls. */
  rates: RateTable;
  /** Null: the deployment takes no payments. */
  payments: Payments | null;
  /** The built pages and scripts. */
  web: WebFiles;
  /** The widget of the demo workspace; null where there is none. */
  demoWidgetId(): string | null;
  /** Where clients reach the service, without a slash at its end; known once the server listens. */
  publicUrl(): string;
  /** Where the other processes of the deployment reach this one; known once the server listens. */
  internalUrl(): string;
  /** A JWT with these claims, good for so many seconds; the HTTP rim, which verifies them, signs them too. */
  signAccessToken(claims: Readonly<Record<string, string>>, seconds: number): string;
}

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
  /** With an Idempotency-Key: what `createdId` makes the new row's id of, the same in every attempt. */
  createdUlid?: string;
}
