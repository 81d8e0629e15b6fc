// Writes CSV (RFC 4180) for exports; csv-reader.ts reads uploads. Invariant: no spreadsheet executes a cell. This includes
// spreadsheets that treat full-width characters as plain ones, or that split lines at a separator other than the comma, against
// which quotes do not protect.
import { E164 } from './phone/e164.ts';

/**
 * Rows that an export reads at once. A client that does not read keeps them in memory, and rows may have 32 KB: metadata and variables
 * of a call, variables of a contact.
 */
export const EXPORTED_AT_ONCE = 50;

// Text that a spreadsheet would execute as a formula. A phone number in E.164 is safe.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
// The same after another list separator, where such a spreadsheet starts a new cell.
const LATER_FORMULA = /([;|\t\r\n])(?="*[=+\-@＝＋－＠])/g;
const SEPARATOR = /[;|\t\r\n]/;

/** Formats one line with its line end. Text that a spreadsheet would treat as a formula gets a leading apostrophe. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const whole = FORMULA.test(value) && !isNumber(value) ? `'${value}` : value;
  const text = whole.replace(LATER_FORMULA, (separator, _: string, at: number) =>
    isNumber(whole.slice(at + 1)) ? separator : `${separator}'`,
  );
  // Tab, semicolon and bar are not separators here; quoted, most spreadsheets do not split at them either.
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Whether the text up to the next separator is a phone number. */
function isNumber(text: string): boolean {
  return E164.test(text.split(SEPARATOR, 1)[0] ?? '');
}
