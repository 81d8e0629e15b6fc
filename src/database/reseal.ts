// Reseals a column's secrets with the current key, bound to their rows. Each batch is one transaction that locks its rows. A
// concurrent change waits or is included, a crash leaves every secret readable, and a repeated run continues. Deliberately
// omitted: the list of columns, because every resource lists its own (resources/sealed.ts).
import { sql } from 'kysely';
import type { DB } from '../../generated/tables.ts';
import type { Vault } from '../core/vault.ts';
import { inTransaction, type Db, type Trx } from './transaction.ts';

/** A column of sealed secrets. */
export interface SealedColumn {
  table: keyof DB;
  column: string;
  purpose: string;
  /** Column that identifies the row within its workspace: the `id` that the secret is bound to. */
  idColumn: string;
  /** Column of the `workspaceId` that the secret is bound to. Default: `workspace_id`. */
  ownerColumn?: string;
}

const PORTION = 200;

/** Returns the id of a key that sealed a secret of the column and is none of `keyIds`; null if there is none. */
export async function findOtherKey(
  db: Db,
  keyIds: readonly string[],
  { table, column }: Pick<SealedColumn, 'table' | 'column'>,
): Promise<string | null> {
  const columnRef = sql.ref(column);
  const { rows } = await sql<{ key_id: string }>`
    select split_part(${columnRef}, '.', 2) as key_id from ${sql.table(table)}
    where starts_with(${columnRef}, 'v2.') and split_part(${columnRef}, '.', 2) <> all(${[...keyIds]}::text[])
    limit 1`.execute(db);
  return rows[0]?.key_id ?? null;
}

/** @returns the number of resealed secrets. @throws Error naming table and row of a secret that no configured key opens */
export async function resealColumn(db: Db, vault: Vault, of: SealedColumn): Promise<number> {
  let resealed = 0;
  let taken = PORTION;
  while (taken === PORTION) {
    taken = await inTransaction(db, (trx) => resealPortion(trx, vault, of));
    resealed += taken;
  }
  return resealed;
}

async function resealPortion(
  trx: Trx,
  vault: Vault,
  { table, column, purpose, idColumn, ownerColumn = 'workspace_id' }: SealedColumn,
): Promise<number> {
  const [tableRef, columnRef] = [sql.table(table), sql.ref(column)];
  const [idRef, ownerRef] = [sql.ref(idColumn), sql.ref(ownerColumn)];
  const { rows } = await sql<{ workspace_id: string; id: string; sealed: string }>`
    select ${ownerRef} as workspace_id, ${idRef} as id, ${columnRef} as sealed from ${tableRef}
    where ${columnRef} is not null and not starts_with(${columnRef}, ${vault.currentPrefix})
    limit ${PORTION} for update`.execute(trx);
  for (const { workspace_id: workspaceId, id, sealed } of rows) {
    const text = reseal(vault, purpose, sealed, { workspaceId, id }, `${table}.${column} of ${id}`);
    await sql`update ${tableRef} set ${columnRef} = ${text}
      where ${ownerRef} = ${workspaceId} and ${idRef} = ${id}`.execute(trx);
  }
  return rows.length;
}

/** @param where name of the row in the error */
export function reseal(
  vault: Vault,
  purpose: string,
  sealed: string,
  place: { workspaceId: string; id: string },
  where: string,
): string {
  try {
    return vault.seal(purpose, vault.open(purpose, sealed, { place }), { place });
  } catch (error) {
    throw new Error(`${where} cannot be opened: ${(error as Error).message}`, { cause: error });
  }
}
