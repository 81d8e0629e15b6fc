// Leases of live sessions on their calls. A call is claimed before it is dialed. While its `dialed_at` is set, no process dials
// it again. Only the process that set it may clear it, if it did not send the carrier request after all (unmarkDialed). `dial_at`
// is the reserved dial time; `dialed_at` is the time immediately before the carrier request.
// A session that stops renewing counts as dead, and the fencing token prevents its later writes.
import { sql, type ExpressionBuilder, type UpdateObject } from 'kysely';
import type { DB } from '../../../../generated/tables.ts';
import type { Clock } from '../../../core/clock.ts';
import { beginsInTime } from '../../../database/late-statements.ts';
import type { Db, Trx } from '../../../database/transaction.ts';
import { selectCallById, type CallRow } from './calls.ts';

export interface LeaseTimes {
  /** How long a call remains leased without a renewal. */
  leaseMs: number;
  renewMs: number;
  /** Interval at which each worker looks for calls whose lease has expired. */
  reapMs: number;
}

// Three renewals may fail before a call is given up. Recovery from a killed process takes about 15 s.
export const LEASE_TIMES: LeaseTimes = { leaseMs: 12_000, renewMs: 3_000, reapMs: 3_000 };

/** Identifies a session's writes: its call and the fencing token of its claim. */
export interface LeaseFence {
  callId: string;
  token: number;
}

/** The lease on the call is lost, because another process has it or the call is over. */
export class CallLeaseLost extends Error {}

/**
 * Claims a queued call that has no reserved dial time.
 * @param dialInMs milliseconds from now until the call is to be dialed
 * @returns undefined when there is nothing to dial, because the call is over or another process has it
 */
export async function claimCall(
  db: Db,
  id: string,
  owner: string,
  leaseMs: number,
  dialInMs = 0,
): Promise<CallRow | undefined> {
  return claim(db, id, owner, leaseMs, { dial_at: inFuture(dialInMs) }, (eb) =>
    eb.and([eb('status', '=', 'queued'), eb('dial_at', 'is', null)]),
  );
}

/**
 * Claims an inbound call whose audio has arrived.
 * @param isRetry an earlier attempt may have been committed, so this process may already have the call
 * @returns undefined when the call is over or another process has it
 */
export async function claimOffered(
  db: Db,
  id: string,
  owner: string,
  leaseMs: number,
  isRetry: boolean,
): Promise<CallRow | undefined> {
  return claim(db, id, owner, leaseMs, {}, (eb) =>
    eb.and([
      eb('status', '=', 'ringing'),
      eb('lease_owner', 'in', isRetry ? [OFFERED, owner] : [OFFERED]),
      eb('leased_until', 'is not', null),
    ]),
  );
}

async function claim(
  db: Db,
  id: string,
  owner: string,
  leaseMs: number,
  changes: UpdateObject<DB, 'calls'>,
  isClaimable: (eb: ExpressionBuilder<DB, 'calls'>) => ReturnType<typeof isUndialed>,
): Promise<CallRow | undefined> {
  const row = await db
    .updateTable('calls')
    .set({
      lease_owner: owner,
      lease_token: sql`lease_token + 1`,
      leased_until: until(leaseMs),
      lease_seen_at: sql`now()`,
      ...changes,
    })
    .where('id', '=', id)
    .where(isClaimable)
    .returning('id')
    .executeTakeFirst();
  return row && selectCallById(db, row.id);
}

/**
 * Records the dial immediately before the carrier request. From then on, no other process dials this call. A claimed call without
 * this record returns to the queue when its process dies.
 * @param isRetry an earlier attempt may have been committed; only the holder of this token can have written it
 * @returns false when the call must not be dialed, because it is over or another process has it
 */
export async function markDialed(db: Db, { callId, token }: LeaseFence, isRetry = false): Promise<boolean> {
  const row = await db
    .updateTable('calls')
    .set({ dialed_at: sql`clock_timestamp()` })
    .where('id', '=', callId)
    .where('lease_token', '=', token)
    .where('status', '=', 'queued')
    .$if(!isRetry, (query) => query.where('dialed_at', 'is', null))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Reverts markDialed after a missed dial time, when the carrier request was not sent. Requires the same fence. */
export async function unmarkDialed(db: Db, { callId, token }: LeaseFence): Promise<void> {
  const taken = db.updateTable('calls').set({ dialed_at: null }).where('id', '=', callId);
  await taken.where('lease_token', '=', token).where('status', '=', 'queued').execute();
}

/**
 * Removes the reserved dial time of a claimed call.
 * @returns false when the holder of this fence may no longer dial it
 */
export async function clearDialAt(trx: Trx, fence: LeaseFence): Promise<boolean> {
  const row = await reservation(trx, fence).set({ dial_at: null }).executeTakeFirst();
  return row !== undefined;
}

/**
 * Reserves a dial time for a claimed call, `inMs` from now.
 * @returns null when the holder of this fence may no longer dial it
 */
export async function setDialAt(trx: Trx, fence: LeaseFence, inMs: number): Promise<Date | null> {
  const row = await reservation(trx, fence)
    .set({ dial_at: inFuture(inMs) })
    .executeTakeFirst();
  return row?.dial_at ?? null;
}

function reservation(trx: Trx, { callId, token }: LeaseFence) {
  return trx
    .updateTable('calls')
    .where('id', '=', callId)
    .where('lease_token', '=', token)
    .where('status', '=', 'queued')
    .returning('dial_at');
}

function inFuture(ms: number) {
  // Not relative to the start of the transaction: a transaction that waited for the queue lock dials later.
  return sql<Date>`clock_timestamp() + make_interval(secs => ${ms / 1000})`;
}

const UNCLAIMED = {
  leased_until: null,
  lease_owner: null,
  lease_token: sql<number>`lease_token + 1`,
  dial_at: null,
};

function isUndialed(eb: ExpressionBuilder<DB, 'calls'>) {
  return eb.and([eb('status', '=', 'queued'), eb('leased_until', 'is not', null), eb('dialed_at', 'is', null)]);
}

/**
 * Returns a claimed call to the queue if its carrier has received no request.
 * @returns whether the call was re-queued; false also when this fence is no longer valid
 */
export async function requeueCall(trx: Trx, { callId, token }: LeaseFence): Promise<boolean> {
  const row = await trx
    .updateTable('calls')
    .set(UNCLAIMED)
    .where('id', '=', callId)
    .where('lease_token', '=', token)
    .where(isUndialed)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Re-queues all claimed, undialed calls of a campaign, as requeueCall does.
 * @returns whether there were any
 */
export async function requeueCallsOf(trx: Trx, workspaceId: string, campaignId: string): Promise<boolean> {
  const rows = await trx
    .with('claimed', (qb) =>
      qb
        .selectFrom('calls')
        .select('calls.id')
        .where('workspace_id', '=', workspaceId)
        .where('campaign_id', '=', campaignId)
        .where(isUndialed)
        // The same lock order as in renewals, to prevent deadlocks.
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

/** Returns the milliseconds until the last recorded dial of a campaign; null when there is none. */
export async function msUntilLastDial(db: Db, workspaceId: string, campaignId: string): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from max(dial_at) - clock_timestamp()) * 1000)::float8 as ms
    from calls
    where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and status = 'queued' and dialed_at is not null
  `.execute(db);
  return rows[0]!.ms;
}

/** Duration of an inbound call's lease between offer and audio. The caller hears ringing. */
const OFFER_SECONDS = 20;
/** Lease owner of an accepted inbound call that no process carries yet. */
export const OFFERED = 'offered';

/** Returns the columns of a new inbound call: a lease that expires unless a process takes over the call. */
export function offeredLease() {
  return {
    lease_owner: OFFERED,
    lease_token: 1,
    leased_until: until(OFFER_SECONDS * 1000),
    lease_seen_at: sql<Date>`now()`,
    dial_at: sql<Date>`now()`,
  };
}

/** Returns the fence of an inbound call that no process has taken over; null when it is over or a process has it. */
export async function selectOffered(db: Db, id: string): Promise<LeaseFence | null> {
  const row = await db
    .selectFrom('calls')
    .select('lease_token')
    .where('id', '=', id)
    .where('status', '=', 'ringing')
    .where('lease_owner', '=', OFFERED)
    .executeTakeFirst();
  return row ? { callId: id, token: row.lease_token } : null;
}

interface HeldCall {
  /** False: another transaction has the row now, so the lease must be renewed soon. */
  isRenewed: boolean;
  endRequested: boolean;
  hasCommands: boolean;
}

/**
 * Renews the leases of this process. Rows that another transaction has locked are left out: a transaction that hangs would
 * otherwise end all calls of the process.
 * @returns calls that are still leased to it, with the pending API requests of each
 */
export async function renewLeases(
  db: Db,
  owner: string,
  ids: readonly string[],
  leaseMs: number,
): Promise<Map<string, HeldCall>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<HeldCall & { id: string }>`
    with held as (
      select id from calls
      where id = any(${[...ids]}::text[]) and lease_owner = ${owner} and status in ('queued', 'ringing', 'in_progress')
    ), free as (
      select id from calls
      where id in (select id from held) and lease_owner = ${owner} and status in ('queued', 'ringing', 'in_progress')
      order by id for no key update skip locked
    ), renewed as (
      -- Relative to the time at which the statement runs, because it may have waited for a lock on the table.
      update calls set leased_until = ${inFuture(leaseMs)}, lease_seen_at = clock_timestamp()
      where id in (select id from free)
      returning id, end_requested_at
    )
    select held.id, renewed.id is not null as "isRenewed", renewed.end_requested_at is not null as "endRequested",
      exists (select from call_commands where call_id = renewed.id and done_at is null) as "hasCommands"
    from held left join renewed on renewed.id = held.id`.execute(db);
  return new Map(rows.map(({ id, ...held }) => [id, held]));
}

export interface LostCall {
  id: string;
  /** Token of the reaper's lease. It blocks this reaper's write if another reaper has since taken over and re-queued the call. */
  token: number;
  /** Time of the last sign of life of its session: a renewal or a timeline row. */
  lastSeenAt: Date;
  /** The lease is still valid, but the call has exceeded its maximum duration. */
  overdue: boolean;
}

const MAX_AT_ONCE = 100;

// A statement that waited longer than this has read old rows; leases may have been renewed since.
const AT_ONCE_MS = 500;

/**
 * Takes calls whose session is gone or that have exceeded their maximum duration. The same statement takes the lease, so the old
 * session can no longer write, and other reapers skip these calls until this lease expires. A call whose row is being written,
 * for example by a renewal, is skipped. A statement that had to wait for a lock on the table, or that arrived late, takes nothing,
 * because the sessions waited for the same reason and are about to renew their leases.
 */
export async function takeLostCalls(
  db: Db,
  clock: Pick<Clock, 'now'>,
  owner: string,
  leaseMs: number,
): Promise<LostCall[]> {
  const { rows } = await sql<LostCall>`
    with lost as (
      select id, leased_until >= now() as overdue,
        least(now(), greatest(lease_seen_at, (select max(at) from call_events where call_id = calls.id))) as seen
      from calls
      where status in ('queued', 'ringing', 'in_progress')
        and ((leased_until < now()) or (must_end_at < now() and lease_owner <> ${owner}))
        and clock_timestamp() < now() + make_interval(secs => ${AT_ONCE_MS / 1000})
        and ${beginsInTime(clock)}
      order by leased_until
      limit ${MAX_AT_ONCE}
      for update skip locked
    )
    update calls
    set lease_owner = ${owner}, lease_token = lease_token + 1,
        leased_until = now() + make_interval(secs => ${leaseMs / 1000})
    from lost where calls.id = lost.id
    returning calls.id, calls.lease_token as token, lost.seen as "lastSeenAt", lost.overdue`.execute(db);
  return rows;
}

/** Fails or waits as takeLostCalls would, but takes nothing. */
export async function readLeases(db: Db): Promise<void> {
  await db.selectFrom('calls').select('id').where('leased_until', 'is not', null).limit(1).execute();
}

/**
 * Expires all leases. For the embedded database at startup only: the directory lock proves that no other process runs, so every
 * lease is stale.
 */
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
