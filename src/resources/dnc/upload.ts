// Reads an uploaded list of numbers from JSON or CSV. Sorts rows into valid numbers, duplicates, and rejected rows with a reason.
// Row numbers start at 1; in a CSV file, the header is row 1.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { DncImport } from '../../../generated/types.ts';
import { columnPlaces, NUMBER_COLUMN_NAMES } from '../../core/contact-columns.ts';
import { readCsv } from '../../core/csv-reader.ts';
import { invalid } from '../../core/errors.ts';
import { toE164, type CountryCode } from '../../core/phone/numbers.ts';
import type { NewDncNumber } from './store.ts';

export interface GivenNumber {
  row: number;
  text: string;
  reason: string | null;
}

interface ReadNumbers {
  numbers: NewDncNumber[];
  /** Number of rows that repeat a number of an earlier row. */
  duplicates: number;
  rejected: DncImport['rows'];
}

const MAX_REASON = 500;
// Parsing a number with blanks takes 50 µs, so one batch blocks the event loop for about 2.5 ms.
const BATCH = 50;

/** @throws Failure `validation_failed`, `payload_too_large` */
export async function readNumbersCsv(bytes: Uint8Array): Promise<GivenNumber[]> {
  const given: GivenNumber[] = [];
  let columns: { numberAt: number; reasonAt: number } | null = null;
  for await (const rows of readCsv(() => [bytes])) {
    const isFirst = columns === null;
    columns ??= columnsOf(rows[0]!.cells);
    for (const { row, cells } of isFirst ? rows.slice(1) : rows) {
      if (cells.every((cell) => cell.trim() === '')) continue;
      const { numberAt, reasonAt } = columns;
      given.push({ row, text: cells[numberAt] ?? '', reason: cells[reasonAt]?.trim() || null });
    }
  }
  if (columns === null) columnsOf([]);
  return given;
}

/** @throws Failure `validation_failed` */
function columnsOf(cells: readonly string[]): { numberAt: number; reasonAt: number } {
  const { numberAt } = columnPlaces(cells);
  if (numberAt < 0) {
    throw invalid('', 'no_number_column', `must have a column ${NUMBER_COLUMN_NAMES} in its first row`);
  }
  return { numberAt, reasonAt: cells.findIndex((cell) => cell.trim().toLowerCase() === 'reason') };
}

/** Sorts the rows. Yields to the event loop after every batch, so that other requests are served. */
export async function readNumbers(
  given: readonly GivenNumber[],
  country: CountryCode | undefined,
): Promise<ReadNumbers> {
  const numbers = new Map<string, NewDncNumber>();
  const rejected: DncImport['rows'] = [];
  let duplicates = 0;
  for (const [i, { row, text, reason }] of given.entries()) {
    if (i % BATCH === BATCH - 1) await yieldToEventLoop();
    const number = toE164(text, country);
    if (number === null) rejected.push({ row, reason: text.trim() === '' ? 'empty' : 'invalid_number' });
    else if (reason !== null && !fits(reason)) rejected.push({ row, reason: 'invalid_reason' });
    else if (numbers.has(number)) duplicates += 1;
    else numbers.set(number, { number, reason });
  }
  return { numbers: [...numbers.values()], duplicates, rejected };
}

/** Returns whether the column can store the text: length, no NUL, no lone surrogates. */
function fits(reason: string): boolean {
  return reason.length <= MAX_REASON && !reason.includes('\0') && reason.isWellFormed();
}
