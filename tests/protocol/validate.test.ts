// The order of several errors in one response: by pointer, then keyword, whatever order a validator reports them in.
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import type { OperationValidators, ValidationError } from '../../generated/validators.cjs';
import { validatePart } from '../../src/protocol/validate.ts';
import { processorMs } from '../support/busy.ts';

const validators = createRequire(import.meta.url)('../../generated/validators.cjs') as Record<
  string,
  OperationValidators
>;

const error = (instancePath: string, keyword: string, params: Record<string, unknown> = {}): ValidationError => ({
  instancePath,
  schemaPath: '',
  keyword,
  params,
  message: `fails ${keyword}`,
});
const REPORTED = [
  error('/tags/10', 'maxLength'),
  error('/tags/9', 'pattern'),
  error('/tags/9', 'maxLength'),
  error('', 'required', { missingProperty: 'name' }),
  error('/about', 'type'),
];

const failing = (errors: ValidationError[]) => Object.assign(() => false, { errors });
const pointersAndCodes = (errors: ValidationError[]) =>
  validatePart(failing(errors), {}, '').map(({ pointer, code }) => `${pointer} ${code}`);

describe('errors of one request', () => {
  test('are ordered by pointer, items of a list by index, then by keyword', () => {
    const expected = [
      '/about wrong_type',
      '/name required',
      '/tags/9 too_long',
      '/tags/9 wrong_format',
      '/tags/10 too_long',
    ];
    expect(pointersAndCodes(REPORTED)).toEqual(expected);
    expect(pointersAndCodes(REPORTED.toReversed())).toEqual(expected);
  });

  test('are the first fifty in that order', () => {
    const items = Array.from({ length: 60 }, (_, index) => error(`/tags/${index}`, 'type'));
    const pointers = validatePart(failing(items.toReversed()), {}, '').map(({ pointer }) => pointer);
    expect(pointers).toEqual(items.slice(0, 50).map(({ instancePath }) => instancePath));
  });

  test('leave out a union of which a branch has a more precise error, and keep the others', () => {
    const found = pointersAndCodes([
      error('/engine/model', 'maxLength'),
      error('/engine', 'type', { type: 'null' }),
      error('/engine', 'oneOf'),
      error('/engines', 'anyOf'),
      error('/price', 'type', { type: 'null' }),
      error('/price', 'oneOf'),
    ]);
    expect(found).toEqual([
      '/engine/model too_long',
      '/engines no_variant_fits',
      '/price no_variant_fits',
      '/price wrong_type',
    ]);
  });

  test('of five thousand branches of unions take milliseconds', () => {
    const errors = Array.from({ length: 5_000 }, (_, index) => [
      error(`/parts/${index}`, 'type', { type: 'null' }),
      error(`/parts/${index}/type`, 'required'),
      error(`/parts/${index}`, 'anyOf'),
    ]);
    const many = failing(errors.flat());
    // Comparing each with each took seconds.
    expect(processorMs(() => void validatePart(many, {}, ''))).toBeLessThan(1000);
    expect(validatePart(many, {}, '')).toHaveLength(50);
  });

  test.each(Object.entries(validators).filter(([, { body }]) => body))(
    'of %s do not depend on its body’s keys',
    (_, { body }) => {
      const wrong = { zz: 1, voice_id: 5, name: 7, url: 'no', agent_id: false, events: [8, 9], aa: 2, language: [] };
      const reversed = Object.fromEntries(Object.entries(wrong).toReversed());
      const first = validatePart(body, structuredClone(wrong), '');
      expect(first.length).toBeGreaterThan(0);
      expect(validatePart(body, reversed, '')).toEqual(first);
      expect(first.map(({ pointer }) => pointer)).toEqual(first.map(({ pointer }) => pointer).toSorted());
    },
  );
});

test.each([
  [{ response_engine: { type: 'service-llm', system_prompt: '', temperature: 9 } }, 'must be 2 or less'],
  [{ agent_name: '' }, 'must have at least 1 character'],
  [{ agent_name: 'x'.repeat(101) }, 'must have at most 100 characters'],
  [{ agent_name: 7 }, 'must be string'],
  [{ greeting: 7 }, 'must be string or null'],
  [{ webhook_url: 'nowhere' }, 'must be an address, e.g. https://example.com/hook'],
  [{ knowledge_base_ids: ['a', 'b', 'a'] }, 'must not repeat an item; items 0 and 2 are the same'],
])('%j is explained in words', (fields, detail) => {
  const body = {
    agent_name: 'Ada',
    voice_id: 'v',
    response_engine: { type: 'service-llm', system_prompt: '' },
    ...fields,
  };
  expect(validatePart(validators['createAgent']!.body, body, '').map((found) => found.detail)).toContain(detail);
});
