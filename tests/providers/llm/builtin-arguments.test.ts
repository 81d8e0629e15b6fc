// Extraction of function arguments from callers' utterances.
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/core/json.ts';
import { findArguments, findStated, missingArguments } from '../../../src/providers/llm/builtin/arguments.ts';

/** A Sunday afternoon, the reference time of relative dates. */
const NOW = new Date(2026, 10, 22, 15, 10);

describe('findArguments', () => {
  const one = (name: string, property: JsonObject): JsonObject => ({
    type: 'object',
    properties: { [name]: property },
    required: [name],
  });

  test.each([
    ['email', { type: 'string' }, 'it is jo.d@example.com thanks', 'jo.d@example.com'],
    ['phone', { type: 'string' }, 'call me at +1 202 555 0143', '+1 202 555 0143'],
    ['order_id', { type: 'string' }, 'my order is A-1234', 'A-1234'],
    ['order_id', { type: 'string' }, 'two parcels of order forty five twelve', '4512'],
    ['date', { type: 'string' }, 'tomorrow would be good', 'tomorrow'],
    ['date', { type: 'string', format: 'date' }, 'next Tuesday would be good', '2026-11-24'],
    ['time', { type: 'string' }, 'at 3:30 pm please', '3:30 pm'],
    ['time', { type: 'string' }, 'half past six', '6:30'],
    ['name', { type: 'string' }, 'my name is Ada Lovelace', 'Ada Lovelace'],
    ['city', { type: 'string' }, 'the weather in New York', 'New York'],
    ['amount', { type: 'number' }, 'about 12.5 of them', 12.5],
    ['count', { type: 'integer' }, 'seven of them', 7],
    ['guests', { type: 'integer' }, 'on Friday at 7 pm for three people', 3],
    ['size', { enum: ['small', 'extra_large'] }, 'extra large, please', 'extra_large'],
    ['confirmed', { type: 'boolean' }, 'it is not confirmed', false],
    ['query', { type: 'string' }, ' anything at all ', 'anything at all'],
  ] as [string, JsonObject, string, Json][])('the argument %s of %j in %j is %j', (name, property, said, expected) => {
    expect(findArguments(one(name, property), said, { now: NOW })).toEqual({ [name]: expected });
  });

  test.each([
    ['email', { type: 'string' }, 'I have none'],
    ['nested', { type: 'object' }, 'anything'],
    ['confirmed', { type: 'boolean' }, 'yes please'],
    ['order_id', { type: 'string' }, 'the one for 60 euro at 7 pm'],
  ] as [string, JsonObject, string][])('the argument %s of %j is missing in %j', (name, property, said) => {
    const schema = one(name, property);
    expect(missingArguments(schema, findArguments(schema, said, { now: NOW }))).toEqual([name]);
  });

  test.each([
    ['interested', { type: 'boolean' }, 'Yes, I am interested', undefined],
    ['email_confirmed', { type: 'boolean' }, 'Yes, my email is confirmed', undefined],
    ['reason', { type: 'string' }, 'Because of the rain', undefined],
    ['guests', { type: 'integer' }, 'I have called 3 times', undefined],
    ['guests', { type: 'integer' }, 'We are 3 guests', 3],
    ['email', { type: 'string' }, 'It is jo@example.com', 'jo@example.com'],
  ] as [string, JsonObject, string, Json | undefined][])(
    'the argument %s of %j is given in %j as %j',
    (name, property, said, value) => {
      expect(findStated(name, property, said, NOW)).toEqual(value);
    },
  );
});
