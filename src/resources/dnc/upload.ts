// An uploaded list of numbers, read row by row: what is a number, what is there twice, what is none and why.
// Called by service.ts for JSON and CSV alike. Row numbers count from 1 as a person counts them, the header row included.
import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { DncImport } from '../../../generated/types.ts';
import { readCsv } from '../../core/csv-reader.ts';
import { invalid } from '../../core/errors.ts';
import { toE164, type CountryCode } from '../../core/phone/numbers.ts';
import type { NewDncNumber } from './store.ts';

export interface GivenNumber {
  row: number;
  text: string;
  reason: string | null;
}

export interface ReadNumbers {
  numbers: NewDncNumber[];
  /** Given more than once. */
  duplicates: number;
  rejected: DncImport['rows'];
}

const MOST_REASON = 500;
// A number with blanks takes the library 50 µs.
const AT_ONCE = 50;
const NUMBER_COLUMNS = ['number', 'phone', 'to_number'];

/** @throws Failure `validation_failed`, `payload_too_large` */
export async function readFile(bytes: Uint8Array): Promise<GivenNumber[]> {
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
  const header = cells.map((cell) => cell.trim().toLowerCase());
  const numberAt = header.findIndex((name) => NUMBER_COLUMNS.includes(name));
  if (numberAt < 0) {
    throw invalid('', 'no_number_column', `has no column ${NUMBER_COLUMNS.join(' or ')} in its first row`);
  }
  return { numberAt, reasonAt: header.indexOf('reason') };
}

/** Other requests have their turn in between, every few milliseconds. */
export async function readNumbers(
  given: readonly GivenNumber[],
  country: CountryCode | undefined,
): Promise<ReadNumbers> {
  const numbers = new Map<string, NewDncNumber>();
  const rejected: DncImport['rows'] = [];
  let duplicates = 0;
  for (const [i, { row, text, reason }] of given.entries()) {
    if (i % AT_ONCE === AT_ONCE - 1) await turnOfOthers();
    const number = toE164(text, country);
    if (number === null) rejected.push({ row, reason: text.trim() === '' ? 'empty' : 'invalid_number' });
    else if (reason !== null && !fits(reason)) rejected.push({ row, reason: 'invalid_reason' });
    else if (numbers.has(number)) duplicates += 1;
    else numbers.set(number, { number, reason });
  }
  return { numbers: [...numbers.values()], duplicates, rejected };
}

/** Text that the column can hold. */
function fits(reason: string): boolean {
  return reason.length <= MOST_REASON && !reason.includes('\0') && reason.isWellFormed();
}
