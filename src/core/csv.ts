// Writes CSV (RFC 4180) that people export, and reads what they upload: quoted cells, doubled quotes, any line end, a byte order mark. Called by services.
// Invariant: cells come back as they stand; nothing is guessed about their type.

/** Rows of cells; a last line without an end counts, empty lines are kept as one empty cell, so that line numbers hold. */
export function parseCsv(text: string): string[][] {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < source.length) {
    const [cell, end] = source[at] === '"' ? quotedCell(source, at) : plainCell(source, at);
    row.push(cell);
    at = end;
    if (source[at] === ',') {
      at += 1;
      // A comma at the very end is followed by one more, empty cell.
      if (at === source.length) row.push('');
      else continue;
    }
    if (source[at] === '\r') at += 1;
    if (source[at] === '\n') at += 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function plainCell(source: string, from: number): [string, number] {
  const ends = /[,\r\n]/g;
  ends.lastIndex = from;
  const end = ends.exec(source)?.index ?? source.length;
  return [source.slice(from, end), end];
}

/** Up to the closing quote; what follows it before the next comma is taken as it stands. */
function quotedCell(source: string, from: number): [string, number] {
  let cell = '';
  let at = from + 1;
  for (;;) {
    const quote = source.indexOf('"', at);
    if (quote < 0) return [cell + source.slice(at), source.length];
    cell += source.slice(at, quote);
    if (source[quote + 1] !== '"') {
      const [rest, end] = plainCell(source, quote + 1);
      return [cell + rest, end];
    }
    cell += '"';
    at = quote + 2;
  }
}

// What a spreadsheet would run as a formula; a phone number in E.164 is none.
const FORMULA = /^[=+\-@\t\r]/;
const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/;

/** One line with its end. Text that a spreadsheet would take for a formula gets an apostrophe in front. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) && !PHONE_NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
