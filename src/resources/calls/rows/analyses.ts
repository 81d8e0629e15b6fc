// Rows of call_analyses, one per call. A second analysis is stored only if it was requested; it then replaces the first.
import { sql, type Insertable, type Selectable } from 'kysely';
import type { CallAnalysesTable } from '../../../../generated/tables.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

export type AnalysisRow = Selectable<CallAnalysesTable>;

/** @returns undefined when the call already has an analysis; nothing is stored then */
export async function insertAnalysis(
  trx: Trx,
  analysis: Insertable<CallAnalysesTable>,
): Promise<AnalysisRow | undefined> {
  return trx
    .insertInto('call_analyses')
    .values(analysis)
    .onConflict((conflict) => conflict.column('call_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Stores an analysis, replacing any earlier one. */
export async function replaceAnalysis(trx: Trx, analysis: Insertable<CallAnalysesTable>): Promise<void> {
  const { summary, success = null, sentiment = null, extracted, engine } = analysis;
  await trx
    .insertInto('call_analyses')
    .values(analysis)
    .onConflict((conflict) =>
      conflict
        .column('call_id')
        .doUpdateSet({ summary, success, sentiment, extracted, engine, created_at: sql`now()` }),
    )
    .execute();
}

export async function selectAnalysis(db: Db, callId: string): Promise<AnalysisRow | undefined> {
  return db.selectFrom('call_analyses').selectAll().where('call_id', '=', callId).executeTakeFirst();
}

export async function selectAnalyses(db: Db, callIds: readonly string[]): Promise<AnalysisRow[]> {
  if (callIds.length === 0) return [];
  return db
    .selectFrom('call_analyses')
    .selectAll()
    .where('call_id', 'in', [...callIds])
    .execute();
}

/** Counts the calls of the workspace that ended within the last minute, up to `most`. */
export async function countRecentEnds(db: Db, workspaceId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from calls where workspace_id = ${workspaceId} and ended_at > now() - interval '1 minute' limit ${most}
    ) as recent`.execute(db);
  return rows[0]!.count;
}
