// A table before its upload: its rows, and what is wrong with which of them. Pure but for the cells of a row, which a person mends. An edit
// judges one row; a table of 100 000 rows is judged when it is read, and when the meaning of its columns changes.
import type { Sheet, SheetRow } from './csv.ts';

export interface RowFault {
  /** The column to mend; the one after the header for cells beyond it. */
  at: number;
  words: string;
}

export type RowCheck = (cells: readonly string[]) => RowFault | null;

export interface Draft {
  name: string;
  header: readonly string[];
  rows: readonly SheetRow[];
  faults: ReadonlyMap<SheetRow, RowFault>;
}

export function draftOf({ name, header, rows }: Sheet, check: RowCheck): Draft {
  return judged({ name, header, rows: rows.map((row) => withinHeader(row, header.length)), faults: new Map() }, check);
}

/** Cells beyond the header become one, so that nothing is lost unseen. */
function withinHeader(row: SheetRow, width: number): SheetRow {
  const beyond = row.cells.slice(width).filter((cell) => cell.trim() !== '');
  if (beyond.length === 0) return row;
  return { row: row.row, cells: [...row.cells.slice(0, width), beyond.join(' ')] };
}

export function judged(draft: Draft, check: RowCheck): Draft {
  const faults = new Map<SheetRow, RowFault>();
  for (const row of draft.rows) {
    const fault = faultOf(draft, row, check);
    if (fault !== null) faults.set(row, fault);
  }
  return { ...draft, faults };
}

function faultOf({ header }: Draft, { cells }: SheetRow, check: RowCheck): RowFault | null {
  if ((cells[header.length] ?? '') !== '') return { at: header.length, words: 'more cells than the header' };
  return check(cells);
}

export function mended(draft: Draft, row: SheetRow, at: number, text: string, check: RowCheck): Draft {
  while (row.cells.length < at) row.cells.push('');
  row.cells[at] = text;
  const faults = new Map(draft.faults);
  const fault = faultOf(draft, row, check);
  if (fault === null) faults.delete(row);
  else faults.set(row, fault);
  return { ...draft, faults };
}

export function without(draft: Draft, left: ReadonlySet<SheetRow>): Draft {
  const faults = new Map([...draft.faults].filter(([row]) => !left.has(row)));
  return { ...draft, rows: draft.rows.filter((row) => !left.has(row)), faults };
}

export function goodRows({ rows, faults }: Draft): SheetRow[] {
  return rows.filter((row) => !faults.has(row));
}

/** After an upload: what was taken is gone, what the service refused stays with its reason. @param refused by row of `sent` */
export function afterUpload(draft: Draft, sent: readonly SheetRow[], refused: ReadonlyMap<SheetRow, RowFault>): Draft {
  const taken = new Set(sent.filter((row) => !refused.has(row)));
  const left = without(draft, taken);
  return { ...left, faults: new Map([...left.faults, ...refused]) };
}
