// SQL of deliveries for the runner, across workspaces: find webhooks with due deliveries, claim deliveries, write outcomes.
// Works on delivery_queue: a delivery has a row there exactly while something is still to be tried.
// Invariant: an outcome is written only with the lease of its claim, so a runner that was paused beyond its lease changes
// nothing when it resumes. A statement that ends a delivery locks its row of the queue first, then its own.
// Deliberately omitted: prepared statements. Their plan is cached while the queue is short; with a long queue the cached plan
// reads the whole table (234 ms per claim behind 50 000 deliveries) until the next ANALYZE. Planning each claim takes 0.3 ms.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { WebhookFormat } from '../../../../generated/types.ts';
import type { Db, Trx } from '../../../database/transaction.ts';
import type { RetryPolicy } from '../delivery/retry-schedule.ts';
import type { SealedSecrets } from '../service/rotation.ts';
import type { DeliveryRow } from './deliveries.ts';

/** A webhook with a delivery that is due. */
export interface DueWebhook {
  webhookId: string;
  url: string;
}

export interface DueScan {
  dueWebhooks: DueWebhook[];
  /** Value of `after` for the next scan; empty if this scan reached the end. */
  next: string;
  /** Whether no webhook after `after` has a delivery to make, now or later. */
  isEmpty: boolean;
}

/**
 * Returns the webhooks with due deliveries, ordered by id, starting after `after`. A loose index scan: one index step per
 * webhook, however long its backlog. Covers at most `limit` webhooks with queued deliveries, due or not.
 * The due check selects the oldest delivery instead of using `exists`, because the order makes the planner use the index.
 * Otherwise, the planner reads the table from its start while it estimates that most rows are due (1.2 ms behind 3,000 finished
 * ones).
 */
export async function selectDueWebhooks(db: Db, after: string, limit: number, now: Date): Promise<DueScan> {
  const { rows } = await sql<{ webhook_id: string; url: string; due: boolean }>`
    with recursive lane (webhook_id, step) as (
      (select webhook_id, 1 from delivery_queue where webhook_id > ${after} order by webhook_id limit 1)
      union all
      select following.webhook_id, lane.step + 1
      from lane cross join lateral (
        select webhook_id from delivery_queue where webhook_id > lane.webhook_id order by webhook_id limit 1
      ) following
      where lane.step < ${limit}
    )
    select lane.webhook_id, webhooks.url, (
      select delivery_id from delivery_queue where webhook_id = lane.webhook_id and ${isFree(now)} order by due_at limit 1
    ) is not null as due
    from lane join webhooks on webhooks.id = lane.webhook_id order by lane.step`.execute(db);
  const dueWebhooks = rows.filter(({ due }) => due).map(({ webhook_id, url }) => ({ webhookId: webhook_id, url }));
  return { dueWebhooks, next: rows.length < limit ? '' : rows.at(-1)!.webhook_id, isEmpty: rows.length === 0 };
}

/** Condition: due, and not leased by a runner. */
const isFree = (now: Date) => sql`due_at <= ${now} and (leased_until is null or leased_until <= ${now})`;

export interface ClaimQuota {
  webhookId: string;
  /** Maximum deliveries to claim. */
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
  /** Attempts before this one, over all rounds. */
  attempts: number;
  round_attempts: number;
  round_started_at: Date;
  lease: string;
  leased_until: Date;
  url: string;
  retry_policy: RetryPolicy;
  format: WebhookFormat;
  /** False when the webhook was disabled or deleted after the event was published. */
  wanted: boolean;
  body: string;
}

/**
 * Claims deliveries. A claim changes no indexed column, so it writes one row version and no index entries. Rows that another
 * runner is claiming are skipped. Positions are passed as an array instead of a join, because the planner cannot estimate how few
 * rows are picked and would read the whole table (8 ms for 64 of 10,000, compared with 2 ms). The rows are locked, so their
 * positions are stable.
 * @param leaseEnds by retry policy, because timeouts differ
 */
export async function claimDeliveries(
  db: Db,
  quotas: readonly ClaimQuota[],
  now: Date,
  leaseEnds: Readonly<Record<RetryPolicy, Date>>,
): Promise<ClaimedDelivery[]> {
  const lease = randomUUID();
  const { rows } = await sql<Omit<ClaimedDelivery, 'lease' | 'leased_until'>>`
    update delivery_queue q set
      lease = ${lease}::uuid,
      round_started_at = coalesce(q.round_started_at, ${now}),
      leased_until = case w.retry_policy
        when 'scheduled' then ${leaseEnds.scheduled}::timestamptz else ${leaseEnds.exponential}::timestamptz end
    from webhooks w, events e
    where w.id = q.webhook_id and e.id = q.event_id and q.ctid = any (array(
      select found.ctid
      from unnest(${quotas.map((p) => p.webhookId)}::text[], ${quotas.map((p) => p.count)}::int[]) as pick (webhook_id, count)
      cross join lateral (
        select ctid from delivery_queue where webhook_id = pick.webhook_id and ${isFree(now)}
        order by due_at limit pick.count for update skip locked
      ) found
    ))
    returning q.delivery_id as id, q.workspace_id, q.webhook_id, q.event_id, e.name as event, e.call_id, e.agent_id, q.attempts,
      q.round_attempts, q.round_started_at, e.body, w.url, w.retry_policy, w.format,
      w.enabled and w.deleted_at is null as wanted, w.secret_sealed, w.next_secret_sealed, w.rotation_expires_at
  `.execute(db);
  return rows.map((row) => ({ ...row, lease, leased_until: leaseEnds[row.retry_policy] }));
}

/** Releases claims that were not sent. The deliveries are due immediately. */
export async function releaseClaims(db: Db, claims: readonly ClaimedDelivery[]): Promise<void> {
  await sql`
    update delivery_queue q set lease = null, leased_until = null
    from unnest(${claims.map((c) => c.workspace_id)}::text[], ${claims.map((c) => c.id)}::text[],
      ${claims.map((c) => c.lease)}::uuid[]) as held (workspace_id, id, lease)
    where q.workspace_id = held.workspace_id and q.delivery_id = held.id and q.lease = held.lease`.execute(db);
}

/** The result of an attempt; `attempt` is null when nothing was sent because the webhook was disabled or deleted. */
export interface ClaimOutcome {
  claim: ClaimedDelivery;
  status: Exclude<DeliveryRow['status'], 'pending'>;
  nextAttemptAt: Date | null;
  finishedAt: Date | null;
  attempt: { at: Date; status: number | null; answer: string | null; error: string | null; durationMs: number } | null;
}

/**
 * Writes a batch of outcomes in one statement. The delivery's row contains the last attempt; the previous one moves to
 * delivery_attempts. Steps: `ended` removes finished deliveries from the queue, `retried` releases the others until their next
 * attempt, both only with the lease of the claim; `earlier` keeps the previous attempt; the last step updates the deliveries.
 * @returns attempt numbers by delivery id. A missing delivery was claimed by another runner meanwhile.
 */
export async function writeOutcomes(trx: Trx, outcomes: readonly ClaimOutcome[]): Promise<Map<string, number>> {
  const column = <T>(pick: (outcome: ClaimOutcome) => T): T[] => outcomes.map(pick);
  // Sent as text, because the driver takes five times as long to write a Date.
  const times = (pick: (outcome: ClaimOutcome) => Date | null | undefined) =>
    column((o) => pick(o)?.toISOString() ?? null);
  const { rows } = await sql<{ id: string; attempts: number }>`
    with outcome as (
      select * from unnest(
        ${column((o) => o.claim.workspace_id)}::text[], ${column((o) => o.claim.id)}::text[],
        ${column((o) => o.claim.lease)}::uuid[], ${column((o) => o.claim.attempts)}::int[],
        ${column((o) => o.status)}::text[], ${column((o) => (o.attempt ? 1 : 0))}::int[],
        ${column((o) => o.attempt?.status ?? null)}::int[], ${times((o) => o.nextAttemptAt)}::timestamptz[],
        ${times((o) => o.finishedAt)}::timestamptz[], ${times((o) => o.attempt?.at)}::timestamptz[],
        ${column((o) => o.attempt?.answer ?? null)}::text[], ${column((o) => o.attempt?.error ?? null)}::text[],
        ${column((o) => o.attempt?.durationMs ?? null)}::int[]
      ) as o (workspace_id, id, lease, before, status, sent, http_status, next_attempt_at, finished_at, at, answer, error,
        duration_ms)
    ), ended as (
      delete from delivery_queue q using outcome o
      where q.workspace_id = o.workspace_id and q.delivery_id = o.id and q.lease = o.lease and o.next_attempt_at is null
      returning o.*
    ), retried as (
      update delivery_queue q set due_at = o.next_attempt_at, lease = null, leased_until = null,
        attempts = q.attempts + o.sent, round_attempts = q.round_attempts + o.sent
      from outcome o
      where q.workspace_id = o.workspace_id and q.delivery_id = o.id and q.lease = o.lease and o.next_attempt_at is not null
      returning o.*
    ), written as (
      select * from ended union all select * from retried
    ), earlier as (
      insert into delivery_attempts (delivery_id, number, at, status, body, error, duration_ms)
      select d.id, d.attempts, d.last_at, case when d.last_error is null then d.last_status end, d.last_answer, d.last_error,
        d.last_duration_ms
      from written w join deliveries d on d.workspace_id = w.workspace_id and d.id = w.id
      where w.before > 0 and w.sent = 1 and d.last_at is not null
    )
    update deliveries d set
      status = w.status,
      attempts = d.attempts + w.sent,
      last_status = coalesce(w.http_status, d.last_status),
      last_at = coalesce(w.at, d.last_at),
      last_answer = case w.sent when 1 then w.answer else d.last_answer end,
      last_error = case w.sent when 1 then w.error else d.last_error end,
      last_duration_ms = coalesce(w.duration_ms, d.last_duration_ms),
      next_attempt_at = w.next_attempt_at,
      finished_at = w.finished_at
    from written w where d.workspace_id = w.workspace_id and d.id = w.id
    returning d.id, d.attempts`.execute(trx);
  return new Map(rows.map(({ id, attempts }) => [id, attempts]));
}
