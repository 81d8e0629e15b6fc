// The rows of a table that cannot be uploaded, to be corrected in place. Invariant: a corrected row keeps its place, with a check
// mark, until the user continues. Only some rows are shown at a time, so that a file of invalid rows does not block the page.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { numberOf } from '../when.tsx';
import type { SheetRow } from './csv.ts';
import type { Draft, RowFault } from './draft.ts';
import './sheet.css';

const ROWS = 20;

interface FaultTableProps {
  draft: Draft;
  /** The columns to show in addition to the faulty one. */
  columns: readonly number[];
  change: (row: SheetRow, at: number, text: string) => void;
  leaveOut: (rows: readonly SheetRow[]) => void;
}

export function FaultTable({ draft, columns, change, leaveOut }: FaultTableProps) {
  const [shown, setShown] = useState<readonly SheetRow[]>([]);
  const present = new Set(draft.rows);
  const rows = shown.filter((row) => present.has(row));
  const bad = [...draft.faults.keys()];
  const isDone = rows.every((row) => !draft.faults.has(row));
  const next = (): void => setShown(bad.slice(0, ROWS));
  useEffect(() => {
    if (rows.length === 0 && bad.length > 0) next();
  }, [rows.length, bad.length]);
  if (rows.length === 0) return null;
  const hasBeyond = rows.some(({ cells }) => cells.length > draft.header.length);
  const all = hasBeyond ? [...columns, draft.header.length] : columns;
  return (
    <section class="faults" aria-label="Rows to fix">
      <div class="card faults-scroll" tabIndex={0} role="group" aria-label="Table of the rows to fix">
        <table class="rows">
          <caption class="vh">Rows to fix</caption>
          <thead>
            <tr>
              <th scope="col">Row</th>
              {all.map((at) => (
                <th key={at} scope="col">
                  {draft.header[at] ?? 'Beyond the header'}
                </th>
              ))}
              <th scope="col">What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <FaultRow
                key={row.row}
                row={row}
                draft={draft}
                columns={all}
                fault={draft.faults.get(row) ?? null}
                change={change}
                leaveOut={() => leaveOut([row])}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p class="row wrap faults-end">
        <span class="mut">
          {bad.length > rows.length && `The first ${rows.length} of ${numberOf(bad.length)} are shown. `}
        </span>
        {isDone && bad.length > 0 && (
          <button type="button" class="btn" onClick={next}>
            Show the next {Math.min(ROWS, bad.length)}
          </button>
        )}
        {bad.length > 1 && (
          <button type="button" class="btn" onClick={() => leaveOut(bad)}>
            Leave all {numberOf(bad.length)} out
          </button>
        )}
      </p>
    </section>
  );
}

interface RowProps {
  row: SheetRow;
  draft: Draft;
  columns: readonly number[];
  fault: RowFault | null;
  change: (row: SheetRow, at: number, text: string) => void;
  leaveOut: () => void;
}

function FaultRow({ row, draft: { header }, columns, fault, change, leaveOut }: RowProps) {
  // The faulty cell remains a field after it is corrected.
  const [fields, setFields] = useState<readonly number[]>(fault ? [fault.at] : []);
  if (fault && !fields.includes(fault.at)) setFields([...fields, fault.at]);
  // An input removes line breaks.
  const [Field] = useState(() => (row.cells.some((cell) => cell.includes('\n')) ? 'textarea' : 'input') as 'input');
  return (
    <tr>
      <td class="num">{numberOf(row.row)}</td>
      {columns.map((at) => (
        <td key={at}>
          {fields.includes(at) ? (
            <Field
              class="field"
              aria-label={`${header[at] ?? 'Beyond the header'} in row ${row.row}`}
              aria-invalid={fault?.at === at}
              value={row.cells[at] ?? ''}
              onInput={({ currentTarget }) => change(row, at, currentTarget.value)}
            />
          ) : (
            <span class="tr faults-cell">{row.cells[at]}</span>
          )}
        </td>
      ))}
      <td>
        {fault ? (
          <span class="row">
            <span class="c-bad">{fault.words}</span>
            <button type="button" class="btn s quiet" onClick={leaveOut}>
              Leave out<span class="vh"> row {row.row}</span>
            </button>
          </span>
        ) : (
          <span class="row c-ok">
            <Icon name="check" />
            ready
          </span>
        )}
      </td>
    </tr>
  );
}
