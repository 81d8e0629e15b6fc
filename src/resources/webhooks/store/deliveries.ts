// SQL of deliveries for the API: lists, details with attempts, replay, cancelation. store/claims.ts has the runner's statements.
import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely';
import type { DB, DeliveriesTable, DeliveryAttemptsTable } from '../../../../generated/tables.ts';
import type { TimeKey } from '../../../core/page.ts';
import { countAll, newestFirst } from '../../../database/keyset-page.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

export type DeliveryRow = Selectable<DeliveriesTable>;
export type AttemptRow = Selectable<DeliveryAttemptsTable>;
export type DeliveryWithRequest = DeliveryRow & { url: string; body: string };

export interface DeliveryFilter {
  ids?: readonly string[] | undefined;
  status?: DeliveryRow['status'] | undefined;
  webhookId?: string | undefined;
  agentId?: string | undefined;
  callId?: string | undefined;
  event?: string | undefined;
  /** Created at or after `from` and before `to`. */
  from?: Date | undefined;
  to?: Date | undefined;
}

export async function selectDeliveries(
  db: Db,
  workspaceId: string,
  filter: DeliveryFilter,
  limit: number,
  after: TimeKey | undefined,
): Promise<DeliveryRow[]> {
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where((eb) => fits(eb, workspaceId, filter))
    .$call(newestFirst(limit, after))
    .execute();
}

export async function countDeliveries(db: Db, workspaceId: string, filter: DeliveryFilter): Promise<number> {
  return countAll(db.selectFrom('deliveries').where((eb) => fits(eb, workspaceId, filter)));
}

export async function selectDelivery(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<DeliveryWithRequest | undefined> {
  return db
    .selectFrom('deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'deliveries.webhook_id')
    .innerJoin('events', 'events.id', 'deliveries.event_id')
    .selectAll('deliveries')
    .select(['webhooks.url', 'events.body'])
    .where('deliveries.workspace_id', '=', workspaceId)
    .where('deliveries.id', '=', id)
    .executeTakeFirst();
}

export async function selectAttempts(db: Db, workspaceId: string, deliveryId: string): Promise<AttemptRow[]> {
  return db
    .selectFrom('delivery_attempts')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_attempts.delivery_id')
    .selectAll('delivery_attempts')
    .where('deliveries.workspace_id', '=', workspaceId)
    .where('delivery_id', '=', deliveryId)
    .orderBy('number')
    .execute();
}

/**
 * Starts a new round for finished deliveries of enabled webhooks; the event and its id stay the same. A delivery that waits for its next
 * attempt is due at once, in the round that it is in. One that is due or being sent is left alone. Returns how many were queued.
 */
export async function replayDeliveries(
  trx: Trx,
  workspaceId: string,
  filter: DeliveryFilter,
  now: Date,
): Promise<number> {
  const isWanted = (eb: ExpressionBuilder<DB, 'deliveries'>) =>
    eb.and([
      fits(eb, workspaceId, filter),
      eb(
        'webhook_id',
        'in',
        eb
          .selectFrom('webhooks')
          .select('id')
          .where('workspace_id', '=', workspaceId)
          .where('enabled', '=', true)
          .where('deleted_at', 'is', null),
      ),
    ]);
  const hurried = await trx
    .updateTable('deliveries')
    .set({ next_attempt_at: now })
    .where(isWanted)
    .where('next_attempt_at', '>', now)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .executeTakeFirst();
  const restarted = await trx
    .updateTable('deliveries')
    .set({
      status: 'pending',
      round_attempts: 0,
      round_started_at: null,
      next_attempt_at: now,
      leased_until: null,
      finished_at: null,
      lease_token: sql`lease_token + 1`,
    })
    .where(isWanted)
    .where('next_attempt_at', 'is', null)
    .executeTakeFirst();
  return Number(hurried.numUpdatedRows + restarted.numUpdatedRows);
}

/** Cancels the pending deliveries of webhooks. A request in flight may still arrive, but its outcome is not written. */
export async function cancelDeliveries(
  trx: Trx,
  workspaceId: string,
  webhookIds: readonly string[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({
      status: 'canceled',
      next_attempt_at: null,
      leased_until: null,
      finished_at: now,
      lease_token: sql`lease_token + 1`,
    })
    .where('workspace_id', '=', workspaceId)
    .where('webhook_id', 'in', [...webhookIds])
    .where('next_attempt_at', 'is not', null)
    .execute();
}

function fits(
  eb: ExpressionBuilder<DB, 'deliveries'>,
  workspaceId: string,
  filter: DeliveryFilter,
): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [eb('deliveries.workspace_id', '=', workspaceId)];
  if (filter.ids) conditions.push(eb('deliveries.id', '=', sql<string>`any(${[...filter.ids]}::text[])`));
  if (filter.status) conditions.push(eb('deliveries.status', '=', filter.status));
  if (filter.webhookId !== undefined) conditions.push(eb('deliveries.webhook_id', '=', filter.webhookId));
  if (filter.agentId !== undefined) conditions.push(eb('deliveries.agent_id', '=', filter.agentId));
  if (filter.callId !== undefined) conditions.push(eb('deliveries.call_id', '=', filter.callId));
  if (filter.event !== undefined) conditions.push(eb('deliveries.event', '=', filter.event));
  if (filter.from) conditions.push(eb('deliveries.created_at', '>=', filter.from));
  if (filter.to) conditions.push(eb('deliveries.created_at', '<', filter.to));
  return eb.and(conditions);
}
