// SQL of webhooks. store/deliveries.ts has the deliveries, store/events.ts the outbox, store/health.ts failure counts. The row of
// a deleted webhook is kept, because its deliveries refer to it. No function here returns deleted webhooks.
import { sql, type ExpressionBuilder, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { DB, WebhooksTable } from '../../../generated/tables.ts';
import type { TimeKey } from '../../core/page.ts';
import { countAll, newestFirst } from '../../database/keyset-page.ts';
import { prepared } from '../../database/prepared.ts';
import type { Db, Trx } from '../../database/transaction.ts';

export type WebhookRow = Selectable<WebhooksTable>;
export type WebhookListener = Pick<WebhookRow, 'id' | 'agent_id' | 'events' | 'format'>;

export async function insertWebhook(
  trx: Trx,
  workspaceId: string,
  webhook: Omit<Insertable<WebhooksTable>, 'workspace_id'>,
): Promise<WebhookRow> {
  return trx
    .insertInto('webhooks')
    .values({ ...webhook, workspace_id: workspaceId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks the number of the workspace's webhooks, so that new ones are added one at a time. */
export async function lockWebhooksOf(trx: Trx, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhooks of ' || ${workspaceId}, 0))`.execute(trx);
}

/** Counts webhooks that belong to no agent. */
export async function countOwnWebhooks(trx: Trx, workspaceId: string): Promise<number> {
  return countAll(live(trx, workspaceId).clearSelect().where('agent_id', 'is', null));
}

interface ListedWebhooks {
  workspaceId: string;
  /** Only the webhook of this agent. */
  agentId: string | undefined;
}

export async function selectWebhooks(
  db: Db,
  listed: ListedWebhooks,
  limit: number,
  after: TimeKey | undefined,
): Promise<WebhookRow[]> {
  return db.selectFrom('webhooks').selectAll().where(isListed(listed)).$call(newestFirst(limit, after)).execute();
}

export async function countWebhooks(db: Db, listed: ListedWebhooks): Promise<number> {
  return countAll(db.selectFrom('webhooks').where(isListed(listed)));
}

function isListed({ workspaceId, agentId }: ListedWebhooks) {
  return ({ eb, and }: ExpressionBuilder<DB, 'webhooks'>) =>
    and([
      eb('workspace_id', '=', workspaceId),
      eb('deleted_at', 'is', null),
      ...(agentId === undefined ? [] : [eb('agent_id', '=', agentId)]),
    ]);
}

export async function selectWebhook(db: Db, workspaceId: string, id: string): Promise<WebhookRow | undefined> {
  return live(db, workspaceId).where('id', '=', id).executeTakeFirst();
}

/** Locks the row until the end of the transaction, so that concurrent changes are serialized. Does not block publishing. */
export async function lockWebhook(trx: Trx, workspaceId: string, id: string): Promise<WebhookRow | undefined> {
  return live(trx, workspaceId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function lockAgentWebhook(
  trx: Trx,
  workspaceId: string,
  agentId: string,
): Promise<WebhookRow | undefined> {
  return live(trx, workspaceId).where('agent_id', '=', agentId).forNoKeyUpdate().executeTakeFirst();
}

/** Enabled webhooks that subscribe to at least one of these events. */
export async function selectListeners(
  db: Db,
  workspaceId: string,
  names: readonly string[],
): Promise<WebhookListener[]> {
  return listeners(db, { workspaceId, names: [...names] });
}

const listeners = prepared((db, { workspaceId, names }: { workspaceId: string; names: string[] }) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'agent_id', 'events', 'format'])
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .where('enabled', '=', true)
    .where(sql<boolean>`events && ${names}::text[]`),
);

export async function updateWebhookRow(
  trx: Trx,
  workspaceId: string,
  id: string,
  changes: Updateable<WebhooksTable>,
): Promise<WebhookRow> {
  return trx
    .updateTable('webhooks')
    .set(changes)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function live(db: Db, workspaceId: string) {
  return db.selectFrom('webhooks').selectAll().where('workspace_id', '=', workspaceId).where('deleted_at', 'is', null);
}
