// A table before its upload: its rows and their faults. Pure except for the cells of a row, which the user corrects. An edit
// checks one row; all rows of a table, up to 100,000, are checked when it is read, and when the meaning of its columns changes.
import type { Sheet, SheetRow } from './csv.ts';

export interface RowFault {
  /** The column to correct; the one after the header for cells beyond it. */
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
  return checkAll(
    { name, header, rows: rows.map((row) => withinHeader(row, header.length)), faults: new Map() },
    check,
  );
}

/** Joins cells beyond the header into one, so that nothing is lost silently. */
function withinHeader(row: SheetRow, width: number): SheetRow {
  const beyond = row.cells.slice(width).filter((cell) => cell.trim() !== '');
  if (beyond.length === 0) return row;
  return { row: row.row, cells: [...row.cells.slice(0, width), beyond.join(' ')] };
}

export function checkAll(draft: Draft, check: RowCheck): Draft {
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

export function correctCell(draft: Draft, row: SheetRow, at: number, text: string, check: RowCheck): Draft {
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

export function validRows({ rows, faults }: Draft): SheetRow[] {
  return rows.filter((row) => !faults.has(row));
}

/**
 * Returns the draft after an upload: accepted rows are removed, rejected rows are kept with the reason. @param refused faults by
 * row of `sent`
 */
export function afterUpload(draft: Draft, sent: readonly SheetRow[], refused: ReadonlyMap<SheetRow, RowFault>): Draft {
  const taken = new Set(sent.filter((row) => !refused.has(row)));
  const left = without(draft, taken);
  return { ...left, faults: new Map([...left.faults, ...refused]) };
}
