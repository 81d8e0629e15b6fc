// SQL for dialing: due contacts, dials and their keys, outcomes. Writes campaign_dials and campaign_contacts. Every change of a
// contact also changes the counters (stats.ts). Lock order: campaign, contact, counters.
import { sql, type SelectQueryBuilder, type Updateable } from 'kysely';
import type { CampaignContactsTable, DB } from '../../../../generated/tables.ts';
import type { Db, Trx } from '../../../database/transaction.ts';
import type { DialVerdict } from '../plan/retry.ts';
import type { CampaignRow } from './campaigns.ts';
import type { ContactRow } from './contacts.ts';

/** Selects contacts that may be dialed now, contacts with a date first, locked against other planners. */
export async function takeDue(trx: Trx, campaign: CampaignRow, now: Date, limit: number): Promise<ContactRow[]> {
  const dated = await waiting(trx, campaign)
    .selectAll()
    .where('next_attempt_at', '<=', now)
    .$call(inTurn)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (dated.length === limit) return dated;
  const others = await waiting(trx, campaign)
    .selectAll()
    .where('next_attempt_at', 'is', null)
    .$call(inTurn)
    .limit(limit - dated.length)
    .forUpdate()
    .skipLocked()
    .execute();
  return [...dated, ...others];
}

/** Exactly the order of the index. With any other order, Postgres sorts all waiting contacts to find the first. */
function inTurn<Row>(query: SelectQueryBuilder<DB, 'campaign_contacts', Row>) {
  return query.orderBy('next_attempt_at', (order) => order.asc().nullsFirst()).orderBy('position');
}

/** Selects the next waiting contacts, also those that are not due yet. */
export async function selectNextContacts(db: Db, campaign: CampaignRow, limit: number): Promise<ContactRow[]> {
  return waiting(db, campaign).selectAll().$call(inTurn).limit(limit).execute();
}

/** Returns when the next contact may be dialed: 'now', a date, or null when none is waiting. */
export async function nextDue(trx: Trx, campaign: CampaignRow, now: Date): Promise<'now' | Date | null> {
  const row = await waiting(trx, campaign).select('next_attempt_at').$call(inTurn).limit(1).executeTakeFirst();
  if (!row) return null;
  return row.next_attempt_at === null || row.next_attempt_at <= now ? 'now' : row.next_attempt_at;
}

/** Selects waiting contacts of uploads that are ready. */
function waiting(db: Db, { workspace_id, id, uploads_ready }: CampaignRow) {
  return db
    .selectFrom('campaign_contacts')
    .where('workspace_id', '=', workspace_id)
    .where('campaign_id', '=', id)
    .where('status', 'in', ['pending', 'retry_scheduled'])
    .where('upload', '<=', uploads_ready);
}

/**
 * Postpones contacts until their windows open or the daily cap of their country resets. A retry keeps its retry
 * time (`retry_at`).
 */
export async function postponeContacts(
  trx: Trx,
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

export async function skipContact(
  trx: Trx,
  contact: ContactRow,
  reason: 'dnc' | 'invalid' | 'window_closed',
): Promise<void> {
  await setContact(trx, contact, { status: 'skipped', skip_reason: reason, next_attempt_at: null, retry_at: null });
}

/**
 * Inserts the key of a dial, in the transaction that inserts the call.
 * @throws a unique-key error when this attempt was already dialed, so that no contact is dialed twice
 */
export async function insertDial(trx: Trx, { round }: CampaignRow, contact: ContactRow, callId: string): Promise<void> {
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
    retry_at: null,
    last_call_id: callId,
  });
}

/** Locks the unsettled dial of a call. */
export async function lockOpenDial(
  trx: Trx,
  workspaceId: string,
  callId: string,
): Promise<{ contact_id: string } | undefined> {
  return trx
    .selectFrom('campaign_dials')
    .select('contact_id')
    .where('workspace_id', '=', workspaceId)
    .where('call_id', '=', callId)
    .where('settled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** @returns false when the cost of this leg is already recorded, or the dial is deleted */
export async function recordLegCost(trx: Trx, workspaceId: string, callId: string, micros: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('campaign_dials')
    .set({ leg_micros: micros })
    .where('workspace_id', '=', workspaceId)
    .where('call_id', '=', callId)
    .where('leg_micros', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function lockContact(
  trx: Trx,
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

/**
 * Stores the outcome of a dial. An attempt that does not count (`givesBack`, plan/retry.ts) was not dialed: its key
 * is deleted, so that the attempt number is free for the next dial of the contact. The key of a call that may have rung is always
 * kept.
 * @param isLost whether the call was lost with its process, so that its outcome does not reflect on the provider
 */
export async function settleContact(
  trx: Trx,
  contact: ContactRow,
  verdict: DialVerdict,
  outcome: string,
  isLost: boolean,
): Promise<void> {
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
      .set({ settled_at: sql`clock_timestamp()`, outcome: isLost ? null : outcome })
      .where((eb) => eb.and(isIt))
      .execute();
  }
  const retryAt = verdict.status === 'retry_scheduled' ? new Date(verdict.nextAttemptAt) : null;
  await setContact(trx, contact, {
    status: verdict.status,
    skip_reason: verdict.status === 'skipped' ? verdict.skipReason : null,
    attempts: attempts - back,
    round_attempts: contact.round_attempts - back,
    next_attempt_at: retryAt,
    retry_at: retryAt,
    last_outcome: outcome,
  });
}

async function setContact(
  trx: Trx,
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

/** Returns the outcomes of the newest dials of the round since its last pause for faults, newest first, without lost calls. */
export async function newestOutcomes(trx: Trx, campaign: CampaignRow, limit: number): Promise<string[]> {
  const { workspace_id, id, round, breaker_since } = campaign;
  const rows = await trx
    .selectFrom('campaign_dials')
    .select('outcome')
    .where('workspace_id', '=', workspace_id)
    .where('campaign_id', '=', id)
    .where('settled_at', 'is not', null)
    .where('outcome', 'is not', null)
    .where('round', '=', round)
    .$if(breaker_since !== null, (query) => query.where('created_at', '>', breaker_since!))
    .orderBy('settled_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ outcome }) => outcome!);
}

// The job that settles an ended call runs within moments. A dial that is open after this time was missed.
const MISSED_AFTER_SECONDS = 60;
const MAX_MISSED = 1_000;

/** Selects calls that ended a while ago and whose dial is still open. */
export async function selectMissedDials(
  db: Db,
): Promise<{ workspaceId: string; campaignId: string; callId: string }[]> {
  const { rows } = await sql<{ workspaceId: string; campaignId: string; callId: string }>`
    select d.workspace_id as "workspaceId", d.campaign_id as "campaignId", d.call_id as "callId"
    from campaign_dials d join calls c on c.workspace_id = d.workspace_id and c.id = d.call_id
    where d.settled_at is null and c.ended_at < now() - make_interval(secs => ${MISSED_AFTER_SECONDS})
    order by d.created_at limit ${MAX_MISSED}`.execute(db);
  return rows;
}
