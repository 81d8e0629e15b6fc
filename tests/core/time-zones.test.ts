// Names of time zones: one spelling for each.
import { expect, test } from 'vitest';
import { timeZoneName } from '../../src/core/time-zones.ts';

test('a name in any case has the spelling of IANA, and an alias stays one', () => {
  const names = [
    'Europe/Berlin',
    'America/Argentina/Buenos_Aires',
    'Asia/Kolkata',
    'Asia/Calcutta',
    'US/East-Indiana',
    'UTC',
  ];
  for (const name of [...names, ...Intl.supportedValuesOf('timeZone')]) {
    expect(timeZoneName(name)).toBe(name);
    expect(timeZoneName(name.toLowerCase())).toBe(name);
    expect(timeZoneName(name.toUpperCase())).toBe(name);
  }
});

test('every name is known to ICU', () => {
  for (const name of ['Africa/Asmara', 'Zulu', 'W-SU', 'Europe/Kyiv']) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZoneName(name)! })).not.toThrow();
  }
});

test.each(['', 'Mars/Olympus', '+02:00', 'UTC+2', 'Europe/Berlin ', 'contact', 'constructor', '__proto__'])(
  '%s is none',
  (text) => {
    expect(timeZoneName(text)).toBeNull();
  },
);
