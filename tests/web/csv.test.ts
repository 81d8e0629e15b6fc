// CSV parsing of the dashboard: it reads the same cells and row numbers as the service, and reads back what it wrote.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from '../../src/core/csv-reader.ts';
import { csvOf, readSheet, UnreadableFile } from '../../src/web/dashboard/parts/sheet/csv.ts';

const fileOf = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, 'contacts.csv');

async function byService(file: File): Promise<{ row: number; cells: string[] }[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const rows = [];
  for await (const piece of readCsv(() => [bytes])) rows.push(...piece);
  return rows;
}

async function byPage(file: File): Promise<{ row: number; cells: readonly string[] }[]> {
  const { header, rows } = await readSheet(file);
  return [{ row: 1, cells: header }, ...rows];
}

const withText = ({ cells, row }: { cells: readonly string[]; row: number }) =>
  row === 1 || cells.some((cell) => cell.trim() !== '');

test('the page reads the cells and the row numbers that the service reads', async () => {
  const piece = fc.constantFrom(',', ';', '\n', '\r\n', '\r', '"', '""', 'a', ' ', 'é', '+1 202', "'", '|', '\t');
  const begin = fc.constantFrom('', 'sep=;\r\n', '"Sep=|"\n');
  await fc.assert(
    fc.asyncProperty(begin, fc.array(piece, { maxLength: 24 }), async (first, pieces) => {
      const file = fileOf(`${first}to_number,name\n${pieces.join('')}`);
      const service = await byService(file).catch((error: Error) => error);
      const page = await byPage(file).catch((error: Error) => error);
      if (service instanceof Error) expect(page).toBeInstanceOf(UnreadableFile);
      else expect(page).toEqual(service.filter(withText));
    }),
    { numRuns: 1500 },
  );
});

test('encodings are detected as the service does', async () => {
  const latin = new Uint8Array([...'phone;name\n+1;Ren'].map((char) => char.charCodeAt(0)).concat(0xe9));
  const wide = new Uint8Array(
    new Uint16Array([0xfeff, ...[...'phone,name\n+1,Zoë'].map((c) => c.charCodeAt(0))]).buffer,
  );
  for (const file of [fileOf(latin), fileOf(wide), fileOf('\ufeffphone\n+1')]) {
    expect(await byPage(file)).toEqual(await byService(file));
  }
  expect((await byPage(fileOf(latin)))[1]!.cells).toEqual(['+1', 'René']);
  await expect(byPage(fileOf(new Uint8Array([80, 75, 3, 4, 0, 0])))).rejects.toThrow('not a text file');
});

test('the service reads the CSV that the page writes', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ',', ';', '"', '\n', '\r', '\t', '|', ' ', "'", 'é') });
  const header = ['to_number', 'first name'];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1 }), async (rows) => {
      const file = fileOf(csvOf(header, rows));
      expect((await byService(file)).map(({ cells }) => cells)).toEqual([header, ...rows]);
    }),
  );
});

test('a large file is read in slices, and a file over the limits is refused with its size', async () => {
  const lines = Array.from({ length: 100_000 }, (_, i) => `+1202${5_550_000 + i},Person ${i}`);
  const shares: number[] = [];
  const { rows } = await readSheet(fileOf(`phone,name\n${lines.join('\n')}`), (share) => shares.push(share));
  expect([rows.length, rows.at(-1)]).toEqual([100_000, { row: 100_001, cells: ['+12025649999', 'Person 99999'] }]);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  await expect(readSheet(fileOf(`a\n${'b\n'.repeat(100_001)}`))).rejects.toThrow('more than 100 000 rows');
  await expect(readSheet(fileOf(new Uint8Array(20 * 1024 * 1024 + 1)))).rejects.toThrow('21 MiB');
  await expect(readSheet(fileOf('a,b\n1,"open\n2,3'))).rejects.toThrow('row 2 is never closed');
});
