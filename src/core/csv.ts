// Reads CSV (RFC 4180) that people upload: quoted cells, doubled quotes, any line end, a byte order mark. Called by services.
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
