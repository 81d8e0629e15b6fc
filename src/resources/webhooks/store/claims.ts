// Deliveries as runners see them, of all workspaces at once: which webhooks have something due, claiming it, writing what
// became of it. Invariant: an outcome is written only with the lease token of the claim it belongs to, so that a runner that
// was paused beyond its lease changes nothing when it wakes up.
// Absent on purpose: prepared statements. Their plans are kept from when the queue was short, and such a plan reads the whole
// table when it is long (234 ms a claim behind 50 000), until the next ANALYZE; planning a claim anew takes 0.3 ms.
import { sql } from 'kysely';
import type { RetryPolicy } from '../delivery/timetable.ts';
import type { SealedSecrets } from '../rotation.ts';
import type { DeliveryRow } from './deliveries.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

/** A webhook with something due. */
export interface Lane {
  webhookId: string;
  url: string;
}

export interface Walk {
  lanes: Lane[];
  /** Where the next walk goes on; empty when this one came to the end. */
  next: string;
}

/**
 * The webhooks that have something due, in the order of their ids from `after` on. A loose index scan: one step of the index
 * a webhook, whatever the backlog behind it. Looks at `limit` webhooks at most, due or not.
 * Whether something is due asks for the oldest and not for any (`exists`): the order makes the planner take the index, where it
 * else reads the table from its beginning as long as it believes most of it to be due (1.2 ms behind 3 000 finished ones).
 */
export async function walkLanes(db: Db, after: string, limit: number, now: Date): Promise<Walk> {
  const { rows } = await sql<{ webhook_id: string; url: string; due: boolean }>`
    with recursive lane (webhook_id, step) as (
      (select webhook_id, 1 from deliveries
        where next_attempt_at is not null and webhook_id > ${after} order by webhook_id limit 1)
      union all
      select following.webhook_id, lane.step + 1
      from lane cross join lateral (
        select webhook_id from deliveries
        where next_attempt_at is not null and webhook_id > lane.webhook_id order by webhook_id limit 1
      ) following
      where lane.step < ${limit}
    )
    select lane.webhook_id, webhooks.url, (
      select id from deliveries where webhook_id = lane.webhook_id and ${isFree(now)} order by next_attempt_at limit 1
    ) is not null as due
    from lane join webhooks on webhooks.id = lane.webhook_id order by lane.step`.execute(db);
  const lanes = rows.filter(({ due }) => due).map(({ webhook_id, url }) => ({ webhookId: webhook_id, url }));
  return { lanes, next: rows.length < limit ? '' : rows.at(-1)!.webhook_id };
}

/** Due, and held by no runner. */
const isFree = (now: Date) => sql`next_attempt_at <= ${now} and (leased_until is null or leased_until <= ${now})`;

export interface Pick {
  webhookId: string;
  /** How many to claim at most. */
  count: number;
}

/** A delivery that this runner holds until its lease ends, with everything that sending it takes. */
export interface Claimed extends SealedSecrets {
  id: string;
  workspace_id: string;
  webhook_id: string;
  event_id: string;
  event: string;
  call_id: string | null;
  agent_id: string | null;
  attempts: number;
  round_attempts: number;
  round_started_at: Date;
  lease_token: number;
  leased_until: Date;
  url: string;
  retry_policy: RetryPolicy;
  /** False when the webhook was disabled or deleted after the event had been published. */
  wanted: boolean;
  body: string;
}

/**
 * A claim changes no column that an index knows, so that it writes one row and not ten.
 * Rows that another runner is just claiming are passed over. An array and not a join: the planner cannot know how few rows
 * are picked, and joined them by reading the whole table (8 ms for 64 of 10 000 against 2 ms).
 * @param leaseEnds by retry policy, since time-outs differ
 */
export async function claimDeliveries(
  db: Db,
  picks: readonly Pick[],
  now: Date,
  leaseEnds: Readonly<Record<RetryPolicy, Date>>,
): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    update deliveries d set
      lease_token = d.lease_token + 1,
      round_started_at = coalesce(d.round_started_at, ${now}),
      leased_until = case w.retry_policy
        when 'scheduled' then ${leaseEnds.scheduled}::timestamptz else ${leaseEnds.exponential}::timestamptz end
    from webhooks w, events e
    where w.id = d.webhook_id and e.id = d.event_id and d.id = any (array(
      select found.id
      from unnest(${picks.map((p) => p.webhookId)}::text[], ${picks.map((p) => p.count)}::int[]) as pick (webhook_id, count)
      cross join lateral (
        select id from deliveries where webhook_id = pick.webhook_id and ${isFree(now)}
        order by next_attempt_at limit pick.count for update skip locked
      ) found
    ))
    returning d.id, d.workspace_id, d.webhook_id, d.event_id, d.event, d.call_id, d.agent_id, d.attempts, d.round_attempts,
      d.round_started_at, d.lease_token, d.leased_until, e.body, w.url, w.retry_policy,
      w.enabled and w.deleted_at is null as wanted, w.secret_sealed, w.next_secret_sealed, w.rotation_expires_at
  `.execute(db);
  return rows;
}

/** Gives back what was claimed and not tried; it is due at once. */
export async function releaseClaims(db: Db, claims: readonly Claimed[]): Promise<void> {
  await sql`
    update deliveries d set leased_until = null
    from unnest(${claims.map((c) => c.id)}::text[], ${claims.map((c) => c.lease_token)}::int[]) as held (id, token)
    where d.id = held.id and d.lease_token = held.token and d.next_attempt_at is not null`.execute(db);
}

/** What an attempt led to; `attempt` is null when nothing was sent because nobody wants it any more. */
export interface Outcome {
  claim: Claimed;
  status: Exclude<DeliveryRow['status'], 'pending'>;
  nextAttemptAt: Date | null;
  finishedAt: Date | null;
  attempt: { at: Date; status: number | null; answer: string | null; error: string | null; durationMs: number } | null;
}

/** @returns the number of the attempt by delivery; those that are missing belong to somebody else by now */
export async function writeOutcomes(trx: Trx, outcomes: readonly Outcome[]): Promise<Map<string, number>> {
  const column = <T>(pick: (outcome: Outcome) => T): T[] => outcomes.map(pick);
  const { rows } = await sql<{ id: string; attempts: number }>`
    with done as (
      update deliveries d set
        status = o.status,
        attempts = d.attempts + o.sent,
        round_attempts = d.round_attempts + o.sent,
        last_status = coalesce(o.http_status, d.last_status),
        next_attempt_at = o.next_attempt_at,
        leased_until = null,
        finished_at = o.finished_at
      from unnest(
        ${column((o) => o.claim.id)}::text[], ${column((o) => o.claim.lease_token)}::int[],
        ${column((o) => o.status)}::text[], ${column((o) => (o.attempt ? 1 : 0))}::int[],
        ${column((o) => o.attempt?.status ?? null)}::int[], ${column((o) => o.nextAttemptAt)}::timestamptz[],
        ${column((o) => o.finishedAt)}::timestamptz[], ${column((o) => o.attempt?.at ?? null)}::timestamptz[],
        ${column((o) => o.attempt?.answer ?? null)}::text[], ${column((o) => o.attempt?.error ?? null)}::text[],
        ${column((o) => o.attempt?.durationMs ?? null)}::int[]
      ) as o (id, token, status, sent, http_status, next_attempt_at, finished_at, at, answer, error, duration_ms)
      where d.id = o.id and d.lease_token = o.token and d.next_attempt_at is not null
      returning d.id, d.attempts, o.sent, o.http_status, o.at, o.answer, o.error, o.duration_ms
    ), log as (
      insert into delivery_attempts (delivery_id, number, at, status, body, error, duration_ms)
      select id, attempts, at, http_status, answer, error, duration_ms from done where sent = 1
    )
    select id, attempts from done`.execute(trx);
  return new Map(rows.map(({ id, attempts }) => [id, attempts]));
}
