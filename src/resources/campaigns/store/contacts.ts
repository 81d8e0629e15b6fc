// SQL for campaign_contacts. dialing.ts has the changes made by dials. A contact is visible once its upload is ready: every read
// has the condition `upload <= uploads_ready`.
import { sql, type Selectable } from 'kysely';
import type { CampaignContactsTable } from '../../../../generated/tables.ts';
import type { Db, Trx } from '../../../database/transaction.ts';
import type { RetryChange } from '../plan/retry.ts';

declare module '../../../../generated/tables.ts' {
  interface JsonShapes {
    'campaign_contacts.variables': Record<string, string | number | boolean>;
  }
}

export type ContactRow = Selectable<CampaignContactsTable>;
type ContactStatus = ContactRow['status'];

/** A contact of an upload. */
interface NewContact {
  id: string;
  position: number;
  number: string;
  timeZone: string | null;
  variables: string;
  isDnc: boolean;
}

export interface ContactsOf {
  workspaceId: string;
  campaignId: string;
}

/**
 * Inserts the contacts of an upload. Each column is sent as one text that the server splits, because an array is encoded and
 * decoded value by value. The separator is a line break, which no value contains: JSON escapes it, and numbers and zone names
 * have none.
 * @returns positions of numbers that already exist or are repeated, which are skipped
 */
export async function insertContacts(
  trx: Trx,
  of: ContactsOf,
  upload: number,
  contacts: readonly NewContact[],
): Promise<ReadonlySet<number>> {
  const column = (value: (contact: NewContact) => string) => linesOf(contacts.map(value));
  const { numAffectedRows = 0n } = await sql`
    insert into campaign_contacts
      (workspace_id, campaign_id, upload, id, position, to_number, time_zone, variables, status, skip_reason)
    select ${of.workspaceId}, ${of.campaignId}, ${upload}, id, position::int, number, nullif(zone, ''), variables::jsonb,
      case dnc when '1' then 'skipped' else 'pending' end, case dnc when '1' then 'dnc' end
    from unnest(${column(({ id }) => id)}, ${column(({ position }) => String(position))},
      ${column(({ number }) => number)}, ${column(({ timeZone }) => timeZone ?? '')},
      ${column(({ variables }) => variables)}, ${column(({ isDnc }) => (isDnc ? '1' : '0'))})
      as given (id, position, number, zone, variables, dnc)
    on conflict ((campaign_id || to_number), workspace_id) do nothing`.execute(trx);
  // Returning the inserted rows takes a fifth of the statement's time, and usually all rows are inserted.
  if (Number(numAffectedRows) === contacts.length) return new Set();
  return positionsWithout(trx, of, contacts);
}

async function positionsWithout(
  trx: Trx,
  { workspaceId, campaignId }: ContactsOf,
  contacts: readonly NewContact[],
): Promise<ReadonlySet<number>> {
  const missing = new Set(contacts.map(({ position }) => position));
  const { rows } = await sql<{ position: number }>`
    select position from campaign_contacts where workspace_id = ${workspaceId} and campaign_id = ${campaignId}
      and id = any(${linesOf(contacts.map(({ id }) => id))})`.execute(trx);
  for (const { position } of rows) missing.delete(position);
  return missing;
}

function linesOf(values: readonly string[]) {
  return sql`string_to_array(${values.join('\n')}, E'\n')`;
}

/** Returns the highest position so far; 0 without contacts. */
export async function lastPosition(db: Db, { workspaceId, campaignId }: ContactsOf): Promise<number> {
  const row = await db
    .selectFrom('campaign_contacts')
    .select('position')
    .where('workspace_id', '=', workspaceId)
    .where('campaign_id', '=', campaignId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.position ?? 0;
}

/**
 * Deletes up to `limit` contacts of uploads after this one, by ctid, because on a table without statistics the query planner may
 * use a nested loop for a join by key.
 * @returns number of deleted contacts
 */
export async function deleteContactsAfter(
  trx: Trx,
  { workspaceId, campaignId }: ContactsOf,
  upload: number,
  limit: number,
): Promise<number> {
  const result = await sql`
    delete from campaign_contacts where ctid = any (array(
      select ctid from campaign_contacts
      where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and upload > ${upload}
      limit ${limit} for update))`.execute(trx);
  return Number(result.numAffectedRows ?? 0n);
}

export interface ContactFilter {
  status?: ContactStatus | undefined;
  number?: string | undefined;
}

/** Returns contacts in the order of the uploaded rows, after the contact with this id. */
export async function selectContacts(
  db: Db,
  { workspaceId, campaignId }: ContactsOf,
  filter: ContactFilter & { uploadsReady: number },
  limit: number,
  afterId: string | undefined,
): Promise<ContactRow[]> {
  let query = db
    .selectFrom('campaign_contacts')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('upload', '<=', filter.uploadsReady);
  // A number is unique. Adding the campaign or an order would make the query planner scan all other contacts.
  if (filter.number !== undefined) query = query.where(sql`campaign_id || to_number`, '=', campaignId + filter.number);
  else query = query.where('campaign_id', '=', campaignId).orderBy('id');
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  if (afterId !== undefined) query = query.where('id', '>', afterId);
  return query.limit(limit + 1).execute();
}

/** Number of new contacts that may change which query plan is best. */
export const MANY_CONTACTS = 10_000;

/**
 * Refreshes the statistics (ANALYZE) that the query plan for the next contact depends on. Autovacuum would do so a minute later;
 * until then the plan may scan all contacts. Takes 0.2 s at any size, because it samples. Skipped if another process is doing it.
 */
export async function analyzeContacts(db: Db): Promise<void> {
  await sql`
    analyze (skip_locked) campaign_contacts (workspace_id, campaign_id, status, upload, next_attempt_at)`.execute(db);
}

/** Contacts by id: after the first, up to the last or, if that is null, all further ones. */
interface ContactRange {
  after: string;
  last: string | null;
}

/** Returns the next contacts, at most this many, whatever their status. */
export async function nextRange(
  db: Db,
  { workspaceId, campaignId }: ContactsOf,
  after: string,
  limit: number,
): Promise<ContactRange> {
  const row = await db
    .selectFrom('campaign_contacts')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('campaign_id', '=', campaignId)
    .where('id', '>', after)
    .orderBy('id')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  return { after, last: row?.id ?? null };
}

/**
 * Cancels the waiting contacts of a range.
 * @returns number of canceled contacts by status
 */
export async function cancelWaiting(
  trx: Trx,
  of: ContactsOf,
  uploadsReady: number,
  range: ContactRange,
): Promise<{ pending: number; retryScheduled: number }> {
  const pending = await cancelAll(trx, of, uploadsReady, range, 'pending');
  return { pending, retryScheduled: await cancelAll(trx, of, uploadsReady, range, 'retry_scheduled') };
}

/** Uses no join, because its plan would need statistics that a new upload does not have. */
async function cancelAll(
  trx: Trx,
  { workspaceId, campaignId }: ContactsOf,
  uploadsReady: number,
  { after, last }: ContactRange,
  status: 'pending' | 'retry_scheduled',
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('campaign_contacts')
    .set({ status: 'canceled', next_attempt_at: null, retry_at: null, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('campaign_id', '=', campaignId)
    .where('id', '>', after)
    .$if(last !== null, (update) => update.where('id', '<=', last!))
    .where('upload', '<=', uploadsReady)
    .where('status', '=', status)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Resets failed contacts to pending, with all attempts available again. With `outcomes`, only failed contacts with these outcomes.
 * @returns number of reset contacts
 */
export async function retryFailed(
  trx: Trx,
  { workspaceId, campaignId }: ContactsOf,
  outcomes: readonly string[] | undefined,
): Promise<number> {
  let update = trx
    .updateTable('campaign_contacts')
    .set({ status: 'pending', round_attempts: 0, next_attempt_at: null, retry_at: null, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'failed');
  if (outcomes !== undefined) update = update.where('last_outcome', 'in', [...outcomes]);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Makes contacts that wait for a window due again, because the windows have changed: first attempts
 * immediately, retries at their retry time.
 */
export async function resetWindowWaits(trx: Trx, { workspaceId, campaignId }: ContactsOf): Promise<void> {
  await trx
    .updateTable('campaign_contacts')
    .set((eb) => ({ next_attempt_at: eb.ref('retry_at') }))
    .where('workspace_id', '=', workspaceId)
    .where('campaign_id', '=', campaignId)
    .where('status', 'in', ['pending', 'retry_scheduled'])
    .where('next_attempt_at', 'is not', null)
    .where('next_attempt_at', 'is distinct from', (eb) => eb.ref('retry_at'))
    .execute();
}

/**
 * Ends the contacts that new rules do not retry, as if their last call ended now.
 * @returns number of ended contacts by status
 */
export async function endUnretried(
  trx: Trx,
  { workspaceId, campaignId }: ContactsOf,
  { maxAttempts, unruled }: RetryChange,
): Promise<{ completed: number; failed: number }> {
  const { rows } = await sql<{ completed: number; failed: number }>`
    with ended as (
      update campaign_contacts c set next_attempt_at = null, retry_at = null, updated_at = now(),
        status = case when c.last_outcome = any(${unruled}::text[]) and exists (select from calls
          where workspace_id = c.workspace_id and id = c.last_call_id and status = 'completed') then 'completed' else 'failed' end
      where workspace_id = ${workspaceId} and campaign_id = ${campaignId} and status = 'retry_scheduled'
        and (round_attempts >= ${maxAttempts} or last_outcome = any(${unruled}::text[]))
      returning status
    )
    select count(*) filter (where status = 'completed')::int as completed,
      count(*) filter (where status = 'failed')::int as failed from ended`.execute(trx);
  return rows[0]!;
}

/** Moves retries, also those that wait for their window: the planner checks the window at the new time. */
export async function moveRetries(
  trx: Trx,
  { workspaceId, campaignId }: ContactsOf,
  { moves }: RetryChange,
): Promise<void> {
  if (moves.length === 0) return;
  await sql`
    update campaign_contacts c set retry_at = c.retry_at + move.delay, next_attempt_at = c.retry_at + move.delay
    from (select outcome, attempts, ms * interval '1 ms' as delay
      from json_to_recordset(${JSON.stringify(moves)}::json) as m (outcome text, attempts int, ms bigint)) as move
    where c.workspace_id = ${workspaceId} and c.campaign_id = ${campaignId} and c.status = 'retry_scheduled'
      and c.last_outcome = move.outcome and c.round_attempts = move.attempts`.execute(trx);
}

interface SampledContact {
  toNumber: string;
  timeZone: string | null;
  /** Attempts in this round. */
  attempts: number;
  dueAt: Date | null;
}

/** Samples waiting contacts: every contact whose position is a multiple of `every`, so that the sample is spread over the uploads. */
export async function sampleWaiting(
  db: Db,
  { workspace_id: workspaceId, id, uploads_ready: ready }: { workspace_id: string; id: string; uploads_ready: number },
  every: number,
  limit: number,
): Promise<SampledContact[]> {
  if (limit === 0) return [];
  const { rows } = await sql<SampledContact>`
    select to_number as "toNumber", time_zone as "timeZone", round_attempts as attempts, next_attempt_at as "dueAt"
    from campaign_contacts
    where workspace_id = ${workspaceId} and campaign_id = ${id} and status in ('pending', 'retry_scheduled')
      and upload <= ${ready} and position % ${every}::int = 0
    limit ${limit}`.execute(db);
  return rows;
}
