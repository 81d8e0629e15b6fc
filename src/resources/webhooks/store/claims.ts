// SQL of deliveries for the runner, across workspaces: find webhooks with due deliveries, claim deliveries, write outcomes.
// Invariant: an outcome is written only with the lease token of its claim, so a runner that was paused beyond its lease changes
// nothing when it resumes.
// Absent on purpose: prepared statements. Their plan is cached while the queue is short; with a long queue the cached plan reads the
// whole table (234 ms per claim behind 50 000 deliveries) until the next ANALYZE. Planning each claim takes 0.3 ms.
import { sql } from 'kysely';
import type { RetryPolicy } from '../delivery/retry-schedule.ts';
import type { SealedSecrets } from '../rotation.ts';
import type { DeliveryRow } from './deliveries.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

/** A webhook with a delivery that is due. */
export interface DueWebhook {
  webhookId: string;
  url: string;
}

export interface DueScan {
  dueWebhooks: DueWebhook[];
  /** The `after` of the next scan; empty when this scan reached the end. */
  next: string;
  /** No webhook after `after` has a delivery that is still to be made, now or later. */
  isEmpty: boolean;
}

/**
 * The webhooks with due deliveries, ordered by id, starting after `after`. A loose index scan: one index step per webhook, however
 * long its backlog. Covers at most `limit` webhooks with pending deliveries, due or not.
 * The due check selects the oldest delivery instead of using `exists`: the order makes the planner use the index. Without it, the
 * planner reads the table from its start while it believes that most rows are due (1.2 ms behind 3 000 finished ones).
 */
export async function selectDueWebhooks(db: Db, after: string, limit: number, now: Date): Promise<DueScan> {
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
  const dueWebhooks = rows.filter(({ due }) => due).map(({ webhook_id, url }) => ({ webhookId: webhook_id, url }));
  return { dueWebhooks, next: rows.length < limit ? '' : rows.at(-1)!.webhook_id, isEmpty: rows.length === 0 };
}

/** Due, and not leased by a runner. */
const isFree = (now: Date) => sql`next_attempt_at <= ${now} and (leased_until is null or leased_until <= ${now})`;

export interface ClaimQuota {
  webhookId: string;
  /** The most deliveries to claim. */
  count: number;
}

/** A delivery that this runner has leased, with everything needed to send it. */
export interface ClaimedDelivery extends SealedSecrets {
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
  /** False when the webhook was disabled or deleted after the event was published. */
  wanted: boolean;
  body: string;
}

/**
 * A claim changes no indexed column, so it writes one row version and no index entries.
 * Rows that another runner is claiming are skipped. An array instead of a join: the planner cannot know how few rows are picked and
 * would read the whole table (8 ms for 64 of 10 000, against 2 ms).
 * @param leaseEnds by retry policy, because timeouts differ
 */
export async function claimDeliveries(
  db: Db,
  quotas: readonly ClaimQuota[],
  now: Date,
  leaseEnds: Readonly<Record<RetryPolicy, Date>>,
): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    update deliveries d set
      lease_token = d.lease_token + 1,
      round_started_at = coalesce(d.round_started_at, ${now}),
      leased_until = case w.retry_policy
        when 'scheduled' then ${leaseEnds.scheduled}::timestamptz else ${leaseEnds.exponential}::timestamptz end
    from webhooks w, events e
    where w.id = d.webhook_id and e.id = d.event_id and d.id = any (array(
      select found.id
      from unnest(${quotas.map((p) => p.webhookId)}::text[], ${quotas.map((p) => p.count)}::int[]) as pick (webhook_id, count)
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

/** Releases claims that were not sent. The deliveries are due at once. */
export async function releaseClaims(db: Db, claims: readonly ClaimedDelivery[]): Promise<void> {
  await sql`
    update deliveries d set leased_until = null
    from unnest(${claims.map((c) => c.id)}::text[], ${claims.map((c) => c.lease_token)}::int[]) as held (id, token)
    where d.id = held.id and d.lease_token = held.token and d.next_attempt_at is not null`.execute(db);
}

/** The result of an attempt; `attempt` is null when nothing was sent because the webhook was disabled or deleted. */
export interface ClaimOutcome {
  claim: ClaimedDelivery;
  status: Exclude<DeliveryRow['status'], 'pending'>;
  nextAttemptAt: Date | null;
  finishedAt: Date | null;
  attempt: { at: Date; status: number | null; answer: string | null; error: string | null; durationMs: number } | null;
}

/** @returns attempt numbers by delivery id. A missing delivery was claimed by another runner meanwhile. */
export async function writeOutcomes(trx: Trx, outcomes: readonly ClaimOutcome[]): Promise<Map<string, number>> {
  const column = <T>(pick: (outcome: ClaimOutcome) => T): T[] => outcomes.map(pick);
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
