// Writes CSV (RFC 4180) that people export; csv-reader.ts reads what they upload. Called by services.
import { E164 } from './e164.ts';

// What a spreadsheet would run as a formula; a phone number in E.164 is none.
const FORMULA = /^[=+\-@\t\r]/;

/** One line with its end. Text that a spreadsheet would take for a formula gets an apostrophe in front. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) && !E164.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
