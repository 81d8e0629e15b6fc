// Every lint rule of the contract can fail: the fixture is clean, and each change below breaks exactly one rule.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lint } from '../../codegen/lint.ts';
import { parseContract } from '../../codegen/load.ts';
import { FIXTURE } from '../support/fixture-contract.ts';

const source = readFileSync(FIXTURE, 'utf8');
const findings = (from: string | RegExp, to: string) => {
  const text = source.replace(from, to);
  expect(text, `${String(from)} is not in the fixture`).not.toBe(source);
  return lint(parseContract(text));
};

test('the fixture is clean', () => {
  expect(lint(parseContract(source))).toEqual([]);
});

test('a finding names the line where the rule is broken', () => {
  const [finding] = findings('      x-scope: write\n', '');
  const lines = source.split('\n');
  const expected = lines.findIndex((line) => line.includes('operationId: createAgent'));
  // Lines count from 1, and the operation begins with its operationId.
  expect(finding?.line).toBe(expected + 1);
});

describe('the contract lint refuses', () => {
  test.each<[string, string, string | RegExp, string]>([
    ['an operation without a scope', 'scope-and-rate', '      x-scope: write\n', ''],
    ['an unknown scope', 'scope-and-rate', 'x-scope: write', 'x-scope: writ'],
    ['an operation without a rate class', 'scope-and-rate', '      x-rate-class: public\n', ''],
    [
      'a public operation for users only',
      'scope-and-rate',
      'x-scope: public',
      'x-scope: public\n      x-principal: user',
    ],
    ['an operationId of one word', 'operation-id', 'operationId: listAgents', 'operationId: agents'],
    ['an operationId used twice', 'operation-id', 'operationId: listAgents', 'operationId: getAgent'],
    ['an operation without a description', 'operation-complete', '      description: Newest first.\n', ''],
    ['a tag that is not declared', 'operation-complete', 'tags: [widgets]', 'tags: [gadgets]'],
    ['an operation without an error response', 'operation-complete', /( {8}default: .*\n)(?= {4}post)/, ''],
    ['an unknown error code', 'known-errors', 'x-errors: [agent_not_found]', 'x-errors: [agent_lost]'],
    ['an error code without an error status', 'error-codes', 'status: 404', 'status: 200'],
    ['an error code without a fix', 'error-codes', ', fix: A fix.', ''],
    ['a schema without a description', 'described', '      description: Money.\n', ''],
    ['a schema without an example', 'described', "      example: { amount: '1.00', currency: USD }\n", ''],
    [
      'a parameter without an example',
      'described',
      'description: Page size., example: 20,',
      'description: Page size.,',
    ],
    [
      'an object schema inside paths',
      'no-inline-objects',
      /schema: \{ \$ref: '.*AgentPage' \}/,
      'schema: { type: object }',
    ],
    [
      'allOf',
      'no-all-of',
      "items: { $ref: '#/components/schemas/Agent' }",
      "items: { allOf: [{ $ref: '#/components/schemas/Agent' }] }",
    ],
    ['a property in camelCase', 'names', 'has_more: { type: boolean }', 'hasMore: { type: boolean }'],
    ['a parameter in camelCase', 'names', '{ name: limit,', '{ name: pageSize,'],
    [
      'an unbounded list in a request',
      'bounded-lists',
      'labels: { type: array, maxItems: 3,',
      'labels: { type: array,',
    ],
    [
      'a message of a socket that does not exist',
      'socket-messages',
      "takes: { $ref: '#/components/schemas/Message'",
      "takes: { $ref: '#/components/schemas/Massage'",
    ],
    ['a sunset that is too near', 'deprecation', "sunset: '2027-07-01'", "sunset: '2027-06-01'"],
    ['a deprecation without a sunset', 'deprecation', ", sunset: '2027-07-01'", ''],
    ['a line that is too long', 'line-length', 'description: A label.', `description: ${'A long label. '.repeat(12)}`],
    ['a default that its schema refuses', 'valid-defaults', 'default: 20', 'default: 200'],
    [
      'an example beside the schema of a header',
      'header-examples',
      'components:\n',
      'components:\n  headers: { Age: { schema: { type: integer }, example: old } }\n',
    ],
    ['an event without an envelope', 'event-envelope', '    x-envelope: flat\n', ''],
    ['an event whose payload does not exist', 'event-envelope', "schemas/CallStarted'", "schemas/CallBegun'"],
  ])('%s', (_name, rule, from, to) => {
    expect([...new Set(findings(from, to).map((finding) => finding.rule))]).toEqual([rule]);
  });
});
