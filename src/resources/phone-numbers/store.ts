// Phone numbers: the table's only writer.
import type { Kysely, Selectable } from 'kysely';
import type { DB, PhoneNumbersTable } from '../../../generated/tables.ts';
import type { TimeKey } from '../../core/page.ts';
import { afterKey, countAll } from '../../database/page.ts';

export type PhoneNumberRow = Selectable<PhoneNumbersTable>;

export async function insertPhoneNumber(
  db: Kysely<DB>,
  workspaceId: string,
  number: { id: string; number: string; carrier: string },
): Promise<void> {
  await db
    .insertInto('phone_numbers')
    .values({ workspace_id: workspaceId, ...number })
    .execute();
}

export async function listPhoneNumbers(
  db: Kysely<DB>,
  workspaceId: string,
  limit: number,
  after: TimeKey | undefined,
): Promise<PhoneNumberRow[]> {
  return db
    .selectFrom('phone_numbers')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where(afterKey('created_at', 'id', after))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

export async function countPhoneNumbers(db: Kysely<DB>, workspaceId: string): Promise<number> {
  return countAll(db.selectFrom('phone_numbers').where('workspace_id', '=', workspaceId));
}

export async function findPhoneNumber(
  db: Kysely<DB>,
  workspaceId: string,
  id: string,
): Promise<PhoneNumberRow | undefined> {
  return db
    .selectFrom('phone_numbers')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findActiveNumber(
  db: Kysely<DB>,
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

/** Countries of the workspace's active numbers, each once. */
export async function listCountries(db: Kysely<DB>, workspaceId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('phone_numbers')
    .select('country')
    .distinct()
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'active')
    .where('country', 'is not', null)
    .execute();
  return rows.map(({ country }) => country!);
}
