// Converts a file or page to Markdown: txt, md, html, csv, pdf, docx. Runs in the reading process (process.ts), whose memory and time
// are limited. A parser's error fails the source. The first document that needs a parser loads it. Deliberately omitted: images,
// OCR of scans, scripts of pages.
import { isUtf8 } from 'node:buffer';
import { cutText } from '../../../core/cut-text.ts';
import { contentOf, type PageDocument } from './page-content.ts';

export type DocumentType = 'text' | 'markdown' | 'html' | 'csv' | 'pdf' | 'docx';

export interface Document {
  title: string | null;
  markdown: string;
  /** Links of a page as absolute URLs without fragments; empty for files. */
  links: string[];
}

/** Longer than any manual that a voice agent uses. */
export const MAX_TEXT_CHARS = 30_000_000;
const MAX_PDF_PAGES = 3_000;
const MAX_LINKS = 2_000;
/** Longer URLs are not followed, because a crawl keeps thousands of them. */
export const MAX_URL_CHARS = 2_048;
const MAX_TITLE_CHARS = 300;

/** @throws the parser's Error, or an Error with a readable sentence */
export async function readDocument(
  type: DocumentType,
  bytes: Uint8Array,
  { contentType, url }: { contentType: string | null; url: string | null },
): Promise<Document> {
  if (type === 'pdf') return readPdf(bytes);
  if (type === 'docx') return readDocx(bytes);
  if (type === 'csv') return readTable(bytes);
  const text = decode(bytes, contentType, type === 'html');
  if (type === 'html') return readHtml(text, url);
  return { title: null, markdown: text, links: [] };
}

async function readPdf(bytes: Uint8Array): Promise<Document> {
  const { extractText, getDocumentProxy, getMeta } = await import('unpdf');
  const pdf = await getDocumentProxy(bytes).catch((error: unknown) => {
    if ((error as Error).name !== 'PasswordException') throw error;
    throw new Error('The PDF is protected by a password. Remove the password and add the file again.');
  });
  if (pdf.numPages > MAX_PDF_PAGES) throw new Error(`The PDF has ${pdf.numPages} pages, more than ${MAX_PDF_PAGES}.`);
  const { text } = await extractText(pdf, { mergePages: false });
  const { info } = await getMeta(pdf);
  return { title: titleOf(info['Title']), markdown: text.map(withoutHyphenation).join('\n\n'), links: [] };
}

/** Joins words that are hyphenated at the end of a line. A hyphen before a capital belongs to the word: E-Mail. */
function withoutHyphenation(page: string): string {
  return page.replace(/(?<=\p{L})[\u00ad\u2010]\n(?=\p{L})|(?<=\p{Ll})-\n(?=\p{Ll})/gu, '');
}

async function readDocx(bytes: Uint8Array): Promise<Document> {
  const { default: mammoth } = await import('mammoth');
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const withoutPictures = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
  const { value } = await mammoth.convertToHtml({ buffer }, { convertImage: withoutPictures });
  return { title: null, markdown: await toMarkdown(value), links: [] };
}

/** Each row names its columns, because it may be the only row of a chunk that a caller's question finds. */
async function readTable(bytes: Uint8Array): Promise<Document> {
  const { readCsv } = await import('../../../core/csv-reader.ts');
  const rows: string[] = [];
  let names: readonly string[] | null = null;
  let chars = 0;
  for await (const piece of readCsv(() => [bytes])) {
    for (const { cells } of piece) {
      // Names of columns may be longer than their cells. The reading process refuses such a text.
      if (chars > MAX_TEXT_CHARS) break;
      const row = cells.flatMap((cell, i) => namedCell(names?.[i], cell)).join('; ');
      if (names === null) names = cells;
      else if (row !== '') rows.push(row);
      chars += row.length;
    }
    if (chars > MAX_TEXT_CHARS) break;
  }
  if (rows.length === 0) rows.push((names ?? []).filter((name) => name.trim() !== '').join('; '));
  return { title: null, markdown: rows.join('\n\n'), links: [] };
}

function namedCell(name: string | undefined, cell: string): string[] {
  const [title = '', text = ''] = [name, cell].map((part) => part?.replace(/\s+/g, ' ').trim());
  if (text === '') return [];
  return [title === '' ? text : `${title}: ${text}`];
}

async function readHtml(html: string, url: string | null): Promise<Document> {
  const [{ parseHTML }, { parse, serialize }] = await Promise.all([
    // A bundle of the same library, whose 150 modules take ten times as long to load.
    import('linkedom/worker'),
    import('parse5'),
  ]);
  // linkedom does not add elements whose tags a page may omit (HTML, section 13.1.2.4), such as head and body; parse5 does.
  const { document } = parseHTML(serialize(parse(html))) as unknown as { document: PageDocument };
  const links = url === null ? [] : linksOf(document, url);
  const title = titleOf(document.querySelector('title')?.textContent);
  return { title, markdown: await toMarkdown(contentOf(document)), links };
}

function linksOf(document: PageDocument, url: string): string[] {
  const given = document.querySelector('base[href]')?.getAttribute('href');
  const base = given && URL.canParse(given, url) ? new URL(given, url).href : url;
  const links = new Set<string>();
  for (const anchor of document.querySelectorAll('a[href]')) {
    const href = anchor.getAttribute('href') ?? '';
    if (href.length > MAX_URL_CHARS) continue;
    const target = URL.canParse(href, base) ? new URL(href, base) : null;
    if (!target || !/^https?:$/.test(target.protocol)) continue;
    target.hash = '';
    if (target.href.length > MAX_URL_CHARS) continue;
    links.add(target.href);
    if (links.size >= MAX_LINKS) break;
  }
  return [...links];
}

async function toMarkdown(html: string): Promise<string> {
  const { default: TurndownService } = await import('turndown');
  const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' });
  turndown.remove(['script', 'style', 'noscript']);
  // URLs and images are useless in speech.
  turndown.addRule('links', { filter: 'a', replacement: (content) => content });
  turndown.addRule('pictures', { filter: 'img', replacement: () => '' });
  turndown.addRule('emphasis', { filter: ['strong', 'b', 'em', 'i'], replacement: (content) => content });
  const write = cellWriter();
  turndown.addRule('cells', {
    filter: ['td', 'th'],
    replacement: (content, node) => ` ${write(content.trim(), node as unknown as TableCell)} |`,
  });
  turndown.addRule('rows', { filter: 'tr', replacement: (content) => `\n|${content}` });
  return turndown.turndown(html).replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1');
}

interface TableCell {
  tagName: string;
  textContent: string | null;
  parentNode: { children: ArrayLike<TableCell> };
  closest(selector: string): { querySelector(selector: string): TableCell['parentNode'] | null } | null;
}

/** Writes cells with the names of their columns, because a search may find a row without its header. */
function cellWriter(): (content: string, cell: TableCell) => string {
  // A table is searched once, because that takes time in proportion to its rows, and a row once, in proportion to its cells.
  const headers = new Map<object, TableCell['parentNode'] | null>();
  let current: { row: TableCell['parentNode'] | null; names: Map<TableCell, string> } = { row: null, names: new Map() };
  const namesOf = (row: TableCell['parentNode'], cell: TableCell): Map<TableCell, string> => {
    const table = cell.closest('table');
    if (!table) return new Map();
    const header = headers.get(table) ?? table.querySelector('tr');
    headers.set(table, header);
    const names = Array.from(header?.children ?? []);
    const cells = Array.from(row.children);
    const isNamed = header !== row && names.length === cells.length && names.every(({ tagName }) => tagName === 'TH');
    return new Map(
      isNamed ? cells.map((each, i) => [each, (names[i]!.textContent ?? '').replace(/\s+/g, ' ').trim()]) : [],
    );
  };
  return (content, cell) => {
    const row = cell.parentNode;
    if (current.row !== row) current = { row, names: namesOf(row, cell) };
    const name = current.names.get(cell) ?? '';
    return name === '' || content === '' ? content : `${name}: ${content}`;
  };
}

/**
 * Decodes by byte order mark, otherwise by the charset of the server or the page, otherwise as UTF-8 if it is valid, else as
 * Windows-1252, in which editors of Windows save texts. Invalid bytes become U+FFFD.
 */
function decode(bytes: Uint8Array, contentType: string | null, isHtml: boolean): string {
  const head = isHtml ? Buffer.from(bytes.subarray(0, 1024)).toString('latin1') : '';
  const named =
    /charset=["']?([\w-]+)/i.exec(contentType ?? '')?.[1] ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1];
  const label = byteOrderMark(bytes) ?? named ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  return decoderFor(label).decode(bytes).replaceAll('\0', '');
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

function decoderFor(label: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label);
  } catch (error) {
    if (error instanceof RangeError) return new TextDecoder();
    throw error;
  }
}

function titleOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const title = value.replaceAll('\0', '').replace(/\s+/g, ' ').trim().toWellFormed();
  return title === '' ? null : cutText(title, MAX_TITLE_CHARS);
}
