// SQL of source_readings and source_pages: the progress of a source in earlier turns. Written in the transaction that ends the
// turn, so an interrupted turn continues from the previous one. A newer draft invalidates it.
import { sql } from 'kysely';
import type { Db, Trx } from '../../../database/transaction.ts';
import type { Frontier, SitePage } from '../ingestion/pages.ts';
import type { DraftSource } from './sources.ts';

declare module '../../../../generated/tables.ts' {
  interface JsonShapes {
    'source_readings.frontier': Frontier;
    'source_pages.page': SitePage;
  }
}

export interface ReadingState {
  draft: number;
  /** Embedder of the draft's vectors. */
  embedder: string;
  /** Null when all pages are read. */
  frontier: Frontier | null;
}

/** Maximum chunks per row, so that a row stays below a few megabytes. */
const PIECES_A_ROW = 500;

export async function selectReading(db: Db, sourceId: string): Promise<ReadingState | undefined> {
  return db
    .selectFrom('source_readings')
    .select(['draft', 'embedder', 'frontier'])
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
}

/** Reads pages in the order of reading. */
export async function readPages(db: Db, sourceId: string): Promise<SitePage[]> {
  const rows = await db
    .selectFrom('source_pages')
    .select(['part', 'page'])
    .where('source_id', '=', sourceId)
    .orderBy('position')
    .orderBy('part')
    .execute();
  const pages: SitePage[] = [];
  for (const { part, page } of rows) {
    const { pieces, ...rest } = page;
    if (part === 0) pages.push({ ...rest, pieces: [...pieces] });
    else pages.at(-1)!.pieces.push(...pieces);
  }
  return pages;
}

/** @param pages pages that earlier turns have not saved */
export async function saveReading(
  trx: Trx,
  { workspace_id, id, draft }: DraftSource,
  embedder: string,
  frontier: Frontier | null,
  pages: readonly SitePage[],
): Promise<void> {
  const state = { draft, embedder, frontier: frontier && JSON.stringify(frontier) };
  await trx
    .insertInto('source_readings')
    .values({ workspace_id, source_id: id, ...state })
    .onConflict((conflict) => conflict.column('source_id').doUpdateSet(state))
    .execute();
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position) + 1, 0) as next from source_pages where source_id = ${id}`.execute(trx);
  const first = rows[0]!.next;
  for (const [i, page] of pages.entries()) {
    for (let at = 0; at === 0 || at < page.pieces.length; at += PIECES_A_ROW) {
      const pieces = page.pieces.slice(at, at + PIECES_A_ROW);
      const row = {
        position: first + i,
        part: at / PIECES_A_ROW,
        page: JSON.stringify({ ...page, links: [], pieces }),
      };
      await trx
        .insertInto('source_pages')
        .values({ workspace_id, source_id: id, ...row })
        .execute();
    }
  }
}

export async function forgetReading(db: Db, sourceId: string): Promise<void> {
  await db.deleteFrom('source_readings').where('source_id', '=', sourceId).execute();
}
