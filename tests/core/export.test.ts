// Exports: which media type a client gets, and CSV cells that no spreadsheet evaluates as a formula.
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { csvLine } from '../../src/core/csv.ts';
import { prefersType } from '../../src/protocol/content-negotiation.ts';

describe('prefers', () => {
  test.each([
    ['text/csv', true],
    ['text/csv, application/json;q=0.9', true],
    ['Text/CSV;q=0.5, */*;q=0.1', true],
    ['', false],
    ['*/*', false],
    ['application/json', false],
    ['application/json, text/csv', false],
    ['text/csv;q=0', false],
    ['text/csv;q=often', false],
  ])('Accept: %s', (accept, expected) => {
    expect(prefersType(accept, 'text/csv')).toBe(expected);
  });
});

describe('csvLine', () => {
  test('the reader returns every cell as it was written', () => {
    const cells = [
      'plain',
      'a,b',
      'say "hi"',
      'two\nlines',
      '',
      '+12025550100',
      'a;b',
      'a|b',
      'a\tb',
      '+12025550100;+12025550101',
      'up 3-1; -2',
    ];
    expect(parse(csvLine(cells))).toEqual([cells]);
  });

  test('no cell is a formula, and a phone number is unchanged', () => {
    const line = csvLine(['=1+1', '+1-2', '-3', '@x', '\tx', '+12025550100', -4, null]);
    expect(parse(line)).toEqual([["'=1+1", "'+1-2", "'-3", "'@x", "'\tx", '+12025550100', '-4', '']]);
  });

  test.each([
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠sum', "'＠sum"],
    ['\n=1+1', "'\n'=1+1"],
    ['x;=1+1', "x;'=1+1"],
    ['x\t=1+1', "x\t'=1+1"],
    ['x|@sum', "x|'@sum"],
    ['x\n-1', "x\n'-1"],
    ['x;"=1+1"', 'x;\'"=1+1"'],
    ['x;＝1+1;=2', "x;'＝1+1;'=2"],
    ['+12025550100;=1', "+12025550100;'=1"],
    ['+1;2', "'+1;2"],
  ])('%j is no formula in programs that accept full-width signs or split lines differently', (cell, written) => {
    expect(parse(csvLine(['first', cell]))).toEqual([['first', written]]);
  });
});
