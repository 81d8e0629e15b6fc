// SQL that serializes the planners of a workspace: their lock, and the campaigns that wait for it. Nobody blocks on the lock,
// because a planner occupies a worker of a lane that all workspaces share.
import { sql } from 'kysely';
import type { Db, Trx } from '../../../database/transaction.ts';

interface PlanOf {
  workspaceId: string;
  campaignId: string;
}

/**
 * Serializes the planners of a workspace, because two would count the same free slots. The lock is held until the transaction ends.
 * @returns the time of the database, with microseconds; null when another planner has the lock
 */
export async function tryLockPlanning(trx: Trx, workspaceId: string): Promise<string | null> {
  const { rows } = await sql<{ locked: boolean; at: string }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`campaigns.plan:${workspaceId}`}, 0)) as locked,
      clock_timestamp()::text as at`.execute(trx);
  const { locked, at } = rows[0]!;
  return locked ? at : null;
}

/**
 * Records that the campaign waits for another campaign's planner. A campaign that already waits keeps its place, also if it was
 * woken and found a planner running again.
 */
export async function addPlanWait(trx: Trx, { workspaceId, campaignId }: PlanOf): Promise<void> {
  await sql`
    insert into campaign_plan_waits (workspace_id, campaign_id)
    select workspace_id, id from campaigns where workspace_id = ${workspaceId} and id = ${campaignId}
    on conflict (workspace_id, campaign_id) do update set asked_at = clock_timestamp(), woken = false`.execute(trx);
}

/**
 * Ends the wait of a campaign that was planned, unless it asked again during the run, which may not have seen why.
 * @param begunAt result of tryLockPlanning
 */
export async function removePlanWait(db: Db, { workspaceId, campaignId }: PlanOf, begunAt: string): Promise<void> {
  await sql`
    delete from campaign_plan_waits
    where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and asked_at <= ${begunAt}::timestamptz`.execute(
    db,
  );
}

/** Marks the campaign that has waited for the longest time as woken, and returns its id; undefined when none waits. */
export async function wakePlanWait(trx: Trx, workspaceId: string): Promise<string | undefined> {
  const { rows } = await sql<{ campaign_id: string }>`
    update campaign_plan_waits set woken = true where (workspace_id, campaign_id) in (
      select workspace_id, campaign_id from campaign_plan_waits where workspace_id = ${workspaceId} and not woken
      order by since limit 1 for update skip locked)
    returning campaign_id`.execute(trx);
  return rows[0]?.campaign_id;
}
