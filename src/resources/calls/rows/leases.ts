// Leases of live sessions on their calls. A call is claimed once before it is dialed; whoever finds `dialed_at` set never
// dials again. A session that stops renewing is taken for dead, and the fencing token keeps it from writing afterwards.
import { sql, type ExpressionBuilder } from 'kysely';
import type { DB } from '../../../../generated/tables.ts';
import { findCallById, type CallRow } from './calls.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

export interface LeaseTimes {
  /** How long a silent session keeps its call. */
  leaseMs: number;
  renewMs: number;
  /** How often each worker looks for calls whose lease has run out. */
  lookMs: number;
}

// Three renewals may fail before a call is given up; recovery from a killed process takes some 15 s.
export const LEASE_TIMES: LeaseTimes = { leaseMs: 12_000, renewMs: 3_000, lookMs: 3_000 };

/** What a session writes under: its call and the number of its claim. */
export interface Fence {
  callId: string;
  token: number;
}

/**
 * Takes a queued call that nobody dialed yet; undefined when there is nothing to dial.
 * @param dialInMs the moment that was reserved for its dial, from now on
 */
export async function claimCall(
  db: Db,
  id: string,
  owner: string,
  leaseMs: number,
  dialInMs = 0,
): Promise<CallRow | undefined> {
  const row = await db
    .updateTable('calls')
    .set({
      lease_owner: owner,
      lease_token: sql`lease_token + 1`,
      leased_until: until(leaseMs),
      lease_seen_at: sql`now()`,
      dialed_at: inFuture(dialInMs),
    })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where('dialed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row && findCallById(db, row.id);
}

/**
 * Notes that the carrier is asked now, right before it is. From here on nobody dials this call again; one that was claimed
 * and never got here goes back into the queue when its process dies.
 * @param isAgain an attempt before may have been committed: nobody but the caller writes it under this token
 * @returns false when the call is over or somebody else's: then it must not be dialed
 */
export async function markAsked(db: Db, { callId, token }: Fence, isAgain = false): Promise<boolean> {
  const row = await db
    .updateTable('calls')
    .set({ asked_at: sql`clock_timestamp()` })
    .where('id', '=', callId)
    .where('lease_token', '=', token)
    .where('status', '=', 'queued')
    .$if(!isAgain, (query) => query.where('asked_at', 'is', null))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** It was not asked after all: the moment was missed. */
export async function unmarkAsked(db: Db, { callId, token }: Fence): Promise<void> {
  const taken = db.updateTable('calls').set({ asked_at: null }).where('id', '=', callId);
  await taken.where('lease_token', '=', token).where('status', '=', 'queued').execute();
}

/** Takes the reserved moment of a claimed call away. @returns false when it is not ours to dial */
export async function clearMoment(trx: Trx, fence: Fence): Promise<boolean> {
  const row = await reserving(trx, fence).set({ dialed_at: null }).executeTakeFirst();
  return row !== undefined;
}

/** Reserves a moment for the dial of a claimed call, so many milliseconds from now on; null when it is not ours to dial. */
export async function setMoment(trx: Trx, fence: Fence, inMs: number): Promise<Date | null> {
  const row = await reserving(trx, fence)
    .set({ dialed_at: inFuture(inMs) })
    .executeTakeFirst();
  return row?.dialed_at ?? null;
}

function reserving(trx: Trx, { callId, token }: Fence) {
  return trx
    .updateTable('calls')
    .where('id', '=', callId)
    .where('lease_token', '=', token)
    .where('status', '=', 'queued')
    .returning('dialed_at');
}

function inFuture(ms: number) {
  // Not the beginning of the transaction: whoever waited for the queue's lock is dialed later.
  return sql<Date>`clock_timestamp() + make_interval(secs => ${ms / 1000})`;
}

const UNCLAIMED = {
  leased_until: null,
  lease_owner: null,
  lease_token: sql<number>`lease_token + 1`,
  dialed_at: null,
};

function isUnasked(eb: ExpressionBuilder<DB, 'calls'>) {
  return eb.and([eb('status', '=', 'queued'), eb('leased_until', 'is not', null), eb('asked_at', 'is', null)]);
}

/**
 * Puts a claimed call that the carrier was never asked for back into the queue.
 * @returns whether it was such a call, and still the caller's
 */
export async function giveBack(trx: Trx, { callId, token }: Fence): Promise<boolean> {
  const row = await trx
    .updateTable('calls')
    .set(UNCLAIMED)
    .where('id', '=', callId)
    .where('lease_token', '=', token)
    .where(isUnasked)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The same for all calls of a campaign. @returns whether there were any */
export async function giveBackOf(trx: Trx, workspaceId: string, campaignId: string): Promise<boolean> {
  const rows = await trx
    .with('claimed', (qb) =>
      qb
        .selectFrom('calls')
        .select('calls.id')
        .where('workspace_id', '=', workspaceId)
        .where('campaign_id', '=', campaignId)
        .where(isUnasked)
        // The order of renewals, so that the two never wait for each other.
        .orderBy('calls.id')
        .forNoKeyUpdate(),
    )
    .updateTable('calls')
    .set(UNCLAIMED)
    .where('id', 'in', (eb) => eb.selectFrom('claimed').select('claimed.id'))
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Milliseconds until the last dial of a campaign that is noted already begins; null when none lies ahead. */
export async function untilLastAsked(db: Db, workspaceId: string, campaignId: string): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from max(dialed_at) - clock_timestamp()) * 1000)::float8 as ms
    from calls
    where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and status = 'queued' and asked_at is not null
  `.execute(db);
  return rows[0]!.ms;
}

/** Between the offer of an inbound call and its audio: the caller hears it ring. */
const OFFER_SECONDS = 20;
/** Holds the lease of a call that was accepted and that no process carries yet. */
export const OFFERED = 'offered';

/** Columns of a new inbound call: a lease that runs out unless somebody takes the call over. */
export function offeredLease() {
  return {
    lease_owner: OFFERED,
    lease_token: 1,
    leased_until: until(OFFER_SECONDS * 1000),
    lease_seen_at: sql<Date>`now()`,
    dialed_at: sql<Date>`now()`,
  };
}

/**
 * Takes an inbound call whose audio has come; undefined when it is over, or somebody else has it.
 * @param isAgain an attempt before may have been committed: then it is this process that has it
 */
export async function claimOffered(
  db: Db,
  id: string,
  owner: string,
  leaseMs: number,
  isAgain = false,
): Promise<CallRow | undefined> {
  const row = await db
    .updateTable('calls')
    .set({
      lease_owner: owner,
      lease_token: sql`lease_token + 1`,
      leased_until: until(leaseMs),
      lease_seen_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'ringing')
    .where('lease_owner', 'in', isAgain ? [OFFERED, owner] : [OFFERED])
    .where('leased_until', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row && findCallById(db, row.id);
}

/** An inbound call that nobody has taken over yet, to be written under what comes back; null when it is over or somebody has it. */
export async function findOffered(db: Db, id: string): Promise<Fence | null> {
  const row = await db
    .selectFrom('calls')
    .select('lease_token')
    .where('id', '=', id)
    .where('status', '=', 'ringing')
    .where('lease_owner', '=', OFFERED)
    .executeTakeFirst();
  return row ? { callId: id, token: row.lease_token } : null;
}

/** Renews what this process holds; returns what it still held, and which of it somebody asked to end. */
export async function renewLeases(
  db: Db,
  owner: string,
  ids: readonly string[],
  leaseMs: number,
): Promise<Map<string, { endRequested: boolean; hasWishes: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .with('held', (qb) =>
      qb
        .selectFrom('calls')
        .select('calls.id')
        .where('id', 'in', ids)
        .where('lease_owner', '=', owner)
        .where('status', 'in', ['queued', 'ringing', 'in_progress'])
        .orderBy('calls.id')
        .forNoKeyUpdate(),
    )
    .updateTable('calls')
    // From when the lock was had: a statement that waited for it began long ago.
    .set({ leased_until: inFuture(leaseMs), lease_seen_at: sql`clock_timestamp()` })
    .where('id', 'in', (eb) => eb.selectFrom('held').select('held.id'))
    .returning((eb) => [
      'id',
      'end_requested_at',
      eb
        .exists(
          eb
            .selectFrom('call_wishes')
            .select('call_wishes.id')
            .whereRef('call_wishes.call_id', '=', 'calls.id')
            .where('done_at', 'is', null),
        )
        .as('has_wishes'),
    ])
    .execute();
  return new Map(
    rows.map((row) => [row.id, { endRequested: row.end_requested_at !== null, hasWishes: Boolean(row.has_wishes) }]),
  );
}

export interface LostCall {
  id: string;
  /** Of the reaper's own lease: who is overtaken by another one must not end what that one has given back. */
  token: number;
  /** When its session was last heard of: a renewal or a line of the timeline. */
  lastSeenAt: Date;
  overdue: boolean;
}

const MOST_AT_ONCE = 100;

// A statement that has waited longer saw nothing of what happened meanwhile.
const AT_ONCE_MS = 500;

/**
 * Calls whose session is gone or whose time is long up. Takes the lease away in the same statement: from now on the old
 * session cannot write, and another reaper skips them until this one's own lease has run out. A call whose row is being written,
 * by a renewal for one, is passed by. A statement that had to wait (for a lock on the table) takes nothing: the sessions waited
 * behind the same lock and are about to renew their leases.
 */
export async function takeLostCalls(db: Db, owner: string, leaseMs: number): Promise<LostCall[]> {
  const { rows } = await sql<LostCall>`
    with lost as (
      select id, leased_until >= now() as overdue,
        least(now(), greatest(lease_seen_at, (select max(at) from call_events where call_id = calls.id))) as seen
      from calls
      where status in ('queued', 'ringing', 'in_progress')
        and ((leased_until < now()) or (must_end_at < now() and lease_owner <> ${owner}))
        and clock_timestamp() < now() + make_interval(secs => ${AT_ONCE_MS / 1000})
      order by leased_until
      limit ${MOST_AT_ONCE}
      for update skip locked
    )
    update calls
    set lease_owner = ${owner}, lease_token = lease_token + 1,
        leased_until = now() + make_interval(secs => ${leaseMs / 1000})
    from lost where calls.id = lost.id
    returning calls.id, calls.lease_token as token, lost.seen as "lastSeenAt", lost.overdue`.execute(db);
  return rows;
}

/** Fails or waits as a look for lost calls would, and takes nothing. */
export async function readLeases(db: Db): Promise<void> {
  await db.selectFrom('calls').select('id').where('leased_until', 'is not', null).limit(1).execute();
}

/** Embedded only, at the start: the directory lock says that no other process lives, so no lease is good any more. */
export async function endAllLeases(db: Db): Promise<void> {
  await db
    .updateTable('calls')
    .set({ leased_until: sql`least(leased_until, now() - interval '1 millisecond')` })
    .where('status', 'in', ['queued', 'ringing', 'in_progress'])
    .where('leased_until', 'is not', null)
    .execute();
}

function until(leaseMs: number) {
  return sql<Date>`now() + make_interval(secs => ${leaseMs / 1000})`;
}
