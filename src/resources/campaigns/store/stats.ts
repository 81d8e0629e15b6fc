// SQL for campaign_stats. Counters change in the transaction of the counted change, so reading them costs the same with a million
// contacts.
import { sql, type Selectable } from 'kysely';
import type { CampaignStatsTable } from '../../../../generated/tables.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

declare module '../../../../generated/tables.ts' {
  interface JsonShapes {
    'campaign_stats.outcomes': Record<string, number>;
  }
}

export type StatsRow = Selectable<CampaignStatsTable>;

/** Increments; may be negative. */
interface StatsChange {
  pending?: number;
  dialing?: number;
  retry_scheduled?: number;
  completed?: number;
  failed?: number;
  skipped?: number;
  canceled?: number;
  attempts?: number;
  answered?: number;
  cost_micros?: number;
  talk_ms?: number;
  /** The outcome of one call. */
  outcome?: string;
}

const COUNTERS = [
  'pending',
  'dialing',
  'retry_scheduled',
  'completed',
  'failed',
  'skipped',
  'canceled',
  'attempts',
  'answered',
  'cost_micros',
  'talk_ms',
] as const;

export async function insertStats(trx: Trx, workspaceId: string, campaignId: string): Promise<StatsRow> {
  return trx
    .insertInto('campaign_stats')
    .values({ workspace_id: workspaceId, campaign_id: campaignId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function addStats(
  trx: Trx,
  workspaceId: string,
  campaignId: string,
  { outcome, ...change }: StatsChange,
): Promise<void> {
  const parts = COUNTERS.filter((name) => (change[name] ?? 0) !== 0).map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(name)} + ${change[name]}`,
  );
  if (outcome !== undefined) {
    parts.push(sql`outcomes = outcomes || jsonb_build_object(${outcome}::text,
      coalesce((outcomes ->> ${outcome}::text)::int, 0) + 1)`);
  }
  if (parts.length === 0) return;
  await sql`update campaign_stats set ${sql.join(parts)}
    where workspace_id = ${workspaceId} and campaign_id = ${campaignId}`.execute(trx);
}

/** Returns stats by campaign id. Every campaign has a row. */
export async function statsOf(
  db: Db,
  workspaceId: string,
  campaignIds: readonly string[],
): Promise<ReadonlyMap<string, StatsRow>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('campaign_stats')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('campaign_id', 'in', [...campaignIds])
    .execute();
  return new Map(rows.map((row) => [row.campaign_id, row]));
}

export async function statsOfOne(db: Db, workspaceId: string, campaignId: string): Promise<StatsRow> {
  const stats = (await statsOf(db, workspaceId, [campaignId])).get(campaignId);
  if (!stats) throw new Error(`the campaign ${campaignId} has no counters`);
  return stats;
}
