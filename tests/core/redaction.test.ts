// What redaction finds in a text, what it leaves alone, and what it remembers in a conversation.
import { describe, expect, test } from 'vitest';
import { KINDS } from '../../src/core/redaction/find.ts';
import { checkPattern } from '../../src/core/redaction/patterns.ts';
import { createRedactor } from '../../src/core/redaction/redactor.ts';
import { processorMs } from '../support/busy.ts';

const redactor = (patterns: { name: string; pattern: string }[] = []) =>
  createRedactor({ kinds: KINDS, patterns }, () => 2026);
const one = (text: string) => redactor().redact(text).text;

describe('redaction of a text', () => {
  test.each([
    ['My card is 4111 1111 1111 1111, thanks.', 'My card is [card], thanks.'],
    ['5500-0000-0000-0004', '[card]'],
    ['it is four one one one one one one one one one one one one one one one', 'it is [card]'],
    ['forty one eleven eleven eleven eleven eleven eleven eleven', '[card]'],
    ['four triple one double one one one one one one one one one one one', '[card]'],
    ['vier eins eins eins, eins eins eins eins, eins eins eins eins, eins eins eins eins', '[card]'],
    ['cuatro uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno', '[card]'],
    ['quatre un un un un un un un un un un un un un un un', '[card]'],
    ['IBAN DE89 3704 0044 0532 0130 00.', 'IBAN [iban].'],
    ['GB29 NWBK 6016 1331 9268 19', '[iban]'],
    [
      'd e acht neun drei sieben null vier null null vier vier null fünf drei zwei null eins drei null null null',
      '[iban]',
    ],
    ['write to john.smith@example.com now', 'write to [email] now'],
    ['john dot smith at example dot com', '[email]'],
    ['juan arroba ejemplo punto es', '[email]'],
    ['j o h n 4 2 at example dot org', '[email]'],
    ['call +49 30 1234567', 'call [phone]'],
    ['zero three zero one two three four five six seven', '[phone]'],
    ['I was born on the fifth of march nineteen eighty four', 'I was born on the [birth_date]'],
    ['geboren am 5. März 2019', 'geboren am [birth_date]'],
    ['el 5 de marzo de 1984', 'el [birth_date]'],
    ['née le 05/03/1984', 'née le [birth_date]'],
  ])('finds %s', (text, expected) => expect(one(text)).toBe(expected));

  test.each([
    'We are open from 9 to 5.',
    'Your order 45123 ships on 2026-11-23.',
    'The total is 1234.50, about $2025550147.',
    'Look at example dot com.',
    'Meet me at nine, one of us is late.',
    'The card 4111 1111 1111 1112 has a wrong check digit.',
    'DE88 3704 0044 05 is no account.',
    'One moment, two people are before you.',
  ])('leaves %s alone', (text) => expect(one(text)).toBe(text));

  test('takes less than a second for a hundred thousand characters, whatever they repeat', () => {
    for (const piece of ['a@', '4 ', 'de ', 'a at b dot ', '1.1.']) {
      expect(processorMs(() => one(piece.repeat(100_000 / piece.length)))).toBeLessThan(3_000);
    }
  });
});

describe('redaction of a conversation', () => {
  test('finds a number that continues in the next text in both', () => {
    const texts = redactor().redactAll(['The number is 4111 1111', 'and then 1111 1111, okay?']);
    expect(texts.map(({ text }) => text)).toEqual(['The number is [card]', '[card], okay?']);
  });

  test('marks parts of a redacted value wherever they occur again', () => {
    const known = redactor();
    known.redact('4111 1111 1111 1111, or john@example.com');
    expect(known.redact('Is it four one one one? I wrote to JOHN@example.com.').text).toBe(
      'Is it [card]? I wrote to [email].',
    );
    expect(known.redactJson({ number: 4111111111111111, last: ['1111'], 'john@example.com': true })).toEqual({
      number: '[card]',
      last: ['[card]'],
      '[email]': true,
    });
  });

  test('digits at the end of unfinished words are hidden; in final words a short number is shown and a complete one is not', () => {
    const known = redactor();
    expect(known.redactUnfinished('My card is 4111 11')).toBe('My card is […]');
    expect(known.isOpen(['My card is 4111'])).toBe(true);
    expect(known.isOpen(['My card is 4111', '1111 1111 1111'])).toBe(false);
    expect(known.isOpen(['At 9'])).toBe(false);
  });

  test('custom patterns run in linear time: a pattern that takes a backtracking engine hours takes milliseconds', () => {
    const evil = redactor([{ name: 'evil', pattern: '(a+)+$' }]);
    const text = `${'a'.repeat(5_000)}!`;
    expect(processorMs(() => expect(evil.redact(text).text).toHaveLength(5_001))).toBeLessThan(2_000);
    expect(redactor([{ name: 'patient', pattern: 'PT-[0-9]{6}' }]).redact('I am pt-123456.').text).toBe(
      'I am [patient].',
    );
  });

  test('own patterns that match nothing cost little, whatever they repeat', () => {
    const dense = Array.from({ length: 20 }, (_, i) => ({ name: 'dense', pattern: `[a-z]{${160 - i}}x` }));
    const known = redactor(dense);
    known.redact('a'.repeat(2_000));
    expect(processorMs(() => known.redact('a'.repeat(16_384)))).toBeLessThan(200);
    expect(known.redact(`1 ${'a'.repeat(160)}x 2`).text).toBe('1 [dense] 2');
  });

  test('a search that would take too long marks the whole text', () => {
    const dense = Array.from({ length: 20 }, (_, i) => ({ name: 'dense', pattern: `[a-z]{${360 - i}}x` }));
    const known = redactor(dense);
    const text = `1 ${'a'.repeat(16_000)}x 2`;
    expect(processorMs(() => expect(known.redact(text).text).toBe('[dense]'))).toBeLessThan(2_500);
    expect(known.redact(`1 ${'b'.repeat(360)}x 2`).text).toBe('1 [dense] 2');
  });

  test('a text that is redacted again is searched only for what is new', () => {
    const known = redactor();
    const texts = Array.from({ length: 40 }, (_, i) =>
      Array.from({ length: 200 }, (__, j) => `u${i}x${j}@e${j}.com 4111 1111 ${1000 + i}`).join(' '),
    );
    const all = () => texts.map((text) => known.redact(text).text);
    const first = processorMs(all);
    // The least of three: a collection of the garbage of the first pass adds to one of them.
    const again = Math.min(processorMs(all), processorMs(all), processorMs(all));
    expect(again * 4).toBeLessThan(first);
    known.redact('my number is +49 30 1234567');
    expect(known.redact('1234567, that is').text).toBe('[phone], that is');
  });

  test('a text that was redacted before a value is known gets its mark afterwards', () => {
    const known = redactor();
    expect(known.redact('Is it 1234567?').text).toBe('Is it 1234567?');
    known.skip(['Was it 1234567?']);
    known.redact('+49 30 1234567');
    expect(known.redact('Is it 1234567?').text).toBe('Is it [phone]?');
    expect(known.redact('Was it 1234567?').text).toBe('Was it [phone]?');
  });

  test('many remembered addresses cost no more than a few', () => {
    const addresses = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => `u${from + i}@e${from + i}.com`).join(' ');
    const [few, many] = [redactor(), redactor()];
    few.redact(addresses(0, 10));
    many.redact(addresses(0, 1000));
    const cost = (one: typeof few) => processorMs(() => one.redact('hello there '.repeat(1600)));
    cost(redactor());
    expect(cost(many)).toBeLessThan(8 * cost(few) + 10);
    expect(few.redact('u3@e3.com').text).toBe('[email]');
  });

  test('words that still change are searched from the end of those that do not', () => {
    const known = redactor();
    const settled = 'My card is 4111 1111';
    expect(known.redactUnfinished(`${settled} 1111`, settled.length)).toBe('My card is […]');
    expect(known.redactUnfinished(`${settled} 1111 1111 okay`, settled.length)).toBe('My card is [card] okay');
    const long = 'we are open '.repeat(400);
    expect(known.redactUnfinished(`a@b.com ${long}4111 1111 1111 1111 yes`, 8 + long.length + 9)).toBe(
      `[email] ${long}[card] yes`,
    );
  });

  test('a pattern that RE2 does not know, or that matches nothing, is refused with a reason', () => {
    expect(() => checkPattern('(?=a)b')).toThrow();
    expect(() => checkPattern('a*')).toThrow('it matches the empty text');
    expect(() => checkPattern('[a-z]{1000}')).toThrow('it repeats too much');
    expect(() => checkPattern('PT-[0-9]{6}')).not.toThrow();
  });
});
