// Reads CSV that people upload (RFC 4180 and what spreadsheets make of it): any line end, quoted line breaks, doubled quotes,
// delimiters and encodings told from the file. Called by services; a file streams through and is never held as a whole.
// Invariant: cells come back as they stand, nothing is guessed about their type; what cannot be read is refused by name.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { fail, invalid } from './errors.ts';

/** A line as a person counts them: the header is 1, an empty line counts, a quoted line break does not. */
export interface CsvRow {
  row: number;
  cells: string[];
}

/** The bytes of a file, from the beginning each time: once to tell the encoding, once to read. */
export type CsvFile = () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const MOST_ROWS = 100_000;
// A header of a hundred long names has half of it. A quote that is never closed would otherwise swallow the file.
const MOST_ROW_CHARS = 256 * 1024;
const MARK_BYTES = 3;
const DELIMITERS = [',', ';', '\t', '|'];
const NOT_TEXT = 'is no text: save it as CSV, in UTF-8 or with a byte order mark';

/** @throws Failure `validation_failed` when the file is no CSV, `payload_too_large` after 100 000 rows and a header */
export async function* readCsv(file: CsvFile): AsyncGenerator<CsvRow> {
  const texts = decoded(file, await encodingOf(file));
  const head = await headOf(texts);
  const parser = parse({
    delimiter: delimiterOf(head),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MOST_ROW_CHARS,
  });
  const feeding = pipeline(Readable.from(rest(head, texts)), parser);
  // Its failure reaches the loop below as the parser's.
  feeding.catch(() => undefined);
  let row = 0;
  try {
    for await (const cells of parser) {
      row += 1;
      if (row > MOST_ROWS + 1) throw fail('payload_too_large', { detail: `A file may have ${MOST_ROWS} rows.` });
      yield { row, cells: cells as string[] };
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error) : error;
  } finally {
    parser.destroy();
  }
}

function unreadable(error: CsvError): Error {
  // Rows that the parser had read, but not handed on, count too.
  const row = Number(error['records']) + 1;
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    const detail = `row ${row} has more than ${MOST_ROW_CHARS} characters: is a quote not closed?`;
    return invalid('', 'invalid_csv', detail);
  }
  const why = error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quote is never closed' : error.message;
  return invalid('', 'invalid_csv', `row ${row} cannot be read: ${why}`);
}

/** By its byte order mark; without one UTF-8, or Windows-1252 where the bytes are no UTF-8. @throws Failure `validation_failed` */
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
  if (hasMark) throw invalid('', 'not_text', 'has the byte order mark of UTF-8 but bytes that are none');
  return 'windows-1252';
}

/** `undefined` ends the text: half a character there is none. */
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

/** The text up to the end of the first line, and whatever came with it. */
async function headOf(texts: AsyncGenerator<string>): Promise<string> {
  let head = '';
  while (head.length < MOST_ROW_CHARS && !/[\r\n]/.test(head.replaceAll(/"[^"]*"/g, ''))) {
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

/** The one that stands most often in the first line, outside of quotes. */
function delimiterOf(head: string): string {
  const [line = ''] = head.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best));
}
