// CSV as spreadsheets and people write it.
import { expect, test } from 'vitest';
import { parseCsv } from '../../src/core/csv.ts';

test.each<[string, string, string[][]]>([
  ['nothing', '', []],
  [
    'lines with and without an end',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['line ends of every system', 'a\r\nb\rc\n', [['a'], ['b'], ['c']]],
  ['a byte order mark', '\uFEFFa,b\n', [['a', 'b']]],
  ['commas, quotes and line ends in quotes', '"a,b","say ""hi""","x\ny"\n', [['a,b', 'say "hi"', 'x\ny']]],
  ['empty cells, also the last one', ',a,\n', [['', 'a', '']]],
  ['a comma at the very end', 'a,', [['a', '']]],
  ['empty lines, so that line numbers hold', 'a\n\nb\n', [['a'], [''], ['b']]],
  ['a quote that is never closed', '"a,b\nc', [['a,b\nc']]],
  ['text after a closing quote', '"a"b,c\n', [['ab', 'c']]],
])('reads %s', (_name, text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});
