// CSV as spreadsheets and users write it, in the encodings in which they save it.
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readCsv } from '../../src/core/csv-reader.ts';
import { Failure } from '../../src/core/errors.ts';
import { size } from '../support/sizes.ts';

async function read(bytes: string | Uint8Array, pieceBytes = bytes.length || 1): Promise<string[][]> {
  const buffer = Buffer.from(bytes as Uint8Array);
  const pieces = function* () {
    for (let at = 0; at < buffer.length; at += pieceBytes) yield buffer.subarray(at, at + pieceBytes);
  };
  const rows: string[][] = [];
  for await (const piece of readCsv(pieces)) {
    for (const { row, cells } of piece) {
      // An assertion costs more than a row, and files have 100 000.
      if (rows.push(cells) !== row) expect(rows.length).toBe(row);
    }
  }
  return rows;
}

async function refusal(bytes: string | Uint8Array): Promise<string> {
  try {
    await read(bytes);
  } catch (error) {
    if (error instanceof Failure) return `${error.details.errors?.[0]?.code ?? error.code}: ${error.details.detail}`;
    throw error;
  }
  throw new Error('it was read');
}

/** Null when the library rejects the file. */
function readByLibrary(text: string): string[][] | null {
  try {
    return parse(text, { record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true, relax_quotes: true });
  } catch {
    return null;
  }
}

const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

const FILES: [string, string | Uint8Array, string[][]][] = [
  ['nothing', '', []],
  [
    'a last line without a line break',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['line ends of every system', 'a\r\nb\rc\n', [['a'], ['b'], ['c']]],
  ['commas, quotes and line ends in quotes', '"a,b","say ""hi""","x\r\ny"\n', [['a,b', 'say "hi"', 'x\r\ny']]],
  ['empty cells, also the last one', ',a,\n', [['', 'a', '']]],
  ['a comma at the very end', 'a,', [['a', '']]],
  ['empty lines, so that line numbers hold', 'a\n\nb\n', [['a'], [''], ['b']]],
  ['quotes in the midst of a cell', 'a 5" pipe,b\n', [['a 5" pipe', 'b']]],
  ['rows of different lengths', 'a,b\n1\n1,2,3\n', [['a', 'b'], ['1'], ['1', '2', '3']]],
  [
    'semicolons',
    'a;b,c;d\n"1;2";3\n',
    [
      ['a', 'b,c', 'd'],
      ['1;2', '3'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'bars',
    'a|b\n1|2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a header whose quoted cell holds other delimiters',
    '"x;y;z",b\n1,2\n',
    [
      ['x;y;z', 'b'],
      ['1', '2'],
    ],
  ],
  ['markup and scripts as text', '<script>alert(1)</script>,{{x}}\n', [['<script>alert(1)</script>', '{{x}}']]],
  [
    'the separator line of Excel',
    'sep=;\r\na;b,c\r\n1;2\r\n',
    [
      ['a', 'b,c'],
      ['1', '2'],
    ],
  ],
  ['the separator line alone', 'SEP=,\r', []],
  ['a quoted separator line', '"sep=|"\na|b;c;d\n', [['a', 'b;c;d']]],
  ['a column named like the separator line', 'sep=;x\n', [['sep=', 'x']]],
  ['UTF-8', 'Zoë,😀\n', [['Zoë', '😀']]],
  ['UTF-8 with a byte order mark', '\uFEFFa,b\n', [['a', 'b']]],
  ['UTF-16, little end first', Buffer.from('\uFEFFZoë,😀\n', 'utf16le'), [['Zoë', '😀']]],
  ['UTF-16, big end first', utf16be('Zoë,😀\n'), [['Zoë', '😀']]],
  ['Windows-1252', Buffer.from([0x5a, 0x6f, 0xeb, 0x2c, 0x80, 0x93, 0x0a]), [['Zoë', '€“']]],
];

describe('readCsv', () => {
  test.each(FILES)('reads %s', async (_name, bytes, rows) => {
    expect(await read(bytes)).toEqual(rows);
  });

  test.each(FILES)('reads %s the same when it arrives byte by byte', async (_name, bytes, rows) => {
    expect(await read(bytes, 1)).toEqual(rows);
  });

  test('agrees with the library wherever the first quote is and wherever the chunks are split', async () => {
    const cell = fc.constantFrom('', 'a', 'b c', '1', 'é😀', '"', '""', '"x"', '"x\ny"', 'p"q');
    const line = fc.array(cell, { minLength: 1, maxLength: 4 }).map((cells) => cells.join(','));
    const end = fc.constantFrom('\n', '\r\n', '\r', '\n\n');
    // Plain lines first, so that the library often takes over in the middle of the file.
    const plain = fc.array(fc.constantFrom('a,b\n', 'c\r\n', ',d\r', '\n', 'é😀,\r\n'), { maxLength: 8 });
    const rest = fc.array(fc.tuple(line, end), { maxLength: 8 }).map((lines) => lines.flat().join(''));
    await fc.assert(
      fc.asyncProperty(plain, rest, fc.boolean(), fc.nat(20), async (lines, quoted, isEnded, pieceBytes) => {
        const text = `x,y\n${lines.join('')}${quoted}${isEnded ? '' : 'z,'}`;
        const expected = readByLibrary(text);
        if (expected === null) await expect(read(text, pieceBytes + 1)).rejects.toThrow(Failure);
        else expect(await read(text, pieceBytes + 1)).toEqual(expected);
      }),
      { numRuns: size(400, 2_000) },
    );
  });

  test.each<[string, string | Uint8Array, RegExp]>([
    [
      'a quote that is never closed, by its row',
      'a\nb\n"c,d\ne',
      /^invalid_csv: the body cannot be read from row 3 on: a quote is never closed/,
    ],
    [
      'a quote that is never closed, behind plain rows',
      `${'a\n'.repeat(70_000)}"c`,
      /^invalid_csv: the body cannot be read from row 70001 on/,
    ],
    [
      'a row without an end',
      `a\n"${'x'.repeat(300_000)}"\n`,
      /^invalid_csv: the body has more than 262144 characters in row 2:/,
    ],
    ['a header without an end', 'abc,'.repeat(100_000), /^invalid_csv: .* row 1/],
    ['a row of delimiters', `a\n${','.repeat(400_000)}\n`, /^invalid_csv: .* more than 262144 characters in row 2:/],
    ['more cells than a spreadsheet has', `a\n${','.repeat(16_384)}\n`, /^invalid_csv: .* 16384 cells in row 2$/],
    ['more cells, with a quote', `a\n""${','.repeat(16_384)}\n`, /^invalid_csv: .* 16384 cells in row 2$/],
    ['a workbook', Buffer.from('PK\x03\x04\x14\0\x06\0'), /^not_text: /],
    ['UTF-16 without a mark', Buffer.from('a,b\n', 'utf16le'), /^not_text: /],
    ['half a character of UTF-16', Buffer.from([0xff, 0xfe, 0x61, 0x00, 0x62]), /^not_text: /],
    [
      'a UTF-8 byte order mark before invalid bytes',
      Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0xeb, 0x0a]),
      /^not_text: .*byte order mark/,
    ],
    ['more rows than are taken', 'a\n'.repeat(100_002), /^payload_too_large: A file may have at most 100000 rows/],
  ])('rejects %s', async (_name, bytes, message) => {
    expect(await refusal(bytes)).toMatch(message);
  });

  test('accepts a header and 100 000 rows', async () => {
    expect(await read('a\n'.repeat(100_001))).toHaveLength(100_001);
  });

  test('reads a long chunk in several turns of the event loop', async () => {
    const decode = vi.spyOn(TextDecoder.prototype, 'decode');
    const turns = countTurns();
    await read(`a\n${'b'.repeat(100_000)}\n`.repeat(10));
    expect(turns.end()).toBeGreaterThanOrEqual(2 * 15);
    expect(Math.max(...decode.mock.calls.map(([bytes]) => bytes?.byteLength ?? 0))).toBe(64 * 1024);
    decode.mockRestore();
  });

  test('lets the event loop run while rows of another length than the header are read', async () => {
    // The library creates an error for each of them.
    const capture = vi.spyOn(Error, 'captureStackTrace');
    let most = 0;
    const turns = countTurns(() => {
      most = Math.max(most, capture.mock.calls.length);
      capture.mockClear();
    });
    await read(`a\n${'"",""\n'.repeat(20_000)}`);
    turns.end();
    capture.mockRestore();
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(2_000);
  });
});

function countTurns(onTurn: () => void = () => undefined): { end: () => number } {
  let turns = 0;
  const next = () => {
    turns += 1;
    onTurn();
    immediate = setImmediate(next);
  };
  let immediate = setImmediate(next);
  return {
    end() {
      clearImmediate(immediate);
      return turns;
    },
  };
}
