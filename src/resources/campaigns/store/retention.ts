// SQL for retention: removes contacts of campaigns that ended a number of days ago, by the database clock. If a campaign is
// restarted concurrently, its lock delays the removal, which then finds that the campaign has not ended.
import { sql } from 'kysely';
import type { Db, Trx } from '../../../database/transaction.ts';
import type { ContactsOf } from './contacts.ts';

export interface DueContacts {
  workspaceId: string;
  /** Agent of the campaigns; null: campaigns without an agent. */
  agentId: string | null;
  days: number;
}

/** Selects the next campaign whose contacts are due; undefined when none is left. */
export async function selectDueCampaign(db: Db, due: DueContacts): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from campaigns where ${isDue(due)} order by id limit 1`.execute(db);
  return rows[0]?.id;
}

/**
 * Locks the campaign for the transaction.
 * @returns whether its contacts are still due
 */
export async function lockDue(trx: Trx, due: DueContacts, campaignId: string): Promise<boolean> {
  const { rows } = await sql`
    select from campaigns where id = ${campaignId} and ${isDue(due)} for no key update`.execute(trx);
  return rows.length > 0;
}

/** Marks the campaign after its last contact was removed. Does not change `updated_at`, which dates the end of the campaign. */
export async function markContactsRemoved(trx: Trx, { workspaceId, campaignId }: ContactsOf): Promise<void> {
  await sql`
    update campaigns set contacts_removed_at = now(), stored_bytes = 0
    where workspace_id = ${workspaceId} and id = ${campaignId}`.execute(trx);
}

function isDue({ workspaceId, agentId, days }: DueContacts) {
  return sql`workspace_id = ${workspaceId} and agent_id is not distinct from ${agentId}
    and status in ('completed', 'canceled') and deleted_at is null and contacts_removed_at is null
    and updated_at < now() - make_interval(days => ${days})`;
}
