// The meaning of the columns of a file with phone numbers: the number, the time zone, and the name of the variable that any other
// column becomes: `First name` is `{{First_name}}`. Pure: the dashboard shows the same names that the service uses.

/** Columns of a file that contain the phone number, the first that is present. */
const NUMBER_COLUMNS = ['to_number', 'phone', 'phone_number', 'number'];
export const NUMBER_COLUMN_NAMES = 'to_number, phone, phone_number or number';

/** Returns the places of the number and the time zone in a header, in any case and with spaces; -1 when there is none. */
export function columnPlaces(header: readonly string[]): { numberAt: number; zoneAt: number } {
  const names = header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  );
  const numberAt = NUMBER_COLUMNS.map((name) => names.indexOf(name)).find((at) => at >= 0) ?? -1;
  return { numberAt, zoneAt: names.indexOf('time_zone') };
}

export function variableName(text: string): string {
  const name = text
    .trim()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_.-]+/gu, '_');
  return /^[^\p{L}_]/u.test(name) ? `_${name}` : name;
}
