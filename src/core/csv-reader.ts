// Reads uploaded CSV (RFC 4180 and spreadsheet variants): any line end, quoted line breaks, doubled quotes. Delimiter and
// encoding are detected. A file is streamed and never kept in memory as a whole.
// Invariant: cells are returned unchanged and their types are not guessed. Unreadable input is refused with a specific error.
import { Readable, type TransformOptions } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { CsvError, parse, type Options } from 'csv-parse';
import { delimiterOf, isSeparatorCut } from './csv-delimiter.ts';
import { fail, invalid } from './errors.ts';

/** A row, numbered as a user counts: the header is row 1, an empty line counts, a quoted line break does not. */
export interface CsvRow {
  row: number;
  cells: string[];
}

/** Opens the bytes of a file from the start. It is opened twice: to detect the encoding, and to read. */
type CsvFile = () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const MAX_ROWS = 100_000;
// Twice the size of a header with a hundred long names. Without the limit, an unclosed quote would swallow the file.
const MAX_ROW_CHARS = 256 * 1024;
const MARK_BYTES = 3;
// The event loop runs between two pieces. Processing one takes about a millisecond.
const PIECE_ROWS = 250;
/** A file in memory arrives as one chunk. Twenty mebibytes of short lines would take seconds of the event loop. */
const PIECE_BYTES = 64 * 1024;
/** The library creates an error for each row whose length differs from that of the first, which takes up to 50 µs. */
const LIBRARY_CHARS = 1024;
/** A row is counted when the library has returned it, which is a few pieces later. */
const UNCOUNTED_CHARS = 8 * LIBRARY_CHARS;
/** The maximum of spreadsheets. */
const MAX_CELLS = 16_384;
/** Part of the first line that determines the delimiter. */
const HEAD_CHARS = 64 * 1024;
const LINE_END = /\r\n|\n|\r/;
const NOT_TEXT = 'must be text: save it as CSV, in UTF-8 or with a byte order mark';

/**
 * Yields the rows of a file, in pieces as they are read.
 * @throws Failure `validation_failed` when the file is not CSV, `payload_too_large` after 100,000 rows and a header
 */
export async function* readCsv(file: CsvFile): AsyncGenerator<readonly CsvRow[]> {
  const pieces: CsvFile = () => inPieces(file());
  const texts = decoded(pieces, await encodingOf(pieces));
  let head = await headOf(texts);
  if (isSeparatorCut(head)) head += (await texts.next()).value ?? '';
  const { delimiter, begin } = delimiterOf(head.slice(0, HEAD_CHARS));
  const source = { delimiter, texts: rest(head.slice(begin), texts), row: 0 };
  for await (const piece of piecesOf(source)) {
    const rows = piece.slice(0, MAX_ROWS + 1 - source.row).map((cells) => numbered(++source.row, cells));
    yield rows;
    if (rows.length < piece.length)
      throw fail('payload_too_large', { detail: `A file may have at most ${MAX_ROWS} rows.` });
    await yieldToEventLoop();
  }
}

/** @throws Failure `validation_failed` */
function numbered(row: number, cells: string[]): CsvRow {
  if (cells.length <= MAX_CELLS) return { row, cells };
  throw invalid('', 'invalid_csv', `has more than ${MAX_CELLS} cells in row ${row}`);
}

/** Cuts long chunks. The event loop runs after each piece. */
async function* inPieces(chunks: ReturnType<CsvFile>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
      yield chunk.subarray(at, at + PIECE_BYTES);
      await yieldToEventLoop();
    }
  }
}

interface Source {
  delimiter: string;
  texts: AsyncGenerator<string>;
  /** Number of rows read so far. */
  row: number;
}

/** Until the first quote, a row is a line, and splitting takes a tenth of the library's time. From there on the library parses. */
async function* piecesOf(source: Source): AsyncGenerator<string[][]> {
  const { delimiter, texts } = source;
  let left = '';
  // Not for-await, which would close the generator when the loop ends.
  for (let next = await texts.next(); !next.done; next = await texts.next()) {
    const text = left + next.value;
    const lines = text.includes('"') ? null : linesOf(text);
    if (lines === null) {
      yield* piecesOfLibrary({ ...source, texts: rest(text, texts) });
      return;
    }
    left = lines.pop()!;
    yield* piecesOfLines(lines, delimiter);
  }
  const lines = left.split(LINE_END);
  if (lines.at(-1) === '') lines.pop();
  yield* piecesOfLines(lines, delimiter);
}

function* piecesOfLines(lines: readonly string[], delimiter: string): Generator<string[][]> {
  for (let at = 0; at < lines.length; at += PIECE_ROWS) {
    yield lines.slice(at, at + PIECE_ROWS).map((line) => line.split(delimiter));
  }
}

/** Returns the complete lines and, last, a possibly incomplete one. Returns null if the library must decide how long a row is. */
function linesOf(text: string): string[] | null {
  // The \n of a \r\n may still arrive.
  const whole = text.endsWith('\r') ? text.slice(0, -1) : text;
  const lines = whole.split(LINE_END);
  if (lines.some((line) => line.length > MAX_ROW_CHARS / 2)) return null;
  if (whole !== text) lines.push(`${lines.pop()!}\r`);
  return lines;
}

async function* piecesOfLibrary(source: Source): AsyncGenerator<string[][]> {
  const options: Options & TransformOptions = {
    delimiter: source.delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_ROW_CHARS,
    // At the end of the file, the library parses all of its input without a pause.
    writableHighWaterMark: LIBRARY_CHARS,
  };
  const parser = parse(options);
  const feeding = pipeline(Readable.from(forLibrary(source, parser.info)), parser);
  // The loop below receives this error through the parser.
  feeding.catch(() => undefined);
  let piece: string[][] = [];
  let count = 0;
  try {
    for await (const cells of parser) {
      piece.push(cells as string[]);
      count += (cells as string[]).length;
      if (piece.length < PIECE_ROWS && count <= MAX_CELLS) continue;
      yield piece;
      piece = [];
      count = 0;
    }
    if (piece.length > 0) yield piece;
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error, source.row) : error;
  } finally {
    parser.destroy();
  }
}

/** Cuts the texts into small pieces. Bounds the length of a row, because the library does not count delimiters. */
async function* forLibrary({ texts, row: before }: Source, info: { readonly records: number }): AsyncGenerator<string> {
  let { records } = info;
  let chars = 0;
  for await (const text of texts) {
    for (let at = 0; at < text.length; at += LIBRARY_CHARS) {
      if (info.records !== records) chars = 0;
      ({ records } = info);
      chars += LIBRARY_CHARS;
      if (chars > MAX_ROW_CHARS + UNCOUNTED_CHARS) throw tooLong(before + records + 1);
      yield text.slice(at, at + LIBRARY_CHARS);
    }
  }
}

function tooLong(row: number): Error {
  return invalid('', 'invalid_csv', `has more than ${MAX_ROW_CHARS} characters in row ${row}: is a quote not closed?`);
}

/** @param before number of rows before the library's first */
function unreadable(error: CsvError, before: number): Error {
  // Rows that the library has read but not returned count too.
  const row = before + Number(error['records']) + 1;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return tooLong(row);
  const why = error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quote is never closed' : error.message;
  return invalid('', 'invalid_csv', `cannot be read from row ${row} on: ${why}`);
}

/**
 * Detects the encoding by the byte order mark; without one it is UTF-8, or Windows-1252 if the bytes are not valid UTF-8.
 * @throws Failure `validation_failed`
 */
async function encodingOf(file: CsvFile): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let lead: Uint8Array = new Uint8Array();
  for await (const bytes of file()) {
    if (lead.length < MARK_BYTES) lead = Buffer.concat([lead, bytes.subarray(0, MARK_BYTES)]);
    if (lead[0] === 0xff && lead[1] === 0xfe) return 'utf-16le';
    if (lead[0] === 0xfe && lead[1] === 0xff) return 'utf-16be';
    if (bytes.includes(0)) throw invalid('', 'not_text', NOT_TEXT);
    isUtf8 &&= decodes(utf8, bytes);
  }
  if (isUtf8 && decodes(utf8, undefined)) return 'utf-8';
  const hasMark = lead[0] === 0xef && lead[1] === 0xbb && lead[2] === 0xbf;
  if (hasMark) throw invalid('', 'not_text', 'has a UTF-8 byte order mark but is not valid UTF-8');
  return 'windows-1252';
}

/** `undefined` ends the text; an incomplete character at the end is invalid. */
function decodes(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array | undefined): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function* decoded(file: CsvFile, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const bytes of file()) yield decoder.decode(bytes, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw invalid('', 'not_text', NOT_TEXT);
    throw error;
  }
}

/** Returns the text up to the end of the first line, plus the rest of that chunk. */
async function headOf(texts: AsyncGenerator<string>): Promise<string> {
  let head = '';
  while (head.length < MAX_ROW_CHARS && !/[\r\n]/.test(head.replaceAll(/"[^"]*"/g, ''))) {
    const { value, done } = await texts.next();
    if (done) return head;
    head += value;
  }
  return head;
}

async function* rest(head: string, texts: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* texts;
}
