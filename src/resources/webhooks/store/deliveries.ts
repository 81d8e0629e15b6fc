// SQL of deliveries for the API: lists, details with attempts, replay, cancelation. store/claims.ts has the runner's statements.
import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely';
import type { DB, DeliveriesTable, DeliveryAttemptsTable } from '../../../../generated/tables.ts';
import type { TimeKey } from '../../../core/page.ts';
import { countAll, newestFirst } from '../../../database/keyset-page.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

export type DeliveryRow = Selectable<DeliveriesTable>;
export type AttemptRow = Omit<Selectable<DeliveryAttemptsTable>, 'delivery_id'>;
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

/** Returns attempts, oldest first: the earlier ones, then the last one, which is in the row of the delivery. */
export async function selectAttempts(db: Db, workspaceId: string, deliveryId: string): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    with one as (select * from deliveries where workspace_id = ${workspaceId} and id = ${deliveryId})
    select a.number, a.at, a.status, a.body, a.error, a.duration_ms
    from one join delivery_attempts a on a.delivery_id = one.id
    union all
    select attempts, last_at, case when last_error is null then last_status end, last_answer, last_error, last_duration_ms
    from one where last_at is not null
    order by number`.execute(db);
  return rows;
}

/** Locks replays by filter of a workspace until the transaction ends. @returns false if another one has locked them */
export async function tryLockReplays(trx: Trx, workspaceId: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('replays of ' || ${workspaceId}, 0)) as locked`.execute(trx);
  return rows[0]!.locked;
}

/**
 * Starts a new round for finished deliveries of enabled webhooks, with the same event and id. A delivery that waits for its next
 * attempt becomes due immediately, in its current round. A delivery that is due or being sent is unchanged. Returns the number
 * queued.
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
        'deliveries.webhook_id',
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
    .with('hurried', (qb) =>
      qb
        .updateTable('delivery_queue')
        .from('deliveries')
        .set({ due_at: now })
        .whereRef('delivery_queue.workspace_id', '=', 'deliveries.workspace_id')
        .whereRef('delivery_queue.delivery_id', '=', 'deliveries.id')
        .where((eb) => isWanted(eb as unknown as ExpressionBuilder<DB, 'deliveries'>))
        .where('due_at', '>', now)
        .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
        .returning('delivery_id'),
    )
    .updateTable('deliveries')
    .set({ next_attempt_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', (eb) => eb.selectFrom('hurried').select('delivery_id'))
    .executeTakeFirst();
  const restarted = await trx
    .with('restarted', (qb) =>
      qb
        .updateTable('deliveries')
        .set({ status: 'pending', next_attempt_at: now, finished_at: null })
        .where(isWanted)
        .where('next_attempt_at', 'is', null)
        .returning(['workspace_id', 'id', 'webhook_id', 'event_id', 'attempts']),
    )
    .insertInto('delivery_queue')
    .columns(['workspace_id', 'delivery_id', 'webhook_id', 'event_id', 'attempts', 'due_at'])
    .expression((eb) =>
      eb
        .selectFrom('restarted')
        .select([
          'workspace_id',
          'id',
          'webhook_id',
          'event_id',
          'attempts',
          sql<Date>`${now}::timestamptz`.as('due_at'),
        ]),
    )
    .executeTakeFirst();
  return Number(hurried.numUpdatedRows + (restarted.numInsertedOrUpdatedRows ?? 0n));
}

/** Cancels the waiting deliveries of webhooks. A request in flight may still arrive, but its outcome is not written. */
export async function cancelDeliveries(
  trx: Trx,
  workspaceId: string,
  webhookIds: readonly string[],
  now: Date,
): Promise<void> {
  await trx
    .with('canceled', (qb) =>
      qb
        .deleteFrom('delivery_queue')
        .where('workspace_id', '=', workspaceId)
        .where('webhook_id', 'in', [...webhookIds])
        .returning('delivery_id'),
    )
    .updateTable('deliveries')
    .set({ status: 'canceled', next_attempt_at: null, finished_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', (eb) => eb.selectFrom('canceled').select('delivery_id'))
    .execute();
}

function fits(
  eb: ExpressionBuilder<DB, 'deliveries'>,
  workspaceId: string,
  filter: DeliveryFilter,
): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [eb('deliveries.workspace_id', '=', workspaceId)];
  if (filter.ids) conditions.push(eb('deliveries.id', '=', sql<string>`any(${[...filter.ids]}::text[])`));
  if (filter.status) conditions.push(hasStatus(eb, workspaceId, filter.status));
  if (filter.webhookId !== undefined) conditions.push(eb('deliveries.webhook_id', '=', filter.webhookId));
  if (filter.agentId !== undefined) conditions.push(eb('deliveries.agent_id', '=', filter.agentId));
  if (filter.callId !== undefined) conditions.push(eb('deliveries.call_id', '=', filter.callId));
  if (filter.event !== undefined) conditions.push(eb('deliveries.event', '=', filter.event));
  if (filter.from) conditions.push(eb('deliveries.created_at', '>=', filter.from));
  if (filter.to) conditions.push(eb('deliveries.created_at', '<', filter.to));
  return eb.and(conditions);
}

/**
 * Tests each status by an index. A success must not update an index, so the index of states excludes pending and succeeded
 * deliveries.
 */
function hasStatus(
  eb: ExpressionBuilder<DB, 'deliveries'>,
  workspaceId: string,
  status: DeliveryRow['status'],
): Expression<SqlBool> {
  if (status === 'succeeded') return eb('deliveries.status', '=', status);
  if (status !== 'pending') return eb('deliveries.unusual_status', '=', status);
  const queued = eb.selectFrom('delivery_queue').select('delivery_id').where('workspace_id', '=', workspaceId);
  return eb.and([eb('deliveries.status', '=', status), eb('deliveries.id', 'in', queued)]);
}
