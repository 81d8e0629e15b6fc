// What files are read as: charsets, hyphenation, and reasons why a file has no text.
import { expect, test } from 'vitest';
import {
  MAX_TEXT_CHARS,
  readDocument,
  type DocumentType,
} from '../../../src/resources/knowledge-bases/reading/documents.ts';
import { lockedPdf, pdfOf } from './documents.ts';

async function textOf(type: DocumentType, bytes: Uint8Array, contentType: string | null = null): Promise<string> {
  return (await readDocument(type, bytes, { contentType, url: null })).markdown;
}

const GERMAN = 'Öffnungszeiten: täglich für 5 €';
/** Windows-1252 differs from Latin-1 in the sign of the euro. */
const WINDOWS = Buffer.concat([Buffer.from(GERMAN.slice(0, -1), 'latin1'), Buffer.from([0x80])]);

test.each<[string, DocumentType, Buffer, string | null]>([
  ['a text file of Windows', 'text', WINDOWS, null],
  ['a page without a charset', 'html', Buffer.concat([Buffer.from('<p>'), WINDOWS]), 'text/html'],
  [
    'a file with a charset',
    'text',
    Buffer.from(GERMAN.replace('€', 'EUR'), 'latin1'),
    'text/plain; charset=iso-8859-1',
  ],
  ['UTF-8', 'markdown', Buffer.from(GERMAN), 'text/markdown'],
  ['UTF-8 with a byte order mark', 'text', Buffer.from(`\ufeff${GERMAN}`), null],
  ['UTF-16', 'text', Buffer.from(`\ufeff${GERMAN}`, 'utf16le'), null],
])('%s is decoded', async (_what, type, bytes, contentType) => {
  expect(await textOf(type, bytes, contentType)).toBe(
    contentType?.includes('iso') ? GERMAN.replace('€', 'EUR') : GERMAN,
  );
});

test('a page of UTF-8 that declares another charset is decoded as it declares; invalid bytes of UTF-8 are replaced', async () => {
  expect(await textOf('text', Buffer.from([0x41, 0xff]), 'text/plain; charset=utf-8')).toBe('A\ufffd');
});

test('words that a PDF hyphenates at the end of a line are one word; hyphens within and after capitals stay', async () => {
  const lines = ['The deliv-', 'ery takes two days. Call E-', 'Mail or a long-term', 'agent - or', 'wait.'];
  expect(await textOf('pdf', pdfOf(lines))).toBe(
    'The delivery takes two days. Call E-\nMail or a long-term\nagent - or\nwait.',
  );
});

test('a PDF with a password fails with that reason', async () => {
  await expect(textOf('pdf', lockedPdf())).rejects.toThrow('protected by a password');
});

test.each([
  [
    'semicolons, quotes and Windows-1252',
    Buffer.from('Artikel;Name;Preis\r\nSKU-4711;"M\xfcller; GmbH";12,50\r\n;Seife;\r\n', 'latin1'),
  ],
  [
    'commas and a byte order mark',
    Buffer.from('\ufeffArtikel,Name,Preis\nSKU-4711,"Müller; GmbH","12,50"\n\n,Seife\n'),
  ],
  ['tabs and a quoted line break', Buffer.from('Artikel\tName\tPreis\nSKU-4711\t"Müller;\nGmbH"\t12,50\n\tSeife\t\n')],
])('each row of a CSV file with %s names its columns', async (_what, bytes) => {
  expect(await textOf('csv', bytes)).toBe('Artikel: SKU-4711; Name: Müller; GmbH; Preis: 12,50\n\nName: Seife');
});

test('a CSV file of one row, with unnamed columns or with too much text is read as far as it can be', async () => {
  expect(await textOf('csv', Buffer.from('Opening hours,nine to five\n'))).toBe('Opening hours; nine to five');
  expect(await textOf('csv', Buffer.from('Name,\nSoap,blue,round\n'))).toBe('Name: Soap; blue; round');
  const long = `${'x'.repeat(100_000)}\n${'1\n'.repeat(1_000)}`;
  expect((await textOf('csv', Buffer.from(long))).length).toBeLessThan(MAX_TEXT_CHARS + 200_000);
});

test('a file that is no CSV says what is wrong', async () => {
  await expect(textOf('csv', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]))).rejects.toThrow('save it as CSV');
});
