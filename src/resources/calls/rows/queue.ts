// The queue of a workspace and its slots. A call with a lease takes a slot; so do some onward legs (countSlots). A waiting call is an
// outbound call without a reserved dial time (`dial_at` is null). Invariant: slots are counted and taken under `lockQueue`, so that
// all processes together never exceed the limit.
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import { isLockTimeout, limitLockWait, type Db, type Trx } from '../../../database/transaction.ts';
import { isWaiting } from '../queue-state.ts';
import type { CallRow } from './calls.ts';

export interface Slots {
  /** Maximum concurrent calls in both directions. */
  limit: number;
  /** Slots of the limit that are reserved for inbound calls. */
  reservedInbound: number;
  used: number;
  /** Free slots for outbound calls. */
  free: number;
}

/** Serializes decisions about the queue of a workspace. The lock is held until the transaction ends. */
export async function lockQueue(trx: Trx, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`calls.queue:${workspaceId}`}, 0))`.execute(trx);
}

/** Another transaction holds the queue, for example one of a process that was paused. The transaction cannot continue. */
export class QueueBusy extends Error {}

/**
 * Like `lockQueue`, with a limit of its own for the wait. Jobs of all workspaces share their workers, which must not all wait for
 * the queue of one workspace.
 * @throws QueueBusy
 */
export async function lockQueueWithin(trx: Trx, workspaceId: string, waitMs: number): Promise<void> {
  const { rows } = await sql<{ locked: boolean; timeout: string }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`calls.queue:${workspaceId}`}, 0)) as locked,
      current_setting('lock_timeout') as timeout`.execute(trx);
  const { locked, timeout } = rows[0]!;
  if (locked) return;
  if (waitMs === 0) throw new QueueBusy();
  await limitLockWait(trx, waitMs);
  try {
    await lockQueue(trx, workspaceId);
  } catch (error) {
    throw isLockTimeout(error) ? new QueueBusy() : error;
  }
  await limitLockWait(trx, timeout);
}

/**
 * Counts slots. Inbound calls use the inbound reserve first; only the rest of it is withheld from outbound calls. A transferred
 * leg takes over the slot of its call when the call ends. The human's leg of a warm transfer has a slot in addition to the call's
 * slot. A forwarded caller has one slot.
 */
export async function countSlots(db: Db, workspaceId: string, config: Config): Promise<Slots> {
  const { inboundReservePercent } = config;
  const { rows } = await sql<{ used: number; inbound: number; own_limit: number | null }>`
    select count(*)::int as used, (count(*) filter (where direction = 'inbound'))::int as inbound,
      (select least(coalesce(concurrent_calls, ${config.concurrentCalls}::int), own_concurrent_calls)
        from workspaces where id = ${workspaceId}) as own_limit
    from (
      select direction from calls where workspace_id = ${workspaceId} and leased_until is not null
      union all
      select l.direction from onward_legs l
      left join calls c on c.workspace_id = l.workspace_id and c.id = l.call_id and c.leased_until is not null
      where l.workspace_id = ${workspaceId} and l.ended_at is null
        and case l.kind when 'forward' then true when 'warm' then c.id is not null else c.id is null end
    ) as taken`.execute(db);
  const { used, inbound, own_limit } = rows[0]!;
  const limit = own_limit ?? config.concurrentCalls;
  const reservedInbound = Math.floor((limit * inboundReservePercent) / 100);
  const kept = Math.max(0, reservedInbound - inbound);
  return { limit, reservedInbound, used, free: Math.max(0, limit - used - kept) };
}

/** Selects agents at their limit of concurrent calls in both directions. */
const fullAgents = (workspaceId: string) => sql<string>`(
  select c.agent_id from calls c join agents a on a.workspace_id = c.workspace_id and a.id = c.agent_id
  where c.workspace_id = ${workspaceId} and c.leased_until is not null
  group by c.agent_id, a.settings, a.published_settings
  having count(*) >= (coalesce(a.published_settings, a.settings) ->> 'max_concurrent_calls')::int)`;

/** Filter for calls that must not be dialed now. */
interface BlockedCalls {
  campaigns: readonly string[];
  /** The workspace's numbers whose next call may not start yet, because of their own rate or their carrier's. */
  numbers: readonly string[];
}

/** Numbers of the test network (555-0100 to 555-0199), which accepts calls from any number at any rate. */
const UNTHROTTLED = '^\\+1[2-9]\\d\\d55501\\d\\d$';

/** Selects the next call to dial. Skips calls that wait for a slot of their agent, for their campaign or for their number. */
export async function selectFirstWaiting(
  db: Db,
  workspaceId: string,
  blocked: BlockedCalls,
): Promise<CallRow | undefined> {
  const row = await waiting(db, workspaceId, blocked.campaigns)
    .selectAll()
    .$if(blocked.numbers.length > 0, (query) => query.where(sql<boolean>`not ${waitsForNumber(blocked)}`))
    .where('agent_id', 'not in', fullAgents(workspaceId))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row;
}

export interface ThrottledWait {
  number: string;
  /** Creation time of the first waiting call. */
  since: Date;
  waitedMs: number;
}

/** Returns numbers that are the only reason why calls wait, and how long the first of these calls has waited. */
export async function selectThrottledWaits(
  db: Db,
  workspaceId: string,
  blocked: BlockedCalls,
): Promise<ThrottledWait[]> {
  const rows = await waiting(db, workspaceId, blocked.campaigns)
    .select((eb) => ['from_number', eb.fn.min('created_at').as('since')])
    .select(sql<number>`(extract(epoch from clock_timestamp() - min(created_at)) * 1000)::float8`.as('waited_ms'))
    .where('agent_id', 'not in', fullAgents(workspaceId))
    .where(waitsForNumber(blocked))
    .groupBy('from_number')
    .execute();
  return rows.map((row) => ({ number: row.from_number!, since: row.since as Date, waitedMs: row.waited_ms }));
}

function waitsForNumber({ numbers }: BlockedCalls) {
  return sql<boolean>`(from_number = any(${[...numbers]}::text[]) and to_number !~ ${UNTHROTTLED})`;
}

export async function isAgentFull(db: Db, workspaceId: string, agentId: string): Promise<boolean> {
  const { rows } = await sql`select where ${agentId} in ${fullAgents(workspaceId)}`.execute(db);
  return rows.length > 0;
}

/** Returns whether any call of the workspace waits for this reason. */
export async function isAnyWaitingFor(db: Db, workspaceId: string, reason: WaitReason): Promise<boolean> {
  const row = await waiting(db, workspaceId, [])
    .select('id')
    .where('queue_reason', '=', reason)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Counts waiting calls that would be dialed if the workspace had enough slots. For each agent, counts at most as many as its
 * limit still permits.
 */
export async function countReady(
  db: Db,
  workspaceId: string,
  agentId: string,
  blockedCampaigns: readonly string[],
): Promise<{ all: number; ofAgent: number; agentCapacity: number | null }> {
  const { rows } = await sql<{ all: number; of_agent: number; agent_capacity: number | null }>`
    with own as (
      select a.id, (coalesce(a.published_settings, a.settings) ->> 'max_concurrent_calls')::int - (
          select count(*) from calls c
          where c.workspace_id = a.workspace_id and c.agent_id = a.id and c.leased_until is not null) as capacity,
        w.waiting
      from agents a
      left join (select agent_id, count(*) as waiting from (${waiting(db, workspaceId, blockedCampaigns).select('agent_id')}) as line
        group by 1) as w on w.agent_id = a.id
      where a.workspace_id = ${workspaceId} and (w.waiting > 0 or a.id = ${agentId})
    )
    select coalesce(sum(case when capacity is null then waiting else least(waiting, greatest(capacity, 0)) end), 0)::int as all,
      coalesce(sum(waiting) filter (where id = ${agentId}), 0)::int as of_agent,
      (min(capacity) filter (where id = ${agentId}))::int as agent_capacity
    from own`.execute(db);
  const { all, of_agent: ofAgent, agent_capacity: agentCapacity } = rows[0]!;
  return { all, ofAgent, agentCapacity };
}

export async function countWaiting(db: Db, workspaceId: string): Promise<number> {
  const row = await waiting(db, workspaceId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Counts the waiting calls of a workspace up to `most`. */
export async function countBacklog(db: Db, workspaceId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${waiting(db, workspaceId).select('id').limit(most)}) as backlog`.execute(db);
  return rows[0]!.count;
}

export async function countWaitingOfCampaign(db: Db, workspaceId: string, campaignId: string): Promise<number> {
  const row = await waiting(db, workspaceId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Stored and published as `queue_reason`. `recogniser` therefore keeps its original spelling. */
export type WaitReason = 'concurrency' | 'agent_concurrency' | 'recogniser' | 'capacity';

/**
 * Records why the call waits.
 * @returns undefined when it no longer waits
 */
export async function markWaiting(
  trx: Trx,
  id: string,
  reason: WaitReason,
): Promise<{ queue_expires_at: Date | null } | undefined> {
  return trx
    .updateTable('calls')
    .set({ queue_reason: reason })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where('dial_at', 'is', null)
    .returning('queue_expires_at')
    .executeTakeFirst();
}

/**
 * Records why calls of campaigns wait. They share a job, so no job records it for each call. `agent_concurrency` applies only to
 * calls whose agent has reached its limit.
 */
export async function markCampaignCallsWaiting(
  trx: Trx,
  workspaceId: string,
  reason: 'concurrency' | 'agent_concurrency',
): Promise<void> {
  await trx
    .updateTable('calls')
    .set({ queue_reason: reason })
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'queued')
    .where('dial_at', 'is', null)
    .where('campaign_id', 'is not', null)
    .where('queue_reason', 'is distinct from', reason)
    .$if(reason === 'agent_concurrency', (query) => query.where('agent_id', 'in', fullAgents(workspaceId)))
    .execute();
}

/** Returns the position of each of these calls in the queue. The next call to be dialed has position 1. */
export async function queuePositions(db: Db, rows: readonly CallRow[]): Promise<ReadonlyMap<string, number>> {
  const ids = rows.filter(isWaiting).map((row) => row.id);
  if (ids.length === 0) return new Map();
  const { rows: found } = await sql<{ id: string; position: number }>`
    select c.id, (
      select count(*) from calls w
      where w.workspace_id = c.workspace_id and w.status = 'queued' and w.dial_at is null
        and w.direction = 'outbound' and w.channel = 'phone' and (w.created_at, w.id) <= (c.created_at, c.id)
    ) as position
    from calls c where c.id = any(${ids}::text[])`.execute(db);
  return new Map(found.map(({ id, position }) => [id, Number(position)]));
}

function waiting(db: Db, workspaceId: string, blockedCampaigns: readonly string[] = []) {
  return db
    .selectFrom('calls')
    .$if(blockedCampaigns.length > 0, (query) =>
      query.where((eb) =>
        eb.or([
          eb('campaign_id', 'is', null),
          eb('campaign_id', '<>', sql<string>`all(${[...blockedCampaigns]}::text[])`),
        ]),
      ),
    )
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'queued')
    .where('dial_at', 'is', null)
    .where('direction', '=', 'outbound')
    .where('channel', '=', 'phone');
}
