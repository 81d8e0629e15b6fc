// Contacts of campaigns: with dialing.ts, which writes what a dial changes, the only writer of the table. A contact is there
// when its upload is ready: `upload <= uploads_ready` stands in whatever reads them.
import { sql, type Selectable } from 'kysely';
import type { CampaignContactsTable } from '../../../../generated/tables.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

export type ContactRow = Omit<Selectable<CampaignContactsTable>, 'variables'> & {
  variables: Record<string, string | number | boolean>;
};
export type ContactStatus = ContactRow['status'];

/** A contact as an upload brings it. */
export interface NewContact {
  id: string;
  position: number;
  number: string;
  timeZone: string | null;
  variables: string;
  isUnwanted: boolean;
}

export interface ContactsOf {
  workspaceId: string;
  campaignId: string;
}

/**
 * The columns travel as one text each, split by the server: an array costs a look at every value on both sides. Nothing in
 * them holds the separator, a line break: JSON escapes it, and numbers and names of zones have none.
 * @returns the positions of numbers that are there already, or come again, which are left out
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
      case unwanted when '1' then 'skipped' else 'pending' end, case unwanted when '1' then 'dnc' end
    from unnest(${column(({ id }) => id)}, ${column(({ position }) => String(position))},
      ${column(({ number }) => number)}, ${column(({ timeZone }) => timeZone ?? '')},
      ${column(({ variables }) => variables)}, ${column(({ isUnwanted }) => (isUnwanted ? '1' : '0'))})
      as given (id, position, number, zone, variables, unwanted)
    on conflict ((campaign_id || to_number), workspace_id) do nothing`.execute(trx);
  // To name what was added costs a fifth of the statement, and mostly it is all of it.
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

/** The position of the last row so far, 0 without any. */
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
 * Deletes up to `limit` contacts of uploads after this one. By their places in the table: by their keys the planner of a table
 * that has no statistics yet may compare each with each. @returns how many
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

/** In the order of their rows, after the one with this id. */
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
  // A number is there once: to name its campaign, or to ask for an order, would lead through all the others.
  if (filter.number !== undefined) query = query.where(sql`campaign_id || to_number`, '=', campaignId + filter.number);
  else query = query.where('campaign_id', '=', campaignId).orderBy('id');
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  if (afterId !== undefined) query = query.where('id', '>', afterId);
  const rows = await query.limit(limit + 1).execute();
  return rows as unknown as ContactRow[];
}

/** So many new contacts may change which way to the others is short. */
export const MANY_CONTACTS = 10_000;

/**
 * Takes the statistics of Postgres anew (ANALYZE), by which it finds the next contact to dial. It would do so by itself a minute
 * later, and until then may look among all of a campaign. Of a sample: 0.2 s, however many there are; left out where another does it.
 */
export async function analyzeContacts(db: Db): Promise<void> {
  await sql`
    analyze (skip_locked) campaign_contacts (workspace_id, campaign_id, status, upload, next_attempt_at)`.execute(db);
}

/** Whoever waits, waits no more. @returns how many of each kind */
export async function cancelWaiting(
  trx: Trx,
  of: ContactsOf,
  uploadsReady: number,
): Promise<{ pending: number; retryScheduled: number }> {
  const pending = await cancelAll(trx, of, uploadsReady, 'pending');
  return { pending, retryScheduled: await cancelAll(trx, of, uploadsReady, 'retry_scheduled') };
}

/** Without a join, which would be planned by statistics that a fresh upload does not have. */
async function cancelAll(
  trx: Trx,
  { workspaceId, campaignId }: ContactsOf,
  uploadsReady: number,
  status: 'pending' | 'retry_scheduled',
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('campaign_contacts')
    .set({ status: 'canceled', next_attempt_at: null, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('campaign_id', '=', campaignId)
    .where('upload', '<=', uploadsReady)
    .where('status', '=', status)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Failed ones, of these outcomes where given, wait again with all their attempts. @returns how many */
export async function retryFailed(
  trx: Trx,
  { workspaceId, campaignId }: ContactsOf,
  outcomes: readonly string[] | undefined,
): Promise<number> {
  let update = trx
    .updateTable('campaign_contacts')
    .set({ status: 'pending', round_attempts: 0, next_attempt_at: null, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'failed');
  if (outcomes !== undefined) update = update.where('last_outcome', 'in', [...outcomes]);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Those that wait for a window to open are looked at anew: the windows have changed. */
export async function forgetWindows(trx: Trx, { workspaceId, campaignId }: ContactsOf): Promise<void> {
  await trx
    .updateTable('campaign_contacts')
    .set({ next_attempt_at: null })
    .where('workspace_id', '=', workspaceId)
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'pending')
    .where('next_attempt_at', 'is not', null)
    .execute();
}
