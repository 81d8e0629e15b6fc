// Long words of a caller: some expressions take the square of a length, so only the end of it is looked at.
import { expect, test } from 'vitest';
import { answerRequest } from '../../../src/providers/llm/builtin.ts';
import { findArguments, findStated } from '../../../src/providers/llm/builtin/arguments.ts';
import { processorMs } from '../../support/busy.ts';
import { llmRequest } from '../conformance/llm.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const PROPERTIES = Object.fromEntries(
  ['email', 'phone', 'name', 'date', 'order_id', 'query'].map((name) => [name, { type: 'string' }]),
);
const SCHEMA = { type: 'object', properties: PROPERTIES, required: Object.keys(PROPERTIES) };
const PIECES = ['a-', 'a', '1-', 'a.', 'ا ', '1', 'my name is ', ' '];

const said = (piece: string, chars: number) => `book a table ${piece.repeat(chars / piece.length)}`;
const ask = (text: string) =>
  answerRequest(
    llmRequest(text, {
      model: 'builtin-demo',
      tools: [{ name: 'book_table', description: 'Books a table.', parameters: SCHEMA }],
    }),
    NOW,
  );

test.each(PIECES)('"%s" repeated to 24,000 characters costs no more than a thousand of them', (piece) => {
  const [short, long] = [said(piece, 1000), said(piece, 24_000)];
  // The first use compiles the expressions.
  ask(short);
  expect(processorMs(() => ask(long))).toBeLessThan(10 * processorMs(() => ask(short)) + 30);
  const find = (text: string) => () => {
    findArguments(SCHEMA, text, { now: NOW });
    for (const [name, property] of Object.entries(PROPERTIES)) findStated(name, property, text, NOW);
  };
  find(short)();
  expect(processorMs(find(long))).toBeLessThan(10 * processorMs(find(short)) + 30);
});

test('values at the end of long words are found, and addresses wherever a run of characters begins', () => {
  const long = `${'well '.repeat(2000)}my name is Ada, ada.l+x@example.co.uk`;
  expect(findArguments(SCHEMA, long, { now: NOW })).toMatchObject({ name: 'Ada', email: 'ada.l+x@example.co.uk' });
  expect(findStated('email', PROPERTIES['email']!, 'it is (ada@example.com)', NOW)).toBe('ada@example.com');
});
