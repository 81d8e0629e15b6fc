// The variables that every conversation has.
import { expect, test } from 'vitest';
import { builtInVariables } from '../../src/core/built-in-variables.ts';

const NOW = Date.parse('2026-11-26T23:31:00Z');
const at = (timeZone: string, language: string) => ({ now: NOW, timeZone, language });

test.each([
  ['UTC', 'en-US', 'Thursday, November 26, 2026', 'Thursday, November 26, 2026 at 11:31 PM UTC'],
  ['UTC', 'not a language', 'Thursday, November 26, 2026', 'Thursday, November 26, 2026 at 11:31 PM UTC'],
  ['UTC', 'fa', 'پنجشنبه 26 نوامبر 2026', 'پنجشنبه 26 نوامبر 2026 ساعت 23:31 (UTC)'],
  ['Europe/Berlin', 'de-DE', 'Freitag, 27. November 2026', 'Freitag, 27. November 2026 um 00:31 MEZ'],
])('the time is written in %s and %s', (timeZone, language, date, time) => {
  expect(builtInVariables(at(timeZone, language), null)).toEqual({ current_date: date, current_time: time });
});

test.each([
  ['outbound', '+12025550100', '+12025550199'],
  ['inbound', '+12025550199', '+12025550100'],
] as const)('an %s call names the other side and the own number', (direction, user_number, agent_number) => {
  const call = { id: 'call_1', direction, from_number: '+12025550199', to_number: '+12025550100' };
  expect(builtInVariables(at('UTC', 'en'), call)).toMatchObject({
    call_id: 'call_1',
    direction,
    user_number,
    agent_number,
  });
});

test('a browser call has no numbers', () => {
  const call = { id: 'call_1', direction: 'inbound', from_number: null, to_number: null } as const;
  expect(Object.keys(builtInVariables(at('UTC', 'en'), call))).toEqual([
    'current_date',
    'current_time',
    'call_id',
    'direction',
  ]);
});
