// No client breaks by accident: compares the current contract with the published one.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakingChanges, currentShapes, type Baseline } from './baseline.ts';

const baseline = JSON.parse(readFileSync(new URL('./baseline.json', import.meta.url), 'utf8')) as Baseline;
const clone = () => structuredClone(baseline);

test('nothing that clients rely on has changed (to accept a change: node tests/contract/baseline.ts)', () => {
  expect(breakingChanges(baseline, currentShapes())).toEqual([]);
});

test.each<[string, (shapes: Baseline) => void, RegExp]>([
  ['an operation that is gone', (shapes) => delete shapes['getAgent'], /getAgent is gone/],
  ['a higher scope', (shapes) => (shapes['getAgent']!.scope = 'admin'), /needs admin, needed read-only/],
  ['another path', (shapes) => (shapes['getAgent']!.template = '/v1/agent/{id}'), /another method or path/],
  ['a field that is missing', (shapes) => delete shapes['getAgent']!.reply['/agent_id'], /no \/agent_id/],
  [
    'a field of another type',
    (shapes) => (shapes['getAgent']!.reply['/agent_id']!.type = 'integer'),
    /was string, is integer/,
  ],
  [
    'a field that may be missing',
    (shapes) => (shapes['getAgent']!.reply['/agent_id']!.required = false),
    /may be missing/,
  ],
  [
    'a request field that is refused',
    (shapes) => delete shapes['createAgent']!.request['/agent_name'],
    /agent_name is refused/,
  ],
  [
    'a new required field',
    (shapes) => (shapes['createAgent']!.request['/shoe_size'] = { type: 'integer', required: true }),
    /shoe_size is required/,
  ],
  [
    'a query parameter that is refused',
    (shapes) => delete shapes['listAgents']!.query!['/name'],
    /query parameter \/name is refused/,
  ],
  [
    'a new required query parameter',
    (shapes) => (shapes['listAgents']!.query!['/hat'] = { type: 'string', required: true }),
    /query parameter \/hat is required/,
  ],
  [
    'a value no longer taken',
    (shapes) => (shapes['createApiKey']!.request['/scope']!.values = ['admin']),
    /no longer takes write/,
  ],
])('a change is breaking: %s', (_name, change, message) => {
  const after = clone();
  change(after);
  expect(breakingChanges(baseline, after).join('\n')).toMatch(message);
});

test.each<[string, (shapes: Baseline) => void]>([
  ['a new operation', (shapes) => (shapes['getMoon'] = shapes['getAgent']!)],
  [
    'a new field of an answer',
    (shapes) => (shapes['getAgent']!.reply['/shoe_size'] = { type: 'integer', required: true }),
  ],
  [
    'a new optional request field',
    (shapes) => (shapes['createAgent']!.request['/hat'] = { type: 'string', required: false }),
  ],
  ['a wider request field', (shapes) => (shapes['createAgent']!.request['/agent_name']!.type = 'null|string')],
])('a change is not breaking: %s', (_name, change) => {
  const after = clone();
  change(after);
  expect(breakingChanges(baseline, after)).toEqual([]);
});
