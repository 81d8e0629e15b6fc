// Idempotency-Key (draft-ietf-httpapi-idempotency-key-header): a repeated POST replays the first response.
//
// The row is claimed before the handler runs, and the response is stored in it afterwards. Guarantees:
// - Two requests with one key never run at the same time while the first one's process is alive, because it renews its lease.
// - A process that dies between effect and response leaves a lease that expires. The next request takes over with the same ULID,
//   and services give it to the row they create (`createdId`). A second insert then violates the first one's primary key, so
//   there is never a second row, whatever the two processes still do. The operation that reads the resource supplies the
// response.
// - Operations that create nothing are protected by their own states: ending an ended call is a conflict, not a second end.
// Not guaranteed: data that only the lost response contained, such as the value of a new API key (`idempotency_answer_lost`).
// Deliberately omitted: streamed responses. They cannot be stored, so their operations run again.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { errors } from '../../generated/errors.ts';
import type { Failure } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Binding, Vault } from '../core/vault.ts';
import type { Db } from '../database/transaction.ts';
import type { HttpAnswer } from './reply.ts';
import type { Input } from './request.ts';

interface ClaimRequest {
  workspaceId: string;
  route: string;
  key: string;
  fingerprint: Buffer;
  /** The API key, or the user behind a session, who may have logged in again. */
  principal: string;
}

/** The right to run the request: the attempt number, and the ULID for the row that it creates. */
export interface Claim extends ClaimRequest {
  ulid: string;
  attempt: number;
  keyHash: Buffer;
}

type KeyClaimResult =
  | { kind: 'run'; claim: Claim }
  | { kind: 'replay'; answer: HttpAnswer }
  | { kind: 'busy'; retryAfter: number }
  | { kind: 'reused' }
  /** The stored response contains a secret and belongs to another credential's request. */
  | { kind: 'foreign' };

export interface IdempotencyStore {
  claim(request: ClaimRequest): Promise<KeyClaimResult>;
  /** Renews the lease until the returned function is called. */
  keep(claim: Claim): () => void;
  /** Stores the response, sealed if it contains secrets. */
  complete(claim: Claim, answer: HttpAnswer, secret: boolean): Promise<void>;
  /** Releases the key: the request had no effect. */
  forget(claim: Claim): Promise<void>;
  /** Ends the lease: the request may have had an effect, and the next request may immediately take over with the same ULID. */
  release(claim: Claim): Promise<void>;
}

interface Row {
  status: number | null;
  answer: string | null;
  sealed: boolean;
  same: boolean;
  mine: boolean;
  lease_seconds: number;
}

const PURPOSE = 'idempotency';
// The row may be deleted between the failed claim and the following read. Then the claim is tried again.
const CLAIM_TRIES = 3;
// Renewed three times per lease, so that one lost renewal does no harm.
const RENEWALS_PER_LEASE = 3;
// Time for a renewal in flight.
const RENEWAL_GRACE_SECONDS = 1;
const BUSY_RETRY_SECONDS = 1;

export function createIdempotencyStore(options: {
  db: Db;
  vault: Vault;
  hours: number;
  leaseSeconds: number;
  /** Called when a renewal, or the release of a claim that got no response, fails; the request continues. */
  onError(error: unknown): void;
}): IdempotencyStore {
  const { db, vault, hours, leaseSeconds } = options;
  const lease = sql`now() + make_interval(secs => ${leaseSeconds})`;
  const mine = (claim: Claim) => sql`workspace_id = ${claim.workspaceId} and route = ${claim.route}
    and key_hash = ${claim.keyHash} and ulid = ${claim.ulid} and attempt = ${claim.attempt} and status is null`;

  async function release(claim: Claim): Promise<void> {
    await sql`update idempotency_keys set lease_until = now() where ${mine(claim)}`.execute(db);
  }

  async function tryClaim(request: ClaimRequest, keyHash: Buffer): Promise<Claim | null> {
    const ulid = newId('req').slice('req_'.length);
    const { rows } = await sql<{ ulid: string; attempt: number }>`
      insert into idempotency_keys as k (workspace_id, route, key_hash, fingerprint, principal, ulid, lease_until,
        expires_at)
      values (${request.workspaceId}, ${request.route}, ${keyHash}, ${request.fingerprint}, ${request.principal}, ${ulid}, ${lease},
        now() + make_interval(hours => ${hours}))
      on conflict (workspace_id, route, key_hash) do update set
        fingerprint = excluded.fingerprint, principal = excluded.principal, lease_until = excluded.lease_until,
        status = null, answer = null, sealed = false,
        ulid = case when k.expires_at <= now() then excluded.ulid else k.ulid end,
        attempt = case when k.expires_at <= now() then 1 else k.attempt + 1 end,
        expires_at = case when k.expires_at <= now() then excluded.expires_at else k.expires_at end
      where k.expires_at <= now()
        or (k.status is null and k.lease_until <= now() and k.fingerprint = excluded.fingerprint)
      returning k.ulid, k.attempt`
      .execute(db)
      .catch((error: unknown) => {
        // Only the response may have been lost. Otherwise the repeated request would have to wait for the end of the lease.
        const claim = { ...request, keyHash, ulid, attempt: 1 };
        void release(claim).catch(options.onError);
        throw error;
      });
    const row = rows[0];
    return row ? { ...request, keyHash, ulid: row.ulid, attempt: row.attempt } : null;
  }

  async function readRow(request: ClaimRequest, keyHash: Buffer): Promise<Row | undefined> {
    const { rows } = await sql<Row>`
      select status, answer, sealed, fingerprint = ${request.fingerprint} as same,
        coalesce(principal = ${request.principal}, true) as mine,
        extract(epoch from lease_until - now())::float8 as lease_seconds
      from idempotency_keys
      where workspace_id = ${request.workspaceId} and route = ${request.route} and key_hash = ${keyHash}`.execute(db);
    return rows[0];
  }

  return {
    async claim(request) {
      const keyHash = createHash('sha256').update(request.key).digest();
      for (let tries = 0; tries < CLAIM_TRIES; tries++) {
        const claim = await tryClaim(request, keyHash);
        if (claim) return { kind: 'run', claim };
        const row = await readRow(request, keyHash);
        if (!row) continue;
        if (!row.same) return { kind: 'reused' };
        if (row.answer === null) return { kind: 'busy', retryAfter: retryAfter(row.lease_seconds, leaseSeconds) };
        if (row.sealed && !row.mine) return { kind: 'foreign' };
        const text = row.sealed ? vault.open(PURPOSE, row.answer, bindingOf(request)) : row.answer;
        return { kind: 'replay', answer: JSON.parse(text) as HttpAnswer };
      }
      return { kind: 'busy', retryAfter: 1 };
    },

    keep(claim) {
      const renew = () => {
        sql`update idempotency_keys set lease_until = ${lease} where ${mine(claim)}`.execute(db).catch(options.onError);
      };
      const timer = setInterval(renew, (leaseSeconds * 1000) / RENEWALS_PER_LEASE);
      return () => clearInterval(timer);
    },

    async complete(claim, answer, secret) {
      const text = JSON.stringify(answer);
      const stored = secret ? vault.seal(PURPOSE, text, bindingOf(claim)) : text;
      await sql`update idempotency_keys set status = ${answer.status}, answer = ${stored}, sealed = ${secret}
        where ${mine(claim)}`.execute(db);
    },

    async forget(claim) {
      await sql`delete from idempotency_keys where ${mine(claim)}`.execute(db);
    },

    release,
  };
}

/**
 * Seconds until a retry is useful. A live process renews its lease after each third, and most requests end within a second. A
 * lease that missed a renewal belongs to a dead process, so the key is free when the lease expires.
 */
function retryAfter(leftSeconds: number, leaseSeconds: number): number {
  const renewedEvery = leaseSeconds / RENEWALS_PER_LEASE;
  if (leftSeconds > leaseSeconds - renewedEvery - RENEWAL_GRACE_SECONDS) return BUSY_RETRY_SECONDS;
  return Math.max(BUSY_RETRY_SECONDS, Math.ceil(leftSeconds));
}

/** Binds the sealed response to its row and to the key, which only the client knows. */
function bindingOf({ workspaceId, route, key }: ClaimRequest): Binding {
  return { place: { workspaceId, id: route }, secret: key };
}

/** Deletes up to `limit` expired rows. @returns the number deleted; call again until it is less than `limit` */
export async function deleteExpiredIdempotencyKeys(db: Db, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from idempotency_keys where (workspace_id, route, key_hash) in (
      select workspace_id, route, key_hash from idempotency_keys where expires_at <= now() limit ${limit})
    returning 1`.execute(db);
  return rows.length;
}

/** Whether a failure is stored and replayed to repeated requests. A failure that invites a retry is not. */
export function isStorable({ code, details }: Failure): boolean {
  return details.retryAfter === undefined && ![401, 402, 403, 412, 422, 429].includes(errors[code].status);
}

/** Returns the scope of a key: the operation and path parameters. */
export function routeOf(operationId: string, path: Record<string, string>): string {
  return [
    operationId,
    ...Object.keys(path)
      .sort()
      .map((name) => path[name]),
  ].join('/');
}

/** SHA-256 of the parsed request. Its bytes are unsuitable, because white space and multipart boundaries differ between retries. */
export function fingerprintOf({ query, body }: Input): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(query)).update('\n');
  if (body instanceof Uint8Array) return hash.update(body).digest();
  const bytesAsHash = (_: string, value: unknown) =>
    value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value;
  return hash.update(JSON.stringify(body, bytesAsHash) ?? '').digest();
}

/** Returns the identifier in a unique violation if it contains this ULID, which means that our row already exists. Null otherwise. */
export function existingId(error: unknown, ulid: string): string | null {
  const { code, detail } = (error ?? {}) as { code?: unknown; detail?: unknown };
  if (code !== '23505' || typeof detail !== 'string') return null;
  return new RegExp(`[a-z]+_${ulid}`).exec(detail)?.[0] ?? null;
}
