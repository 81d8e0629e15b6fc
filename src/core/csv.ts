// Writes CSV (RFC 4180) that people export; csv-reader.ts reads what they upload.
// Invariant: no spreadsheet runs anything of a cell, also one that takes full-width signs for plain ones or splits lines at
// another separator than the comma, which quotes do not keep it from.
import { E164 } from './phone/e164.ts';

// What a spreadsheet would run as a formula; a phone number in E.164 is none.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
// The same where a spreadsheet with another list separator begins a cell of its own.
const LATER_FORMULA = /([;|\t\r\n])(?="*[=+\-@＝＋－＠])/g;
const SEPARATOR = /[;|\t\r\n]/;

/** One line with its end. Text that a spreadsheet would take for a formula gets an apostrophe in front. */
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
  // A tab, a semicolon or a bar is no separator here; quoted, it is none for most spreadsheets either.
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Whether the text up to the next separator is a phone number. */
function isNumber(text: string): boolean {
  return E164.test(text.split(SEPARATOR, 1)[0] ?? '');
}
