// Converts the rows of an upload (CSV or JSON) to contacts: assigns columns, and returns for each row a contact or the reason for
// its rejection. Pure. Invariant: every returned contact can be stored.
import type { CampaignContactRow, RefusedContactRow } from '../../../generated/types.ts';
import { columnPlaces, NUMBER_COLUMN_NAMES, variableName } from '../../core/contact-columns.ts';
import { cutText } from '../../core/cut-text.ts';
import { invalid } from '../../core/errors.ts';
import { toDialable, type CountryCode } from '../../core/phone/numbers.ts';
import { timeZoneName } from '../../core/time-zones.ts';

export type RowReason = RefusedContactRow['reason'];

/** The cells of an uploaded row, in the order of the columns. */
export interface GivenRow {
  row: number;
  number: string;
  timeZone: string;
  variables: readonly (readonly [name: string, value: string | number | boolean])[];
  tooManyCells: boolean;
}

export interface ReadRow {
  number: string;
  timeZone: string | null;
  /** JSON text of an object. */
  variables: string;
}

export interface Columns {
  count: number;
  numberAt: number;
  /** -1 when there is no such column. */
  zoneAt: number;
  variables: readonly { at: number; name: string }[];
}

const MAX_VARIABLES = 100;
const MAX_NAME = 64;
const MAX_CELL = 4_096;
// The same limit as for the metadata of a call.
const MAX_VARIABLES_CHARS = 16 * 1024;
// Spreadsheets and our own exports put this quote before text that would be a formula.
const QUOTED_FORMULA = /^'(?=[=+\-@\t\r])/;

/** @throws Failure `validation_failed` when the header has no number column */
export function columnsOf(header: readonly string[]): Columns {
  const names = header.map((cell) => cell.trim());
  const { numberAt, zoneAt } = columnPlaces(header);
  if (numberAt < 0) {
    const found = cutText(names.slice(0, 5).join(', '), 200);
    throw invalid(
      '',
      'no_number_column',
      `must have a column ${NUMBER_COLUMN_NAMES} in its first row, which is: ${found}`,
    );
  }
  const others = names.filter((_name, at) => at !== numberAt && at !== zoneAt);
  const again = others.find((name) => name === names[numberAt] || name === names[zoneAt]);
  if (again !== undefined) throw invalid('', 'duplicate_column', `must not have two columns named ${again}`);
  const variables = names
    .map((name, at) => ({ at, name: variableName(name) }))
    .filter(({ at, name }) => at !== numberAt && at !== zoneAt && name !== '');
  checkNames(variables.map(({ name }) => name));
  return { count: names.length, numberAt, zoneAt, variables };
}

/** @throws Failure `validation_failed` */
export function checkNames(names: readonly string[]): void {
  if (names.length > MAX_VARIABLES) {
    throw invalid(
      '',
      'too_many_columns',
      `must have at most ${MAX_VARIABLES} columns besides the number; it has ${names.length}`,
    );
  }
  const tooLong = names.find((name) => name.length > MAX_NAME);
  if (tooLong !== undefined) {
    throw invalid('', 'name_too_long', `names a column with more than ${MAX_NAME} characters: ${cutText(tooLong, 80)}`);
  }
  const again = names.find((name, i) => names.indexOf(name) < i);
  if (again !== undefined) throw invalid('', 'duplicate_column', `must not have two columns named ${again}`);
}

export function rowOfCells(columns: Columns, row: number, cells: readonly string[]): GivenRow {
  const variables: [string, string][] = [];
  for (const { at, name } of columns.variables) {
    const cell = cells[at];
    if (cell !== undefined && cell !== '') variables.push([name, cell.replace(QUOTED_FORMULA, '')]);
  }
  return {
    row,
    number: (cells[columns.numberAt] ?? '').replace(QUOTED_FORMULA, ''),
    timeZone: cells[columns.zoneAt] ?? '',
    variables,
    tooManyCells: cells.length > columns.count && cells.slice(columns.count).some((cell) => cell.trim() !== ''),
  };
}

export function rowOfObject(
  row: number,
  { to_number: number, time_zone: timeZone, variables }: CampaignContactRow,
): GivenRow {
  const named = Object.entries(variables ?? {}).map(([name, value]) => [variableName(name), value] as const);
  return {
    row,
    number,
    timeZone: timeZone ?? '',
    variables: named.filter(([name, value]) => name !== '' && value !== ''),
    tooManyCells: false,
  };
}

export function readRow(given: GivenRow, country: CountryCode | undefined): ReadRow | RowReason {
  if (given.tooManyCells) return 'too_many_cells';
  if (given.number.trim() === '') return 'empty';
  const number = toDialable(given.number, country);
  if (number === null) return 'invalid_number';
  const zone = given.timeZone.trim();
  const timeZone = zone === '' ? null : timeZoneName(zone);
  if (zone !== '' && timeZone === null) return 'invalid_time_zone';
  const wrong = given.variables.map(([, value]) => wrongValue(value)).find((reason) => reason !== null);
  if (wrong) return wrong;
  const variables = JSON.stringify(Object.fromEntries(given.variables));
  if (variables.length > MAX_VARIABLES_CHARS) return 'too_long';
  return { number, timeZone, variables };
}

function wrongValue(value: string | number | boolean): RowReason | null {
  if (typeof value !== 'string') return null;
  if (value.length > MAX_CELL) return 'too_long';
  return value.includes('\0') || !value.isWellFormed() ? 'invalid_text' : null;
}
