// The check of contacts in the page refuses no contact that the service would accept.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf as serviceColumns, readRow, rowOfCells } from '../../src/resources/campaigns/rows.ts';
import { columnFault, columnsOf, faultOf } from '../../src/web/dashboard/pages/campaign/contact-check.ts';
import { spanOf } from '../../src/web/dashboard/pages/campaign/span.ts';

const HEADER = ['Phone', 'time_zone', 'First name'];

test('the service refuses each row that the page refuses', () => {
  const piece = fc.constantFrom(
    '+',
    '00',
    '1',
    '49',
    '202',
    '555',
    '0143',
    '30',
    '(',
    ') ',
    '-',
    ' ',
    '/',
    "'",
    'x',
    '＋',
    'tel:',
    '7',
    ';',
  );
  const number = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''));
  const near = fc.tuple(
    fc.constantFrom('+1', '+1 ', '1', '+49', '+247', '+683', '0', ''),
    fc.stringMatching(/^[\d -]{0,14}$/),
  );
  const zone = fc.constantFrom('', 'Europe/Berlin', 'europe/berlin', 'UTC', 'Mars/Olympus', ' America/New_York ');
  const columns = columnsOf(HEADER);
  const country = fc.constantFrom(undefined, 'US' as const, 'DE' as const);
  let refused = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        number,
        near.map((parts) => parts.join('')),
      ),
      zone,
      country,
      (text, place, from) => {
        const cells = [text, place, 'Grace'];
        const fault = faultOf(cells, columns, from !== undefined);
        if (fault === null) return;
        refused += 1;
        // A reason, not a contact.
        expect(typeof readRow(rowOfCells(serviceColumns(HEADER), 2, cells), from)).toBe('string');
      },
    ),
    { numRuns: 2000 },
  );
  expect(refused).toBeGreaterThan(100);
});

test.each([
  ['(202) 555-0143', false, 'no country code, such as +1'],
  ['(202) 555-0143', true, null],
  ['+1 202 555 014', false, '9 digits after +1 instead of 10'],
  ['+1 (202) 555-0143', false, null],
  ["'+12025550143", false, null],
  ['', true, 'no number'],
  ['n/a', true, 'no number'],
  ['+49 30 23125 118', false, null],
  ['+12', false, 'too short'],
])('the number %j is judged as it is written', (text, hasCountry, words) => {
  expect(faultOf([text, '', ''], columnsOf(HEADER), hasCountry)?.words ?? null).toBe(words);
});

test('columns have the names that prompts use, and two of the same name are refused before the upload', () => {
  const header = ['phone', 'First name', 'first name', 'First_name'];
  const columns = columnsOf(header);
  expect(columnFault(header, columns)).toContain('{{First_name}}');
  expect(columnFault(header, { ...columns, used: [0, 1, 2] })).toBeNull();
  expect(columnFault(['name'], columnsOf(['name']))).toContain('Choose the column');
  expect(columnsOf(['Name', 'Phone Number', 'Time Zone'])).toEqual({ numberAt: 1, zoneAt: 2, used: [0, 1, 2] });
});

test('durations are written in words', () => {
  expect([20, 300, 5400, 7800, 40_000, 400_000].map(spanOf)).toEqual([
    '20 s',
    '5 min',
    '1 h 30 min',
    '2 h 10 min',
    '11 h',
    '5 days',
  ]);
});
