// Reads a CSV file in the page like the service does (src/core/csv-reader.ts): the same encodings, delimiters, quotes and row
// numbers; tests/web/csv.test.ts checks that both return the same cells. Invariants: at most 20 MiB and 100,000 rows; the page
// stays responsive between two slices; cells are returned unchanged. CSV packages would take half of a page's budget.
import { delimiterOf } from '../../../../core/csv-delimiter.ts';

/** A row as a user counts it: the header is 1, an empty line counts, a line break inside quotes does not. */
export interface SheetRow {
  row: number;
  cells: string[];
}

export interface Sheet {
  name: string;
  header: readonly string[];
  /** Omits rows without text. */
  rows: readonly SheetRow[];
}

/** The file cannot be read as a table. The message states why. */
export class UnreadableFile extends Error {}

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_ROWS = 100_000;
const MAX_ROW_CHARS = 256 * 1024;
/** Shorter than a frame. */
const SLICE_MS = 12;
const NOT_TEXT = 'This is not a text file. Save it as CSV, in UTF-8.';

/** @param progress called between slices with the share that has been read @throws UnreadableFile */
export async function readSheet(file: File, progress: (share: number) => void = () => undefined): Promise<Sheet> {
  if (file.size > MAX_BYTES) {
    throw new UnreadableFile(`The file has ${Math.ceil(file.size / 1024 / 1024)} MiB. At most 20 MiB fit: divide it.`);
  }
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  const rows: SheetRow[] = [];
  const { delimiter, begin } = delimiterOf(text.slice(0, MAX_ROW_CHARS));
  const records = recordsOf(text, begin, delimiter);
  let began = performance.now();
  let row = 0;
  for (const { cells, end } of records) {
    row += 1;
    if (row > MAX_ROWS + 1) throw new UnreadableFile('The file has more than 100 000 rows. Divide it.');
    if (row === 1 || cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells });
    if (row % 64 === 0 && performance.now() - began > SLICE_MS) {
      progress(end / text.length);
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
    }
  }
  const header = rows.shift()?.cells ?? [];
  return { name: file.name, header, rows };
}

/** Decodes according to the byte order mark; without one as UTF-8, or as Windows-1252 if the bytes are not valid UTF-8. */
function textOf(bytes: Uint8Array): string {
  const [a, b, c] = bytes;
  const marked = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : null;
  try {
    if (marked !== null) return new TextDecoder(marked, { fatal: true }).decode(bytes);
    if (bytes.includes(0)) throw new UnreadableFile(NOT_TEXT);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    if (marked !== null || (a === 0xef && b === 0xbb && c === 0xbf)) throw new UnreadableFile(NOT_TEXT);
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

interface Cell {
  text: string;
  /** Position of the delimiter or of the end of the row. */
  end: number;
}

function* recordsOf(text: string, from: number, delimiter: string): Generator<{ cells: string[]; end: number }> {
  let at = from;
  let row = 0;
  while (at < text.length) {
    row += 1;
    const begin = at;
    const cells: string[] = [];
    for (;;) {
      const cell = text[at] === '"' ? quotedCell(text, at, delimiter, row) : { text: '', end: at };
      // After a closing quote that does not end the cell, the rest is text.
      const end = endOfCell(text, cell.end, delimiter);
      cells.push(cell.text + text.slice(cell.end, end));
      at = end;
      if (at - begin > MAX_ROW_CHARS) throw unclosed(row);
      if (text[at] !== delimiter) break;
      at += 1;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    yield { cells, end: at };
  }
}

function endOfCell(text: string, from: number, delimiter: string): number {
  const stop = delimiter.charCodeAt(0);
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === stop || code === 10 || code === 13) break;
  }
  return at;
}

/** @param from position of the opening quote @throws UnreadableFile if the quote is never closed */
function quotedCell(text: string, from: number, delimiter: string, row: number): Cell {
  let content = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0 || quote - from > MAX_ROW_CHARS) throw unclosed(row);
    content += text.slice(at, quote);
    const next = text[quote + 1];
    if (next === '"') {
      content += '"';
      at = quote + 2;
    } else if (next === undefined || next === delimiter || next === '\n' || next === '\r') {
      return { text: content, end: quote + 1 };
    } else {
      // The quote does not enclose the cell but is part of its text: "Bob" Smith.
      return { text: `"${content}"`, end: quote + 1 };
    }
  }
}

function unclosed(row: number): UnreadableFile {
  return new UnreadableFile(`A quote in row ${row} is never closed. Close it in the file, and open the file again.`);
}

/** Writes CSV that the service reads back identically: a cell that needs it is quoted. */
export function csvOf(header: readonly string[], rows: Iterable<readonly string[]>): string {
  const lines = [lineOf(header)];
  for (const cells of rows) lines.push(lineOf(cells));
  return `${lines.join('\r\n')}\r\n`;
}

function lineOf(cells: readonly string[]): string {
  return cells.map((cell) => (/[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
}
