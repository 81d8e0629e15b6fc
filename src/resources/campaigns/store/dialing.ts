// Campaigns as the planner and the settlement write them: their state, the contacts that are due, the dials and their keys.
// Every change of a contact goes with one of the counters (`countChange`), in the same transaction.
// Locks are taken in this order: campaign, contact, counters.
import { sql, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { CampaignContactsTable, CampaignStatsTable, CampaignsTable, DB } from '../../../../generated/tables.ts';
import type { Verdict } from '../plan/retry.ts';

export type CampaignRow = Selectable<CampaignsTable>;
export type ContactRow = Selectable<CampaignContactsTable>;
export type StatsRow = Selectable<CampaignStatsTable>;

/** One planner at a time in a workspace: two of them would count on the same free slots. */
export async function lockPlanning(trx: Kysely<DB>, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`campaigns.plan:${workspaceId}`}, 0))`.execute(trx);
}

/** Locks the row: a campaign has one planner at a time, and does not change under it. */
export async function lockCampaign(trx: Kysely<DB>, workspaceId: string, id: string): Promise<CampaignRow | undefined> {
  return byId(trx, workspaceId, id).forUpdate().executeTakeFirst();
}

/** The campaign does not change until the transaction ends; others may hold it so too. */
export async function holdCampaign(trx: Kysely<DB>, workspaceId: string, id: string): Promise<CampaignRow | undefined> {
  return byId(trx, workspaceId, id).forShare().executeTakeFirst();
}

function byId(trx: Kysely<DB>, workspaceId: string, id: string) {
  return trx
    .selectFrom('campaigns')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
}

export async function setCampaign(
  trx: Kysely<DB>,
  { workspace_id, id }: CampaignRow,
  changes: Updateable<CampaignsTable>,
): Promise<CampaignRow> {
  return trx
    .updateTable('campaigns')
    .set({ ...changes, updated_at: sql`now()` })
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Contacts that may be dialed now, those with a date before those without, locked against other planners. */
export async function takeDue(trx: Kysely<DB>, campaign: CampaignRow, now: Date, limit: number): Promise<ContactRow[]> {
  const dated = await waiting(trx, campaign)
    .selectAll()
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('position')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (dated.length === limit) return dated;
  const others = await waiting(trx, campaign)
    .selectAll()
    .where('next_attempt_at', 'is', null)
    .orderBy('position')
    .limit(limit - dated.length)
    .forUpdate()
    .skipLocked()
    .execute();
  return [...dated, ...others];
}

/** When the next contact may be dialed: 'now', a date, or null when none waits. */
export async function nextDue(trx: Kysely<DB>, campaign: CampaignRow, now: Date): Promise<'now' | Date | null> {
  const row = await waiting(trx, campaign)
    .select('next_attempt_at')
    .orderBy('next_attempt_at', (order) => order.asc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return row.next_attempt_at === null || row.next_attempt_at <= now ? 'now' : row.next_attempt_at;
}

/** Of uploads that are whole. */
function waiting(trx: Kysely<DB>, { workspace_id, id, uploads_ready }: CampaignRow) {
  return trx
    .selectFrom('campaign_contacts')
    .where('workspace_id', '=', workspace_id)
    .where('campaign_id', '=', id)
    .where('status', 'in', ['pending', 'retry_scheduled'])
    .where('upload', '<=', uploads_ready);
}

/** Puts contacts off until their windows open. */
export async function putOff(
  trx: Kysely<DB>,
  { workspace_id, id }: CampaignRow,
  contacts: readonly { id: string; until: Date }[],
): Promise<void> {
  await sql`
    update campaign_contacts c set next_attempt_at = given.until
    from unnest(${contacts.map((contact) => contact.id)}::text[],
      ${contacts.map(({ until }) => until.toISOString())}::timestamptz[]) as given (id, until)
    where c.workspace_id = ${workspace_id} and c.campaign_id = ${id} and c.id = given.id
      and c.id = any(${contacts.map((contact) => contact.id)}::text[])`.execute(trx);
}

export async function skip(
  trx: Kysely<DB>,
  contact: ContactRow,
  reason: 'dnc' | 'invalid' | 'window_closed',
): Promise<void> {
  await setContact(trx, contact, { status: 'skipped', skip_reason: reason, next_attempt_at: null });
}

/**
 * The key of a dial, written with the call that it is for.
 * @throws a unique-key error when this attempt was dialed: nobody is dialed twice for it
 */
export async function insertDial(
  trx: Kysely<DB>,
  { round }: CampaignRow,
  contact: ContactRow,
  callId: string,
): Promise<void> {
  const { workspace_id, campaign_id, id: contact_id } = contact;
  const attempt = contact.attempts + 1;
  await trx
    .insertInto('campaign_dials')
    .values({ workspace_id, campaign_id, contact_id, attempt, round, call_id: callId })
    .execute();
  await setContact(trx, contact, {
    status: 'dialing',
    attempts: attempt,
    round_attempts: contact.round_attempts + 1,
    next_attempt_at: null,
    last_call_id: callId,
  });
}

export type DialRow = { contact_id: string; attempt: number };

/** The dial of a call, if it was not settled yet; locked. */
export async function lockOpenDial(trx: Kysely<DB>, workspaceId: string, callId: string): Promise<DialRow | undefined> {
  return trx
    .selectFrom('campaign_dials')
    .select(['contact_id', 'attempt'])
    .where('workspace_id', '=', workspaceId)
    .where('call_id', '=', callId)
    .where('settled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function lockContact(
  trx: Kysely<DB>,
  { workspace_id, id: campaignId }: CampaignRow,
  id: string,
): Promise<ContactRow> {
  return trx
    .selectFrom('campaign_contacts')
    .selectAll()
    .where('workspace_id', '=', workspace_id)
    .where('campaign_id', '=', campaignId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Writes what became of a dial. An attempt that is given back takes its key with it. */
export async function settle(trx: Kysely<DB>, contact: ContactRow, verdict: Verdict, outcome: string): Promise<void> {
  const { workspace_id, id: contact_id, attempts } = contact;
  const back = verdict.givesBack ? 1 : 0;
  const isIt = { workspace_id, contact_id, attempt: attempts };
  if (verdict.givesBack) {
    await trx
      .deleteFrom('campaign_dials')
      .where((eb) => eb.and(isIt))
      .execute();
  } else {
    await trx
      .updateTable('campaign_dials')
      .set({ settled_at: sql`clock_timestamp()`, outcome })
      .where((eb) => eb.and(isIt))
      .execute();
  }
  await setContact(trx, contact, {
    status: verdict.status,
    skip_reason: verdict.status === 'skipped' ? verdict.skipReason : null,
    attempts: attempts - back,
    round_attempts: contact.round_attempts - back,
    next_attempt_at: verdict.status === 'retry_scheduled' ? new Date(verdict.nextAttemptAt) : null,
    last_outcome: outcome,
  });
}

async function setContact(
  trx: Kysely<DB>,
  { workspace_id, campaign_id, id }: ContactRow,
  changes: Updateable<CampaignContactsTable>,
): Promise<void> {
  await trx
    .updateTable('campaign_contacts')
    .set({ ...changes, updated_at: sql`now()` })
    .where('workspace_id', '=', workspace_id)
    .where('campaign_id', '=', campaign_id)
    .where('id', '=', id)
    .execute();
}

/** Cancels contacts of one status that wait. @returns how many */
export async function cancelWaiting(
  trx: Kysely<DB>,
  { workspace_id, id }: CampaignRow,
  status: 'pending' | 'retry_scheduled',
  most: number,
): Promise<number> {
  // By a list of ids: a join would be planned by statistics that a fresh upload does not have.
  const { numAffectedRows } = await sql`
    update campaign_contacts set status = 'canceled', next_attempt_at = null, updated_at = now()
    where workspace_id = ${workspace_id} and campaign_id = ${id} and id = any(array(
      select id from campaign_contacts
      where workspace_id = ${workspace_id} and campaign_id = ${id} and status = ${status}
      limit ${most} for update))`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Outcomes of the newest dials of the round, newest first; only of those that were made after `since`. */
export async function newestOutcomes(trx: Kysely<DB>, campaign: CampaignRow, limit: number): Promise<string[]> {
  const { workspace_id, id, round, breaker_since } = campaign;
  const rows = await trx
    .selectFrom('campaign_dials')
    .select('outcome')
    .where('workspace_id', '=', workspace_id)
    .where('campaign_id', '=', id)
    .where('settled_at', 'is not', null)
    .where('round', '=', round)
    .$if(breaker_since !== null, (query) => query.where('created_at', '>', breaker_since!))
    .orderBy('settled_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ outcome }) => outcome ?? '');
}

/** How many contacts wait or are dialed, and what was counted so far. */
export async function readStats(trx: Kysely<DB>, workspaceId: string, campaignId: string): Promise<StatsRow> {
  return trx
    .selectFrom('campaign_stats')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
}

type Count = Exclude<keyof StatsRow, 'workspace_id' | 'campaign_id' | 'outcomes'>;

/** @param outcome of a call that has ended, counted by its reason */
export async function countChange(
  trx: Kysely<DB>,
  { workspace_id, campaign_id }: Pick<ContactRow, 'workspace_id' | 'campaign_id'>,
  change: Partial<Record<Count, number>>,
  outcome?: string,
): Promise<void> {
  const changed = Object.entries(change).filter(([, by]) => by !== 0);
  if (changed.length === 0 && outcome === undefined) return;
  const counted = changed.map(([name, by]) => [name, sql`${sql.ref(name)} + ${by}`]);
  await trx
    .updateTable('campaign_stats')
    .set({
      ...(Object.fromEntries(counted) as Updateable<CampaignStatsTable>),
      ...(outcome === undefined
        ? {}
        : {
            outcomes: sql`outcomes || jsonb_build_object(${outcome}::text,
              coalesce((outcomes ->> ${outcome})::int, 0) + 1)`,
          }),
    })
    .where('workspace_id', '=', workspace_id)
    .where('campaign_id', '=', campaign_id)
    .execute();
}

/** Campaigns that should have a job, and calls that ended a while ago whose dial is still open: for the watch. */
export async function listRunning(
  db: Kysely<DB>,
): Promise<Pick<CampaignRow, 'workspace_id' | 'id' | 'next_dial_at' | 'scheduled_at' | 'status'>[]> {
  return db
    .selectFrom('campaigns')
    .select(['workspace_id', 'id', 'next_dial_at', 'scheduled_at', 'status'])
    .where('status', 'in', ['running', 'scheduled'])
    .where('deleted_at', 'is', null)
    .execute();
}

const FORGOTTEN_SECONDS = 60;
const MOST_FORGOTTEN = 1_000;

export async function listForgotten(
  db: Kysely<DB>,
): Promise<{ workspaceId: string; campaignId: string; callId: string }[]> {
  const { rows } = await sql<{ workspaceId: string; campaignId: string; callId: string }>`
    select d.workspace_id as "workspaceId", d.campaign_id as "campaignId", d.call_id as "callId"
    from campaign_dials d join calls c on c.workspace_id = d.workspace_id and c.id = d.call_id
    where d.settled_at is null and c.ended_at < now() - make_interval(secs => ${FORGOTTEN_SECONDS})
    order by d.created_at limit ${MOST_FORGOTTEN}`.execute(db);
  return rows;
}
