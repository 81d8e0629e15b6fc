// SQL for campaigns. A deleted campaign is not returned; its row is kept because calls refer to it.
import { sql, type Insertable, type Selectable, type UpdateObject } from 'kysely';
import type { CampaignsTable, DB } from '../../../../generated/tables.ts';
import type { CallingWindow, CampaignRetry, CircuitBreaker, Voicemail } from '../../../../generated/types.ts';
import type { TimeKey } from '../../../core/page.ts';
import { countAll, newestFirst } from '../../../database/keyset-page.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

declare module '../../../../generated/tables.ts' {
  interface JsonShapes {
    'campaigns.retry': Required<CampaignRetry>;
    'campaigns.windows': CallingWindow[];
    'campaigns.voicemail': Voicemail;
    'campaigns.circuit_breaker': CircuitBreaker;
  }
}

export type CampaignRow = Selectable<CampaignsTable>;
export type CampaignStatus = CampaignRow['status'];
type NewCampaign = Omit<Insertable<CampaignsTable>, 'workspace_id'>;

/** @throws a foreign-key error when the agent is deleted concurrently */
export async function insertCampaign(trx: Trx, workspaceId: string, campaign: NewCampaign): Promise<CampaignRow> {
  return trx
    .insertInto('campaigns')
    .values({ workspace_id: workspaceId, ...campaign })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function selectCampaign(db: Db, workspaceId: string, id: string): Promise<CampaignRow | undefined> {
  return byId(db, workspaceId, id).executeTakeFirst();
}

/**
 * Locks the row, so that state changes, planner runs and uploads of one campaign are serialized. Calls of the campaign can still
 * be written: the queue lock is taken after this lock, and its holder must not wait for this row because of a foreign key.
 */
export async function lockCampaign(trx: Trx, workspaceId: string, id: string): Promise<CampaignRow | undefined> {
  return byId(trx, workspaceId, id).forNoKeyUpdate().executeTakeFirst();
}

/** Takes a share lock: the row does not change until the transaction ends. */
export async function shareCampaign(trx: Trx, workspaceId: string, id: string): Promise<CampaignRow | undefined> {
  return byId(trx, workspaceId, id).forShare().executeTakeFirst();
}

/** Selects campaigns of all workspaces that need the planner. */
export async function selectActiveCampaigns(db: Db): Promise<CampaignRow[]> {
  return db
    .selectFrom('campaigns')
    .selectAll()
    .where('status', 'in', ['running', 'scheduled'])
    .where('deleted_at', 'is', null)
    .execute();
}

/** Selects campaigns of all workspaces that were paused by a restore, with the number of contacts that would be called. */
export async function selectRestoredCampaigns(db: Db): Promise<RestoredCampaign[]> {
  return db
    .selectFrom('campaigns')
    .innerJoin('workspaces', 'workspaces.id', 'campaigns.workspace_id')
    .innerJoin('campaign_stats', (join) =>
      join
        .onRef('campaign_stats.workspace_id', '=', 'campaigns.workspace_id')
        .onRef('campaign_stats.campaign_id', '=', 'campaigns.id'),
    )
    .where('pause_reason', '=', 'restored')
    .where('campaigns.deleted_at', 'is', null)
    .select(['campaigns.workspace_id', 'campaigns.id', 'campaigns.name', 'workspaces.name as workspace_name'])
    .select(sql<number>`campaign_stats.pending + campaign_stats.retry_scheduled`.as('waiting'))
    .orderBy('workspaces.name')
    .orderBy('campaigns.id')
    .execute();
}

export interface RestoredCampaign {
  workspace_id: string;
  id: string;
  name: string;
  workspace_name: string;
  /** Contacts that were not called, or that would be called again. */
  waiting: number;
}

function byId(db: Db, workspaceId: string, id: string) {
  return db
    .selectFrom('campaigns')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
}

export async function updateCampaignRow(
  trx: Trx,
  workspaceId: string,
  id: string,
  changes: UpdateObject<DB, 'campaigns'>,
): Promise<CampaignRow> {
  return trx
    .updateTable('campaigns')
    .set({ ...changes, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns whether the campaign exists and is deleted. */
export async function isDeleted(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('campaigns')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface CampaignFilter {
  status?: CampaignStatus | undefined;
  agentId?: string | undefined;
}

export async function selectCampaigns(
  db: Db,
  workspaceId: string,
  filter: CampaignFilter,
  limit: number,
  after: TimeKey | undefined,
): Promise<CampaignRow[]> {
  return filtered(db, workspaceId, filter).selectAll().$call(newestFirst(limit, after)).execute();
}

export async function countCampaigns(db: Db, workspaceId: string, filter: CampaignFilter): Promise<number> {
  return countAll(filtered(db, workspaceId, filter));
}

function filtered(db: Db, workspaceId: string, { status, agentId }: CampaignFilter) {
  let query = db.selectFrom('campaigns').where('workspace_id', '=', workspaceId).where('deleted_at', 'is', null);
  if (status !== undefined) query = query.where('status', '=', status);
  if (agentId !== undefined) query = query.where('agent_id', '=', agentId);
  return query;
}

/** Takes or renews the upload lease, with times of the database clock. */
export async function leaseUpload(
  trx: Trx,
  workspaceId: string,
  id: string,
  lease: { uploadId: string; seconds: number },
): Promise<CampaignRow> {
  return updateCampaignRow(trx, workspaceId, id, {
    upload_id: lease.uploadId,
    upload_leased_until: sql`now() + make_interval(secs => ${lease.seconds})`,
  });
}

/** Returns the seconds until the upload lease expires; 0 when there is none or it has expired. */
export async function uploadLeaseSeconds(db: Db, workspaceId: string, id: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(greatest(0, extract(epoch from upload_leased_until - now())))::int as seconds from campaigns
    where workspace_id = ${workspaceId} and id = ${id} and upload_id is not null`.execute(db);
  return rows[0]?.seconds ?? 0;
}
