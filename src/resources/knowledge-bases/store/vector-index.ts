// The approximate index (HNSW) of one large base: partial, so that it contains no other base. Built and dropped concurrently,
// outside of any transaction, without blocking writes. Deliberately omitted on the embedded database, where a build would block
// everything else for half a minute; searches remain exact there.
import { sql } from 'kysely';
import { runLong } from '../../../database/long-statements.ts';
import type { Db } from '../../../database/transaction.ts';

interface IndexedBase {
  workspaceId: string;
  baseId: string;
  number: number;
}

// Building takes 20 s for 50,000 chunks on two cores.
const BUILD_TIMEOUT_MS = 30 * 60_000;
const BUILD_MEMORY = '256MB';

export async function buildVectorIndex(db: Db, { workspaceId, baseId, number }: IndexedBase): Promise<void> {
  await runLong(db, BUILD_TIMEOUT_MS, [
    sql`select set_config('maintenance_work_mem', ${BUILD_MEMORY}, false)`,
    // An interrupted build leaves an invalid index with this name.
    dropOf(number),
    sql`create index concurrently ${sql.id(nameOf(number))} on knowledge_vectors
      using hnsw (embedding halfvec_cosine_ops) where base_number = ${sql.lit(number)}`,
  ]);
  await db
    .updateTable('knowledge_bases')
    .set({ indexed_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', baseId)
    .execute();
}

export async function dropVectorIndex(db: Db, number: number): Promise<void> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass(${nameOf(number)}) as found`.execute(db);
  if (rows[0]!.found === null) return;
  await runLong(db, BUILD_TIMEOUT_MS, [dropOf(number)]);
}

function dropOf(number: number) {
  return sql`drop index concurrently if exists ${sql.id(nameOf(number))}`;
}

function nameOf(number: number): string {
  return `knowledge_vectors_hnsw_${number}`;
}
