// SQL for dnc_numbers, the do-not-call list.
import { sql, type Selectable } from 'kysely';
import type { DncNumbersTable } from '../../../generated/tables.ts';
import type { TimeKey } from '../../core/page.ts';
import { countAll, newestFirst } from '../../database/keyset-page.ts';
import type { Db, Trx } from '../../database/transaction.ts';

export type DncRow = Selectable<DncNumbersTable>;

export interface NewDncNumber {
  number: string;
  reason: string | null;
}

// One statement with 100 000 rows would have its megabytes in memory twice.
const BATCH = 5_000;

/**
 * Inserts numbers and skips those that are already on the list.
 * @returns number of inserted numbers
 * @throws a foreign-key error when the call is unknown
 */
export async function insertNumbers(
  trx: Trx,
  workspaceId: string,
  numbers: readonly NewDncNumber[],
  callId: string | null,
): Promise<number> {
  let added = 0;
  for (let from = 0; from < numbers.length; from += BATCH) {
    const batch = numbers.slice(from, from + BATCH);
    const result = await sql`
      insert into dnc_numbers (workspace_id, number, reason, call_id)
      select ${workspaceId}, number, reason, ${callId}
      from unnest(${batch.map(({ number }) => number)}::text[], ${batch.map(({ reason }) => reason)}::text[])
        as given (number, reason)
      on conflict do nothing`.execute(trx);
    added += Number(result.numAffectedRows ?? 0n);
  }
  return added;
}

export async function deleteNumber(trx: Trx, workspaceId: string, number: string): Promise<DncRow | undefined> {
  return trx
    .deleteFrom('dnc_numbers')
    .where('workspace_id', '=', workspaceId)
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirst();
}

export async function selectNumber(db: Db, workspaceId: string, number: string): Promise<DncRow | undefined> {
  return db
    .selectFrom('dnc_numbers')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Returns the given numbers (E.164) that are on the list. */
export async function selectNumbersAmong(
  db: Db,
  workspaceId: string,
  numbers: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ number: string }>`
    select number from dnc_numbers where workspace_id = ${workspaceId} and number = any(${[...numbers]}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ number }) => number));
}

export async function selectNumbers(
  db: Db,
  workspaceId: string,
  limit: number,
  after: TimeKey | undefined,
): Promise<DncRow[]> {
  return db
    .selectFrom('dnc_numbers')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .$call(newestFirst(limit, after, ['created_at', 'number']))
    .execute();
}

export async function countNumbers(db: Db, workspaceId: string): Promise<number> {
  return countAll(db.selectFrom('dnc_numbers').where('workspace_id', '=', workspaceId));
}
