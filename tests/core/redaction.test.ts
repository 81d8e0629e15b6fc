// What redaction finds in a text, what it leaves alone, and what it remembers in a conversation.
import { describe, expect, test } from 'vitest';
import { KINDS } from '../../src/core/redaction/find.ts';
import { checkPattern, createRedactor } from '../../src/core/redaction/redactor.ts';
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

  test('a pattern that RE2 does not support, or that matches an empty text, is refused with a reason', () => {
    expect(() => checkPattern('(?=a)b')).toThrow();
    expect(() => checkPattern('a*')).toThrow('it matches the empty text');
    expect(() => checkPattern('[a-z]{1000}')).toThrow('it repeats too much');
    expect(() => checkPattern('PT-[0-9]{6}')).not.toThrow();
  });
});
