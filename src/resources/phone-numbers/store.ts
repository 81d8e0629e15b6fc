// SQL for phone_numbers.
import { sql, type Insertable, type Selectable, type UpdateObject } from 'kysely';
import type { DB, PhoneNumbersTable } from '../../../generated/tables.ts';
import type { NumberAccount } from '../../../generated/types.ts';
import type { TimeKey } from '../../core/page.ts';
import { countAll, newestFirst } from '../../database/keyset-page.ts';
import type { Db, Trx } from '../../database/transaction.ts';

/** Maximum claims of one number that are read. A carrier has only a few, each from different addresses. */
const MAX_CLAIMS = 100;

declare module '../../../generated/tables.ts' {
  interface JsonShapes {
    'phone_numbers.account': NumberAccount;
  }
}

export type PhoneNumberRow = Selectable<PhoneNumbersTable>;

export async function insertPhoneNumber(
  trx: Trx,
  workspaceId: string,
  number: Omit<Insertable<PhoneNumbersTable>, 'workspace_id'>,
): Promise<PhoneNumberRow> {
  const paid = number.monthly_micros ? { rented_until: sql<Date>`now() + interval '1 month'` } : {};
  return trx
    .insertInto('phone_numbers')
    .values({ workspace_id: workspaceId, ...paid, ...number })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function selectPhoneNumbers(
  db: Db,
  workspaceId: string,
  limit: number,
  after: TimeKey | undefined,
): Promise<PhoneNumberRow[]> {
  return db
    .selectFrom('phone_numbers')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .$call(newestFirst(limit, after))
    .execute();
}

export async function countPhoneNumbers(db: Db, workspaceId: string): Promise<number> {
  return countAll(db.selectFrom('phone_numbers').where('workspace_id', '=', workspaceId));
}

export async function selectPhoneNumber(db: Db, workspaceId: string, id: string): Promise<PhoneNumberRow | undefined> {
  return db
    .selectFrom('phone_numbers')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function selectActiveNumber(
  db: Db,
  workspaceId: string,
  number: string,
): Promise<PhoneNumberRow | undefined> {
  return db
    .selectFrom('phone_numbers')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('number', '=', number)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** Returns the active number of the workspace that has proven its ownership. At most one workspace has. */
export async function selectProvenNumber(db: Db, number: string): Promise<PhoneNumberRow | undefined> {
  return claimsOf(db, number).where('proven', '=', true).executeTakeFirst();
}

/** Returns all active claims of a number on this carrier: proven claims first, then the oldest. */
export async function selectClaims(db: Db, number: string, carrier: string): Promise<PhoneNumberRow[]> {
  return claimsOf(db, number).where('carrier', '=', carrier).limit(MAX_CLAIMS).execute();
}

function claimsOf(db: Db, number: string) {
  return (
    db
      .selectFrom('phone_numbers')
      .selectAll()
      .where('number', '=', number)
      .where('status', '=', 'active')
      // Matches the condition of the unique index.
      .where('number', '<>', '+12025550199')
      .orderBy('proven', 'desc')
      .orderBy('created_at')
      .orderBy('id')
  );
}

/**
 * Returns the distinct countries of the workspace's active numbers on the deployment's account. Excludes imported numbers,
 * because an owner's account or trunk can claim any number.
 */
export async function selectCountries(db: Db, workspaceId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('phone_numbers')
    .select('country')
    .distinct()
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'active')
    .where('account_sealed', 'is', null)
    .where('country', 'is not', null)
    .execute();
  return rows.map(({ country }) => country!);
}

/** Locks the row, so that purchase, settings, rent and release of one number are serialized. */
export async function lockPhoneNumber(trx: Trx, workspaceId: string, id: string): Promise<PhoneNumberRow | undefined> {
  return trx
    .selectFrom('phone_numbers')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updatePhoneNumberRow(
  db: Db,
  workspaceId: string,
  id: string,
  changes: UpdateObject<DB, 'phone_numbers'>,
): Promise<PhoneNumberRow> {
  return db
    .updateTable('phone_numbers')
    .set({ ...changes, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function activatePhoneNumber(
  trx: Trx,
  { workspace_id, id }: PhoneNumberRow,
  ref: string,
  capabilities: string[],
): Promise<void> {
  await updatePhoneNumberRow(trx, workspace_id, id, { status: 'active', carrier_ref: ref, capabilities });
}

/** @param ref the carrier's reference that must still be released; null for none */
export async function markReleased(trx: Trx, { workspace_id, id }: PhoneNumberRow, ref: string | null): Promise<void> {
  await updatePhoneNumberRow(trx, workspace_id, id, {
    status: 'released',
    released_at: sql<Date>`now()`,
    agent_id: null,
    rented_until: null,
    carrier_ref: ref,
  });
}

/** Deletes a purchase that the carrier refused. The preceding update notifies open pages that the number is removed. */
export async function deleteRefused(trx: Trx, row: PhoneNumberRow): Promise<void> {
  await markReleased(trx, row, null);
  await trx.deleteFrom('phone_numbers').where('workspace_id', '=', row.workspace_id).where('id', '=', row.id).execute();
}

/**
 * Reinserts a deleted purchase as a released number.
 * @param ref the carrier's reference that must still be released
 * @returns undefined when another row has the number or the id
 */
export async function restoreAsReleased(
  trx: Trx,
  deleted: PhoneNumberRow,
  ref: string,
): Promise<PhoneNumberRow | undefined> {
  // Bought numbers have no owner's account.
  const { account: _, ...row } = deleted;
  const released = { released_at: sql<Date>`now()`, agent_id: null, rented_until: null };
  return trx
    .insertInto('phone_numbers')
    .values({ ...row, ...released, status: 'released', carrier_ref: ref })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Forgets the carrier's reference after its release, unless the row has a newer one, which must also be released. */
export async function clearCarrier(db: Db, workspaceId: string, id: string, ref: string): Promise<void> {
  await db
    .updateTable('phone_numbers')
    .set({ carrier_ref: null, account_sealed: null, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('carrier_ref', '=', ref)
    .execute();
}

export async function suspendPhoneNumber(trx: Trx, workspaceId: string, id: string): Promise<void> {
  await updatePhoneNumberRow(trx, workspaceId, id, { status: 'suspended', suspended_at: sql<Date>`now()` });
}

/** Months since the year 0. Sessions of the pool use UTC. */
const monthOf = (column: 'created_at' | 'rented_until') =>
  sql`(extract(year from ${sql.ref(column)}) * 12 + extract(month from ${sql.ref(column)}))::int`;

/**
 * End of the month that follows the paid one. Counted from the purchase, because a month added to 28 February ends on 28 March,
 * also for a number that was bought on the 31st.
 */
const NEXT_RENTED_UNTIL = sql<Date>`created_at + make_interval(months =>
  greatest(1, 1 + ${monthOf('rented_until')} - ${monthOf('created_at')}))`;

/** Extends the paid period by a month. A suspended number becomes active. */
export async function extendRent(trx: Trx, workspaceId: string, id: string): Promise<void> {
  await updatePhoneNumberRow(trx, workspaceId, id, {
    status: 'active',
    suspended_at: null,
    rented_until: NEXT_RENTED_UNTIL,
  });
}

/** Returns the given numbers that are proven or being released in any workspace, except numbers of the row with this id. */
export async function takenNumbers(db: Db, numbers: readonly string[], without = ''): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .selectFrom('phone_numbers')
    .select('number')
    .where('number', 'in', numbers)
    .where('id', '<>', without)
    .where('proven', '=', true)
    .where((eb) => eb.or([eb('status', '<>', 'released'), eb('carrier_ref', 'is not', null)]))
    .execute();
  return new Set(rows.map(({ number }) => number));
}

/** Returns the workspace's row of this number that is in use or being released at its carrier, except the row with this id. */
export async function selectHeldNumber(
  db: Db,
  workspaceId: string,
  number: string,
  without: string,
): Promise<PhoneNumberRow | undefined> {
  return db
    .selectFrom('phone_numbers')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('number', '=', number)
    .where('id', '<>', without)
    .where((eb) => eb.or([eb('status', '<>', 'released'), eb('carrier_ref', 'is not', null)]))
    .executeTakeFirst();
}

/** Selects numbers of all workspaces whose next month has begun, except those that were just tried. */
export async function selectRentDue(
  db: Db,
  limit: number,
  seen: readonly string[],
): Promise<Pick<PhoneNumberRow, 'workspace_id' | 'id'>[]> {
  return rentDue(db)
    .select(['workspace_id', 'id'])
    .where(sql<boolean>`id <> all(${[...seen]}::text[])`)
    .orderBy('rented_until')
    .limit(limit)
    .execute();
}

export async function lockRentDue(trx: Trx, workspaceId: string, id: string): Promise<PhoneNumberRow | undefined> {
  return rentDue(trx)
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

function rentDue(db: Db) {
  return db
    .selectFrom('phone_numbers')
    .where('rented_until', '<=', sql<Date>`now()`)
    .where('status', 'in', ['active', 'suspended']);
}

/** Selects purchases and releases of all workspaces that take longer than usual, except those that were just selected. */
export async function selectUnfinished(
  db: Db,
  olderThanSeconds: number,
  limit: number,
  seen: readonly string[],
): Promise<Pick<PhoneNumberRow, 'workspace_id' | 'id' | 'status'>[]> {
  return db
    .selectFrom('phone_numbers')
    .select(['workspace_id', 'id', 'status'])
    .where('updated_at', '<', sql<Date>`now() - make_interval(secs => ${olderThanSeconds})`)
    .where(sql<boolean>`id <> all(${[...seen]}::text[])`)
    .where((eb) =>
      eb.or([eb('status', '=', 'pending'), eb.and([eb('status', '=', 'released'), eb('carrier_ref', 'is not', null)])]),
    )
    .orderBy('updated_at')
    .limit(limit)
    .execute();
}
