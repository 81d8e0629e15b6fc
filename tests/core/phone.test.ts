// Phone numbers: one canonical spelling per number, and the fast path for E.164 agrees with the library.
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { toDialable, toE164 } from '../../src/core/phone/numbers.ts';

test('numbers of every calling code parse as they do in the library', () => {
  const codes = [
    ...new Set(getCountries().map((country) => getCountryCallingCode(country))),
    '800',
    '870',
    '883',
    '210',
  ];
  // A fixed sequence (Numerical Recipes' generator), so that failures are reproducible.
  let state = 1;
  const digit = () => Math.floor(((state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32) * 10);
  const wrong: string[] = [];
  for (let i = 0; i < 60_000; i++) {
    const length = 4 + ((digit() + digit()) % 11);
    const text = `+${codes[i % codes.length]}${Array.from({ length }, digit).join('')}`;
    const parsed = parsePhoneNumberFromString(text);
    const expected = parsed?.isPossible() ? parsed.number : null;
    if (toE164(text) !== expected) wrong.push(`${text}: ${toE164(text)}, not ${expected}`);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['+1 (202) 555-0143', undefined, '+12025550143'],
  ['202-555-0143', 'US', '+12025550143'],
  ['030 1234567', 'DE', '+49301234567'],
  ['+49 (0)30 1234567', undefined, '+49301234567'],
  ['+4403012345678', undefined, '+443012345678'],
  ['202-555-0143', undefined, null],
  ['hello', 'US', null],
] as const)('%s in %s is %s', (text, country, expected) => {
  expect(toE164(text, country)).toBe(expected);
});

test('a text of more than 40 characters is no number, however it could be read', () => {
  const spaced = [...'12025550143'].join('   ');
  expect([toE164(`+${spaced.slice(0, 39)}`), toE164(`+${spaced}`), toE164(spaced, 'US')]).toEqual([null, null, null]);
  expect(toE164(`   +${[...'12025550143'].join('  ')}   `)).toBe('+12025550143');
});

test.each(['1712345678.0', '1712345678.00', '1712345678,0', '+491712345678.0', '4.91712345678E11', '4,91712E+11'])(
  'the floating-point number %s is no phone number',
  (text) => {
    for (const country of ['DE', 'US', undefined] as const) {
      expect(toE164(text, country)).toBeNull();
      expect(toDialable(text, country)).toBeNull();
    }
  },
);

test('a phone number may have dots between its parts', () => {
  expect(toE164('0171.234.5670', 'DE')).toBe('+491712345670');
  expect(toE164('202.555.0100', 'US')).toBe('+12025550100');
});

test.each([
  ['+12025550143', '+12025550143'],
  ['(202) 555-0143', '+12025550143'],
  ['+12025550143 ext. 5', null],
  ['202-555-0143 x5', null],
  ['nonsense', null],
])('%s as a number to dial is %s', (text, expected) => {
  expect(toDialable(text, 'US')).toBe(expected);
});
