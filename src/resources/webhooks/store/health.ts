// SQL of the health columns of webhooks: failure streak and last success, updated once per batch of outcomes.
import { sql } from 'kysely';
import { preparedSql } from '../../../database/prepared.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { WebhookRow } from '../store.ts';

/** The changes of one webhook in a batch of outcomes. */
export interface HealthChange {
  webhookId: string;
  succeededAt: Date | null;
  /** Failed attempts after the last success of the batch. */
  failures: number;
  firstFailedAt: Date | null;
  lastFailedAt: Date | null;
}

type WebhookHealth = { id: string; workspace_id: string; failing_since: Date | null };

/**
 * Updates a healthy webhook at most once a second; otherwise its row would be the most written row of the database.
 * Two days without an attempt say nothing about the receiver, so the five days until a webhook is disabled begin again.
 * @returns the updated webhooks
 */
export async function writeHealth(trx: Trx, changes: readonly HealthChange[]): Promise<WebhookHealth[]> {
  const column = <T>(pick: (change: HealthChange) => T): T[] => changes.map(pick);
  return write(trx, {
    ids: column((c) => c.webhookId),
    successes: column((c) => c.succeededAt),
    failures: column((c) => c.failures),
    firstFailures: column((c) => c.firstFailedAt),
    lastFailures: column((c) => c.lastFailedAt),
  });
}

/** One array per column; the same index in each is one webhook. */
interface HealthColumns {
  ids: string[];
  successes: (Date | null)[];
  failures: number[];
  firstFailures: (Date | null)[];
  lastFailures: (Date | null)[];
}

const write = preparedSql(
  (h: HealthColumns) => sql<WebhookHealth>`
    update webhooks w set
      failure_streak = case when h.succeeded_at is null then w.failure_streak + h.failures else h.failures end,
      failing_since = case
        when h.failures = 0 then null
        when h.succeeded_at is null and w.last_failure_at > h.first_failed_at - interval '2 days'
          then coalesce(w.failing_since, h.first_failed_at)
        else h.first_failed_at end,
      last_success_at = greatest(w.last_success_at, h.succeeded_at),
      last_failure_at = greatest(w.last_failure_at, h.last_failed_at)
    from unnest(
      ${h.ids}::text[], ${h.successes}::timestamptz[], ${h.failures}::int[], ${h.firstFailures}::timestamptz[],
      ${h.lastFailures}::timestamptz[]
    ) as h (id, succeeded_at, failures, first_failed_at, last_failed_at)
    where w.id = h.id and (h.last_failed_at is not null or w.failure_streak > 0 or w.last_success_at is null
      or w.last_success_at < h.succeeded_at - interval '1 second')
    returning w.id, w.workspace_id, w.failing_since`,
);

/** The receiver accepted a test. Failures of deliveries stay: the test is not one of them. */
export async function writeSuccess(trx: Trx, workspaceId: string, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ last_success_at: sql<Date>`greatest(last_success_at, ${at})` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Returns false when the webhook was disabled before, or does not have the given URL any more. */
export async function disableWebhook(
  trx: Trx,
  { workspaceId, id, url }: { workspaceId: string; id: string; url: string | undefined },
  reason: Exclude<WebhookRow['disabled_reason'], null>,
  now: Date,
): Promise<boolean> {
  const result = await trx
    .updateTable('webhooks')
    .set({ enabled: false, disabled_reason: reason, updated_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('enabled', '=', true)
    .$if(url !== undefined, (query) => query.where('url', '=', url!))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
